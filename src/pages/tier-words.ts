/** The tiers of tokens in plain words: for whoever decides what a program may do in their name. */
import { isTier } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";

export interface TierWords {
  /** "Can read your inventory": a sentence without full stop, about the program. */
  readonly can: string;
  /** A sentence or two about what that includes. */
  readonly includes: string;
  /** Why to think twice; null where there is no need. */
  readonly warning: string | null;
}

const words: Readonly<Record<Tier, TierWords>> = {
  read_only: {
    can: "Can read your inventory",
    includes: "Sees parts, stock, prices, projects and their history, as you do. Changes nothing.",
    warning: null,
  },
  edit: {
    can: "Can read and change your inventory",
    includes: "Also creates, changes and deletes them, takes parts from stock and adds to it.",
    warning: null,
  },
  admin: {
    can: "Can also manage users, groups and settings",
    includes: "Also decides what others may do, and reads the event log, as far as you may.",
    warning: "Only for programs that you trust like an administrator.",
  },
  full: {
    can: "Can do everything that you can do",
    includes: "Also changes your own account and, where you may, sets the passwords of other users.",
    warning: "Whoever gets hold of it can act as you. Choose this only if nothing less will do.",
  },
};

export function tierWords(tier: Tier): TierWords {
  return words[tier];
}

/** What a stored tier allows, for lists. */
export function whatTierAllows(tier: string): string {
  return isTier(tier) ? words[tier].can : "Nothing: what it was for is not known any more";
}
