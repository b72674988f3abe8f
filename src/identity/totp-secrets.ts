/**
 * Encrypts TOTP secrets with AES-256-GCM. The key is stored in a file in the uploads folder, so a copy of the database
 * alone does not reveal the secrets. The encryption authenticates the user's ID, so a stored secret does not work for
 * another user.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { link, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { shortCommand } from "../command-line.ts";
import type { ShowCommand } from "../command-line.ts";
import type { Transaction } from "../database/store.ts";
import { problem } from "../errors.ts";
import { syncFolder, writeBeside } from "../private-file.ts";

export interface TotpSecrets {
  /**
   * Encrypts a secret (Base32) for storage. The first call creates the key file.
   * @throws {Problem} `unavailable` if the key file is missing but other secrets are already encrypted
   */
  encrypt(transaction: Pick<Transaction, "db">, userId: number, secret: string): Promise<string>;
  /**
   * Decrypts a stored value.
   * @throws {Problem} `unavailable` if the key file is missing or contains a different key
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

/**
 * Creates the encryption.
 * @param command formats the command that turns off 2FA for a user. The message about a lost key shows this command to
 * the operator
 */
export function createTotpSecrets(
  uploadsDirectory: string,
  command: ShowCommand = shortCommand,
): TotpSecrets {
  const path = totpKeyPath(uploadsDirectory);
  let cachedKey: Buffer | null = null;

  function key(): Buffer {
    cachedKey ??= readKey(path);
    if (cachedKey === null) throw new UnusableKey(`${path} is missing.`);
    return cachedKey;
  }

  /**
   * Runs `work`. If the key cannot be used, the client receives `detail`, and the log contains the reason and the
   * remedy.
   */
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
      if (cachedKey === null && !existsSync(path) && !(await hasEncryptedSecret(transaction))) {
        await createKeyFile(uploadsDirectory, path);
      }
      const currentKey = withKey(cannotEncrypt, key);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, currentKey, nonce).setAAD(associatedData(userId));
      const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
    },

    decrypt: (userId, stored) => withKey(cannotDecrypt, () => decryptSecret(key(), userId, stored, path)),
  };
}

const cannotEncrypt =
  "Two-factor authentication cannot be turned on: the server has lost the key that encrypts its secrets. Ask an " +
  "administrator to restore the key.";
const cannotDecrypt =
  "Codes from authenticator apps cannot be checked: the server has lost the key that decrypts the stored secrets. Use a " +
  "backup code, or ask an administrator to reset your two-factor authentication.";

/** Thrown if the key cannot be used. The message contains the reason. */
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

async function hasEncryptedSecret({ db }: Pick<Transaction, "db">): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("totp_secret", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}

function associatedData(userId: number): Buffer {
  return Buffer.from(`partledger totp ${userId}`);
}

/** Reads the key. Returns null if the file does not exist. */
function readKey(path: string): Buffer | null {
  let text;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new UnusableKey(`${path} cannot be read: ${String(error)}.`);
  }
  const key = Buffer.from(text.trim(), "base64url");
  if (key.length !== keyBytes) throw new UnusableKey(`${path} does not contain a 256-bit key.`);
  return key;
}

/**
 * Creates the key file. If several processes call this function at the same time, only one of them creates the file.
 */
async function createKeyFile(directory: string, path: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const temporary = await writeBeside(path, `${randomBytes(keyBytes).toString("base64url")}\n`);
  try {
    await link(temporary, path);
    await syncFolder(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
