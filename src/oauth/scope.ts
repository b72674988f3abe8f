/** Scopes (RFC 6749 §3.3): the tiers of tokens. Each includes the weaker ones. */
import { isTier, reaches, tiers } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";

/** What metadata and challenges name. `admin` and `full` exist as well, for those who ask for them by name. */
export const advertisedScopes = ["read_only", "edit"] as const satisfies readonly Tier[];

/** The strongest scope of a client that registers itself. */
export const strongestSelfRegistered: Tier = "edit";

type ParsedScope =
  /** The strongest tier that is named; null when none is. */
  | { readonly tier: Tier | null }
  /** The first name, from the left, that is no scope. */
  | { readonly unknown: string };

/** Reads a list of scopes separated by blanks. */
export function parseScope(text: string): ParsedScope {
  let strongest: Tier | null = null;
  for (const name of scopeNames(text)) {
    if (!isTier(name)) return { unknown: name };
    if (strongest === null || reaches(name, strongest)) strongest = name;
  }
  return { tier: strongest };
}

/** The names in a list of scopes, each once, in their order. */
export function scopeNames(text: string): readonly string[] {
  return [...new Set(text.split(" ").filter((name) => name !== ""))];
}

/** The strongest of some tiers; null of none. */
export function strongestOf(some: readonly Tier[]): Tier | null {
  return tiers.findLast((tier) => some.includes(tier)) ?? null;
}
