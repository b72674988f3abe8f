/** Adds metrics of the database and its backups. They are measured at each scrape. */
import { stat } from "node:fs/promises";
import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import { readBackupStatus } from "../backup/status.ts";
import { sqlitePath } from "../database/connect.ts";
import { sqliteFile } from "../database/sqlite/sqlite-file.ts";
import type { Reader } from "../database/store.ts";

/** Adds the sizes of the database. All workers measure the same database, so the maximum is its size. */
export function addDatabaseMetrics(registry: Registry, databaseUrl: string, read: Reader): void {
  const path = sqlitePath(databaseUrl);
  addGauge(registry, "partledger_database_size_bytes", "Size of the database, in bytes.", () =>
    path === null ? postgresSize(read) : fileSize(path),
  );
  if (path !== null) {
    addGauge(
      registry,
      "partledger_database_wal_size_bytes",
      "Size of the write-ahead log of the SQLite database, in bytes.",
      () => fileSize(`${sqliteFile(path)}-wal`),
    );
  }
}

/** Adds the time and the outcome of the last backups. Before the first backup, they have no value. */
export function addBackupMetrics(registry: Registry, uploadsDirectory: string): void {
  addGauge(
    registry,
    "partledger_backup_last_success_timestamp_seconds",
    "Start of the last complete backup, in seconds since 1970.",
    async () => {
      const { scheduled, manual } = await readBackupStatus(uploadsDirectory);
      const times = [scheduled, manual].flatMap(({ succeededAt }) => succeededAt ?? []);
      return times.length === 0 ? null : Math.max(...times.map((time) => Date.parse(time))) / 1000;
    },
  );
  addGauge(
    registry,
    "partledger_backup_last_failed",
    "Whether the last scheduled backup failed: 1 or 0.",
    async () => {
      const { scheduled } = await readBackupStatus(uploadsDirectory);
      if (scheduled.failedAt !== null) return 1;
      return scheduled.succeededAt === null ? null : 0;
    },
  );
}

/** @param measure returns `null` if there is no value at the moment */
function addGauge(
  registry: Registry,
  name: string,
  help: string,
  measure: () => Promise<number | null>,
): void {
  new Gauge({
    name,
    help,
    aggregator: "max",
    registers: [registry],
    async collect() {
      // A failed measurement, for example while PostgreSQL restarts, must not hide the other metrics.
      const value = await measure().catch(() => null);
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}

async function fileSize(path: string): Promise<number | null> {
  return (await stat(path)).size;
}

async function postgresSize({ db }: Reader): Promise<number | null> {
  const { rows } = await sql<{ size: string }>`
    select pg_database_size(current_database()) as size`.execute(db);
  return rows[0] === undefined ? null : Number(rows[0].size);
}
