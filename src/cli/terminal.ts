/** The environment of a command: streams, variables and clock. Tests provide their own. */
import type { ShowCommand } from "../command-line.ts";
import type { Environment } from "../config.ts";

export interface Output {
  /** `done` is called when the text is written, or with the error. */
  write(text: string, done?: (error?: Error | null) => void): unknown;
  /** Characters that wait to be written. */
  readonly writableLength?: number;
  readonly isTTY?: boolean;
  /** Width of the terminal. */
  readonly columns?: number;
  /** Calls `listener` when the buffer has been drained after `write` returned false. */
  once?(event: "drain", listener: () => void): unknown;
}

export interface Terminal {
  readonly stdin: AsyncIterable<Buffer | string> & { readonly isTTY?: boolean };
  /** Data, for people and programs. */
  readonly stdout: Output;
  /** Everything else. */
  readonly stderr: Output;
  readonly environment: Environment;
  /** Where `.env` and `.env.local` are read from. */
  readonly directory: string;
  /** Command lines for the working directory. */
  readonly command: ShowCommand;
  /** Command lines for any directory, for logs and pages. */
  readonly commandAnywhere: ShowCommand;
  /** Name of the account that runs the command, for the change log. */
  readonly systemUser: string;
  readonly now: () => Date;
  /** From now on errors of stdout and stderr no longer end the process. */
  ignoreOutputErrors(): void;
  /** Ends the process, with its exit code, even if a reader of stdout or stderr stalls: it gets one more second. */
  dropUnreadOutput(): void;
  /** Calls `stop` when the process receives a signal to end; returns a function that removes the handler. */
  onSignal(stop: (signal: string) => void): () => void;
}

/** Prints a line of data. */
export function print({ stdout }: Terminal, text: string): void {
  stdout.write(`${text}\n`);
}

/** Prints a message that is not data. */
export function tell({ stderr }: Terminal, text: string): void {
  stderr.write(`${text}\n`);
}
