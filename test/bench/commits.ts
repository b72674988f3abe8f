/** Commits to the database of a measured service, after which the service can use no result that it kept. */
import Database from "better-sqlite3";

/** The environment of a service with a SQLite database. */
export interface Environment extends Readonly<Record<string, string>> {
  readonly DATABASE_URL: string;
}

export interface Writer {
  commit(): void;
  close(): void;
}

export function databaseFile({ DATABASE_URL }: Environment): string {
  return DATABASE_URL.slice("sqlite:".length);
}

export function openWriter(file: string): Writer {
  const database = new Database(file);
  database.pragma("synchronous = OFF");
  const commit = database.prepare("update users set name_folded = name_folded where id = 1");
  return { commit: () => commit.run(), close: () => database.close() };
}
