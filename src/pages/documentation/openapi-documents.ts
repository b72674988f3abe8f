/**
 * Serves the OpenAPI documents with the absolute URL of the instance in `servers`. Each document is stored as the text
 * before and after this URL, so that a request need not parse the document.
 */
import { readAsset } from "../../assets.ts";
import type { BuiltDocument } from "../../assets.ts";
import type { ApiResponse, ApiRequest } from "../../contract/handler.ts";
import { parseUrl } from "../../url.ts";

type DocumentName = "openapi.json" | BuiltDocument;

interface OpenApiDocumentsOptions {
  /** Returns the absolute URL of the service, without a trailing slash. */
  readonly baseUrl: () => string;
  /** The value of the setting PUBLIC_URL. */
  readonly publicUrl: string | null;
}

/** The URL of the first server in the document, in JSON and in YAML. */
const serverUrl = /(?<="servers":\s*\[\s*\{\s*"url":\s*)"\/"|(?<=^servers:\n\s+- url: )\/$/m;

/** Matches the host and port of a URL. Excludes all characters that could end this part of the URL. */
const hostAndPort = /^[^\s/?#@\\]{1,255}$/;

/** Returns a function that returns the document in the requested media type. Each file is read on first use. */
export function createOpenApiDocuments({ baseUrl, publicUrl }: OpenApiDocumentsOptions) {
  const halves = new Map<DocumentName, readonly [string, string]>();
  const answers = new Map<string, { readonly base: string; readonly answer: ApiResponse }>();

  function halvesOf(name: DocumentName): readonly [string, string] {
    const known = halves.get(name);
    if (known !== undefined) return known;
    const read = splitAtServer(name);
    halves.set(name, read);
    return read;
  }

  function build(name: DocumentName, mediaType: string, base: string, reusable: boolean): ApiResponse {
    const [before, after] = halvesOf(name);
    const body = `${before}${JSON.stringify(base)}${after}`;
    return { status: 200, content: { mediaType: `${mediaType}; charset=utf-8`, body, reusable } };
  }

  return (name: DocumentName, { mediaType, host }: ApiRequest): ApiResponse => {
    const own = baseUrl();
    const base = publicUrl ?? originOf(host) ?? own;
    // Clients can send any host, so only the document with the service's own URL is cached, here and by shared caches.
    if (base !== own) {
      return { ...build(name, mediaType, base, false), headers: { "Cache-Control": "no-store" } };
    }
    const key = `${name} ${mediaType}`;
    const kept = answers.get(key);
    if (kept?.base === base) return kept.answer;
    const answer = build(name, mediaType, base, true);
    answers.set(key, { base, answer });
    return answer;
  };
}

/** Returns the URL that a client used, or `null` if the `Host` header is missing or malformed. */
function originOf(host: string | undefined): string | null {
  return host !== undefined && hostAndPort.test(host) ? (parseUrl(`http://${host}`)?.origin ?? null) : null;
}

function splitAtServer(name: DocumentName): readonly [string, string] {
  const text = readAsset(name).toString();
  const found = serverUrl.exec(text);
  if (found === null) throw new Error(`${name} has no server with the URL "/".`);
  return [text.slice(0, found.index), text.slice(found.index + found[0].length)];
}
