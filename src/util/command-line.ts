/**
 * Formats command lines that users can copy and run. The command lines start the program in the same way as the current
 * process.
 */
import { readFileSync, realpathSync } from "node:fs";
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve } from "node:path";
import type { Environment } from "../config/config.ts";
import { lazily } from "./memoize.ts";
import { parseUrl } from "./url.ts";

/**
 * Formats the parameters of a command as a command line for a POSIX shell: `oauth enable` → `npx partledger oauth
 * enable`.
 */
export type ShowCommand = (parameters: string) => string;

/** Formats commands without server paths. For pages that visitors can see. */
export const shortCommand: ShowCommand = (parameters) => `partledger ${parameters}`;

interface Start {
  /** The path of the program: the script (`process.argv[1]`) or the executable (`process.execPath`). */
  readonly entry: string;
  readonly directory: string;
  readonly environment: Environment;
}

/** Formats commands for a shell in `directory`, where settings in `.env` and `.env.local` apply automatically. */
export function commandInFolder({ entry, directory, environment }: Start): ShowCommand {
  const words = lazily(() => [
    ...uploadsSetting(environment, directory),
    ...databaseSetting(environment),
    programIn(directory, entry, environment["PATH"]),
  ]);
  return (parameters) => [...words(), parameters].join(" ");
}

/** Formats commands for a shell in any directory. */
export function commandAnywhere(start: Start): ShowCommand {
  const command = commandInFolder(start);
  return (parameters) => `cd ${quoted(start.directory)} && ${command(parameters)}`;
}

const script = /\.[cm]?[jt]s$/;

function programIn(directory: string, entry: string, path: string | undefined): string {
  const project = projectOf(entry);
  if (project !== null && isInside(directory, project)) return "npx partledger";
  if (script.test(entry)) return `node ${quoted(entry)}`;
  if (isOnPath(entry, path)) return quoted(basename(entry));
  const inFolder = relative(directory, entry);
  return quoted(isAbsolute(entry) && !inFolder.startsWith("..") ? `./${inFolder}` : entry);
}

/** Returns whether a shell finds this program by its name. */
function isOnPath(entry: string, path = ""): boolean {
  const name = basename(entry);
  // The shell runs the first file with this name.
  const found = path
    .split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => realPath(join(folder, name)) ?? [])[0];
  return found !== undefined && found === realPath(entry);
}

function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** Returns the directory in which `npx partledger` starts this program, or null if there is none. */
function projectOf(entry: string): string | null {
  const installedIn = /^(.+)\/node_modules\/\.bin\/[^/]+$/.exec(entry)?.[1];
  if (installedIn !== undefined) return installedIn;
  try {
    const program = realpathSync(entry);
    // `npx` runs scripts. An executable in a checkout is started by its path.
    if (!script.test(program)) return null;
    let folder = dirname(program);
    while (folder !== dirname(folder)) {
      const name = packageName(folder);
      if (name !== null) return name === "partledger" ? folder : null;
      folder = dirname(folder);
    }
  } catch {
    // The path cannot be resolved if the program was removed or replaced while this process is running.
  }
  return null;
}

/**
 * Returns the `name` in a folder's `package.json`, or null if there is no name. The `package.json` of the bundle has
 * none, because it only sets the module type.
 */
function packageName(folder: string): string | null {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { name?: unknown };
    return typeof name === "string" ? name : null;
  } catch {
    return null;
  }
}

function isInside(directory: string, folder: string): boolean {
  try {
    return !/^\.\.(\/|$)/.test(relative(realpathSync(folder), realpathSync(directory)));
  } catch {
    return false;
  }
}

function uploadsSetting(environment: Environment, directory: string): string[] {
  const given = environment["UPLOADS_DIR"]?.trim() ?? "";
  if (given === "" || resolve(directory, given) === resolve(directory, "uploads")) return [];
  return [`UPLOADS_DIR=${quoted(given)}`];
}

/**
 * Returns the assignment of DATABASE_URL for the command. To keep a password secret, the command refers to the shell's
 * own DATABASE_URL and fails if that variable is not set.
 */
function databaseSetting(environment: Environment): string[] {
  const given = environment["DATABASE_URL"]?.trim() ?? "";
  if (given === "") return [];
  return [`DATABASE_URL=${hasPassword(given) ? '"${DATABASE_URL:?}"' : quoted(given)}`];
}

function hasPassword(databaseUrl: string): boolean {
  if (databaseUrl.startsWith("sqlite:")) return false;
  const url = parseUrl(databaseUrl);
  if (url === null) return true;
  const { password, searchParams } = url;
  return password !== "" || [...searchParams.keys()].some((name) => /password/i.test(name));
}

export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
