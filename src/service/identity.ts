/** Creates what identifies users and clients: tokens, sessions, signing in, and the OAuth server if it is enabled. */
import type { ShowCommand } from "../util/command-line.ts";
import type { Config } from "../config/config.ts";
import type { Logger } from "../http/handler.ts";
import { writeLog } from "../history/log-entry.ts";
import { createAuthenticator } from "../identity/authenticator.ts";
import { createLastUsed } from "../identity/last-used.ts";
import { createPasswordStep } from "../identity/password-step.ts";
import { createPermissionChainReader } from "../identity/permission-chain.ts";
import type { ProtectedResource } from "../identity/protected-resource.ts";
import { createFailureLimiter, type FailureLimiter } from "../identity/failure-rate-limit.ts";
import { createSecondFactorStep } from "../identity/second-factor-step.ts";
import { createSecretEncryption } from "../identity/secret-encryption.ts";
import { createSessions } from "../identity/sessions.ts";
import type { SignInOptions } from "../identity/sign-in.ts";
import { createTotpSecrets } from "../identity/totp-secrets.ts";
import type { CleanUpSchedule } from "./clean-up-schedule.ts";
import { countingRefusals, type Metrics } from "../metrics/metrics.ts";
import { createOAuthServer } from "../oauth/create-oauth.ts";
import { resourceMetadataUrl } from "../oauth/metadata.ts";
import { advertisedScopes } from "../oauth/parse-scope.ts";
import type { GuardOptions } from "../outgoing/guarded-request.ts";
import { createSessionReader, isSecure } from "../pages/site/session-reader.ts";
import type { Data } from "./data.ts";

interface IdentityOptions {
  readonly config: Config;
  readonly data: Data;
  readonly cleanUp: CleanUpSchedule;
  readonly baseUrl: () => string;
  readonly command: ShowCommand;
  readonly logger: Logger;
  readonly metrics: Metrics | undefined;
  readonly clientDocuments: GuardOptions | undefined;
}

export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity({
  config,
  data,
  cleanUp,
  baseUrl,
  command,
  logger,
  metrics,
  clientDocuments,
}: IdentityOptions) {
  const { store, cache } = data;
  const permissionChainOf = createPermissionChainReader(cache);
  const lastUsed = createLastUsed({
    store,
    onError: (error) => logger.warn({ err: error }, "Saving the last use of tokens and sessions failed."),
  });
  const secretEncryption = createSecretEncryption(config.uploadsDirectory);
  const sessions = createSessions({ store, permissionChainOf, noteSession: lastUsed.noteSession });
  const totpSecrets = createTotpSecrets(config.uploadsDirectory, command, secretEncryption);
  const signInOptions: SignInOptions = {
    store,
    totpSecrets,
    record:
      ({ userId, username }, moment) =>
      (transaction, entries) =>
        writeLog(transaction, { userId, username, tokenId: null, client: null }, moment, entries),
  };
  const oauth = config.oauth.enabled
    ? createOAuthServer({
        config,
        store,
        cache,
        permissionChainOf,
        issuer: baseUrl,
        command,
        logger,
        lastUsed,
        cleanUp,
        guard: { lookup: data.lookup, ...clientDocuments },
      })
    : null;
  const authenticate = createAuthenticator({
    store,
    cache,
    permissionChainOf,
    lastUsed,
    findSession: createSessionReader(sessions, isSecure(config)),
    ...(oauth !== null && { verifyBearer: oauth.verifyBearer }),
  });
  const invalidCredentials = createFailureLimiter({
    store,
    kind: "credential",
    limit: 30,
    windowSeconds: 60,
  });
  const failures: Pick<FailureLimiter, "count"> = {
    count: (subject, moment) => {
      metrics?.signInFailed("token");
      return invalidCredentials.count(subject, moment);
    },
  };
  const challenge = (protectedResource: ProtectedResource) => ({
    resourceMetadata: resourceMetadataUrl(baseUrl(), protectedResource === "/api" ? "" : protectedResource),
    scope: advertisedScopes.join(" "),
  });
  return {
    permissionChainOf,
    secretEncryption,
    sessions,
    totpSecrets,
    oauth,
    /** The properties of the options of each protocol that requires a credential. */
    access: { authenticate, failures, ...(oauth !== null && { oauth: challenge }) },
    signIn: {
      withPassword: countingRefusals(createPasswordStep(signInOptions), "password", metrics),
      withSecondFactor: countingRefusals(createSecondFactorStep(signInOptions), "second_factor", metrics),
    },
    close: () => lastUsed.close(),
  };
}
