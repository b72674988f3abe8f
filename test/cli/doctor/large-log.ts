/** Creates a large write-ahead log. */
import { chmod, copyFile, rm, truncate } from "node:fs/promises";
import Database from "better-sqlite3";
import { inside } from "./installation.ts";

/** Leaves a write-ahead log of 200 MB, as after the end of a killed process. */
export async function leaveLargeLog(): Promise<void> {
  const path = inside("uploads/partledger.db");
  const database = new Database(path);
  database.pragma("wal_autocheckpoint = 0");
  database.exec("update parts set comment = comment || 'x'");
  await copyFile(path, inside("copy.db"));
  await copyFile(`${path}-wal`, inside("copy.db-wal"));
  database.close();
  await copyFile(inside("copy.db"), path);
  await copyFile(inside("copy.db-wal"), `${path}-wal`);
  for (const copy of ["copy.db", "copy.db-wal"]) await rm(inside(copy));
  for (const end of ["", "-wal"]) await chmod(path + end, 0o600);
  await truncate(`${path}-wal`, 200_000_000);
}
