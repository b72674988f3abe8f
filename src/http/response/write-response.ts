/**
 * Writes the head and body of a response. If part of the request body is unread, closing the connection would make the
 * operating system reset it, and the client might never see the response. Therefore, the response is sent first. The
 * rest of the request body is then read and discarded for a limited time before the connection is closed (RFC 9112
 * §9.6).
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** If more bytes than this are unread, the connection is closed instead of reused. */
const maximumUnread = 64 * 1024;

const drainTimeoutMilliseconds = 2000;
const maximumDrainedBytes = 64 * 1024 * 1024;

/** Whether the client has disconnected or a response was started. */
export function isClosedOrStarted(response: ServerResponse): boolean {
  return response.destroyed || response.headersSent || response.writableEnded;
}

/**
 * Writes a response. Does nothing if the client has disconnected or a response was started. The response to HEAD has no
 * body.
 * @example await writeResponse({ request, response }, 200, { "Content-Type": "text/plain" }, "OK")
 */
export async function writeResponse(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  status: number,
  headers: OutgoingHttpHeaders | Map<string, string>,
  body: string | Buffer | null = null,
): Promise<void> {
  if (isClosedOrStarted(response)) return;
  const sent = request.method === "HEAD" ? null : body;
  const list = headers instanceof Map ? listOf(headers) : headers;
  if (!leavesBodyUnread(request)) {
    response.writeHead(status, list).end(sent ?? undefined);
    return;
  }
  response.shouldKeepAlive = false;
  response.writeHead(status, list);
  return drainThenEnd(request, response, sent ?? "");
}

/** Returns the names and values in turns, which Node.js takes without copying them. */
function listOf(headers: ReadonlyMap<string, string>): string[] {
  const list: string[] = [];
  for (const [name, value] of headers) list.push(name, value);
  return list;
}

function leavesBodyUnread(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  return coding !== undefined || (length !== undefined && Number(length) > maximumUnread);
}

/** Sends the body, discards the rest of the request body, then closes the connection. */
function drainThenEnd(
  request: IncomingMessage,
  response: ServerResponse,
  body: string | Buffer,
): Promise<void> {
  return new Promise((resolve) => {
    let drained = 0;
    const finish = (): void => {
      clearTimeout(timer);
      request.off("data", onData).off("end", finish).off("error", finish).off("close", finish);
      if (!response.destroyed) response.end();
      resolve();
    };
    const onData = (chunk: Buffer): void => {
      drained += chunk.length;
      if (drained > maximumDrainedBytes) finish();
    };
    const timer = setTimeout(finish, drainTimeoutMilliseconds);
    request.on("end", finish).on("error", finish).on("close", finish);
    if (body.length > 0) response.write(body);
    else response.flushHeaders();
    request.on("data", onData).resume();
  });
}
