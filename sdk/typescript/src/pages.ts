/** Reads complete lists page by page. */

/** A page of a list, and the response that contained it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly response: Response;
}

/** Items per page. The service builds larger pages one at a time. */
const pageSize = 200;

const defaultLimit = 10_000;

/**
 * Returns the items of all pages. `cursor` starts in the middle, and `itemsPerPage` is 200 by default.
 *
 * @throws {Error} if a page does not tell whether there is a next one
 */
export async function* readPages<Item>(
  getPage: (query: Readonly<Record<string, unknown>>) => Promise<Page<Item>>,
  { cursor: start, ...filter }: Readonly<Record<string, unknown>>,
): AsyncGenerator<Item, void, undefined> {
  for (let cursor: unknown = start ?? ""; cursor !== null;) {
    const query = { itemsPerPage: pageSize, ...filter, cursor };
    const { items, response } = await getPage(query);
    yield* items;
    cursor = nextCursor(response, items.length < Number(query.itemsPerPage));
  }
}

/** Returns the page size with which the first page shows whether there are more than `limit` items. */
export function pageSizeFor(limit: number = defaultLimit): number {
  return Math.min(pageSize, limit + 1);
}

/** @throws {RangeError} if there are more than `limit` items */
export async function collect<Item>(
  items: AsyncIterable<Item>,
  limit: number = defaultLimit,
): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) {
    if (collected.length >= limit) {
      throw new RangeError(
        `The list has more than ${limit} items. Add a filter, increase \`limit\`, or read the items with \`iterate\`.`,
      );
    }
    collected.push(item);
  }
  return collected;
}

/**
 * Returns the cursor of the next page from the `Link` header (RFC 8288), or `null` on the last page.
 *
 * @throws {Error} without the header or its links, because items would be missing
 */
function nextCursor({ headers }: Response, isPartial: boolean): string | null {
  const links = headers.get("Link");
  if (links === null) {
    throw new Error(
      "The response has no Link header, which contains the address of the next page. Check the proxy.",
    );
  }
  const [, target] = /<([^>]*)>; *rel="?next"?/.exec(links) ?? [];
  if (target !== undefined) return new URL(target, "http://localhost").searchParams.get("cursor");
  // Every page links to the first one, unless the links would be too long.
  if (isPartial || /; *rel="?first"?/.test(links)) return null;
  throw new Error(
    "The query is too long for links to the next page. Use shorter filters, or a larger itemsPerPage (up to 5000).",
  );
}
