/**
 * Runs a PostgreSQL server for the benchmark, with the settings of a production server, and reads the CPU time of its
 * processes.
 */
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import pg from "pg";
import { startPostgres } from "../../codegen/release/postgres-server.ts";
import { openStore } from "../../src/database/connect.ts";
import type { Store } from "../../src/database/store.ts";
import { benchApplication } from "./commits.ts";
import { cpuOfProcess } from "./process-cpu.ts";

/** The other settings have the defaults of PostgreSQL: commits are durable (`fsync`, `synchronous_commit`). */
const postgresSettings = ["max_connections=100", "shared_buffers=512MB"];

interface Inventory {
  /** The name of the database. */
  readonly name: string;
  /** The bundle of the service that creates the tables. */
  readonly program: string;
  readonly fill: (store: Store, now: Date) => Promise<void>;
}

export interface BenchPostgres {
  /** Creates a database with the rows of an inventory. Returns its URL. */
  create(inventory: Inventory): Promise<string>;
  /**
   * Returns the CPU time of all processes of the server, except those of connections of the benchmark itself. `null` if
   * the operating system is not Linux.
   */
  cpuMicroseconds(): Promise<number | null>;
  stop(): Promise<void>;
}

export async function startBenchPostgres(): Promise<BenchPostgres> {
  const server = await startPostgres(postgresSettings);
  const control = await connect(server.url);

  return {
    create: async ({ name, program, fill }) => {
      await control.query(`drop database if exists ${name} with (force)`);
      await control.query(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      const env = { PATH: process.env.PATH, DATABASE_URL: url.href, UPLOADS_DIR: tmpdir() };
      await promisify(execFile)(process.execPath, [program, "migrate"], { env });
      const store = await openStore(url.href);
      await fill(store, new Date());
      await store.close();
      await finish(url.href);
      return url.href;
    },
    cpuMicroseconds: async () => {
      if (process.platform !== "linux") return null;
      const { rows } = await control.query<{ pid: number }>({
        name: "processes",
        text: "select pid from pg_stat_activity where application_name is distinct from $1",
        values: [benchApplication],
      });
      const times = await Promise.all(rows.map(({ pid }) => cpuOfProcess(pid)));
      return times.reduce((sum, time) => sum + time, 0);
    },
    stop: async () => {
      await control.end();
      await server.stop();
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: benchApplication });
  // After an error, the server stops before this connection is closed. Without a listener, the lost connection would end the
  // process with its own error instead.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Moves the sequences behind the inserted IDs, and writes the statistics for the planner. */
async function finish(url: string): Promise<void> {
  const client = await connect(url);
  const { rows } = await client.query<{ name: string; sequence: string }>(
    `select quote_ident(table_name) as name, pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence
    from information_schema.columns
    where table_schema = current_schema and column_name = 'id'
      and pg_get_serial_sequence(quote_ident(table_name), 'id') is not null`,
  );
  for (const { name, sequence } of rows)
    await client.query(
      `select setval('${sequence}', greatest((select max(id) from ${name}), (select last_value from ${sequence})))`,
    );
  await client.query("vacuum analyze");
  await client.query("checkpoint");
  await client.end();
}
