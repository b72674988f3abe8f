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

/** What a request asks for, in words; null while its body is not read. */
export function operationOf(outline: Outline | null, toolNames: ReadonlySet<string>): string | null {
  if (outline === null) return null;
  if (outline.tools.length > 0) return `MCP tool ${namesOfTools(outline, toolNames)}`;
  return `MCP method ${namesOfMethods(outline)}`;
}

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
      ...(outline !== null && { mcpMethod: namesOfMethods(outline) }),
      ...(outline !== null && outline.tools.length > 0 && { tool: namesOfTools(outline, toolNames) }),
      ms: Math.round(milliseconds * 100) / 100,
    },
    "request",
  );
}

function namesOfMethods({ methods }: Outline): string {
  return names(methods, (name) => plainName.test(name));
}

function namesOfTools({ tools }: Outline, toolNames: ReadonlySet<string>): string {
  return names(tools, (name) => toolNames.has(name));
}

function names(given: readonly string[], isShown: (name: string) => boolean): string {
  const shown = [...new Set(given)].slice(0, 5).map((name) => (isShown(name) ? name : "?"));
  return shown.join(",");
}
