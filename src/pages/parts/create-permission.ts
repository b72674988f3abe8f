/** Whether a user can create parts. Each part has a category, which only users who see categories can choose. */
import type { Principal } from "../../identity/principal.ts";

export function canCreateParts(principal: Pick<Principal, "can"> | undefined): boolean {
  return principal?.can("parts.create") === true && principal.can("categories.read");
}
