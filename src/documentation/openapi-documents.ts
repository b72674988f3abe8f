/**
 * Serves the OpenAPI documents with the absolute URLs of the instance in `servers`, `externalDocs` and the OAuth flows,
 * without parsing the documents. Some tools refuse a document with relative URLs of OAuth flows.
 */
import { readAsset, type BuiltDocument } from "../util/assets.ts";
import type { ApiResponse, ApiRequest, Content } from "../http/handler.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { parseUrl } from "../util/url.ts";

type DocumentName = "openapi.json" | BuiltDocument;

interface OpenApiDocumentsOptions {
  readonly cache: MemoryCache;
  /** Returns the absolute URL of the service, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly publicUrl: string | null;
}

/**
 * The places of the service's URL in JSON and in YAML: the slash that is the URL of the first server, the default address
 * in `externalDocs`, and the positions before the path of each URL of an OAuth flow.
 */
const ownUrls = new RegExp(
  [
    String.raw`(?<="servers":\s*\[\s*\{\s*"url":\s*")/(?=")`,
    String.raw`(?<=^servers:\n\s+- url: )/$`,
    String.raw`http://127\.0\.0\.1:8080(?=/api/docs/reference)`,
    String.raw`(?=/oauth/)(?<=(?:authorization|token|refresh)Url"?:\s*"?)`,
  ].join("|"),
  "gm",
);

/** Matches the host and port of a URL. Excludes all characters that could end this part of the URL. */
const hostAndPort = /^[^\s/?#@\\]{1,255}$/;

/** Returns a function that returns the document in the requested media type. */
export function createOpenApiDocuments({ cache, baseUrl, publicUrl }: OpenApiDocumentsOptions) {
  const documents = cache.section();
  return (name: DocumentName, { mediaType, host }: ApiRequest): ApiResponse => {
    const own = baseUrl();
    const base = publicUrl ?? originOf(host) ?? own;
    const build = (): Content => ({
      mediaType: `${mediaType}; charset=utf-8`,
      body: readWithUrls(name, base),
      reusable: base === own,
    });
    // Clients can send any host, so only the document with the service's own URL is cached, here and by shared caches.
    if (base !== own) return { status: 200, content: build(), headers: { "Cache-Control": "no-store" } };
    // Each of the two compressed forms takes at most a fifth of the size of the document.
    const bytes = ({ body }: Content) => 1000 + 1.4 * body.length;
    const key = `${name} ${mediaType} ${base}`;
    return { status: 200, content: documents.memo({ key, bytes, compute: build }) };
  };
}

/** Returns the URL that a client used, or `null` if the `Host` header is missing or malformed. */
function originOf(host: string | undefined): string | null {
  return host !== undefined && hostAndPort.test(host) ? (parseUrl(`http://${host}`)?.origin ?? null) : null;
}

/** Returns the document with the absolute URLs of the service. */
function readWithUrls(name: DocumentName, base: string): Buffer {
  return Buffer.from(
    readAsset(name)
      .toString()
      .replace(ownUrls, () => base),
  );
}
