/** Changes settings in the text of a `.env` file and leaves everything else in it as it is. Reading: `settings.ts`. */
import { chown, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { parse } from "dotenv";
import { writeBeside } from "../private-file.ts";
import { CommandFailed } from "./failure.ts";

/**
 * Writes settings to a file that only its owner can access (0600). Creates the file if it does not exist.
 * @param values need no quotes
 * @throws {CommandFailed} if the file cannot be changed safely
 */
export async function changeEnvFile(path: string, values: Readonly<Record<string, string>>): Promise<void> {
  // Change the target of a link, not the link.
  const place = await realpath(path).catch(() => path);
  const before = await readFile(place, "utf8").catch((error: NodeJS.ErrnoException) => {
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
  await replaceFile(place, after);
}

/** The text with these settings; null if it cannot be read back with these values. */
export function withSettings(text: string, values: Readonly<Record<string, string>>): string | null {
  let changed: string | null = text;
  for (const [name, value] of Object.entries(values)) {
    if (changed !== null) changed = withSetting(changed, name, value);
  }
  return changed;
}

function withSetting(text: string, name: string, value: string): string | null {
  const wanted = { ...parse(text), [name]: value };
  // Reading it back detects a line that only looks like the setting, for example in a quoted text of several lines.
  const candidates = [inPlace(text, name, value), atTheEnd(text, name, value)];
  return candidates.find((candidate) => isDeepStrictEqual({ ...parse(candidate) }, wanted)) ?? null;
}

/** A value of one line: in quotes that are closed on the line, or without quotes. */
const oneLineValue = "(?:'[^'\\r\\n]*'|\"[^\"\\r\\n]*\"|`[^`\\r\\n]*`|[^'\"`#\\s][^#\\r\\n]*?)?";

/** Replaces the value in the last line that sets it, which is the one that applies. Keeps a comment after it. */
function inPlace(text: string, name: string, value: string): string {
  const blank = "[^\\S\\r\\n]*";
  const start = `^(${blank}(?:export${blank})?${name}${blank}[=:]${blank})`;
  const line = new RegExp(`${start}${oneLineValue}(${blank}|${blank}#[^\\r\\n]*)$`, "gm");
  const last = [...text.matchAll(line)].at(-1);
  if (last === undefined) return text;
  const [whole, beginning = "", rest = ""] = last;
  return text.slice(0, last.index) + beginning + value + rest + text.slice(last.index + whole.length);
}

function atTheEnd(text: string, name: string, value: string): string {
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

/** If root changes the file, the account of the service must still be able to read it. */
async function keepOwner(path: string, temporary: string): Promise<void> {
  const owner = await stat(path).catch(() => null);
  if (owner !== null && process.getuid?.() === 0) await chown(temporary, owner.uid, owner.gid);
}
