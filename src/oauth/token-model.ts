/**
 * What `@node-oauth/oauth2-server` asks for during one token request, answered from one transaction. The library leads
 * through the grant and makes the answer. What it does not know (replays, our clock, audiences, tiers) is decided in
 * `code-grant.ts` and `refresh-grant.ts` before it looks itself; what it then decides again comes out the same.
 */
import type OAuth2Server from "@node-oauth/oauth2-server";
import type { Transaction } from "../database/store.ts";
import type { Tier } from "../identity/tier.ts";
import type { Client } from "./clients.ts";
import { redeemableCode, spendCode } from "./code-grant.ts";
import type { CodeRequest } from "./code-grant.ts";
import { weakestOf } from "./family.ts";
import type { Family } from "./family.ts";
import type { NewIdentifier } from "./identifier.ts";
import type { Entitlement, IssuedTokens, Mint, NewAccessToken } from "./issue.ts";
import { accessTokenExpiry, newAccessToken, newRefreshToken, storeTokens } from "./issue.ts";
import { oauthProblem } from "./oauth-error.ts";
import { keepSuccessor, redeemableRefreshToken, spendRefreshToken } from "./refresh-grant.ts";
import type { RedeemableRefreshToken, RefreshRequest } from "./refresh-grant.ts";
import { resourceHolds } from "./resource.ts";
import { scopesOf } from "./scope.ts";

/** One token request of a known, active client. */
export interface TokenExchange {
  readonly transaction: Transaction;
  readonly client: Client;
  /** As `parseResource` gives it; null: all that was granted. */
  readonly resource: string | null;
  readonly mint: Mint;
}

/** The library's own, as far as its token endpoint calls it. */
export type TokenModel = Pick<
  OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel,
  "getClient" | "generateAccessToken" | "generateRefreshToken" | "saveToken"
> &
  Partial<Pick<OAuth2Server.AuthorizationCodeModel, "getAuthorizationCode" | "revokeAuthorizationCode">> &
  Partial<Pick<OAuth2Server.RefreshTokenModel, "getRefreshToken" | "revokeToken">>;

/** The library compares with the clock of the machine; ours has been asked already. */
const never = new Date(8.64e15);

/** For the grant `authorization_code`. */
export function createCodeModel(exchange: TokenExchange, request: CodeRequest): TokenModel {
  const { transaction, client, mint } = exchange;
  return {
    ...createCommonModel(exchange),
    getAuthorizationCode: async (text) => {
      const code = await redeemableCode(transaction, request, client, mint.now);
      const entitlement = entitle(exchange, code.family, weakestOf([code.family.tier, client.tier]));
      return {
        id: code.id,
        authorizationCode: text,
        expiresAt: never,
        // Empty: the authorization request did not name it, and the token request need not.
        redirectUri: code.redirectUri ?? "",
        codeChallenge: code.codeChallenge,
        codeChallengeMethod: "S256",
        client: libraryClient(client),
        user: { entitlement },
        scope: [...scopesOf(entitlement.tier)],
      };
    },
    revokeAuthorizationCode: async ({ id }) => spendCode(transaction, id as number, mint.now),
  };
}

/** For the grant `refresh_token`. */
export function createRefreshModel(exchange: TokenExchange, request: RefreshRequest): TokenModel {
  const { transaction, client, mint } = exchange;
  const common = createCommonModel(exchange);
  let old: RedeemableRefreshToken | null = null;
  return {
    ...common,
    getRefreshToken: async (text) => {
      old = await redeemableRefreshToken(transaction, request, client, mint.now);
      const entitlement = entitle(exchange, old.family, old.tier);
      if (old.successor !== null) requireResource(exchange, old.successor);
      return {
        refreshToken: text,
        client: libraryClient(client),
        user: { entitlement, successor: old.successor },
        scope: [...scopesOf(entitlement.tier)],
      };
    },
    revokeToken: async () => {
      if (old === null) return false;
      return old.successor !== null || (await spendRefreshToken(transaction, old, mint.now));
    },
    saveToken: async (token, libraryClient, user) => {
      const saved = await common.saveToken(token, libraryClient, user);
      if (old?.successor === null && saved) {
        const { accessToken, refreshToken = "", scope = [] } = saved;
        const { resource } = holder(user).entitlement;
        const successor = { accessToken, refreshToken, scope, resource };
        await keepSuccessor(transaction, old.id, successor, request.successorKey);
      }
      return saved;
    },
  };
}

/** What the library hands around as the user of a grant. */
interface Holder {
  readonly entitlement: Entitlement;
  /** The answer that was given before, to be given again. */
  readonly successor?: IssuedTokens | null;
}

function holder(user: OAuth2Server.User): Holder {
  return user as Holder;
}

function createCommonModel({ transaction, client, mint }: TokenExchange): TokenModel {
  let access: NewAccessToken | null = null;
  let refresh: NewIdentifier | null = null;
  return {
    getClient: async () => libraryClient(client),
    generateAccessToken: async (_client, user) => {
      const { entitlement, successor } = holder(user);
      if (successor) return successor.accessToken;
      access = await newAccessToken(entitlement, mint);
      return access.text;
    },
    generateRefreshToken: async (_client, user) => {
      const { entitlement, successor } = holder(user);
      if (successor) return successor.refreshToken;
      refresh = await newRefreshToken(entitlement, mint);
      return refresh?.text ?? "";
    },
    saveToken: async ({ accessToken, refreshToken = "", scope = [] }, libraryClient, user) => {
      const { entitlement, successor } = holder(user);
      if (access !== null) await storeTokens(transaction, entitlement, access, refresh, mint.now);
      return {
        accessToken,
        // An empty one is left out of the answer.
        refreshToken,
        scope: successor ? [...successor.scope] : scope,
        // Left to itself, the library counts it from the clock of the machine.
        expires_in: Math.floor(
          (accessTokenExpiry(entitlement.family, mint.now).getTime() - mint.now.getTime()) / 1000,
        ),
        client: libraryClient,
        user,
      };
    },
  };
}

/** @throws {OAuthProblem} `invalid_target` for resources beyond what was granted (RFC 8707 §2.2) */
function entitle({ client, resource, mint }: TokenExchange, family: Family, tier: Tier): Entitlement {
  if (resource !== null && !resourceHolds(family.resource, resource, mint.issuer)) {
    throw oauthProblem("invalid_target", "The resource is not among those that were granted.");
  }
  return {
    family,
    clientId: client.clientId,
    tier,
    resource: resource ?? family.resource,
    refresh: client.grantTypes.includes("refresh_token"),
  };
}

/**
 * What was given already cannot be made narrower.
 * @throws {OAuthProblem} `invalid_target` when it reaches further than this request
 */
function requireResource({ resource, mint }: TokenExchange, successor: IssuedTokens): void {
  if (resource === null || resourceHolds(resource, successor.resource, mint.issuer)) return;
  const description =
    "The token was exchanged moments ago for one that is good for more resources than asked for now.";
  throw oauthProblem("invalid_target", description);
}

function libraryClient({ clientId, grantTypes }: Client): OAuth2Server.Client {
  return { id: clientId, grants: [...grantTypes] };
}
