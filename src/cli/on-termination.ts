/** Runs cleanup code when a signal ends a command. */
import { rmSync } from "node:fs";
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

/** Removes a temporary file or folder when a signal ends the command. */
export function removeOnTermination(terminal: Terminal, path: string): () => void {
  return onTermination(terminal, () => rmSync(path, { recursive: true, force: true }));
}
