/**
 * Counts the rows of lists. Totals are kept for one version of the data, so that a client that reads several pages of a
 * list counts it once. `list-query.ts` reads the pages.
 */
import type { Prepared, SlotValues } from "../database/prepared.ts";
import type { DataVersion, Reader } from "../database/store.ts";
import type { Tables } from "../database/tables.ts";
import type { MemoryCache } from "../memory-cache.ts";
import { querySection } from "./compiled-cache.ts";
import type { NamedCondition } from "./list-request.ts";
import {
  conditionsShape,
  conditionValues,
  countStatement,
  fewCandidatesStatement,
  isCandidate,
} from "./list-statements.ts";
import type { BaseCondition, CountRow } from "./list-statements.ts";

export interface CountedList<Base extends SlotValues> {
  readonly table: keyof Tables;
  /** A condition for all rows of the list, such as the parent of listed children. Each call passes its values. */
  readonly base?: BaseCondition<Base>;
  /**
   * Returns the version of the data in a snapshot on which the list depends, or `null` if it is unknown. Totals and pages
   * are kept for one version. By default, every commit changes the version.
   */
  readonly version?: (reader: Reader) => Promise<DataVersion | null>;
  /**
   * Returns the number of rows that were added to the table between two versions, or `null` if it is unknown. With this
   * function, the total of a long list without conditions is not counted again after each change.
   */
  readonly added?: (reader: Reader, from: DataVersion, to: DataVersion) => Promise<number | null>;
}

/** Counting fewer rows takes no longer than reading what was added. */
const adjustedRows = 10_000;

export interface Counted {
  readonly total: number;
  /** The conditions of the request, with a condition that finds few rows with an index if there is one. */
  readonly conditions: readonly NamedCondition[];
  /** Identifies the rows of the list and their version. `null` if pages cannot be kept. */
  readonly key: string | null;
}

/** Counts the rows of a list that match the conditions. `values` are those of the condition for all rows. */
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
  const counts = querySection<CountRow>(cache);
  const totals = cache.section<Pick<Counted, "total" | "conditions">>(
    ({ conditions }) => 50 + 500 * conditions.length,
  );
  /** The last total of the list without conditions. */
  let wholeTable: { readonly version: DataVersion; readonly total: number } | null = null;
  const fewCandidates = querySection<{ readonly few: boolean | number }>(cache);

  const versionOf = list.version ?? (async ({ version }: Reader) => version ?? null);

  const countOf = (conditions: readonly NamedCondition[]) =>
    counts(conditionsShape(conditions), () => countStatement({ table, base, conditions }));

  async function countRows(
    reader: Reader,
    requested: readonly NamedCondition[],
    values: Base,
  ): Promise<Counted> {
    const shape = conditionsShape(requested);
    const given = { ...values, ...conditionValues(requested) };
    const { key, version } = await keyOf(versionOf, reader, countOf(requested), shape, given);
    const known = key === null ? undefined : totals.get(key);
    if (known !== undefined) return { ...known, key };
    const isWholeTable = base === undefined && requested.length === 0;
    const adjusted = isWholeTable && version !== null ? await adjustedTotal(reader, version) : null;
    const conditions = adjusted === null ? await narrowed(reader, requested) : [];
    const bound = { ...values, ...conditionValues(conditions) };
    const total = adjusted ?? Number((await reader.run(countOf(conditions), bound))[0]?.total ?? 0);
    if (isWholeTable && version !== null) wholeTable = { version, total };
    if (key !== null) totals.set(key, { total, conditions });
    return { total, key, conditions };
  }

  /** Returns the total of the table, if it is known for an earlier version and only rows were added. */
  async function adjustedTotal(reader: Reader, version: DataVersion): Promise<number | null> {
    if (wholeTable === null || list.added === undefined) return null;
    const { version: counted, total } = wholeTable;
    if (total < adjustedRows) return null;
    const added = await list.added(reader, counted, version);
    return added === null ? null : total + added;
  }

  /** Adds the condition that finds the rows of a substring with an index, if it finds few rows. */
  async function narrowed(
    reader: Reader,
    conditions: readonly NamedCondition[],
  ): Promise<readonly NamedCondition[]> {
    const candidates = conditions.find(({ condition }) => condition.candidates)?.condition.candidates;
    if (candidates === undefined) return conditions;
    const statement = fewCandidates(candidates.shape, () => fewCandidatesStatement(table, candidates));
    const narrowing = isCandidate(table, candidates);
    const [row] = await reader.run(statement, conditionValues([narrowing]));
    return Boolean(row?.few) ? [...conditions, narrowing] : conditions;
  }

  return countRows;
}

/** The maximum length of the values in the key of a total that is kept. */
const maximumKeyLength = 1000;

/** Matches SQL whose result depends on the time, such as a condition on the stock, which excludes expired lots. */
const currentTime = /'now'|\bnow\(\)/;

/** The key of kept totals and pages, and the version of the rows. Both are `null` if totals and pages cannot be kept. */
type TotalKey =
  { readonly key: string; readonly version: DataVersion } | { readonly key: null; readonly version: null };

const notKept: TotalKey = { key: null, version: null };

async function keyOf(
  versionOf: (reader: Reader) => Promise<DataVersion | null>,
  reader: Reader,
  statement: Prepared<CountRow, SlotValues>,
  shape: string,
  values: SlotValues,
): Promise<TotalKey> {
  // Without a snapshot, a commit between two statements would change the rows of the version.
  if (!("version" in reader)) return notKept;
  if (currentTime.test(statement.compiledFor(reader.dialect).sql)) return notKept;
  const texts = JSON.stringify(values, (_, value: unknown) =>
    typeof value === "bigint" ? `${value}n` : value,
  );
  if (texts.length > maximumKeyLength) return notKept;
  const version = await versionOf(reader);
  return version === null ? notKept : { key: `${version} ${shape} ${texts}`, version };
}
