/**
 * Dumps a PostgreSQL database for a backup: one file of JSON Lines per table, and `database.json`, which lists tables and
 * sequences. `postgres-load.ts` loads the files.
 */
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import type { CopyOptions, DatabaseCopy } from "./copy-options.ts";
import { openPool, retryUntilConnected } from "./postgres-connection.ts";

export const dumpIndexName = "database.json";

export interface Sequence {
  readonly name: string;
  readonly last_value: string;
  readonly is_called: boolean;
}

/** The contents of `database.json`. */
export interface DumpIndex {
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly sequences: readonly Sequence[];
}

export const tableFileName = (table: string): string => `${table}.jsonl`;

const rowsPerFetch = 1000;

/** Selects the names of all tables (`r`) or sequences (`S`) of the schema that belong to no extension. */
export const selectRelations = `
  select c.relname as name from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = $1 and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export async function dumpPostgres(url: string, folder: string, options: CopyOptions): Promise<DatabaseCopy> {
  const pool = openPool(url, "read", { ...options, max: 1 });
  try {
    const client = await retryUntilConnected(options, () => pool.connect());
    try {
      // All statements see the data of one moment.
      await client.query("begin isolation level repeatable read, read only");
      return await dump(client, folder, options);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function dump(client: PoolClient, folder: string, { onProgress }: CopyOptions): Promise<DatabaseCopy> {
  const names = async (kind: "r" | "S"): Promise<string[]> =>
    (await client.query<{ name: string }>(selectRelations, [kind])).rows.map(({ name }) => name);
  const tableNames = await names("r");
  const has = (name: string): boolean => tableNames.includes(name);
  const one = async (sql: string): Promise<number> =>
    Number((await client.query<{ value: unknown }>(sql)).rows[0]?.value);
  const schemaVersion = has("migrations")
    ? await one("select coalesce(max(version), 0) as value from migrations")
    : 0;
  const tables: { name: string; rows: number }[] = [];
  for (const [index, name] of tableNames.entries()) {
    onProgress?.(index, tableNames.length);
    let rows = 0;
    const lines = async function* () {
      for await (const row of rowsOf(client, name)) {
        rows += 1;
        yield `${row}\n`;
      }
    };
    await pipeline(lines, createWriteStream(join(folder, tableFileName(name)), { mode: 0o600, flags: "wx" }));
    tables.push({ name, rows });
  }
  const sequences: Sequence[] = [];
  for (const name of await names("S")) {
    const { rows } = await client.query<Omit<Sequence, "name">>(
      `select last_value::text as last_value, is_called from ${quoted(name)}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  const fileKeys = has("attachments")
    ? (
        await client.query<{ internal_path: string }>(
          "select internal_path from attachments where internal_path is not null order by id",
        )
      ).rows.map(({ internal_path }) => internal_path)
    : [];
  const index: DumpIndex = { tables, sequences };
  await writeFile(join(folder, dumpIndexName), `${JSON.stringify(index, null, 1)}\n`, { mode: 0o600 });
  return {
    dialect: "postgres",
    schemaVersion,
    files: [dumpIndexName, ...tableNames.map(tableFileName)],
    fileKeys,
  };
}

/** Reads the rows of a table as JSON texts. The server writes the JSON, so no value loses precision. */
async function* rowsOf(client: PoolClient, table: string): AsyncGenerator<string> {
  await client.query(
    `declare dumped no scroll cursor for select row_to_json(t)::text as row from ${quoted(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsPerFetch} from dumped`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsPerFetch) break;
  }
  await client.query("close dumped");
}
