/** Defines the environment of a command: streams, variables and clock. Tests provide their own implementation. */
import type { ShowCommand } from "../util/command-line.ts";
import type { Environment } from "../config/config.ts";

export interface Output {
  /** Writes text or bytes. Calls `done` when they were written or writing failed. */
  write(content: string | Uint8Array, done?: (error?: Error | null) => void): unknown;
  /** The number of characters in the buffer. */
  readonly writableLength?: number;
  readonly isTTY?: boolean;
  readonly columns?: number;
  /** Calls `listener` once the buffer is empty again after `write` returned false. */
  once?(event: "drain", listener: () => void): unknown;
}

export interface Terminal {
  readonly stdin: AsyncIterable<Buffer | string> & { readonly isTTY?: boolean };
  /** The stream for results (standard output). */
  readonly stdout: Output;
  /** The stream for messages (standard error). */
  readonly stderr: Output;
  readonly environment: Environment;
  /** The working directory, which contains `.env` and `.env.local`. */
  readonly directory: string;
  /** Formats commands for a shell in the working directory. */
  readonly command: ShowCommand;
  /** Formats commands for a shell in any directory. Used in logs and on pages. */
  readonly commandAnywhere: ShowCommand;
  /** The name of the system account that runs the command. The change log contains this name. */
  readonly systemUser: string;
  readonly now: () => Date;
  /** From now on, errors of `stdout` and `stderr` do not end the process. */
  ignoreOutputErrors(): void;
  /** Lets less garbage accumulate in the memory of the process, for commands that use little data at a time. */
  limitGarbage(): void;
  /** Ends the process after at most one second, even if a reader of `stdout` or `stderr` stalls. */
  dropUnreadOutput(): void;
  /**
   * Calls `stop` when the process receives a termination signal.
   * @returns a function that removes the handler
   */
  onSignal(stop: (signal: string) => void): () => void;
  /**
   * Calls `listener` when standard input ends. Its content is discarded.
   * @returns a function that stops reading
   */
  onInputEnd(listener: () => void): () => void;
  /** Calls `cleanUp` when the command has ended. */
  whenDone(cleanUp: () => void): void;
}

/** Prints a result, followed by a line break, to standard output. */
export function print({ stdout }: Terminal, text: string): void {
  stdout.write(`${text}\n`);
}

/** Prints a message, followed by a line break, to standard error. */
export function tell({ stderr }: Terminal, text: string): void {
  stderr.write(`${text}\n`);
}
