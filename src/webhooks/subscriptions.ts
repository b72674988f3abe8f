/** Reads the enabled webhooks, and disables webhooks whose deliveries must stop. */
import { sql } from "kysely";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { writeLog } from "../history/log-entry.ts";
import { cancelPending } from "./deliveries.ts";

/** Why the service disables a webhook. */
export type DisabledReason = "failing" | "filter" | "gone" | "user";

export interface Subscription {
  readonly id: number;
  readonly url: string;
  /** A JSON array. */
  readonly event_types: string;
  /** A JSON array. */
  readonly filters: string;
  readonly user_id: number | null;
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_secret_until: string | null;
  readonly position: number;
  readonly paused_until: string | null;
  readonly failing_since: string | null;
}

const subscription = [
  "id",
  "url",
  "event_types",
  "filters",
  "user_id",
  "secret",
  "previous_secret",
  "previous_secret_until",
  "position",
  "paused_until",
  "failing_since",
] as const;

export const enabledWebhooks = prepared((db) =>
  db.selectFrom("webhooks").where("enabled", "=", sql.lit(true)).orderBy("id").select(subscription),
);

export const enabledWebhook = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("webhooks")
    .where("id", "=", slot("id"))
    .where("enabled", "=", sql.lit(true))
    .select(subscription),
);

export interface PendingDelivery {
  readonly id: number;
  readonly message_id: string;
  readonly target_type: string | null;
  readonly payload: string;
  readonly attempts: number;
  readonly added_date: string;
}

type DueValues = { readonly webhook: number; readonly now: string; readonly limit: number };

/** Selects the deliveries that can be sent. Deliveries about the same element wait for each other. */
export const dueDeliveries = prepared((db, slot: Slot<DueValues>) =>
  db
    .selectFrom("webhook_deliveries as due")
    .where("due.webhook_id", "=", slot("webhook"))
    .where("due.status", "=", sql.lit("pending"))
    .where("due.next_attempt", "<=", slot("now"))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("webhook_deliveries as earlier")
            .whereRef("earlier.webhook_id", "=", "due.webhook_id")
            .whereRef("earlier.target_type", "=", "due.target_type")
            .whereRef("earlier.target_id", "=", "due.target_id")
            .where("earlier.status", "=", sql.lit("pending"))
            .whereRef("earlier.id", "<", "due.id")
            .select("earlier.id"),
        ),
      ),
    )
    .orderBy("due.id")
    .limit(slot("limit"))
    .select(["due.id", "due.message_id", "due.target_type", "due.payload", "due.attempts", "due.added_date"]),
);

export const nextAttempt = prepared((db, slot: Slot<{ webhook: number; now: string }>) =>
  db
    .selectFrom("webhook_deliveries")
    .where("webhook_id", "=", slot("webhook"))
    .where("status", "=", sql.lit("pending"))
    .where("next_attempt", ">", slot("now"))
    .select(({ fn }) => fn.min("next_attempt").as("time")),
);

/** The user that the change log names for changes by the service. */
const service = { userId: null, username: "Partledger", tokenId: null, client: null };

/** Disables a webhook, cancels its pending deliveries and records the reason in the change log. */
export async function disableWebhook(
  transaction: Transaction,
  id: number,
  reason: DisabledReason,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  const disabled = await db
    .updateTable("webhooks")
    .set((columns) => ({
      enabled: false,
      disabled_reason: reason,
      last_modified: timestamp(now),
      version: columns("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("enabled", "=", true)
    .returning("id")
    .executeTakeFirst();
  if (disabled === undefined) return;
  await cancelPending(transaction, id);
  await writeLog(transaction, service, now, {
    kind: "element_edited",
    level: "warning",
    targetType: "Webhook",
    targetId: id,
    changes: { enabled: { old: true, new: false }, disabled_reason: { old: null, new: reason } },
  });
}
