/** The user that a page is about: read from the path, and held to what one may do to somebody else's account. */
import type { Store } from "../../../database/store.ts";
import { problem } from "../../../errors.ts";
import { readAccount } from "../../../identity/account.ts";
import type { Account } from "../../../identity/account.ts";
import type { Principal } from "../../../identity/principal.ts";
import type { SignedInRequest } from "../../site/page.ts";
import { readGroupTree } from "../groups/group-tree.ts";
import type { GroupTree } from "../groups/group-tree.ts";
import { pathId } from "../../site/path-id.ts";
import { effectiveRights } from "../rights.ts";
import type { RightsSource } from "../rights.ts";

export interface Subject {
  readonly account: Account;
  readonly tree: GroupTree;
}

/**
 * The account of the path, and all groups.
 * @throws {Problem} `not-found`
 */
export async function readSubject(store: Store, request: SignedInRequest): Promise<Subject> {
  const account = await readAccount(store.read, pathId(request));
  if (account === null)
    throw problem("not-found", "There is no such user. The account may have been deleted.");
  return { account, tree: await readGroupTree(store.read) };
}

/** Who decides what a user may do, nearest first. */
export function sourcesOf({ account, tree }: Subject): readonly RightsSource[] {
  const groups = tree.chainOf(account.groupId);
  return [
    { label: "own", permissions: account.permissions },
    ...groups.map(({ name, permissions }) => ({ label: name, permissions })),
  ];
}

/** Why somebody may not do something to an account, beyond the permission to do it at all; null when nothing is. */
export type Obstacle = "own" | "stronger";

/**
 * One's own account is looked after in the settings, where the password is asked for. And whoever could sign in as
 * somebody with further rights would have got these rights: only who may hand out rights anyway may do that.
 */
export function obstacleTo(principal: Principal, subject: Subject): Obstacle | null {
  if (subject.account.id === principal.userId) return "own";
  if (principal.can("users.edit_permissions")) return null;
  const rights = [...effectiveRights(sourcesOf(subject)).values()];
  return rights.some(({ allowed, permission }) => allowed && !principal.can(permission.name))
    ? "stronger"
    : null;
}

export const obstacleWords: Readonly<Record<Obstacle, string>> = {
  own: "This is your own account: look after it in your settings.",
  stronger: "This user may do things that you may not. Somebody who may change permissions has to do this.",
};

/** @throws {Problem} `forbidden` that says what is in the way; `not-found` */
export async function requireOtherUser(store: Store, request: SignedInRequest): Promise<Subject> {
  const subject = await readSubject(store, request);
  const obstacle = obstacleTo(request.signedIn.principal, subject);
  if (obstacle !== null) throw problem("forbidden", obstacleWords[obstacle]);
  return subject;
}
