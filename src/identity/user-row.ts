/** Updates the user row when a password changes. Other changes to users are in `accounts/` and beside their subject. */
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

/** Starts an update of one user. The update also increments the row's version and sets its modification time. */
export function touchUser({ db }: Transaction, id: number, now: Date) {
  return db
    .updateTable("users")
    .set((column) => ({ version: column("version", "+", 1), last_modified: timestamp(now) }))
    .where("id", "=", id);
}
