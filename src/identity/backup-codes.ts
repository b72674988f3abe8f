/** Backup codes: each replaces a code of the app once. */
import { hash, randomBytes } from "node:crypto";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

/** Letters and digits that are not mistaken for each other (Crockford's base 32). */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const codes = 10;
const codeLength = 16; // 80 bits

/** Gives a user these codes in place of all others. Only hashes are stored: 80 random bits need no slow one. */
export async function replaceBackupCodes(
  { db }: Transaction,
  userId: number,
  made: readonly string[],
): Promise<void> {
  await db.deleteFrom("backup_codes").where("user_id", "=", userId).execute();
  await db
    .insertInto("backup_codes")
    .values(made.map((code) => ({ user_id: userId, code_hash: digest(normalized(code)) })))
    .execute();
}

/** Ten codes, `xxxx-xxxx-xxxx-xxxx`, to be stored by {@link replaceBackupCodes} and shown once. */
export function newBackupCodes(): readonly string[] {
  return Array.from({ length: codes }, () => {
    const digits = Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join("");
    return digits.replace(/(.{4})(?=.)/g, "$1-");
  });
}

/** Uses a code up; false when it is none of the user's, or was used before. */
export async function useBackupCode(
  { db }: Transaction,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const text = normalized(code);
  if (text.length !== codeLength) return false;
  const used = await db
    .updateTable("backup_codes")
    .set({ used_at: timestamp(now) })
    .where("user_id", "=", userId)
    .where("code_hash", "=", digest(text))
    .where("used_at", "is", null)
    .returning("id")
    .execute();
  return used.length > 0;
}

/** A code as people type it: with or without hyphens, in capitals, with look-alikes. */
function normalized(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
}

function digest(text: string): string {
  return hash("sha256", text, "hex");
}
