/**
 * Creates databases with the rows of the benchmark and keeps them in `.cache/bench/`, because creating a million parts
 * takes minutes. A benchmark copies such a database before it changes it.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { build } from "esbuild";
import { openStore } from "../../src/database/connect.ts";
import type { Store } from "../../src/database/store.ts";
import { timestamp } from "../../src/database/timestamp.ts";
import { seedPrincipal } from "./data.ts";

const benchFolder = fileURLToPath(new URL(".", import.meta.url));
const cacheFolder = join(benchFolder, "../../.cache/bench");

/** The number of databases of one name that are kept: those of this checkout and of the one that it is compared with. */
const keptPerName = 2;

export interface SeededDatabase {
  /** Identifies the rows, for example `parts-10000`. */
  readonly name: string;
  /** The bundle of the service that creates the tables. */
  readonly program: string;
  /** The script in this folder with `fill`. The database is created again if it or what it imports changes. */
  readonly script: string;
  readonly fill: (store: Store, now: Date) => Promise<void>;
}

/** Creates a folder for the files of one benchmark. It is on the same disk as the kept databases. */
export async function createRunFolder(): Promise<string> {
  await mkdir(cacheFolder, { recursive: true });
  return mkdtemp(join(cacheFolder, "run-"));
}

/** Copies the database to `target`. Creates it first if it is not kept yet; `report` is called before. */
export async function copySeeded(
  wanted: SeededDatabase,
  target: string,
  report: (message: string) => void,
): Promise<void> {
  const temporary = await createRunFolder();
  try {
    const fresh = join(temporary, "seeded.db");
    await migrate(wanted.program, fresh);
    const key = createHash("sha256")
      .update(schemaOf(fresh))
      .update(await sourceOf(wanted.script));
    const kept = join(cacheFolder, `${wanted.name}-${key.digest("hex").slice(0, 12)}.db`);
    if (!existsSync(kept)) {
      report(`Creating the database ${wanted.name}. It is kept in .cache/bench/ for later runs.`);
      const store = await openStore(`sqlite:${fresh}`, { durability: "normal" });
      await wanted.fill(store, new Date());
      await store.close();
      await rename(fresh, kept);
    }
    const now = new Date();
    await utimes(kept, now, now);
    await removeOutdated(wanted.name);
    await copyFile(kept, target, constants.COPYFILE_FICLONE);
    setLastUse(target, now);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Creates a database without parts, in which the token of the benchmark is valid. */
export async function createEmpty(program: string, file: string): Promise<void> {
  await migrate(program, file);
  const store = await openStore(`sqlite:${file}`, { durability: "normal" });
  await store.transaction((transaction) => seedPrincipal(transaction, new Date()));
  await store.close();
}

/** Completes the work that a service does after the recorded writes, while no process commits. */
export async function mergeSearchIndex(url: string): Promise<void> {
  const store = await openStore(url, { durability: "normal" });
  while (await store.mergeSearchIndex());
  await store.close();
}

async function migrate(program: string, file: string): Promise<void> {
  const env = { PATH: process.env.PATH, DATABASE_URL: `sqlite:${file}`, UPLOADS_DIR: join(file, "..") };
  await promisify(execFile)(process.execPath, [program, "migrate"], { env });
}

function schemaOf(file: string): string {
  const database = new Database(file, { readonly: true });
  try {
    return JSON.stringify(database.prepare("select name, sql from sqlite_master order by name").all());
  } finally {
    database.close();
  }
}

/** Returns the code of a script with everything that it imports, except packages. */
async function sourceOf(script: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(benchFolder, script)],
    bundle: true,
    write: false,
    packages: "external",
    platform: "node",
    format: "esm",
  });
  return outputFiles.map(({ text }) => text).join("");
}

async function removeOutdated(name: string): Promise<void> {
  const files = (await readdir(cacheFolder)).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith(".db"),
  );
  const dated = await Promise.all(
    files.map(async (file) => ({ file, used: (await stat(join(cacheFolder, file))).mtimeMs })),
  );
  dated.sort((one, other) => other.used - one.used);
  for (const { file } of dated.slice(keptPerName)) await rm(join(cacheFolder, file));
}

/** A recent use keeps the service from updating this column during the measurement. */
function setLastUse(file: string, now: Date): void {
  const database = new Database(file);
  database.prepare("update api_tokens set last_time_used = ?").run(timestamp(now));
  database.close();
}
