/**
 * Counts failures in windows of fixed length, in the database, so that all processes count together. What counts
 * as a failure, and that nothing else is ever refused, is up to the caller: it asks only after a failure. Counters
 * of different kinds (per address, per account) are separate limiters and do not see each other.
 */
import ipaddr from "ipaddr.js";
import { sql } from "kysely";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

export interface FailureLimiterOptions {
  readonly store: Pick<Store, "read" | "transaction">;
  /** Separates this limiter's counters from those of others, for example `credential`. */
  readonly kind: string;
  /** Failures allowed in one window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

export type Verdict =
  | { readonly allowed: true }
  /** `retryAfter`: whole seconds until the window ends, at least 1; for the `Retry-After` header. */
  | { readonly allowed: false; readonly retryAfter: number };

export interface FailureLimiter {
  /** Whether the failures of `subject` in this window are below the limit. Reads only. */
  check(subject: string, now: Date): Promise<Verdict>;
  /**
   * Counts one failure and says whether it was still within the limit. Beyond the limit nothing is written, so a
   * flood costs one read each.
   */
  count(subject: string, now: Date): Promise<Verdict>;
}

const countedIn = prepared((db, slot: Slot<{ key: string; window: string }>) =>
  db
    .selectFrom("rate_limits")
    .select("count")
    .where("key", "=", slot("key"))
    .where("window_start", ">=", slot("window")),
);

// A stored window that is later than ours comes from a process whose clock is ahead: it stays.
const countOne = prepared((db, slot: Slot<{ key: string; window: string }>) =>
  db
    .insertInto("rate_limits")
    .values({ key: slot("key"), window_start: slot("window"), count: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when rate_limits.window_start < excluded.window_start
          then 1 else rate_limits.count + 1 end`,
        window_start: sql<string>`case when rate_limits.window_start < excluded.window_start
          then excluded.window_start else rate_limits.window_start end`,
      }),
    )
    .returning("count"),
);

const prune = prepared((db, slot: Slot<{ pattern: string; window: string }>) =>
  db
    .deleteFrom("rate_limits")
    .where("key", "like", slot("pattern"))
    .where("window_start", "<", slot("window")),
);

export function createFailureLimiter(options: FailureLimiterOptions): FailureLimiter {
  const { store, kind, limit, windowSeconds } = options;
  const length = windowSeconds * 1000;
  let prunedIn = "";

  const windowAt = (now: Date) => {
    const start = Math.floor(now.getTime() / length) * length;
    return {
      window: timestamp(new Date(start)),
      retryAfter: Math.ceil((start + length - now.getTime()) / 1000),
    };
  };

  const check = async (subject: string, now: Date): Promise<Verdict> => {
    const { window, retryAfter } = windowAt(now);
    const [row] = await store.read.run(countedIn, { key: `${kind}:${subject}`, window });
    return row === undefined || row.count < limit ? { allowed: true } : { allowed: false, retryAfter };
  };

  return {
    check,
    async count(subject, now) {
      const before = await check(subject, now);
      if (!before.allowed) return before;
      const { window, retryAfter } = windowAt(now);
      const [row] = await store.transaction(async (transaction) => {
        if (prunedIn !== window) await transaction.run(prune, { pattern: `${kind}:%`, window });
        return await transaction.run(countOne, { key: `${kind}:${subject}`, window });
      });
      prunedIn = window;
      return row === undefined || row.count <= limit ? { allowed: true } : { allowed: false, retryAfter };
    },
  };
}

/**
 * The subject for a client address: an IPv4 address as it is, of IPv6 the /64 network, which one customer can
 * fill with addresses at will. What is no address counts together.
 */
export function addressSubject(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = (parsed as ipaddr.IPv6).parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(":")}::/64`;
}
