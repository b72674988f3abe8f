/** Writes responses: serialization, entity tag, compression and common headers. The handlers decide the content. */
import type { IncomingMessage } from "node:http";
import { serialize } from "../../representation/json-text.ts";
import { acceptedCoding, compress, compressionThreshold, inOwnMemory, type Coding } from "./compression.ts";
import type { CorsPolicy } from "./cors.ts";
import { entityTag, matchesTag } from "./etag.ts";
import { dryRunHeaders } from "../pipeline/dry-run.ts";
import type { RequestState } from "../pipeline/request-state.ts";
import type { ApiResponse, Content, EncodedContent } from "../handler.ts";
import type { LargeResponses } from "../limits/large-responses.ts";
import { writeResponse } from "./write-response.ts";

type Respond = (state: RequestState, answer: ApiResponse) => Promise<void>;

/** The `Cache-Control` header of descriptions of the service, which change only with its version. */
const publicCaching = "public, max-age=600";
const privateCaching = "max-age=0, must-revalidate, private";

function cacheControl({ method, route }: RequestState, { status }: ApiResponse): string {
  if (method !== "GET" || status >= 300) return "no-store";
  return route.isServiceDescription ? publicCaching : privateCaching;
}

/**
 * Creates the function that writes responses.
 * @param baseUrl absolute URL of the service as the client sees it, without trailing slash
 */
export function createRespond(
  cors: CorsPolicy,
  baseUrl: (request: IncomingMessage) => string,
  largeResponses: LargeResponses,
): Respond {
  function headersOf(state: RequestState, answer: ApiResponse): Map<string, string> {
    const { request, requestId, rateLimit, principal, now, isDryRun, ignored, route } = state;
    const link = documentationLink(baseUrl(request));
    const ownLink = answer.headers?.["Link"];
    const isRefused = answer.status >= 400;
    return new Map([
      ...Object.entries(route.headers),
      ["X-Request-Id", requestId],
      ...Object.entries(cors.headersFor(request, route.isServiceDescription)),
      ["Cache-Control", cacheControl(state, answer)],
      ...(isRefused || rateLimit === null ? [] : Object.entries(rateLimit.headers(principal, now))),
      ...(isDryRun ? Object.entries(dryRunHeaders) : []),
      ...Object.entries((isRefused ? null : ignored?.headers()) ?? {}),
      ...Object.entries(answer.headers ?? {}),
      ["Link", ownLink === undefined ? link : `${ownLink}, ${link}`],
    ]);
  }

  return async (state, answer) => {
    const { request, response, head } = state;
    const headers = headersOf(state, answer);
    if (answer.send !== undefined) {
      // A stream reads its data in small parts while the client receives it.
      state.finishBuilding?.();
      for (const [name, value] of headers) response.setHeader(name, value);
      return answer.send(request, response);
    }

    const content = contentOf(state, answer);
    if (content === null) return writeResponse(state, answer.status, headers);
    const setBytes = largeResponses.countUnsent(state, content);
    state.finishBuilding?.();
    const { body, coding, etag } = await prepare(state, answer, content);
    setBytes?.(head ? 0 : body.length);
    if (etag !== null) headers.set("ETag", etag);
    if (isNotModified(state, answer, etag)) return writeResponse(state, 304, headers);
    headers.set("Content-Type", content.mediaType);
    headers.set("Content-Length", String(body.length));
    if (coding !== null) headers.set("Content-Encoding", coding);
    return writeResponse(state, answer.status, headers, body);
  };
}

function contentOf({ contentType }: RequestState, { content, document }: ApiResponse): Content | null {
  if (content !== undefined) return content;
  return document === undefined ? null : { mediaType: contentType, body: Buffer.from(serialize(document)) };
}

/** Whether `If-None-Match` turns the response to a read into 304 (RFC 9110 §13.1.2). */
function isNotModified(state: RequestState, { status }: ApiResponse, etag: string | null): boolean {
  const { method, ifNoneMatch } = state;
  return (
    method === "GET" &&
    status === 200 &&
    ifNoneMatch !== null &&
    etag !== null &&
    matchesTag(ifNoneMatch, etag)
  );
}

async function prepare(state: RequestState, answer: ApiResponse, content: Content): Promise<EncodedContent> {
  const { request, head } = state;
  const accepted = head ? null : acceptedCoding(request.headers["accept-encoding"]);
  const coding = content.body.length >= compressionThreshold ? accepted : null;
  const tagged =
    answer.status < 300 &&
    (state.method === "GET" || answer.version !== undefined) &&
    answer.untagged !== true;
  const version = tagged ? (answer.version ?? null) : undefined;
  if (content.reusable !== true) return prepareContent(content, coding, version);
  const variants = (content.prepared ??= new Map<Coding | null, Promise<EncodedContent>>());
  const known = variants.get(coding);
  if (known !== undefined) return known;
  const variant = prepareReusable(content, coding, version);
  variants.set(coding, variant);
  // Remove a failed attempt from the cache, so that the next request tries again.
  variant.catch(() => variants.delete(coding));
  return variant;
}

async function prepareReusable(...given: Parameters<typeof prepareContent>): Promise<EncodedContent> {
  const made = await prepareContent(...given);
  return { ...made, body: inOwnMemory(made.body) };
}

/**
 * Compresses and hashes content.
 * @param version `undefined` for content without an entity tag
 */
async function prepareContent(
  content: Content,
  coding: Coding | null,
  version: number | null | undefined,
): Promise<EncodedContent> {
  // Encode the body here. Otherwise, the digest, the length and the socket would each encode the body again.
  const body = typeof content.body === "string" ? Buffer.from(content.body) : content.body;
  const etag = version === undefined ? null : entityTag(version, body, coding);
  return { body: coding === null ? body : await compress(coding, body), coding, etag };
}

/** Returns the value of `Link` for a URL of the service. Characters that end a URL in a header are removed. */
function documentationLink(base: string): string {
  const url = base.replace(/[^\x21\x23-\x3b\x3d\x3f-\x7e]/g, "");
  return `<${url}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`;
}
