/** What a project needs: its bill of materials. */
import { index, table } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const projectBomEntries: Migration = {
  name: "0018-project-bom-entries",
  up: async (db, dialect) => {
    await table(db, dialect, "project_bom_entries")
      .id()
      .reference("project_id", "projects", "cascade")
      .optionalReference("part_id", "parts", "set null")
      .real("quantity", 1)
      .text("mountnames", "")
      .text("mountnames_folded", "")
      .optionalText("name")
      .optionalText("name_folded")
      .text("comment", "")
      .text("comment_folded", "")
      // Hundred-thousandths of the currency, as all decimals.
      .optionalInteger("price")
      .optionalReference("price_currency_id", "currencies", "restrict")
      .history()
      .create();
    const found = ["project_id", "part_id", "price_currency_id", "name_folded", "quantity"];
    for (const column of [...found, "added_date", "last_modified"]) {
      await index(db, dialect, "project_bom_entries", [column]);
    }
  },
};
