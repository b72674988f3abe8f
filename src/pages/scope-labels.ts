/** Labels and descriptions of the token scopes, for users who create tokens or approve applications. */
import { isScope, type Scope } from "../identity/scope.ts";

interface ScopeLabel {
  readonly label: string;
  /** Description of the scope in one or two sentences. */
  readonly description: string;
  /** Warning to show below the description. `null` for none. */
  readonly warning: string | null;
}

const words: Readonly<Record<Scope, ScopeLabel>> = {
  read_only: {
    label: "Read the inventory",
    description:
      "View parts, stock, prices and projects, but change nothing. Includes their history if you have permission to view it.",
    warning: null,
  },
  edit: {
    label: "Read and change the inventory",
    description: "Also create, change and delete records, and add and withdraw stock.",
    warning: null,
  },
  admin: {
    label: "Administer the service",
    description: "Also manage users, groups and permissions, and read the event log.",
    warning: "Only for programs that you trust as an administrator.",
  },
  full: {
    label: "Full access",
    description:
      "Everything that you can do, including changing your account and the passwords of other users.",
    warning: "Anyone who obtains the token can act as you. Choose this only if no other scope is sufficient.",
  },
};

export function scopeLabels(scope: Scope): ScopeLabel {
  return words[scope];
}

export function scopeLabel(scope: string): string {
  return isScope(scope) ? words[scope].label : "None: this scope no longer exists";
}
