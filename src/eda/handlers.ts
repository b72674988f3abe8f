/** The handlers of the KiCad HTTP library. What the answers hold is decided in `catalogue.ts`. */
import { forbidden } from "../contract/authorize.ts";
import type { ApiResponse, ApiRequest, Content } from "../contract/handler.ts";
import type { KicadConfig } from "../config.ts";
import { plainJson } from "../contract/negotiate.ts";
import type { Reader, Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { problem } from "../errors.ts";
import { hasCategory, readCategories, readPart, readPartsOfCategory } from "./catalogue.ts";
import type { KicadSettings } from "./part-record.ts";
import { createReadyBodies } from "./ready-bodies.ts";
import type { BodyOptions } from "./ready-bodies.ts";
import { showsInFields, showsInNames } from "./what-shows.ts";

interface EdaOptions {
  readonly store: Store;
  readonly config: KicadConfig;
  /** Address of the service, without a slash at its end. */
  readonly baseUrl: () => string;
  /** Memory of ready-made bodies. */
  readonly cacheBytes: number;
}

export function edaHandlers({ store, config, baseUrl, cacheBytes }: EdaOptions) {
  const bodies = createReadyBodies({ store, maximumBytes: cacheBytes });
  const inFields = showsInFields(config);

  /** @throws {Problem} 404 where there is nothing to read */
  function body(
    what: string,
    now: Date,
    read: (reader: Reader, settings: KicadSettings) => Promise<string | Buffer | null>,
    options: BodyOptions,
  ): Promise<Content> {
    const settings = { ...config, baseUrl: baseUrl() };
    const make = async (reader: Reader): Promise<string | Buffer> => {
      const made = await read(reader, settings);
      if (made === null) throw problem("not-found");
      return made;
    };
    return bodies.content(`${what} of ${settings.baseUrl}`, now, make, options);
  }

  return {
    getKicadRoot: (): ApiResponse => ({ status: 200, content: root }),
    listKicadCategories: async ({ now }: ApiRequest): Promise<ApiResponse> =>
      cached(300, await body("categories", now, readCategories, { shows: showsInNames })),
    listKicadParts: async ({ principal, pathParameters, query, now }: ApiRequest): Promise<ApiResponse> => {
      const refusal = principal.refusal("categories.read");
      if (refusal !== null) throw forbidden(refusal);
      // All parts are in one category then, whichever is asked for.
      const id = config.categoryDepth < 0 ? 0 : Number(pathParameters["id"]);
      const minimal = query["minimal"] === true;
      const read = (reader: Reader, settings: KicadSettings): Promise<Buffer | null> =>
        readPartsOfCategory(reader, settings, id, { now: timestamp(now), minimal });
      const content = await body(`category ${id} ${minimal}`, now, read, {
        shows: minimal ? showsInNames : inFields,
        size: "large",
        check: async (reader) => {
          if (!(await hasCategory(reader, config, id))) throw problem("not-found");
        },
      });
      return cached(300, content);
    },
    getKicadPart: async ({ id, now }: ApiRequest): Promise<ApiResponse> => {
      const read = (reader: Reader, settings: KicadSettings): Promise<string | null> =>
        readPart(reader, settings, id ?? 0, timestamp(now));
      return cached(60, await body(`part ${id}`, now, read, { shows: inFields }));
    },
  };
}

const mediaType = `${plainJson}; charset=utf-8`;

const root: Content = { mediaType, body: '{"categories":"","parts":""}', reusable: true };

/** For proxies and clients other than KiCad, which never asks whether an answer is still the same. */
function cached(seconds: number, content: Content): ApiResponse {
  const headers = { "Cache-Control": `max-age=${seconds}, must-revalidate, private` };
  return { status: 200, content, headers };
}
