/** Prepared queries written in SQL, for what Kysely has no methods for. */
import type { RawBuilder } from "kysely";
import type { Prepared, Slot, SlotValues } from "../database/prepared.ts";
import { builder, prepared } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";

/** A query whose rows are what the text selects. */
export function preparedSql<Row, Values extends SlotValues = SlotValues>(
  text: (slot: Slot<Values>, dialect: Dialect) => RawBuilder<unknown>,
): Prepared<Row, Values> {
  return prepared((_db, slot: Slot<Values>, dialect) => {
    const query = text(slot, dialect) as RawBuilder<Row>;
    return { compile: () => query.compile(builder(dialect)) };
  });
}

/** A query for each number of words. */
export function preparedByWords<Row>(
  text: (slot: Slot<SlotValues>, dialect: Dialect, words: number) => RawBuilder<unknown>,
): (words: number) => Prepared<Row, SlotValues> {
  const queries = new Map<number, Prepared<Row, SlotValues>>();
  return (words) => {
    const query = queries.get(words) ?? preparedSql<Row>((slot, dialect) => text(slot, dialect, words));
    queries.set(words, query);
    return query;
  };
}
