/** Runs cleanup code when a signal ends a command. */
import type { Terminal } from "./terminal.ts";

/**
 * Runs `cleanUp` when the process receives a termination signal, then ends the process with that signal.
 * @returns a function that removes the listener
 */
export function onTermination(terminal: Terminal, cleanUp: () => void): () => void {
  const unregister = terminal.onSignal((signal) => {
    cleanUp();
    unregister();
    process.kill(process.pid, signal);
  });
  return unregister;
}
