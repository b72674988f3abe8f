/**
 * The confirmation pages and actions that end a user's access: reset two-factor authentication, end sessions, and
 * disable or delete the account.
 */
import type { ComponentChildren } from "preact";
import type { Store } from "../../../database/store.ts";
import { revokeSignIns } from "../../../identity/revoke-sign-ins.ts";
import type { PermissionName } from "../../../identity/permissions.ts";
import type { ChangeContext } from "../../../identity/record.ts";
import { resetSecondFactor } from "../../../identity/second-factor.ts";
import { deleteUser, updateUser } from "../../../identity/accounts/accounts.ts";
import { changeOf } from "../../site/form-change-context.ts";
import { ConfirmPage } from "../../site/components.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { usersTrail } from "../tool-list.ts";
import { requireOtherUser, userPath, usersPath, type ManagedUser } from "./managed-user.ts";

interface Action {
  readonly name: string;
  readonly permission: PermissionName;
  readonly title: (user: string) => string;
  readonly question: (subject: ManagedUser) => ComponentChildren;
  readonly submit: string;
  readonly act: (
    context: ChangeContext,
    user: { readonly id: number; readonly name: string },
  ) => Promise<unknown>;
  readonly done: (user: string, subject: ManagedUser) => string;
  readonly deletesAccount?: true;
}

const actions: readonly Action[] = [
  {
    name: "second_factor",
    permission: "users.set_password",
    title: (user) => `Reset two-factor authentication of ${user}?`,
    question: (subject) =>
      `Use this if the user has lost their phone and backup codes. Verify their identity first. ${
        isRequiredByGroup(subject)
          ? "The user can then sign in with the password and must set up two-factor authentication again."
          : "The user can then sign in with the password alone."
      }`,
    submit: "Reset two-factor authentication",
    act: (context, { id }) => resetSecondFactor(context, id),
    done: (user, subject) =>
      isRequiredByGroup(subject)
        ? `Two-factor authentication was reset for ${user}, who must set it up again at the next sign-in.`
        : `Two-factor authentication was turned off for ${user}.`,
  },
  {
    name: "sessions",
    permission: "users.set_password",
    title: (user) => `Sign ${user} out everywhere?`,
    question: () =>
      "All sessions end immediately, trusted devices require a code again, and connected apps are disconnected. API tokens remain valid.",
    submit: "Sign out everywhere",
    act: (context, { id }) => endEverySession(context, id),
    done: (user) => `${user} was signed out everywhere.`,
  },
  {
    name: "disable",
    permission: "users.set_password",
    title: (user) => `Disable the account of ${user}?`,
    question: () =>
      "The user is signed out everywhere, API tokens are rejected, and connected apps are disconnected. The account is not deleted, and you can enable it again.",
    submit: "Disable account",
    act: (context, { name }) => updateUser(context, name, { disabled: true }),
    done: (user) => `The account of ${user} was disabled.`,
  },
  {
    name: "delete",
    permission: "users.delete",
    title: (user) => `Delete the account of ${user}?`,
    question: () =>
      "The account is permanently deleted with its settings, API tokens and connected apps. The event log keeps the name of the user. Lots and storage locations of the user no longer have an owner. To block access temporarily, disable the account instead.",
    submit: "Delete account",
    act: (context, { name }) => deleteUser(context, name),
    done: (user) => `The account of ${user} was deleted.`,
    deletesAccount: true,
  },
];

/** Returns whether the group of the user requires two-factor authentication. */
function isRequiredByGroup({ account, tree }: ManagedUser): boolean {
  return tree.chainOf(account.groupId).some(({ enforce_2fa }) => enforce_2fa);
}

/** Ends sessions, removes trusted devices, disconnects apps, and writes a log entry. */
async function endEverySession({ store, now, record }: ChangeContext, userId: number): Promise<void> {
  await store.transaction(async (transaction) => {
    await revokeSignIns(transaction, userId, { now, reason: "signed_out_by_administrator" });
    await record(transaction, {
      kind: "security_event",
      level: "notice",
      targetType: "User",
      targetId: userId,
      data: { event: "signed_out_everywhere" },
    });
  });
}

export function userAccessRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const routes = actions.map((action): PageRoute => ({
    method: "GET",
    path: `${usersPath}/:id/${action.name}`,
    access: [action.permission],
    handle: async (request: SignedInRequest) => {
      const subject = await requireOtherUser(store, request);
      return page(
        <ConfirmPage
          title={action.title(subject.account.name)}
          trail={[...usersTrail, { href: userPath(subject.account.id), title: subject.account.name }]}
          question={action.question(subject)}
          submit={action.submit}
          cancel={userPath(subject.account.id)}
        />,
      );
    },
    submit: async (request: SignedInRequest) => {
      const subject = await requireOtherUser(store, request);
      const { id, name } = subject.account;
      await action.act(changeOf(store, request), { id, name });
      const next = action.deletesAccount === true ? usersPath : userPath(id);
      return redirect(next, { notice: action.done(name, subject) });
    },
  }));

  async function enable(request: SignedInRequest) {
    const { id, name } = (await requireOtherUser(store, request)).account;
    await updateUser(changeOf(store, request), name, { disabled: false });
    return redirect(userPath(id), { notice: `The account of ${name} was enabled.` });
  }

  return [
    ...routes,
    { method: "POST", path: `${usersPath}/:id/enable`, access: ["users.set_password"], handle: enable },
  ];
}
