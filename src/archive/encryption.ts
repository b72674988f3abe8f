/** Encrypts and decrypts archives in the age format (https://age-encryption.org), so the `age` tool can read them too. */
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { ArchiveError } from "./manifest.ts";

export interface EncryptionKeys {
  readonly passphrase?: string;
  /** Public keys (`age1…`). Each of their owners can decrypt the archive. */
  readonly recipients?: readonly string[];
}

export interface DecryptionKeys {
  readonly passphrase?: string;
  /** Private keys (`AGE-SECRET-KEY-1…`). */
  readonly identities?: readonly string[];
}

export const ageMagic = "age-encryption.org/v1\n";

/** @throws {ArchiveError} if a recipient is invalid */
export function createEncryption({ passphrase, recipients = [] }: EncryptionKeys) {
  const encrypter = new Encrypter();
  if (passphrase !== undefined) encrypter.setPassphrase(passphrase);
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new ArchiveError(
        `"${recipient}" is not an age recipient. Use a public key such as "age1…", as printed by age-keygen.`,
        { cause },
      );
    }
  }
  return async (plain: Readable): Promise<Readable> => fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** @throws {ArchiveError} if a key is invalid or no key fits. The stream fails if its content was changed */
export async function decrypt(encrypted: Readable, keys: DecryptionKeys): Promise<Readable> {
  const { passphrase, identities = [] } = keys;
  if (passphrase === undefined && identities.length === 0) {
    throw new ArchiveError(
      "The archive is encrypted. Pass --identity FILE with the private key, or --passphrase-file FILE. The file - is " +
        "standard input.",
    );
  }
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch (cause) {
      throw new ArchiveError("The identity file contains an invalid private key.", { cause });
    }
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(encrypted)));
  } catch (cause) {
    throw new ArchiveError(
      `The archive cannot be decrypted: the ${passphrase === undefined ? "private key" : "passphrase"} does not match, or the file is damaged.`,
      { cause },
    );
  }
}

// The types of web streams in Node.js and in the DOM differ, but the objects are the same.
function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as NodeReadableStream);
}
