/**
 * The statements of a list: the total, and the rows of a page. They depend on the shape of a request only; when they
 * run and with which values is said in `list-query.ts`.
 */
import { sql } from "kysely";
import type { AliasedRawBuilder, Kysely, RawBuilder, SqlBool } from "kysely";
import { prepared } from "../database/prepared.ts";
import type { Prepared, Slot, SlotValue, SlotValues } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";
import type { Tables } from "../database/tables.ts";
import type { Ranges } from "./cursor.ts";
import type { NamedCondition, Scan } from "./list-request.ts";
import { inDirection, orderBy, orderBySorting, sortColumn } from "./order.ts";
import type { OrderTerm } from "./order.ts";

/** What holds for a whole list, such as the parent of the children listed. */
export type BaseCondition<Base extends SlotValues> = (
  slot: Slot<Base>,
  dialect: Dialect,
) => RawBuilder<SqlBool>;

/** The selected columns of a row. */
export type ListColumns<Base extends SlotValues> = (
  slot: Slot<Base>,
) => readonly AliasedRawBuilder<unknown, string>[];

/** Selects columns of a table by their names. */
export function columnsOf<Table extends keyof Tables>(
  table: Table,
  names: readonly (keyof Tables[Table] & string)[],
): readonly AliasedRawBuilder<unknown, string>[] {
  return names.map((name) => sql.ref(`${table}.${name}`).as(name));
}

/** The rows that a list is made of. */
interface ListRows {
  readonly table: keyof Tables;
  readonly base: BaseCondition<SlotValues> | undefined;
  readonly conditions: readonly NamedCondition[];
}

export interface CountRow {
  readonly total: number | string;
}

/** The values of the order's terms as `k0`, `k1`, …, beside the columns of the row. */
export interface PositionRow {
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

/** The row of a list with the ID `$id`. */
export function rowStatement<Row>(
  rows: ListRows,
  columns: ListColumns<SlotValues>,
): Prepared<Row, SlotValues> {
  return prepared<Row, SlotValues>((db, slot, dialect) =>
    selectFrom(db, rows, slot, dialect)
      .select([...columns(slot)])
      .where(sql<SqlBool>`${sql.ref(`${rows.table}.id`)} = ${slot("$id")}`)
      .$castTo<Row>(),
  );
}

/** Where a walk by cursor is. */
interface Walk {
  readonly order: readonly OrderTerm[];
  /** After the position; null at the beginning. */
  readonly ranges: Ranges | null;
}

/**
 * The first rows of a list, or of its ranges after a position. Takes `$limit` and `valuesOfRanges` beside the values,
 * and `$scan` if there is a scan.
 */
export function cursorStatement<Row>(
  rows: ListRows,
  columns: ListColumns<SlotValues>,
  { order, ranges }: Walk,
  scan: Scan | null,
): Prepared<Row & PositionRow, SlotValues> {
  type Found = Row & PositionRow;
  return prepared<Found, SlotValues>((db, slot, dialect) => {
    const limit = sql<number>`${slot("$limit")}`;
    const selected = [...columns(slot), ...keysOf(rows, order)];
    const id = sql.ref<number>(`${rows.table}.id`);
    if (scan !== null) {
      // Only the rows of the page are read as a whole, which is slow where they hold long texts.
      const page = selectFromScan(db, rows, { order, ranges }, scan, slot, dialect)
        .select(id.as("id"))
        .orderBy(orderBy(rows.table, order))
        .limit(limit);
      return tableOf(db, rows.table)
        .select(selected)
        .$castTo<Found>()
        .where(sql<SqlBool>`${id} in ${page}`)
        .orderBy(orderBy(rows.table, order));
    }
    const all = selectFrom(db, rows, slot, dialect)
      .select(selected)
      .$castTo<Found>()
      .orderBy(orderBy(rows.table, order))
      .limit(limit);
    if (ranges === null) return all;
    const parts = ranges
      .sql(rangeSlots(ranges, slot), rows.base?.(slot, dialect) ?? null)
      .map((range) => all.where(range));
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    const union = sql.join(
      parts.map((part) => sql`select * from ${part} as part`),
      sql` union all `,
    );
    const keys = order.map((term, index) => inDirection(sql.ref(`page.k${index}`), term));
    const page = sql<Found>`select * from (${union}) as page order by ${sql.join(keys)} limit ${limit}`;
    return { compile: () => page.compile(db) };
  });
}

/** The last row that a scan looks at: the one at `$offset`. */
export function scanEndStatement<Row>(
  rows: ListRows,
  columns: ListColumns<SlotValues>,
  walk: Walk,
  scan: Scan,
): Prepared<Row & PositionRow, SlotValues> {
  return prepared<Row & PositionRow, SlotValues>((db, slot, dialect) =>
    scanned(db, rows, walk, scan, slot, dialect)
      .select([...columns(slot), ...keysOf(rows, walk.order)])
      .$castTo<Row & PositionRow>()
      .limit(1)
      .offset(sql<number>`${slot("$offset")}`),
  );
}

/** The rows of a list among the first `$scan` ones that its indexed conditions leave. */
function selectFromScan(
  db: Kysely<Tables>,
  rows: ListRows,
  walk: Walk,
  scan: Scan,
  slot: Slot<SlotValues>,
  dialect: Dialect,
) {
  const some = scanned(db, rows, walk, scan, slot, dialect)
    .selectAll()
    .limit(sql<number>`${slot("$scan")}`);
  const conditions = rows.conditions.filter(({ parameter }) => !scan.indexed.includes(parameter));
  // Under the name of the table, so that the other conditions apply to it unchanged.
  return matching(
    db.selectFrom(some.as(rows.table)),
    { ...rows, base: undefined, conditions },
    slot,
    dialect,
  );
}

function scanned(
  db: Kysely<Tables>,
  rows: ListRows,
  { order, ranges }: Walk,
  scan: Scan,
  slot: Slot<SlotValues>,
  dialect: Dialect,
) {
  const conditions = rows.conditions.filter(({ parameter }) => scan.indexed.includes(parameter));
  const found = selectFrom(db, { ...rows, conditions }, slot, dialect).orderBy(orderBy(rows.table, order));
  return ranges === null ? found : found.where(ranges.asOne(rangeSlots(ranges, slot)));
}

function keysOf({ table }: ListRows, order: readonly OrderTerm[]) {
  return order.map((term, index) => sql`${sortColumn(table, term)}`.as(`k${index}`));
}

/** The values of a position by the names of their slots. */
export function valuesOfRanges(ranges: Ranges | null): SlotValues {
  return Object.fromEntries((ranges?.values ?? []).map((value, index) => [`$after.${index}`, value]));
}

function rangeSlots(ranges: Ranges, slot: Slot<SlotValues>): readonly RawBuilder<unknown>[] {
  return ranges.values.map((_, index) => slot(`$after.${index}`));
}

/** Names the SQL of conditions: where this is equal, a statement fits. */
export function conditionsShape(conditions: readonly NamedCondition[]): string {
  return conditions.map(({ parameter, condition }) => `${parameter}:${condition.shape}`).join("&");
}

/** The values of conditions by the names of their slots. */
export function conditionValues(conditions: readonly NamedCondition[]): SlotValues {
  const values: Record<string, SlotValue> = {};
  for (const { parameter, condition } of conditions) {
    condition.values.forEach((value, position) => {
      values[slotName(parameter, position)] = value;
    });
  }
  return values;
}

/** Begins with a character that the slots of a base condition do not begin with. */
function slotName(parameter: string, position: number): string {
  return `$of.${parameter}.${position}`;
}

function selectFrom(db: Kysely<Tables>, rows: ListRows, slot: Slot<SlotValues>, dialect: Dialect) {
  return matching(tableOf(db, rows.table), rows, slot, dialect);
}

/** The table is only known at run time; columns are named by raw references. */
function tableOf(db: Kysely<Tables>, table: keyof Tables) {
  return (db as unknown as Kysely<Record<string, { id: number }>>).selectFrom(table);
}

function matching(
  query: ReturnType<typeof tableOf>,
  { base, conditions }: ListRows,
  slot: Slot<SlotValues>,
  dialect: Dialect,
) {
  const parts = conditions.map(({ parameter, condition }) => {
    const slots = condition.values.map((_, position) => slot(slotName(parameter, position)));
    return condition.sql(slots, dialect);
  });
  if (base !== undefined) parts.unshift(base(slot, dialect));
  return parts.length === 0 ? query : query.where(sql<SqlBool>`${sql.join(parts, sql` and `)}`);
}
