/**
 * Binds API tokens to their table. The table stores only a hash of each token, which is not part of the API and is used
 * by `identity/`.
 */
import { isScope, scopeLevel } from "../../identity/scope.ts";
import { resource } from "../../representation/definition.ts";

export const apiToken = resource(
  "ApiToken",
  "api_tokens",
  (bind) => ({
    name: bind.column("name"),
    user: bind.reference("User", "user_id"),
    valid_until: bind.timestamp("valid_until"),
    level: bind.computed(["tier"], levelOf),
    last_time_used: bind.timestamp("last_time_used"),
  }),
  { versioned: false, iri: "/api/tokens/current" },
);

/** Returns the scope as a number from 1 (`read_only`) to 4 (`full`). */
function levelOf(scope: string) {
  if (!isScope(scope)) throw new Error(`The token scope ${scope} is unknown.`);
  return scopeLevel(scope);
}
