/**
 * Encrypts TOTP secrets at rest: AES-256-GCM with a key in a file of the uploads folder, so that a copy of the database
 * alone does not contain them. The user's ID is authenticated, so a secret cannot be moved to another account.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Reader, Store, Transaction } from "../database/store.ts";
import { problem } from "../errors.ts";
import type { Problem } from "../errors.ts";

export interface TotpSecrets {
  /**
   * The value to store for a secret (base 32). The first call creates the key file.
   * @throws {Problem} `unavailable` when the key file is missing although other secrets are encrypted with it
   */
  encrypt(transaction: Pick<Transaction, "db">, userId: number, secret: string): Promise<string>;
  /**
   * The secret of a stored value; one that is not encrypted yet is returned as it is.
   * @throws {Problem} `unavailable` when the key file is missing or contains another key
   */
  decrypt(userId: number, stored: string): string;
}

const prefix = "v1:";
const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export function totpKeyPath(uploadsDirectory: string): string {
  return join(uploadsDirectory, "totp.key");
}

export function createTotpSecrets(uploadsDirectory: string): TotpSecrets {
  const path = totpKeyPath(uploadsDirectory);
  let known: Buffer | null = null;
  const existingKey = (): Buffer | null => (known ??= readKey(path));

  return {
    async encrypt(transaction, userId, secret) {
      let key = existingKey();
      if (key === null) {
        if (await hasEncryptedSecret(transaction)) throw unusableKey(path, `${path} is missing.`);
        createKeyFile(uploadsDirectory, path);
        key = existingKey();
      }
      if (key === null) throw new Error(`${path} was removed while it was created.`);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(associatedData(userId));
      const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
    },

    decrypt(userId, stored) {
      if (!stored.startsWith(prefix)) return stored;
      const key = existingKey();
      if (key === null) throw unusableKey(path, `${path} is missing.`);
      const data = Buffer.from(stored.slice(prefix.length), "base64url");
      const nonce = data.subarray(0, nonceBytes);
      const encrypted = data.subarray(nonceBytes + tagBytes);
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
          .setAAD(associatedData(userId))
          .setAuthTag(data.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
      } catch {
        throw unusableKey(
          path,
          `${path} is not the key that the 2FA secret of user ${userId} was encrypted with.`,
        );
      }
    },
  };
}

/**
 * Encrypts secrets that a former version stored as they are. Safe to run in several processes at once.
 * @returns how many
 */
export async function encryptStoredSecrets(
  store: Pick<Store, "read" | "transaction">,
  secrets: TotpSecrets,
): Promise<number> {
  const plain = ({ db }: Pick<Reader, "db">) =>
    db
      .selectFrom("users")
      .select(["id", "totp_secret as secret"])
      .where("totp_secret", "is not", null)
      .where("totp_secret", "not like", `${prefix}%`)
      .execute();
  if ((await plain(store.read)).length === 0) return 0;
  return store.transaction(async (transaction) => {
    const users = await plain(transaction);
    for (const { id, secret } of users) {
      const encrypted = await secrets.encrypt(transaction, id, secret ?? "");
      await transaction.db
        .updateTable("users")
        .set({ totp_secret: encrypted })
        .where("id", "=", id)
        .execute();
    }
    return users.length;
  });
}

async function hasEncryptedSecret({ db }: Pick<Transaction, "db">): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("totp_secret", "like", `${prefix}%`)
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}

function associatedData(userId: number): Buffer {
  return Buffer.from(`partledger totp ${userId}`);
}

/** Null: there is no such file. */
function readKey(path: string): Buffer | null {
  let text;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw unusableKey(path, `${path} cannot be read: ${String(error)}.`);
  }
  const key = Buffer.from(text.trim(), "base64url");
  if (key.length !== keyBytes) throw unusableKey(path, `${path} does not contain a key of 256 bits.`);
  return key;
}

/** Of several processes that do this at the same time, one creates the file, which is never seen half written. */
function createKeyFile(directory: string, path: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomBytes(8).toString("hex")}.tmp`;
  try {
    writeDurably(temporary, `${randomBytes(keyBytes).toString("base64url")}\n`);
    linkSync(temporary, path);
    syncDirectory(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncDirectory(directory: string): void {
  const folder = openSync(directory, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function unusableKey(path: string, reason: string): Problem {
  const detail =
    "Codes of authenticator apps cannot be checked, because the server has lost its key for them. Use a backup code, " +
    "or ask an administrator to reset your two-factor authentication.";
  const remedy =
    `Restore ${path} from a backup, or run \`partledger user reset-2fa <name>\` for each user who has two-factor ` +
    "authentication.";
  return problem("unavailable", detail, { cause: new Error(`${reason} ${remedy}`) });
}
