/** Defines the results of the checks of `doctor`, and what the checks receive. */
import type { Config } from "../../config/config.ts";
import type { Reader } from "../../database/store.ts";
import type { Terminal } from "../terminal.ts";

export interface Finding {
  readonly name: string;
  readonly status: "ok" | "warning" | "problem";
  readonly message: string;
  /**
   * A shell command that fixes the problem, or that shows its cause if only the operator can fix it. Words in capitals
   * must be replaced. Null if there is no problem.
   */
  readonly fix: string | null;
  /** Fixes the problem and returns what was done. Omitted if the operator must decide. */
  readonly repair?: () => Promise<string>;
}

export interface DoctorOptions {
  /** Whether to check the whole database file and read all attachment files. */
  readonly deep: boolean;
  /** Whether files without an attachment can be moved although they are more than those with one. */
  readonly moveOrphans: boolean;
  readonly offline: boolean;
  /** Returns the free bytes of the file system that contains a folder. Replaced in tests. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

export interface CheckContext extends DoctorOptions {
  readonly terminal: Terminal;
  readonly config: Config;
}

export interface DatabaseContext extends CheckContext {
  readonly read: Reader;
}

export type Check<Context> = (context: Context) => Promise<readonly Finding[]> | readonly Finding[];

interface Remedy extends Pick<Finding, "repair"> {
  readonly fix: string;
}

const defect =
  (status: Finding["status"]) =>
  (name: string, message: string, remedy: Remedy): Finding => ({ name, status, message, ...remedy });

export const ok = (name: string, message: string): Finding => ({ name, status: "ok", message, fix: null });
export const warning = defect("warning");
export const problem = defect("problem");

/** The number of names that {@link formatList} shows. */
export const listed = 10;

/** Returns the names, separated by commas. Names after the tenth are only counted. */
export function formatList(names: readonly string[], total = names.length): string {
  const shown = names.slice(0, listed).join(", ");
  return total > listed ? `${shown} and ${total - listed} more` : shown;
}

/** Returns the command that adds a setting to `.env.local`. */
export function settingCommand(name: string, value: string): string {
  return `echo '${name}=${value}' >> .env.local`;
}
