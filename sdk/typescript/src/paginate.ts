/** Reads lists by their path. `pages.ts` requests the pages. */
import type { MethodResponse } from "openapi-fetch";
import type { Connection } from "./connection.ts";
import type { paths } from "./contract.ts";
import type { Client, InitArguments, NestedSelection } from "./path-client.ts";
import { readPages } from "./pages.ts";
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
  MethodResponse<Connection<paths>, "get", Path> extends readonly (infer Item)[] ? Item : never;

interface PageInit {
  readonly params?: { readonly query?: Readonly<Record<string, unknown>> };
}

interface PageResult<Item> {
  readonly data?: readonly Item[];
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Returns all items of a list: `for await (const part of paginate(client, "/api/parts", { params: … }))`. The options are
 * those of `client.GET`. `cursor` starts in the middle, `itemsPerPage` is 200 by default, and `signal` ends the iteration
 * with an exception.
 *
 * @throws {ProblemError} if the service rejects a request
 */
export function paginate<Path extends ListPath>(
  client: Client,
  path: Path,
  ...[init]: InitArguments<"get", Path, NestedSelection>
): AsyncGenerator<ListItem<Path>, void, undefined> {
  type Item = ListItem<Path>;
  // TypeScript cannot compute the type of `client.GET` for a type parameter. `ListPath` contains only lists.
  const get = client.GET as unknown as (path: Path, init: object) => Promise<PageResult<Item>>;
  const options: PageInit = init ?? {};
  const getPage = async (query: Readonly<Record<string, unknown>>) => {
    const page = await get(path, { ...options, params: { ...options.params, query } });
    // The error branch of the type would hide the items.
    return { items: (await unwrap(page)) as readonly Item[], response: page.response };
  };
  return readPages(getPage, options.params?.query ?? {});
}
