/**
 * Rules of part associations: an association connects two different parts, and each pair of parts has at most one
 * association of each type.
 */
import { sql } from "kysely";
import type { Rules } from "../writing/write-context.ts";
import { checkOwnedCount } from "./owned-rules.ts";

/** The value of `type` for a custom association, which is described by `other_type`. */
const customType = 0;

export const partAssociationRules: Rules<"PartAssociation"> = {
  unique: [
    {
      columns: { part_id: null, other_part_id: null, type: customType },
      property: "other",
      message: "The association with this part already exists!",
      temporary: { column: "type", value: sql`-id` },
    },
  ],
  async check(change) {
    const { after } = change;
    const other = after.other_part_id;
    const type = after.type ?? customType;
    if (type === customType && (after.other_type ?? null) === null) {
      change.violate("other_type", "This value should not be null.", "not-null");
    }
    if (typeof other !== "number") return change.violate("other", "This field is missing.", "missing");
    if (other === after.part_id) {
      change.violate("other", "A part can not be associated with itself!", "associated-with-itself");
    }
    await checkOwnedCount(change, "part_id", "owner");
  },
};
