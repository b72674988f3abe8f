/** Changes settings in a `.env` file without changing the rest of the file. `settings.ts` reads `.env` files. */
import { chown, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { parse } from "dotenv";
import { writeBeside } from "../util/private-file.ts";
import { CommandFailed } from "./failure.ts";

/**
 * Writes settings to a file with mode 0600, so only its owner can access the file. Creates the file if it does not
 * exist.
 * @param values the new values by variable name; values must not need quotes
 * @throws {CommandFailed} if the file cannot be changed safely
 */
export async function changeEnvFile(path: string, values: Readonly<Record<string, string>>): Promise<void> {
  // If the path is a symbolic link, change the target of the link.
  const target = await realpath(path).catch(() => path);
  const before = await readFile(target, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const after = withSettings(before, values);
  if (after === null) {
    const names = Object.keys(values).join(" and ");
    throw new CommandFailed(
      `${path} cannot be changed safely because it may contain an unclosed quote. Correct the file, or add ${names} manually.`,
    );
  }
  await replaceFile(target, after);
}

/** Returns `text` with the new settings. Returns `null` if parsing the new text does not result in the new values. */
export function withSettings(text: string, values: Readonly<Record<string, string>>): string | null {
  let changed: string | null = text;
  for (const [name, value] of Object.entries(values)) {
    if (changed !== null) changed = withSetting(changed, name, value);
  }
  return changed;
}

function withSetting(text: string, name: string, value: string): string | null {
  const expected = { ...parse(text), [name]: value };
  // A line inside a multi-line value can look like a setting. Each candidate is parsed to detect a wrong replacement.
  const candidates = [replaced(text, name, value), appended(text, name, value)];
  return candidates.find((candidate) => isDeepStrictEqual({ ...parse(candidate) }, expected)) ?? null;
}

/** Matches a value that is unquoted, or in quotes that are closed on the same line. */
const oneLineValue = "(?:'[^'\\r\\n]*'|\"[^\"\\r\\n]*\"|`[^`\\r\\n]*`|[^'\"`#\\s][^#\\r\\n]*?)?";

/**
 * Replaces the value in the last line that sets the variable, because the last setting in a file applies. Keeps a
 * comment after the value.
 */
function replaced(text: string, name: string, value: string): string {
  const blank = "[^\\S\\r\\n]*";
  const start = `^(${blank}(?:export${blank})?${name}${blank}[=:]${blank})`;
  const line = new RegExp(`${start}${oneLineValue}(${blank}|${blank}#[^\\r\\n]*)$`, "gm");
  const last = [...text.matchAll(line)].at(-1);
  if (last === undefined) return text;
  const [whole, beginning = "", rest = ""] = last;
  return text.slice(0, last.index) + beginning + value + rest + text.slice(last.index + whole.length);
}

function appended(text: string, name: string, value: string): string {
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const start = text === "" || text.endsWith("\n") ? text : text + lineBreak;
  return `${start}${name}=${value}${lineBreak}`;
}

async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = await writeBeside(path, text);
  try {
    await keepOwner(path, temporary);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Gives the temporary file the owner of the original file. If root runs the command, the account of the service must
 * still be able to read the file.
 */
async function keepOwner(path: string, temporary: string): Promise<void> {
  const owner = await stat(path).catch(() => null);
  if (owner !== null && process.getuid?.() === 0) await chown(temporary, owner.uid, owner.gid);
}
