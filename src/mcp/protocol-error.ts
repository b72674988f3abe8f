/** How faults inside of the service become errors of the protocol: nothing of our own insides is told to clients. */
import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Logger } from "../contract/handler.ts";
import { Problem } from "../errors.ts";
import { errorCodes } from "./json-rpc.ts";

/** A refusal of the API: its sentence is meant for clients. */
export function refused(problem: Problem): Error {
  if (problem.status >= 500) return problem;
  return new ProtocolError(errorCodes.refused, problem.detail, { status: problem.status });
}

/** What a handler of a method throws, as the library may tell it. Logs what is our fault. */
export function told(error: unknown, log: Logger): Error {
  if (ProtocolError.isInstance(error)) return error;
  const cause = error instanceof Problem ? (error.cause ?? error) : error;
  if (error instanceof Problem && error.status === 503) {
    log.warn({ err: cause }, "The request could not be answered now.");
    return new ProtocolError(errorCodes.refused, "The service is busy. Try again in a few seconds.", {
      status: 503,
    });
  }
  log.error({ err: cause }, "The request failed.");
  return new ProtocolError(ProtocolErrorCode.InternalError, "Internal error. The request was not completed.");
}
