/**
 * A sliding-window rate limit, counted in the database for all processes together. It limits requests that succeed, too;
 * `rate-limit.ts` counts failures, which is cheaper, in fixed windows.
 *
 * Each accepted use is stored with its time in one of `limit` slots. The oldest slot is reused once it is old enough.
 */
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader, Store } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import type { Verdict } from "./rate-limit.ts";

interface SlidingWindowOptions {
  readonly store: Pick<Store, "read" | "transaction">;
  /** Separates the slots from those of other limits. */
  readonly kind: string;
  /** Uses in any period of this length. */
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

const occupy = prepared((db, slot: Slot<{ key: string; now: string }>) =>
  db
    .insertInto("rate_limits")
    .values({ key: slot("key"), window_start: slot("now"), count: 1 })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ window_start: slot("now") }))
    .returning("key"),
);

const forget = prepared((db, slot: Slot<{ from: string; to: string; until: string; ahead: string }>) =>
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
  let forgotten = 0;

  /** The key of a free slot, or the time in milliseconds until there is one. */
  async function look(read: Reader, subject: string, now: Date): Promise<string | number> {
    const slots = await read.run(slotsOf, { from: `${kind}:${subject}#`, to: `${kind}:${subject}$` });
    // Times further ahead than one window come from a clock that was wrong: their slots are free.
    const ahead = timestamp(new Date(now.getTime() + length));
    const wrong = slots.find(({ instant }) => instant > ahead);
    if (wrong !== undefined) return wrong.key;
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
    /** Records a use at `now`, or refuses it. A refused use does not count, and costs one read. `subject` has no `#`. */
    take: async (subject: string, now: Date): Promise<Verdict> => {
      const first = await look(store.read, subject, now);
      if (typeof first === "number") return refusal(first);
      const verdict = await store.transaction<Verdict>(async (transaction) => {
        if (Math.abs(now.getTime() - forgotten) >= length) {
          const until = timestamp(new Date(now.getTime() - length));
          const ahead = timestamp(new Date(now.getTime() + length));
          await transaction.run(forget, { from: `${kind}:`, to: `${kind};`, until, ahead });
        }
        const free = await look(transaction, subject, now);
        if (typeof free === "number") return refusal(free);
        await transaction.run(occupy, { key: free, now: timestamp(now) });
        return { allowed: true };
      });
      forgotten = now.getTime() - (now.getTime() % length);
      return verdict;
    },
  };
}
