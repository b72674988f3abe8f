/** Protects folders of other programs from a start without arguments. */
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { lockName } from "../backup/data-lock.ts";
import { sqlitePath } from "../database/connect.ts";
import { CommandFailed } from "./failure.ts";
import { readSettings } from "./settings.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Checks that UPLOADS_DIR is empty, missing or in use by Partledger. Another program may have a folder `uploads` in the
 * working directory, and a start creates a database there and restricts access to the folder.
 * @throws {CommandFailed} if the folder contains files, but no database
 */
export async function requireOwnFolder(terminal: Terminal): Promise<void> {
  const { uploadsDirectory, databaseUrl } = readSettings(terminal);
  const path = sqlitePath(databaseUrl);
  if (path === null || existsSync(path) || isEmpty(uploadsDirectory)) return;
  throw new CommandFailed(
    `The directory ${resolve(uploadsDirectory)} contains files, but the database ${resolve(path)} does not ` +
      `exist. Run \`${terminal.command("serve")}\` to create the database and use this directory, or set UPLOADS_DIR ` +
      "to another directory.",
  );
}

function isEmpty(folder: string): boolean {
  try {
    // A start that failed before it created the database leaves only the lock.
    return readdirSync(folder).every((name) => name === lockName);
  } catch {
    // The directory does not exist, or the start itself will fail with the reason.
    return true;
  }
}
