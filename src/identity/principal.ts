/**
 * Defines the principal of a request and the operations that the principal can perform: the permissions of the user,
 * limited by the scope of the credential. `authenticator.ts` finds the principal of a credential.
 */
import { isAllowed, type PermissionData } from "./permission-data.ts";
import { permission, type PermissionName } from "./permissions.ts";
import { reaches, type Scope } from "./scope.ts";

/** The reason why an operation is refused: the credential's scope is too low, or the user lacks the permission. */
export type Refusal =
  | { readonly reason: "scope"; readonly needed: Scope }
  | {
      readonly reason: "permission";
      readonly permission: PermissionName;
      /** Other permissions, any one of which is also sufficient. */
      readonly alternatives?: readonly PermissionName[];
    };

interface Credential {
  readonly userId: number;
  readonly username: string;
  /** The scope of the credential. `null` for a browser session, which has no scope limit. */
  readonly scope: Scope | null;
  /** The ID of the API token; `null` for other credentials. */
  readonly tokenId: number | null;
  readonly tokenName: string | null;
  /** The name of the OAuth client that acts for the user; `null` for other credentials. */
  readonly client: string | null;
  /** The unique ID of the OAuth client. Clients choose their own names, so two clients can have the same name. */
  readonly clientId?: string;
}

export interface Principal extends Credential {
  /**
   * The key under which the requests of the credential are counted: an API token, or an OAuth client together with its
   * user. OAuth clients receive new tokens too often to count the requests of each token.
   */
  readonly credentialKey: string;
  /** Whether the credential has at least this scope. Used for operations that require no permission. */
  reaches(scope: Scope): boolean;
  /** Whether the credential's scope is sufficient and the user has the permission. */
  can(permission: PermissionName): boolean;
  /**
   * Returns the reason why the permission is refused, or `null` if the permission is allowed. If both the scope and the
   * permission are insufficient, the reason is the scope.
   */
  refusal(permission: PermissionName): Refusal | null;
}

/** @param permissionChain the user's own permission data, then that of the user's groups, nearest group first */
export function createPrincipal(
  credential: Credential,
  permissionChain: readonly PermissionData[],
): Principal {
  const { userId, username, scope, tokenId, tokenName, client, clientId } = credential;
  return {
    userId,
    username,
    scope,
    tokenId,
    tokenName,
    client,
    ...(clientId !== undefined && { clientId }),
    credentialKey: tokenId === null ? `user:${userId}:${clientId ?? ""}` : `token:${tokenId}`,
    reaches(needed) {
      return reaches(scope, needed);
    },
    can(name) {
      return refusalOf(scope, permissionChain, name) === null;
    },
    refusal(name) {
      return refusalOf(scope, permissionChain, name);
    },
  };
}

function refusalOf(
  scope: Scope | null,
  permissionChain: readonly PermissionData[],
  name: PermissionName,
): Refusal | null {
  const needed = permission(name).scope;
  if (!reaches(scope, needed)) return { reason: "scope", needed };
  return isAllowed(permissionChain, name) ? null : { reason: "permission", permission: name };
}

/** Returns the `detail` of a 403 response, which names the missing scope or permission. */
export function describeRefusal(refusal: Refusal): string {
  if (refusal.reason === "scope") return `A token with the scope "${refusal.needed}" or higher is required.`;
  const sufficient = [refusal.permission, ...(refusal.alternatives ?? [])].map(
    (name) => `"${name}" (${permission(name).title})`,
  );
  return sufficient.length === 1
    ? `The permission ${sufficient.join("")} is required.`
    : `One of these permissions is required: ${sufficient.join(", ")}.`;
}
