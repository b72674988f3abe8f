/** Builds statements for each number of words and each combination of filters. */
import type { RawBuilder } from "kysely";
import { prepared, type Prepared, type Slot, type SlotValues } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";
import { memoize } from "../util/memoize.ts";
import type { PartFilter } from "./part-filter.ts";
import type { Term } from "./terms.ts";

/** The parts that contain all terms and pass the filter. */
export interface Matching {
  readonly terms: readonly Term[];
  /** Null if all parts pass. */
  readonly filter: PartFilter | null;
}

/**
 * Returns a function that returns the query for a number of words and a filter. A query is built when it is first used.
 */
export function preparedByWords<Row>(
  purpose: string,
  text: (
    slot: Slot<SlotValues>,
    dialect: Dialect,
    words: number,
    filter: PartFilter | null,
  ) => RawBuilder<Row>,
): (words: number, filter: PartFilter | null) => Prepared<Row, SlotValues> {
  const unfiltered = memoize((words: number) =>
    prepared((_db, slot: Slot<SlotValues>, dialect) => text(slot, dialect, words, null)),
  );
  return (words, filter) =>
    filter === null
      ? unfiltered(words)
      : filter.statement(`${purpose}${words}`, (slot, dialect) => text(slot, dialect, words, filter));
}
