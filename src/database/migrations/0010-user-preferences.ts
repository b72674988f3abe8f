/** Adds the preferences of users, such as the columns of lists. They are JSON; `src/identity/preferences.ts` reads them. */
import { addOptionalText, type Migration } from "./schema.ts";

export const userPreferences: Migration = {
  name: "0010-user-preferences",
  up: (db, dialect) => addOptionalText(db, dialect, "users", "preferences"),
};
