/** Reads the passphrases and keys of encrypted archives from files that options name, or from standard input. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { DecryptionKeys, EncryptionKeys } from "../archive/encryption.ts";
import { CommandFailed, WrongUsage } from "./failure.ts";
import { readSecret } from "./password.ts";
import { reasonOf } from "../util/system-error.ts";
import type { Terminal } from "./terminal.ts";

export interface DecryptionOptions {
  readonly passphraseFile?: string;
  readonly identity?: string;
}

export interface EncryptionOptions {
  readonly passphraseFile?: string;
  readonly recipient?: readonly string[];
}

/** Adds the options of {@link EncryptionOptions} to a command. */
export function addEncryptionOptions(command: Command): Command {
  return command
    .option(
      "--recipient <key>",
      "Encrypt for the owner of this age public key; can be repeated",
      (key: string, earlier: readonly string[] = []) => [...earlier, key],
    )
    .option("--passphrase-file <file>", "Encrypt with the passphrase in the first line of this file");
}

/** Returns the keys for encryption, or undefined if the archive is not encrypted. */
export async function encryptionKeys(
  terminal: Terminal,
  { passphraseFile, recipient }: EncryptionOptions,
): Promise<EncryptionKeys | undefined> {
  if (passphraseFile !== undefined && recipient !== undefined) {
    throw new WrongUsage("Use either --passphrase-file or --recipient.");
  }
  if (passphraseFile !== undefined) return { passphrase: await passphraseIn(terminal, passphraseFile) };
  return recipient === undefined ? undefined : { recipients: recipient };
}

export async function decryptionKeys(
  terminal: Terminal,
  { passphraseFile, identity }: DecryptionOptions,
): Promise<DecryptionKeys> {
  if (passphraseFile !== undefined) return { passphrase: await passphraseIn(terminal, passphraseFile) };
  if (identity === undefined) return {};
  const lines = (await readText(terminal, identity)).split("\n").map((line) => line.trim());
  const identities = lines.filter((line) => line !== "" && !line.startsWith("#"));
  if (identities.length === 0) throw new CommandFailed(`${identity} contains no private key.`);
  return { identities };
}

async function passphraseIn(terminal: Terminal, file: string): Promise<string> {
  const text = file === "-" ? await readSecret(terminal, "passphrase") : await readText(terminal, file);
  const [passphrase = ""] = text.split(/\r?\n/);
  if (passphrase === "")
    throw new CommandFailed(`The first line of ${file} is empty. Write the passphrase there.`);
  return passphrase;
}

async function readText({ directory }: Terminal, file: string): Promise<string> {
  try {
    return await readFile(resolve(directory, file), "utf8");
  } catch (error) {
    throw new CommandFailed(`Cannot read ${file}: ${reasonOf(error)}.`, { cause: error });
  }
}
