/** Checks the keys of the OAuth server and the key that encrypts the secrets of two-factor authentication and webhooks. */
import { createSecretEncryption, secretKeyPath } from "../../identity/secret-encryption.ts";
import { createTotpSecrets } from "../../identity/totp-secrets.ts";
import { createWebhookSecrets } from "../../webhooks/secrets.ts";
import { configurationErrors, permissionCommand, previousKeyWarning } from "../../oauth/configured.ts";
import { endOfRotation, isInFuture, signsFrom } from "../../oauth/key-timeline.ts";
import { createKeyFiles, keyFileExists, keyPaths, type SigningKeys } from "../../oauth/keys.ts";
import { quoted } from "../../util/command-line.ts";
import { Problem } from "../../util/errors.ts";
import { enableOAuth } from "../enable-oauth.ts";
import { describe } from "../failure.ts";
import { isExposed } from "./access.ts";
import {
  formatList,
  ok,
  problem,
  settingCommand,
  warning,
  type CheckContext,
  type DatabaseContext,
  type Finding,
} from "./finding.ts";
import { isLoopback } from "../../util/loopback.ts";

const name = "oauth";

export async function checkOAuth(context: CheckContext): Promise<readonly Finding[]> {
  const { terminal, config } = context;
  const { uploadsDirectory } = config;
  if (!config.oauth.enabled) {
    return [ok(name, `Disabled. To enable it, run \`${terminal.command("oauth enable")}\`.`)];
  }
  const keyFiles = createKeyFiles(uploadsDirectory);
  const keys = await keyFiles.load();
  const errors = await configurationErrors(terminal.command, config.oauth.encryptionKey, keyFiles);
  if (keys === null || errors.length > 0) {
    const unreadable = keys === null ? keyFiles.unreadable() : [];
    if (unreadable.length > 0) {
      return [problem(name, errors.join(" "), { fix: permissionCommand(unreadable) })];
    }
    const isInvalidPair = keys === null && keyFileExists(uploadsDirectory);
    if (isInvalidPair) {
      return [problem(name, errors.join(" "), { fix: terminal.command("oauth generate-keys --force") })];
    }
    const repair = async (): Promise<string> => (await enableOAuth(terminal)).join(" ");
    return [problem(name, errors.join(" "), { fix: terminal.command("oauth enable"), repair })];
  }
  const { privatePath } = keyPaths(uploadsDirectory);
  if (await isExposed(privatePath)) {
    // The check of the file modes also finds this file and repairs it.
    const message = `Other users can read ${privatePath}.`;
    return [warning(name, message, { fix: `chmod 600 ${quoted(privatePath)}` })];
  }
  return [
    rotationWarning(context, keys) ??
      publicUrlWarning(context) ??
      ok(name, `The encryption key and the key pair are valid.${rotationState(context, keys)}`),
  ];
}

function rotationWarning({ terminal, config }: CheckContext, keys: SigningKeys): Finding | null {
  if (keys.isRotationInterrupted) {
    const message =
      "A rotation of the key pair was interrupted. The previous pair is used. Repeat the rotation.";
    return warning(name, message, { fix: terminal.command("oauth rotate-keys") });
  }
  if (keys.previous !== null && isInFuture(keys.previous, terminal.now())) {
    const message =
      `The time of the last rotation of the key pair, ${keys.previous.replacedAt.toISOString()}, is in the future, so ` +
      "the newest pair signs and the previous one is accepted longer. Correct the clock or, if it is correct, rotate " +
      "the pair again.";
    return warning(name, message, { fix: terminal.command("oauth rotate-keys") });
  }
  const message = previousKeyWarning(config.oauth);
  if (message === null) return null;
  return warning(name, message, { fix: "grep -n OAUTH2_ENCRYPTION_KEY_PREVIOUS .env .env.local" });
}

function rotationState({ terminal, config }: CheckContext, { previous }: SigningKeys): string {
  const sentences: string[] = [];
  if (previous !== null && terminal.now() < endOfRotation(previous)) {
    sentences.push(
      `The newest pair signs from ${signsFrom(previous).toISOString()}; the previous one is accepted until ` +
        `${endOfRotation(previous).toISOString()}.`,
    );
  }
  if ((config.oauth.previousEncryptionKey ?? "").trim() !== "") {
    sentences.push("OAUTH2_ENCRYPTION_KEY_PREVIOUS is set. Remove it 30 days after the change.");
  }
  return sentences.map((sentence) => ` ${sentence}`).join("");
}

function publicUrlWarning({ config: { publicUrl, host } }: CheckContext): Finding | null {
  if (isLoopback(publicUrl === null ? host : new URL(publicUrl).hostname)) return null;
  const fix = settingCommand("PUBLIC_URL", "https://HOST");
  if (publicUrl === null) {
    const message =
      "PUBLIC_URL is not set, so applications on other machines cannot connect. Set PUBLIC_URL to the address of the service.";
    return warning(name, message, { fix });
  }
  if (publicUrl.startsWith("https:")) return null;
  return warning(name, "PUBLIC_URL is not https, so tokens are sent unencrypted. Use https.", { fix });
}

/** Checks that the secrets of two-factor authentication can be decrypted. */
export async function checkTwoFactor({ terminal, config, read }: DatabaseContext): Promise<Finding[]> {
  const users = await read.db
    .selectFrom("users")
    .select(["id", "name", "totp_secret"])
    .where("totp_secret", "is not", null)
    .orderBy("id")
    .execute();
  if (users.length === 0) return [];
  const secrets = createTotpSecrets(config.uploadsDirectory, terminal.command);
  const failures = new Map<string, unknown>();
  for (const { id, name: username, totp_secret: stored } of users) {
    try {
      if (stored !== null) secrets.decrypt(id, stored);
    } catch (error) {
      failures.set(username, error);
    }
  }
  const [reason] = failures.values();
  if (reason === undefined) return [ok("two-factor", "The secrets of all users can be decrypted.")];
  const names = [...failures.keys()];
  const cause = reason instanceof Problem ? reason.cause : reason;
  const path = secretKeyPath(config.uploadsDirectory);
  return [
    problem(
      "two-factor",
      `${formatList(names)} cannot sign in with an authenticator app. ${describe(cause)} ` +
        `Restoring ${path} keeps the registered devices.`,
      { fix: names.map((each) => terminal.command(`user reset-2fa ${quoted(each)}`)).join(" && ") },
    ),
  ];
}

/** Checks that the secrets of enabled webhooks can be decrypted. */
export async function checkWebhooks({ config, read }: DatabaseContext): Promise<Finding[]> {
  const webhooks = await read.db
    .selectFrom("webhooks")
    .select(["id", "name", "secret"])
    .where("enabled", "=", true)
    .orderBy("id")
    .execute();
  if (webhooks.length === 0) return [];
  const { decrypt } = createWebhookSecrets(createSecretEncryption(config.uploadsDirectory));
  const failed = webhooks.filter(({ secret }) => decrypt(secret) === null);
  if (failed.length === 0) return [ok("webhooks", "The secrets of all webhooks can be decrypted.")];
  const path = secretKeyPath(config.uploadsDirectory);
  const { publicUrl, port } = config;
  const rotate = (id: number): string =>
    `curl -X POST -H 'Authorization: Bearer TOKEN' ${publicUrl ?? `http://127.0.0.1:${port}`}/api/webhooks/${id}/rotate_secret`;
  return [
    problem(
      "webhooks",
      `Deliveries of ${formatList(failed.map((webhook) => webhook.name))} cannot be signed, because ${path} is missing or ` +
        "contains another key. Restore this file, or rotate the secrets.",
      { fix: failed.map(({ id }) => rotate(id)).join(" && ") },
    ),
  ];
}
