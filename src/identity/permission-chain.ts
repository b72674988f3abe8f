/**
 * Adds the permission data of a user and the user's groups to the SQL statement that authenticates an API token, a
 * session or an OAuth token.
 */
import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from "kysely";
import type { Tables } from "../database/tables/tables.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { createPermissionParser, type PermissionData } from "./permission-data.ts";

/**
 * The maximum depth of the group hierarchy. Groups above this depth are ignored, so a cycle in stored data cannot cause
 * an endless loop.
 */
export const maximumGroupDepth = 32;

/**
 * Adds a common table expression `chain`. It contains one row (`group_id`, `permissions`, `depth`) for the user's group
 * (`depth` 1) and each ancestor of this group. Left-join `chain` with `onTrue()`, order by `chain.depth`, and select
 * the columns of {@link PermissionRow}.
 *
 * @param groupId a subquery that returns the ID of the user's group
 */
export function withGroupChain<From extends keyof Tables>(
  db: Kysely<Tables>,
  groupId: (db: Kysely<Tables>) => SelectQueryBuilder<Tables, From, { group_id: number | null }>,
) {
  return db.withRecursive("chain(group_id, parent_id, permissions, depth)", () =>
    groupChain(sql`${groupId(db)}`),
  );
}

interface GroupRow {
  readonly group_id: number;
  readonly parent_id: number | null;
  readonly permissions: string;
  readonly depth: number;
}

/** Returns the query of `chain`. */
export function groupChain(groupId: RawBuilder<unknown>): RawBuilder<GroupRow> {
  return sql<GroupRow>`(select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions", 1 as "depth"
    from "groups" where "groups"."id" = ${groupId}
    union all
    select "groups"."id" as "group_id", "groups"."parent_id", "groups"."permissions", chain.depth + 1 as "depth"
    from "chain" inner join "groups" on "groups"."id" = "chain"."parent_id"
    where "chain"."depth" < ${sql.raw(String(maximumGroupDepth))})`;
}

/** A row of the query result: the user, and one group of the user's group chain. */
interface PermissionRow {
  readonly userId: number;
  /** The user's own permission data, without that of the groups. */
  readonly permissions: string;
  /** The ID of the group, or null if the user has no group. */
  readonly groupId: number | null;
  readonly groupPermissions: string | null;
}

/** Parses a user's rows (nearest group first). Returns the permission chain for `createPrincipal`. */
export type PermissionChainReader = (rows: readonly PermissionRow[]) => PermissionData[];

export function createPermissionChainReader(cache: MemoryCache): PermissionChainReader {
  const parse = createPermissionParser(cache);
  return (rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const chain = [parse(first.permissions)];
    for (const { groupPermissions } of rows) {
      if (groupPermissions !== null) chain.push(parse(groupPermissions));
    }
    return chain;
  };
}
