/**
 * Loads the secrets of the authorization server: the encryption key, the earlier encryption key and the key pair. No
 * secret has a default.
 */
import { timingSafeEqual } from "node:crypto";
import { quoted, shortCommand, type ShowCommand } from "../util/command-line.ts";
import type { Config } from "../config/config.ts";
import type { Logger } from "../http/handler.ts";
import { problem } from "../util/errors.ts";
import { parseEncryptionKey } from "./encryption.ts";
import type { KeyFiles, SigningKeys } from "./keys.ts";

export interface OAuthSecrets {
  readonly keys: SigningKeys;
  /** The key that encrypts new codes and refresh tokens. */
  readonly encryptionKey: Uint8Array;
  /** The keys that decrypt codes and refresh tokens: the encryption key and, if set, the earlier one. */
  readonly decryptionKeys: readonly Uint8Array[];
}

export interface Secrets {
  /** @throws {Problem} `internal` if a secret is missing or invalid; the log contains the reason and the remedy */
  require(log: Logger): Promise<OAuthSecrets>;
}

interface SecretsOptions {
  readonly config: Pick<Config, "oauth">;
  readonly keyFiles: KeyFiles;
  readonly command?: ShowCommand;
}

export function createSecrets({ config, keyFiles, command = shortCommand }: SecretsOptions): Secrets {
  const { encryptionKey: text, previousEncryptionKey } = config.oauth;
  const encryptionKey = parseEncryptionKey(text);
  const previousKey = parseEncryptionKey(previousEncryptionKey);
  return {
    async require(log) {
      const keys = await keyFiles.load();
      if (encryptionKey !== null && keys !== null) {
        const decryptionKeys = previousKey === null ? [encryptionKey] : [encryptionKey, previousKey];
        return { keys, encryptionKey, decryptionKeys };
      }
      const errors = await configurationErrors(command, text, keyFiles);
      log.error({ errors }, `OAuth is not available. ${errors.join(" ")}`);
      throw problem("internal", "OAuth is not fully configured. See the server log for details.");
    },
  };
}

/** Returns one message for each missing or invalid secret. Each message contains the remedy. */
export async function configurationErrors(
  command: ShowCommand,
  encryptionKey: string | null,
  keyFiles: KeyFiles,
): Promise<readonly string[]> {
  const errors: string[] = [];
  if (parseEncryptionKey(encryptionKey) === null) {
    const isSet = (encryptionKey ?? "").trim() !== "";
    errors.push(
      `OAUTH2_ENCRYPTION_KEY ${isSet ? "is not a 256-bit key" : "is not set"}. ` +
        `To create a key, run \`${command("oauth generate-secret")}\`.`,
    );
  }
  if ((await keyFiles.load()) === null) {
    errors.push(
      permissionError(keyFiles.unreadable()) ??
        "The key pair oauth_private.key and oauth_public.key in UPLOADS_DIR is missing or invalid. " +
          `To create the pair, run \`${command("oauth generate-keys")}\`; add --force to replace an invalid pair.`,
    );
  }
  return errors;
}

/** Returns the message for key files that this process has no permission to read, or null if there are none. */
export function permissionError(unreadable: readonly string[]): string | null {
  if (unreadable.length === 0) return null;
  return (
    `The account that runs this process has no permission to read ${unreadable.join(", ")}. To give it access without ` +
    `replacing the key pair, run \`${permissionCommand(unreadable)}\`.`
  );
}

export function permissionCommand(unreadable: readonly string[]): string {
  const files = unreadable.map(quoted).join(" ");
  return `sudo chown ${process.geteuid?.() ?? "ACCOUNT"} ${files} && sudo chmod 600 ${files}`;
}

/** Returns a warning with the remedy if the earlier encryption key has no effect, otherwise null. */
export function previousKeyWarning({
  encryptionKey,
  previousEncryptionKey,
}: Pick<Config["oauth"], "encryptionKey" | "previousEncryptionKey">): string | null {
  if ((previousEncryptionKey ?? "").trim() === "") return null;
  const previousKey = parseEncryptionKey(previousEncryptionKey);
  if (previousKey === null) {
    return (
      "OAUTH2_ENCRYPTION_KEY_PREVIOUS is not a 256-bit key and is ignored. Set it to the earlier value of " +
      "OAUTH2_ENCRYPTION_KEY, or remove it."
    );
  }
  const key = parseEncryptionKey(encryptionKey);
  if (key === null || !timingSafeEqual(key, previousKey)) return null;
  return (
    "OAUTH2_ENCRYPTION_KEY_PREVIOUS has no effect, because it equals OAUTH2_ENCRYPTION_KEY. Remove it, or set " +
    "OAUTH2_ENCRYPTION_KEY to a new key."
  );
}
