/** Checks the schema version, and the clock against the change log. */
import { readBackupStatus } from "../../backup/status.ts";
import { schemaVersion, upgradeWayBack } from "../../database/migrate.ts";
import { upgradeCopyFolder } from "../open.ts";
import type { DatabaseContext, Finding } from "./finding.ts";
import { ok, problem, warning } from "./finding.ts";

export async function checkSchema({ terminal, config, read }: DatabaseContext): Promise<readonly Finding[]> {
  const name = "schema";
  const { current, latest } = await schemaVersion(read);
  if (current === latest) return [ok(name, `Version ${current}.`)];
  if (current < latest) {
    return [problem(name, `Version ${current} of ${latest}.`, { fix: terminal.command("migrate") })];
  }
  const message =
    `Version ${current} requires a newer version of Partledger. This version supports up to ${latest}. ` +
    "Install the newer version, or return to the state before the upgrade with the command below. All changes since " +
    "then are lost.";
  const folder = await upgradeCopyFolder(
    config,
    async () => (await readBackupStatus(config.uploadsDirectory)).id,
  );
  const fix = upgradeWayBack(config.databaseUrl, folder) ?? terminal.command("restore FILE --force");
  return [problem(name, message, { fix })];
}

/** Other machines with the same database may have slightly different clocks. */
const toleranceMilliseconds = 60_000;

/** Warns if the newest entry of the change log is in the future. */
export async function checkClock({ terminal, read }: DatabaseContext): Promise<readonly Finding[]> {
  const name = "clock";
  const { newest } = await read.db
    .selectFrom("log_entries")
    .select(({ fn }) => fn.max<string | null>("datetime").as("newest"))
    .executeTakeFirstOrThrow();
  const now = terminal.now();
  const ahead = newest === null ? 0 : Date.parse(newest) - now.getTime();
  if (newest === null || ahead <= toleranceMilliseconds) {
    return [ok(name, "The clock is not behind the change log.")];
  }
  const message =
    `The clock shows ${now.toISOString()}, but the change log has an entry of ${new Date(newest).toISOString()}. The clock ` +
    "was set back, or was wrong before. With a wrong clock, tokens expire at wrong times.";
  return [warning(name, message, { fix: "timedatectl set-ntp true" })];
}
