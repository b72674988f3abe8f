/**
 * Reads the permission data of a user in the statement that finds the user by an API token, a session or an OAuth token.
 */
import type { Kysely, SelectQueryBuilder } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { PermissionData } from "./permission-data.ts";
import { createPermissionParser } from "./permission-data.ts";

/** Groups above this depth are ignored. This also ends cycles in the data. */
export const maximumGroupDepth = 32;

/**
 * Starts a query that can join the table `chain`: one row (`group_id`, `permissions`, `depth`) for each group above a
 * user, the nearest with depth 1. Left-join it `onTrue()`, order by `chain.depth`, and select what {@link RightsRow}
 * names.
 *
 * @param groupId a subquery for the one group that the user is in
 */
export function withGroupChain<From extends keyof Tables>(
  db: Kysely<Tables>,
  groupId: (db: Kysely<Tables>) => SelectQueryBuilder<Tables, From, { group_id: number | null }>,
) {
  return db.withRecursive("chain(group_id, parent_id, permissions, depth)", (cte) =>
    cte
      .selectFrom("groups")
      .where("groups.id", "=", groupId(db))
      .select(["groups.id as group_id", "groups.parent_id", "groups.permissions", sql<number>`1`.as("depth")])
      .unionAll(
        cte
          .selectFrom("chain")
          .innerJoin("groups", "groups.id", "chain.parent_id")
          .where("chain.depth", "<", sql.lit(maximumGroupDepth))
          .select([
            "groups.id as group_id",
            "groups.parent_id",
            "groups.permissions",
            sql<number>`chain.depth + 1`.as("depth"),
          ]),
      ),
  );
}

/** A row: the user, and one group of the chain. */
interface RightsRow {
  readonly userId: number;
  /** The user's own permission data. */
  readonly permissions: string;
  /** Null where the user is in no group. */
  readonly groupId: number | null;
  readonly groupPermissions: string | null;
}

/** Returns a function that converts the rows of a user, nearest group first, to the permission data for `createPrincipal`. */
export function createRightsReader(): (rows: readonly RightsRow[]) => PermissionData[] {
  const rightsOfUser = createPermissionParser();
  const rightsOfGroup = createPermissionParser();
  return (rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const rights = [rightsOfUser(first.userId, first.permissions)];
    for (const { groupId, groupPermissions } of rows) {
      if (groupId !== null && groupPermissions !== null) {
        rights.push(rightsOfGroup(groupId, groupPermissions));
      }
    }
    return rights;
  };
}
