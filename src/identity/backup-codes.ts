/** Creates and checks backup codes. Each backup code can replace one code of the authenticator app. */
import { hash, randomBytes } from "node:crypto";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

/** Crockford's Base32 alphabet, which omits letters that look like digits. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const codeCount = 10;
const codeLength = 16; // 16 characters encode 80 bits.

/**
 * Replaces the user's codes. Stores only the hashes of the codes. A fast hash is sufficient, because a code has 80
 * random bits.
 */
export async function replaceBackupCodes(
  { db }: Transaction,
  userId: number,
  newCodes: readonly string[],
): Promise<void> {
  await db.deleteFrom("backup_codes").where("user_id", "=", userId).execute();
  await db
    .insertInto("backup_codes")
    .values(newCodes.map((code) => ({ user_id: userId, code_hash: digest(normalized(code)) })))
    .execute();
}

/**
 * Generates ten codes in the format `xxxx-xxxx-xxxx-xxxx`. The caller stores the codes with {@link replaceBackupCodes}
 * and shows them once.
 */
export function newBackupCodes(): readonly string[] {
  return Array.from({ length: codeCount }, () => {
    const digits = Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join("");
    return digits.replace(/(.{4})(?=.)/g, "$1-");
  });
}

/** Marks a code as used. Returns false if the user has no such code or the code was already used. */
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

/**
 * Normalizes a code that a user typed: converts capitals and letters that look like digits, and removes spaces and
 * hyphens.
 */
function normalized(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
}

function digest(text: string): string {
  return hash("sha256", text, "hex");
}
