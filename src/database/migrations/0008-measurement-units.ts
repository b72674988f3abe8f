/** Units that stock is counted in, and the unit of each part. */
import { addReference, index, unique } from "./schema.ts";
import { structural } from "./structural.ts";
import type { Migration } from "./schema.ts";

export const measurementUnits: Migration = {
  name: "0008-measurement-units",
  up: async (db, dialect) => {
    await structural(db, dialect, { name: "measurement_units", owner: "measurement_unit_id" }, (columns) =>
      columns
        .optionalText("unit")
        .optionalText("unit_folded")
        .boolean("is_integer", false)
        .boolean("use_si_prefix", false),
    );
    await unique(db, "measurement_units", ["unit"]);
    await index(db, dialect, "measurement_units", ["unit_folded"]);
    const unitOfParts = { table: "parts", column: "part_unit_id" };
    await addReference(db, dialect, unitOfParts, "measurement_units", "restrict");
  },
};
