/** States that users define for parts. */
import { addReference } from "./schema.ts";
import { structural } from "./structural.ts";
import type { Migration } from "./schema.ts";

export const partCustomStates: Migration = {
  name: "0009-part-custom-states",
  up: async (db, dialect) => {
    await structural(db, dialect, { name: "part_custom_states", owner: "part_custom_state_id" });
    const stateOfParts = { table: "parts", column: "part_custom_state_id" };
    await addReference(db, dialect, stateOfParts, "part_custom_states", "restrict");
  },
};
