/**
 * The statements of a list: the total, and the ids of a page. They depend on the shape of a request only; when they
 * run and with which values is said in `list-query.ts`.
 */
import { sql } from "kysely";
import type { Kysely, RawBuilder, SqlBool } from "kysely";
import { prepared } from "../database/prepared.ts";
import type { Prepared, Slot, SlotValue, SlotValues } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";
import type { Tables } from "../database/tables.ts";
import type { Ranges } from "./cursor.ts";
import type { NamedCondition } from "./list-request.ts";
import { inDirection, orderBy, orderBySorting, sortColumn } from "./order.ts";
import type { OrderTerm } from "./order.ts";

/** What holds for a whole list, such as the parent of the children listed. */
export type BaseCondition<Base extends SlotValues> = (
  slot: Slot<Base>,
  dialect: Dialect,
) => RawBuilder<SqlBool>;

/** The rows that a list is made of. */
export interface ListRows {
  readonly table: keyof Tables;
  readonly base: BaseCondition<SlotValues> | undefined;
  readonly conditions: readonly NamedCondition[];
}

export interface CountRow {
  readonly total: number | string;
}

/** The id, and the values of the order's terms as `k0`, `k1`, … */
export interface PositionRow {
  readonly id: number;
  readonly [key: `k${number}`]: string | number | boolean | null;
}

export function countStatement(rows: ListRows): Prepared<CountRow, SlotValues> {
  return prepared<CountRow, SlotValues>((db, slot, dialect) =>
    selectFrom(db, rows, slot, dialect).select(sql<number | string>`count(*)`.as("total")),
  );
}

/**
 * The ids of a page in order. Takes `$limit` and `$offset` beside the values of the conditions.
 *
 * @param few whether the page has a good part of all rows that fulfil the conditions: then these are found first, by
 * their own index, and sorted. SQLite would rather go through the whole table in the order that is asked for.
 */
export function pageStatement(
  rows: ListRows,
  order: readonly OrderTerm[],
  few: boolean,
): Prepared<{ readonly id: number }, SlotValues> {
  return prepared<{ readonly id: number }, SlotValues>((db, slot, dialect) =>
    selectFrom(db, rows, slot, dialect)
      .select(sql.ref<number>(`${rows.table}.id`).as("id"))
      .orderBy((few && dialect === "sqlite" ? orderBySorting : orderBy)(rows.table, order))
      .limit(sql<number>`${slot("$limit")}`)
      .offset(sql<number>`${slot("$offset")}`),
  );
}

/** The first rows of a list, or of its ranges after a position. Takes `$limit` and `valuesOfRanges` beside the values. */
export function cursorStatement(
  rows: ListRows,
  order: readonly OrderTerm[],
  ranges: Ranges | null,
): Prepared<PositionRow, SlotValues> {
  return prepared<PositionRow, SlotValues>((db, slot, dialect) => {
    const columns = [
      sql.ref<number>(`${rows.table}.id`).as("id"),
      ...order.map((term, index) => sql<string>`${sortColumn(rows.table, term)}`.as(`k${index}`)),
    ];
    const limit = sql<number>`${slot("$limit")}`;
    const all = selectFrom(db, rows, slot, dialect)
      .select(columns)
      .orderBy(orderBy(rows.table, order))
      .limit(limit);
    if (ranges === null) return all;
    const slots = ranges.values.map((_, index) => slot(rangeSlot(index)));
    const parts = ranges.sql(slots, rows.base?.(slot, dialect) ?? null).map((range) => all.where(range));
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    const union = sql.join(
      parts.map((part) => sql`select * from ${part} as part`),
      sql` union all `,
    );
    const keys = order.map((term, index) => inDirection(sql.ref(`page.k${index}`), term));
    const page = sql<PositionRow>`select * from (${union}) as page order by ${sql.join(keys)} limit ${limit}`;
    return { compile: () => page.compile(db) };
  });
}

/** The values of a position by the names of their slots. */
export function valuesOfRanges(ranges: Ranges | null): SlotValues {
  return Object.fromEntries((ranges?.values ?? []).map((value, index) => [rangeSlot(index), value]));
}

function rangeSlot(index: number): string {
  return `$after.${index}`;
}

/** Names the SQL of conditions: where this is equal, a statement fits. */
export function conditionsShape(conditions: readonly NamedCondition[]): string {
  return conditions.map(({ parameter, condition }) => `${parameter}:${condition.shape}`).join("&");
}

/** The values of conditions by the names of their slots. */
export function conditionValues(conditions: readonly NamedCondition[]): SlotValues {
  const values: Record<string, SlotValue> = {};
  conditions.forEach(({ condition }, index) => {
    condition.values.forEach((value, position) => {
      values[slotName(index, position)] = value;
    });
  });
  return values;
}

/** Begins with a character that the slots of a base condition do not begin with. */
function slotName(condition: number, position: number): string {
  return `$${condition}.${position}`;
}

function selectFrom(db: Kysely<Tables>, rows: ListRows, slot: Slot<SlotValues>, dialect: Dialect) {
  const parts = rows.conditions.map(({ condition }, index) => {
    const slots = condition.values.map((_, position) => slot(slotName(index, position)));
    return condition.sql(slots, dialect);
  });
  if (rows.base !== undefined) parts.unshift(rows.base(slot, dialect));
  // The table is only known at run time; columns are named by raw references.
  const query = (db as unknown as Kysely<Record<string, { id: number }>>).selectFrom(rows.table);
  return parts.length === 0 ? query : query.where(sql<SqlBool>`${sql.join(parts, sql` and `)}`);
}
