/** Updates of users that sign-in makes: passwords and second factors. All others are in `inventory/`. */
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

/** An update of one user that also raises its version and time of change. */
export function touchUser({ db }: Transaction, id: number, now: Date) {
  return db
    .updateTable("users")
    .set((column) => ({ version: column("version", "+", 1), last_modified: timestamp(now) }))
    .where("id", "=", id);
}
