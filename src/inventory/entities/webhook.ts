/**
 * Binds webhooks and their deliveries to their tables. `rules/webhook-rules.ts` checks webhooks, and `webhooks/` creates
 * and sends deliveries.
 */
import type { ResourceName, Schemas } from "../../../generated/resources.ts";
import { binder, type ColumnValue } from "../../representation/binding.ts";
import { resource } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { parseUrl } from "../../util/url.ts";

const parsed = (stored: ColumnValue): unknown => JSON.parse(String(stored));

/** Binds a list that is stored as JSON. */
function list<Column extends "event_types" | "filters">(column: Column) {
  return {
    ...binder<"webhooks">().computed([column], parsed),
    writes: column,
    stores: (value: unknown): ColumnValue => JSON.stringify(value),
    logs: parsed,
  };
}

/** Binds the URL. The path and the query can contain secrets of the receiver, so the change log contains only the origin. */
const url = {
  ...binder<"webhooks">().computed(["url"], String),
  writes: "url",
  logs: (stored: ColumnValue): string | null => {
    if (stored === null) return null;
    const parsed = parseUrl(String(stored));
    return parsed === null ? "…" : `${parsed.origin}/…`;
  },
} as const;

/** Binds the secret, which only the handlers that store it encrypt and add to their responses. */
const secret = {
  ...binder<"webhooks">().computed([], () => null),
  writes: "secret",
  stores: (_value: unknown, present: ColumnValue): ColumnValue => present ?? "",
} as const;

export const webhook = resource("Webhook", "webhooks", (bind) => ({
  id: bind.column("id"),
  name: bind.text("name", "sortable"),
  url,
  event_types: list("event_types"),
  filters: list("filters"),
  enabled: bind.column("enabled"),
  disabled_reason: bind.computed(
    ["disabled_reason"],
    (reason) => reason as Schemas["Webhook"]["disabled_reason"] & string,
  ),
  failing_since: bind.timestamp("failing_since"),
  user: bind.reference("User", "user_id"),
  secret,
  addedDate: bind.timestamp("added_date"),
  lastModified: bind.timestamp("last_modified"),
}));

export const webhookDelivery = resource(
  "WebhookDelivery",
  "webhook_deliveries",
  (bind) => ({
    id: bind.column("id"),
    webhook: bind.reference("Webhook", "webhook_id"),
    message_id: bind.column("message_id"),
    event_type: bind.column("event_type"),
    target: bind.computed(["target_type", "target_id"], (type, id) =>
      type === null || id === null ? null : iri(type as ResourceName, id),
    ),
    status: bind.computed(["status"], (status) => status),
    attempts: bind.column("attempts"),
    last_attempt: bind.timestamp("last_attempt"),
    next_attempt: bind.timestamp("next_attempt"),
    duration: bind.column("duration"),
    response_status: bind.column("response_status"),
    response_body: bind.column("response_body"),
    error: bind.column("error"),
    payload: bind.computed(["payload"], (text) => JSON.parse(text) as Schemas["WebhookPayload"]),
    addedDate: bind.timestamp("added_date"),
  }),
  { versioned: false },
);
