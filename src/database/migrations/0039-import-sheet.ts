/** Stores the sheet of a spreadsheet that the user of an import has chosen. */
import { addOptionalText, type Migration } from "./schema.ts";

export const importSheet: Migration = {
  name: "0039-import-sheet",
  up: (db, dialect) => addOptionalText(db, dialect, "imports", "sheet"),
};
