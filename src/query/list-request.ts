/** Reads a request for a page of a list: filters, order, page or cursor, every fault of them reported at once. */
import { badParameter } from "./bad-parameter.ts";
import type { Condition } from "./condition.ts";
import { parseCursor } from "./cursor.ts";
import type { Position } from "./cursor.ts";
import type { FieldBinding } from "./field-binding.ts";
import { collectFaults, filterKey, toCondition } from "./filters.ts";
import type { FieldBindings, FilterParameter, ListParameter } from "./filters.ts";
import { parseOrder, withTieBreak } from "./order.ts";
import type { OrderTerm } from "./order.ts";
import { parsePage } from "./paging.ts";
import type { Page } from "./paging.ts";

/** A request for a page of a list, checked. */
export interface ListRequest {
  readonly conditions: readonly NamedCondition[];
  /** Total: it ends with the id. */
  readonly order: readonly OrderTerm[];
  readonly page: Page;
  /** The token that the page begins after, empty at the beginning; null if the list is walked by page numbers. */
  readonly cursor: string | null;
  /** Where the token points to; null for the beginning. */
  readonly after: Position | null;
  /** Only walks by cursor are bounded. */
  readonly scan?: Scan;
}

/** Bounds a walk of a large table with conditions that no index serves. */
export interface Scan {
  /** How many rows are looked at, of those that the conditions of the `indexed` parameters leave. */
  readonly rows: number;
  readonly indexed: readonly string[];
}

/** The condition of a parameter; no two of a request are of the same one. */
export interface NamedCondition {
  readonly parameter: string;
  readonly condition: Condition;
}

/** Which parameters a list takes, sorted out once. */
interface ListParameters {
  readonly table: string;
  readonly filters: readonly { readonly parameter: FilterParameter; readonly field: FieldBinding }[];
  readonly orderable: FieldBindings;
  readonly defaultOrder: readonly OrderTerm[];
}

/** @throws Error if a parameter filters or orders by a property that is not bound, or not as the filter needs it */
export function listParameters(
  table: string,
  fields: FieldBindings,
  parameters: readonly ListParameter[],
  defaultOrder: readonly OrderTerm[],
): ListParameters {
  const bound = parameters.flatMap(({ name, filter }) => {
    if (filter === undefined) return [];
    const field = fields.get(filterKey(filter));
    if (field === undefined) throw new Error(`${name}: the property ${filterKey(filter)} is not bound.`);
    requireBinding({ name, filter }, field);
    return [{ parameter: { name, filter }, field }];
  });
  return {
    table,
    filters: bound.filter(({ parameter }) => parameter.filter.kind !== "order"),
    orderable: new Map(
      bound
        .filter(({ parameter }) => parameter.filter.kind === "order")
        .map(({ parameter, field }) => [parameter.filter.property, field]),
    ),
    defaultOrder,
  };
}

/** A binding that lacks something stops the start, rather than the first request that filters by it. */
function requireBinding({ name, filter }: FilterParameter, field: FieldBinding): void {
  const { kind } = filter;
  const comparesText =
    kind === "like" || kind === "tag" || kind === "parameter" || (kind === "order" && field.type === "text");
  if (comparesText && field.folded === undefined)
    throw new Error(`${name}: ${field.property} has no folded column.`);
  if (kind === "entity" && field.target === undefined)
    throw new Error(`${name}: ${field.property} has no target.`);
  if (kind !== "boolean" && field.condition !== undefined)
    throw new Error(`${name}: ${field.property} is only true or false.`);
  if (kind === "order" && field.through !== undefined)
    throw new Error(`${name}: there may be many ${field.property}.`);
}

/**
 * Reads a request.
 *
 * @param query the parameters by name, raw or as the contract's schema coerced them
 * @param pairs the same in the sequence of the URL, which orders count in
 * @throws Problem 400 that names every parameter with a bad value
 */
export function parseListRequest(
  { table, filters, orderable, defaultOrder }: ListParameters,
  query: Readonly<Record<string, unknown>>,
  pairs: URLSearchParams,
): ListRequest {
  const page = parsePage(query);
  const cursor = typeof query["cursor"] === "string" ? query["cursor"] : null;
  const conditions: NamedCondition[] = [];
  let order: readonly OrderTerm[] = [];
  let after: Position | null = null;
  collectFaults([
    () => {
      const terms = parseOrder(pairs, orderable);
      order = withTieBreak(terms.length > 0 ? terms : defaultOrder);
      if (cursor !== null) after = parseCursor(cursor, order);
    },
    () => {
      if (cursor !== null && query["page"] !== undefined) {
        throw badParameter("cursor", "`page` and `cursor` cannot be combined.");
      }
    },
    ...filters
      .filter(({ parameter }) => query[parameter.name] !== undefined)
      .map(({ parameter, field }) => () => {
        const condition = toCondition(parameter, query[parameter.name], table, field);
        conditions.push({ parameter: parameter.name, condition });
      }),
  ]);
  return { conditions, order, page, cursor, after };
}
