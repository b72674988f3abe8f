/**
 * Parses a request for a page of a list: filters, sort order, and page number or cursor. Reports all violations
 * together.
 */
import { malformed, Problem, type Violation } from "../util/errors.ts";
import { badParameter } from "./bad-parameter.ts";
import type { Condition } from "./condition.ts";
import { parseCursor, type Position } from "./cursor.ts";
import type { FieldBinding } from "./field-binding.ts";
import {
  filterKey,
  toCondition,
  type FieldBindings,
  type FilterParameter,
  type ListParameter,
} from "./filters.ts";
import { parseOrder, withTieBreak, type OrderTerm } from "./order.ts";
import { parsePage, type Page } from "./paging.ts";

/** A validated request for a page of a list. */
export interface ListRequest {
  readonly conditions: readonly NamedCondition[];
  /** The sort order. The order is total, because its last term is the ID. */
  readonly order: readonly OrderTerm[];
  readonly page: Page;
  /** The token of the position before the page. Empty for the first page. Null if the request uses page numbers. */
  readonly cursor: string | null;
  /** The position that the token contains, or null for the first page. */
  readonly after: Position | null;
  /** Limits the number of rows that cursor pagination reads. */
  readonly scan?: Scan;
}

/** Limits the rows that a query reads if no index supports its conditions. */
export interface Scan {
  /** The maximum number of rows to read from those that match the `indexed` parameters. */
  readonly rows: number;
  readonly indexed: readonly string[];
}

/** The condition of a parameter. A request has at most one condition per parameter. */
export interface NamedCondition {
  readonly parameter: string;
  readonly condition: Condition;
}

/** The parameters of a list, divided into filters and sort parameters. */
interface ListParameters {
  readonly table: string;
  readonly filters: readonly { readonly parameter: FilterParameter; readonly field: FieldBinding }[];
  readonly orderable: FieldBindings;
  readonly defaultOrder: readonly OrderTerm[];
}

/**
 * Divides the parameters of a list into filters and sort parameters.
 * @throws {Error} if a parameter refers to a property that is not bound or whose binding does not support the filter
 * @example listParameters("parts", fields, operation.parameters, [])
 */
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

/**
 * Checks that the binding of a property supports a filter, so that mistakes are detected at startup instead of at the
 * first request.
 */
function requireBinding({ name, filter }: FilterParameter, field: FieldBinding): void {
  const { kind } = filter;
  if ((kind === "like" || kind === "tag" || kind === "parameter") && field.folded === undefined)
    throw new Error(`${name}: ${field.property} has no folded column.`);
  if (kind === "order" && field.type === "text" && field.sortable !== true)
    throw new Error(`${name}: ${field.property} has no sort text.`);
  if ((kind === "entity" || kind === "ancestors") && field.target === undefined)
    throw new Error(`${name}: ${field.property} has no target.`);
  if (kind === "owner" && field.owners === undefined)
    throw new Error(`${name}: ${field.property} has no owners.`);
  if (kind !== "boolean" && field.condition !== undefined)
    throw new Error(`${name}: ${field.property} only supports boolean filters.`);
  if (kind === "order" && field.through !== undefined)
    throw new Error(
      `${name}: ${field.property} can have several values, so lists cannot be sorted by this property.`,
    );
}

/**
 * Parses a request for a page.
 * @param query the parameters by name, as raw text or already converted by the schema
 * @param pairs the parameters in the order of the URL, for the sort parameters
 * @throws {Problem} 400 naming every invalid parameter
 * @example const { conditions, order, page } = parseListRequest(parameters, request.query, request.searchParams);
 */
export function parseListRequest(
  { table, filters, orderable, defaultOrder }: ListParameters,
  query: Readonly<Record<string, unknown>>,
  pairs: URLSearchParams,
): ListRequest {
  const page = parsePage(query);
  const cursor = typeof query["cursor"] === "string" ? query["cursor"] : null;
  const conditions: NamedCondition[] = [];
  const violations: Violation[] = [];
  let order: readonly OrderTerm[] = [];
  let after: Position | null = null;
  try {
    const terms = parseOrder(pairs, orderable);
    order = withTieBreak(terms.length > 0 ? terms : defaultOrder);
    if (cursor !== null) after = parseCursor(cursor, order);
  } catch (error) {
    violations.push(...violationsOf(error));
  }
  if (cursor !== null && query["page"] !== undefined) {
    const error = badParameter("cursor", "`page` and `cursor` cannot be combined.");
    violations.push(...violationsOf(error));
  }
  for (const { parameter, field } of filters) {
    const value = query[parameter.name];
    if (value === undefined) continue;
    try {
      const condition = toCondition(parameter, value, table, field);
      conditions.push({ parameter: parameter.name, condition });
    } catch (error) {
      violations.push(...violationsOf(error));
    }
  }
  if (violations.length > 0) throw malformed(violations);
  return { conditions, order, page, cursor, after };
}

/** Returns the violations of a problem. Rethrows any other error. */
function violationsOf(error: unknown): readonly Violation[] {
  if (error instanceof Problem && error.violations !== undefined) return error.violations;
  throw error;
}
