/** On PostgreSQL entries of the change log say which transaction wrote them, so that marks miss none (`history/`). */
import { sql } from "kysely";
import { index } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const logTransactions: Migration = {
  name: "0024-log-transactions",
  up: async (db, dialect) => {
    // SQLite has one writer: its ids say the same.
    if (dialect === "sqlite") return;
    await sql`alter table log_entries add column xid xid8 not null default pg_current_xact_id()`.execute(db);
    await index(db, dialect, "log_entries", ["xid"], { order: false });
  },
};
