/** Prepared queries that are written in SQL: what the search index needs, Kysely has no words for. */
import type { Compilable, RawBuilder } from "kysely";
import { builder } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";

/** A query for `prepared`, whose rows are what `text` selects. */
export function rawQuery<Row>(dialect: Dialect, text: RawBuilder<unknown>): Compilable<Row> {
  return { compile: () => (text as RawBuilder<Row>).compile(builder(dialect)) };
}
