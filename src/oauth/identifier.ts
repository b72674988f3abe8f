/** Creates and reads the random ID in a code or refresh token. The database stores only the hash of the ID. */
import { hash, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "./encryption.ts";

export interface NewIdentifier {
  /** The code or token that the client receives, which is the encrypted ID. */
  readonly text: string;
  /** The hash of the ID, which is stored. */
  readonly hash: string;
}

/** Creates a code or refresh token with 256 random bits. */
export async function newIdentifier(key: Uint8Array, purpose: "code" | "refresh"): Promise<NewIdentifier> {
  const id = randomBytes(32).toString("base64url");
  return { text: await encrypt({ id }, key, purpose), hash: hashIdentifier(id) };
}

/** Returns the ID in a code or refresh token of this server, or null for any other text. */
export async function readIdentifier(
  text: string,
  key: Uint8Array,
  purpose: "code" | "refresh",
): Promise<string | null> {
  const payload = await decrypt(text, key, purpose);
  return typeof payload?.["id"] === "string" ? payload["id"] : null;
}

/** Returns the SHA-256 of an ID in hexadecimal. */
export function hashIdentifier(identifier: string): string {
  return hash("sha256", identifier, "hex");
}
