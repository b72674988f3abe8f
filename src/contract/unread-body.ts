/**
 * Answers that are given before the request's body was read. Closing a connection with unread data on it makes the
 * operating system reset it, and the client may never see the answer: so the answer is sent, what is still coming is
 * read for a while and thrown away, and only then the connection is closed (as RFC 9112 §9.6 advises).
 */
import type { IncomingMessage, ServerResponse } from "node:http";

const patienceMilliseconds = 2000;
const patienceBytes = 64 * 1024 * 1024;

/** Whether more of the body than `tolerated` bytes may be left, which is too much to read only for a next request. */
export function leavesBodyUnread(request: IncomingMessage, tolerated: number): boolean {
  if (request.complete) return false;
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  return coding !== undefined || (length !== undefined && Number(length) > tolerated);
}

/** Sends the body of an answer whose head is written, with `Connection: close`, then waits for the client to stop. */
export function drainThenEnd(
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
