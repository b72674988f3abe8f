/**
 * Runs once before the suite. Starts a PostgreSQL server unless PARTLEDGER_TEST_POSTGRES is set, and creates a template
 * database for each dialect. `dialects.ts` copies the templates.
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres, type PostgresServer } from "../../codegen/release/postgres-server.ts";
import { migrate } from "../../src/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a database for administrative statements, and the name of the template database. */
    postgres: { readonly url: string; readonly template: string };
    /** Path of the SQLite file to copy. */
    sqliteTemplate: string;
  }
}

/** Starts the server. Vitest calls the returned function after the suite. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "partledger-suite-"));
  const server = await findServer();
  const template = `partledger_template_${randomBytes(4).toString("hex")}`;
  await query(server.url, `create database ${template}`);
  await migrate(databaseUrl(server.url, template));
  project.provide("postgres", { url: server.url, template });

  const sqliteTemplate = join(directory, "template.db");
  await migrate(`sqlite:${sqliteTemplate}`);
  project.provide("sqliteTemplate", sqliteTemplate);

  return async () => {
    await query(server.url, `drop database ${template} with (force)`);
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Runs one statement on its own connection, such as `create database`. */
export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function findServer(): Promise<PostgresServer> {
  const given = process.env["PARTLEDGER_TEST_POSTGRES"];
  if (given === undefined || given === "") return startPostgres();
  return { url: given, stop: () => Promise.resolve() };
}
