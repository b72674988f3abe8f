/**
 * The four token scopes, called tiers in the database and in code. A scope limits which permissions of the user a token
 * can use, and includes all lower scopes. It never grants a permission that the user lacks.
 */

/** The scopes from lowest to highest. Comparisons rely on this order. */
export const tiers = ["read_only", "edit", "admin", "full"] as const;

export type Tier = (typeof tiers)[number];

export function isTier(text: string): text is Tier {
  return (tiers as readonly string[]).includes(text);
}

/** Returns a scope and all lower scopes, lowest first. */
export function tiersUpTo(tier: Tier): readonly Tier[] {
  return tiers.slice(0, tiers.indexOf(tier) + 1);
}

/**
 * Returns the number that Part-DB uses for a scope, from 1 (`read_only`) to 4 (`full`). `GET /api/tokens/current`
 * returns this number.
 */
export function tierLevel(tier: Tier): 1 | 2 | 3 | 4 {
  return levels[tier];
}

const levels = { read_only: 1, edit: 2, admin: 3, full: 4 } as const satisfies Record<Tier, number>;

/** Whether `tier` includes `needed`. `null` (a browser session) includes all tiers. */
export function reaches(tier: Tier | null, needed: Tier): boolean {
  return tier === null || tiers.indexOf(tier) >= tiers.indexOf(needed);
}
