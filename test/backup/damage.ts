/** Damages a SQLite database as a failing disk does. */
import { closeSync, openSync, writeSync } from "node:fs";
import Database from "better-sqlite3";

/** Overwrites the page with the rows of a table that a backup itself does not read. */
export function damage(path: string): void {
  const database = new Database(path);
  database.pragma("wal_checkpoint(truncate)");
  const size = Number(database.pragma("page_size", { simple: true }));
  const page = Number(
    database.prepare("select rootpage from sqlite_schema where name = 'suppliers'").pluck().get(),
  );
  database.close();
  const file = openSync(path, "r+");
  writeSync(file, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(file);
}
