/** What the pipeline logs of its requests: one line for each, and the logger that handlers are given. */
import { nobody } from "./authorize.ts";
import type { Exchange } from "./exchange.ts";
import type { Logger } from "./handler.ts";

/** Binds the request id. A logger's own `child` would cost every request what only the few need that log. */
export function requestLogger(logger: Logger, requestId: string): Logger {
  return {
    debug: (fields, message) => logger.debug({ requestId, ...fields }, message),
    info: (fields, message) => logger.info({ requestId, ...fields }, message),
    warn: (fields, message) => logger.warn({ requestId, ...fields }, message),
    error: (fields, message) => logger.error({ requestId, ...fields }, message),
    child: (fields) => logger.child({ requestId, ...fields }),
  };
}

/** One line for each request. The query is left out: it may hold what does not belong into logs. */
export function logRequest(logger: Logger, exchange: Exchange, milliseconds: number): void {
  const { request, response, requestId, address, sentPath, operationId, principal } = exchange;
  const gone = !response.writableEnded && response.destroyed;
  logger.info(
    {
      requestId,
      address,
      method: request.method,
      path: sentPath,
      operationId,
      status: gone ? null : response.statusCode,
      ...(gone && { aborted: true }),
      ...(principal !== null && principal !== nobody && { user: principal.username }),
      ms: Math.round(milliseconds * 100) / 100,
    },
    "request",
  );
}
