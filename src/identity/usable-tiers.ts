/** Which tiers make sense for a credential of a user: a tier is a ceiling, so one above all rights gives nothing more. */
import { permissions } from "./permissions.ts";
import type { Principal } from "./principal.ts";
import { tiers } from "./tier.ts";
import type { Tier } from "./tier.ts";

/**
 * The tiers at which the user holds at least one permission, weakest first; none when the user may not use the API at
 * all.
 * @param principal without a ceiling of its own: of a browser session
 */
export function usableTiers(principal: Pick<Principal, "can">): readonly Tier[] {
  if (!principal.can("api.access_api")) return [];
  const held = [...permissions.values()].filter(({ name }) => principal.can(name));
  return tiers.filter((tier) => held.some((permission) => permission.tier === tier));
}
