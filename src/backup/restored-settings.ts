/** Selects the settings files that a restore creates, and adapts them to the place of the restored data. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "dotenv";
import { readConfig, type Config, type Environment } from "../config/config.ts";
import { settingsFiles } from "../archive/backup-format.ts";
import type { NewFile } from "./swap.ts";

type Location = Pick<Config, "databaseUrl" | "uploadsDirectory">;

export interface SettingsTarget {
  readonly directory: string;
  /** The environment variables, which override the files. */
  readonly environment: Environment;
}

export interface RestoredSettings {
  readonly files: readonly NewFile[];
  /** The names of files that exist and have other contents. */
  readonly kept: readonly string[];
  /** The variables that were commented out because they name another place than that of the restored data. */
  readonly disabled: readonly { readonly file: string; readonly variable: string }[];
}

const locationVariables = ["UPLOADS_DIR", "DATABASE_URL"];

/** @param contents the settings files of the backup, by name */
export async function selectSettings(
  target: SettingsTarget | null,
  contents: ReadonlyMap<string, Buffer>,
  restored: Location,
): Promise<RestoredSettings> {
  const created = new Map<string, string>();
  const kept: string[] = [];
  if (target === null) return { files: [], kept, disabled: [] };
  const { directory, environment } = target;
  const values: Record<string, string | undefined> = {};
  for (const name of settingsFiles) {
    const path = resolve(directory, name);
    const content = contents.get(name);
    if (existsSync(path)) {
      const existing = await readFile(path);
      Object.assign(values, parse(existing));
      if (content !== undefined && !content.equals(existing)) kept.push(name);
    } else if (content !== undefined) {
      created.set(name, content.toString("utf8"));
      Object.assign(values, parse(content));
    }
  }
  const disabled: { file: string; variable: string }[] = [];
  if (!isAt(directory, { ...values, ...environment }, restored)) {
    for (const [name, text] of created) {
      const adapted = withoutVariables(text, locationVariables);
      if (adapted === null) {
        created.delete(name);
        kept.push(name);
        continue;
      }
      created.set(name, adapted);
      const names = locationVariables.filter((variable) => variable in parse(text));
      disabled.push(...names.map((variable) => ({ file: name, variable })));
    }
  }
  const files = [...created].map(([name, text]) => ({
    path: resolve(directory, name),
    content: Buffer.from(text).toString("base64"),
  }));
  return { files, kept, disabled };
}

/** Whether commands with these settings use the restored data. */
function isAt(directory: string, values: Environment, restored: Location): boolean {
  const { UPLOADS_DIR, DATABASE_URL } = values;
  try {
    const found = absolute(directory, readConfig({ UPLOADS_DIR, DATABASE_URL }));
    return isDeepStrictEqual(found, absolute(directory, restored));
  } catch {
    return false;
  }
}

function absolute(directory: string, { uploadsDirectory, databaseUrl }: Location): Location {
  const path = /^sqlite:(?:\/\/)?(.*)$/is.exec(databaseUrl)?.[1];
  return {
    uploadsDirectory: resolve(directory, uploadsDirectory),
    databaseUrl: path === undefined ? databaseUrl : `sqlite:${resolve(directory, path)}`,
  };
}

/** Comments out variables. Returns null if a line cannot be recognized, for example within a value of several lines. */
function withoutVariables(text: string, names: readonly string[]): string | null {
  const line = new RegExp(
    `^[^\\S\\r\\n]*(?:export[^\\S\\r\\n]+)?(?:${names.join("|")})[^\\S\\r\\n]*[=:]`,
    "gm",
  );
  const changed = text.replaceAll(line, "# $&");
  const expected = Object.entries(parse(text)).filter(([name]) => !names.includes(name));
  return isDeepStrictEqual({ ...parse(changed) }, Object.fromEntries(expected)) ? changed : null;
}
