/** One line in the log for each request, like those of the API; of what was asked only the names, never arguments. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../contract/handler.ts";
import type { Principal } from "../identity/principal.ts";
import type { Outline } from "./json-rpc.ts";

export interface LoggedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string;
  readonly path: string;
  readonly principal: Principal | null;
  readonly outline: Outline | null;
  /** Other names are what a client made up, and may be anything. */
  readonly toolNames: ReadonlySet<string>;
}

/** New versions of the protocol bring new methods; what is no name at all is not repeated. */
const plainName = /^[\w/$.-]{1,64}$/;

/** @param log carries the request id */
export function logRequest(log: Logger, logged: LoggedRequest, milliseconds: number): void {
  const { request, response, address, path, principal, outline, toolNames } = logged;
  const gone = !response.writableEnded && response.destroyed;
  log.info(
    {
      address,
      method: request.method,
      path,
      status: gone ? null : response.statusCode,
      ...(gone && { aborted: true }),
      ...(principal !== null && { user: principal.username }),
      ...(outline !== null && { mcpMethod: names(outline.methods, (name) => plainName.test(name)) }),
      ...(outline !== null &&
        outline.tools.length > 0 && {
          tool: names(outline.tools, (name) => toolNames.has(name)),
        }),
      ms: Math.round(milliseconds * 100) / 100,
    },
    "request",
  );
}

function names(given: readonly string[], isShown: (name: string) => boolean): string {
  const shown = [...new Set(given)].slice(0, 5).map((name) => (isShown(name) ? name : "?"));
  return shown.join(",");
}
