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
    warning: "Only for applications that you trust like an administrator.",
  },
  full: {
    to: "to do everything that whoever approves it can do",
    warning:
      "Whoever gets hold of its tokens can act as that user. Choose this only if nothing less will do.",
  },
};

export function scopeWords(scope: Tier): ScopeWords {
  return words[scope];
}
