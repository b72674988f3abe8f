/** Implements `partledger oauth enable`, which creates missing keys and enables the authorization server. */
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { permissionError } from "../oauth/configured.ts";
import { generateEncryptionKey, parseEncryptionKey } from "../oauth/encryption.ts";
import { createKeyFiles, keyFileExists, keyPaths } from "../oauth/keys.ts";
import type { ShowCommand } from "../util/command-line.ts";
import { changeEnvFile } from "./env-file.ts";
import { CommandFailed } from "./failure.ts";
import { createKeyPair } from "./key-pair.ts";
import { readSettings } from "./settings.ts";
import type { Terminal } from "./terminal.ts";

const keyName = "OAUTH2_ENCRYPTION_KEY";
const switchName = "OAUTH_SERVER_ENABLED";

/**
 * Enables the authorization server. Valid keys and settings are kept.
 * @returns one sentence for each change
 * @throws {CommandFailed} before any change, if the operator must first correct a setting or a key pair
 */
export async function enableOAuth(terminal: Terminal): Promise<readonly string[]> {
  const config = readSettings(terminal);
  const hasKeys = (await createKeyFiles(config.uploadsDirectory).load()) !== null;
  if (!hasKeys) refuseInvalidPair(terminal, config);
  const values = missingSettings(terminal, config);
  const changes: string[] = [];
  if (!hasKeys) {
    const created = await createKeyPair(terminal, config, { force: false });
    if (created === "exists")
      throw new CommandFailed("Another process created a key pair at the same time. Run the command again.");
    const { paths, revoked } = created;
    changes.push(`Created the key pair ${paths.privatePath} and ${paths.publicPath}.`);
    if (revoked !== null && revoked > 0) {
      changes.push(
        `Revoked grants of an earlier key pair: ${revoked}. Applications must request access again.`,
      );
    }
  }
  const names = Object.keys(values);
  if (names.length > 0) {
    const path = join(terminal.directory, ".env.local");
    await changeEnvFile(path, values);
    changes.push(`Wrote ${names.join(" and ")} to ${path}.`);
  }
  return changes;
}

function refuseInvalidPair({ command }: Terminal, { uploadsDirectory }: Config): void {
  if (keyFileExists(uploadsDirectory)) throw new CommandFailed(invalidPair(command, uploadsDirectory));
}

/** Returns the message for a key pair that exists but cannot be used. */
export function invalidPair(command: ShowCommand, uploadsDirectory: string): string {
  const error = permissionError(createKeyFiles(uploadsDirectory).unreadable());
  if (error !== null) return error;
  const { privatePath, publicPath } = keyPaths(uploadsDirectory);
  return (
    `${privatePath} and ${publicPath} are not a valid key pair. ` +
    `To replace them, run \`${command("oauth generate-keys --force")}\`.`
  );
}

function missingSettings({ environment }: Terminal, { oauth }: Config): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  if (parseEncryptionKey(oauth.encryptionKey) === null) {
    const given = environment[keyName];
    refuseIfInEnvironment(given, keyName, given?.trim() === "" ? "is empty" : "is not a 256-bit key");
    values[keyName] = generateEncryptionKey();
  }
  if (!oauth.enabled) {
    refuseIfInEnvironment(environment[switchName], switchName, "is off");
    values[switchName] = "1";
  }
  return values;
}

/**
 * Rejects a setting in an environment variable. Environment variables override `.env.local`, so changing the file would
 * have no effect.
 */
function refuseIfInEnvironment(value: string | undefined, name: string, reason: string): void {
  if (value === undefined) return;
  throw new CommandFailed(
    `${name} ${reason} in the environment, which overrides .env.local. Correct or remove the variable, then try again.`,
  );
}
