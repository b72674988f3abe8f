/** Adds the notice about newly connected applications to sessions, and to connections for the next sign-in. */
import { addInteger, addOptionalText, type Migration } from "./schema.ts";

export const sessionNotices: Migration = {
  name: "0022-session-notices",
  up: async (db, dialect) => {
    await addOptionalText(db, dialect, "sessions", "new_app_name");
    await addOptionalText(db, dialect, "sessions", "new_app_host");
    await addOptionalText(db, dialect, "sessions", "new_app_tier");
    await addInteger(db, dialect, "sessions", "new_app_count", 0);
    await addOptionalText(db, dialect, "oauth_connections", "host");
    await addOptionalText(db, dialect, "oauth_connections", "unannounced_since");
  },
};
