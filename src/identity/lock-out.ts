/** Keeps administrators of users from locking themselves, or all administrators, out. */
import type { Transaction } from "../database/store.ts";
import { problem } from "../errors.ts";
import { holdersAmong, readAccounts } from "./permission-holders.ts";
import type { Accounts } from "./permission-holders.ts";

/** A row that is about to be changed, or deleted where `after` is null. */
interface AccountChange {
  readonly table: keyof Accounts;
  readonly id: number;
  readonly after: object | null;
}

/**
 * Refuses a change, before it is written, if by it the acting user would lose the permission to change the permissions
 * of users, or if no user who can sign in would have it. The command line (null) can repair that and is not restricted.
 * @throws {Problem} `conflict`
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
      "This change would remove your permission to change the permissions of users. Ask another administrator to make it.",
    );
  }
  if (before.able > 0 && afterwards.able === 0) {
    throw problem(
      "conflict",
      "This change would leave no user who can sign in and change the permissions of users.",
    );
  }
}

/** The users who are not disabled and may change permissions, and how many of them can sign in. */
function managers(accounts: Accounts) {
  const holders = holdersAmong(accounts, "users.edit_permissions").filter(({ disabled }) => !disabled);
  return {
    all: new Set(holders.map(({ id }) => id)),
    able: holders.filter(({ password_hash }) => password_hash !== null).length,
  };
}
