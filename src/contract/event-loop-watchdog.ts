/**
 * Logs what blocked the event loop for more than a second: the requests that were under way at that time. A request
 * costs an entry in a map; nothing else is measured per request.
 */
import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Logger } from "./handler.ts";

/** What is known of a request; the members are read when it is logged. */
export interface RequestIdentity {
  readonly requestId: string;
  readonly operationId: string | null;
}

export interface EventLoopWatchdog {
  begin(request: IncomingMessage): void;
  identify(request: IncomingMessage, identity: RequestIdentity): void;
  end(request: IncomingMessage): void;
  close(): void;
}

interface Running {
  readonly method: string | undefined;
  /** Without the query, which may contain secrets. */
  readonly path: string;
  readonly started: number;
  identity: RequestIdentity | null;
}

interface Ended extends Running {
  readonly ended: number;
}

const blockedMilliseconds = 1000;
const checkMilliseconds = 1000;
const resolutionMilliseconds = 100;
/** Until the delay is measured and checked. */
const keptMilliseconds = 3 * checkMilliseconds;
const maximumListed = 10;

export function createEventLoopWatchdog(logger: Pick<Logger, "warn">): EventLoopWatchdog {
  const running = new Map<IncomingMessage, Running>();
  // Requests that took long enough to have blocked, while they may still have to be named.
  let ended: Ended[] = [];
  const delay = monitorEventLoopDelay({ resolution: resolutionMilliseconds });
  delay.enable();
  const check = (): void => {
    const now = performance.now();
    const milliseconds = Math.round(delay.max / 1e6);
    if (milliseconds > blockedMilliseconds) {
      const underWay = [...running.values()].filter((request) => isLong(request, now));
      const requests = [...ended, ...underWay].slice(0, maximumListed);
      logger.warn({ ms: milliseconds, requests: requests.map(named) }, "The event loop was blocked.");
      ended = [];
      // Only now: the sample that follows a reset is not measured.
      delay.reset();
    }
    ended = ended.filter((request) => now - request.ended < keptMilliseconds);
  };
  const timer = setInterval(check, checkMilliseconds);
  timer.unref();

  return {
    begin: (request) => {
      const [path = ""] = (request.url ?? "").split("?", 1);
      running.set(request, { method: request.method, path, started: performance.now(), identity: null });
    },
    identify: (request, identity) => {
      const found = running.get(request);
      if (found !== undefined) found.identity = identity;
    },
    end: (request) => {
      const found = running.get(request);
      running.delete(request);
      const now = performance.now();
      if (found !== undefined && ended.length < maximumListed && isLong(found, now)) {
        ended.push({ ...found, ended: now });
      }
    },
    close: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/** Whether a request began long enough ago to have blocked the loop all the time. */
function isLong({ started }: Running, now: number): boolean {
  return now - started >= blockedMilliseconds - resolutionMilliseconds;
}

function named({ method, path, identity }: Running): object {
  return { requestId: identity?.requestId, operationId: identity?.operationId, method, path };
}
