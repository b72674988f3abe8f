/**
 * Handles the operations of the KiCad HTTP library API, whose bodies `catalogue.ts` creates, and
 * `GET /api/parts/{id}/kicad`.
 */
import { forbidden } from "../http/pipeline/authorize.ts";
import type { ApiResponse, ApiRequest, Content } from "../http/handler.ts";
import type { KicadConfig } from "../config/config.ts";
import { inOwnMemory } from "../http/response/compression.ts";
import { plainJson } from "../http/request/negotiate.ts";
import type { Reader, Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { problem } from "../util/errors.ts";
import { changeVersion } from "../history/change-version.ts";
import { nextExpiry } from "../history/next-expiry.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { createFairQueue } from "../util/queue/fair-queue.ts";
import { documentWriter, type Writer } from "../representation/document-writer.ts";
import type { Document } from "../representation/row-plan.ts";
import { readCategories, readPart, readPartsOfCategory } from "./catalogue.ts";
import { readPartInKicad, type PartInKicad, type SourcedText } from "./part-in-kicad.ts";
import type { KicadSettings } from "./part-record.ts";

interface EdaOptions {
  readonly store: Store;
  readonly config: KicadConfig;
  /** Returns the absolute URL of the service, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly cache: MemoryCache;
}

export function edaHandlers({ store, config, baseUrl, cache }: EdaOptions) {
  const bodies = cache.section();
  // Creating a large list takes much memory.
  const lists = createFairQueue({ name: "kicad_lists", total: 1 });

  /**
   * Returns the response body until an element changes or a lot expires, or creates it with `read` from one snapshot.
   * @param now the time at which the body must be valid; lots that expire at or before this time count as expired
   * @throws {Problem} 404 if `read` returns `null`
   */
  async function body(
    what: string,
    now: Date,
    read: (reader: Reader, settings: KicadSettings) => Promise<string | Buffer | null>,
    isLarge = false,
  ): Promise<Content> {
    const settings = { ...config, baseUrl: baseUrl() };
    return bodies.cached({
      key: `${what} of ${settings.baseUrl}`,
      version: await changeVersion(store.read),
      now,
      nextChange: () => nextExpiry(store.read, now),
      read: async () => {
        const make = () => store.readTransaction((reader) => read(reader, settings));
        const made = await (isLarge ? lists.run("", make) : make());
        if (made === null) throw problem("not-found");
        const bytes = inOwnMemory(typeof made === "string" ? Buffer.from(made) : made);
        return { mediaType, body: bytes, reusable: true };
      },
      // A compressed form of a list takes at most an eighth of the size of the body.
      bytes: (content) => 1.25 * content.body.length + 3000,
    });
  }

  return {
    getKicadRoot: async (): Promise<ApiResponse> => ({ status: 200, content: root }),
    listKicadCategories: async ({ now }: ApiRequest): Promise<ApiResponse> =>
      cached(300, await body("categories", now, readCategories)),
    listKicadParts: async ({ principal, pathParameters, query, now }: ApiRequest): Promise<ApiResponse> => {
      const refusal = principal.refusal("categories.read");
      if (refusal !== null) throw forbidden(refusal);
      // With a negative depth, one category contains all parts, and the ID in the path is ignored.
      const id = config.categoryDepth < 0 ? 0 : Number(pathParameters["id"]);
      const minimal = query["minimal"] === true;
      const read = (reader: Reader, settings: KicadSettings): Promise<Buffer | null> =>
        readPartsOfCategory(reader, settings, id, { now: timestamp(now), minimal });
      return cached(300, await body(`category ${id} ${minimal}`, now, read, true));
    },
    getPartInKicad: async ({ id, format, path }: ApiRequest): Promise<ApiResponse> => {
      const found = await store.readTransaction((reader) =>
        readPartInKicad(reader, id ?? 0, config.categoryDepth),
      );
      if (found === null) throw problem("not-found");
      return { status: 200, document: kicadDocument(documentWriter(format), path, found) };
    },
    getKicadPart: async ({ id, now }: ApiRequest): Promise<ApiResponse> => {
      const read = (reader: Reader, settings: KicadSettings): Promise<string | null> =>
        readPart(reader, settings, id ?? 0, timestamp(now));
      return cached(60, await body(`part ${id}`, now, read));
    },
  };
}

function kicadDocument(write: Writer, path: string, found: PartInKicad): Document {
  const { part, decidedBy, category, symbol, footprint, reference, value, ...rest } = found;
  const text = (sourced: SourcedText | null): Document | undefined =>
    sourced === null ? undefined : write.value("PartKicadText", { ...sourced });
  return write.root("PartInKicad", path, {
    part: write.entity("Part", part),
    ...rest,
    decided_by: decidedBy,
    category: category ?? undefined,
    symbol: text(symbol),
    footprint: text(footprint),
    reference: text(reference),
    value: text(value),
  });
}

const mediaType = `${plainJson}; charset=utf-8`;

const root: Content = { mediaType, body: '{"categories":"","parts":""}', reusable: true };

/** Adds caching headers for proxies and for clients that send conditional requests, which KiCad does not. */
function cached(seconds: number, content: Content): ApiResponse {
  const headers = { "Cache-Control": `max-age=${seconds}, must-revalidate, private` };
  return { status: 200, content, headers };
}
