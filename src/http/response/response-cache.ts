/** Keeps the responses to repeated reads while nothing is written to the database. */
import type { Store } from "../../database/store.ts";
import { nextExpiry } from "../../history/next-expiry.ts";
import type { Principal } from "../../identity/principal.ts";
import type { MemoryCache } from "../../util/memory-cache.ts";
import { serialize } from "../../representation/json-text.ts";
import type { RequestState } from "../pipeline/request-state.ts";
import { inOwnMemory } from "./compression.ts";
import type { ApiResponse } from "../handler.ts";
import type { Operation } from "../operation.ts";

export interface ResponseCache {
  /**
   * Finds the response to a read. Returns `null` if the response cannot be kept, because the version with which the
   * credential was checked is unknown, or the URL is long.
   * @param baseUrl absolute URL of the service, which responses can contain
   */
  find(state: RequestState, operation: Operation, baseUrl: string): Lookup | null;
  /** Returns the response of the handler, and keeps it if the same request was received before. */
  keep(lookup: Lookup, response: ApiResponse, state: RequestState): Promise<ApiResponse>;
}

export interface Lookup {
  readonly key: string;
  readonly version: string;
  /** The kept response. Null if the same request was received before, and undefined if it was not. */
  readonly known: ApiResponse | null | undefined;
}

interface ResponseCacheOptions {
  readonly store: Pick<Store, "read">;
  readonly cache: MemoryCache;
}

/** The maximum length of a body that is kept, in bytes. */
const maximumLength = 256 * 1024;

/** The maximum length of a key, which contains the URL. */
const maximumKeyLength = 1000;

/** Creates the cache. Two requests at the same time can both call the handler. */
export function createResponseCache({ store, cache }: ResponseCacheOptions): ResponseCache {
  const responses = cache.section();

  async function keep(
    { key, version, known }: Lookup,
    response: ApiResponse,
    state: RequestState,
  ): Promise<ApiResponse> {
    if (!isReusable(response, state)) return response;
    // Most requests are never repeated.
    if (known === undefined) {
      responses.keep(null, { key, version, until: Infinity, bytes: 0 });
      return response;
    }
    const { document, ...rest } = response;
    const { contentType: mediaType, now } = state;
    const { content: given = { mediaType, body: serialize(document) } } = response;
    if (given.body.length > maximumLength) return { ...rest, content: given };
    const content = { ...given, body: inOwnMemory(Buffer.from(given.body)), reusable: true };
    const until = Math.min(await nextExpiry(store.read, now), endOfDay(now));
    const reusable = { ...rest, content };
    // The compressed form is kept, too.
    responses.keep(reusable, { key, version, until, bytes: 1500 + 1.5 * content.body.length });
    return reusable;
  }

  return {
    find: (state, operation, baseUrl) => {
      // A version that is read later could be newer than the permissions of the credential.
      const { dataVersion: version, principal, now } = state;
      const key = keyOf(state, principal, operation, baseUrl);
      if (version === null || key.length > maximumKeyLength) return null;
      return { key, version, known: responses.find<ApiResponse | null>(key, { version, now }) };
    },
    keep,
  };
}

function isReusable(
  { status, send, later, content, untagged }: ApiResponse,
  { ignored }: RequestState,
): boolean {
  const isStream = send !== undefined || later !== undefined;
  // The names of ignored parameters are found by the validation, which the next request would skip.
  const hasIgnored = (ignored?.headers() ?? null) !== null;
  // Content that is already reusable is in another section of the cache.
  return status === 200 && !isStream && !hasIgnored && untagged !== true && content?.reusable !== true;
}

/** Statistics are by month, so no response is valid beyond the end of a day. */
function endOfDay(now: Date): number {
  return new Date(now).setUTCHours(24, 0, 0, 0);
}

/** Everything that a response depends on, besides the database and the time. */
function keyOf(
  { path, query, contentType }: RequestState,
  { credentialKey, scope }: Principal,
  { operationId }: Operation,
  baseUrl: string,
) {
  return `${operationId} ${contentType} ${credentialKey} ${scope} ${baseUrl} ${path}?${query}`;
}
