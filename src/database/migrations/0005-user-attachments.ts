/** Lets users own attachments (their pictures). */
import { addOwnerType } from "./owner-columns.ts";
import type { Migration } from "./schema.ts";

export const userAttachments: Migration = {
  name: "0005-user-attachments",
  up: (db, dialect) => addOwnerType(db, dialect, "attachments", { column: "user_id", references: "users" }),
};
