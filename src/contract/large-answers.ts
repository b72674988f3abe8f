/**
 * Bounds the memory of large answers. Lists of many items are built one at a time, and all large bodies that clients
 * have not read yet count against one budget. A list of many items waits for room, then gets 503; others get it at once.
 * http-server.ts makes sure that no connection has more than one answer unsent.
 */
import type { ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { problem, retryLater } from "../errors.ts";
import type { Problem } from "../errors.ts";
import { addressSubject } from "../identity/rate-limit.ts";
import { createFairQueue } from "../queue/fair-queue.ts";
import type { Exchange } from "./exchange.ts";
import type { Content } from "./handler.ts";

/**
 * Lists of this many items are built one at a time. Of shorter ones, PostgreSQL builds no more at the same time than
 * there are connections for reading, and SQLite one.
 */
const manyItems = 250;

/** Turns of the event loop. Each accepts one new connection; all together take less than 1 ms if nothing else waits. */
const turnsBeforeBuilding = 32;

/** Smaller bodies are not counted: the send buffer of the operating system takes one of each connection. */
const largeBytes = 64 * 1024;

/** Whether a request with these parameters asks for a list of many items. */
export function asksForManyItems(query: Readonly<Record<string, unknown>>): boolean {
  return Number(query["itemsPerPage"] ?? 0) >= manyItems;
}

/** What is read of a request. */
export type AnsweredRequest = Pick<Exchange, "principal" | "address" | "response" | "method" | "endBuilding">;

export interface LargeAnswersOptions {
  /** As soon as this many bytes are unsent, there is no room for another body. One client may use half of them. */
  readonly maximumBytes?: number;
  readonly patienceMilliseconds?: number;
}

interface Unsent {
  readonly client: string;
  bytes: number;
  responses: number;
}

/** An eighth of the heap limit, so that `--max-old-space-size` lowers it; 128 MiB at most. */
export function defaultMaximumBytes(heapLimit = getHeapStatistics().heap_size_limit): number {
  return Math.min(128 * 1024 * 1024, Math.floor(heapLimit / 8));
}

export type LargeAnswers = ReturnType<typeof createLargeAnswers>;

export function createLargeAnswers(options: LargeAnswersOptions = {}) {
  const { maximumBytes = defaultMaximumBytes(), patienceMilliseconds = 10_000 } = options;
  const unsent = new Map<Content, Unsent>();
  const bytesOf = new Map<string, number>();
  let bytesInAll = 0;

  const clientHasRoom = (client: string): boolean => (bytesOf.get(client) ?? 0) < maximumBytes / 2;
  const hasRoom = (client: string): boolean => bytesInAll < maximumBytes && clientHasRoom(client);
  const building = createFairQueue({
    total: 1,
    waiting: 100,
    waitingPerOwner: 8,
    patienceMilliseconds,
    hasRoom,
    refusal: tooMany,
  });

  function setBytes(body: Unsent, bytes: number): void {
    const difference = bytes - body.bytes;
    body.bytes = bytes;
    bytesInAll += difference;
    const ofClient = (bytesOf.get(body.client) ?? 0) + difference;
    if (ofClient === 0) bytesOf.delete(body.client);
    else bytesOf.set(body.client, ofClient);
    if (difference < 0) building.startWaiting();
  }

  return {
    /**
     * Waits until a list of many items may be built, or the client closes the connection. Returns the function that ends
     * the building.
     * @throws {Problem} `unavailable` (503 with `Retry-After`) if that takes too long or too many requests wait
     */
    async startBuilding(request: AnsweredRequest): Promise<() => void> {
      const end = await building.enter(clientOf(request), closeSignal(request.response));
      // SQLite blocks the event loop while it builds. Before that, short requests run and large ones join the queue.
      for (let turn = 0; turn < turnsBeforeBuilding; turn += 1) await setImmediate();
      return end;
    },
    /**
     * Refuses a write before it is handled if too many answers to writes of the same client are unsent.
     * @throws {Problem} `unavailable` (503 with `Retry-After`)
     */
    checkWrite(request: AnsweredRequest): void {
      if (!clientHasRoom(clientOf(request))) throw tooMany();
    },
    /**
     * Counts a body of 64 KiB or more as unsent until the response is sent or its connection is closed. A body that
     * several responses share counts once. Returns a function that corrects the number of bytes after compression.
     * @throws {Problem} `unavailable` (503 with `Retry-After`) if there is no room. Not for answers to writes, which
     * `checkWrite` limits, nor for lists that waited for room before they were built
     */
    countUnsent(request: AnsweredRequest, content: Content): (bytes: number) => void {
      const { response } = request;
      const bytes = content.body.length;
      if (bytes < largeBytes || response.destroyed) return () => undefined;
      const client = clientOf(request);
      const known = unsent.get(content);
      const isRefusable = request.method === "GET" && request.endBuilding === null;
      if (known === undefined && isRefusable && !hasRoom(client)) throw tooMany();
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

/** The user, or the address of a client that is not signed in. Unread lists do not keep a client from writing. */
function clientOf({ principal, address, method }: AnsweredRequest): string {
  const client =
    principal === null || principal.userId === 0
      ? `address ${addressSubject(address)}`
      : `user ${principal.userId}`;
  return method === "GET" ? client : `writes of ${client}`;
}

/** Aborts when the connection of a response closes. */
function closeSignal(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once("close", () => closed.abort());
  return closed.signal;
}

function tooMany(): Problem {
  return problem(
    "unavailable",
    "Too many large responses are in progress. Try again later, or request fewer items with `itemsPerPage`.",
    retryLater,
  );
}
