/** Keeps those who administer users from locking themselves, or everybody, out of doing so. */
import type { Transaction } from "../database/store.ts";
import { problem } from "../errors.ts";
import { holdersOf } from "./permission-holders.ts";

/**
 * Makes a change within a transaction, and refuses it afterwards if by it the acting user lost the right to change the
 * permissions of users, or if nobody who can sign in has it any more. Somebody at the command line (`undefined`) can
 * put that right again and is not held up.
 * @throws {Problem} `conflict`
 */
export async function withoutLockOut<T>(
  transaction: Transaction,
  actingUserId: number | undefined,
  change: () => Promise<T>,
): Promise<T> {
  if (actingUserId === undefined) return change();
  const before = await managers(transaction);
  const result = await change();
  const after = await managers(transaction);
  if (before.all.has(actingUserId) && !after.all.has(actingUserId)) {
    throw problem(
      "conflict",
      "With this change you would lose the right to change the permissions of users. Another administrator can make it.",
    );
  }
  if (before.able > 0 && after.able === 0) {
    throw problem(
      "conflict",
      "After this change nobody who can sign in would have the right to change the permissions of users.",
    );
  }
  return result;
}

/** Who is not disabled and may change permissions, and how many of them can sign in. */
async function managers(transaction: Transaction) {
  const holders = (await holdersOf(transaction, "users.edit_permissions")).filter(
    ({ disabled }) => !disabled,
  );
  return {
    all: new Set(holders.map(({ id }) => id)),
    able: holders.filter(({ hasPassword }) => hasPassword).length,
  };
}
