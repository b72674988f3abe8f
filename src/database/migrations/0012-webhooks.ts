/** Creates the tables of webhooks and their deliveries. */
import { index, table, type Migration } from "./schema.ts";

export const webhooks: Migration = {
  name: "0012-webhooks",
  up: async (db, dialect) => {
    await table(db, dialect, "webhooks")
      .id()
      .text("name")
      .text("name_folded")
      .text("url")
      .text("event_types", '["*"]')
      .boolean("enabled", true)
      .optionalText("disabled_reason")
      .optionalText("failing_since")
      .optionalReference("user_id", "users", "set null")
      .text("secret")
      .optionalText("previous_secret")
      .optionalText("previous_secret_until")
      .integer("position")
      .optionalText("paused_until")
      .history()
      .create();
    await index(db, dialect, "webhooks", ["user_id"]);
    await table(db, dialect, "webhook_deliveries")
      .id()
      .reference("webhook_id", "webhooks", "cascade")
      .text("message_id")
      .text("event_type")
      .optionalText("target_type")
      .optionalInteger("target_id")
      .text("status", "pending")
      .integer("attempts", 0)
      .optionalText("last_attempt")
      .optionalText("next_attempt")
      .optionalInteger("duration")
      .optionalInteger("response_status")
      .optionalText("response_body")
      .optionalText("error")
      .text("payload")
      .text("added_date")
      .create();
    await index(db, dialect, "webhook_deliveries", ["webhook_id", "status"]);
    await index(db, dialect, "webhook_deliveries", ["webhook_id", "target_type", "target_id"], {
      where: `"status" = 'pending'`,
    });
    await index(db, dialect, "webhook_deliveries", ["added_date"]);
  },
};
