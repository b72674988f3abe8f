/** What the authorization server cannot work without: the encryption key and the key pair. There are no defaults. */
import type { Config } from "../config.ts";
import type { Logger } from "../contract/handler.ts";
import type { KeyFiles, SigningKeys } from "./keys.ts";

export interface OAuthSecrets {
  readonly keys: SigningKeys;
  readonly encryptionKey: Uint8Array;
}

export interface Secrets {
  /** @throws {Problem} `internal` when one of them is missing; the log says which, and what to do */
  require(log: Logger): Promise<OAuthSecrets>;
}

export function createSecrets(_options: {
  readonly config: Pick<Config, "oauth">;
  readonly keyFiles: KeyFiles;
}): Secrets {
  throw new Error("not yet");
}
