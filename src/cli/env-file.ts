/** Changes settings in the text of a `.env` file and leaves everything else in it as it is. Reading: `settings.ts`. */
import { randomBytes } from "node:crypto";
import { chown, open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { parse } from "dotenv";
import { CommandFailed } from "./failure.ts";

/**
 * Puts settings into a file, which is made if there is none and afterwards belongs to its owner only (0600). It is
 * written beside its place and then moved there.
 * @param values need no quotes
 * @throws {CommandFailed} when the file holds something that makes a change unsafe
 */
export async function changeEnvFile(path: string, values: Readonly<Record<string, string>>): Promise<void> {
  // What a link leads to is changed, not the link.
  const place = await realpath(path).catch(() => path);
  const before = await readFile(place, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const after = withSettings(before, values);
  if (after === null) {
    const names = Object.keys(values).join(" and ");
    throw new CommandFailed(
      `${path} cannot be changed safely: look for a quote in it that is never closed. ${names} has to be set there.`,
    );
  }
  await replaceFile(place, after);
}

/** The text with these settings; null when it could not be read back as wanted. */
export function withSettings(text: string, values: Readonly<Record<string, string>>): string | null {
  let changed: string | null = text;
  for (const [name, value] of Object.entries(values)) {
    if (changed !== null) changed = withSetting(changed, name, value);
  }
  return changed;
}

function withSetting(text: string, name: string, value: string): string | null {
  const wanted = { ...parse(text), [name]: value };
  // A line that only looks like the setting, inside of a text in quotes for example, is told by reading it back.
  const candidates = [inPlace(text, name, value), atTheEnd(text, name, value)];
  return candidates.find((candidate) => isDeepStrictEqual({ ...parse(candidate) }, wanted)) ?? null;
}

/** What stands in one line: in quotes that are closed there, or without any. */
const oneLineValue = "(?:'[^'\\r\\n]*'|\"[^\"\\r\\n]*\"|`[^`\\r\\n]*`|[^'\"`#\\s][^#\\r\\n]*?)?";

/** With another value in the last line that sets it; of several the last one counts. A comment behind it stays. */
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
  const aside = `${path}.${randomBytes(8).toString("hex")}.tmp`;
  const file = await open(aside, "wx", 0o600);
  try {
    try {
      await file.chmod(0o600);
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await keepOwner(path, aside);
    await rename(aside, path);
  } finally {
    await rm(aside, { force: true });
  }
}

/** Root may change a file for the account that the service runs under, which still has to read it afterwards. */
async function keepOwner(path: string, aside: string): Promise<void> {
  const owner = await stat(path).catch(() => null);
  if (owner !== null && process.getuid?.() === 0) await chown(aside, owner.uid, owner.gid);
}
