/** Builds the parts of the query for hits that are the same on both engines. */
import { sql, type RawBuilder } from "kysely";
import type { Slot, SlotValues } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";
import { textList } from "../database/id-list.ts";
import type { PartFilter } from "./part-filter.ts";
import { maximumHits } from "./rank-parts.ts";
import type { Term } from "./terms.ts";

export const most = sql.lit(maximumHits);

/** The rank of a part with a lot whose barcode is the query. */
export const codeRank = -1;

export interface HitIndex {
  /** Returns the values of the slots in the other members. */
  values(terms: readonly Term[]): SlotValues;
  /** Returns the common table expressions of the best hits: `best(id, kind)`. */
  best(slot: Slot<SlotValues>, words: number, passing: Passing): RawBuilder<unknown>;
  /** The rank of a hit in `best`, as `hits.ts` defines it. */
  readonly rank: RawBuilder<unknown>;
  /** Returns the condition that a row of `search_parts` contains all terms. */
  containsAll(slot: Slot<SlotValues>, words: number): RawBuilder<unknown>;
  readonly partId: string;
}

/** Returns the condition that the part with the ID in a column passes the filter, starting with `and`. */
export type Passing = (column: string) => RawBuilder<unknown>;

/**
 * Returns the queries that find parts by names and numbers that begin with the whole query, each with a rank. Rank -1 is
 * the barcode of a lot, and rank 0 an exact name. Each query returns at most as many rows as are ranked.
 */
export function namedParts(
  slot: Slot<SlotValues>,
  dialect: Dialect,
  passing: Passing,
): readonly RawBuilder<unknown>[] {
  const named = (table: string, id: string, column: string) => {
    const name = sql.ref(column);
    return sql`select * from (select ${sql.ref(id)} as id, case when ${name} = ${slot("whole")} then 0 else 1 end
      from ${sql.table(table)} where ${name} >= ${slot("whole")} and ${name} < ${slot("upper")}${passing(`${table}.${id}`)}
      order by ${name}, id limit ${most}) named`;
  };
  const gtins = slot("gtins") as RawBuilder<readonly string[]>;
  return [
    sql`select * from (select part_id as id, ${sql.lit(codeRank)} from part_lots
      where user_barcode_folded = ${slot("code")}${passing("part_lots.part_id")} limit ${most}) lots`,
    named("parts", "id", "name_folded"),
    named("parts", "id", "ipn_folded"),
    named("parts", "id", "manufacturer_product_number_folded"),
    named("orderdetails", "part_id", "supplierpartnr_folded"),
    sql`select * from (select id, 0 from parts where ${textList(dialect, "gtin", gtins)}${passing("parts.id")} limit ${most}) gtins`,
  ];
}

/**
 * Returns the common table expression of the parts that pass the filter. SQLite finds these parts once, unless most parts
 * pass: a search then checks fewer parts.
 */
export function filteredParts(
  slot: Slot<SlotValues>,
  dialect: Dialect,
  filter: PartFilter | null,
): RawBuilder<unknown> | null {
  const condition = filter?.condition ?? null;
  if (condition === null) return null;
  const keyword = dialect === "sqlite" && filter?.passesMost === false ? sql`` : sql`not `;
  return sql`filtered(id) as ${keyword}materialized (select parts.id from parts where ${condition(slot, dialect)})`;
}

export function passes(filter: PartFilter | null, dialect: Dialect, column: string): RawBuilder<unknown> {
  if (filter === null || filter.condition === null) return sql``;
  if (dialect === "postgres")
    return sql` and exists (select 1 from filtered where filtered.id = ${sql.ref(column)})`;
  // The unary plus keeps SQLite from looking up each filtered part in the full-text index.
  const id = sql`+${sql.ref(column)}`;
  return filter.passesMost
    ? sql` and exists (select 1 from filtered where filtered.id = ${id})`
    : sql` and ${id} in (select id from filtered)`;
}
