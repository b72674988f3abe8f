/**
 * Lets a subject do something a number of times within any stretch of a given length, counted in the database for all
 * processes together. For what is limited even when it succeeds; failures are counted more cheaply, in windows that
 * lie fixed, by `rate-limit.ts`.
 *
 * Each use that is let through is remembered by its instant, in one of as many places as there are uses: the oldest
 * one is overwritten as soon as it lies far enough back.
 */
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader, Store } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import type { Verdict } from "./rate-limit.ts";

export interface SlidingWindowOptions {
  readonly store: Pick<Store, "read" | "transaction">;
  /** Separates these places from those of other limits. */
  readonly kind: string;
  /** Uses within any stretch. */
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface SlidingWindow {
  /**
   * Takes down a use at `now`, or refuses it. Refused ones do not count, and cost one read. A subject holds no `#`.
   */
  take(subject: string, now: Date): Promise<Verdict>;
}

const placesOf = prepared((db, slot: Slot<{ from: string; to: string }>) =>
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

export function createSlidingWindow(options: SlidingWindowOptions): SlidingWindow {
  const { store, kind, limit, windowSeconds } = options;
  const length = windowSeconds * 1000;
  let forgotten = 0;

  /** The key of the place that is free, or for how long none is. */
  async function look(read: Reader, subject: string, now: Date): Promise<string | number> {
    const places = await read.run(placesOf, { from: `${kind}:${subject}#`, to: `${kind}:${subject}$` });
    // Instants further ahead than one stretch come from a clock that was wrong: their places are free.
    const ahead = timestamp(new Date(now.getTime() + length));
    const wrong = places.find(({ instant }) => instant > ahead);
    if (wrong !== undefined) return wrong.key;
    const [oldest] = places;
    if (oldest === undefined || places.length < limit) {
      const taken = new Set(places.map(({ key }) => key));
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
    async take(subject, now) {
      const first = await look(store.read, subject, now);
      if (typeof first === "number") return refusal(first);
      const verdict = await store.transaction<Verdict>(async (transaction) => {
        if (Math.abs(now.getTime() - forgotten) >= length) {
          const until = timestamp(new Date(now.getTime() - length));
          const ahead = timestamp(new Date(now.getTime() + length));
          await transaction.run(forget, { from: `${kind}:`, to: `${kind};`, until, ahead });
        }
        const place = await look(transaction, subject, now);
        if (typeof place === "number") return refusal(place);
        await transaction.run(occupy, { key: place, now: timestamp(now) });
        return { allowed: true };
      });
      forgotten = now.getTime() - (now.getTime() % length);
      return verdict;
    },
  };
}
