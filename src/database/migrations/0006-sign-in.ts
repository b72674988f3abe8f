/** Sessions, the second factor with its backup codes, and devices that need not give it again. */
import { addColumns, index, table, unique } from "./schema.ts";
import type { Migration } from "./schema.ts";

export const signIn: Migration = {
  name: "0006-sign-in",
  up: async (db, dialect) => {
    await addColumns(db, dialect, "users", (columns) =>
      columns.optionalText("totp_secret").optionalInteger("totp_last_step"),
    );

    await table(db, dialect, "sessions")
      .id()
      .reference("user_id", "users", "cascade")
      .text("token_hash")
      .text("stage")
      .boolean("remembered", false)
      .text("address", "")
      .text("user_agent", "")
      .text("created_at")
      .text("last_seen_at")
      .text("expires_at")
      .create();
    await unique(db, "sessions", ["token_hash"]);
    await index(db, dialect, "sessions", ["user_id"]);
    await index(db, dialect, "sessions", ["expires_at"], { order: false });

    await table(db, dialect, "backup_codes")
      .id()
      .reference("user_id", "users", "cascade")
      .text("code_hash")
      .optionalText("used_at")
      .create();
    await unique(db, "backup_codes", ["user_id", "code_hash"]);

    await table(db, dialect, "trusted_devices")
      .id()
      .reference("user_id", "users", "cascade")
      .text("token_hash")
      .text("user_agent", "")
      .text("created_at")
      .text("expires_at")
      .create();
    await unique(db, "trusted_devices", ["token_hash"]);
    await index(db, dialect, "trusted_devices", ["user_id"]);
    await index(db, dialect, "trusted_devices", ["expires_at"], { order: false });
  },
};
