/** Checks the age of the last backup if BACKUP_SCHEDULE is set. */
import { Cron } from "croner";
import { quoted } from "../../util/command-line.ts";
import { isStatusValid, readBackupStatus } from "../../backup/status.ts";
import { describe } from "../failure.ts";
import { checkBackupFolder } from "../open.ts";
import { ok, problem, settingCommand, warning, type CheckContext, type Finding } from "./finding.ts";

/** How late a scheduled backup can be. A backup of many files takes some time. */
const toleranceMilliseconds = 60 * 60 * 1000;

export async function checkBackups({ terminal, config }: CheckContext): Promise<readonly Finding[]> {
  const name = "backups";
  const { schedule, directory } = config.backup;
  if (schedule === null) return [];
  try {
    checkBackupFolder(config);
  } catch (error) {
    return [problem(name, describe(error), { fix: settingCommand("BACKUP_DIR", "FOLDER") })];
  }
  const { scheduled, manual } = await readBackupStatus(config.uploadsDirectory);
  const { succeededAt, failedAt, error } = scheduled;
  if (!(await isStatusValid(config.uploadsDirectory))) {
    const message = "UPLOADS_DIR/backup-status.json is not valid JSON, so the last backups are unknown.";
    return [warning(name, message, { fix: `rm ${quoted(`${config.uploadsDirectory}/backup-status.json`)}` })];
  }
  const remedy = { fix: terminal.command(`backup ${quoted(`${directory}/manual.tar.gz`)}`) };
  if (failedAt !== null) {
    const message = `The scheduled backup of ${failedAt} failed: ${error ?? "unknown reason"}`;
    if (manual.succeededAt === null || manual.succeededAt < failedAt) return [problem(name, message, remedy)];
    return [warning(name, `${message} A manual backup was created at ${manual.succeededAt}.`, remedy)];
  }
  if (succeededAt === null) {
    return [warning(name, "BACKUP_SCHEDULE is set, but there is no scheduled backup yet.", remedy)];
  }
  const due = new Cron(schedule, { timezone: config.instance.timezone }).nextRun(new Date(succeededAt));
  if (due !== null && due.getTime() + toleranceMilliseconds < terminal.now().getTime()) {
    const message =
      `The last scheduled backup was created at ${succeededAt}. The next one was due at ${due.toISOString()}. Check that the ` +
      "service runs all the time.";
    return [problem(name, message, remedy)];
  }
  return [ok(name, `The last scheduled backup was created at ${succeededAt}.`)];
}
