/**
 * What of the inventory belongs to a user and stays when the account goes: lots and storage locations, which have no
 * owner then. Written here in plain SQL, because whoever removes a user must not be able to forget it.
 */
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { ChangeOccasion, IdentityEntry } from "./record.ts";

/** Entries that are recorded at once. */
const entriesAtOnce = 500;

/** Takes the owner from everything that belongs to a user: a new version and date of each, and of the parts of the lots. */
export async function disown(
  transaction: Transaction,
  { now, record }: ChangeOccasion,
  userId: number,
): Promise<void> {
  const { db } = transaction;
  await db
    .updateTable("parts")
    .set((column) => ({ version: column("version", "+", 1), last_modified: timestamp(now) }))
    .where("id", "in", (lots) =>
      lots.selectFrom("part_lots").select("part_id").where("owner_id", "=", userId),
    )
    .execute();
  const ownerless = async (table: "part_lots" | "storage_locations"): Promise<number[]> => {
    const rows = await db
      .updateTable(table)
      .set((column) => ({
        owner_id: null,
        version: column("version", "+", 1),
        last_modified: timestamp(now),
      }))
      .where("owner_id", "=", userId)
      .returning("id")
      .execute();
    return rows.map(({ id }) => id).sort((one, other) => one - other);
  };
  const changes = { owner: { old: `/api/users/${userId}`, new: null } };
  const entryOf = (targetType: "PartLot" | "StorageLocation") => {
    return (targetId: number): IdentityEntry => {
      return { kind: "element_edited", level: "info", targetType, targetId, changes };
    };
  };
  const entries = [
    ...(await ownerless("part_lots")).map(entryOf("PartLot")),
    ...(await ownerless("storage_locations")).map(entryOf("StorageLocation")),
  ];
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await record(transaction, ...entries.slice(start, start + entriesAtOnce));
  }
}
