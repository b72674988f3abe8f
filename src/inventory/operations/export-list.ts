/**
 * Exports a list as a stream. Each chunk is read in a transaction of its own, so a client that reads slowly keeps no
 * snapshot of the database, and other requests run between the chunks.
 */
import { hash } from "node:crypto";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { acceptedCoding, compressor } from "../../http/response/compression.ts";
import { matchesTag } from "../../http/response/etag.ts";
import type { ApiRequest, ApiResponse, WaitingClient } from "../../http/handler.ts";
import { prepared } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { Problem, problem, retryLater } from "../../util/errors.ts";
import { readLatestSequence } from "../../history/read-changes.ts";
import { createFairQueue } from "../../util/queue/fair-queue.ts";
import { version } from "../../util/version.ts";
import { currentTime } from "../../database/current-time.ts";
import type { Inventory } from "./inventory.ts";

export interface ListExport {
  readonly disposition: string;
  /** The `Content-Type` of the response. By default, the media type of the request. */
  readonly contentType?: string | undefined;
  readonly head: string;
  text(reader: Reader, ids: readonly number[]): Promise<string>;
  /** Converts the text to a file that is already compressed, if the text is not the file itself. */
  readonly pack?: ((text: AsyncIterable<string>) => AsyncIterable<Buffer>) | undefined;
}

/** Creates the export for the media type of a request, or returns `null` if the type is JSON. */
export type ExportAs = (request: ApiRequest) => Promise<ListExport | null>;

export interface ExportedList {
  readonly exported: ListExport;
  /** Reads IDs after a cursor, which is empty for the first ones. */
  read(reader: Reader, cursor: string): Promise<ExportedIds>;
  /** Headers of the response, such as the links of a page. */
  readonly headers: Readonly<Record<string, string>>;
}

interface ExportedIds {
  readonly ids: readonly number[];
  /** The cursor of the next IDs, or `null` if there are none. */
  readonly next: string | null;
}

export const idsPerStatement = 500;

/** The number of items per transaction. SQLite blocks the event loop while it reads them. */
const itemsPerChunk = 50;

const maximumExports = { total: 32, perOwner: 4 };

const maximumMilliseconds = 60 * 60_000;

/** How often the credential is checked during an export. */
const authenticationMilliseconds = 10_000;

/** The `Cache-Control` header of lists. A response that writes itself would otherwise have another one as a 304. */
const caching = { "Cache-Control": "max-age=0, must-revalidate, private" };

/** Creates the function that answers export requests. All exports of a list share its limits. */
export function createExportList({ store }: Pick<Inventory, "store">) {
  const exports = createFairQueue({ ...maximumExports, waiting: 0, refusal: tooManyExports });

  return (request: ApiRequest, list: ExportedList): ApiResponse => ({
    status: 200,
    later: async (client) => {
      const etag = await entityTagOf(request, store.read);
      const { ifNoneMatch } = request.preconditions;
      const isCurrent = ifNoneMatch !== null && matchesTag(ifNoneMatch, etag.slice("W/".length));
      if (isCurrent) return { status: 304, headers: { ...caching, ETag: etag } };
      const end = await exports.enter(`user ${request.principal.userId}`, client.closed);
      // Also ends the export if the response fails before it begins.
      client.closed.addEventListener("abort", end);
      try {
        const chunks = textOf(client, list);
        // The first chunk is read before the response begins, so that errors become a problem document.
        const first = await chunks.next();
        return streamed(request, { list, etag, first: first.value ?? "", chunks, end });
      } catch (error) {
        end();
        throw error;
      }
    },
  });

  async function* textOf(client: WaitingClient, list: ExportedList): AsyncGenerator<string, void, undefined> {
    const { exported } = list;
    let text = exported.head;
    let checked = performance.now();
    for await (const ids of chunksOf(list)) {
      yield text + (await store.readTransaction((reader) => exported.text(reader, ids)));
      text = "";
      await setImmediate();
      if (performance.now() - checked < authenticationMilliseconds) continue;
      await client.authenticate();
      checked = performance.now();
    }
    if (text !== "") yield text;
  }

  async function* chunksOf({ read }: ExportedList): AsyncGenerator<readonly number[]> {
    for (let cursor: string | null = ""; cursor !== null;) {
      const after: string = cursor;
      const { ids, next } = await store.readTransaction((reader) => read(reader, after));
      for (let start = 0; start < ids.length; start += itemsPerChunk)
        yield ids.slice(start, start + itemsPerChunk);
      cursor = next;
    }
  }
}

interface StartedExport {
  readonly list: ExportedList;
  readonly etag: string;
  readonly first: string;
  readonly chunks: AsyncGenerator<string, void, undefined>;
  readonly end: () => void;
}

function streamed(
  { mediaType, log }: ApiRequest,
  { list, etag, first, chunks, end }: StartedExport,
): ApiResponse {
  const { contentType = contentTypeOf(mediaType), disposition, pack } = list.exported;
  return {
    status: 200,
    headers: {
      ...caching,
      ...list.headers,
      "Content-Type": contentType,
      "Content-Disposition": disposition,
      ETag: etag,
    },
    send: async (request, response) => {
      const coding = pack === undefined ? acceptedCoding(request.headers["accept-encoding"]) : null;
      if (coding !== null) response.setHeader("Content-Encoding", coding);
      const signal = AbortSignal.timeout(maximumMilliseconds);
      try {
        if (request.method === "HEAD") response.end();
        else {
          const text = logged(first, chunks);
          const body = Readable.from(pack === undefined ? text : pack(text));
          if (coding === null) await pipeline(body, response, { signal });
          else await pipeline(body, compressor(coding), response, { signal });
        }
      } finally {
        end();
      }
    },
  };

  /** Logs an error. The client only sees that the connection was closed before the end of the response. */
  async function* logged(
    text: string,
    more: AsyncGenerator<string, void, undefined>,
  ): AsyncGenerator<string> {
    try {
      for (let next: string | undefined = text; next !== undefined; next = await read(more)) yield next;
    } finally {
      await more.return(undefined);
    }
  }

  async function read(more: AsyncGenerator<string, void, undefined>): Promise<string | undefined> {
    try {
      const next = await more.next();
      return next.done === true ? undefined : next.value;
    } catch (error) {
      const isExpected = error instanceof Problem && error.status < 500;
      if (!isExpected) log.error({ err: error }, "An export failed after its response had started.");
      throw error;
    }
  }
}

function contentTypeOf(mediaType: string): string {
  return mediaType === "text/csv" ? "text/csv; charset=utf-8; header=present" : mediaType;
}

/**
 * Returns the entity tag of an export. It changes with every change of the inventory, and when a lot expires. It is weak,
 * because the inventory can change during the export.
 */
async function entityTagOf({ mediaType, searchParams, path }: ApiRequest, reader: Reader): Promise<string> {
  const sequence = await readLatestSequence(reader);
  const [expired] = await reader.run(lastExpired, {});
  const content = [version, path, mediaType, [...searchParams], sequence, expired?.last ?? null];
  return `W/"${hash("sha1", JSON.stringify(content), "base64url")}"`;
}

const lastExpired = prepared<{ last: string | null }>((db, _slot, dialect) =>
  db
    .selectFrom("part_lots")
    .select(({ fn }) => fn.max("expiration_date").as("last"))
    .where("expiration_date", "<=", currentTime(dialect)),
);

function tooManyExports(isOwnerAtLimit: boolean): Problem {
  return isOwnerAtLimit
    ? problem(
        "too-many-requests",
        `A user can have ${maximumExports.perOwner} exports at a time. Wait until one has ended.`,
        retryLater,
      )
    : problem("unavailable", "Too many exports are in progress. Try again later.", retryLater);
}
