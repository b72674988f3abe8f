/** Creates the tables of groups, users, their tokens, sessions and 2FA data, and request limits. */
import { index, table, unique, type Migration } from "./schema.ts";

export const identity: Migration = {
  name: "0001-identity",
  up: async (db, dialect) => {
    await table(db, dialect, "groups")
      .id()
      .optionalReference("parent_id", "groups", "restrict")
      .text("name")
      .text("name_folded")
      .text("comment", "")
      .boolean("enforce_2fa", false)
      .text("permissions", "{}")
      .history()
      .text("full_path", "")
      .integer("level", 0)
      .text("comment_folded", "")
      .create();
    await unique(db, "groups", ["(coalesce(parent_id, 0))", "name"], { name: "parent_id_name" });
    for (const column of ["parent_id", "name_folded", "added_date", "last_modified"]) {
      await index(db, dialect, "groups", [column]);
    }

    await table(db, dialect, "users")
      .id()
      .text("name")
      .text("name_folded")
      .boolean("disabled", false)
      .optionalText("theme")
      .text("about_me", "")
      .text("about_me_folded", "")
      .optionalReference("group_id", "groups", "set null")
      .text("timezone", "")
      .text("language", "")
      .text("email", "")
      .boolean("show_email_on_profile", false)
      .text("department", "")
      .text("last_name", "")
      .text("first_name", "")
      .boolean("need_pw_change", false)
      .optionalText("password_hash")
      .text("permissions", "{}")
      .history()
      .laterReference("master_picture_attachment_id", "attachments", "set null")
      .optionalText("totp_secret")
      .optionalInteger("totp_last_step")
      .create();
    await unique(db, "users", ["name"]);
    for (const column of ["name_folded", "added_date", "last_modified", "group_id"]) {
      await index(db, dialect, "users", [column]);
    }

    await table(db, dialect, "api_tokens")
      .id()
      .reference("user_id", "users", "cascade")
      .text("name")
      .text("token_hash")
      .text("token_hint")
      .text("tier")
      .optionalText("valid_until")
      .optionalText("last_time_used")
      .text("added_date")
      .create();
    await unique(db, "api_tokens", ["token_hash"]);
    await unique(db, "api_tokens", ["user_id", "name"]);

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

    await table(db, dialect, "idempotency_keys")
      .reference("user_id", "users", "cascade")
      .text("operation")
      .text("key")
      .text("fingerprint")
      .optionalInteger("status")
      .optionalText("answer")
      .text("created_at")
      .text("expires_at")
      .also((made) => made.addPrimaryKeyConstraint("idempotency_keys_pkey", ["user_id", "operation", "key"]))
      .create();
    await index(db, dialect, "idempotency_keys", ["expires_at"], { order: false });

    await table(db, dialect, "rate_limits")
      .text("key")
      .text("window_start")
      .integer("count", 0)
      .also((made) => made.addPrimaryKeyConstraint("rate_limits_pkey", ["key"]))
      .create();
    await index(db, dialect, "rate_limits", ["window_start"], { order: false });

    await table(db, dialect, "instance")
      .text("key")
      .text("value")
      .also((made) => made.addPrimaryKeyConstraint("instance_pkey", ["key"]))
      .create();
  },
};
