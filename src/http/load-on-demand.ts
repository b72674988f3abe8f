/** Delays loading parts of the service until a request needs them, so that the service starts faster. */
import { lazilyAsync } from "../util/memoize.ts";
import type { RequestHandler } from "./http-server.ts";

/**
 * Returns a handler that calls `load` for the first request that it accepts, and passes all accepted requests to the
 * loaded handler.
 * @param accepts returns whether a request to a path is accepted. By default, all requests are accepted
 * @example loadOnDemand(async () => (await import("../mcp/create-mcp.ts")).createMcp(options), isMcpPath)
 */
export function loadOnDemand(
  load: () => Promise<RequestHandler>,
  accepts?: (path: string) => boolean,
): RequestHandler {
  const loaded = lazilyAsync(load);
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (accepts?.(path) === false) return false;
    return (await loaded())(request, response);
  };
}
