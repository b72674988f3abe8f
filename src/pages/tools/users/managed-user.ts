/** Reads the user whose account a page manages, and checks the rules for changing another user's account. */
import type { Store } from "../../../database/store.ts";
import { problem } from "../../../util/errors.ts";
import { readAccount, type Account } from "../../../identity/account.ts";
import {
  accountRestriction,
  accountRestrictionMessages,
  type AccountRestriction,
} from "../../../identity/account-guard.ts";
import { parsePermissionData } from "../../../identity/permission-data.ts";
import type { Principal } from "../../../identity/principal.ts";
import type { SignedInRequest } from "../../site/page.ts";
import { readGroupTree, type GroupTree } from "../groups/group-tree.ts";
import { pathId } from "../../site/path-id.ts";
import type { PermissionSource } from "../permissions/effective-permissions.ts";

export const usersPath = "/tools/users";

export function userPath(id: number, action = ""): string {
  return `${usersPath}/${id}${action === "" ? "" : `/${action}`}`;
}

export interface ManagedUser {
  readonly account: Account;
  readonly tree: GroupTree;
}

/**
 * Returns the account in the path, and all groups.
 * @throws {Problem} `not-found` if the account does not exist
 */
export async function readManagedUser(store: Store, request: SignedInRequest): Promise<ManagedUser> {
  const account = await readAccount(store.read, pathId(request));
  if (account === null)
    throw problem("not-found", "This user does not exist. The account may have been deleted.");
  return { account, tree: await readGroupTree(store.read) };
}

/** Returns the user and the groups that set permissions, nearest first. */
export function sourcesOf({ account, tree }: ManagedUser): readonly PermissionSource[] {
  const groups = tree.chainOf(account.groupId);
  return [
    { label: "own", permissions: account.permissions },
    ...groups.map(({ name, permissions }) => ({ label: name, permissions })),
  ];
}

/** Returns the reason why a user cannot change this account, or `null` if there is none. */
export function restrictionFor(
  principal: Principal,
  { account, tree }: ManagedUser,
): AccountRestriction | null {
  const sources = [account.permissions, ...tree.chainOf(account.groupId).map((group) => group.permissions)];
  return accountRestriction(principal, {
    userId: account.id,
    permissionChain: sources.map(parsePermissionData),
  });
}

/**
 * Returns the account in the path if the user can change it.
 * @throws {Problem} `forbidden` with the reason, or `not-found`
 */
export async function requireOtherUser(store: Store, request: SignedInRequest): Promise<ManagedUser> {
  const subject = await readManagedUser(store, request);
  const restriction = restrictionFor(request.signedIn.principal, subject);
  if (restriction !== null) throw problem("forbidden", accountRestrictionMessages[restriction]);
  return subject;
}
