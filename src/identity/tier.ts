/**
 * Defines the four token scopes, which are called tiers in the code and the database. A scope limits which of the
 * user's permissions a token can use, and includes all lower scopes. A scope never grants a permission that the user
 * lacks.
 */

/** All scopes, from lowest to highest. Comparisons depend on this order. */
export const tiers = ["read_only", "edit", "admin", "full"] as const;

export type Tier = (typeof tiers)[number];

export function isTier(text: string): text is Tier {
  return (tiers as readonly string[]).includes(text);
}

/** Returns the scope and all lower scopes, lowest first. */
export function tiersUpTo(tier: Tier): readonly Tier[] {
  return tiers.slice(0, tiers.indexOf(tier) + 1);
}

/**
 * Returns Part-DB's number for a scope, from 1 (`read_only`) to 4 (`full`). `GET /api/tokens/current` returns this
 * number.
 */
export function tierLevel(tier: Tier): 1 | 2 | 3 | 4 {
  return levels[tier];
}

const levels = { read_only: 1, edit: 2, admin: 3, full: 4 } as const satisfies Record<Tier, number>;

/** Whether `tier` includes the scope `needed`. A `tier` of `null` (a browser session) includes all scopes. */
export function reaches(tier: Tier | null, needed: Tier): boolean {
  return tier === null || tiers.indexOf(tier) >= tiers.indexOf(needed);
}
