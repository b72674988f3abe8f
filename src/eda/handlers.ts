/** The handlers of the KiCad HTTP library. What the answers hold is decided in `catalogue.ts`. */
import { forbidden } from "../contract/authorize.ts";
import type { Answer, ApiRequest, Content } from "../contract/handler.ts";
import type { KicadConfig } from "../config.ts";
import type { Reader, Store } from "../database/store.ts";
import { problem } from "../errors.ts";
import type { Catalogue } from "./catalogue.ts";
import { readCategories, readPart, readPartsOfCategory } from "./catalogue.ts";
import type { KicadSettings } from "./kicad-settings.ts";

export interface EdaOptions {
  readonly store: Store;
  readonly config: KicadConfig;
  /** Address of the service, without a slash at its end. */
  readonly baseUrl: () => string;
}

export function edaHandlers({ store, config, baseUrl }: EdaOptions) {
  const settings = (): KicadSettings => ({ ...config, baseUrl: baseUrl() });

  /** @throws {Problem} 404 where there is nothing to read */
  async function body(
    _key: string,
    read: (reader: Reader, settings: KicadSettings) => Promise<Catalogue | null>,
  ): Promise<Content> {
    const found = await store.readTransaction((reader) => read(reader, settings()));
    if (found === null) throw problem("not-found");
    return { mediaType: "application/json", body: found.body };
  }

  return {
    getKicadRoot: (): Answer => ({ status: 200, content: root }),
    listKicadCategories: async (): Promise<Answer> =>
      cached(300, await body("categories", (reader, present) => readCategories(reader, present))),
    listKicadParts: async ({ principal, pathParameters, query }: ApiRequest): Promise<Answer> => {
      const refusal = principal.refusal("categories.read");
      if (refusal !== null) throw forbidden(refusal);
      const id = Number(pathParameters["id"]);
      const minimal = query["minimal"] === true;
      const content = await body(`category ${id} ${minimal}`, (reader, present) =>
        readPartsOfCategory(reader, present, id, minimal),
      );
      return cached(300, content);
    },
    getKicadPart: async ({ id }: ApiRequest): Promise<Answer> =>
      cached(60, await body(`part ${id}`, (reader, present) => readPart(reader, present, id ?? 0))),
  };
}

const root: Content = { mediaType: "application/json", body: '{"categories":"","parts":""}', reusable: true };

/** For proxies and clients other than KiCad, which never asks whether an answer is still the same. */
function cached(seconds: number, content: Content): Answer {
  const headers = { "Cache-Control": `max-age=${seconds}, must-revalidate, private` };
  return { status: 200, content, headers };
}
