/** Implements `partledger oauth …`, which sets up the authorization server. */
import type { Command } from "commander";
import { configurationErrors } from "../../oauth/configured.ts";
import { generateEncryptionKey } from "../../oauth/encryption.ts";
import { createKeyFiles, keyFileExists, keyPaths } from "../../oauth/keys.ts";
import { enableOAuth, invalidPair } from "../enable-oauth.ts";
import { CommandFailed } from "../failure.ts";
import { createKeyPair, rotateKeyPair, type CreatedKeyPair } from "../key-pair.ts";
import { readSettings } from "../settings.ts";
import { print, tell, type Terminal } from "../terminal.ts";
import { quoted } from "../../util/command-line.ts";
import { addOAuthClients } from "./oauth-clients.ts";

const keysHelp = `
The key pair signs access tokens. It is written to oauth_private.key and oauth_public.key in UPLOADS_DIR; only the
account of the service can read these files. If a key pair exists, the command fails without changes unless --force is
set. A new key pair invalidates all OAuth tokens and codes. A running service uses it without a restart.

To replace the pair without invalidating tokens, use "partledger oauth rotate-keys". After a leak of the private key, use
--force: it also deletes the previous pair of a rotation.

Example:
  $ partledger oauth generate-keys`;

const rotateHelp = `
Replaces the key pair that signs access tokens, and keeps the previous one in oauth_private.previous.key and
oauth_public.previous.key in UPLOADS_DIR. No tokens or codes are invalidated. A running service needs no restart:

  at once               publishes the new public key at /.well-known/jwks.json; the previous key still signs
  after 10 minutes      signs with the new key
  after 2 h 10 min      no longer publishes or accepts the previous key; the next rotation is possible

The service deletes the previous private key about an hour after it no longer signs. With several nodes, copy the four
files to each other node within ten minutes, the previous pair first.

After a leak of the private key, use "partledger oauth generate-keys --force" instead, which revokes all tokens at once.

Example:
  $ partledger oauth rotate-keys`;

const secretHelp = `
The key encrypts authorization codes and refresh tokens. A new key invalidates all of them, unless the earlier key is in
OAUTH2_ENCRYPTION_KEY_PREVIOUS.

This command only prints the key: add the line to .env.local, restrict access to the file (chmod 600), and restart the
service. \`partledger oauth enable\` creates the key and writes it to .env.local.

Example:
  $ (umask 077; partledger oauth generate-secret >> .env.local)`;

const enableHelp = `
Creates the key pair and the encryption key if they are missing, and writes OAUTH2_ENCRYPTION_KEY and
OAUTH_SERVER_ENABLED=1 to .env.local in the working directory. Other settings in this file are kept.

Example:
  $ partledger oauth enable && partledger serve`;

export function addOAuth(program: Command, terminal: Terminal): void {
  const oauth = program.command("oauth").description("Set up the OAuth authorization server");
  oauth
    .command("generate-keys")
    .description("Create the key pair that signs access tokens")
    .option("--force", "Replace an existing key pair and revoke all OAuth tokens and codes")
    .addHelpText("after", keysHelp)
    .action((options: { force?: true }) => generateKeys(terminal, options.force ?? false));
  oauth
    .command("rotate-keys")
    .description("Replace the key pair while existing tokens remain valid")
    .addHelpText("after", rotateHelp)
    .action(() => rotateKeys(terminal));
  oauth
    .command("generate-secret")
    .description("Print a new encryption key to add to .env.local")
    .addHelpText("after", secretHelp)
    .action(() => generateSecret(terminal));
  oauth
    .command("enable")
    .description("Enable the authorization server and create missing keys")
    .addHelpText("after", enableHelp)
    .action(() => enable(terminal));
  addOAuthClients(oauth, terminal);
}

async function generateKeys(terminal: Terminal, force: boolean): Promise<void> {
  const config = readSettings(terminal);
  const { privatePath, publicPath } = keyPaths(config.uploadsDirectory);
  const created = await createKeyPair(terminal, config, { force });
  if (created === "exists") {
    throw new CommandFailed(
      `${privatePath} or ${publicPath} already exists. Use --force to replace both and revoke all OAuth tokens.`,
    );
  }
  tell(terminal, `Created the key pair ${privatePath} and ${publicPath}.`);
  if (force) tell(terminal, "OAuth tokens signed with the previous key pair are no longer valid.");
  reportRevoked(terminal, created);
  const keyFiles = createKeyFiles(config.uploadsDirectory);
  for (const error of await configurationErrors(terminal.command, config.oauth.encryptionKey, keyFiles))
    tell(terminal, `Warning: ${error}`);
}

async function rotateKeys(terminal: Terminal): Promise<void> {
  const config = readSettings(terminal);
  const rotation = await rotateKeyPair(terminal, config);
  if (rotation.kind === "missing") throw new CommandFailed(missingPair(terminal, config.uploadsDirectory));
  if (rotation.kind === "clock") {
    const { privatePath, modifiedAt } = rotation;
    throw new CommandFailed(
      `${privatePath} was written at ${modifiedAt.toISOString()}, but the clock of this system is ` +
        `${terminal.now().toISOString()}. Correct the clock and try again. If the clock is correct, run ` +
        `\`touch ${quoted(privatePath)}\` and try again.`,
    );
  }
  const completeAt = rotation.completeAt.toISOString();
  if (rotation.kind === "incomplete") {
    throw new CommandFailed(
      `The previous rotation is not complete: tokens signed with the previous key pair are accepted until ${completeAt}. ` +
        "Try again after that time. If a private key has leaked, run " +
        `\`${terminal.command("oauth generate-keys --force")}\`, which revokes all OAuth tokens.`,
    );
  }
  tell(
    terminal,
    `Created a new key pair, which signs access tokens from ${rotation.signsFrom.toISOString()}. ` +
      `Tokens signed with the previous key pair are accepted until ${completeAt}.`,
  );
  tell(
    terminal,
    "If other nodes have their own UPLOADS_DIR, copy oauth_*.previous.key and then the other oauth_*.key to them now.",
  );
}

function missingPair({ command }: Terminal, uploadsDirectory: string): string {
  if (keyFileExists(uploadsDirectory)) return invalidPair(command, uploadsDirectory);
  return `There is no key pair in ${uploadsDirectory}. To create one, run \`${command("oauth enable")}\`.`;
}

function reportRevoked(terminal: Terminal, { revoked }: Pick<CreatedKeyPair, "revoked">): void {
  if (revoked === null || revoked === 0) return;
  tell(terminal, `Revoked grants: ${revoked}. Applications must request access again.`);
}

async function generateSecret(terminal: Terminal): Promise<void> {
  print(terminal, `OAUTH2_ENCRYPTION_KEY=${generateEncryptionKey()}`);
  tell(
    terminal,
    "Add this line to .env.local, restrict access to the file (chmod 600), and restart the service.",
  );
}

async function enable(terminal: Terminal): Promise<void> {
  const done = await enableOAuth(terminal);
  for (const sentence of done) tell(terminal, sentence);
  tell(
    terminal,
    done.length === 0
      ? "OAuth is already enabled. No changes made."
      : "OAuth is enabled. Restart the service if it is running.",
  );
  const { publicUrl, oauth } = readSettings(terminal);
  if (publicUrl === null) {
    tell(terminal, "If applications run on other machines, set PUBLIC_URL to the address of the service.");
  }
  if (!oauth.clientRegistration) {
    tell(
      terminal,
      "Register applications at /tools/oauth_clients, or set OAUTH_DCR_ENABLED=1 to accept applications that register themselves or have a metadata document.",
    );
  }
}
