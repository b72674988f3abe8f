/** Completes or discards an interrupted restore before a command uses the database or UPLOADS_DIR. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { restoreFolder } from "../archive/backup-format.ts";
import { completeRestore } from "../backup/swap.ts";
import type { Config } from "../config/config.ts";
import { OpenFailure } from "../database/open-failure.ts";
import { CommandFailed, describe } from "./failure.ts";
import { storeOptions } from "./open.ts";
import { readSettings } from "./settings.ts";
import { tell, type Terminal } from "./terminal.ts";

const messages = {
  completed: "A restore that was interrupted has been completed.",
  discarded:
    "A restore that was interrupted has been discarded. The data from before the restore is unchanged.",
};

/** @throws {CommandFailed} if a restore is in progress or cannot be completed */
export async function completeInterruptedRestore(terminal: Terminal): Promise<void> {
  const config = settingsIfValid(terminal);
  if (config === null || !existsSync(restoreFolder(config.uploadsDirectory))) return;
  try {
    const completion = await completeRestore(config, storeOptions(config));
    if (completion !== null) tell(terminal, messages[completion]);
  } catch (error) {
    if (error instanceof OpenFailure) throw error;
    throw new CommandFailed(
      `A restore to ${resolve(config.uploadsDirectory)} was interrupted and cannot be completed: ` +
        `${describe(error)}. Fix the cause, then run the command again as the account that runs Partledger.`,
      { cause: error },
    );
  }
}

/** Returns null if the settings are invalid, which the command itself reports. */
function settingsIfValid(terminal: Terminal): Config | null {
  try {
    return readSettings(terminal);
  } catch {
    return null;
  }
}
