/** Follows the change feed of the service. */
import type { Client } from "./client.ts";
import type { components, operations } from "./contract.ts";
import { unwrap } from "./problem.ts";

type Query = NonNullable<operations["getChanges"]["parameters"]["query"]>;

/** Changes in the order of their commits. `next` is the position after them. */
export type ChangeFeed = components["schemas"]["ChangeFeed"];

/** Where to start, and which changes to return. */
export interface ChangeOptions extends Pick<Query, "after" | "types" | "limit"> {
  /** How long the service keeps a request without changes open, in seconds (0 to 60). Default: 30. */
  readonly wait?: number;
  readonly signal?: AbortSignal;
}

/**
 * Returns all changes after the position `after`, and waits for more. Without `after`, the first item has no changes and
 * the current position. Store `next` of each item to continue there.
 *
 * @throws {ProblemError} with status 410 if the changes are no longer available, so that the client must read all lists
 * again
 */
export async function* followChanges(
  client: Client,
  { after, types, limit = 1_000, wait = 30, signal }: ChangeOptions = {},
): AsyncGenerator<ChangeFeed, never, undefined> {
  const filter = { limit, ...(types !== undefined && { types }) };
  for (let position = after; ;) {
    // Without a position, the service would wait before it returns the current one.
    const query = position === undefined ? filter : { ...filter, wait, after: position };
    const feed = await unwrap(
      client.GET("/api/changes", { params: { query }, ...(signal !== undefined && { signal }) }),
    );
    if (feed.next !== position) yield feed;
    position = feed.next;
  }
}
