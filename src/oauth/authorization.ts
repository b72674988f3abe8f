/**
 * Implements `/oauth/authorize`: validates the request, stores the user's decision, and returns the result to the
 * client. The consent page is in `pages/oauth/`.
 */
import type { Logger } from "../http/handler.ts";
import type { Reader, Store, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { problem } from "../util/errors.ts";
import { actorOf, writeLog, type LogEntry } from "../history/log-entry.ts";
import { confirmPassword } from "../identity/confirm-password.ts";
import type { LastUsed } from "../identity/last-used.ts";
import { requireSession, whileSignedIn } from "../identity/live-session.ts";
import { announceNewApp } from "../identity/new-apps.ts";
import type { Principal } from "../identity/principal.ts";
import { securityEvent } from "../identity/record.ts";
import type { SignedIn } from "../identity/signed-in.ts";
import { codeLocation, errorLocation } from "./authorization-response.ts";
import {
  readAuthorizationRequest,
  type AuthorizationRequest,
  type AuthorizationVerdict,
  type UnresolvedRequest,
} from "./authorization-request.ts";
import { isClientIdUrl } from "./client-document.ts";
import { clientHosts } from "./client-list.ts";
import { findClient, type Client } from "./clients.ts";
import { codeLifetime } from "./code-grant.ts";
import type { Secrets } from "./configured.ts";
import {
  consentOffer,
  hasGrant,
  offeredScopes,
  redirectTarget,
  requiresPassword,
  type ConsentOffer,
} from "./consent-offer.ts";
import type { AuthorizingUser, DocumentClients } from "./document-clients.ts";
import { newIdentifier } from "./identifier.ts";
import { oauthProblem } from "./oauth-error.ts";
import { saveConnection, type ConsentDecision } from "./save-connection.ts";

export type { ConsentOffer } from "./consent-offer.ts";
export type { ConsentDecision } from "./save-connection.ts";

/** How the decision was sent. */
interface Submission {
  readonly now: Date;
  readonly address: string;
  /** The entered password. Checked only if the offered scopes require it. */
  readonly password: string;
}

export type Authorization = ReturnType<typeof createAuthorization>;

interface AuthorizationOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly issuer: () => string;
  readonly logger: Logger;
  readonly lastUsed: Pick<LastUsed, "note">;
  /** Null if client ID metadata documents are disabled. */
  readonly documentClients: DocumentClients | null;
}

const maximumNameLength = 255;

export function createAuthorization(options: AuthorizationOptions) {
  const { store, secrets, issuer, lastUsed, documentClients } = options;

  /**
   * Stores an approval and creates an authorization code.
   * @returns the redirect URI with `code`, `state` and `iss` (RFC 9207)
   * @throws {Problem} `bad-request` if the scope was not offered or the name is too long; `conflict` if the client was
   * deleted or disabled, or the user was disabled, while the page was open; `forbidden` if the session has ended;
   * `unprocessable` on `password` if the password is required and missing or wrong; `too-many-requests` after too many
   * wrong passwords
   */
  async function approve(
    request: AuthorizationRequest,
    { principal, sessionId }: SignedIn,
    decision: ConsentDecision,
    { now, address, password }: Submission,
  ): Promise<string> {
    const { encryptionKey } = await secrets.require(options.logger);
    // Lists and logs show the name on a single line, so line breaks are replaced.
    const friendlyName = decision.friendlyName?.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim() || null;
    const offered = offeredScopes(request, principal);
    if (!offered.includes(decision.scope)) {
      throw problem("bad-request", "This scope was not offered. Choose one of the scopes on the page.");
    }
    if (friendlyName !== null && [...friendlyName].length > maximumNameLength) {
      throw problem("bad-request", `The name must have at most ${maximumNameLength} characters.`);
    }
    const { userId } = principal;
    if (requiresPassword(offered)) {
      const context = {
        store: whileSignedIn(store, sessionId, now),
        now,
        sessionId,
        record: (transaction: Transaction, entries: LogEntry | readonly LogEntry[]) =>
          writeLog(transaction, actorOf(principal), now, [entries].flat()),
      };
      await confirmPassword(context, { userId, password, propertyPath: "password", address });
    }
    const code = await newIdentifier(encryptionKey, "code");
    await store.transaction(async (transaction) => {
      await requireSession(transaction, sessionId, now);
      await requireActive(transaction, request, principal);
      const { name } = request.client;
      const [host = ""] = clientHosts({ ...request.client, redirectUris: [request.redirectUri] });
      const connection = await saveConnection(
        transaction,
        { userId, clientId: request.client.id, host },
        { ...decision, friendlyName },
        now,
      );
      const familyId = await saveGrant(transaction, connection.id, request, decision, now);
      await saveCode(transaction, familyId, request, code.hash, now);
      if (connection.isAnnounced) {
        await announceNewApp(transaction, userId, { name, host, scope: decision.scope });
      }
      const event = securityEvent(userId, {
        event: "application_connected",
        client: name,
        client_id: request.client.clientId,
        tier: decision.scope,
        refresh_validity: decision.refreshValidity,
        redirect_target: redirectTarget(request.redirectUri).redirectTarget,
        address,
      });
      await writeLog(transaction, actorOf(principal), now, [event]);
    });
    // Only an approval counts as a use. A request without an approval must not keep an unused client from expiring.
    lastUsed.note("client", request.client.id, request.client.lastUsedAt, now);
    return codeLocation(request, issuer(), code.text);
  }

  async function resolveDocument(
    clientId: string,
    user: AuthorizingUser | null,
  ): Promise<Client | UnresolvedRequest> {
    if (documentClients === null) {
      throw oauthProblem("invalid_client", "This server does not accept a URL as client_id.");
    }
    return (await documentClients.resolve(clientId, user)) ?? { kind: "unresolved" };
  }

  return {
    /**
     * Validates the query of a request. POST requests have the same query.
     * @param user the user who can approve the request; null if the user must first sign in
     * @throws {Problem} `internal` if the encryption key or the key pair is missing or invalid; the log contains the
     * details
     */
    read: async (
      queryText: string,
      log: Logger,
      user: AuthorizingUser | null = null,
    ): Promise<AuthorizationVerdict> => {
      await secrets.require(log);
      return await readAuthorizationRequest(queryText, {
        issuer: issuer(),
        findClient: (clientId) =>
          isClientIdUrl(clientId) ? resolveDocument(clientId, user) : findClient(store.read, clientId),
      });
    },
    isTrusted: (client: Client, { userId }: Principal): Promise<boolean> =>
      isTrustedClient(store.read, client, userId),
    offer: (request: AuthorizationRequest, principal: Principal): Promise<ConsentOffer> =>
      consentOffer(store.read, request, principal),
    approve,
    /** Returns the redirect URI with `access_denied` because the user denied the request. */
    deny: (request: AuthorizationRequest): string =>
      errorLocation(request, issuer(), "access_denied", "The user denied the request."),
    /** Returns the redirect URI with `access_denied` because the user has no access to the API. */
    notAllowed: (request: AuthorizationRequest): string =>
      errorLocation(request, issuer(), "access_denied", "The user has no access to the API of this service."),
  };
}

/**
 * Whether errors can be sent to the client without asking the user. A client is trusted if an administrator registered
 * it or this user has connected it. Any other client could use invalid requests as open redirects (RFC 9700 §4.11.2). A
 * client with a metadata document can change its redirect URIs at any time, so it is never trusted.
 */
async function isTrustedClient(
  { db }: Pick<Reader, "db">,
  { id, origin }: Client,
  userId: number,
): Promise<boolean> {
  if (origin === "administrator") return true;
  if (origin === "metadata_document") return false;
  const connection = await db
    .selectFrom("oauth_connections")
    .where("user_id", "=", userId)
    .where("oauth_client_id", "=", id)
    .where(hasGrant)
    .select("id")
    .executeTakeFirst();
  return connection !== undefined;
}

/** Checks the client and the user again, because both may have changed while the page was open. */
async function requireActive(
  transaction: Transaction,
  { client }: AuthorizationRequest,
  { userId }: Principal,
): Promise<void> {
  const current = await findClient(transaction, client.clientId);
  if (current?.active !== true) {
    throw problem("conflict", "The application was deleted or disabled in the meantime.");
  }
  const user = await transaction.db
    .selectFrom("users")
    .select("disabled")
    .where("id", "=", userId)
    .executeTakeFirst();
  if (user === undefined || user.disabled) throw problem("conflict", "Your account was disabled.");
}

async function saveGrant(
  { db }: Transaction,
  connectionId: number,
  { resource }: AuthorizationRequest,
  { scope, refreshValidity }: ConsentDecision,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("oauth_grants")
    .values({
      connection_id: connectionId,
      tier: scope,
      resource,
      refresh_validity: refreshValidity,
      created_at: timestamp(now),
      revoked_at: null,
      revoked_because: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function saveCode(
  { db }: Transaction,
  familyId: number,
  { redirectUri, redirectUriGiven, codeChallenge }: AuthorizationRequest,
  codeHash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto("oauth_codes")
    .values({
      grant_id: familyId,
      code_hash: codeHash,
      redirect_uri: redirectUri,
      redirect_uri_given: redirectUriGiven,
      code_challenge: codeChallenge,
      created_at: timestamp(now),
      expires_at: timestamp(new Date(now.getTime() + codeLifetime * 60_000)),
      used_at: null,
    })
    .execute();
}
