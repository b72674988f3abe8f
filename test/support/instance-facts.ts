/** Adds and reads rows of the table `instance` in the tests of the store. */
import { prepared, type Slot } from "../../src/database/prepared.ts";
import type { Store } from "../../src/database/store.ts";

export const facts = prepared((db) => db.selectFrom("instance").select(["key", "value"]).orderBy("key"));

export const addFact = prepared((db, slot: Slot<{ key: string; value: string }>) =>
  db
    .insertInto("instance")
    .values({ key: slot("key"), value: slot("value") })
    .returning("key"),
);

/** Returns the keys that the tests add. The migration adds `schema_changed_by`. */
export async function keys(store: Store): Promise<string[]> {
  const rows = await store.read.run(facts, {});
  return rows.map(({ key }) => key).filter((key) => key !== "schema_changed_by");
}
