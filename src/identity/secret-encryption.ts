/**
 * Encrypts stored secrets with AES-256-GCM. The key is stored in a file in the uploads folder, so a copy of the database
 * alone does not reveal the secrets. `totp-secrets.ts` and `webhooks/secrets.ts` use it.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { link, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction } from "../database/store.ts";
import { syncFolder, writeBeside } from "../util/private-file.ts";

export interface SecretEncryption {
  readonly path: string;
  /**
   * Encrypts a secret for storage. The first call creates the key file.
   * @param purpose is authenticated, so the stored value cannot be decrypted for another purpose
   * @throws {UnusableKey} if the key file is missing but secrets of users are already encrypted
   */
  encrypt(transaction: Pick<Transaction, "db">, purpose: string, secret: string): Promise<string>;
  /** @throws {UnusableKey} if the key file is missing or contains a different key */
  decrypt(purpose: string, stored: string): string;
}

/** Thrown if the key cannot be used. The message contains the reason. */
export class UnusableKey extends Error {}

const prefix = "v1:";
const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Returns the path of the key file. It is named after its first use. */
export function secretKeyPath(uploadsDirectory: string): string {
  return join(uploadsDirectory, "totp.key");
}

export function createSecretEncryption(uploadsDirectory: string): SecretEncryption {
  const path = secretKeyPath(uploadsDirectory);
  let cachedKey: Buffer | null = null;

  function key(): Buffer {
    cachedKey ??= readKey(path);
    if (cachedKey === null) throw new UnusableKey(`${path} is missing.`);
    return cachedKey;
  }

  return {
    path,
    async encrypt(transaction, purpose, secret) {
      if (cachedKey === null && !existsSync(path) && !(await hasEncryptedSecret(transaction))) {
        await createKeyFile(uploadsDirectory, path);
      }
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key(), nonce).setAAD(associatedData(purpose));
      const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
    },

    decrypt: (purpose, stored) => {
      const currentKey = key();
      const data = Buffer.from(stored.slice(prefix.length), "base64url");
      const nonce = data.subarray(0, nonceBytes);
      const encrypted = data.subarray(nonceBytes + tagBytes);
      try {
        const decipher = createDecipheriv(algorithm, currentKey, nonce, { authTagLength: tagBytes })
          .setAAD(associatedData(purpose))
          .setAuthTag(data.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
      } catch {
        throw new UnusableKey(`${path} is not the key with which "${purpose}" was encrypted.`);
      }
    },
  };
}

/** Webhooks do not count, because a new secret replaces one that cannot be decrypted. */
async function hasEncryptedSecret({ db }: Pick<Transaction, "db">): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("totp_secret", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}

function associatedData(purpose: string): Buffer {
  return Buffer.from(`partledger ${purpose}`);
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
