/**
 * Counts failures in windows of fixed length, in the database, so that all processes count together. What counts
 * as a failure is up to the caller. Counters of different kinds (per address, per account) do not see each other.
 */
import ipaddr from "ipaddr.js";
import { sql } from "kysely";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader, Store, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

export interface FailureCounterOptions {
  /** Separates these counters from those of others, for example `credential`. */
  readonly kind: string;
  /** Failures allowed in one window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

export type Verdict =
  | { readonly allowed: true }
  /** `retryAfter`: whole seconds until the window ends, at least 1; for the `Retry-After` header. */
  | { readonly allowed: false; readonly retryAfter: number };

/** Counts within transactions of the caller's. */
export interface FailureCounter {
  /** Whether the failures of `subject` in this window are below the limit. */
  check(read: Pick<Reader, "run">, subject: string, now: Date): Promise<Verdict>;
  /** Counts one failure and says whether it was still within the limit. */
  count(transaction: Pick<Transaction, "run">, subject: string, now: Date): Promise<Verdict>;
  /** Takes one failure back that was counted at this very time: it turned out to be none. */
  takeBack(transaction: Pick<Transaction, "run">, subject: string, countedAt: Date): Promise<void>;
  /** Writes the counter as it is: for doing the work of a write where there is nothing to write. */
  rewrite(transaction: Pick<Transaction, "run">, subject: string): Promise<void>;
}

export interface FailureLimiterOptions extends FailureCounterOptions {
  readonly store: Pick<Store, "read" | "transaction">;
}

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

const takeOneBack = prepared((db, slot: Slot<{ key: string; window: string }>) =>
  db
    .updateTable("rate_limits")
    .set((column) => ({ count: column("count", "-", 1) }))
    .where("key", "=", slot("key"))
    .where("window_start", "=", slot("window"))
    .where("count", ">", 0),
);

const rewriteOne = prepared((db, slot: Slot<{ key: string }>) =>
  db
    .updateTable("rate_limits")
    .set((column) => ({ count: column.ref("count") }))
    .where("key", "=", slot("key")),
);

const prune = prepared((db, slot: Slot<{ pattern: string; window: string }>) =>
  db
    .deleteFrom("rate_limits")
    .where("key", "like", slot("pattern"))
    .where("window_start", "<", slot("window")),
);

export function createFailureCounter(options: FailureCounterOptions): FailureCounter {
  const { kind, limit, windowSeconds } = options;
  const length = windowSeconds * 1000;
  let prunedIn = "";

  const windowAt = (now: Date) => {
    const start = Math.floor(now.getTime() / length) * length;
    return {
      window: timestamp(new Date(start)),
      before: timestamp(new Date(start - length)),
      retryAfter: Math.ceil((start + length - now.getTime()) / 1000),
    };
  };

  return {
    async check(read, subject, now) {
      const { window, retryAfter } = windowAt(now);
      const [row] = await read.run(countedIn, { key: `${kind}:${subject}`, window });
      return row === undefined || row.count < limit ? { allowed: true } : { allowed: false, retryAfter };
    },
    async count(transaction, subject, now) {
      const { window, before, retryAfter } = windowAt(now);
      // The window before stays for those whose clock is behind.
      if (prunedIn !== window) await transaction.run(prune, { pattern: `${kind}:%`, window: before });
      prunedIn = window;
      const [row] = await transaction.run(countOne, { key: `${kind}:${subject}`, window });
      return row === undefined || row.count <= limit ? { allowed: true } : { allowed: false, retryAfter };
    },
    async takeBack(transaction, subject, countedAt) {
      const { window } = windowAt(countedAt);
      await transaction.run(takeOneBack, { key: `${kind}:${subject}`, window });
    },
    async rewrite(transaction, subject) {
      await transaction.run(rewriteOne, { key: `${kind}:${subject}` });
    },
  };
}

export function createFailureLimiter(options: FailureLimiterOptions): FailureLimiter {
  const { store } = options;
  const counter = createFailureCounter(options);
  return {
    check: (subject, now) => counter.check(store.read, subject, now),
    async count(subject, now) {
      const before = await counter.check(store.read, subject, now);
      if (!before.allowed) return before;
      return store.transaction((transaction) => counter.count(transaction, subject, now));
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
