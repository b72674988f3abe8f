/** The environment of a command: streams, variables and clock. Tests provide their own. */
import type { ShowCommand } from "../command-line.ts";
import type { Environment } from "../config.ts";

export interface Output {
  /** Writes text and calls `done` when the text is written or the write fails. */
  write(text: string, done?: (error?: Error | null) => void): unknown;
  /** The number of buffered characters. */
  readonly writableLength?: number;
  readonly isTTY?: boolean;
  /** The width of the terminal in columns. */
  readonly columns?: number;
  /** Calls `listener` when the buffer has been drained after `write` returned false. */
  once?(event: "drain", listener: () => void): unknown;
}

export interface Terminal {
  readonly stdin: AsyncIterable<Buffer | string> & { readonly isTTY?: boolean };
  /** Standard output, for results. */
  readonly stdout: Output;
  /** Standard error, for messages. */
  readonly stderr: Output;
  readonly environment: Environment;
  /** The working directory, which contains `.env` and `.env.local`. */
  readonly directory: string;
  /** Formats command lines for the working directory. */
  readonly command: ShowCommand;
  /** Formats command lines for any directory, for logs and pages. */
  readonly commandAnywhere: ShowCommand;
  /** The name of the system account that runs the command, for the change log. */
  readonly systemUser: string;
  readonly now: () => Date;
  /** Prevents errors of stdout and stderr from ending the process. */
  ignoreOutputErrors(): void;
  /** Ends the process after at most one second, even if a reader of stdout or stderr stalls. */
  dropUnreadOutput(): void;
  /** Calls `stop` when the process receives a termination signal. Returns a function that removes the handler. */
  onSignal(stop: (signal: string) => void): () => void;
}

/** Prints a result to standard output. */
export function print({ stdout }: Terminal, text: string): void {
  stdout.write(`${text}\n`);
}

/** Prints a message to standard error. */
export function tell({ stderr }: Terminal, text: string): void {
  stderr.write(`${text}\n`);
}
