/** The scopes that a user can give to a token: only those that allow more than the next lower one. */
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
 * The scopes that unlock at least one of the user's permissions that tokens can use, lowest first. Empty if the user
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
