/**
 * Adds the checksums of attachment files. They are null for files that were stored before; `doctor --fix` adds them.
 */
import { addOptionalText, type Migration } from "./schema.ts";

export const fileChecksums: Migration = {
  name: "0009-file-checksums",
  up: (db, dialect) => addOptionalText(db, dialect, "attachments", "file_sha256"),
};
