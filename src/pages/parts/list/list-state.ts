/** The state of the list of parts: search, filters, order and page. The address contains the whole state. */
import { conditionOf, filterTitle, rangeError, readParameterFilters } from "./parameter-filters.ts";
import type { ParameterFilter } from "./parameter-filters.ts";

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
] as const;
export type ReferenceFilter = (typeof referenceFilters)[number];

export const referenceTitles: Readonly<Record<ReferenceFilter, string>> = {
  category: "Category",
  manufacturer: "Manufacturer",
  footprint: "Footprint",
  supplier: "Supplier",
  storage_location: "Storage location",
  partUnit: "Unit",
  partCustomState: "Part state",
};

/** Filters for the stock, by value of the parameter `stock`, with the parameter of the API. */
export const stockFilters = {
  in: { title: "In stock", query: { in_stock: "true" } },
  low: { title: "Below minimum", query: { below_minimum: "true" } },
  empty: { title: "Empty", query: { in_stock: "false", instock_unknown: "false" } },
  unknown: { title: "Unknown amount", query: { instock_unknown: "true" } },
  refill: { title: "Needs refill", query: { needs_refill: "true" } },
} as const;
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
  /** The values of the reference filters: an ID, or text that the name contains. */
  readonly references: Readonly<Partial<Record<ReferenceFilter, string>>>;
  readonly tag: string;
  readonly stock: StockFilter | null;
  readonly favorite: boolean;
  readonly needsReview: boolean;
  readonly parameters: readonly ParameterFilter[];
  /** By default, the most relevant parts come first in a search, and parts are sorted by name otherwise. */
  readonly sort: { readonly property: SortableProperty; readonly descending: boolean } | null;
  readonly page: number;
}

const maximumTextLength = 255;

/** Reads the state from the query of an address. Invalid values are ignored. */
export function readListState(query: URLSearchParams): ListState {
  const text = (name: string): string => (query.get(name) ?? "").trim().slice(0, maximumTextLength);
  const stock = text("stock");
  const sort = text("sort");
  const property = sort.replace(/^-/, "");
  const page = Number(text("page"));
  return {
    q: text("q"),
    references: Object.fromEntries(
      referenceFilters.flatMap((name) => (text(name) === "" ? [] : [[name, text(name)]])),
    ),
    tag: text("tag"),
    stock: isKeyOf(stockFilters, stock) ? stock : null,
    favorite: text("favorite") === "true",
    needsReview: text("needs_review") === "true",
    parameters: readParameterFilters(query),
    sort: isKeyOf(sortableProperties, property) ? { property, descending: sort.startsWith("-") } : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function isKeyOf<T extends object>(object: T, key: string): key is keyof T & string {
  return Object.hasOwn(object, key);
}

/** Returns the query of a state, without values that are the default. */
export function queryOf(state: ListState): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: string): void => {
    if (value !== "") query.append(name, value);
  };
  add("q", state.q);
  for (const name of referenceFilters) add(name, state.references[name] ?? "");
  add("tag", state.tag);
  add("stock", state.stock ?? "");
  add("favorite", state.favorite ? "true" : "");
  add("needs_review", state.needsReview ? "true" : "");
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

/** Returns the address of the list of parts with one entry of a tree. */
export function filteredBy(filter: ReferenceFilter, id: number): string {
  return `${partsPath}?${filter}=${id}`;
}

/** A search or filter of the list, with the state without it. */
export interface ActiveFilter {
  readonly title: string;
  readonly without: Partial<ListState>;
}

/**
 * Returns the search and the filters of a state.
 * @param titles the names of the elements that reference filters select by ID
 */
export function activeFilters(
  state: ListState,
  titles: Readonly<Partial<Record<ReferenceFilter, string>>>,
): ActiveFilter[] {
  const { q, references, tag, stock, favorite, needsReview, parameters } = state;
  const given = referenceFilters.filter((name) => references[name] !== undefined);
  return [
    ...(q === "" ? [] : [{ title: `“${q}”`, without: { q: "" } }]),
    ...given.map((name) => ({
      title: `${referenceTitles[name]}: ${titles[name] ?? references[name] ?? ""}`,
      without: { references: withoutReference(state, name) },
    })),
    ...(tag === "" ? [] : [{ title: `Tag: ${tag}`, without: { tag: "" } }]),
    ...(stock === null ? [] : [{ title: stockFilters[stock].title, without: { stock: null } }]),
    ...(favorite ? [{ title: "Favorites", without: { favorite: false } }] : []),
    ...(needsReview ? [{ title: "Needs review", without: { needsReview: false } }] : []),
    ...parameters.map((filter) => ({
      title: filterTitle(filter),
      without: { parameters: parameters.filter((other) => other !== filter) },
    })),
  ];
}

/** Returns the reference filters without one of them. */
export function withoutReference(state: ListState, name: ReferenceFilter): ListState["references"] {
  const { [name]: _removed, ...references } = state.references;
  return references;
}

/** Returns what is wrong with the entered ranges. */
export function rangeErrors({ parameters }: ListState): readonly string[] {
  return parameters.flatMap((filter) => ("condition" in filter ? [] : (rangeError(filter) ?? [])));
}

/** Returns whether the state contains a search or a filter. */
export function isFiltered(state: ListState): boolean {
  return queryOf({ ...state, sort: null, page: 1 }).size > 0;
}
