/** Connects the end of a connection to the standard way of cancelling work. */
import type { ServerResponse } from "node:http";
import { ClientDisconnected } from "../body/body.ts";

/** Returns a signal that aborts when the connection of the response closes. */
export function closeSignal(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  // With another reason, the request would be logged as failed.
  const abort = (): void => closed.abort(new ClientDisconnected("The client disconnected."));
  if (response.destroyed) abort();
  else response.once("close", abort);
  return closed.signal;
}
