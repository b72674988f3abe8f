/** `POST /oauth/revoke` (RFC 7009): a client gives back a token. A refresh token takes its whole family along. */
import type { Store, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { writeLog } from "../history/log-entry.ts";
import type { WebAnswer, WebRequest, WebRoute } from "../web/route.ts";
import { verifyAccessToken } from "./access-token.ts";
import { clientIdOf, requireClient, withChallenge } from "./client-credentials.ts";
import type { Client } from "./clients.ts";
import type { OAuthSecrets, Secrets } from "./configured.ts";
import { readForm } from "./form.ts";
import { hashIdentifier, readIdentifier } from "./identifier.ts";
import { OAuthProblem, answerFault, answeringErrors, oauthProblem } from "./oauth-error.ts";
import { protocolRoute } from "./protocol-routes.ts";

export interface RevocationOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly issuer: () => string;
}

/** What a token of ours is found by. Without one, or for another client's, there is nothing to do. */
type Revocable =
  | { readonly kind: "refresh_token"; readonly tokenHash: string }
  | { readonly kind: "access_token"; readonly jti: string };

export function createRevocationRoute({ store, secrets, issuer }: RevocationOptions): WebRoute {
  const handle = async (request: WebRequest): Promise<WebAnswer> => {
    const found = await secrets.require(request.log);
    try {
      const form = readForm(request);
      const clientId = clientIdOf(form, request.headers);
      const token = form.get("token");
      if (token === null) throw oauthProblem("invalid_request", "The parameter token is missing.");
      // A client that is switched off may still give back what it has.
      const client = await requireClient(store.read, clientId);
      // The hint (§2.1) is not needed: the two kinds cannot be taken for each other.
      const revocable = await recognize(token, found, issuer(), request.now);
      if (revocable !== null) await revoke(store, revocable, client, request.now);
    } catch (error) {
      throw error instanceof OAuthProblem ? withChallenge(error, request.headers) : error;
    }
    // Also for a token that is unknown (§2.2): the client wants it gone, and it is.
    return { status: 200, headers: { "Cache-Control": "no-store", Pragma: "no-cache" } };
  };

  return protocolRoute("revokeToken", {
    anyOrigin: true,
    handle: answeringErrors(handle),
    onFault: (fault) => answerFault(fault),
  });
}

async function recognize(
  token: string,
  { keys, encryptionKey }: OAuthSecrets,
  issuer: string,
  now: Date,
): Promise<Revocable | null> {
  const identifier = await readIdentifier(token, encryptionKey, "refresh");
  if (identifier !== null) return { kind: "refresh_token", tokenHash: hashIdentifier(identifier) };
  const verified = await verifyAccessToken(token, keys, issuer, now);
  return verified.kind === "valid" ? { kind: "access_token", jti: verified.claims.jti } : null;
}

async function revoke(store: Store, revocable: Revocable, client: Client, now: Date): Promise<void> {
  await store.transaction(async (transaction) =>
    revocable.kind === "access_token"
      ? await endAccessToken(transaction, revocable.jti, client, now)
      : await endFamily(transaction, revocable.tokenHash, client, now),
  );
}

/** Only this token: its family goes on with the refresh token. */
async function endAccessToken({ db }: Transaction, jti: string, client: Client, now: Date): Promise<void> {
  await db
    .updateTable("oauth_access_tokens")
    .set({ expires_at: timestamp(now) })
    .where("jti", "=", jti)
    .where("expires_at", ">", timestamp(now))
    .where("grant_id", "in", (grants) =>
      grants
        .selectFrom("oauth_grants")
        .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
        .where("oauth_connections.oauth_client_id", "=", client.id)
        .select("oauth_grants.id"),
    )
    .execute();
}

async function endFamily(
  transaction: Transaction,
  tokenHash: string,
  client: Client,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  const family = await db
    .selectFrom("oauth_refresh_tokens")
    .innerJoin("oauth_grants", "oauth_grants.id", "oauth_refresh_tokens.grant_id")
    .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
    .innerJoin("users", "users.id", "oauth_connections.user_id")
    .where("oauth_refresh_tokens.token_hash", "=", tokenHash)
    .where("oauth_connections.oauth_client_id", "=", client.id)
    .where("oauth_grants.revoked_at", "is", null)
    .select(["oauth_grants.id as grantId", "users.id as userId", "users.name as username"])
    .executeTakeFirst();
  if (family === undefined) return;
  const { grantId, userId, username } = family;
  await db
    .updateTable("oauth_grants")
    .set({ revoked_at: timestamp(now), revoked_because: "client" })
    .where("id", "=", grantId)
    .execute();
  const actor = { userId, username, tokenId: null, client: client.name };
  await writeLog(transaction, actor, now, [
    {
      kind: "security_event",
      level: "info",
      targetType: "User",
      targetId: userId,
      data: { event: "application_signed_out", client: client.name, client_id: client.clientId },
    },
  ]);
}
