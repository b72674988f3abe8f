/**
 * Implements `POST /oauth/revoke` (RFC 7009), with which clients revoke tokens. Revoking a refresh token revokes its
 * whole family.
 */
import type { Store, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { writeLog } from "../history/log-entry.ts";
import { securityEvent } from "../identity/record.ts";
import type { WebResponse, WebRequest, WebRoute } from "../web/route.ts";
import { verifyAccessToken } from "./access-token.ts";
import { clientIdOf, requireClient, withChallenge } from "./client-credentials.ts";
import type { Client } from "./clients.ts";
import type { OAuthSecrets, Secrets } from "./configured.ts";
import { selectFamilies } from "./family.ts";
import { readForm } from "./form.ts";
import { hashIdentifier, readIdentifier } from "./identifier.ts";
import { verificationKeys } from "./key-timeline.ts";
import { OAuthProblem, webErrorResponse, withErrorResponses, oauthProblem } from "./oauth-error.ts";
import { protocolRoute } from "./protocol-routes.ts";

export function createRevocationRoute(store: Store, secrets: Secrets, issuer: () => string): WebRoute {
  const handle = async (request: WebRequest): Promise<WebResponse> => {
    const found = await secrets.require(request.log);
    try {
      const form = readForm(request);
      const clientId = clientIdOf(form, request.headers);
      const token = form.get("token");
      if (token === null) throw oauthProblem("invalid_request", "The parameter token is required.");
      // Disabled clients can still revoke their tokens.
      const client = await requireClient(store.read, clientId);
      // `token_type_hint` (RFC 7009 §2.1) is not needed, because access tokens and refresh tokens have different
      // formats.
      const revoke = await revocationOf(token, found, issuer(), request.now);
      if (revoke !== null) await store.transaction((transaction) => revoke(transaction, client, request.now));
    } catch (error) {
      throw error instanceof OAuthProblem ? withChallenge(error, request.headers) : error;
    }
    // The response does not reveal whether the token was known (RFC 7009 §2.2).
    return { status: 200, headers: { "Cache-Control": "no-store", Pragma: "no-cache" } };
  };

  return protocolRoute("revokeToken", {
    anyOrigin: true,
    handle: withErrorResponses(handle),
    onError: async (error) => webErrorResponse(error),
  });
}

type Revoke = (transaction: Transaction, client: Client, now: Date) => Promise<void>;

/** Returns a function that revokes the token, or null if the token is unknown or expired. */
async function revocationOf(
  token: string,
  { keys, decryptionKeys }: OAuthSecrets,
  issuer: string,
  moment: Date,
): Promise<Revoke | null> {
  const refreshToken = await readIdentifier(token, decryptionKeys, "refresh");
  if (refreshToken !== null) {
    const hash = hashIdentifier(refreshToken.id);
    return (transaction, client, now) => endFamily(transaction, hash, client, now);
  }
  const verified = await verifyAccessToken(token, verificationKeys(keys, moment), issuer, moment);
  if (verified.kind !== "valid") return null;
  const { jti, clientId } = verified.claims;
  return async (transaction, client, now) => {
    if (clientId !== client.clientId) throw otherClient();
    await endAccessToken(transaction, jti, now);
  };
}

/** Ends a single access token. The refresh token of the family remains valid. */
async function endAccessToken({ db }: Transaction, jti: string, now: Date): Promise<void> {
  await db
    .updateTable("oauth_access_tokens")
    .set({ expires_at: timestamp(now) })
    .where("jti", "=", jti)
    .where("expires_at", ">", timestamp(now))
    .execute();
}

async function endFamily(
  transaction: Transaction,
  tokenHash: string,
  client: Client,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  const family = await selectFamilies(db)
    .innerJoin("oauth_refresh_tokens", "oauth_refresh_tokens.grant_id", "oauth_grants.id")
    .where("oauth_refresh_tokens.token_hash", "=", tokenHash)
    .where("oauth_grants.revoked_at", "is", null)
    .executeTakeFirst();
  if (family === undefined) return;
  if (family.clientRowId !== client.id) throw otherClient();
  const { familyId, userId, username } = family;
  await db
    .updateTable("oauth_grants")
    .set({ revoked_at: timestamp(now), revoked_because: "client" })
    .where("id", "=", familyId)
    .execute();
  const actor = { userId, username, tokenId: null, client: client.name };
  const data = { event: "application_signed_out", client: client.name, client_id: client.clientId };
  await writeLog(transaction, actor, now, [securityEvent(userId, data, "info")]);
}

/** RFC 7009 §2.1 requires an error for a token of another client. */
function otherClient(): OAuthProblem {
  return oauthProblem("invalid_grant", "The token was issued to another client.");
}
