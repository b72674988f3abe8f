/** Serves the OpenAPI documents with the absolute URL of the instance in `servers`, without parsing the documents. */
import { readAsset } from "../../assets.ts";
import type { BuiltDocument } from "../../assets.ts";
import type { ApiResponse, ApiRequest } from "../../contract/handler.ts";
import type { MemoryCache } from "../../memory-cache.ts";
import { memo } from "../../memory-cache.ts";
import { parseUrl } from "../../url.ts";

type DocumentName = "openapi.json" | BuiltDocument;

interface OpenApiDocumentsOptions {
  readonly cache: MemoryCache;
  /** Returns the absolute URL of the service, without a trailing slash. */
  readonly baseUrl: () => string;
  /** The value of the setting PUBLIC_URL. */
  readonly publicUrl: string | null;
}

/** The URL of the first server in the document, in JSON and in YAML. */
const serverUrl = /(?<="servers":\s*\[\s*\{\s*"url":\s*)"\/"|(?<=^servers:\n\s+- url: )\/$/m;

/** Matches the host and port of a URL. Excludes all characters that could end this part of the URL. */
const hostAndPort = /^[^\s/?#@\\]{1,255}$/;

interface Answer {
  readonly body: Buffer;
  readonly response: ApiResponse;
}

/** Returns a function that returns the document in the requested media type. */
export function createOpenApiDocuments({ cache, baseUrl, publicUrl }: OpenApiDocumentsOptions) {
  // Each of the two compressed forms takes at most a fifth of the size of the document.
  const answers = cache.section<Answer>(({ body }) => 1000 + 1.4 * body.length);

  function build(name: DocumentName, mediaType: string, base: string, reusable: boolean): Answer {
    const body = readWithServer(name, base);
    const content = { mediaType: `${mediaType}; charset=utf-8`, body, reusable };
    return { body, response: { status: 200, content } };
  }

  return (name: DocumentName, { mediaType, host }: ApiRequest): ApiResponse => {
    const own = baseUrl();
    const base = publicUrl ?? originOf(host) ?? own;
    // Clients can send any host, so only the document with the service's own URL is cached, here and by shared caches.
    if (base !== own) {
      return { ...build(name, mediaType, base, false).response, headers: { "Cache-Control": "no-store" } };
    }
    return memo(answers, `${name} ${mediaType} ${base}`, () => build(name, mediaType, base, true)).response;
  };
}

/** Returns the URL that a client used, or `null` if the `Host` header is missing or malformed. */
function originOf(host: string | undefined): string | null {
  return host !== undefined && hostAndPort.test(host) ? (parseUrl(`http://${host}`)?.origin ?? null) : null;
}

/** Returns the document with the absolute URL of the service. */
function readWithServer(name: DocumentName, base: string): Buffer {
  const text = readAsset(name).toString();
  const found = serverUrl.exec(text);
  if (found === null) throw new Error(`${name} has no server with the URL "/".`);
  const end = found.index + found[0].length;
  return Buffer.from(text.slice(0, found.index) + JSON.stringify(base) + text.slice(end));
}
