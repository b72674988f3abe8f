/**
 * A list of a table: a request in, the total and the ids of a page out, by two statements whatever the page. Reading
 * the rows of the ids, and what is embedded in them, is up to the caller.
 */
import type { SlotValues } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import type { Tables } from "../database/tables.ts";
import type { CompiledCache } from "./compiled-cache.ts";
import { querySection } from "./compiled-cache.ts";
import { cursorToken, rangesAfter } from "./cursor.ts";
import type { Position } from "./cursor.ts";
import type { FieldBindings, ListParameter } from "./filters.ts";
import { listParameters, parseListRequest } from "./list-request.ts";
import type { ListRequest, NamedCondition } from "./list-request.ts";
import {
  conditionsShape,
  conditionValues,
  countStatement,
  cursorStatement,
  pageStatement,
  valuesOfRanges,
} from "./list-statements.ts";
import type { BaseCondition, CountRow, PositionRow } from "./list-statements.ts";
import { forCursor, orderKey, reversed } from "./order.ts";
import type { OrderTerm } from "./order.ts";
import { pageOffset } from "./paging.ts";

export interface ListDefinition<Base extends SlotValues> {
  readonly table: keyof Tables;
  readonly fields: FieldBindings;
  /** The parameters that the contract declares for the list; those without a filter are left alone. */
  readonly parameters: readonly ListParameter[];
  /** What holds for the whole list, such as the parent of the children listed; its values are given to `read`. */
  readonly base?: BaseCondition<Base>;
  /** The order where the request names none; by id if left out. */
  readonly defaultOrder?: readonly OrderTerm[];
}

export interface ListPage {
  /** How many items the whole list has. */
  readonly total: number;
  /** The page, in order. */
  readonly ids: readonly number[];
  /** Token of the next page; null at the end, and where the list is not walked by cursor. */
  readonly next: string | null;
}

export interface ListQuery<Base extends SlotValues> {
  /**
   * Reads a request.
   *
   * @param query the parameters by name, raw or as the contract's schema coerced them
   * @param pairs the same in the sequence of the URL, which orders count in
   * @throws Problem 400 that names every parameter with a bad value
   */
  parse(query: Readonly<Record<string, unknown>>, pairs: URLSearchParams): ListRequest;
  /** Reads the total and the ids of the page. In a read transaction both are of the same moment. */
  read(reader: Reader, request: ListRequest, base: Base): Promise<ListPage>;
}

/**
 * So many ids are sorted in less than a millisecond. To walk the table in order until a page is full is quicker where
 * hits are more frequent than that (above all if no index finds them).
 */
const fewRows = 2000;

/**
 * Compiles a list, once at start-up. Statements are built on first use, one for each shape of requests (which filters
 * and orders there are), and kept.
 *
 * @throws Error if a parameter filters or orders by a property that is not bound, or not as the filter needs it
 */
export function compileList<Base extends SlotValues>(
  definition: ListDefinition<Base>,
  cache: CompiledCache,
): ListQuery<Base> {
  const { table } = definition;
  const parameters = listParameters(
    table,
    definition.fields,
    definition.parameters,
    definition.defaultOrder ?? [],
  );
  const base = definition.base as BaseCondition<SlotValues> | undefined;
  const counts = querySection<CountRow>(cache);
  const pages = querySection<{ readonly id: number }>(cache);
  const walks = querySection<PositionRow>(cache);

  async function readTotal(
    reader: Reader,
    conditions: readonly NamedCondition[],
    values: Base,
  ): Promise<number> {
    const statement = counts(conditionsShape(conditions), () => countStatement({ table, base, conditions }));
    const [row] = await reader.run(statement, { ...values, ...conditionValues(conditions) });
    return Number(row?.total ?? 0);
  }

  async function readPage(reader: Reader, request: ListRequest, total: number, values: Base) {
    const { conditions, page } = request;
    const offset = pageOffset(page);
    const limit = Math.min(page.itemsPerPage, total - offset);
    if (limit <= 0) return { total, ids: [], next: null };
    // What is skipped costs: a page in the second half of the list is read from its end.
    const behind = total - offset - limit;
    const backwards = behind < offset;
    const order = backwards ? reversed(request.order) : request.order;
    const skipped = backwards ? behind : offset;
    const few = conditions.length > 0 && total <= Math.min(fewRows, 3 * (skipped + limit));
    const statement = pages(`${conditionsShape(conditions)}|${orderKey(order)}|${few ? "few" : ""}`, () =>
      pageStatement({ table, base, conditions }, order, few),
    );
    const limits = { $limit: limit, $offset: skipped };
    const rows = await reader.run(statement, { ...values, ...conditionValues(conditions), ...limits });
    const ids = rows.map(({ id }) => id);
    return { total, ids: backwards ? ids.reverse() : ids, next: null };
  }

  async function readFromCursor(reader: Reader, request: ListRequest, total: number, values: Base) {
    const { conditions, after, page } = request;
    const order = forCursor(request.order);
    if (page.itemsPerPage === 0) return { total, ids: [], next: null };
    const ranges = after === null ? null : rangesAfter(table, order, after);
    const shape = `${conditionsShape(conditions)}|${orderKey(order)}|${ranges?.shape ?? ""}`;
    const statement = walks(shape, () => cursorStatement({ table, base, conditions }, order, ranges));
    // One more than asked for tells whether anything follows.
    const $limit = page.itemsPerPage + 1;
    const rows = await reader.run(statement, {
      ...values,
      ...conditionValues(conditions),
      ...valuesOfRanges(ranges),
      $limit,
    });
    const last = rows.length === $limit ? rows.at(-2) : undefined;
    return {
      total,
      ids: rows.slice(0, page.itemsPerPage).map(({ id }) => id),
      next: last === undefined ? null : cursorToken(order, positionOf(last, order)),
    };
  }

  return {
    parse: (query, pairs) => parseListRequest(parameters, query, pairs),
    read: async (reader, request, values) => {
      const total = await readTotal(reader, request.conditions, values);
      const read = request.cursor === null ? readPage : readFromCursor;
      return read(reader, request, total, values);
    },
  };
}

function positionOf(row: PositionRow, order: readonly OrderTerm[]): Position {
  return order.map(({ field }, index) => {
    const value = row[`k${index}`] ?? null;
    if (value === null && field.nullable !== true) {
      throw new Error(`The property ${field.property} holds null and is not bound as nullable.`);
    }
    return value;
  });
}
