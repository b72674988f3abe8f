/** Converts errors to protocol errors without internal details. */
import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Logger } from "../contract/handler.ts";
import { Problem } from "../errors.ts";
import { errorCodes } from "./json-rpc.ts";

/** Converts a problem of the API, whose detail is written for clients. */
export function apiError(problem: Problem): Error {
  if (problem.status >= 500) return problem;
  return new ProtocolError(errorCodes.refused, problem.detail, { status: problem.status });
}

/** Converts an error of a method handler and logs internal errors. */
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
