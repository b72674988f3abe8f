/**
 * Counts failures in fixed windows. The counts are in the database, so all processes share them. The caller decides
 * which events are failures. `sliding-window.ts` limits requests that succeed.
 */
import ipaddr from "ipaddr.js";
import { sql } from "kysely";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader, Store, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

interface FailureCounterOptions {
  /** Separates the counts from the counts of other counters, for example `credential`. */
  readonly kind: string;
  /** The number of failures allowed in one window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

export type Verdict =
  | { readonly allowed: true }
  /** `retryAfter` is the number of whole seconds until the window ends (at least 1), for the `Retry-After` header. */
  | { readonly allowed: false; readonly retryAfter: number };

/** Counts failures within the caller's transaction. */
export interface FailureCounter {
  /** Whether the failures of `subject` in this window are below the limit. */
  check(read: Pick<Reader, "run">, subject: string, now: Date): Promise<Verdict>;
  /** Counts one failure and returns whether it is within the limit. */
  count(transaction: Pick<Transaction, "run">, subject: string, now: Date): Promise<Verdict>;
  /** Uncounts a failure that was counted at `countedAt`. */
  uncount(transaction: Pick<Transaction, "run">, subject: string, countedAt: Date): Promise<void>;
  /** Writes the counter without changing it, so a caller takes the same time whether or not it counts a failure. */
  rewrite(transaction: Pick<Transaction, "run">, subject: string): Promise<void>;
}

export interface FailureLimiterOptions extends FailureCounterOptions {
  readonly store: Pick<Store, "read" | "transaction">;
}

export interface FailureLimiter {
  /** Whether the failures of `subject` in this window are below the limit. Reads only. */
  check(subject: string, now: Date): Promise<Verdict>;
  /** Counts one failure and returns whether it is within the limit. Beyond the limit, it only reads. */
  count(subject: string, now: Date): Promise<Verdict>;
}

/**
 * The start of the current window and of the next one. A process whose clock is ahead may already use the next window.
 * Later windows were written while a clock was wrong and are ignored.
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
      // Keep the previous window for processes whose clock is behind.
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
 * Returns the counter's subject for a client address: an IPv4 address unchanged, or the /64 network of an IPv6 address,
 * because one customer controls all addresses of the network. Invalid addresses share one subject.
 */
export function addressSubject(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = (parsed as ipaddr.IPv6).parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(":")}::/64`;
}
