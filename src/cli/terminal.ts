/** What a command knows of the outside: its streams, the environment, the clock. Tests hand in their own. */
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
  /** Calls `listener` when there is room again, after `write` has answered false. */
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
  /** How users start commands of the program in this folder. */
  readonly command: ShowCommand;
  /** The same in any folder: for logs and pages. */
  readonly commandAnywhere: ShowCommand;
  /** Name of the account that runs the command, for the change log. */
  readonly systemUser: string;
  readonly now: () => Date;
  /** From now on errors of stdout and stderr no longer end the process. */
  ignoreOutputErrors(): void;
  /** Ends the process, with its exit code, even if a reader of stdout or stderr stalls: it gets one more second. */
  dropUnreadOutput(): void;
  /** Calls `stop` when the process is asked to end; returns what takes this back. */
  onSignal(stop: (signal: string) => void): () => void;
}

/** Prints a line of data. */
export function print({ stdout }: Terminal, text: string): void {
  stdout.write(`${text}\n`);
}

/** Tells people something that is no data. */
export function tell({ stderr }: Terminal, text: string): void {
  stderr.write(`${text}\n`);
}
