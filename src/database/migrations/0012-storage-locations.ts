/** Where stock lies. */
import { index } from "./schema.ts";
import { structural } from "./structural.ts";
import type { Migration } from "./schema.ts";

export const storageLocations: Migration = {
  name: "0012-storage-locations",
  up: async (db, dialect) => {
    await structural(db, dialect, { name: "storage_locations", owner: "storage_location_id" }, (columns) =>
      columns
        .optionalReference("storage_type_id", "measurement_units", "restrict")
        .boolean("is_full", false)
        .boolean("only_single_part", false)
        .boolean("limit_to_existing_parts", false)
        .optionalReference("owner_id", "users", "set null")
        .boolean("part_owner_must_match", false),
    );
    for (const column of ["storage_type_id", "owner_id"]) {
      await index(db, dialect, "storage_locations", [column]);
    }
  },
};
