/** Reads a page of the list of parts. A search and the plain list call different operations with the same filters. */
import type { components } from "../../../../generated/types.ts";
import type { SignedInRequest } from "../../site/page.ts";
import type { OperationDocument, PageOperations } from "../../site/operations.ts";
import { addedFilter, stockFilters, type ListState } from "./list-state.ts";
import { namedFilters, type NamedFilter } from "./named-filters.ts";
import { conditionOf } from "./parameter-filters.ts";

type Part = components["schemas"]["PartListedJsonld"];
type Match = components["schemas"]["SearchHitJsonld"]["matches"][number];
export type TextPiece = Match["excerpt"][number];

export interface ListedPart {
  readonly part: Part;
  readonly matches: ReadonlyMap<string, readonly TextPiece[]>;
  /** Whether the part matches only words that are similar to those of the search. */
  readonly similar: boolean;
  /** The ID of the lot whose barcode is the search, or null. */
  readonly lot: number | null;
}

export interface PartListPage {
  readonly parts: readonly ListedPart[];
  readonly total: number;
  readonly filters: readonly NamedFilter[];
}

const scalars =
  "id name description ipn tags manufacturer_product_number favorite needs_review minamount total_instock addedDate lastModified";
const references = "category manufacturer footprint partUnit partCustomState";

/** The properties that the list shows; `prefix` is the path to the part in the document. */
function selection(prefix: "" | "[part]"): Record<string, readonly string[]> {
  const at = (path: string) => `properties${prefix}${path}[]`;
  return {
    [at("")]: [...scalars.split(" ")],
    ...Object.fromEntries(
      references.split(" ").map((name) => [at(`[${name}]`), ["id", "name", "full_path"]]),
    ),
    [at("[master_picture_attachment]")]: ["id", "internal_path"],
    [at("[partLots]")]: [
      "id",
      "amount",
      "instock_unknown",
      "needs_refill",
      "expiration_date",
      "storage_location",
    ],
  };
}

/** Reads a page. Calls one operation for the parts and one for each reference filter. */
export async function readPartList(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
  itemsPerPage: number,
): Promise<PartListPage> {
  const filters = await namedFilters(operations, request, state);
  const conditions = filterQuery(state, filters, request.now);
  if (conditions === null) return { parts: [], total: 0, filters };
  const query = { ...conditions, ...orderOf(state), itemsPerPage, page: state.page };
  if (state.q === "") {
    const list = await operations.call(request, {
      operationId: "listParts",
      query: { ...query, ...selection("") },
    });
    const parts = list["hydra:member"].map((part) => ({
      part,
      matches: new Map(),
      similar: false,
      lot: null,
    }));
    return { parts, total: list["hydra:totalItems"], filters };
  }
  const hits = await operations.call(request, {
    operationId: "searchParts",
    query: {
      ...query,
      q: state.q,
      "properties[]": ["similar", "lot", "matches"],
      ...selection("[part]"),
    },
  });
  return { parts: hits["hydra:member"].map(listed), total: hits["hydra:totalItems"], filters };
}

function listed({
  part,
  matches,
  similar,
  lot,
}: OperationDocument<"searchParts">["hydra:member"][number]): ListedPart {
  return {
    // With this selection, the part of a hit has the properties of a part in a list.
    part: part as Part,
    matches: new Map(matches.map(({ property, excerpt }) => [property, excerpt])),
    similar,
    lot: lot?.id ?? null,
  };
}

export async function countMatches(
  operations: PageOperations,
  request: SignedInRequest,
  state: ListState,
  filters: readonly NamedFilter[],
): Promise<number> {
  const conditions = filterQuery(state, filters, request.now);
  if (conditions === null) return 0;
  const query = { ...conditions, itemsPerPage: 0 };
  const list =
    state.q === ""
      ? await operations.call(request, { operationId: "listParts", query })
      : await operations.call(request, { operationId: "searchParts", query: { ...query, q: state.q } });
  return list["hydra:totalItems"];
}

/**
 * Returns the filters of a state as parameters of the API. Null if a filter names no element, so no part can match.
 * @param filters the elements that the reference filters name; those that the state does not contain are ignored
 */
export function filterQuery(
  state: ListState,
  filters: readonly NamedFilter[],
  now: Date,
): Record<string, unknown> | null {
  const { references, tag, stock, favorite, needsReview, added, parameters } = state;
  const used = filters.filter(({ name }) => references[name] !== undefined);
  if (used.some(({ apiValue }) => apiValue === null)) return null;
  const conditions = parameters.flatMap((filter) => conditionOf(filter) ?? []);
  return {
    ...Object.fromEntries(used.map(({ name, apiValue }) => [name, apiValue])),
    ...(tag !== "" && { tags: tag }),
    ...(stock !== null && stockFilters[stock].query(now)),
    ...(favorite && { favorite: "true" }),
    ...(needsReview && { needs_review: "true" }),
    ...(added !== null && addedFilter(added)),
    ...(conditions.length > 0 && { parameter: conditions }),
  };
}

/**
 * Returns the search, the filters and the order of a state as the query of the API: of the search if the state has one,
 * otherwise of the list of parts. Null if no part can match.
 */
export function apiQuery(
  state: ListState,
  filters: readonly NamedFilter[],
  now: Date,
): URLSearchParams | null {
  const conditions = filterQuery(state, filters, now);
  if (conditions === null) return null;
  const query = new URLSearchParams(state.q === "" ? {} : { q: state.q });
  for (const [name, value] of Object.entries({ ...conditions, ...orderOf(state) }))
    for (const item of [value].flat()) query.append(name, String(item));
  return query;
}

function orderOf({ sort, q }: ListState): Record<string, string> {
  if (sort !== null) return { [`order[${sort.property}]`]: sort.descending ? "desc" : "asc" };
  return q === "" ? { "order[name]": "asc" } : {};
}
