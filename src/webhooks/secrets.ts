/** Creates and stores the secrets of webhooks in the format of Standard Webhooks: `whsec_` and Base64. */
import { randomBytes } from "node:crypto";
import type { Transaction } from "../database/store.ts";
import { problem } from "../errors.ts";
import { UnusableKey } from "../identity/secret-encryption.ts";
import type { SecretEncryption } from "../identity/secret-encryption.ts";

export interface WebhookSecrets {
  /**
   * Creates a secret, and its encrypted form for storage.
   * @throws {Problem} `unavailable` if the key that encrypts secrets is missing
   */
  create(transaction: Pick<Transaction, "db">): Promise<{ readonly secret: string; readonly stored: string }>;
  /** Decrypts a stored secret. Returns null if the key has been lost. */
  decrypt(stored: string): string | null;
}

const prefix = "whsec_";
const purpose = "webhook";

/** Standard Webhooks: from 24 to 64 bytes. */
const secretBytes = 32;

const cannotEncrypt =
  "The secret cannot be encrypted: the server has lost the key that encrypts secrets. Ask an administrator to restore " +
  "the key.";

export function createWebhookSecrets(encryption: SecretEncryption): WebhookSecrets {
  return {
    async create(transaction) {
      const secret = prefix + randomBytes(secretBytes).toString("base64");
      try {
        return { secret, stored: await encryption.encrypt(transaction, purpose, secret) };
      } catch (error) {
        if (!(error instanceof UnusableKey)) throw error;
        throw problem("unavailable", cannotEncrypt, { cause: error });
      }
    },
    decrypt(stored) {
      try {
        return encryption.decrypt(purpose, stored);
      } catch (error) {
        if (error instanceof UnusableKey) return null;
        throw error;
      }
    },
  };
}

/** Returns the key of a secret, with which deliveries are signed. */
export function signingKey(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), "base64");
}
