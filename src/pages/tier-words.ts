/** Descriptions of the token scopes, for users who create tokens and approve applications. */
import { isTier } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";

interface TierWords {
  /** "Can read your inventory": a sentence without full stop, about the program. */
  readonly can: string;
  /** "to read the inventory": what administrators allow the program to ask for. */
  readonly to: string;
  /** A sentence or two about what that includes. */
  readonly includes: string;
  /** A caution, shown below; null for none. */
  readonly warning: string | null;
}

const words: Readonly<Record<Tier, TierWords>> = {
  read_only: {
    can: "Can read your inventory",
    to: "to read the inventory",
    includes:
      "Reads parts, stock, prices and projects, and their history if you may see it. Changes nothing.",
    warning: null,
  },
  edit: {
    can: "Can read and change your inventory",
    to: "to read and change the inventory",
    includes: "Also creates, changes and deletes them, and adds and withdraws stock, if you may.",
    warning: null,
  },
  admin: {
    can: "Can also manage users, groups and settings",
    to: "to manage users, groups and settings as well",
    includes: "Also manages the permissions of other users and reads the event log, if you may.",
    warning: "Only for programs that you trust as an administrator.",
  },
  full: {
    can: "Can do everything that you can do",
    to: "to do everything that the approving user can do",
    includes: "Also changes your account and, if you may, sets the passwords of other users.",
    warning:
      "Anyone who has such a token can do what its user can do. Choose this only if no other scope is enough.",
  },
};

export function tierWords(tier: Tier): TierWords {
  return words[tier];
}

/** What a stored tier allows, for lists. */
export function whatTierAllows(tier: string): string {
  return isTier(tier) ? words[tier].can : "Nothing: its scope no longer exists";
}
