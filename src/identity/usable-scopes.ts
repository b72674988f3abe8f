/**
 * Determines the scopes that a user can choose for a token. A scope is offered only if it allows more than the next
 * lower scope.
 */
import { permissions, type PermissionName } from "./permissions.ts";
import type { Principal } from "./principal.ts";
import { allScopes, type Scope } from "./scope.ts";

/**
 * Permissions that only pages require. Pages do not accept tokens, so no token scope is needed for these permissions.
 */
export const pageOnlyPermissions: ReadonlySet<PermissionName> = new Set<PermissionName>([
  "self.edit_infos",
  "system.manage_oauth_clients",
  "api.manage_tokens",
]);

/**
 * Returns the scopes that at least one of the user's permissions needs, lowest first. Returns an empty list if the user
 * does not have access to the API.
 * @param principal the principal of a browser session, which is not limited by a scope
 */
export function usableScopes(principal: Pick<Principal, "can">): readonly Scope[] {
  if (!principal.can("api.access_api")) return [];
  const held = [...permissions.values()].filter(
    ({ name }) => !pageOnlyPermissions.has(name) && principal.can(name),
  );
  return allScopes.filter((scope) => held.some((permission) => permission.scope === scope));
}
