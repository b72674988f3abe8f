/** Which scopes a user can give to a token: only those that allow more than the one below. */
import { permissions } from "./permissions.ts";
import type { PermissionName } from "./permissions.ts";
import type { Principal } from "./principal.ts";
import { tiers } from "./tier.ts";
import type { Tier } from "./tier.ts";

/** Permissions that only pages ask for, and pages take no token. */
export const pageOnlyPermissions: ReadonlySet<PermissionName> = new Set<PermissionName>([
  "self.edit_infos",
  "system.manage_oauth_clients",
  "api.manage_tokens",
]);

/**
 * The scopes at which the user holds at least one permission that tokens can use, weakest first; none when the user
 * does not have access to the API.
 * @param principal without a ceiling of its own: of a browser session
 */
export function usableTiers(principal: Pick<Principal, "can">): readonly Tier[] {
  if (!principal.can("api.access_api")) return [];
  const held = [...permissions.values()].filter(
    ({ name }) => !pageOnlyPermissions.has(name) && principal.can(name),
  );
  return tiers.filter((tier) => held.some((permission) => permission.tier === tier));
}
