/** Who may call an operation of the API: the one tier behind its alternatives. */
import type { Contract, Operation } from "./document.ts";

/** The kinds of tokens, each in an alternative of its own with the tier as its only scope. */
const tokenSchemes = ["apiToken", "oauth2"];

/**
 * The lowest tier of tokens that may call the operation; null: public.
 * @throws {Error} when the alternatives are not exactly the kinds of tokens, or do not name the same tier
 */
export function tierOf(contract: Contract, operation: Operation): string | null {
  const alternatives = operation.security ?? contract.security ?? [];
  if (alternatives.length === 0) return null;
  const schemes = alternatives.flatMap((alternative) => Object.keys(alternative));
  const scopes = alternatives.flatMap((alternative) => Object.values(alternative));
  const [tier] = scopes[0] ?? [];
  const eachOnItsOwn = alternatives.every((alternative) => Object.keys(alternative).length === 1);
  const complete = eachOnItsOwn && schemes.sort().join() === tokenSchemes.join();
  if (tier === undefined || !complete || scopes.some((names) => names.join() !== tier)) {
    throw new Error(
      `${operation.operationId}: security has to name ${tokenSchemes.join(" and ")} as alternatives, with the same tier`,
    );
  }
  return tier;
}
