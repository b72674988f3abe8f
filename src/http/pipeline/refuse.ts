/** Creates the response to a request that failed with a problem. */
import type { Problem } from "../../util/errors.ts";
import { protectedResourceOf } from "../../identity/protected-resource.ts";
import { withResourceMetadata } from "./authorize.ts";
import type { Exchange } from "./exchange.ts";
import type { ApiResponse } from "../handler.ts";
import { problemFormat } from "../request/negotiate.ts";
import type { PipelineContext } from "./pipeline-context.ts";
import { errorLink, problemDocument, problemMediaType } from "../response/problem-document.ts";

export function refuse(
  exchange: Exchange,
  known: Problem,
  { oauth, onForbidden }: PipelineContext,
): ApiResponse {
  const { method, sentPath, operationId, principal } = exchange;
  const isForbidden = known.status === 403;
  if (isForbidden && principal !== null) {
    onForbidden?.(principal, { method, path: sentPath, operationId }, exchange.now);
  }
  const headers = isForbidden
    ? withResourceMetadata(known.headers, oauth?.(protectedResourceOf(exchange.path)) ?? null)
    : known.headers;
  const format = problemFormat(exchange.request.headers.accept, exchange.suffix);
  return {
    status: known.status,
    content: { mediaType: problemMediaType, body: JSON.stringify(problemDocument(known, format)) },
    headers: format === "jsonld" ? { Link: errorLink, ...headers } : headers,
  };
}
