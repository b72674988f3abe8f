/** Creates and stores the secrets of webhooks in the format of Standard Webhooks: `whsec_` and Base64. */
import { randomBytes } from "node:crypto";
import type { Transaction } from "../database/store.ts";
import { problem } from "../util/errors.ts";
import { UnusableKey, type SecretEncryption } from "../identity/secret-encryption.ts";

export interface WebhookSecrets {
  /**
   * Creates a secret, unless the client has chosen one, and its encrypted form for storage.
   * @throws {Problem} `unavailable` if the key that encrypts secrets is missing
   */
  create(
    transaction: Pick<Transaction, "db">,
    chosen?: string | null,
  ): Promise<{ readonly secret: string; readonly stored: string }>;
  /** Decrypts a stored secret. Returns null if the key has been lost. */
  decrypt(stored: string): string | null;
}

const prefix = "whsec_";
const purpose = "webhook";

/** The numbers of bytes that Standard Webhooks allows. */
const minimumBytes = 24;
const maximumBytes = 64;
const createdBytes = 32;

export const secretRule = `This value is not a secret of Standard Webhooks. Send "${prefix}" and the Base64 of ${minimumBytes} to ${maximumBytes} random bytes, or omit it.`;

const cannotEncrypt =
  "The secret cannot be encrypted: the server has lost the key that encrypts secrets. Ask an administrator to restore " +
  "the key.";

export function createWebhookSecrets(encryption: SecretEncryption): WebhookSecrets {
  return {
    async create(transaction, chosen) {
      const secret = chosen ?? prefix + randomBytes(createdBytes).toString("base64");
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

/** Returns whether a secret has the format and length of Standard Webhooks. */
export function isWebhookSecret(secret: string): boolean {
  const key = signingKey(secret);
  return (
    secret === prefix + key.toString("base64") && key.length >= minimumBytes && key.length <= maximumBytes
  );
}

export function signingKey(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), "base64");
}
