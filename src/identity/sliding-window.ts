/**
 * Limits requests in a sliding window. The counts are stored in the database, so all processes share them. Every
 * request counts; `failure-rate-limit.ts` counts only failures, in fixed windows, which is cheaper.
 *
 * Each accepted request stores its time in one of `limit` slots. A slot becomes free when its time is older than the
 * window.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Reader, Store } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import type { Verdict } from "./failure-rate-limit.ts";

interface SlidingWindowOptions {
  readonly store: Pick<Store, "read" | "transaction">;
  /** The name of the limit. Limits with different names use separate slots. */
  readonly kind: string;
  /** The number of requests allowed in any period of `windowSeconds`. */
  readonly limit: number;
  readonly windowSeconds: number;
}

const slotsOf = prepared((db, slot: Slot<{ from: string; to: string }>) =>
  db
    .selectFrom("rate_limits")
    .select(["key", "window_start as instant"])
    .where("key", ">=", slot("from"))
    .where("key", "<", slot("to"))
    .orderBy("window_start"),
);

const writeSlot = prepared((db, slot: Slot<{ key: string; now: string }>) =>
  db
    .insertInto("rate_limits")
    .values({ key: slot("key"), window_start: slot("now"), count: 1 })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ window_start: slot("now") }))
    .returning("key"),
);

const deleteOldSlots = prepared(
  (db, slot: Slot<{ from: string; to: string; until: string; ahead: string }>) =>
    db
      .deleteFrom("rate_limits")
      .where("key", ">=", slot("from"))
      .where("key", "<", slot("to"))
      .where(({ or, eb }) =>
        or([eb("window_start", "<=", slot("until")), eb("window_start", ">", slot("ahead"))]),
      ),
);

export function createSlidingWindow(options: SlidingWindowOptions) {
  const { store, kind, limit, windowSeconds } = options;
  const length = windowSeconds * 1000;
  let cleanedAt = 0;

  /**
   * Returns the key of a free slot. If all slots are in use, returns the number of milliseconds until a slot becomes
   * free.
   */
  async function findSlot(read: Reader, subject: string, now: Date): Promise<string | number> {
    const slots = await read.run(slotsOf, { from: `${kind}:${subject}#`, to: `${kind}:${subject}$` });
    // A time more than one window ahead was written while a clock was wrong, so its slot is free.
    const ahead = timestamp(new Date(now.getTime() + length));
    const invalid = slots.find(({ instant }) => instant > ahead);
    if (invalid !== undefined) return invalid.key;
    const [oldest] = slots;
    if (oldest === undefined || slots.length < limit) {
      const taken = new Set(slots.map(({ key }) => key));
      for (let index = 0; ; index += 1) {
        const key = `${kind}:${subject}#${index}`;
        if (!taken.has(key)) return key;
      }
    }
    const wait = instantOf(oldest.instant).getTime() + length - now.getTime();
    return wait <= 0 ? oldest.key : wait;
  }

  const refusal = (wait: number): Verdict => ({
    allowed: false,
    retryAfter: Math.max(1, Math.ceil(wait / 1000)),
  });

  return {
    /** Counts a request at `now`, or refuses the request without writing. `subject` must not contain `#`. */
    take: async (subject: string, now: Date): Promise<Verdict> => {
      const first = await findSlot(store.read, subject, now);
      if (typeof first === "number") return refusal(first);
      const verdict = await store.transaction<Verdict>(async (transaction) => {
        if (Math.abs(now.getTime() - cleanedAt) >= length) {
          const until = timestamp(new Date(now.getTime() - length));
          const ahead = timestamp(new Date(now.getTime() + length));
          await transaction.run(deleteOldSlots, { from: `${kind}:`, to: `${kind};`, until, ahead });
        }
        const slot = await findSlot(transaction, subject, now);
        if (typeof slot === "number") return refusal(slot);
        await transaction.run(writeSlot, { key: slot, now: timestamp(now) });
        return { allowed: true };
      });
      cleanedAt = now.getTime() - (now.getTime() % length);
      return verdict;
    },
  };
}
