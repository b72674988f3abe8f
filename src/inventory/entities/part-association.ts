/** Binds part associations to their table. `rules/part-association-rules.ts` checks them. */
import { resource } from "../../representation/definition.ts";

export const partAssociation = resource(
  "PartAssociation",
  "part_associations",
  (bind) => ({
    id: bind.column("id"),
    type: bind.column("type"),
    other_type: bind.text("other_type"),
    comment: bind.text("comment", "sortable"),
    owner: bind.reference("Part", "part_id"),
    other: bind.reference("Part", "other_part_id"),
    addedDate: bind.timestamp("added_date"),
    lastModified: bind.timestamp("last_modified"),
  }),
  { partOf: ["owner", "other"] },
);
