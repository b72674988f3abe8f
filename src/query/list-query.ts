/**
 * Runs the queries of lists. For the API, two statements read the total and the IDs of a page, and the caller then
 * loads the entities. For HTML pages, one statement reads the rows, and the total is read only if it is needed.
 */
import { sql } from "kysely";
import type { SlotValues } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { queryCache, type QueryCache } from "./compiled-cache.ts";
import type { Tables } from "../database/tables/tables.ts";
import { cursorToken, rangesAfter, type Position } from "./cursor.ts";
import type { FieldBindings, ListParameter } from "./filters.ts";
import { listParameters, parseListRequest, type ListRequest, type NamedCondition } from "./list-request.ts";
import {
  conditionsShape,
  conditionValues,
  cursorStatement,
  pageStatement,
  positionStatement,
  rowStatement,
  scanEndStatement,
  valuesOfRanges,
  withCandidates,
  type BaseCondition,
  type ListColumns,
  type PositionRow,
} from "./list-statements.ts";
import { createListTotals, type Counted, type CountedList } from "./list-totals.ts";
import { forCursor, orderKey, reversed, type OrderTerm } from "./order.ts";
import { pageOffset } from "./paging.ts";

export interface ListDefinition<Base extends SlotValues> extends CountedList<Base> {
  readonly fields: FieldBindings;
  /** The parameters of the list in the contract. Parameters that are not filters are ignored. */
  readonly parameters: readonly ListParameter[];
  /**
   * The columns to read, which must include the ID. They can use the values that are passed to `read`. By default, only
   * the ID is read.
   */
  readonly columns?: ListColumns<Base>;
  /** The order of the list if the request does not specify one. By default, lists are ordered by ID. */
  readonly defaultOrder?: readonly OrderTerm[];
}

export interface ListPage {
  /** The number of items in the whole list. */
  readonly total: number;
  /** The IDs of the items on the page, in order. */
  readonly ids: readonly number[];
  /** The token of the next page. Null on the last page, or if the request uses page numbers. */
  readonly next: string | null;
}

interface IdRow {
  readonly id: number;
}

export interface CursorPage<Row> {
  readonly rows: readonly Row[];
  /** The token of the next page. Null on the last page. */
  readonly next: string | null;
  /** The last row that was read, if a scan did not fill the page. More matching rows may come after this row. */
  readonly scannedTo: Row | null;
}

export interface ListQuery<Base extends SlotValues, Row = IdRow> {
  /**
   * Parses a request for a page.
   * @param query the parameters by name, as raw text or already converted by the schema
   * @param pairs the parameters in the order of the URL, for the sort parameters
   * @throws {Problem} 400 naming every invalid parameter
   */
  parse(query: Readonly<Record<string, unknown>>, pairs: URLSearchParams): ListRequest;
  /** Reads the total and the IDs of a page. Use a read transaction, so that the total and the IDs are consistent. */
  read(reader: Reader, request: ListRequest, base: Base): Promise<ListPage>;
  /** Reads only the total number of items. */
  count(reader: Reader, request: ListRequest, base: Base): Promise<number>;
  /**
   * Reads a page by cursor, without the total. Runs one statement, or two statements if a scan does not fill the page.
   */
  readCursorPage(reader: Reader, request: ListRequest, base: Base): Promise<CursorPage<Row>>;
  /** Reads the row of the list with this ID, or returns null if the list does not contain such a row. */
  one(reader: Reader, id: number, base: Base): Promise<Row | null>;
}

/**
 * The number of IDs that can be sorted in less than a millisecond. If more rows match, it is faster to read the table
 * in sort order until the page is full, especially if no index supports the condition.
 */
const sortThreshold = 2000;

/**
 * Up to this number of IDs, sorting is not slower even if no index supports the condition: a page in sort order would be
 * full only after a large part of a large table.
 */
const alwaysSorted = 500;

/** Skipping this number of rows takes longer than reading the position of a row. */
const deepOffset = 1000;

/** A compiled list. */
interface CompiledList<Row> {
  readonly table: keyof Tables;
  readonly base: BaseCondition<SlotValues> | undefined;
  readonly columns: ListColumns<SlotValues>;
  readonly countRows: ReturnType<typeof createListTotals<SlotValues>>;
  /** The statements by the shape of a request. */
  readonly pages: QueryCache<IdRow>;
  readonly positions: QueryCache<PositionRow>;
  readonly cursorPages: QueryCache<Row & PositionRow>;
  readonly scanEnds: QueryCache<Row & PositionRow>;
}

/**
 * Compiles a list. Call this function once per list. The statements for each combination of filters and sort order
 * are built when they are first used, and then cached.
 * @throws {Error} if a parameter refers to a property that is not bound or whose binding does not support the filter
 * @example compileList({ table: "suppliers", fields, parameters }, cache).parse({ name: "Mou%" }, pairs)
 */
export function compileList<Base extends SlotValues, Row extends IdRow = IdRow>(
  definition: ListDefinition<Base>,
  cache: MemoryCache,
): ListQuery<Base, Row> {
  const { table, fields, parameters: declared, defaultOrder = [] } = definition;
  const parameters = listParameters(table, fields, declared, defaultOrder);
  // The slots of a statement are found by name, so their types are needed only by callers.
  const untyped = definition as ListDefinition<SlotValues>;
  const { base, columns = () => [sql.ref(`${table}.id`).as("id")] } = untyped;
  const list: CompiledList<Row> = {
    table,
    base,
    columns,
    countRows: createListTotals(untyped, cache),
    pages: queryCache(cache),
    positions: queryCache(cache),
    cursorPages: queryCache(cache),
    scanEnds: queryCache(cache),
  };
  const single = rowStatement<Row>({ table, base, conditions: [] }, columns);
  return {
    parse: (query, pairs) => parseListRequest(parameters, query, pairs),
    read: (reader, request, values) => readTotalAndPage(list, reader, request, values),
    count: async (reader, { conditions }, values) => (await list.countRows(reader, conditions, values)).total,
    readCursorPage: (reader, request, values) => readCursorPage(list, reader, request, values),
    one: async (reader, id, values) => (await reader.run(single, { ...values, $id: id }))[0] ?? null,
  };
}

async function readTotalAndPage<Row extends IdRow>(
  list: CompiledList<Row>,
  reader: Reader,
  given: ListRequest,
  values: SlotValues,
): Promise<ListPage> {
  const counted = await list.countRows(reader, given.conditions, values);
  const { total, results } = counted;
  // If many rows match, a page is full after a short part of the table.
  const isNarrow = total <= sortThreshold;
  const request = isNarrow ? { ...given, conditions: withCandidates(list.table, given.conditions) } : given;
  const { cursor, page } = request;
  const place = `${orderKey(request.order)} ${page.itemsPerPage} ${cursor ?? pageOffset(page)}`;
  const read = async (): Promise<Omit<ListPage, "total">> => {
    if (cursor === null) return { ids: await readPage(list, reader, request, counted, values), next: null };
    const { rows, next } = await readCursorPage(list, reader, request, values);
    return { ids: rows.map(({ id }) => id), next };
  };
  const { cache, key, version } = results;
  const found = await cache.cached({
    key: `page ${place} ${key}`,
    version,
    read,
    bytes: ({ ids, next }) => 100 + 8 * ids.length + (next?.length ?? 0),
  });
  return { total, ...found };
}

/**
 * Skipping rows is expensive, so a page in the second half of the list is read backwards from the end, and a page far from
 * both ends from the end of the page before it, if that was read.
 */
async function readPage<Row extends IdRow>(
  list: CompiledList<Row>,
  reader: Reader,
  request: ListRequest,
  { total, results }: Counted,
  values: SlotValues,
): Promise<readonly number[]> {
  const { order, page } = request;
  const offset = pageOffset(page);
  const limit = Math.min(page.itemsPerPage, total - offset);
  if (limit <= 0) return [];
  const behind = total - offset - limit;
  const place = { offset, limit, behind, total };
  // The order by cursor compares only the beginning of some texts.
  const isDeep =
    Math.min(offset, behind) >= deepOffset && order.every(({ field }) => field.orderPrefix === undefined);
  if (!isDeep) return skipTo(list, reader, request, place, values);
  const key = orderKey(order);
  const keyAt = (index: number): string => `position ${index} by ${key} ${results.key}`;
  const { cache, version } = results;
  const keepEnd = (last: PositionRow): void =>
    cache.keep(positionOf(last, order), {
      key: keyAt(offset + limit),
      version,
      until: Infinity,
      bytes: 500,
    });
  const after = cache.find<Position>(keyAt(offset), { version });
  if (after !== undefined) {
    const { rows } = await readCursorPage(list, reader, { ...request, after }, values);
    const last = rows.at(-1);
    if (last !== undefined) keepEnd(last);
    return rows.map(({ id }) => id);
  }
  const { table, base, positions } = list;
  const ids = await skipTo(list, reader, request, place, values);
  const statement = positions(key, () => positionStatement({ table, base, conditions: [] }, order));
  const [row] = await reader.run(statement, { ...values, $id: ids.at(-1) ?? 0 });
  if (row !== undefined) keepEnd(row);
  return ids;
}

interface Place {
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  /** The number of rows after the page. */
  readonly behind: number;
}

async function skipTo<Row>(
  { table, base, pages }: CompiledList<Row>,
  reader: Reader,
  { conditions, order: requested }: ListRequest,
  { total, offset, limit, behind }: Place,
  values: SlotValues,
): Promise<readonly number[]> {
  const skipped = Math.min(offset, behind);
  const sorted = Math.min(sortThreshold, Math.max(alwaysSorted, 3 * (skipped + limit)));
  const few = conditions.length > 0 && total <= sorted;
  const backwards = behind < offset;
  const order = backwards ? reversed(requested) : requested;
  const shape = `${conditionsShape(conditions)}|${orderKey(order)}|${few ? "few" : ""}`;
  const statement = pages(shape, () => pageStatement({ table, base, conditions }, order, few));
  const slots = { ...values, ...conditionValues(conditions), $limit: limit, $offset: skipped };
  const ids = (await reader.run(statement, slots)).map(({ id }) => id);
  return backwards ? ids.reverse() : ids;
}

async function readCursorPage<Row>(
  { table, base, columns, cursorPages, scanEnds }: CompiledList<Row>,
  reader: Reader,
  request: ListRequest,
  given: SlotValues,
): Promise<CursorPage<Row & PositionRow>> {
  const { conditions, after, page } = request;
  const rows = { table, base, conditions };
  const order = forCursor(request.order);
  const ranges = after === null ? null : rangesAfter(table, order, after);
  const isIndexed = ({ parameter }: NamedCondition): boolean =>
    request.scan?.indexed.includes(parameter) !== false;
  const scan = conditions.every(isIndexed) ? null : (request.scan ?? null);
  const shape = `${conditionsShape(conditions)}|${orderKey(order)}|${ranges?.shape ?? ""}|${scan?.indexed.join(",") ?? ""}`;
  const statement = cursorPages(shape, () => cursorStatement(rows, columns, { order, ranges }, scan));
  // One additional row is read to find out whether there is a next page.
  const $limit = page.itemsPerPage + 1;
  const values = { ...given, ...conditionValues(conditions), ...valuesOfRanges(ranges) };
  const found = await reader.run(statement, { ...values, $limit, $scan: scan?.rows ?? null });
  const shown = found.slice(0, page.itemsPerPage);
  const nextAfter = (last: PositionRow): string => cursorToken(order, positionOf(last, order));
  const last = found.length === $limit ? shown.at(-1) : undefined;
  if (last !== undefined) return { rows: shown, next: nextAfter(last), scannedTo: null };
  if (scan === null) return { rows: shown, next: null, scannedTo: null };
  const endStatement = scanEnds(shape, () => scanEndStatement(rows, columns, { order, ranges }, scan));
  const [end] = await reader.run(endStatement, { ...values, $offset: scan.rows - 1 });
  return { rows: shown, next: end === undefined ? null : nextAfter(end), scannedTo: end ?? null };
}

function positionOf(row: PositionRow, order: readonly OrderTerm[]): Position {
  return order.map(({ field }, index) => {
    const value = row[`k${index}`] ?? null;
    if (value === null && field.nullable !== true) {
      throw new Error(`The property ${field.property} is null but not bound as nullable.`);
    }
    return value;
  });
}
