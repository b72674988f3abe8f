/** Caches results until a process changes the inventory or a lot expires. */
import { preparedSql } from "../database/prepared.ts";
import { sqlText } from "../database/sql-text.ts";
import type { Reader, Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { MemoryCache } from "../memory-cache.ts";
import { comparisonWithout, createChangeCounter } from "./change-mark.ts";
import type { CompareChanges } from "./change-mark.ts";

/** The period in which no lot expires: from `since` (inclusive) to `until` (exclusive), in milliseconds since 1970. */
export interface ExpiryPeriod {
  readonly since: number;
  readonly until: number;
}

export const unlimitedPeriod: ExpiryPeriod = { since: -Infinity, until: Infinity };

/** Selects the time of the last expiry up to `now`, and the time of the next expiry. */
const expiriesAround = preparedSql<{ since: string | null; until: string | null }, { now: string }>(
  (slot) => sqlText`select
    (select max("expiration_date") from "part_lots" where "expiration_date" <= ${slot("now")}) as "since",
    (select min("expiration_date") from "part_lots" where "expiration_date" > ${slot("now")}) as "until"`,
);

export async function expiryPeriod(reader: Reader, now: Date): Promise<ExpiryPeriod> {
  const [row] = await reader.run(expiriesAround, { now: timestamp(now) });
  const { since = null, until = null } = row ?? {};
  return {
    since: since === null ? unlimitedPeriod.since : Date.parse(since),
    until: until === null ? unlimitedPeriod.until : Date.parse(until),
  };
}

export function coversTime({ since, until }: ExpiryPeriod, now: Date): boolean {
  return now.getTime() >= since && now.getTime() < until;
}

interface Cached<Value> extends ExpiryPeriod {
  readonly value: Value;
  /** The value of the change counter before the data was read. */
  readonly changes: number;
}

/** Returns the cached result of `read`, or calls `read` with a reader of one snapshot. */
type UntilChange<Value> = (
  key: string,
  now: Date,
  read: (reader: Reader) => Promise<Value>,
) => Promise<Value>;

interface UntilChangeOptions<Value> {
  readonly store: Pick<Store, "dialect" | "read" | "readTransaction" | "dataVersion">;
  readonly cache: MemoryCache;
  /** Estimates the memory use of a result in bytes. */
  readonly bytes: (value: Value) => number;
  /** Detects the changes that affect the results. Default: all changes of the inventory. */
  readonly compare?: CompareChanges;
}

const compareAll = comparisonWithout(["User", "Group", "ApiToken", "LogEntry"]);

/** Creates a cache of results. Requests at the same time share no result that is still being read. */
export function createUntilChange<Value>({
  store,
  cache,
  bytes,
  compare = compareAll,
}: UntilChangeOptions<Value>): UntilChange<Value> {
  const counter = createChangeCounter(store, compare);
  const results = cache.section<Cached<Value>>(({ value }) => 500 + bytes(value));
  return async (key, now, read) => {
    const changes = await counter.current();
    const known = results.get(key);
    if (known !== undefined && known.changes >= changes && coversTime(known, now)) return known.value;
    const result = await store.readTransaction(async (reader) => ({
      ...(await expiryPeriod(reader, now)),
      value: await read(reader),
      changes,
    }));
    results.set(key, result);
    return result.value;
  };
}
