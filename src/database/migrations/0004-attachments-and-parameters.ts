/**
 * Creates the tables of attachments and parameters, and completes the references to preview images and 3D models.
 * Each attachment or parameter belongs to exactly one element. The tables have one nullable reference for each type of
 * owner, and a check that exactly one reference is set. Names are unique within an owner.
 */
import { sql, type Kysely } from "kysely";
import type { Dialect } from "../store.ts";
import {
  completeReference,
  index,
  indexWhereSet,
  table,
  unique,
  type Migration,
  type TableColumns,
} from "./schema.ts";

interface OwnerType {
  /** The column that references the owner, for example `part_id`. */
  readonly column: string;
  readonly references: string;
}

const owners: readonly OwnerType[] = [
  { column: "part_id", references: "parts" },
  { column: "category_id", references: "categories" },
  { column: "footprint_id", references: "footprints" },
  { column: "manufacturer_id", references: "manufacturers" },
  // `attachment_type_id` is already the type of the attachment, so the reference to an owner has another name.
  { column: "of_attachment_type_id", references: "attachment_types" },
  { column: "user_id", references: "users" },
  { column: "measurement_unit_id", references: "measurement_units" },
  { column: "part_custom_state_id", references: "part_custom_states" },
  { column: "currency_id", references: "currencies" },
  { column: "supplier_id", references: "suppliers" },
  { column: "storage_location_id", references: "storage_locations" },
  { column: "project_id", references: "projects" },
];

export const attachmentsAndParameters: Migration = {
  name: "0004-attachments-and-parameters",
  up: async (db, dialect) => {
    await owned(db, dialect, {
      name: "attachments",
      owners,
      uniqueWithinOwner: ["attachment_type_id", "name"],
      own: (columns) =>
        columns
          .reference("attachment_type_id", "attachment_types", "restrict")
          .boolean("show_in_table", false)
          .optionalText("original_filename")
          .optionalText("external_path")
          .optionalText("internal_path")
          .optionalText("media_type")
          .optionalInteger("file_size"),
    });
    await index(db, dialect, "attachments", ["attachment_type_id"]);
    // Pages look up each image by its storage key.
    await indexWhereSet(db, dialect, "attachments", "internal_path");
    await owned(db, dialect, {
      name: "parameters",
      owners: owners.filter(({ references }) => references !== "users"),
      uniqueWithinOwner: ["name", "group_name"],
      own: (columns) =>
        columns
          .text("symbol", "")
          .text("symbol_folded", "")
          .optionalReal("value_min")
          .optionalReal("value_typical")
          .optionalReal("value_max")
          .text("unit", "")
          .text("unit_folded", "")
          .text("value_text", "")
          .text("value_text_folded", "")
          .text("group_name", "")
          .text("group_name_folded", "")
          .optionalBoolean("eda_visibility")
          .optionalBoolean("eda_symbol_visibility"),
    });
    const filtered = ["symbol", "unit", "value_text", "group_name"].map((column) => `${column}_folded`);
    for (const column of [...filtered, "value_min", "value_typical", "value_max"]) {
      await index(db, dialect, "parameters", [column]);
    }
    for (const { references } of owners) {
      const picture = { table: references, column: "master_picture_attachment_id" };
      await completeReference(db, dialect, picture, "attachments", "set null");
    }
    const model = { table: "footprints", column: "footprint_3d_attachment_id" };
    await completeReference(db, dialect, model, "attachments", "set null");
  },
};

interface OwnedTable {
  readonly name: string;
  readonly owners: readonly OwnerType[];
  readonly uniqueWithinOwner: readonly string[];
  readonly own: (columns: TableColumns) => TableColumns;
}

async function owned(
  db: Kysely<unknown>,
  dialect: Dialect,
  { name, owners, uniqueWithinOwner, own }: OwnedTable,
): Promise<void> {
  const common = own(table(db, dialect, name).id().text("name").text("name_folded")).history();
  const count = owners.map(({ column }) => `(case when "${column}" is null then 0 else 1 end)`).join(" + ");
  await owners
    .reduce(
      (columns, { column, references }) => columns.optionalReference(column, references, "cascade"),
      common,
    )
    .also((made) => made.addCheckConstraint(`${name}_one_owner`, sql.raw(`${count} = 1`)))
    .create();
  for (const { column } of owners) {
    // This index is also used to find the rows of an owner and to cascade deletions.
    await unique(db, name, [column, ...uniqueWithinOwner], { where: `"${column}" is not null` });
  }
  for (const column of ["name_folded", "added_date", "last_modified"]) {
    await index(db, dialect, name, [column]);
  }
}
