/** Converts errors to MCP protocol errors that contain no internal details. */
import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Logger } from "../http/handler.ts";
import { Problem } from "../util/errors.ts";
import { errorCodes } from "./json-rpc.ts";

/** Converts an API problem. Its detail is sent to the client, unless the status is 500 or higher. */
export function apiError(problem: Problem): Error {
  if (problem.status >= 500) return problem;
  return new ProtocolError(errorCodes.refused, problem.detail, { status: problem.status });
}

/** Converts an error from a method handler. Logs internal errors. */
export function toProtocolError(error: unknown, log: Logger): Error {
  if (ProtocolError.isInstance(error)) return error;
  const cause = error instanceof Problem ? (error.cause ?? error) : error;
  if (error instanceof Problem && error.status === 503) {
    log.warn({ err: cause }, "The service is temporarily unavailable.");
    return new ProtocolError(errorCodes.refused, "The service is busy. Try again in a few seconds.", {
      status: 503,
    });
  }
  log.error({ err: cause }, "The request failed.");
  return new ProtocolError(ProtocolErrorCode.InternalError, "Internal error. The request was not completed.");
}
