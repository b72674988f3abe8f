/** Stores how each OAuth client became known, and until when its metadata document is fresh. */
import { sql } from "kysely";
import { addOptionalText, addText, index, type Migration } from "./schema.ts";

export const clientOrigins: Migration = {
  name: "0021-client-origins",
  up: async (db, dialect) => {
    await addText(db, dialect, "oauth_clients", "origin", "administrator");
    await sql`update oauth_clients set origin = 'registration' where dynamically_registered`.execute(db);
    await sql`drop index oauth_clients_added_date_index`.execute(db);
    await sql`alter table oauth_clients drop column dynamically_registered`.execute(db);
    await addOptionalText(db, dialect, "oauth_clients", "metadata_expires_at");
    await index(db, dialect, "oauth_clients", ["added_date"], { where: `"origin" <> 'administrator'` });
  },
};
