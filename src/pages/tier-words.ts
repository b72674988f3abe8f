/** Descriptions of the token scopes, for users who create tokens and approve applications. */
import { isTier } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";

export interface TierWords {
  /** "Can read your inventory": a sentence without full stop, about the program. */
  readonly can: string;
  /** A sentence or two about what that includes. */
  readonly includes: string;
  /** A caution, shown below; null for none. */
  readonly warning: string | null;
}

const words: Readonly<Record<Tier, TierWords>> = {
  read_only: {
    can: "Can read your inventory",
    includes:
      "Reads parts, stock, prices and projects, and their history if you may see it. Changes nothing.",
    warning: null,
  },
  edit: {
    can: "Can read and change your inventory",
    includes: "Also creates, changes and deletes them, and adds and withdraws stock, if you may.",
    warning: null,
  },
  admin: {
    can: "Can also manage users, groups and settings",
    includes: "Also manages the permissions of other users and reads the event log, if you may.",
    warning: "Only for programs that you trust as an administrator.",
  },
  full: {
    can: "Can do everything that you can do",
    includes: "Also changes your account and, if you may, sets the passwords of other users.",
    warning: "Anyone who has the token can act as you. Choose this only if no other scope is enough.",
  },
};

export function tierWords(tier: Tier): TierWords {
  return words[tier];
}

/** What a stored tier allows, for lists. */
export function whatTierAllows(tier: string): string {
  return isTier(tier) ? words[tier].can : "Nothing: its scope no longer exists";
}
