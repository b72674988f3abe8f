/** Commits to the database of a measured service, after which the service can use no result that it kept. */
import Database from "better-sqlite3";
import pg from "pg";
import { sqliteFile } from "./database-url.ts";

/** The environment of a service. */
export interface Environment extends Readonly<Record<string, string>> {
  readonly DATABASE_URL: string;
}

export interface Writer {
  commit(): Promise<void>;
  close(): Promise<void>;
}

const change = "update users set name_folded = name_folded where id = 1";

/** The name of the connections that are not part of the measurement. */
export const benchApplication = "partledger-bench";

export async function openWriter(url: string): Promise<Writer> {
  const file = sqliteFile(url);
  if (file === null) return openPostgresWriter(url);
  const database = new Database(file);
  database.pragma("synchronous = OFF");
  const commit = database.prepare(change);
  return {
    commit: () => {
      commit.run();
      return Promise.resolve();
    },
    close: () => {
      database.close();
      return Promise.resolve();
    },
  };
}

async function openPostgresWriter(url: string): Promise<Writer> {
  const client = new pg.Client({ connectionString: url, application_name: benchApplication });
  // If a measurement fails, the server ends this connection. Without a listener, that error would hide the first one.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("set synchronous_commit = off");
  return {
    commit: async () => {
      await client.query({ name: "commit", text: change });
    },
    close: () => client.end(),
  };
}
