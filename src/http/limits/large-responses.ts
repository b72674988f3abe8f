/**
 * Limits the memory for large responses. Long lists are built one at a time, and all large bodies that clients have not
 * read yet count against one budget. If the budget is used up, a long list waits and then fails with 503, and other
 * responses fail immediately. `http-server.ts` ensures that each connection has at most one unsent response.
 */
import { setImmediate } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { problem, retryLater, type Problem } from "../../util/errors.ts";
import { addressSubject } from "../../identity/failure-rate-limit.ts";
import { createFairQueue } from "../../util/queue/fair-queue.ts";
import { closeSignal } from "../request/close-signal.ts";
import type { RequestState } from "../pipeline/request-state.ts";
import type { Content } from "../handler.ts";

/**
 * Lists of at least this many items are built one at a time. Shorter lists need no such limit: PostgreSQL builds at
 * most one per read connection, and SQLite builds one in total.
 */
const longListItems = 250;

/**
 * The number of event loop iterations to wait before a list is built. Each iteration accepts one new connection. If
 * nothing else is pending, all iterations together take less than 1 ms.
 */
const turnsBeforeBuilding = 32;

/** The minimum size in bytes of a large body. Smaller bodies fit into the send buffer of a connection. */
const largeBytes = 64 * 1024;

/** Whether the query requests a long list. */
export function requestsLongList(query: Readonly<Record<string, unknown>>): boolean {
  return Number(query["itemsPerPage"] ?? 0) >= longListItems;
}

/** The part of a request that this module uses. */
export type ResponseContext = Pick<
  RequestState,
  "principal" | "address" | "response" | "method" | "finishBuilding"
>;

export interface LargeResponsesOptions {
  /**
   * The budget in bytes. If at least this many bytes are unsent, no further body is accepted. A single client may use
   * half of the budget.
   */
  readonly maximumBytes?: number;
  readonly waitTimeoutMilliseconds?: number;
}

interface Unsent {
  readonly client: string;
  bytes: number;
  responses: number;
}

/** Returns one eighth of the heap limit (which `--max-old-space-size` sets), at most 128 MiB. */
export function defaultMaximumBytes(heapLimit = getHeapStatistics().heap_size_limit): number {
  return Math.min(128 * 1024 * 1024, Math.floor(heapLimit / 8));
}

export type LargeResponses = ReturnType<typeof createLargeResponses>;

export function createLargeResponses(options: LargeResponsesOptions = {}) {
  const { maximumBytes = defaultMaximumBytes(), waitTimeoutMilliseconds = 10_000 } = options;
  const unsent = new Map<Content, Unsent>();
  const bytesOf = new Map<string, number>();
  let totalBytes = 0;

  const clientHasRoom = (client: string): boolean => (bytesOf.get(client) ?? 0) < maximumBytes / 2;
  const hasRoom = (client: string): boolean => totalBytes < maximumBytes && clientHasRoom(client);
  const building = createFairQueue({
    name: "large_responses",
    total: 1,
    waiting: 100,
    waitingPerOwner: 8,
    waitTimeoutMilliseconds,
    hasRoom,
    refusal: tooManyResponses,
  });

  function setBytes(body: Unsent, bytes: number): void {
    const difference = bytes - body.bytes;
    body.bytes = bytes;
    totalBytes += difference;
    const ofClient = (bytesOf.get(body.client) ?? 0) + difference;
    if (ofClient === 0) bytesOf.delete(body.client);
    else bytesOf.set(body.client, ofClient);
    if (difference < 0) building.startWaiting();
  }

  return {
    /**
     * Waits until a long list may be built or the client closes the connection.
     * @returns a function that the caller calls when the list is built. The end of the response calls it, too.
     * @throws {Problem} `unavailable` (503 with `Retry-After`) if the wait takes too long or too many requests wait
     */
    async startBuilding(request: ResponseContext): Promise<() => void> {
      const { response } = request;
      const end = await building.enter(clientOf(request), closeSignal(response));
      response.once("close", end);
      // SQLite blocks the event loop while it builds a list. Let short requests run first, and let other large requests
      // join the queue.
      for (let turn = 0; turn < turnsBeforeBuilding; turn += 1) await setImmediate();
      return end;
    },
    /**
     * Rejects a write before it runs if the client has not read too many responses to its earlier writes.
     * @throws {Problem} `unavailable` (503 with `Retry-After`)
     */
    checkWrite(request: ResponseContext): void {
      if (!clientHasRoom(clientOf(request))) throw tooManyResponses();
    },
    /**
     * Counts a body of 64 KiB or more as unsent until the response is sent or its connection is closed. A body that
     * several responses share counts once.
     *
     * Only short reads are rejected here. `checkWrite` rejects writes before they run, and long lists have already
     * waited for room.
     * @returns a function that sets the size of the body after compression; null for a smaller body
     * @throws {Problem} `unavailable` (503 with `Retry-After`) if the budget is used up
     */
    countUnsent(request: ResponseContext, content: Content): ((bytes: number) => void) | null {
      const { response } = request;
      const bytes = content.body.length;
      if (bytes < largeBytes || response.destroyed) return null;
      const client = clientOf(request);
      const known = unsent.get(content);
      const isRefusable = request.method === "GET" && request.finishBuilding === null;
      if (known === undefined && isRefusable && !hasRoom(client)) throw tooManyResponses();
      const body = known ?? { client, bytes: 0, responses: 0 };
      unsent.set(content, body);
      body.responses += 1;
      if (known === undefined) setBytes(body, bytes);
      let isCounted = true;
      const release = (): void => {
        if (!isCounted) return;
        isCounted = false;
        body.responses -= 1;
        if (body.responses > 0) return;
        unsent.delete(content);
        setBytes(body, 0);
      };
      response.once("finish", release).once("close", release);
      return (compressed) => {
        if (isCounted && content.reusable !== true) setBytes(body, compressed);
      };
    },
  };
}

/**
 * Returns the key under which the unread responses of a client are counted: the user, or the address of an anonymous
 * client. Writes have their own key, so unread lists do not block writes.
 */
function clientOf({ principal, address, method }: ResponseContext): string {
  const client = principal.userId === 0 ? `address ${addressSubject(address)}` : `user ${principal.userId}`;
  return method === "GET" ? client : `writes of ${client}`;
}

function tooManyResponses(): Problem {
  return problem(
    "unavailable",
    "Too many large responses are in progress. Try again later, or request fewer items with `itemsPerPage`.",
    retryLater,
  );
}
