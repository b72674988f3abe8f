/**
 * The four tiers of a credential, from weakest to strongest. A tier is a ceiling over what its user may do and
 * holds every lower tier; it never gives a right that the user lacks.
 */

/** Weakest first: the order is the meaning. */
export const tiers = ["read_only", "edit", "admin", "full"] as const;

export type Tier = (typeof tiers)[number];

export function isTier(text: string): text is Tier {
  return (tiers as readonly string[]).includes(text);
}

/** A tier and every lower one, weakest first: what a scope of OAuth holds. */
export function tiersUpTo(tier: Tier): readonly Tier[] {
  return tiers.slice(0, tiers.indexOf(tier) + 1);
}

/** Part-DB's number of a tier, 1 (`read_only`) to 4 (`full`), as `GET /api/tokens/current` shows it. */
export function tierLevel(tier: Tier): 1 | 2 | 3 | 4 {
  return levels[tier];
}

const levels = { read_only: 1, edit: 2, admin: 3, full: 4 } as const satisfies Record<Tier, number>;

/** Whether a credential of `tier` reaches `needed`. Browser sessions have no ceiling: `null` reaches everything. */
export function reaches(tier: Tier | null, needed: Tier): boolean {
  return tier === null || tiers.indexOf(tier) >= tiers.indexOf(needed);
}
