/** Writes log lines to a stream that may fail: lines that cannot be written are dropped and counted. */
import type { Output } from "./terminal.ts";

/** Characters that wait for a reader that is behind. Beyond that, lines are dropped rather than kept in memory. */
const longestQueue = 1_048_576;

/** @param report the line that tells how many lines were dropped, with its line break */
export function createLogOutput(
  output: Output,
  report: (droppedLines: number) => string,
): (line: string) => void {
  let dropped = 0;
  return (line) => {
    if ((output.writableLength ?? 0) > longestQueue) {
      dropped += 1;
      return;
    }
    const reported = dropped;
    dropped = 0;
    // In one write, so that the count arrives with the first line that can be written.
    output.write(reported === 0 ? line : report(reported) + line, (error) => {
      if (error !== null && error !== undefined) dropped += reported + 1;
    });
  };
}
