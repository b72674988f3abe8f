/** `partledger oauth …`: what the authorization server needs before it can work. */
import type { Command } from "commander";
import { CommandFailed } from "../failure.ts";
import type { MadeKeyPair } from "../key-pair.ts";
import type { Terminal } from "../terminal.ts";
import { print, tell } from "../terminal.ts";

const keysHelp = `
The pair signs access tokens. It is written to oauth_private.key and oauth_public.key in UPLOADS_DIR, for nobody but
this account to read. A pair that is there already is kept, and the exit code is 1; with --force it is replaced. With
a new pair every OAuth token and code that was ever issued stops working. A running service takes it up by itself.

Example:
  $ partledger oauth generate-keys`;

const secretHelp = `
The key encrypts authorization codes and refresh tokens. Nothing is written: put the line into .env.local, and restart
the service. Let nobody else read that file: \`partledger oauth enable\` sees to that, and does the rest as well. Another
key makes all refresh tokens and codes useless that were issued before.

Example:
  $ (umask 077; partledger oauth generate-secret >> .env.local)`;

const enableHelp = `
Makes the key pair and the encryption key where they are missing, and writes OAUTH2_ENCRYPTION_KEY and
OAUTH_SERVER_ENABLED=1 into .env.local in the working directory. Everything else in that file stays as it is.

Example:
  $ partledger oauth enable && partledger serve`;

export function addOAuth(program: Command, terminal: Terminal): void {
  const oauth = program
    .command("oauth")
    .description("set up the authorization server, which gives applications access for users");
  oauth
    .command("generate-keys")
    .description("make the key pair that access tokens are signed with")
    .option("--force", "replace a pair that is there, and revoke all OAuth tokens and codes")
    .addHelpText("after", keysHelp)
    .action((options: { force?: true }) => makeKeys(terminal, options.force ?? false));
  oauth
    .command("generate-secret")
    .description("print a new encryption key as a line for .env.local")
    .addHelpText("after", secretHelp)
    .action(() => makeSecret(terminal));
  oauth
    .command("enable")
    .description("make what is missing and switch the authorization server on")
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
      `There is ${privatePath} or ${publicPath} already. --force replaces them, and revokes all OAuth tokens.`,
    );
  }
  tell(terminal, `Made the key pair ${privatePath} and ${publicPath}.`);
  if (force) tell(terminal, "No OAuth token that was signed with an older pair works any more.");
  tellRevoked(terminal, made);
  const keys = await createKeyFiles(config.uploadsDirectory).load();
  for (const fault of configurationFaults(terminal.command, config.oauth.encryptionKey, keys))
    tell(terminal, `Warning: ${fault}`);
}

function tellRevoked(terminal: Terminal, { revoked }: Pick<MadeKeyPair, "revoked">): void {
  if (revoked === null || revoked === 0) return;
  tell(terminal, `Revoked what users had granted, ${revoked} times in all: applications have to ask again.`);
}

async function makeSecret(terminal: Terminal): Promise<void> {
  const { generateEncryptionKey } = await import("../../oauth/encryption.ts");
  print(terminal, `OAUTH2_ENCRYPTION_KEY=${generateEncryptionKey()}`);
  tell(
    terminal,
    "Put this line into .env.local, and let nobody else read that file. A running service needs a restart.",
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
      ? "OAuth is switched on already: nothing was changed."
      : "OAuth is switched on. A running service needs a restart.",
  );
  const { publicUrl, oauth } = readSettings(terminal);
  if (publicUrl === null) {
    tell(
      terminal,
      "Set PUBLIC_URL to where applications reach the service, unless they run on this machine.",
    );
  }
  if (!oauth.clientRegistration) {
    tell(
      terminal,
      "Applications are registered at /tools/oauth_clients; OAUTH_DCR_ENABLED=1 lets them register themselves.",
    );
  }
}
