/** Commits to the database of a measured service, so that the service cannot repeat responses. */
import Database from "better-sqlite3";
import pg from "pg";

/** The environment of a service. */
export interface Environment extends Readonly<Record<string, string>> {
  readonly DATABASE_URL: string;
}

export interface Writer {
  readonly commit: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

const change = "update users set name_folded = name_folded where id = 1";

export async function openWriter(url: string): Promise<Writer> {
  const file = sqliteFile(url);
  if (file === null) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("set synchronous_commit = off");
    return { commit: () => client.query({ name: "commit", text: change }), close: () => client.end() };
  }
  const database = new Database(file);
  database.pragma("synchronous = OFF");
  const statement = database.prepare(change);
  return { commit: async () => statement.run(), close: async () => database.close() };
}

/** Returns the path of a SQLite database, or `null` for the URL of a PostgreSQL database. */
export function sqliteFile(url: string): string | null {
  return url.startsWith("sqlite:") ? url.slice("sqlite:".length) : null;
}
