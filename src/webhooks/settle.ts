/** Records the result of an attempt: success, the time of the next attempt, or the end of the delivery. */
import type { Store } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import type { AttemptResult } from "./send.ts";
import { disableWebhook, type PendingDelivery } from "./subscriptions.ts";

const hour = 60 * 60_000;

/** The time after which a delivery fails, and a webhook whose attempts all fail is disabled. */
export const giveUpAfter = 72 * hour;

/** The longest time between two attempts, and the longest `Retry-After` that is honoured. */
const longestDelay = 6 * hour;

/** The longest pause of a webhook whose receiver does not respond at all. */
const longestPause = 5 * 60_000;

interface SettleOptions {
  readonly store: Pick<Store, "transaction">;
  /** The delay after the first failed attempt. It triples with each further one. */
  readonly firstDelayMilliseconds: number;
}

interface Settled {
  readonly webhook: number;
  readonly delivery: PendingDelivery;
  readonly result: AttemptResult;
  readonly startedAt: Date;
  readonly now: Date;
  /** The duration of the attempt in milliseconds. */
  readonly duration: number;
}

type Outcome = "delivered" | "retried" | "failed";

export function createSettle({ store, firstDelayMilliseconds }: SettleOptions) {
  function delayAfter(attempts: number): number {
    const delay = Math.min(longestDelay, firstDelayMilliseconds * 3 ** (attempts - 1));
    return delay * (0.75 + Math.random() / 2);
  }

  return async ({ webhook, delivery, result, startedAt, now, duration }: Settled): Promise<Outcome> => {
    const attempts = delivery.attempts + 1;
    const { status, retryAfter } = result;
    const asked = status === 429 || status === 503 ? Math.min(retryAfter ?? 0, longestDelay) : 0;
    const delay = Math.max(delayAfter(attempts), asked);
    const nextAttempt = new Date(now.getTime() + delay);
    const isLast = nextAttempt.getTime() - instantOf(delivery.added_date).getTime() > giveUpAfter;
    const outcome = result.succeeded ? "delivered" : isLast || status === 410 ? "failed" : "retried";
    const pause = status === null ? Math.min(delay, longestPause) : asked;
    await store.transaction(async (transaction) => {
      const { db } = transaction;
      await db
        .updateTable("webhook_deliveries")
        .set({
          status: outcome === "retried" ? "pending" : outcome,
          attempts,
          last_attempt: timestamp(startedAt),
          next_attempt: outcome === "retried" ? timestamp(nextAttempt) : null,
          duration: Math.round(duration),
          response_status: status,
          response_body: result.body,
          error: result.error,
        })
        .where("id", "=", delivery.id)
        .where("status", "=", "pending")
        .execute();
      const current = await db
        .selectFrom("webhooks")
        .select("failing_since")
        .where("id", "=", webhook)
        .executeTakeFirst();
      if (current === undefined) return;
      const since = result.succeeded ? null : (current.failing_since ?? timestamp(now));
      const pausedUntil = pause > 0 && !result.succeeded ? timestamp(new Date(now.getTime() + pause)) : null;
      if (since !== current.failing_since || pausedUntil !== null)
        await db
          .updateTable("webhooks")
          .set({ failing_since: since, paused_until: pausedUntil })
          .where("id", "=", webhook)
          .execute();
      if (status === 410) await disableWebhook(transaction, webhook, "gone", now);
      else if (since !== null && now.getTime() - instantOf(since).getTime() >= giveUpAfter)
        await disableWebhook(transaction, webhook, "failing", now);
    });
    return outcome;
  };
}
