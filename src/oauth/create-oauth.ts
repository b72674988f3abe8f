/** Builds the authorization server out of its parts. Only made when it is switched on. */
import type { Config } from "../config.ts";
import type { Logger } from "../contract/handler.ts";
import type { Store } from "../database/store.ts";
import type { WebRoute } from "../web/route.ts";
import type { Authorization } from "./authorization.ts";
import type { VerifyBearer } from "./bearer.ts";

export interface OAuthServer {
  /** Metadata, keys, registration (where it is switched on), token, revocation. The consent page is not among them. */
  readonly routes: readonly WebRoute[];
  readonly authorization: Authorization;
  readonly verifyBearer: VerifyBearer;
  /** Stops what runs in the background and writes what is left to write. Before the store is closed. */
  close(): Promise<void>;
}

export interface OAuthServerOptions {
  readonly config: Config;
  readonly store: Store;
  /** Where clients reach the service, without a slash at its end. Asked for anew each time. */
  readonly issuer: () => string;
  readonly now?: () => Date;
  readonly random?: (size: number) => Buffer;
  readonly logger: Logger;
}

export function createOAuthServer(_options: OAuthServerOptions): OAuthServer {
  throw new Error("not yet");
}
