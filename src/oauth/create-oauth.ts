/** Creates the authorization server from the modules in this directory. */
import { shortCommand, type ShowCommand } from "../util/command-line.ts";
import type { Config } from "../config/config.ts";
import type { Logger } from "../http/handler.ts";
import type { Store } from "../database/store.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import type { LastUsed } from "../identity/last-used.ts";
import type { PermissionChainReader } from "../identity/permission-chain.ts";
import { createFailureLimiter } from "../identity/failure-rate-limit.ts";
import type { WebRoute } from "../web/route.ts";
import { createAuthorization, type Authorization } from "./authorization.ts";
import type { GuardOptions } from "../outgoing/guarded-request.ts";
import { createBearerVerifier, type VerifyBearer } from "./bearer.ts";
import { configurationErrors, createSecrets } from "./configured.ts";
import { createDocumentClients } from "./document-clients.ts";
import { createKeyFiles } from "./keys.ts";
import { createMetadataRoutes } from "./metadata.ts";
import type { EndpointRoutes } from "./protocol-routes.ts";
import { createRegistrationRoute } from "./registration.ts";
import { maximumUnused } from "./registration-limits.ts";
import { createRevocationRoute } from "./revocation.ts";
import { createTokenRoute } from "./token-endpoint.ts";

export interface OAuthServer {
  /**
   * The routes of the endpoints for metadata, keys, registration (if enabled), token and revocation. `pages/oauth/`
   * contains the consent page.
   */
  readonly routes: readonly WebRoute[];
  readonly authorization: Authorization;
  readonly verifyBearer: VerifyBearer;
  /** Returns one message for each missing or invalid secret. The list is empty if the server is fully configured. */
  configurationErrors(): Promise<readonly string[]>;
}

interface OAuthServerOptions {
  readonly config: Config;
  readonly store: Store;
  readonly cache: MemoryCache;
  readonly permissionChainOf: PermissionChainReader;
  /** Returns the absolute URL of the service, without a trailing slash. */
  readonly issuer: () => string;
  readonly logger: Logger;
  readonly lastUsed: Pick<LastUsed, "note">;
  readonly cleanUp: { successorStored(this: void): void };
  readonly command?: ShowCommand;
  /** Restricts the addresses from which metadata documents of clients are fetched. Default: public addresses. */
  readonly guard?: GuardOptions;
}

export function createOAuthServer(options: OAuthServerOptions): OAuthServer {
  const { config, store, cache, permissionChainOf, issuer, logger, lastUsed, cleanUp } = options;
  const { command = shortCommand, guard = {} } = options;
  const keyFiles = createKeyFiles(config.uploadsDirectory);
  const secrets = createSecrets({ config, keyFiles, command });
  const endpoints: EndpointRoutes = {
    ...createMetadataRoutes({ config, issuer, keyFiles }),
    registerClient: config.oauth.clientRegistration
      ? [
          createRegistrationRoute({
            store,
            limits: { perHour: config.oauth.clientRegistrationsPerHour },
            highestScope: config.oauth.clientRegistrationScope,
          }),
        ]
      : [],
    requestToken: [
      createTokenRoute({
        store,
        secrets,
        issuer,
        failures: createFailureLimiter({ store, kind: "oauth_token", limit: 30, windowSeconds: 60 }),
        lastUsed,
        onSuccessorStored: cleanUp.successorStored,
      }),
    ],
    revokeToken: [createRevocationRoute(store, secrets, issuer)],
  };
  return {
    routes: Object.values(endpoints).flat(),
    authorization: createAuthorization({
      store,
      secrets,
      issuer,
      logger,
      lastUsed,
      documentClients: config.oauth.clientDocuments
        ? createDocumentClients({
            store,
            highestScope: config.oauth.clientRegistrationScope,
            maximumUnused: maximumUnused(config.oauth.clientRegistrationsPerHour),
            guard,
          })
        : null,
    }),
    verifyBearer: createBearerVerifier({ store, cache, permissionChainOf, keyFiles, issuer, lastUsed }),
    configurationErrors: () => configurationErrors(command, config.oauth.encryptionKey, keyFiles),
  };
}
