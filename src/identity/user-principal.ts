/** Finds the current permissions of a user for work that continues after the user's request. */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import { userColumns, type PermissionChainReader } from "./permission-chain.ts";
import { createPrincipal, type Principal } from "./principal.ts";
import { isScope } from "./scope.ts";

/** The credential of the request that started the work. */
interface StoredCredential {
  readonly userId: number;
  readonly scope: string | null;
  readonly tokenId: number | null;
  readonly client: string | null;
}

/** Returns the principal, or `null` if the user was deleted or is disabled. */
export type UserPrincipalReader = (reader: Reader, credential: StoredCredential) => Promise<Principal | null>;

const userWithPermissions = prepared((db, slot: Slot<{ id: number }>, dialect) =>
  db.selectFrom("users").where("users.id", "=", slot("id")).select(userColumns(dialect)),
);

export function createUserPrincipalReader(permissionChainOf: PermissionChainReader): UserPrincipalReader {
  return async (reader, { userId, scope, tokenId, client }) => {
    const [row] = await reader.run(userWithPermissions, { id: userId });
    if (row === undefined || row.disabled) return null;
    const credential = {
      userId,
      username: row.username,
      scope: scope !== null && isScope(scope) ? scope : null,
      tokenId,
      tokenName: null,
      client,
    };
    return createPrincipal(credential, permissionChainOf(row));
  };
}
