/** Parses OAuth scopes (RFC 6749 §3.3). Each scope includes all lower scopes. */
import { isScope, reaches, allScopes, type Scope } from "../identity/scope.ts";

/**
 * The scopes in metadata and challenges. Clients can also request `admin` and `full`, but these scopes are not
 * advertised.
 */
export const advertisedScopes = ["read_only", "edit"] as const satisfies readonly Scope[];

/** The highest scope that a user can grant to a client that does not request it explicitly. */
export const strongestUnrequested: Scope = "edit";

/** The highest scope for which a client can register itself. `OAUTH_DCR_SCOPE` can lower it. */
export const strongestSelfRegistered: Scope = "edit";

type ParsedScope =
  /** The highest scope in the list, or null if the list is empty. */
  | { readonly scope: Scope | null }
  /** The first name in the list that is not a scope. */
  | { readonly unknown: string };

export function parseScope(text: string): ParsedScope {
  let strongest: Scope | null = null;
  for (const name of scopeNames(text)) {
    if (!isScope(name)) return { unknown: name };
    if (strongest === null || reaches(name, strongest)) strongest = name;
  }
  return { scope: strongest };
}

/** Returns the names in a list of scopes without duplicates, in the order of the list. */
export function scopeNames(text: string): readonly string[] {
  return [...new Set(text.match(/[^ ]+/g) ?? [])];
}

/** Returns the highest of the scopes, or null if there are none. */
export function strongestOf(some: readonly Scope[]): Scope | null {
  return allScopes.findLast((scope) => some.includes(scope)) ?? null;
}
