/**
 * Deletes responses that an earlier version stored for repeated requests although they contained the secret of a webhook.
 * On SQLite, their pages are overwritten.
 */
import { sql } from "kysely";
import type { Migration } from "./schema.ts";

export const webhookSecrets: Migration = {
  name: "0019-webhook-secrets",
  up: async (db, dialect) => {
    if (dialect === "sqlite") await sql`pragma secure_delete = on`.execute(db);
    await sql`delete from idempotency_keys where operation = 'rotateWebhookSecret'`.execute(db);
    if (dialect === "sqlite") await sql`pragma secure_delete = off`.execute(db);
  },
};
