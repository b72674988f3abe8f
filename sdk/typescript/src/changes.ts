/** Follows the change feed of the service. */
import type { RequestOptions } from "./options.ts";
import type { ChangeFeed, Client, GetChangesQuery } from "./resources.ts";

/** Where to start, and which changes to return. */
export interface ChangeOptions extends Pick<GetChangesQuery, "after" | "types" | "limit">, RequestOptions {
  /** How long the service keeps a request without changes open, in seconds (0 to 60). Default: 30. */
  readonly wait?: number;
}

/**
 * Returns all changes after the position `after`, and waits for more. Without `after`, the first item has no changes and
 * the current position. Store `next` of each item to continue there.
 *
 * @throws {ProblemError} with status 410 if the changes are no longer available, so that the client must read all lists
 * again
 */
export async function* followChanges(
  client: Pick<Client, "getChanges">,
  { after, types, limit = 1_000, wait = 30, signal }: ChangeOptions = {},
): AsyncGenerator<ChangeFeed, never, undefined> {
  const filter = { limit, ...(types !== undefined && { types }) };
  for (let position = after; ;) {
    // Without a position, the service would wait before it returns the current one.
    const query = position === undefined ? filter : { ...filter, wait, after: position };
    const feed = await client.getChanges(query, signal === undefined ? {} : { signal });
    if (feed.next !== position) yield feed;
    position = feed.next;
  }
}
