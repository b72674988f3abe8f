/**
 * Counts the rows of lists, and keeps totals and pages until the data changes, so that a client that reads several pages
 * of a list counts it once. `list-query.ts` reads the pages.
 */
import type { Prepared, SlotValues } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import type { Tables } from "../database/tables/tables.ts";
import { noCache, type MemoryCache } from "../util/memory-cache.ts";
import { queryCache } from "./compiled-cache.ts";
import type { NamedCondition } from "./list-request.ts";
import {
  conditionsShape,
  conditionValues,
  countStatement,
  withCandidates,
  type BaseCondition,
  type CountRow,
} from "./list-statements.ts";

export interface CountedList<Base extends SlotValues> {
  readonly table: keyof Tables;
  /** A condition for all rows of the list, such as the parent of listed children. Each call passes its values. */
  readonly base?: BaseCondition<Base>;
  /** Returns the version of the data on which the list depends. Without it, totals and pages are not kept. */
  readonly version?: (reader: Reader) => Promise<string>;
}

/** Where the results of a list with certain conditions are kept until the data changes. */
export interface ListResults {
  readonly cache: MemoryCache;
  /** Identifies the list and its conditions, as a part of the keys of results. */
  readonly key: string;
  readonly version: string;
}

const nothingKept: ListResults = { cache: noCache, key: "", version: "" };

export interface Counted {
  readonly total: number;
  readonly results: ListResults;
}

/**
 * Counts the rows of a list that match the conditions. `values` are those of the condition for all rows. The reader must
 * show one snapshot.
 */
type CountRows<Base> = (
  reader: Reader,
  requested: readonly NamedCondition[],
  values: Base,
) => Promise<Counted>;

/** Call this function once per list. */
export function createListTotals<Base extends SlotValues>(
  list: CountedList<Base>,
  cache: MemoryCache,
): CountRows<Base> {
  const { table } = list;
  const base = list.base as BaseCondition<SlotValues> | undefined;
  const kept = cache.section();
  const counts = queryCache<CountRow>(cache);

  async function resultsOf(
    reader: Reader,
    conditions: readonly NamedCondition[],
    given: SlotValues,
    statement: Prepared<CountRow, SlotValues>,
  ): Promise<ListResults> {
    const texts = JSON.stringify(given, (_, value: unknown) =>
      typeof value === "bigint" ? `${value}n` : value,
    );
    const { sql } = statement.compiledFor(reader.dialect);
    if (list.version === undefined || texts.length > maximumKeyLength || currentTime.test(sql)) {
      return nothingKept;
    }
    const version = await list.version(reader);
    return { cache: kept, key: `of ${conditionsShape(conditions)} ${texts}`, version };
  }

  return async (reader, requested, values) => {
    const conditions = withCandidates(table, requested);
    const statement = counts(conditionsShape(conditions), () => countStatement({ table, base, conditions }));
    const given = { ...values, ...conditionValues(conditions) };
    const results = await resultsOf(reader, requested, given, statement);
    const total = await results.cache.cached({
      key: `total ${results.key}`,
      version: results.version,
      read: async () => Number((await reader.run(statement, given))[0]?.total ?? 0),
      bytes: () => 8,
    });
    return { total, results };
  };
}

/** The maximum length of the values of conditions in a key of the cache. */
const maximumKeyLength = 1000;

/** Matches SQL whose result depends on the time, such as a condition on the stock, which excludes expired lots. */
const currentTime = /'now'|\bnow\(\)/;
