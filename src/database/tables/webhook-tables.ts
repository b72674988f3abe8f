/** Defines the tables of webhooks. `tables.ts` describes the conventions. */
import type { Generated } from "kysely";
import type { EntityColumns } from "./entity-columns.ts";

export interface WebhooksTable extends EntityColumns {
  name: string;
  name_folded: string;
  name_sort: string | null;
  url: string;
  /** A JSON array of event types and wildcards, as in the API. */
  event_types: Generated<string>;
  /** A JSON array of paths of lists with filters, as in the API. */
  filters: Generated<string>;
  enabled: Generated<boolean>;
  disabled_reason: string | null;
  failing_since: string | null;
  /** The user whose permissions determine which changes are sent. */
  user_id: number | null;
  /** The secret, encrypted by `identity/secret-encryption.ts`. */
  secret: string;
  /** The secret before the last rotation, which also signs deliveries until `previous_secret_until`. */
  previous_secret: string | null;
  previous_secret_until: string | null;
  /** The sequence of the change feed up to which deliveries were created. */
  position: number;
  /** No attempt starts before this time, because the receiver has asked to wait. */
  paused_until: string | null;
}

export interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhook_id: number;
  message_id: string;
  event_type: string;
  /** Deliveries about the same element are attempted in the order of their IDs. */
  target_type: string | null;
  target_id: number | null;
  status: Generated<"pending" | "delivered" | "failed" | "canceled">;
  attempts: Generated<number>;
  last_attempt: string | null;
  /** Set while the delivery is pending. */
  next_attempt: string | null;
  /** The duration of the last attempt in milliseconds. */
  duration: number | null;
  response_status: number | null;
  response_body: string | null;
  error: string | null;
  /** The body of the request. */
  payload: string;
  added_date: string;
}
