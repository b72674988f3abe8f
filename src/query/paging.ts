/**
 * Implements pagination by page number: parses `page` and `itemsPerPage`, and creates the links for `hydra:view` and
 * the `Link` header. `cursor.ts` implements cursor pagination; `list-query.ts` reads the pages.
 */
import { problem } from "../util/errors.ts";

const defaultItemsPerPage = 30;
const maximumItemsPerPage = 5000;

/** The requested page. Pages are numbered from 1. If `itemsPerPage` is 0, only the total is returned. */
export interface Page {
  readonly page: number;
  readonly itemsPerPage: number;
}

/**
 * Parses the page from query parameters, which are raw text or already converted to numbers. Missing parameters have
 * their default values.
 * @throws {Problem} 400 naming the parameter
 */
export function parsePage(query: Readonly<Record<string, unknown>>): Page {
  const page = parseNatural(query["page"], 1);
  if (page === null || page < 1) throw problem("bad-request", "Page should not be less than 1");
  const itemsPerPage = parseNatural(query["itemsPerPage"], defaultItemsPerPage);
  if (itemsPerPage === null || itemsPerPage < 0) {
    throw problem("bad-request", "itemsPerPage: Limit should not be less than 0");
  }
  if (itemsPerPage > maximumItemsPerPage) {
    throw problem("bad-request", `itemsPerPage: Limit should not be greater than ${maximumItemsPerPage}`);
  }
  if (itemsPerPage === 0 && page > 1) {
    throw problem("bad-request", "Page should not be greater than 1 if itemsPerPage is equal to 0");
  }
  return { page, itemsPerPage };
}

/**
 * Returns the number of items before the page. The result is always a safe integer.
 * @example pageOffset({ page: 3, itemsPerPage: 30 }) // 60
 */
export function pageOffset({ page, itemsPerPage }: Page): number {
  return Math.min((page - 1) * itemsPerPage, Number.MAX_SAFE_INTEGER);
}

/** Returns the number of the last page, which is 1 for an empty list. */
export function lastPage({ itemsPerPage }: Page, total: number): number {
  return itemsPerPage === 0 ? 1 : Math.max(1, Math.ceil(total / itemsPerPage));
}

/** The relative URLs of the current page and of other pages. For a list with a single page, only `self` is set. */
export interface PageLinks {
  readonly self: string;
  readonly first?: string;
  readonly last?: string;
  readonly previous?: string;
  readonly next?: string;
}

/**
 * Returns the links of a page. `path` is the path of the list, and the links keep the other parameters of `query`. As
 * in Part-DB, returns null if there is no other page and the query has no parameter except `page`. For a page beyond
 * the end of the list, `previous` is the last page, so that clients can return to the list.
 * @example pageLinks("/api/parts", [], { page: 1, itemsPerPage: 30 }, 45)?.next // "/api/parts?page=2"
 */
export function pageLinks(
  path: string,
  query: Iterable<readonly [string, string]>,
  page: Page,
  total: number,
): PageLinks | null {
  const others = otherParameters(query);
  const last = lastPage(page, total);
  if (last === 1) return others === "" ? null : { self: `${path}?${others}` };
  const start = linkStart(path, others);
  return {
    self: `${start}page=${page.page}`,
    first: `${start}page=1`,
    last: `${start}page=${last}`,
    ...(page.page > 1 && { previous: `${start}page=${Math.min(page.page - 1, last)}` }),
    ...(page.page < last && { next: `${start}page=${page.page + 1}` }),
  };
}

/**
 * Returns the links for cursor pagination, which links only to the first and the next page.
 * @example cursorLinks("/api/parts", [["name", "LED"]], "", "abc").next // "/api/parts?name=LED&cursor=abc"
 */
export function cursorLinks(
  path: string,
  query: Iterable<readonly [string, string]>,
  cursor: string,
  next: string | null,
): PageLinks {
  const start = linkStart(path, otherParameters(query));
  // Valid cursors contain only unreserved characters.
  return {
    self: `${start}cursor=${cursor}`,
    first: `${start}cursor=`,
    ...(next !== null && { next: `${start}cursor=${next}` }),
  };
}

/**
 * Returns the `hydra:view` of a collection, which is a `PartialCollectionView` of the Hydra Core Vocabulary. The
 * properties are in the same order as in Part-DB.
 * @example hydraView({ self: "/api/parts?name=LED" })["@id"] // "/api/parts?name=LED"
 */
export function hydraView(links: PageLinks): Record<string, string> {
  return {
    "@id": links.self,
    "@type": "hydra:PartialCollectionView",
    ...(links.first !== undefined && { "hydra:first": links.first }),
    ...(links.last !== undefined && { "hydra:last": links.last }),
    ...(links.previous !== undefined && { "hydra:previous": links.previous }),
    ...(links.next !== undefined && { "hydra:next": links.next }),
  };
}

/** The maximum length of all links in a `Link` header. Proxies and clients limit the headers of a response to few kB. */
const maximumLinkLength = 2048;

/**
 * Returns the links as values of a `Link` header (RFC 8288), one value per relation. Commas are not encoded. Links that
 * would be too long are omitted, `next` last: without it, there are no other links.
 * @example linkHeaderValues({ self: "/api/parts", next: "/api/parts?page=2" }) // ['</api/parts?page=2>; rel="next"']
 */
export function linkHeaderValues({ first, previous, next, last }: PageLinks): string[] {
  let length = 0;
  const values = { first: "", prev: "", next: "", last: "" };
  for (const [relation, url] of [
    ["next", next],
    ["prev", previous],
    ["first", first],
    ["last", last],
  ] as const) {
    if (url === undefined) continue;
    const value = `<${url.replaceAll("%2C", ",")}>; rel="${relation}"`;
    length += value.length + ", ".length;
    if (length > maximumLinkLength) break;
    values[relation] = value;
  }
  return Object.values(values).filter(Boolean);
}

/** Parses a natural number. Returns null for any other text. Numbers above 2⁵³ − 1 are read as 2⁵³ − 1. */
function parseNatural(value: unknown, missing: number): number | null {
  if (value === undefined) return missing;
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return null;
  if (/^\d+$/.test(text)) return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
  return null;
}

function linkStart(path: string, others: string): string {
  return others === "" ? `${path}?` : `${path}?${others}&`;
}

/**
 * Returns the parameters that select no page. As in Part-DB, they are sorted by the part of their names before the
 * brackets, and the page number or cursor comes after them.
 */
function otherParameters(query: Iterable<readonly [string, string]>): string {
  const groups = new Map<string, string[]>();
  for (const [name, value] of query) {
    if (name === "page" || name === "cursor") continue;
    const group = topLevelName(name);
    const texts = groups.get(group) ?? [];
    texts.push(`${encode(name)}=${encode(value)}`);
    groups.set(group, texts);
  }
  return [...groups.keys()]
    .sort()
    .flatMap((group) => groups.get(group) ?? [])
    .join("&");
}

function topLevelName(name: string): string {
  const bracket = name.indexOf("[");
  return bracket < 0 ? name : name.slice(0, bracket);
}

/**
 * Percent-encodes all characters except the unreserved characters of RFC 3986. `encodeURIComponent` would leave five
 * other characters unencoded.
 */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
