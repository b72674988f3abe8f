/** What is to be done when a command is told to end before it is done. */
import type { Terminal } from "./terminal.ts";

/**
 * Runs `tidy` when the process is told to end, which it then does as if nobody had listened.
 * @returns what takes this back
 */
export function whenTold(terminal: Terminal, tidy: () => void): () => void {
  const forget = terminal.onSignal((signal) => {
    tidy();
    forget();
    process.kill(process.pid, signal);
  });
  return forget;
}
