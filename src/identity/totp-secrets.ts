/**
 * Encrypts TOTP secrets. The encryption authenticates the user's ID, so a stored secret does not work for another user.
 * `secret-encryption.ts` contains the encryption and its key.
 */
import { shortCommand, type ShowCommand } from "../util/command-line.ts";
import type { Transaction } from "../database/store.ts";
import { problem } from "../util/errors.ts";
import { createSecretEncryption, UnusableKey, type SecretEncryption } from "./secret-encryption.ts";

export interface TotpSecrets {
  /**
   * Encrypts a secret (Base32) for storage. The first call creates the key file.
   * @throws {Problem} `unavailable` if the key file is missing but other secrets are already encrypted
   */
  encrypt(transaction: Pick<Transaction, "db">, userId: number, secret: string): Promise<string>;
  /** @throws {Problem} `unavailable` if the key file is missing or contains a different key */
  decrypt(userId: number, stored: string): string;
}

/**
 * @param command formats the command that turns off 2FA for a user. The message about a lost key shows this command to
 * the operator
 */
export function createTotpSecrets(
  uploadsDirectory: string,
  command: ShowCommand = shortCommand,
  encryption: SecretEncryption = createSecretEncryption(uploadsDirectory),
): TotpSecrets {
  /** The client receives `detail`, and the log contains the reason and the remedy. */
  function explained(detail: string, error: unknown): unknown {
    if (!(error instanceof UnusableKey)) return error;
    const remedy =
      `Restore ${encryption.path} from a backup, or run \`${command("user reset-2fa NAME")}\` for each user who has ` +
      "two-factor authentication.";
    return problem("unavailable", detail, { cause: new Error(`${error.message} ${remedy}`) });
  }

  return {
    async encrypt(transaction, userId, secret) {
      try {
        return await encryption.encrypt(transaction, `totp ${userId}`, secret);
      } catch (error) {
        throw explained(cannotEncrypt, error);
      }
    },
    decrypt(userId, stored) {
      try {
        return encryption.decrypt(`totp ${userId}`, stored);
      } catch (error) {
        throw explained(cannotDecrypt, error);
      }
    },
  };
}

const cannotEncrypt =
  "Two-factor authentication cannot be turned on: the server has lost the key that encrypts its secrets. Ask an " +
  "administrator to restore the key.";
const cannotDecrypt =
  "Codes from authenticator apps cannot be checked: the server has lost the key that decrypts the stored secrets. Use a " +
  "backup code, or ask an administrator to reset your two-factor authentication.";
