/**
 * Encrypts TOTP secrets at rest: AES-256-GCM with a key in a file of the uploads folder, so that a copy of the database
 * alone does not contain them. The user's ID is authenticated, so a secret cannot be moved to another account.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { shortCommand } from "../command-line.ts";
import type { ShowCommand } from "../command-line.ts";
import type { Reader, Store, Transaction } from "../database/store.ts";
import { problem } from "../errors.ts";

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

/** @param command shows the operator how to reset a user whose secret is lost */
export function createTotpSecrets(
  uploadsDirectory: string,
  command: ShowCommand = shortCommand,
): TotpSecrets {
  const path = totpKeyPath(uploadsDirectory);
  let known: Buffer | null = null;

  function key(): Buffer {
    known ??= readKey(path);
    if (known === null) throw new UnusableKey(`${path} is missing.`);
    return known;
  }

  /** Runs `work`; where the key cannot be used, the client gets `detail` and the log the reason with the remedy. */
  function withKey<T>(detail: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof UnusableKey)) throw error;
      const remedy =
        `Restore ${path} from a backup, or run \`${command("user reset-2fa NAME")}\` for each user who has ` +
        "two-factor authentication.";
      throw problem("unavailable", detail, { cause: new Error(`${error.message} ${remedy}`) });
    }
  }

  return {
    async encrypt(transaction, userId, secret) {
      if (known === null && !existsSync(path) && !(await hasEncryptedSecret(transaction))) {
        createKeyFile(uploadsDirectory, path);
      }
      const present = withKey(cannotEncrypt, key);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, present, nonce).setAAD(associatedData(userId));
      const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
    },

    decrypt(userId, stored) {
      if (!stored.startsWith(prefix)) return stored;
      return withKey(cannotDecrypt, () => decryptSecret(key(), userId, stored, path));
    },
  };
}

const cannotEncrypt =
  "Two-factor authentication cannot be turned on: the server has lost the key that encrypts its secrets. Ask an " +
  "administrator to restore the key.";
const cannotDecrypt =
  "Codes of authenticator apps cannot be checked: the server has lost the key that decrypts their secrets. Use a " +
  "backup code, or ask an administrator to reset your two-factor authentication.";

/** The message says why. */
class UnusableKey extends Error {}

function decryptSecret(key: Buffer, userId: number, stored: string, path: string): string {
  const data = Buffer.from(stored.slice(prefix.length), "base64url");
  const nonce = data.subarray(0, nonceBytes);
  const encrypted = data.subarray(nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
      .setAAD(associatedData(userId))
      .setAuthTag(data.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
  } catch {
    throw new UnusableKey(`${path} is not the key that the 2FA secret of user ${userId} was encrypted with.`);
  }
}

/**
 * Encrypts secrets that an earlier version stored in plain text. Safe to run in several processes at once.
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
    throw new UnusableKey(`${path} cannot be read: ${String(error)}.`);
  }
  const key = Buffer.from(text.trim(), "base64url");
  if (key.length !== keyBytes) throw new UnusableKey(`${path} does not contain a key of 256 bits.`);
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
