/**
 * Handles conditional requests (RFC 9110 §13) and `Idempotency-Key`: parses the headers, and rejects a write if the
 * entity has changed. `respond.ts` handles `If-None-Match` on GET.
 */
import type { IncomingHttpHeaders } from "node:http";
import { problem } from "../../util/errors.ts";
import { matchesVersion, maximumTags, parseEntityTags, type EntityTags } from "../response/etag.ts";

export interface Preconditions {
  readonly ifMatch: EntityTags | null;
  readonly ifNoneMatch: EntityTags | null;
  readonly idempotencyKey: string | null;
}

export const noPreconditions: Preconditions = { ifMatch: null, ifNoneMatch: null, idempotencyKey: null };

const keyForm = /^[\x21-\x7e]{1,255}$/;

/**
 * Parses the preconditions of a request. A malformed `If-None-Match` on GET is ignored, in which case the full response
 * is returned. Any other malformed precondition is rejected, because ignoring it could cause the change that the client
 * wants to prevent.
 * @throws {Problem} 400 that names the header
 */
export function parsePreconditions(method: string, headers: IncomingHttpHeaders): Preconditions {
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = headers;
  const idempotencyKey = headers["idempotency-key"];
  if (ifMatch === undefined && ifNoneMatch === undefined && idempotencyKey === undefined)
    return noPreconditions;
  return {
    ifMatch: method === "GET" || ifMatch === undefined ? null : entityTags("If-Match", ifMatch),
    ifNoneMatch:
      ifNoneMatch === undefined
        ? null
        : method === "GET"
          ? parseEntityTags(ifNoneMatch)
          : entityTags("If-None-Match", ifNoneMatch),
    idempotencyKey: method === "POST" && idempotencyKey !== undefined ? key(idempotencyKey) : null,
  };
}

function entityTags(name: string, header: string): EntityTags {
  const tags = parseEntityTags(header);
  if (tags !== null) return tags;
  throw problem(
    "bad-request",
    `The ${name} header must be "*" or 1 to ${maximumTags} quoted entity tags, as returned in ETag.`,
  );
}

function key(header: string | readonly string[]): string {
  if (typeof header === "string" && keyForm.test(header)) return header;
  throw problem("bad-request", "The Idempotency-Key header must contain 1 to 255 visible ASCII characters.");
}

/**
 * Checks the preconditions of a write. Must be called inside the transaction, with the current version of the entity.
 * @throws {Problem} 412 if the version does not match
 * @example requireMatch(request, row.version)
 */
export function requireMatch(request: { readonly preconditions: Preconditions }, version: number): void {
  const { ifMatch, ifNoneMatch } = request.preconditions;
  if (ifMatch !== null && !matchesVersion(ifMatch, version)) {
    throw problem(
      "precondition-failed",
      "The entity has changed since the version in If-Match. Read it again, then repeat the request.",
    );
  }
  if (ifNoneMatch !== null && matchesVersion(ifNoneMatch, version)) {
    throw problem(
      "precondition-failed",
      "The entity already exists in a version that matches If-None-Match.",
    );
  }
}
