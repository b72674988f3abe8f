/**
 * Creates databases with the rows of the benchmark. Those of SQLite are kept in `.cache/bench/`, because creating a million
 * parts takes minutes. A benchmark copies such a database before it changes it.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import pg from "pg";
import { openStore } from "../../src/database/connect.ts";
import { root } from "./options.ts";
import { seed } from "./seed.ts";

const cacheFolder = join(root, ".cache/bench");
/** A database is created again if this script changes. */
const seedScript = join(root, "test/bench/seed.ts");

/** Creates a folder for the files of one benchmark. It is on the same disk as the kept databases. */
export async function createRunFolder(): Promise<string> {
  await mkdir(cacheFolder, { recursive: true });
  return mkdtemp(join(cacheFolder, "run-"));
}

/** Copies a database with the tables of `program` to `target`. Creates it first if it is not kept yet. */
export async function copySeeded(parts: number, program: string, target: string): Promise<void> {
  await migrate(program, `sqlite:${target}`);
  const key = createHash("sha256")
    .update(schemaOf(target))
    .update(await readFile(seedScript));
  const kept = join(cacheFolder, `parts-${parts}-${key.digest("hex").slice(0, 12)}.db`);
  if (!existsSync(kept)) {
    process.stdout.write(`Creating a database with ${parts} parts. It is kept in .cache/bench/.\n`);
    await fill(`sqlite:${target}`, parts);
    await rename(target, kept);
  }
  await copyFile(kept, target, constants.COPYFILE_FICLONE);
}

async function fill(url: string, parts: number): Promise<void> {
  const store = await openStore(url, { durability: "normal" });
  await seed(store, parts, new Date());
  await store.close();
}

/** Completes the work that a service does after the recorded writes, while no process commits. */
export async function mergeSearchIndex(url: string): Promise<void> {
  const store = await openStore(url, { durability: "normal" });
  while (await store.mergeSearchIndex());
  await store.close();
}

/** The settings of a production server. The others are defaults: commits are durable (`fsync`, `synchronous_commit`). */
export const postgresSettings = ["max_connections=100", "shared_buffers=512MB"];

/** Creates a database with the tables of `program` on a PostgreSQL server. Returns its URL. */
export async function createOnPostgres(
  parts: number,
  program: string,
  serverUrl: string,
  name: string,
): Promise<string> {
  await runOnPostgres(serverUrl, [`create database ${name}`]);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(program, url.href);
  await fill(url.href, parts);
  await runOnPostgres(url.href, ["vacuum analyze", "checkpoint"]);
  return url.href;
}

async function runOnPostgres(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function migrate(program: string, url: string): Promise<void> {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, UPLOADS_DIR: tmpdir() };
  await promisify(execFile)(process.execPath, [program, "migrate"], { env });
}

function schemaOf(file: string): string {
  const database = new Database(file, { readonly: true });
  const rows = database.prepare("select name, sql from sqlite_master order by name").all();
  database.close();
  return JSON.stringify(rows);
}
