/**
 * Runs the queries of lists. For the API, two statements read the total and the IDs of a page, and the caller then
 * loads the entities. For HTML pages, one statement reads the rows, and the total is read only if it is needed.
 */
import { sql } from "kysely";
import type { SlotValues } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import type { MemoryCache } from "../memory-cache.ts";
import { querySection } from "./compiled-cache.ts";
import { cursorToken, rangesAfter } from "./cursor.ts";
import type { Position } from "./cursor.ts";
import type { FieldBindings, ListParameter } from "./filters.ts";
import { createKeptPages } from "./kept-pages.ts";
import type { KeptPage } from "./kept-pages.ts";
import { listParameters, parseListRequest } from "./list-request.ts";
import type { ListRequest, NamedCondition } from "./list-request.ts";
import {
  conditionsShape,
  conditionValues,
  cursorStatement,
  deepPageStatement,
  pageStatement,
  rowStatement,
  scanEndStatement,
  valuesOfRanges,
} from "./list-statements.ts";
import type { BaseCondition, ListColumns, PositionRow } from "./list-statements.ts";
import { createListTotals } from "./list-totals.ts";
import type { Counted, CountedList } from "./list-totals.ts";
import { forCursor, orderKey, reversed } from "./order.ts";
import type { OrderTerm } from "./order.ts";
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

/** The rows of a page, and the number of rows before and after it. */
interface PageRange {
  readonly offset: number;
  readonly limit: number;
  readonly behind: number;
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

/** Skipping this number of rows takes less time than it saves to start at the position of another row. */
const deepOffset = 1000;

/**
 * Compiles a list. Call this function once per list. The statements for each combination of filters and sort order
 * are built when they are first used, and then cached.
 * @throws {Error} if a parameter refers to a property that is not bound or whose binding does not support the filter
 */
export function compileList<Base extends SlotValues, Row extends IdRow = IdRow>(
  definition: ListDefinition<Base>,
  cache: MemoryCache,
): ListQuery<Base, Row> {
  const { table } = definition;
  const parameters = listParameters(
    table,
    definition.fields,
    definition.parameters,
    definition.defaultOrder ?? [],
  );
  const base = definition.base as BaseCondition<SlotValues> | undefined;
  const idOnly: ListColumns<SlotValues> = () => [sql.ref(`${table}.id`).as("id")];
  const columns = (definition.columns as ListColumns<SlotValues> | undefined) ?? idOnly;
  const countRows = createListTotals(definition, cache);
  const pages = querySection<{ readonly id: number }>(cache);
  const deepPages = querySection<{ readonly id: number } & PositionRow>(cache);
  const keptPages = createKeptPages(cache);
  const cursorPages = querySection<Row & PositionRow>(cache);
  const scanEnds = querySection<Row & PositionRow>(cache);
  const single = rowStatement<Row>({ table, base, conditions: [] }, columns);

  async function readPage(
    reader: Reader,
    given: ListRequest,
    counted: Counted,
    values: Base,
  ): Promise<ListPage> {
    const { total, conditions } = counted;
    const request = { ...given, conditions };
    const { page } = request;
    const offset = pageOffset(page);
    const limit = Math.min(page.itemsPerPage, total - offset);
    if (limit <= 0) return { total, ids: [], next: null };
    const behind = total - offset - limit;
    const isDeep = Math.min(offset, behind) >= deepOffset;
    const key = keyOfPages(isDeep ? "deep" : "near", request, counted);
    const kept = key === null ? undefined : keptPages.find(key, offset, limit);
    if (kept !== undefined) return { total, ids: kept.ids, next: null };
    const sorted = Math.min(sortThreshold, Math.max(alwaysSorted, 3 * (Math.min(offset, behind) + limit)));
    const few = conditions.length > 0 && total <= sorted;
    const bound = { ...values, ...conditionValues(conditions) };
    const range = { offset, limit, behind };
    const { ids, marks } =
      few || !isDeep
        ? { ids: await readShallow(reader, request, range, few, bound), marks: [] }
        : await readDeep(reader, request, range, key, bound);
    if (key !== null) keptPages.keep(key, { start: offset, limit, ids, next: null, marks });
    return { total, ids, next: null };
  }

  async function readPageAfter(
    cursor: string,
    reader: Reader,
    request: ListRequest,
    counted: Counted,
    values: Base,
  ): Promise<ListPage> {
    const { total, conditions } = counted;
    const limit = request.page.itemsPerPage;
    const key = keyOfPages("cursor", request, counted);
    const kept = key === null ? undefined : keptPages.find(key, cursor, limit);
    if (kept !== undefined) return { total, ids: kept.ids, next: kept.next };
    const { rows, next } = await readCursorPage(reader, { ...request, conditions }, values);
    const ids = rows.map(({ id }) => id);
    if (key !== null) keptPages.keep(key, { start: cursor, limit, ids, next, marks: [] });
    return { total, ids, next };
  }

  // Skipping rows is expensive, so a page in the second half of the list is read backwards from the end.
  async function readShallow(
    reader: Reader,
    request: ListRequest,
    { offset, limit, behind }: PageRange,
    few: boolean,
    bound: SlotValues,
  ): Promise<readonly number[]> {
    const { conditions } = request;
    const backwards = behind < offset;
    const order = backwards ? reversed(request.order) : request.order;
    const statement = pages(`${conditionsShape(conditions)}|${orderKey(order)}|${few ? "few" : ""}`, () =>
      pageStatement({ table, base, conditions }, order, few),
    );
    const rows = await reader.run(statement, { ...bound, $limit: limit, $offset: Math.min(offset, behind) });
    const ids = rows.map(({ id }) => id);
    return backwards ? ids.reverse() : ids;
  }

  /** Reads a page that is far from both ends of the list, if possible from the position of a row near it. */
  async function readDeep(
    reader: Reader,
    request: ListRequest,
    { offset, limit, behind }: PageRange,
    key: string | null,
    bound: SlotValues,
  ): Promise<Pick<KeptPage, "ids" | "marks">> {
    const { conditions } = request;
    const near = key === null ? null : keptPages.nearest(key, offset, limit);
    const end = { position: null, backwards: behind < offset, skipped: Math.min(offset, behind) };
    const { position, backwards, skipped } = near !== null && near.skipped < end.skipped ? near : end;
    const order = backwards ? reversed(request.order) : request.order;
    const ranges = position === null ? null : rangesAfter(table, order, position);
    const statement = deepPages(
      `${conditionsShape(conditions)}|${orderKey(order)}|${ranges?.shape ?? ""}`,
      () => deepPageStatement({ table, base, conditions }, { order, ranges }),
    );
    const limits = { $limit: limit, $offset: skipped, $end: skipped + limit };
    const rows = await reader.run(statement, { ...bound, ...valuesOfRanges(ranges), ...limits });
    if (backwards) rows.reverse();
    const ids = rows.map(({ id }) => id);
    const marks = [...new Set([0, rows.length - 1])].flatMap((index) => {
      const row = rows[index];
      return row === undefined ? [] : [{ index: offset + index, position: positionOf(row, request.order) }];
    });
    return { ids, marks };
  }

  async function readCursorPage(reader: Reader, request: ListRequest, given: Base): Promise<CursorPage<Row>> {
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

  return {
    parse: (query, pairs) => parseListRequest(parameters, query, pairs),
    read: async (reader, request, values) => {
      const counted = await countRows(reader, request.conditions, values);
      const { cursor } = request;
      return cursor === null
        ? readPage(reader, request, counted, values)
        : readPageAfter(cursor, reader, request, counted, values);
    },
    count: async (reader, request, values) => (await countRows(reader, request.conditions, values)).total,
    readCursorPage,
    one: async (reader, id, values) => (await reader.run(single, { ...values, $id: id }))[0] ?? null,
  };
}

/** Deep pages have a key of their own, so that many other pages do not replace those from which a deep page is read. */
function keyOfPages(
  kind: "near" | "deep" | "cursor",
  { order }: ListRequest,
  { key }: Counted,
): string | null {
  return key === null ? null : `${kind} ${orderKey(order)} ${key}`;
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
