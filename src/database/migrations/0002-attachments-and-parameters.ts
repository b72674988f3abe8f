/** Attachments and parameters, and the pictures and 3D models that elements choose among their attachments. */
import type { Kysely } from "kysely";
import type { Dialect } from "../store.ts";
import { ownerColumns, ownerIndexes } from "./owner-columns.ts";
import type { OwnedTable, OwnerType } from "./owner-columns.ts";
import { addReference, index, table } from "./schema.ts";
import type { Migration, TableColumns } from "./schema.ts";

const owners: readonly OwnerType[] = [
  { column: "part_id", references: "parts" },
  { column: "category_id", references: "categories" },
  { column: "footprint_id", references: "footprints" },
  { column: "manufacturer_id", references: "manufacturers" },
  // `attachment_type_id` is the type of an attachment; this is the type that the attachment belongs to.
  { column: "of_attachment_type_id", references: "attachment_types" },
];

export const attachmentsAndParameters: Migration = {
  name: "0002-attachments-and-parameters",
  up: async (db, dialect) => {
    await owned(db, dialect, "attachments", (columns) =>
      columns
        .reference("attachment_type_id", "attachment_types", "restrict")
        .boolean("show_in_table", false)
        .optionalText("original_filename")
        .optionalText("external_path")
        .optionalText("internal_path")
        .optionalText("media_type")
        .optionalInteger("file_size"),
    );
    await index(db, dialect, "attachments", ["attachment_type_id"]);
    // A public file is found by its path with every picture that a page shows.
    await index(db, dialect, "attachments", ["internal_path"], {
      where: `"internal_path" is not null`,
      order: false,
    });
    await owned(db, dialect, "parameters", (columns) =>
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
    );
    const filtered = ["symbol", "unit", "value_text", "group_name"].map((column) => `${column}_folded`);
    for (const column of [...filtered, "value_min", "value_typical", "value_max"]) {
      await index(db, dialect, "parameters", [column]);
    }
    for (const { references } of owners) {
      const column = "master_picture_attachment_id";
      await addReference(db, dialect, { table: references, column }, "attachments", "set null");
    }
    const model = { table: "footprints", column: "footprint_3d_attachment_id" };
    await addReference(db, dialect, model, "attachments", "set null");
  },
};

async function owned(
  db: Kysely<unknown>,
  dialect: Dialect,
  name: OwnedTable,
  own: (columns: TableColumns) => TableColumns,
): Promise<void> {
  const common = own(table(db, dialect, name).id().text("name").text("name_folded")).history();
  await ownerColumns(common, name, owners).create();
  await ownerIndexes(db, name, owners);
  for (const column of ["name_folded", "added_date", "last_modified"]) {
    await index(db, dialect, name, [column]);
  }
}
