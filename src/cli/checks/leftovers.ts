/**
 * Moves stored files that do not belong to an attachment (orphans) to another folder. Orphans remain if a process crashes
 * after it stored a file and before it committed the row, or after it committed a deletion. The service never touches
 * them, because a wrong DATABASE_URL turns all files into orphans.
 */
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withReader } from "../open.ts";
import type { CheckContext, Finding } from "./finding.ts";
import { formatList, problem, settingCommand, warning } from "./finding.ts";
import { knownFiles, openStorage } from "./stored-files.ts";

/** The folder in the uploads folder that receives files without an attachment. */
const orphanFolder = "orphaned";

/** More orphans than this indicate a wrong DATABASE_URL if they outnumber the files of attachments. */
const maximumOfCrashes = 10;

/** @param attached the number of files that belong to an attachment */
export function leftoverFinding(context: CheckContext, keys: readonly string[], attached: number): Finding {
  const message = `${keys.length} files do not belong to an attachment: ${formatList(keys)}.`;
  if (keys.length > Math.max(maximumOfCrashes, attached)) {
    const hint =
      `${message} Only ${attached} files belong to one, so DATABASE_URL probably names another database than the one ` +
      "that uses UPLOADS_DIR. Check both settings.";
    return problem("leftovers", hint, { fix: settingCommand("DATABASE_URL", "URL") });
  }
  return warning("leftovers", message, {
    fix: context.terminal.command("doctor --fix"),
    repair: () => moveOrphans(context, keys),
  });
}

/** Until then, a running service may commit the row of a new file. */
const recheckMilliseconds = 1000;

/** Moves the files to another folder and deletes their thumbnails. */
async function moveOrphans(context: CheckContext, keys: readonly string[]): Promise<string> {
  await sleep(recheckMilliseconds);
  const known = await withReader(context.config, knownFiles);
  const storage = await openStorage(context);
  const target = join(context.config.uploadsDirectory, orphanFolder);
  let moved = 0;
  for (const key of keys) {
    if (known.has(key)) continue;
    const found = await storage.stat(key);
    if (found !== null) {
      await mkdir(dirname(join(target, key)), { recursive: true, mode: 0o700 });
      await rename(found.path, join(target, key));
      moved += 1;
    }
    await storage.remove(key);
  }
  return `Moved ${moved} files to ${target}. Delete this folder if you do not need them.`;
}
