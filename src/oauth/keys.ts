/**
 * The key pair that signs access tokens: two PEM files in the uploads folder, made by `partledger oauth generate-keys`.
 */
import type { KeyObject } from "node:crypto";
import type { JWK } from "jose";

export interface SigningKeys {
  /** Thumbprint of the public key (RFC 7638). */
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** The public key as JWKS show it, with `kid`, `alg` and `use`. */
  readonly jwk: JWK;
}

export interface KeyFiles {
  /** The pair that the files hold now: they are looked at each time, and read when they changed. Null: missing or unusable. */
  load(): Promise<SigningKeys | null>;
}

export interface KeyPaths {
  readonly privatePath: string;
  readonly publicPath: string;
}

export function createKeyFiles(_uploadsDirectory: string): KeyFiles {
  throw new Error("not yet");
}

/** Makes a pair. `exists`: one of the files is there already, and nothing was done. */
export async function generateKeys(
  _uploadsDirectory: string,
  _options: { readonly force: boolean },
): Promise<KeyPaths | "exists"> {
  throw new Error("not yet");
}
