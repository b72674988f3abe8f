/** The random ID in a code or refresh token. The database stores only its hash. */
import { hash, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "./encryption.ts";

export interface NewIdentifier {
  /** What the client is given: only we can read it. */
  readonly text: string;
  /** What is stored. */
  readonly hash: string;
}

/** A new code or refresh token with 256 random bits. */
export async function newIdentifier(key: Uint8Array, purpose: "code" | "refresh"): Promise<NewIdentifier> {
  const id = randomBytes(32).toString("base64url");
  return { text: await encrypt({ id }, key, purpose), hash: hashIdentifier(id) };
}

/** The identifier in a text that we gave to a client; null for anything else. */
export async function readIdentifier(
  text: string,
  key: Uint8Array,
  purpose: "code" | "refresh",
): Promise<string | null> {
  const payload = await decrypt(text, key, purpose);
  return typeof payload?.["id"] === "string" ? payload["id"] : null;
}

/** SHA-256, hexadecimal. */
export function hashIdentifier(identifier: string): string {
  return hash("sha256", identifier, "hex");
}
