/**
 * Builds the statements that read the total and the rows of a page. A statement depends only on the shape of a request.
 * `list-query.ts` runs the statements.
 */
import {
  sql,
  type AliasedRawBuilder,
  type Expression,
  type Kysely,
  type RawBuilder,
  type SqlBool,
} from "kysely";
import { prepared, type Prepared, type Slot, type SlotValue, type SlotValues } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";
import type { Tables } from "../database/tables/tables.ts";
import type { Condition } from "./condition.ts";
import type { Ranges } from "./cursor.ts";
import type { NamedCondition, Scan } from "./list-request.ts";
import { inDirection, orderBy, orderBySorting, sortColumn, type OrderTerm } from "./order.ts";

/** A condition for all rows of the list, such as the parent of listed children. */
export type BaseCondition<Base extends SlotValues> = (
  slot: Slot<Base>,
  dialect: Dialect,
) => RawBuilder<SqlBool>;

/** Returns the columns to select from each row. */
export type ListColumns<Base extends SlotValues> = (
  slot: Slot<Base>,
) => readonly AliasedRawBuilder<unknown, string>[];

/**
 * Selects columns of a table by their names.
 * @example db.selectFrom("parts").select(columnsOf("parts", ["id", "name"]))
 */
export function columnsOf<Table extends keyof Tables>(
  table: Table,
  names: readonly (keyof Tables[Table] & string)[],
): readonly AliasedRawBuilder<unknown, string>[] {
  return names.map((name) => sql.ref(`${table}.${name}`).as(name));
}

/** The rows that a statement selects, described by a table and conditions. */
interface ListRows {
  readonly table: keyof Tables;
  readonly base: BaseCondition<SlotValues> | undefined;
  readonly conditions: readonly NamedCondition[];
}

export interface CountRow {
  readonly total: number | string;
}

/**
 * The values of the sort terms, named `k0`, `k1` and so on. They are selected in addition to the columns of the row.
 */
export interface PositionRow {
  readonly [key: `k${number}`]: string | number | boolean | null;
}

export function countStatement(rows: ListRows): Prepared<CountRow, SlotValues> {
  return prepared<CountRow, SlotValues>((db, slot, dialect) =>
    selectFrom(db, rows, slot, dialect).select(sql<number | string>`count(*)`.as("total")),
  );
}

/**
 * Adds the condition that rows are candidates of the first condition that has some, so that the database can find them with
 * an index.
 */
export function withCandidates(
  table: string,
  conditions: readonly NamedCondition[],
): readonly NamedCondition[] {
  const candidates = conditions.find(({ condition }) => condition.candidates)?.condition.candidates;
  if (candidates === undefined) return conditions;
  const { shape, values, select } = candidates;
  const id = sql.ref(`${table}.id`);
  const condition: Condition = {
    shape,
    values,
    sql: (slots, dialect) => sql`${id} in (${select(slots, dialect)})`,
  };
  return [...conditions, { parameter: "$candidates", condition }];
}

/**
 * Selects the IDs of a page, in order. The slots are `$limit`, `$offset` and the values of the conditions.
 * @param few whether few rows match the conditions. If so, SQLite finds these rows with the index of a condition and
 * then sorts them, instead of reading the whole table in sort order.
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

/** Selects the row whose ID is the value of the slot `$id`. */
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

/** Selects the position of the row whose ID is the value of the slot `$id`. */
export function positionStatement(
  rows: ListRows,
  order: readonly OrderTerm[],
): Prepared<PositionRow, SlotValues> {
  return rowStatement<PositionRow>(rows, () => keysOf(rows, order));
}

interface CursorPosition {
  readonly order: readonly OrderTerm[];
  /** The ranges after the position, or null for the first page. */
  readonly ranges: Ranges | null;
}

/**
 * Selects the first rows of a list, or of the ranges after a position. The slots are `$limit`, the values of the
 * conditions and ranges, and `$scan` if there is a scan.
 */
export function cursorStatement<Row>(
  rows: ListRows,
  columns: ListColumns<SlotValues>,
  { order, ranges }: CursorPosition,
  scan: Scan | null,
): Prepared<Row & PositionRow, SlotValues> {
  type Found = Row & PositionRow;
  return prepared<Found, SlotValues>((db, slot, dialect) => {
    const limit = sql<number>`${slot("$limit")}`;
    const selected = [...columns(slot), ...keysOf(rows, order)];
    const id = sql.ref<number>(`${rows.table}.id`);
    if (scan !== null) {
      // The other columns are read only for the rows of the page, because reading long texts is slow.
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
    const all = selectFrom(db, rows, slot, dialect).select(selected).$castTo<Found>().limit(limit);
    const parts = rangesSql(ranges, rows, slot, dialect).map((range) =>
      all.where(range.condition).orderBy(orderBy(rows.table, range.order)),
    );
    if (parts.length < 2) return parts[0] ?? all.orderBy(orderBy(rows.table, order));
    return sql<Found>`${unionOf(parts, order)} limit ${limit}`;
  });
}

/** Returns the SQL of each range after a position. Without a position, there are none. */
function rangesSql(
  ranges: Ranges | null,
  rows: ListRows,
  slot: Slot<SlotValues>,
  dialect: Dialect,
): ReturnType<Ranges["sql"]> {
  return ranges?.sql(rangeSlots(ranges, slot), rows.base?.(slot, dialect) ?? null) ?? [];
}

/** Returns the rows of consecutive ranges, in order. */
function unionOf(parts: readonly Expression<unknown>[], order: readonly OrderTerm[]): RawBuilder<unknown> {
  const union = sql.join(
    parts.map((part) => sql`select * from ${part} as part`),
    sql` union all `,
  );
  const keys = order.map((term, index) => inDirection(sql.ref(`page.k${index}`), term));
  return sql`select * from (${union}) as page order by ${sql.join(keys)}`;
}

/** Selects the last row that a scan reads. Its position is `$offset`. */
export function scanEndStatement<Row>(
  rows: ListRows,
  columns: ListColumns<SlotValues>,
  position: CursorPosition,
  scan: Scan,
): Prepared<Row & PositionRow, SlotValues> {
  return prepared<Row & PositionRow, SlotValues>((db, slot, dialect) =>
    scanned(db, rows, position, scan, slot, dialect)
      .select([...columns(slot), ...keysOf(rows, position.order)])
      .$castTo<Row & PositionRow>()
      .limit(1)
      .offset(sql<number>`${slot("$offset")}`),
  );
}

/** Selects the rows that match all conditions from the first `$scan` rows that match the indexed conditions. */
function selectFromScan(
  db: Kysely<Tables>,
  rows: ListRows,
  position: CursorPosition,
  scan: Scan,
  slot: Slot<SlotValues>,
  dialect: Dialect,
) {
  const some = scanned(db, rows, position, scan, slot, dialect)
    .selectAll()
    .limit(sql<number>`${slot("$scan")}`);
  const conditions = rows.conditions.filter(({ parameter }) => !scan.indexed.includes(parameter));
  // The alias of the subquery is the name of the table, so the other conditions can be used unchanged.
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
  { order, ranges }: CursorPosition,
  scan: Scan,
  slot: Slot<SlotValues>,
  dialect: Dialect,
) {
  const conditions = rows.conditions.filter(({ parameter }) => scan.indexed.includes(parameter));
  const found = selectFrom(db, { ...rows, conditions }, slot, dialect).orderBy(orderBy(rows.table, order));
  return ranges === null ? found : found.where(ranges.asOne(rangeSlots(ranges, slot)));
}

function keysOf({ table }: ListRows, order: readonly OrderTerm[]): AliasedRawBuilder<unknown, string>[] {
  return order.map((term, index) => sql`${sortColumn(table, term)}`.as(`k${index}`));
}

/** Returns the values of a position by slot name. */
export function valuesOfRanges(ranges: Ranges | null): SlotValues {
  return Object.fromEntries((ranges?.values ?? []).map((value, index) => [`$after.${index}`, value]));
}

function rangeSlots(ranges: Ranges, slot: Slot<SlotValues>): readonly RawBuilder<unknown>[] {
  return ranges.values.map((_, index) => slot(`$after.${index}`));
}

/**
 * Returns a text that identifies the SQL of the conditions. Conditions with equal shapes can use the same statement.
 */
export function conditionsShape(conditions: readonly NamedCondition[]): string {
  return conditions.map(({ parameter, condition }) => `${parameter}:${condition.shape}`).join("&");
}

/** Returns the values of conditions by slot name. */
export function conditionValues(conditions: readonly NamedCondition[]): SlotValues {
  const values: Record<string, SlotValue> = {};
  for (const { parameter, condition } of conditions) {
    for (const [position, value] of condition.values.entries()) {
      values[slotName(parameter, position)] = value;
    }
  }
  return values;
}

/**
 * Returns the SQL of each condition. {@link conditionValues} returns the values of its slots.
 * @example sql.join(conditionsSql(conditions, slot, dialect), sql` and `)
 */
export function conditionsSql(
  conditions: readonly NamedCondition[],
  slot: Slot<SlotValues>,
  dialect: Dialect,
): RawBuilder<SqlBool>[] {
  return conditions.map(({ parameter, condition }) => {
    return condition.sql(slotsOf(parameter, condition, slot), dialect);
  });
}

function slotsOf(
  parameter: string,
  { values }: Pick<Condition, "values">,
  slot: Slot<SlotValues>,
): readonly RawBuilder<unknown>[] {
  return values.map((_, position) => slot(slotName(parameter, position)));
}

/**
 * Returns the name of the slot for a value of a condition. The prefix `$` distinguishes it from the slots of the base
 * condition.
 */
function slotName(parameter: string, position: number): string {
  return `$of.${parameter}.${position}`;
}

function selectFrom(db: Kysely<Tables>, rows: ListRows, slot: Slot<SlotValues>, dialect: Dialect) {
  return matching(tableOf(db, rows.table), rows, slot, dialect);
}

/** Starts a query on a table. The table is only known at run time, so all columns are raw references. */
function tableOf(db: Kysely<Tables>, table: keyof Tables) {
  return (db as unknown as Kysely<Record<string, { id: number }>>).selectFrom(table);
}

function matching(
  query: ReturnType<typeof tableOf>,
  { base, conditions }: ListRows,
  slot: Slot<SlotValues>,
  dialect: Dialect,
) {
  const parts = conditionsSql(conditions, slot, dialect);
  if (base !== undefined) parts.unshift(base(slot, dialect));
  return parts.length === 0 ? query : query.where(sql<SqlBool>`${sql.join(parts, sql` and `)}`);
}
