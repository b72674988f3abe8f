/**
 * Dumps a PostgreSQL database for a backup: one file of JSON Lines per table of Partledger, and `database.json`, which lists
 * tables and sequences. `postgres-load.ts` loads the files.
 */
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { fileKeyQueries, type CopyOptions, type DatabaseCopy } from "../copy-options.ts";
import { requiredSchemaVersion } from "../migrate.ts";
import { allTables, isOwnTable, quoted, sequencesOf } from "./postgres-objects.ts";
import { connect, openPool } from "./postgres-pool.ts";

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

export async function dumpPostgres(url: string, folder: string, options: CopyOptions): Promise<DatabaseCopy> {
  const pool = openPool(url, "read", { ...options, max: 1 });
  try {
    const client = await connect(pool, url, options);
    try {
      // Writing to a slow disk can take long between two statements.
      await client.query("set idle_in_transaction_session_timeout = 0");
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

async function dump(
  client: PoolClient,
  folder: string,
  { onProgress, signal }: CopyOptions,
): Promise<DatabaseCopy> {
  const found = await allTables(client);
  const has = (name: string): boolean => found.includes(name);
  const one = async (sql: string): Promise<number> =>
    Number((await client.query<{ value: unknown }>(sql)).rows[0]?.value);
  const schemaVersion = has("migrations")
    ? await one("select coalesce(max(version), 0) as value from migrations")
    : 0;
  // The tables of a newer version are not known.
  const tableNames = schemaVersion > requiredSchemaVersion ? found : found.filter(isOwnTable);
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
    const file = createWriteStream(join(folder, tableFileName(name)), { mode: 0o600, flags: "wx" });
    await pipeline(lines, file, { signal });
    tables.push({ name, rows });
  }
  const sequences: Sequence[] = [];
  for (const name of await sequencesOf(client, tableNames)) {
    const { rows } = await client.query<Omit<Sequence, "name">>(
      `select last_value::text as last_value, is_called from ${quoted(name)}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  const fileKeys: string[] = [];
  for (const [table, query] of Object.entries(fileKeyQueries)) {
    if (!has(table)) continue;
    const { rows } = await client.query<{ key: string }>(query);
    fileKeys.push(...rows.map(({ key }) => key));
  }
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
