/** Checks the schema version, the clock against the change log, and the base currency against the stored ones. */
import { readBackupStatus } from "../../backup/status.ts";
import { schemaVersion, upgradeWayBack } from "../../database/migrate.ts";
import { upgradeCopyFolder } from "../open.ts";
import { ok, problem, settingCommand, warning, type DatabaseContext, type Finding } from "./finding.ts";

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

/** Warns if a stored currency has the code of the base currency, so that two kinds of prices have the same code. */
export async function checkBaseCurrency({ config, read }: DatabaseContext): Promise<readonly Finding[]> {
  const name = "base currency";
  const { currency } = config.instance;
  const [found] = await read.db
    .selectFrom("currencies")
    .select(["id", "full_path"])
    .where("iso_code", "=", currency)
    .execute();
  if (found === undefined) return [ok(name, `No stored currency has the code ${currency}.`)];
  const message =
    `BASE_CURRENCY is ${currency}, and currency ${found.id} (${found.full_path}) has the same code. Prices without a ` +
    `currency are in ${currency}, too. If BASE_CURRENCY was changed, set its former value. If not, remove the currency of ` +
    `the prices in currency ${found.id}, and delete it.`;
  return [warning(name, message, { fix: settingCommand("BASE_CURRENCY", "CODE") })];
}
