/** The scopes in plain words for whoever administers clients: what an application may ask its users for. */
import type { Tier } from "../../identity/tier.ts";

export interface ScopeWords {
  /** Goes on behind “may ask”: without full stop. */
  readonly to: string;
  /** Why to think twice; null where there is no need. */
  readonly warning: string | null;
}

const words: Readonly<Record<Tier, ScopeWords>> = {
  read_only: { to: "to read the inventory", warning: null },
  edit: { to: "to read and change the inventory", warning: null },
  admin: {
    to: "to manage users, groups and settings as well",
    warning: "Only for applications that you trust as an administrator.",
  },
  full: {
    to: "to do everything that the approving user can do",
    warning: "Anyone who has its tokens can act as that user. Choose this only if no other scope is enough.",
  },
};

export function scopeWords(scope: Tier): ScopeWords {
  return words[scope];
}
