/** Writes responses: serialization, entity tag, compression and common headers. The handlers decide the content. */
import { piecesOf } from "../representation/json-text.ts";
import { acceptedCoding, compress, compressionThreshold, inOwnMemory, type Coding } from "./compression.ts";
import type { CorsPolicy } from "./cors.ts";
import { createEncodePieces } from "./encode-pieces.ts";
import { entityTag, matchesTag } from "./etag.ts";
import type { Exchange } from "./exchange.ts";
import type { ApiResponse, Content, Prepared } from "./handler.ts";
import { setHeader, setHeaders } from "./header-list.ts";
import type { LargeResponses } from "./large-responses.ts";
import { writeResponse } from "./write-response.ts";

type Respond = (exchange: Exchange, answer: ApiResponse) => Promise<void> | void;

/** Headers that prevent browsers from rendering or embedding data. */
export const securityHeaders = Object.freeze({
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
});

/** The `Cache-Control` header of descriptions of the service, which change only with its version. */
const publicCaching = "public, max-age=600";
const privateCaching = "max-age=0, must-revalidate, private";

function cacheControl({ method, isServiceDescription }: Exchange, { status }: ApiResponse): string {
  if (method !== "GET" || status >= 300) return "no-store";
  return isServiceDescription ? publicCaching : privateCaching;
}

/**
 * Creates the function that writes responses.
 * @param linkBase absolute URL of the service as the client sees it, without trailing slash
 */
export function createRespond(
  cors: CorsPolicy,
  linkBase: (exchange: Exchange) => string,
  largeResponses: LargeResponses,
): Respond {
  const encode = createEncodePieces();

  function contentOf({ contentType }: Exchange, { content, document }: ApiResponse): Content | null {
    if (content !== undefined) return content;
    return document === undefined ? null : { mediaType: contentType, body: encode(piecesOf(document)) };
  }

  function headersOf(exchange: Exchange, answer: ApiResponse): string[] {
    const { request, requestId, rateLimit, principal, now, ignored } = exchange;
    const headers = [...exchange.routeHeaders, "X-Request-Id", requestId];
    setHeaders(headers, cors.headersFor(request, exchange.isServiceDescription));
    setHeader(headers, "Cache-Control", cacheControl(exchange, answer));
    if (answer.status < 400) {
      if (rateLimit !== null && principal !== null) setHeaders(headers, rateLimit.headers(principal, now));
      const ignoredNames = ignored?.headers() ?? null;
      if (ignoredNames !== null) setHeaders(headers, ignoredNames);
    }
    if (answer.headers !== undefined) setHeaders(headers, answer.headers);
    const link = documentationLink(linkBase(exchange));
    const ownLink = answer.headers?.["Link"];
    setHeader(headers, "Link", ownLink === undefined ? link : `${ownLink}, ${link}`);
    return headers;
  }

  function write(
    exchange: Exchange,
    answer: ApiResponse,
    headers: string[],
    { mediaType }: Content,
    { body, coding, etag }: Prepared,
  ): Promise<void> | void {
    if (etag !== null) setHeader(headers, "ETag", etag);
    if (isNotModified(exchange, answer, etag)) return writeResponse(exchange, 304, headers);
    setHeader(headers, "Content-Type", mediaType);
    setHeader(headers, "Content-Length", String(body.length));
    if (coding !== null) setHeader(headers, "Content-Encoding", coding);
    return writeResponse(exchange, answer.status, headers, body);
  }

  return (exchange, answer) => {
    const { request, response, head } = exchange;
    const headers = headersOf(exchange, answer);
    if (answer.send !== undefined) {
      // A stream reads its data in small parts while the client receives it.
      exchange.finishBuilding?.();
      for (let index = 0; index < headers.length; index += 2)
        response.setHeader(headers[index] ?? "", headers[index + 1] ?? "");
      return answer.send(request, response);
    }

    const content = contentOf(exchange, answer);
    if (content === null) return writeResponse(exchange, answer.status, headers);
    const setBytes = largeResponses.countUnsent(exchange, content);
    exchange.finishBuilding?.();
    const send = (prepared: Prepared): Promise<void> | void => {
      setBytes(head ? 0 : prepared.body.length);
      return write(exchange, answer, headers, content, prepared);
    };
    const prepared = prepare(exchange, answer, content);
    return prepared instanceof Promise ? prepared.then(send) : send(prepared);
  };
}

/** Whether `If-None-Match` turns the response to a read into 304 (RFC 9110 §13.1.2). */
function isNotModified(exchange: Exchange, { status }: ApiResponse, etag: string | null): boolean {
  const { method, ifNoneMatch } = exchange;
  return (
    method === "GET" &&
    status === 200 &&
    ifNoneMatch !== null &&
    etag !== null &&
    matchesTag(ifNoneMatch, etag)
  );
}

function prepare(exchange: Exchange, answer: ApiResponse, content: Content): Prepared | Promise<Prepared> {
  const { request, head } = exchange;
  const accepted = head ? null : acceptedCoding(request.headers["accept-encoding"]);
  const coding = content.body.length >= compressionThreshold ? accepted : null;
  const tagged = answer.status < 300 && (exchange.method === "GET" || answer.version !== undefined);
  const encode = () => prepareContent(content, coding, tagged ? (answer.version ?? null) : undefined);
  if (content.reusable !== true) return encode();
  const variants = (content.prepared ??= new Map<Coding | null, Prepared | Promise<Prepared>>());
  const known = variants.get(coding);
  if (known !== undefined) return known;
  const keep = (made: Prepared): Prepared => {
    const variant = { ...made, body: inOwnMemory(made.body) };
    variants.set(coding, variant);
    return variant;
  };
  const encoded = encode();
  if (!(encoded instanceof Promise)) return keep(encoded);
  const variant = encoded.then(keep);
  variants.set(coding, variant);
  // Remove a failed attempt from the cache, so that the next request tries again.
  variant.catch(() => variants.delete(coding));
  return variant;
}

/**
 * Compresses and hashes content.
 * @param version `undefined` for content without an entity tag
 */
function prepareContent(
  content: Content,
  coding: Coding | null,
  version: number | null | undefined,
): Prepared | Promise<Prepared> {
  // Encode the body here. Otherwise, the digest, the length and the socket would each encode the body again.
  const body = typeof content.body === "string" ? Buffer.from(content.body) : content.body;
  const etag = version === undefined ? null : entityTag(version, body, coding);
  if (coding === null) return { body, coding, etag };
  return compress(coding, body).then((compressed) => ({ body: compressed, coding, etag }));
}

/** Returns the value of `Link` for a URL of the service. Characters that end a URL in a header are removed. */
function documentationLink(base: string): string {
  const url = base.replace(/[^\x21\x23-\x3b\x3d\x3f-\x7e]/g, "");
  return `<${url}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`;
}
