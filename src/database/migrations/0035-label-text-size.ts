/** Lets the text of label profiles grow. It does in the profiles that exist from the start, unless a user has changed them. */
import { sql } from "kysely";
import { addedWithProfiles } from "./0029-label-profiles.ts";
import { addBoolean, type Migration } from "./schema.ts";

export const labelTextSize: Migration = {
  name: "0035-label-text-size",
  up: async (db) => {
    await addBoolean(db, "label_profiles", "grow_text", false);
    await sql`
      update label_profiles set grow_text = true
      where added_date = ${addedWithProfiles} and last_modified = ${addedWithProfiles}`.execute(db);
  },
};
