/**
 * Counts failures in fixed windows. The counts are stored in the database, so all processes share them. The caller
 * decides which events are failures. `sliding-window.ts` limits all requests instead.
 */
import ipaddr from "ipaddr.js";
import { sql } from "kysely";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Reader, Store, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

interface FailureCounterOptions {
  /** The name of the counter, for example `credential`. Counters with different names count separately. */
  readonly kind: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export type Verdict =
  | { readonly allowed: true }
  /** `retryAfter` is the number of whole seconds until the window ends (at least 1), for the `Retry-After` header. */
  | { readonly allowed: false; readonly retryAfter: number };

/** A counter of failures that runs in the caller's transaction. */
export interface FailureCounter {
  /** Whether the failures of `subject` in this window are below the limit. */
  check(read: Pick<Reader, "run">, subject: string, now: Date): Promise<Verdict>;
  /** Counts a failure. Returns whether the number of failures is still within the limit. */
  count(transaction: Pick<Transaction, "run">, subject: string, now: Date): Promise<Verdict>;
  /** Removes a failure that was counted at `countedAt`. */
  uncount(transaction: Pick<Transaction, "run">, subject: string, countedAt: Date): Promise<void>;
  /**
   * Rewrites the counter with its current value. A caller that does not count a failure then takes as long as one that
   * does.
   */
  rewrite(transaction: Pick<Transaction, "run">, subject: string): Promise<void>;
}

export interface FailureLimiterOptions extends FailureCounterOptions {
  readonly store: Pick<Store, "read" | "transaction">;
}

export interface FailureLimiter {
  /** Whether the failures of `subject` in this window are below the limit. Does not write. */
  check(subject: string, now: Date): Promise<Verdict>;
  /**
   * Counts a failure. Returns whether the number of failures is still within the limit. If the limit is already
   * reached, nothing is written.
   */
  count(subject: string, now: Date): Promise<Verdict>;
}

/**
 * The start of the current window and of the next window. A process whose clock is ahead may already count in the next
 * window. Counters of even later windows were written while a clock was wrong, so they are ignored.
 */
interface Span {
  readonly window: string;
  readonly next: string;
}

type SpanOf<Values> = Slot<Values & Pick<Span, "window" | "next">>;

const countedIn = prepared((db, slot: SpanOf<{ key: string }>) =>
  db
    .selectFrom("rate_limits")
    .select("count")
    .where("key", "=", slot("key"))
    .where("window_start", ">=", slot("window"))
    .where("window_start", "<=", slot("next")),
);

const countOne = prepared((db, slot: SpanOf<{ key: string }>) =>
  db
    .insertInto("rate_limits")
    .values({ key: slot("key"), window_start: slot("window"), count: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when rate_limits.window_start between excluded.window_start and ${slot("next")}
          then rate_limits.count + 1 else 1 end`,
        window_start: sql<string>`case when rate_limits.window_start between excluded.window_start and ${slot("next")}
          then rate_limits.window_start else excluded.window_start end`,
      }),
    )
    .returning("count"),
);

const uncountOne = prepared((db, slot: SpanOf<{ key: string }>) =>
  db
    .updateTable("rate_limits")
    .set((column) => ({ count: column("count", "-", 1) }))
    .where("key", "=", slot("key"))
    .where("window_start", ">=", slot("window"))
    .where("window_start", "<=", slot("next"))
    .where("count", ">", 0),
);

const rewriteOne = prepared((db, slot: Slot<{ key: string }>) =>
  db
    .updateTable("rate_limits")
    .set((column) => ({ count: column.ref("count") }))
    .where("key", "=", slot("key")),
);

const prune = prepared((db, slot: Slot<{ pattern: string; before: string; next: string }>) =>
  db
    .deleteFrom("rate_limits")
    .where("key", "like", slot("pattern"))
    .where(({ or, eb }) =>
      or([eb("window_start", "<", slot("before")), eb("window_start", ">", slot("next"))]),
    ),
);

export function createFailureCounter(options: FailureCounterOptions): FailureCounter {
  const { kind, limit, windowSeconds } = options;
  const length = windowSeconds * 1000;
  let prunedIn = "";

  const windowAt = (now: Date) => {
    const start = Math.floor(now.getTime() / length) * length;
    return {
      span: { window: timestamp(new Date(start)), next: timestamp(new Date(start + length)) },
      before: timestamp(new Date(start - length)),
      retryAfter: Math.ceil((start + length - now.getTime()) / 1000),
    };
  };

  return {
    async check(read, subject, now) {
      const { span, retryAfter } = windowAt(now);
      const [row] = await read.run(countedIn, { key: `${kind}:${subject}`, ...span });
      return row === undefined || row.count < limit ? { allowed: true } : { allowed: false, retryAfter };
    },
    async count(transaction, subject, now) {
      const { span, before, retryAfter } = windowAt(now);
      // Counters of the previous window are kept for processes whose clock is behind.
      if (prunedIn !== span.window) {
        await transaction.run(prune, { pattern: `${kind}:%`, before, next: span.next });
      }
      prunedIn = span.window;
      const [row] = await transaction.run(countOne, { key: `${kind}:${subject}`, ...span });
      return row === undefined || row.count <= limit ? { allowed: true } : { allowed: false, retryAfter };
    },
    async uncount(transaction, subject, countedAt) {
      const { span } = windowAt(countedAt);
      await transaction.run(uncountOne, { key: `${kind}:${subject}`, ...span });
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
 * Returns the subject under which a client address is counted. An IPv4 address is its own subject. An IPv6 address
 * counts as its /64 network, because one customer controls all addresses of such a network. All invalid addresses share
 * one subject.
 */
export function addressSubject(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = (parsed as ipaddr.IPv6).parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(":")}::/64`;
}
