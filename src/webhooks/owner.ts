/** Reads the permissions of the users whose webhooks send changes. */
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import { withGroupChain } from "../identity/permission-chain.ts";
import type { PermissionChainReader } from "../identity/permission-chain.ts";
import { createPrincipal } from "../identity/principal.ts";
import type { Principal } from "../identity/principal.ts";

const userWithGroups = prepared((db, slot: Slot<{ id: number }>) =>
  withGroupChain(db, (query) =>
    query.selectFrom("users").where("users.id", "=", slot("id")).select("users.group_id"),
  )
    .selectFrom("users")
    .leftJoin("chain", (join) => join.onTrue())
    .where("users.id", "=", slot("id"))
    .orderBy("chain.depth")
    .select([
      "users.id as userId",
      "users.name as username",
      "users.disabled",
      "users.permissions",
      "chain.group_id as groupId",
      "chain.permissions as groupPermissions",
    ]),
);

/** Returns the user as a principal without a scope limit. Returns null unless the user can manage webhooks. */
export async function readOwner(
  reader: Reader,
  permissionChainOf: PermissionChainReader,
  id: number,
): Promise<Principal | null> {
  const rows = await reader.run(userWithGroups, { id });
  const [row] = rows;
  if (row === undefined || row.disabled) return null;
  const { userId, username } = row;
  const credential = { userId, username, scope: null, tokenId: null, tokenName: null, client: null };
  const principal = createPrincipal(credential, permissionChainOf(rows));
  return principal.can("system.manage_webhooks") ? principal : null;
}
