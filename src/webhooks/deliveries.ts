/** Creates and cancels deliveries of webhooks. `dispatcher.ts` sends them. */
import { randomBytes } from "node:crypto";
import type { Store, Transaction } from "../database/store.ts";
import { apiDate, timestamp } from "../database/timestamp.ts";
import { problem } from "../util/errors.ts";
import { readLatestSequence } from "../history/read-changes.ts";
import { ping, syncRequired } from "./event-types.ts";

/**
 * The maximum number of pending deliveries of a webhook. While there are more, changes stay in the change feed, and
 * requests that create deliveries are refused.
 */
export const maximumPending = 1000;

export interface WebhookEvent {
  readonly type: string;
  /** The time of the event, as in the database. */
  readonly datetime: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly target?: { readonly type: string; readonly id: number };
}

const rowsPerStatement = 200;

/** Creates deliveries, which can be sent immediately. */
export async function insertDeliveries(
  { db }: Pick<Transaction, "db">,
  webhookId: number,
  now: Date,
  events: readonly WebhookEvent[],
): Promise<readonly number[]> {
  const created = timestamp(now);
  const ids: number[] = [];
  for (let start = 0; start < events.length; start += rowsPerStatement) {
    const rows = await db
      .insertInto("webhook_deliveries")
      .values(
        events.slice(start, start + rowsPerStatement).map(({ type, datetime, data, target }) => ({
          webhook_id: webhookId,
          message_id: `msg_${randomBytes(16).toString("base64url")}`,
          event_type: type,
          target_type: target?.type ?? null,
          target_id: target?.id ?? null,
          next_attempt: created,
          payload: JSON.stringify({ type, timestamp: apiDate(datetime), data }),
          added_date: created,
        })),
      )
      .returning("id")
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Creates the event `sync.required` and continues with the changes after the current position of the change feed. */
export async function requireSync(transaction: Transaction, webhookId: number, now: Date): Promise<void> {
  const position = await readLatestSequence(transaction);
  await transaction.db.updateTable("webhooks").set({ position }).where("id", "=", webhookId).execute();
  const event = { type: syncRequired, datetime: timestamp(now), data: { sequence: position } };
  await insertDeliveries(transaction, webhookId, now, [event]);
}

/**
 * Creates a test event and returns the ID of its delivery.
 * @throws {Problem} 404, or 409 if nothing can be sent
 */
export async function insertPing(transaction: Transaction, webhookId: number, now: Date): Promise<number> {
  await requireSendable(transaction, webhookId);
  const event = { type: ping, datetime: timestamp(now), data: {} };
  return firstOf(await insertDeliveries(transaction, webhookId, now, [event]));
}

/**
 * Copies a delivery, so that its event is sent again, and returns the ID of the copy.
 * @throws {Problem} 404, or 409 if nothing can be sent
 */
export async function insertCopy(transaction: Transaction, id: number, now: Date): Promise<number> {
  const { db } = transaction;
  const original = await db
    .selectFrom("webhook_deliveries")
    .select(["webhook_id", "message_id", "event_type", "target_type", "target_id", "payload"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (original === undefined) throw problem("not-found");
  await requireSendable(transaction, original.webhook_id);
  const created = timestamp(now);
  const rows = await db
    .insertInto("webhook_deliveries")
    .values({ ...original, next_attempt: created, added_date: created })
    .returning("id")
    .execute();
  return firstOf(rows.map((row) => row.id));
}

export async function cancelPending({ db }: Pick<Transaction, "db">, webhookId: number): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ status: "canceled", next_attempt: null })
    .where("webhook_id", "=", webhookId)
    .where("status", "=", "pending")
    .execute();
}

/** Cancels one pending delivery, with the reason for the log. */
export async function cancelDelivery(
  store: Pick<Store, "transaction">,
  id: number,
  error: string,
): Promise<void> {
  await store.transaction(async ({ db }) => {
    await db
      .updateTable("webhook_deliveries")
      .set({ status: "canceled", next_attempt: null, error })
      .where("id", "=", id)
      .where("status", "=", "pending")
      .execute();
  });
}

async function requireSendable({ db }: Pick<Transaction, "db">, webhookId: number): Promise<void> {
  const webhook = await db
    .selectFrom("webhooks")
    .select("enabled")
    .where("id", "=", webhookId)
    .executeTakeFirst();
  if (webhook === undefined) throw problem("not-found");
  if (!webhook.enabled) throw problem("conflict", "The webhook is disabled. Enable it first.");
  if ((await countPending({ db }, webhookId)) >= maximumPending)
    throw problem(
      "conflict",
      `The webhook has ${maximumPending} pending deliveries. Wait until some of them have been sent.`,
    );
}

export async function countPending({ db }: Pick<Transaction, "db">, webhookId: number): Promise<number> {
  const { count } = await db
    .selectFrom("webhook_deliveries")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("webhook_id", "=", webhookId)
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  return Number(count);
}

function firstOf(ids: readonly number[]): number {
  const [id] = ids;
  if (id === undefined) throw new Error("The database returned no ID.");
  return id;
}
