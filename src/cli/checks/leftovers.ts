/**
 * Moves stored files that do not belong to an attachment (orphans) to another folder. Orphans remain if a process crashes
 * after it stored a file and before it committed the row, or after it committed a deletion. The service never touches
 * them, because a wrong DATABASE_URL turns all files into orphans.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { withReader } from "../open.ts";
import { formatList, problem, settingCommand, warning, type CheckContext, type Finding } from "./finding.ts";
import { keptKeys, knownFiles, openStorage } from "./stored-files.ts";

/**
 * If most files do not belong to an attachment, DATABASE_URL is probably wrong, also in a small inventory. The names of files
 * are random, so the files of one inventory are never those of another.
 * @param names the names of the files in the storage
 * @param attached the number of files that belong to an attachment, also to a deleted one
 */
export function leftoverFinding(context: CheckContext, names: readonly string[], attached: number): Finding {
  const message = `${names.length} files do not belong to an attachment: ${formatList(names)}.`;
  if (names.length > attached && !context.moveOrphans) {
    const hint =
      `${message} Only ${attached} files belong to one, so DATABASE_URL probably names another database than the one ` +
      "that uses UPLOADS_DIR. Check both settings. If they are right, move the files with " +
      `\`${context.terminal.command("doctor --fix --move-orphans")}\`.`;
    return problem("leftovers", hint, { fix: settingCommand("DATABASE_URL", "URL") });
  }
  return warning("leftovers", message, {
    fix: context.terminal.command("doctor --fix"),
    repair: () => moveOrphans(context, names),
  });
}

/** Until then, a running service may commit the row of a new file. */
const recheckMilliseconds = 1000;

/** Moves the files to another folder and deletes their thumbnails. */
async function moveOrphans(context: CheckContext, names: readonly string[]): Promise<string> {
  await sleep(recheckMilliseconds);
  const keys = await withReader(context.config, async (read) => [
    ...(await keptKeys(read)),
    ...(await knownFiles(read)).keys(),
  ]);
  const storage = await openStorage(context);
  const knownNames = new Set(keys.map(storage.nameOf));
  let moved = 0;
  for (const name of names) if (!knownNames.has(name) && (await storage.setAside(name))) moved += 1;
  return `Moved ${moved} files to ${storage.orphanFolder}. Delete this folder if you do not need them.`;
}
