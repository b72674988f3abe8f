/** Prevents changes that lock out the acting administrator or all administrators. */
import type { Transaction } from "../database/store.ts";
import { problem } from "../util/errors.ts";
import { holdersAmong, readAccounts, type Accounts } from "./permission-holders.ts";

/** A change of a user or group. If `after` is null, the user or group is deleted. */
interface AccountChange {
  readonly table: keyof Accounts;
  readonly id: number;
  readonly after: object | null;
}

/**
 * Checks a change before it is written. If `actingUserId` is null, a command makes the change and the check is skipped,
 * so commands can repair a lock-out.
 * @throws {Problem} `conflict` if the acting user would lose `users.edit_permissions`, or if no user who can sign in
 * would have this permission
 */
export async function refuseLockOut(
  transaction: Transaction,
  actingUserId: number | null,
  { table, id, after }: AccountChange,
): Promise<void> {
  if (actingUserId === null) return;
  const accounts = await readAccounts(transaction);
  const replaced = <Row extends { readonly id: number }>(rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => (row.id !== id ? [row] : after === null ? [] : [{ ...row, ...after }]));
  const before = managers(accounts);
  const afterwards = managers(
    table === "users"
      ? { ...accounts, users: replaced(accounts.users) }
      : { ...accounts, groups: replaced(accounts.groups) },
  );
  if (before.all.has(actingUserId) && !afterwards.all.has(actingUserId)) {
    throw problem(
      "conflict",
      "This change would revoke your own permission to edit user permissions. Ask another administrator to make it.",
    );
  }
  if (before.withPassword > 0 && afterwards.withPassword === 0) {
    throw problem("conflict", "After this change, no user could sign in and edit user permissions.");
  }
}

/** Returns the enabled users who can change the permissions of users, and how many of these users have a password. */
function managers(accounts: Accounts) {
  const holders = holdersAmong(accounts, "users.edit_permissions").filter(({ disabled }) => !disabled);
  return {
    all: new Set(holders.map(({ id }) => id)),
    withPassword: holders.filter(({ password_hash }) => password_hash !== null).length,
  };
}
