/** Cleans up when a signal ends a command. */
import type { Terminal } from "./terminal.ts";

/**
 * Runs `tidy` when the process receives a signal to end, and then lets the signal end it.
 * @returns a function that removes the listener
 */
export function whenTold(terminal: Terminal, tidy: () => void): () => void {
  const forget = terminal.onSignal((signal) => {
    tidy();
    forget();
    process.kill(process.pid, signal);
  });
  return forget;
}
