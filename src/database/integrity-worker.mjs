/**
 * The program of the worker thread that checks a SQLite file. `integrity.ts` starts it. The program is plain JavaScript,
 * because compiling it with tsx would take longer than most checks.
 */
import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";

const { path, nativeBinding } = workerData;

function check() {
  // For a database in WAL mode, a read-only connection would leave -wal and -shm files.
  const handle = new Database(path, { fileMustExist: true, ...(nativeBinding && { nativeBinding }) });
  try {
    handle.pragma("trusted_schema = OFF");
    const found = handle.pragma("quick_check(1)", { simple: true });
    if (found !== "ok") {
      const damage = found.replace(/^\*\*\* in database main \*\*\*\n/, "").replaceAll("\n", " ");
      return { damage, schemaVersion: null };
    }
    const hasMigrations = handle
      .prepare("select 1 from sqlite_schema where type = 'table' and name = 'migrations'")
      .get();
    const version = hasMigrations && handle.prepare("select max(version) from migrations").pluck().get();
    return { damage: null, schemaVersion: version ?? 0 };
  } finally {
    handle.close();
  }
}

try {
  parentPort.postMessage(check());
} catch (error) {
  // Severe damage prevents the check itself.
  if (!/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) throw error;
  parentPort.postMessage({ damage: error.message, schemaVersion: null });
}
