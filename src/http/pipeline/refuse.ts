/** Creates the response to a request that failed with a problem. */
import type { Problem } from "../../util/errors.ts";
import { protectedResourceOf } from "../../identity/protected-resource.ts";
import { anonymous, withResourceMetadata } from "./authorize.ts";
import type { RequestState } from "./request-state.ts";
import type { ApiResponse } from "../handler.ts";
import { problemFormat } from "../request/negotiate.ts";
import type { PipelineContext } from "./pipeline-context.ts";
import { errorLink, problemDocument, problemMediaType } from "../response/problem-document.ts";

export function refuse(
  state: RequestState,
  known: Problem,
  { oauth, onForbidden }: PipelineContext,
): ApiResponse {
  const { method, sentPath, operation: operationId, principal } = state;
  const isForbidden = known.status === 403;
  if (isForbidden && principal !== anonymous && !state.isDryRun) {
    onForbidden?.(principal, { method, path: sentPath, operationId }, state.now);
  }
  const headers = isForbidden
    ? withResourceMetadata(known.headers, oauth?.(protectedResourceOf(state.path)) ?? null)
    : known.headers;
  const format = problemFormat(state.request.headers.accept, state.suffix);
  return {
    status: known.status,
    content: { mediaType: problemMediaType, body: JSON.stringify(problemDocument(known, format)) },
    headers: format === "jsonld" ? { Link: errorLink, ...headers } : headers,
  };
}
