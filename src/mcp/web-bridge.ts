/**
 * Converts requests and responses between Node's HTTP server and the MCP library. The library uses `Request` and
 * `Response` of the Fetch standard.
 */
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedCoding, compress, compressionThreshold } from "../http/response/compression.ts";
import type { RequestContext } from "../http/request-lifecycle.ts";
import { securityHeaders } from "../http/response/security-headers.ts";
import { writeResponse } from "../http/response/write-response.ts";
import type { RequestCaller } from "./protocol-server.ts";

/** The headers that are passed to the library. Credentials are not passed. */
const passed = /^(?:accept|content-type|last-event-id|mcp-.+)$/;

const eventStream = /^text\/event-stream(?:;|$)/i;

const defaultHeaders: Readonly<Record<string, string>> = Object.freeze({
  ...securityHeaders,
  "Cache-Control": "no-store",
  Vary: "Authorization, Origin, Accept, Accept-Encoding",
});

/** A request with its caller. The library passes this request to the function that creates the protocol server. */
type McpRequest = Request & { readonly caller: RequestCaller };

export function isMcpRequest(request: Request | undefined): request is McpRequest {
  return request !== undefined && "caller" in request;
}

/**
 * Converts a request without its body, which was already read. If the client accepts any type, the converted request
 * has the `Accept` header that the protocol requires.
 * @param signal aborted when the client disconnects
 */
export function toWebRequest(
  { headers, method }: IncomingMessage,
  url: string,
  signal: AbortSignal,
  caller: RequestCaller,
): McpRequest {
  const fields = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && passed.test(name) ? [[name, value]] : [],
  );
  const { accept = "*/*" } = headers;
  const request = new Request(url, { method: method ?? "POST", headers: fields, signal });
  if (/\*\/\*(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) {
    request.headers.set("Accept", "application/json, text/event-stream");
  }
  return Object.assign(request, { caller });
}

/**
 * Sends a response. An event stream is sent at the speed of the client, any other body at once. If the client
 * disconnects, no error is thrown.
 * @param originHeaders default headers, which the headers of the response override
 */
export async function sendWebResponse(
  context: RequestContext,
  answer: Response,
  originHeaders: Readonly<Record<string, string>>,
): Promise<void> {
  const { request, response, requestId } = context;
  const extra = { ...defaultHeaders, ...originHeaders, "X-Request-Id": requestId };
  const { connection: _, ...own } = Object.fromEntries(answer.headers);
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries(extra).filter(([name]) => own[name.toLowerCase()] === undefined),
  );
  Object.assign(headers, own);
  if (answer.body !== null && eventStream.test(own["content-type"] ?? "")) {
    if (response.destroyed) return answer.body.cancel();
    response.writeHead(answer.status, headers).flushHeaders();
    return sendEvents(answer.body, response);
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  const coding =
    bytes.length >= compressionThreshold ? acceptedCoding(request.headers["accept-encoding"]) : null;
  const body = coding === null ? bytes : await compress(coding, bytes);
  if (coding !== null) headers["Content-Encoding"] = coding;
  if (answer.status !== 204) headers["Content-Length"] = String(body.length);
  return writeResponse(context, answer.status, headers, body);
}

async function sendEvents(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const gone = new AbortController();
  const onClose = (): void => {
    gone.abort();
    // Canceling the reader ends the loop below. The loop also handles the error.
    reader.cancel().catch(() => undefined);
  };
  response.once("close", onClose);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || response.destroyed) break;
      if (!response.write(value)) await once(response, "drain", { signal: gone.signal });
    }
    if (!response.destroyed) response.end();
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  } finally {
    response.off("close", onClose);
  }
}
