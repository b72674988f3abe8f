/** Takes snapshots of everything that a service stores, to find out whether a request has changed anything. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Dialect, Reader, Store } from "../../src/database/store.ts";
import type { TestService } from "./service.ts";

/** Tables that change with each request or in the background, and the parts of virtual tables. */
const omittedTables = /^(rate_limits|sqlite_.*|.*_(data|idx|content|docsize|config))$/;

/** Columns with the last use of a credential. */
const omittedColumns = /^last_(used_at|time_used|seen_at)$/;

const tableNames: Readonly<Record<Dialect, string>> = {
  sqlite: "select name from sqlite_schema where type = 'table' order by name",
  postgres: "select tablename as name from pg_tables where schemaname = current_schema() order by 1",
};

/** Returns the rows of each table, and the digest of each file in the uploads folder. */
export async function snapshotOf({ store, uploads }: Pick<TestService, "store" | "uploads">) {
  const [tables, files] = await Promise.all([
    store.readTransaction((reader) => rowsByTable(reader, store)),
    filesBelow(uploads),
  ]);
  return { tables, files };
}

async function rowsByTable({ db }: Reader, { dialect }: Store): Promise<Record<string, string[]>> {
  const { rows } = await sql.raw<{ name: string }>(tableNames[dialect]).execute(db);
  const tables: Record<string, string[]> = {};
  for (const { name } of rows) {
    if (omittedTables.test(name)) continue;
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    tables[name] = found.rows.map(textOf).sort();
  }
  return tables;
}

function textOf(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).filter(([name]) => !omittedColumns.test(name))),
  );
}

async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const digest = entry.isFile()
        ? createHash("sha256")
            .update(await readFile(path))
            .digest("hex")
        : "";
      return [path, digest] as const;
    }),
  );
  return Object.fromEntries(found.sort());
}
