/** Stores the decimal mark that the user of an import has chosen. */
import { addOptionalText, type Migration } from "./schema.ts";

export const decimalMark: Migration = {
  name: "0033-decimal-mark",
  up: (db, dialect) => addOptionalText(db, dialect, "imports", "decimal_mark"),
};
