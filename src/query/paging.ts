/**
 * Page-number paging: reads `page` and `itemsPerPage`, and computes the links to other pages that `hydra:view` and
 * the `Link` header hold. Walking by cursor is in `cursor.ts`; the statements are built in `list-query.ts`.
 */
import { problem } from "../errors.ts";

const defaultItemsPerPage = 30;
const maximumItemsPerPage = 5000;

/** Which page is asked for. `page` counts from 1; an `itemsPerPage` of 0 asks for the total only. */
export interface Page {
  readonly page: number;
  readonly itemsPerPage: number;
}

/**
 * Reads the page from query parameters (raw text or already coerced to numbers; missing ones take their defaults).
 *
 * @throws Problem 400 that names the parameter
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

/** How many items lie before the page: a safe integer, however large the page number. */
export function pageOffset({ page, itemsPerPage }: Page): number {
  return Math.min((page - 1) * itemsPerPage, Number.MAX_SAFE_INTEGER);
}

/** Number of the last page of a list; 1 for an empty list. */
export function lastPage({ itemsPerPage }: Page, total: number): number {
  return itemsPerPage === 0 ? 1 : Math.max(1, Math.ceil(total / itemsPerPage));
}

/** Relative URLs of this page of a list and of the others. A list without other pages has only `self`. */
export interface PageLinks {
  readonly self: string;
  readonly first?: string;
  readonly last?: string;
  readonly previous?: string;
  readonly next?: string;
}

/**
 * Links around a page of the list at `path`, made from the query of the request. Like Part-DB, null where there is
 * neither another page nor any parameter but `page`.
 *
 * `previous` of a page beyond the last is the last page, so that a client that ran too far finds back.
 */
export function pageLinks(
  path: string,
  query: Iterable<readonly [string, string]>,
  page: Page,
  total: number,
): PageLinks | null {
  const { others, link } = linkMaker(path, query);
  const last = lastPage(page, total);
  if (last === 1) return others === "" ? null : { self: link() };
  return {
    self: link("page", page.page),
    first: link("page", 1),
    last: link("page", last),
    ...(page.page > 1 && { previous: link("page", Math.min(page.page - 1, last)) }),
    ...(page.page < last && { next: link("page", page.page + 1) }),
  };
}

/** Links of a list that is walked by cursor: there is only a first page and a next one (`next` is its token). */
export function cursorLinks(
  path: string,
  query: Iterable<readonly [string, string]>,
  cursor: string,
  next: string | null,
): PageLinks {
  const { link } = linkMaker(path, query);
  return {
    self: link("cursor", cursor),
    first: link("cursor", ""),
    ...(next !== null && { next: link("cursor", next) }),
  };
}

/** The `hydra:view` of a collection (Hydra Core Vocabulary, partial collection view), members in Part-DB's order. */
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

/** The same links as values of a `Link` header (RFC 8288), one for each relation that there is. */
export function linkHeaderValues({ first, previous, next, last }: PageLinks): string[] {
  const relations = { first, prev: previous, next, last };
  return Object.entries(relations).flatMap(([relation, url]) =>
    url === undefined ? [] : [`<${url}>; rel="${relation}"`],
  );
}

/** Reads a natural number from a parameter; null for anything else. Numbers beyond 2⁵³ − 1 count as that. */
function parseNatural(value: unknown, missing: number): number | null {
  if (value === undefined) return missing;
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return null;
  if (/^\d+$/.test(text)) return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
  return null;
}

/**
 * Part-DB's order of parameters in links: sorted by the name in front of the brackets, the order of what shares a
 * name kept, and the number of the page (here: or the cursor) at the end.
 */
function linkMaker(path: string, query: Iterable<readonly [string, string]>) {
  const others = [...query]
    .filter(([name]) => name !== "page" && name !== "cursor")
    .map(([name, value]) => ({ group: topLevelName(name), text: `${encode(name)}=${encode(value)}` }))
    .sort((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0))
    .map(({ text }) => text)
    .join("&");
  const link = (name?: "page" | "cursor", value?: number | string): string => {
    const position = name === undefined ? "" : `${name}=${encode(String(value))}`;
    return `${path}?${[others, position].filter((part) => part !== "").join("&")}`;
  };
  return { others, link };
}

function topLevelName(name: string): string {
  const bracket = name.indexOf("[");
  return bracket < 0 ? name : name.slice(0, bracket);
}

/** Percent-encodes all but the unreserved characters of RFC 3986; `encodeURIComponent` leaves five more alone. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
