/**
 * Defines the four token scopes. A scope limits which of the user's permissions a token can use, and includes all lower
 * scopes. A scope never grants a permission that the user lacks. The database columns, the log data of new tokens and
 * connected applications, and the form field of the page for new tokens are named `tier`.
 */

/** All scopes, from lowest to highest. Comparisons depend on this order. */
export const allScopes = ["read_only", "edit", "admin", "full"] as const;

export type Scope = (typeof allScopes)[number];

export function isScope(text: string): text is Scope {
  return (allScopes as readonly string[]).includes(text);
}

/** Returns the scope and all lower scopes, lowest first. */
export function scopesUpTo(scope: Scope): readonly Scope[] {
  return allScopes.slice(0, allScopes.indexOf(scope) + 1);
}

/**
 * Returns Part-DB's number for a scope, from 1 (`read_only`) to 4 (`full`). `GET /api/tokens/current` returns this
 * number.
 */
export function scopeLevel(scope: Scope): 1 | 2 | 3 | 4 {
  return levels[scope];
}

const levels = { read_only: 1, edit: 2, admin: 3, full: 4 } as const satisfies Record<Scope, number>;

/** Whether `scope` includes the scope `needed`. A `scope` of `null` (a browser session) includes all scopes. */
export function reaches(scope: Scope | null, needed: Scope): boolean {
  return scope === null || allScopes.indexOf(scope) >= allScopes.indexOf(needed);
}
