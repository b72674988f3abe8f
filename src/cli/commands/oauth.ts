/** `partledger oauth …`: what the authorization server needs before it can work. */
import type { Command } from "commander";
import { CommandFailed } from "../failure.ts";
import type { MadeKeyPair } from "../key-pair.ts";
import type { Terminal } from "../terminal.ts";
import { print, tell } from "../terminal.ts";

const keysHelp = `
The key pair signs access tokens. It is written to oauth_private.key and oauth_public.key in UPLOADS_DIR, which only
this account can read. If a key pair exists, the command changes nothing and the exit code is 1, unless --force is set.
A new key pair invalidates all OAuth tokens and codes. A running service uses it without a restart.

Example:
  $ partledger oauth generate-keys`;

const secretHelp = `
The key encrypts authorization codes and refresh tokens. The command only prints it: add the line to .env.local, make the
file readable by your account only, and restart the service. \`partledger oauth enable\` does all of this. A new key
invalidates all refresh tokens and codes.

Example:
  $ (umask 077; partledger oauth generate-secret >> .env.local)`;

const enableHelp = `
Creates the key pair and the encryption key if they do not exist, and writes OAUTH2_ENCRYPTION_KEY and
OAUTH_SERVER_ENABLED=1 to .env.local in the working directory. Other settings in that file do not change.

Example:
  $ partledger oauth enable && partledger serve`;

export function addOAuth(program: Command, terminal: Terminal): void {
  const oauth = program.command("oauth").description("Set up the OAuth authorization server");
  oauth
    .command("generate-keys")
    .description("Create the key pair that signs access tokens")
    .option("--force", "Replace an existing key pair and revoke all OAuth tokens and codes")
    .addHelpText("after", keysHelp)
    .action((options: { force?: true }) => makeKeys(terminal, options.force ?? false));
  oauth
    .command("generate-secret")
    .description("Print a new encryption key as a line for .env.local")
    .addHelpText("after", secretHelp)
    .action(() => makeSecret(terminal));
  oauth
    .command("enable")
    .description("Create missing keys and enable the authorization server")
    .addHelpText("after", enableHelp)
    .action(() => enable(terminal));
}

async function makeKeys(terminal: Terminal, force: boolean): Promise<void> {
  const { readSettings } = await import("../settings.ts");
  const { configurationFaults } = await import("../../oauth/configured.ts");
  const { createKeyFiles, keyPaths } = await import("../../oauth/keys.ts");
  const { makeKeyPair } = await import("../key-pair.ts");
  const config = readSettings(terminal);
  const { privatePath, publicPath } = keyPaths(config.uploadsDirectory);
  const made = await makeKeyPair(terminal, config, { force });
  if (made === "exists") {
    throw new CommandFailed(
      `${privatePath} or ${publicPath} already exists. Use --force to replace both and revoke all OAuth tokens.`,
    );
  }
  tell(terminal, `Created the key pair ${privatePath} and ${publicPath}.`);
  if (force) tell(terminal, "OAuth tokens that were signed with an older key pair are invalid.");
  tellRevoked(terminal, made);
  const keys = await createKeyFiles(config.uploadsDirectory).load();
  for (const fault of configurationFaults(terminal.command, config.oauth.encryptionKey, keys))
    tell(terminal, `Warning: ${fault}`);
}

function tellRevoked(terminal: Terminal, { revoked }: Pick<MadeKeyPair, "revoked">): void {
  if (revoked === null || revoked === 0) return;
  tell(terminal, `Grants revoked: ${revoked}. Applications must ask their users for access again.`);
}

async function makeSecret(terminal: Terminal): Promise<void> {
  const { generateEncryptionKey } = await import("../../oauth/encryption.ts");
  print(terminal, `OAUTH2_ENCRYPTION_KEY=${generateEncryptionKey()}`);
  tell(
    terminal,
    "Add this line to .env.local, and make the file readable by your account only. Then restart the service.",
  );
}

async function enable(terminal: Terminal): Promise<void> {
  const { enableOAuth } = await import("../enable-oauth.ts");
  const { readSettings } = await import("../settings.ts");
  const done = await enableOAuth(terminal);
  for (const sentence of done) tell(terminal, sentence);
  tell(
    terminal,
    done.length === 0
      ? "OAuth is already enabled. Nothing was changed."
      : "OAuth is enabled. Restart the service if it is running.",
  );
  const { publicUrl, oauth } = readSettings(terminal);
  if (publicUrl === null) {
    tell(terminal, "Set PUBLIC_URL to the address of the service if applications run on other machines.");
  }
  if (!oauth.clientRegistration) {
    tell(
      terminal,
      "Register applications at /tools/oauth_clients, or set OAUTH_DCR_ENABLED=1 to let them register themselves.",
    );
  }
}
