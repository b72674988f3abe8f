/**
 * Reads token families. A family is the set of tokens that result from one approval; they are revoked together. Each
 * exchange of a code or token reads the family in the same transaction.
 */
import type { InferResult, Kysely } from "kysely";
import type { Tables } from "../database/tables/tables.ts";
import { instantOf } from "../database/timestamp.ts";
import { isScope, allScopes, type Scope } from "../identity/scope.ts";
import { familyEnd, parseRefreshValidity, type RefreshValidity } from "./refresh-validity.ts";

export interface Family {
  readonly familyId: number;
  readonly userId: number;
  readonly username: string;
  readonly clientRowId: number;
  readonly clientName: string;
  /**
   * The highest scope that the family's tokens can have: the approved scope, limited by the user's latest choice for
   * the client.
   */
  readonly scope: Scope;
  /** The granted resources in the format of {@link parseResource}. */
  readonly resource: string | null;
  readonly refreshValidity: RefreshValidity;
  /** The time after which no token of the family is valid. Null if there is no limit. */
  readonly endsAt: Date | null;
  /** Whether tokens can be issued: the family is not revoked and its user is not disabled. */
  readonly live: boolean;
}

/** Starts a query for families. The caller joins the table of the code or token that the client sent. */
export function selectFamilies(db: Kysely<Tables>) {
  return db
    .selectFrom("oauth_grants")
    .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
    .innerJoin("oauth_clients", "oauth_clients.id", "oauth_connections.oauth_client_id")
    .innerJoin("users", "users.id", "oauth_connections.user_id")
    .select([
      "oauth_grants.id as familyId",
      "oauth_grants.tier as grantScope",
      "oauth_grants.resource",
      "oauth_grants.refresh_validity as refreshValidity",
      "oauth_grants.created_at as approvedAt",
      "oauth_grants.revoked_at as revokedAt",
      "oauth_connections.tier as connectionScope",
      "oauth_clients.id as clientRowId",
      "oauth_clients.name as clientName",
      "users.id as userId",
      "users.name as username",
      "users.disabled",
    ]);
}

type FamilyRow = InferResult<ReturnType<typeof selectFamilies>>[number];

export function familyOf(row: FamilyRow): Family {
  const { familyId, userId, username, clientRowId, clientName, resource } = row;
  const refreshValidity = parseRefreshValidity(row.refreshValidity) ?? "none";
  return {
    familyId,
    userId,
    username,
    clientRowId,
    clientName,
    resource,
    scope: weakestOf([row.grantScope, row.connectionScope]),
    refreshValidity,
    endsAt: familyEnd(refreshValidity, instantOf(row.approvedAt)),
    live: row.revokedAt === null && !row.disabled,
  };
}

/**
 * Returns the lowest of the stored scopes. An invalid scope, which only a bug could store, counts as the lowest scope.
 */
export function weakestOf(some: readonly string[]): Scope {
  if (!some.every(isScope)) return "read_only";
  return allScopes.find((scope) => some.includes(scope)) ?? "read_only";
}
