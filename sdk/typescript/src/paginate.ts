/** Reads complete lists page by page. */
import type { MaybeOptionalInit, MethodResponse } from "openapi-fetch";
import type { Client } from "./client.ts";
import type { paths } from "./contract.ts";
import { unwrap } from "./problem.ts";

type QueryOf<Item> = Item extends { get: { parameters: { query?: infer Query } } }
  ? NonNullable<Query>
  : object;

/** The paths of lists that support `cursor`. */
export type ListPath = {
  [Path in keyof paths]: "cursor" extends keyof QueryOf<paths[Path]> ? Path : never;
}[keyof paths];

/** An item of the list at this path. */
export type ListItem<Path extends ListPath> =
  MethodResponse<Client, "get", Path> extends readonly (infer Item)[] ? Item : never;

type ListInit<Path extends ListPath> = MaybeOptionalInit<paths[Path], "get">;
type ListArguments<Path extends ListPath> =
  undefined extends ListInit<Path> ? [init?: ListInit<Path>] : [init: ListInit<Path>];

interface PageInit {
  readonly params?: { readonly query?: Readonly<Record<string, unknown>> };
}

interface Page<Item> {
  readonly data?: readonly Item[];
  readonly error?: unknown;
  readonly response: Response;
}

/** Items per page. The service builds larger pages one at a time. */
const pageSize = 200;

/**
 * Returns all items of a list: `for await (const part of paginate(client, "/api/parts", { params: … }))`. The options are
 * those of `client.GET`. `cursor` starts in the middle, `itemsPerPage` is 200 by default, and `signal` ends the iteration
 * with an exception.
 *
 * @throws {ProblemError} if the service rejects a request
 */
export async function* paginate<Path extends ListPath>(
  client: Client,
  path: Path,
  ...[init]: ListArguments<Path>
): AsyncGenerator<ListItem<Path>, void, undefined> {
  // TypeScript cannot compute the type of `client.GET` for a type parameter. `ListPath` contains only lists.
  const getPage = client.GET as unknown as (path: Path, init: object) => Promise<Page<ListItem<Path>>>;
  const options: PageInit = init ?? {};
  const { cursor: start, ...filter } = options.params?.query ?? {};
  for (let cursor: unknown = start ?? ""; cursor !== null;) {
    const query = { itemsPerPage: pageSize, ...filter, cursor };
    const page = await getPage(path, { ...options, params: { ...options.params, query } });
    // The error branch of the type would hide the items.
    const items = (await unwrap(page)) as readonly ListItem<Path>[];
    yield* items;
    cursor = nextCursor(page.response, items.length < Number(query.itemsPerPage));
  }
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
