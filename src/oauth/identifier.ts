/**
 * Creates and reads the random ID that a code or refresh token contains. The database stores only the hash of the ID.
 */
import { hash, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "./encryption.ts";

export interface NewIdentifier {
  /** The encrypted ID, which the client receives as its code or token. */
  readonly text: string;
  /** The hash of the ID, which the database stores. */
  readonly hash: string;
}

/** Creates the ID of a code or refresh token from 256 random bits. */
export async function newIdentifier(key: Uint8Array, purpose: "code" | "refresh"): Promise<NewIdentifier> {
  const id = randomBytes(32).toString("base64url");
  return { text: await encrypt({ id }, key, purpose), hash: hashIdentifier(id) };
}

interface ReadIdentifier {
  readonly id: string;
  /** The key that encrypted the ID. */
  readonly key: Uint8Array;
}

/** Returns the ID from a code or refresh token of this server. Returns null for any other text. */
export async function readIdentifier(
  text: string,
  keys: readonly Uint8Array[],
  purpose: "code" | "refresh",
): Promise<ReadIdentifier | null> {
  for (const key of keys) {
    const payload = await decrypt(text, key, purpose);
    if (typeof payload?.["id"] === "string") return { id: payload["id"], key };
  }
  return null;
}

export function hashIdentifier(identifier: string): string {
  return hash("sha256", identifier, "hex");
}
