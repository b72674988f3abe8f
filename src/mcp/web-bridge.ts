/** Between Node's HTTP server and the protocol's library, which speaks the Fetch standard's `Request` and `Response`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import { bodyLimit } from "../contract/body.ts";
import { acceptedCoding, compress, compressedFrom } from "../contract/compression.ts";
import { drainThenEnd, leavesBodyUnread } from "../contract/unread-body.ts";

/** What the library looks at. Credentials stay out of its reach. */
const passed = /^(?:accept|content-type|last-event-id|mcp-.+)$/;

const eventStream = /^text\/event-stream(?:;|$)/i;

/**
 * A request without its body, which was read before. A client that takes anything gets what the protocol's clients have
 * to accept.
 * @param signal aborts when the client goes away
 */
export function toWebRequest(
  { headers, method }: IncomingMessage,
  url: string,
  signal: AbortSignal,
): Request {
  const fields = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && passed.test(name) ? [[name, value]] : [],
  );
  const { accept = "*/*" } = headers;
  const request = new Request(url, { method: method ?? "POST", headers: fields, signal });
  if (/\*\/\*(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) {
    request.headers.set("Accept", "application/json, text/event-stream");
  }
  return request;
}

/**
 * Sends an answer: a stream of events as it comes, at the pace of the client, anything else in one piece. A client that
 * has gone away in the meantime is nobody's fault.
 * @param extra headers of every answer; those of the answer itself replace them
 */
export async function sendWebResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
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
  if (response.destroyed) return;
  const unread = leavesBodyUnread(request, bodyLimit);
  if (unread) headers["Connection"] = "close";
  const coding = bytes.length >= compressedFrom ? acceptedCoding(request.headers["accept-encoding"]) : null;
  const body = coding === null ? bytes : await compress(coding, bytes);
  if (coding !== null) headers["Content-Encoding"] = coding;
  if (answer.status !== 204) headers["Content-Length"] = String(body.length);
  if (response.destroyed) return;
  response.writeHead(answer.status, headers);
  if (unread) await drainThenEnd(request, response, body);
  else response.end(body);
}

async function sendEvents(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const gone = new AbortController();
  const onClose = (): void => {
    gone.abort();
    // Ends the reading below, whose failure is told there.
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
