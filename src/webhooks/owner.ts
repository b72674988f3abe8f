/** Reads the permissions of the users whose webhooks send changes. */
import type { Reader } from "../database/store.ts";
import type { PermissionChainReader } from "../identity/permission-chain.ts";
import type { Principal } from "../identity/principal.ts";
import { createUserPrincipalReader } from "../identity/user-principal.ts";

/** Returns the user as a principal without a scope limit. Returns null unless the user can manage webhooks. */
export async function readOwner(
  reader: Reader,
  permissionChainOf: PermissionChainReader,
  userId: number,
): Promise<Principal | null> {
  const credential = { userId, scope: null, tokenId: null, client: null };
  const principal = await createUserPrincipalReader(permissionChainOf)(reader, credential);
  return principal?.can("system.manage_webhooks") === true ? principal : null;
}
