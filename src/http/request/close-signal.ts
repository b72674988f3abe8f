/** Connects the end of a connection to the standard way of cancelling work. */
import type { ServerResponse } from "node:http";

/** Returns a signal that aborts when the connection of the response closes. */
export function closeSignal(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once("close", () => closed.abort());
  return closed.signal;
}
