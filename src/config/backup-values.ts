/** Parses the settings of scheduled backups with the libraries that use them. A service without a schedule does not load these. */
import { Encrypter } from "age-encryption";
import { Cron } from "croner";
import { quoted, type Reading } from "./values.ts";

/** Accepts a cron expression with five fields that matches at least one date. */
export function cronSchedule(given: string): Reading<string> {
  const field = /^[\dA-Za-z*/,?#-]{1,100}$/;
  const fields = given.split(/\s+/);
  const isNickname = /^@(hourly|daily|weekly|monthly)$/.test(given);
  if (!isNickname && (fields.length !== 5 || !fields.every((part) => field.test(part)))) {
    return {
      problem: `must be a cron expression with five fields, such as "30 3 * * *" for every day at 3:30, not ${quoted(given)}.`,
    };
  }
  const schedule = fields.join(" ");
  try {
    if (new Cron(schedule, { paused: true }).nextRun() !== null) return { value: schedule };
    return { problem: `is ${quoted(given)}, which matches no date.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `is not a valid cron expression: ${reason}.` };
  }
}

/** Accepts a comma-separated list of public keys of age. */
export function recipientList(given: string): Reading<readonly string[]> {
  const names = given.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
  const wrong = names.find((name) => !isRecipient(name));
  if (wrong === undefined) return { value: names };
  return {
    problem: `must be a comma-separated list of age public keys such as age1…. ${quoted(wrong)} is none.`,
  };
}

function isRecipient(name: string): boolean {
  if (!/^age1[a-z0-9]{20,4000}$/.test(name)) return false;
  try {
    // Checks the checksum of the key.
    new Encrypter().addRecipient(name);
    return true;
  } catch {
    return false;
  }
}
