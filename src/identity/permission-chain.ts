/**
 * Reads a user with the permission data of the user's groups. The statements for API tokens, sessions, OAuth tokens and
 * work that continues after a request contain these columns.
 */
import { sql, type AliasedRawBuilder } from "kysely";
import type { Dialect } from "../database/kysely.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { createPermissionParser, type PermissionData } from "./permission-data.ts";

/**
 * The maximum depth of the group hierarchy. Groups above this depth are ignored, so a cycle in stored data cannot cause
 * an endless loop.
 */
export const maximumGroupDepth = 32;

/** The user's group and its ancestors. The statement must select from `users`. */
const groupsOfUser = sql`with recursive "chain"("parent_id", "permissions", "enforce_2fa", "depth") as (
    select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", 1
    from "groups" where "groups"."id" = "users"."group_id"
    union all
    select "groups"."parent_id", "groups"."permissions", "groups"."enforce_2fa", "chain"."depth" + 1
    from "chain" inner join "groups" on "groups"."id" = "chain"."parent_id"
    where "chain"."depth" < ${sql.raw(String(maximumGroupDepth))})`;

/** Whether the user's group or one of its ancestors requires 2FA: a boolean on PostgreSQL, 0 or 1 on SQLite. */
export const requiresSecondFactor = sql<boolean | 0 | 1>`exists (${groupsOfUser}
  select 1 from "chain" where "enforce_2fa")`;

/** Returns the columns of `users` that identify a user and contain the user's permissions. */
export function userColumns(dialect: Dialect) {
  return [
    "users.id as userId",
    "users.name as username",
    "users.disabled",
    "users.permissions",
    groupPermissions(dialect),
  ] as const;
}

function groupPermissions(dialect: Dialect): AliasedRawBuilder<string, "groupPermissions"> {
  const texts =
    dialect === "sqlite"
      ? sql`json_group_array("permissions" order by "depth")`
      : sql`cast(coalesce(json_agg("permissions" order by "depth"), '[]') as text)`;
  return sql<string>`(${groupsOfUser} select ${texts} from "chain")`.as("groupPermissions");
}

interface PermissionRow {
  /** The user's own permission data, without that of the groups. */
  readonly permissions: string;
  /** The permission data of the user's groups as a JSON array, nearest group first. */
  readonly groupPermissions: string;
}

/** Parses a row. Returns the permission chain for `createPrincipal`. */
export type PermissionChainReader = (row: PermissionRow) => PermissionData[];

export function createPermissionChainReader(cache: MemoryCache): PermissionChainReader {
  const parse = createPermissionParser(cache);
  return ({ permissions, groupPermissions }) => {
    // The statement creates the array from a column of texts.
    const ofGroups = JSON.parse(groupPermissions) as string[];
    return [permissions, ...ofGroups].map(parse);
  };
}
