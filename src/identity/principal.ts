/**
 * Who a request acts for and what that principal may do: the tier of the credential as a ceiling over the rights
 * of the user. How a credential becomes a principal is said in `authenticator.ts`.
 */
import { isAllowed } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import { permission } from "./permissions.ts";
import type { PermissionName } from "./permissions.ts";
import { reaches } from "./tier.ts";
import type { Tier } from "./tier.ts";

/** Why something is not allowed: the credential's tier is too low, or the user lacks the permission. */
export type Refusal =
  | { readonly reason: "tier"; readonly needed: Tier }
  | {
      readonly reason: "permission";
      readonly permission: PermissionName;
      /** Permissions that suffice instead. */
      readonly alternatives?: readonly PermissionName[];
    };

interface Credential {
  readonly userId: number;
  readonly username: string;
  /** `null` for a browser session, which has no ceiling. */
  readonly tier: Tier | null;
  /** The personal API token that was used; `null` with any other credential. */
  readonly tokenId: number | null;
  readonly tokenName: string | null;
  /** The name of the OAuth client that acts for the user; `null` with any other credential. */
  readonly client: string | null;
  /** The id of that client, which no other one has: names are what clients choose. */
  readonly clientId?: string;
}

export interface Principal extends Credential {
  /** Whether the credential reaches this tier: for operations that ask for no permission. */
  reaches(tier: Tier): boolean;
  /** Whether both the credential's tier and the user's rights allow it. */
  can(permission: PermissionName): boolean;
  /** Why it is not allowed; `null` when it is. The tier is looked at first. */
  refusal(permission: PermissionName): Refusal | null;
}

/** @param rights the user's own permission data, then that of the group and of its parents, nearest first. */
export function createPrincipal(credential: Credential, rights: readonly PermissionData[]): Principal {
  const { userId, username, tier, tokenId, tokenName, client, clientId } = credential;
  const refusal = (name: PermissionName): Refusal | null => {
    const needed = permission(name).tier;
    if (!reaches(tier, needed)) return { reason: "tier", needed };
    return isAllowed(rights, name) ? null : { reason: "permission", permission: name };
  };
  return {
    userId,
    username,
    tier,
    tokenId,
    tokenName,
    client,
    ...(clientId !== undefined && { clientId }),
    reaches: (needed) => reaches(tier, needed),
    can: (name) => refusal(name) === null,
    refusal,
  };
}

/** The sentence of a 403: names what is missing, in the contract's words and in plain ones. */
export function describeRefusal(refusal: Refusal): string {
  if (refusal.reason === "tier") return `A token with the scope "${refusal.needed}" or higher is required.`;
  const sufficient = [refusal.permission, ...(refusal.alternatives ?? [])].map(
    (name) => `"${name}" (${permission(name).title})`,
  );
  return sufficient.length === 1
    ? `The permission ${sufficient.join("")} is required.`
    : `One of these permissions is required: ${sufficient.join(", ")}.`;
}
