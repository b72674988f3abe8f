/**
 * Keeps the responses to repeated reads while nothing is written to the database. `history/until-change.ts` caches
 * results that some kinds of changes do not affect.
 */
import type { DataVersion, Store } from "../database/store.ts";
import { coversTime, expiryPeriod, type ExpiryPeriod } from "../history/until-change.ts";
import type { Principal } from "../identity/principal.ts";
import type { MemoryCache } from "../memory-cache.ts";
import { serialize } from "../representation/json-text.ts";
import type { Exchange } from "./exchange.ts";
import type { ApiResponse, Content } from "./handler.ts";
import type { Operation } from "./operation.ts";

export interface ResponseCache {
  /**
   * Finds the response to a read. Returns `null` if the version with which the credential was checked is unknown.
   * @param baseUrl absolute URL of the service, which responses can contain
   */
  find(exchange: Exchange, operation: Operation, baseUrl: string): Lookup | null;
}

export type Lookup =
  | { readonly response: ApiResponse }
  | {
      readonly response: null;
      /** Returns the response of the handler, and keeps it if the same request was received before. */
      readonly keep: (response: ApiResponse) => ApiResponse | Promise<ApiResponse>;
    };

interface ResponseCacheOptions {
  readonly store: Pick<Store, "read">;
  readonly cache: MemoryCache;
}

/** The maximum length of a body that is kept, in bytes. */
const maximumLength = 256 * 1024;

/**
 * How long no responses are kept after a lot has expired, in milliseconds. The clock of a database server can be behind
 * the clock of this machine.
 */
const clockTolerance = 10_000;

/** The maximum number of keys of requests that were received once, and the maximum length of a key. */
const maximumSeen = 2000;
const maximumKeyLength = 1000;

interface Kept {
  readonly epoch: number;
  /** The estimated memory use in bytes. */
  readonly bytes: number;
  /** Returns the response, or `null` if the owner of its content has dropped it. */
  readonly response: () => ApiResponse | null;
}

/** Creates the cache. Two requests at the same time can both call the handler. */
export function createResponseCache({ store, cache }: ResponseCacheOptions): ResponseCache {
  const kept = cache.section<Kept>(({ bytes }) => 1500 + bytes);
  let seen = new Set<string>();
  let version: DataVersion | null = null;
  /** Counts the versions, because older versions can be compared only for equality. */
  let epoch = 0;
  let period: ExpiryPeriod | null = null;

  /** Enters the epoch of a version of the data. Kept responses of earlier epochs are outdated. */
  function enter(current: DataVersion): void {
    if (current === version) return;
    version = current;
    startEpoch();
  }

  function startEpoch(): void {
    epoch += 1;
    period = null;
    // Clearing the set would link its table with the next one, which V8 then keeps until a major garbage collection.
    seen = new Set();
  }

  function lookUp(current: DataVersion, exchange: Exchange, key: string): Lookup {
    enter(current);
    if (period !== null && !coversTime(period, exchange.now)) startEpoch();
    const found = kept.get(key);
    const known = found?.epoch === epoch ? found.response() : null;
    if (known !== null) return { response: known };
    const begun = epoch;
    const keep = (response: ApiResponse): ApiResponse | Promise<ApiResponse> => {
      const isStream = response.send !== undefined || response.later !== undefined;
      // The names of ignored parameters are found by the validation, which the next request would skip.
      const hasIgnored = (exchange.ignored?.headers() ?? null) !== null;
      if (response.status !== 200 || isStream || hasIgnored || key.length > maximumKeyLength) return response;
      if (!seen.has(key)) {
        if (seen.size === maximumSeen) seen = new Set();
        seen.add(key);
        return response;
      }
      return keepResponse(key, begun, exchange, response);
    };
    return { response: null, keep };
  }

  async function keepResponse(
    key: string,
    begun: number,
    { contentType, now }: Exchange,
    response: ApiResponse,
  ): Promise<ApiResponse> {
    const { document, ...rest } = response;
    const { content: given = { mediaType: contentType, body: serialize(document) } } = response;
    const isShared = given.reusable === true;
    if (!isShared && given.body.length > maximumLength) return { ...rest, content: given };
    const content = isShared ? given : ownContent(given);
    const reusable = { ...rest, content };
    // A period that is read while another epoch begins belongs to that epoch.
    if (period === null) {
      const read = await expiryPeriod(store.read, now);
      if (begun === epoch) period = untilMidnight(read, now);
    }
    const isCurrent = begun === epoch && period !== null && now.getTime() - period.since >= clockTolerance;
    if (!isCurrent) return reusable;
    // The compressed form of own content is kept, too. Shared content is in another cache, which limits its memory.
    if (isShared) kept.set(key, { epoch, bytes: 0, response: withShared(rest, content) });
    else kept.set(key, { epoch, bytes: 1.5 * content.body.length, response: () => reusable });
    return reusable;
  }

  return {
    find: (exchange, operation, baseUrl) => {
      // A version that is read later could be newer than the permissions of the credential.
      const { dataVersion, principal } = exchange;
      if (dataVersion === null) return null;
      return lookUp(dataVersion, exchange, keyOf(exchange, principal as Principal, operation, baseUrl));
    },
  };
}

/** Statistics are by month, so no response is valid beyond the end of a day. */
function untilMidnight({ since, until }: ExpiryPeriod, now: Date): ExpiryPeriod {
  return { since, until: Math.min(until, new Date(now).setUTCHours(24, 0, 0, 0)) };
}

function withShared(rest: ApiResponse, content: Content): () => ApiResponse | null {
  const shared = new WeakRef(content);
  return () => {
    const current = shared.deref();
    return current === undefined ? null : { ...rest, content: current };
  };
}

/** Everything that a response depends on, besides the database and the time. */
function keyOf(
  { path, query, contentType }: Exchange,
  { credentialKey, tier }: Principal,
  { operationId }: Operation,
  baseUrl: string,
) {
  return `${operationId} ${contentType} ${credentialKey} ${tier} ${baseUrl} ${path}?${query}`;
}

/** Returns reusable content in a buffer of its own. Buffers of Node.js's pool would keep the memory of other buffers. */
function ownContent({ mediaType, body: text }: Content): Content {
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  if (typeof text === "string") body.write(text);
  else text.copy(body);
  return { mediaType, body, reusable: true };
}
