/**
 * Writes head and body of a response. If the body of the request was not read, closing the connection with unread data
 * on it makes the operating system reset it, and the client may never see the answer: the answer is sent, the rest of the
 * body is read for a while and discarded, and only then the connection is closed (as RFC 9112 §9.6 advises).
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** More unread bytes than this are not worth reading only for the next request on the connection. */
const maximumUnread = 64 * 1024;

const patienceMilliseconds = 2000;
const patienceBytes = 64 * 1024 * 1024;

/** The client has gone away, or an answer was begun. */
export function isGone(response: ServerResponse): boolean {
  return response.destroyed || response.headersSent || response.writableEnded;
}

/** Does nothing if the client has gone away. The answer to HEAD has no body. */
export function writeResponse(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer | null = null,
): Promise<void> | void {
  if (isGone(response)) return;
  const sent = request.method === "HEAD" ? null : body;
  if (!leavesBodyUnread(request)) {
    response.writeHead(status, headers).end(sent ?? undefined);
    return;
  }
  response.writeHead(status, { ...headers, Connection: "close" });
  return drainThenEnd(request, response, sent ?? "");
}

function leavesBodyUnread(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  return coding !== undefined || (length !== undefined && Number(length) > maximumUnread);
}

/** Sends the body of an answer whose head is written, then waits for the client to stop. */
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
      if (drained > patienceBytes) finish();
    };
    const timer = setTimeout(finish, patienceMilliseconds);
    request.on("end", finish).on("error", finish).on("close", finish);
    if (body.length > 0) response.write(body);
    else response.flushHeaders();
    request.on("data", onData).resume();
  });
}
