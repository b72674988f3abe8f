/** The state of the list of parts: search, filters, order and page. The address contains the whole state. */
import { capitalized } from "../../site/capitalized.ts";
import { trees, type TreeName } from "../../trees/tree-table.ts";
import {
  conditionOf,
  filterTitle,
  rangeError,
  readParameterFilters,
  type ParameterFilter,
} from "./parameter-filters.ts";

export const partsPath = "/parts";

/** Filters for elements of a tree, by the name of the parameter in the address and in the API. */
export const referenceFilters = [
  "category",
  "manufacturer",
  "footprint",
  "supplier",
  "storage_location",
  "partUnit",
  "partCustomState",
  "project",
  "currency",
  "attachment_type",
] as const;
export type ReferenceFilter = (typeof referenceFilters)[number];

export function treeOf(filter: ReferenceFilter): TreeName {
  const names = Object.keys(trees) as TreeName[];
  const name = names.find((each) => trees[each].partFilter === filter);
  if (name === undefined) throw new Error(`No tree has the filter ${filter}.`);
  return name;
}

export function referenceTitle(filter: ReferenceFilter): string {
  return capitalized(trees[treeOf(filter)].noun);
}

interface StockFilterDefinition {
  readonly title: string;
  readonly query: (now: Date) => Readonly<Record<string, string>>;
}

/** Number of days before the expiration date from which a lot expires soon. */
export const expirationDays = 30;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Returns the filter for lots that are expired or expire soon, which parts and lots have. */
export function expiringFilter(now: Date): Readonly<Record<string, string>> {
  const soon = new Date(now.getTime() + expirationDays * dayInMilliseconds);
  return { "expiration_date[before]": soon.toISOString() };
}

/** Filters for the stock, by value of the parameter `stock`. */
export const stockFilters = {
  in: { title: "In stock", query: () => ({ in_stock: "true" }) },
  low: { title: "Below minimum", query: () => ({ below_minimum: "true" }) },
  empty: { title: "Empty", query: () => ({ in_stock: "false", instock_unknown: "false" }) },
  unknown: { title: "Unknown amount", query: () => ({ instock_unknown: "true" }) },
  refill: { title: "Needs refill", query: () => ({ needs_refill: "true" }) },
  expiring: { title: `Expires within ${expirationDays} days`, query: expiringFilter },
} as const satisfies Readonly<Record<string, StockFilterDefinition>>;
export type StockFilter = keyof typeof stockFilters;

/** The orders of the list, by value of the parameter `sort`. `-` at the start reverses the order. */
export const sortableProperties = {
  name: "Name",
  ipn: "IPN",
  manufacturer_product_number: "MPN",
  minamount: "Minimum",
  addedDate: "Added",
  lastModified: "Changed",
} as const;
export type SortableProperty = keyof typeof sortableProperties;

export interface ListState {
  /** The search query. Empty without a search. */
  readonly q: string;
  /**
   * The values of the reference filters: IDs, or texts that the name contains. Parts match any of the values. Filters
   * without values are missing.
   */
  readonly references: Readonly<Partial<Record<ReferenceFilter, readonly string[]>>>;
  readonly tag: string;
  readonly stock: StockFilter | null;
  readonly favorite: boolean;
  readonly needsReview: boolean;
  /** The month in which parts were added, such as `2026-10`. Null for all months. */
  readonly added: string | null;
  readonly parameters: readonly ParameterFilter[];
  /** By default, the most relevant parts come first in a search, and parts are sorted by name otherwise. */
  readonly sort: { readonly property: SortableProperty; readonly descending: boolean } | null;
  readonly page: number;
}

const maximumTextLength = 255;
/** The query can be the barcode of a lot. */
const maximumQueryLength = 1000;
const maximumValues = 20;

/** Reads the state from the query of an address. Invalid values are ignored. */
export function readListState(query: URLSearchParams): ListState {
  const texts = (name: string): string[] =>
    query.getAll(name).map((each) => each.trim().slice(0, maximumTextLength));
  const text = (name: string): string => texts(name)[0] ?? "";
  const stock = text("stock");
  const sort = text("sort");
  const property = sort.replace(/^-/, "");
  const page = Number(text("page"));
  return {
    q: (query.get("q") ?? "").trim().slice(0, maximumQueryLength),
    references: referenceFilters.reduce<ListState["references"]>(
      (references, name) => withReferences(references, name, texts(name)),
      {},
    ),
    tag: text("tag"),
    stock: isKeyOf(stockFilters, stock) ? stock : null,
    favorite: text("favorite") === "true",
    needsReview: text("needs_review") === "true",
    added: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text("added")) ? text("added") : null,
    parameters: readParameterFilters(query),
    sort: isKeyOf(sortableProperties, property) ? { property, descending: sort.startsWith("-") } : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function isKeyOf<T extends object>(object: T, key: string): key is keyof T & string {
  return Object.hasOwn(object, key);
}

export function queryOf(state: ListState): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: string): void => {
    if (value !== "") query.append(name, value);
  };
  add("q", state.q);
  for (const name of referenceFilters) for (const value of state.references[name] ?? []) add(name, value);
  add("tag", state.tag);
  add("stock", state.stock ?? "");
  add("favorite", state.favorite ? "true" : "");
  add("needs_review", state.needsReview ? "true" : "");
  add("added", state.added ?? "");
  for (const filter of state.parameters) add("parameter", conditionOf(filter) ?? "");
  add("sort", state.sort === null ? "" : `${state.sort.descending ? "-" : ""}${state.sort.property}`);
  add("page", state.page === 1 ? "" : String(state.page));
  return query;
}

/** Returns the address of a list of parts. A change of anything but the page leads to the first page. */
export function listAddress(state: ListState, change: Partial<ListState> = {}): string {
  const query = queryOf({ ...state, page: 1, ...change });
  return query.size === 0 ? partsPath : `${partsPath}?${query.toString()}`;
}

export function filteredBy(filter: ReferenceFilter, id: number): string {
  return `${partsPath}?${filter}=${id}`;
}

export interface ActiveFilter {
  readonly title: string;
  readonly without: Partial<ListState>;
}

/**
 * Returns the search and the filters of a state.
 * @param titleOf returns the name of the element that a value of a reference filter selects
 * @param isGrouped whether all values of a reference filter are one entry
 */
export function activeFilters(
  state: ListState,
  titleOf: (name: ReferenceFilter, value: string) => string,
  { isGrouped = false } = {},
): ActiveFilter[] {
  const { q, references, tag, stock, favorite, needsReview, added, parameters } = state;
  const referenced = referenceFilters.flatMap((name) => {
    const values = references[name] ?? [];
    const groups = isGrouped && values.length > 0 ? [values] : values.map((value) => [value]);
    return groups.map((group) => ({
      title: `${referenceTitle(name)}: ${group.map((value) => titleOf(name, value)).join(" or ")}`,
      without: {
        references: withReferences(
          references,
          name,
          values.filter((value) => !group.includes(value)),
        ),
      },
    }));
  });
  return [
    ...(q === "" ? [] : [{ title: `“${q}”`, without: { q: "" } }]),
    ...referenced,
    ...(tag === "" ? [] : [{ title: `Tag: ${tag}`, without: { tag: "" } }]),
    ...(stock === null ? [] : [{ title: stockFilters[stock].title, without: { stock: null } }]),
    ...(favorite ? [{ title: "Favorites", without: { favorite: false } }] : []),
    ...(needsReview ? [{ title: "Needs review", without: { needsReview: false } }] : []),
    ...(added === null ? [] : [{ title: `Added in ${monthText(added)}`, without: { added: null } }]),
    ...parameters.map((filter) => ({
      title: filterTitle(filter),
      without: { parameters: parameters.filter((other) => other !== filter) },
    })),
  ];
}

const monthName = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

function monthText(month: string): string {
  return monthName.format(new Date(`${month}-01T00:00:00Z`));
}

export function addedFilter(month: string): Readonly<Record<string, string>> {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { "addedDate[after]": `${month}-01`, "addedDate[strictly_before]": next.toISOString().slice(0, 10) };
}

export function withReferences(
  references: ListState["references"],
  name: ReferenceFilter,
  values: readonly string[],
): ListState["references"] {
  const { [name]: _replaced, ...others } = references;
  const used = [...new Set(values)].filter((value) => value !== "").slice(0, maximumValues);
  return used.length === 0 ? others : { ...others, [name]: used };
}

export function rangeErrors({ parameters }: ListState): readonly string[] {
  return parameters.flatMap((filter) => ("condition" in filter ? [] : (rangeError(filter) ?? [])));
}

export function isFiltered(state: ListState): boolean {
  return queryOf({ ...state, sort: null, page: 1 }).size > 0;
}
