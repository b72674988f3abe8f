/**
 * Logs when the event loop has been blocked for more than a second, with the requests in progress at that time. The most
 * recent requests come first, because blocking work usually runs soon after its request starts.
 */
import type { IncomingMessage } from "node:http";
import type { Logger } from "../handler.ts";

/** Identifies a request in the log. */
interface RequestIdentity {
  readonly requestId: string;
  /**
   * The operation, for example "listParts", "MCP tool search_parts" or "page GET /parts/{id}". Null until the operation
   * is known.
   */
  readonly operation: string | null;
}

interface Running {
  readonly request: IncomingMessage;
  readonly started: number;
  readonly identity: RequestIdentity;
}

const blockedMilliseconds = 1000;
const tickMilliseconds = 100;
const maximumListed = 10;

export type EventLoopWatchdog = ReturnType<typeof createEventLoopWatchdog>;

export function createEventLoopWatchdog(logger: Pick<Logger, "warn">) {
  const running = new Map<IncomingMessage, Running>();
  // Requests that ended since the last tick and ran long enough to have blocked the event loop.
  let ended: Running[] = [];
  let ticked = performance.now();
  const tick = (): void => {
    const now = performance.now();
    const milliseconds = now - ticked;
    ticked = now;
    if (milliseconds > blockedMilliseconds) {
      // Requests that started later cannot be the cause, because no request starts while the event loop is blocked.
      const duringBlock = now - milliseconds / 2;
      const requests = [...ended, ...running.values()]
        .filter(({ started }) => started < duringBlock)
        .sort((a, b) => b.started - a.started)
        .slice(0, maximumListed);
      logger.warn(
        { ms: Math.round(milliseconds), requests: requests.map(named) },
        "The event loop was blocked.",
      );
    }
    ended = [];
  };
  // `monitorEventLoopDelay` is not used, because it does not report when the event loop was blocked and measures
  // nothing shortly after a reset.
  const timer = setInterval(tick, tickMilliseconds);
  timer.unref();

  return {
    /** @param identity read when the request is logged */
    begin: (request: IncomingMessage, identity: RequestIdentity): void => {
      running.set(request, { request, started: performance.now(), identity });
    },
    end: (request: IncomingMessage): void => {
      const found = running.get(request);
      if (found === undefined) return;
      running.delete(request);
      const isLong = performance.now() - found.started >= blockedMilliseconds - tickMilliseconds;
      if (isLong) ended.push(found);
    },
    close: () => clearInterval(timer),
  };
}

function named({ request: { method, url = "" }, identity }: Running): object {
  const { requestId, operation } = identity;
  // The query may contain secrets.
  const [path = ""] = url.split("?", 1);
  return { requestId, operation: operation ?? undefined, method, path };
}
