/** Checks the SQLite file: its write-ahead log, its integrity and its foreign keys. */
import { realpath, stat } from "node:fs/promises";
import { sql } from "kysely";
import { nativeBinding } from "../../util/assets.ts";
import { sqlitePath } from "../../database/connect.ts";
import { journalSizeLimit } from "../../database/sqlite/sqlite-connection.ts";
import { isSafeToShare, openDatabaseFile, sqliteVersion } from "../../database/sqlite/sqlite-file.ts";
import { formatByteSize } from "../../util/byte-size.ts";
import {
  formatList,
  ok,
  problem,
  warning,
  type CheckContext,
  type DatabaseContext,
  type Finding,
} from "./finding.ts";

export function checkSqliteVersion({ config, terminal }: CheckContext): readonly Finding[] {
  if (sqlitePath(config.databaseUrl) === null) return [];
  const version = sqliteVersion(nativeBinding());
  if (isSafeToShare(version)) return [ok("sqlite", `Version ${version}.`)];
  const message = `Version ${version} can corrupt a database that several processes use. Run only one process.`;
  return [warning("sqlite", message, { fix: terminal.command("serve --workers 1") })];
}

/** A write-ahead log that is this large was not copied into the database file for a long time. */
const largeLogBytes = 2 * journalSizeLimit;

export async function checkWriteAheadLog(context: DatabaseContext): Promise<readonly Finding[]> {
  const name = "wal";
  const path = databasePath(context);
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(context.read.db);
  const mode = rows[0]?.journal_mode ?? "unknown";
  const remedy = { fix: context.terminal.command("doctor --fix"), repair: () => restoreLog(path) };
  if (mode !== "wal") {
    const message = `The journal mode is ${mode} instead of WAL, so readers wait for writers.`;
    return [warning(name, message, remedy)];
  }
  const bytes = (await stat(`${await realpath(path)}-wal`).catch(() => null))?.size ?? 0;
  if (bytes <= largeLogBytes) return [ok(name, `The write-ahead log has ${formatByteSize(bytes)}.`)];
  const message =
    `The write-ahead log has ${formatByteSize(bytes)}, which slows down reads. A process may have been killed, or another ` +
    "program keeps a transaction open.";
  return [warning(name, message, remedy)];
}

/** Sets the WAL mode, and copies the write-ahead log into the database file. */
async function restoreLog(path: string): Promise<string> {
  const handle = openDatabaseFile(path, nativeBinding(), { timeout: 5000 });
  try {
    const mode: unknown = handle.pragma("journal_mode = WAL", { simple: true });
    if (mode !== "wal") {
      throw new Error(
        `SQLite keeps the journal mode ${String(mode)}. Check that the file system supports WAL.`,
      );
    }
    const busy: unknown = handle.pragma("wal_checkpoint(TRUNCATE)", { simple: true });
    if (busy !== 0) {
      throw new Error(
        "Another process is reading the database. Stop the service, then run the command again.",
      );
    }
    return "Copied the write-ahead log into the database file.";
  } finally {
    handle.close();
  }
}

export async function checkIntegrity({ read, deep, ...context }: DatabaseContext): Promise<Finding[]> {
  const texts = deep
    ? (await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(read.db)).rows.map(
        (row) => row.integrity_check,
      )
    : (await sql<{ quick_check: string }>`pragma quick_check(5)`.execute(read.db)).rows.map(
        (row) => row.quick_check,
      );
  const damage = texts.filter((text) => text !== "ok");
  if (damage.length === 0) return [ok("integrity", "The database file is intact.")];
  const message = `The database file is damaged: ${damage.join("; ")}.`;
  return [problem("integrity", message, { fix: context.terminal.command("restore FILE --force") })];
}

export async function checkReferences({ read, terminal }: DatabaseContext): Promise<readonly Finding[]> {
  const { rows } = await sql<{ table: string; rowid: number | null; parent: string }>`
    pragma foreign_key_check`.execute(read.db);
  if (rows.length === 0) return [ok("references", "All referenced rows exist.")];
  const orphans = rows.map(({ table, rowid, parent }) => `${table} ${rowid ?? "?"} (missing in ${parent})`);
  return [
    problem("references", `${rows.length} references to missing rows: ${formatList(orphans)}.`, {
      fix: terminal.command("restore FILE --force"),
    }),
  ];
}

function databasePath({ config }: CheckContext): string {
  const path = sqlitePath(config.databaseUrl);
  if (path === null) throw new Error("The database is not a SQLite file.");
  return path;
}
