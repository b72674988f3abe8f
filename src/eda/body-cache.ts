/**
 * Caches response bodies until their data changes, either because a process writes to the database or because a lot
 * expires. The callers create the bodies.
 */
import { LRUCache } from "lru-cache";
import { inOwnMemory } from "../contract/compression.ts";
import type { Content } from "../contract/handler.ts";
import { plainJson } from "../contract/negotiate.ts";
import type { Reader, Store } from "../database/store.ts";
import { createChangeCounter } from "../history/change-mark.ts";
import { coversTime, expiryPeriod, unlimitedPeriod } from "../history/until-change.ts";
import type { ExpiryPeriod } from "../history/until-change.ts";
import { createFairQueue } from "../queue/fair-queue.ts";
import { memoize } from "../memoize.ts";
import { allDependencies } from "./dependencies.ts";
import type { Dependencies } from "./dependencies.ts";

type ReadBody = (read: Reader) => Promise<string | Buffer>;

export interface BodyOptions {
  /** The data that the body depends on. Default: all data that KiCad can see. */
  readonly dependsOn?: Dependencies;
  /** Set to `large` if creating the body takes much memory. Large bodies are created one at a time. */
  readonly size?: "large";
  /**
   * Checks the request before the body is created, without waiting for other bodies. The caller receives the errors of
   * this check.
   */
  readonly check?: (read: Reader) => Promise<void>;
}

interface BodyCacheOptions {
  readonly store: Pick<Store, "dialect" | "read" | "readTransaction" | "dataVersion">;
  /** The maximum memory for cached bodies in bytes. A larger body is sent but not cached. */
  readonly maximumBytes: number;
}

interface Body extends ExpiryPeriod {
  readonly content: Content;
  /** The value of the change counter before the body was created. */
  readonly changes: number;
}

/** A body that is being created. Concurrent requests share it. */
interface PendingBody {
  readonly body: Promise<Body>;
  /** Like {@link Body.changes}, or `null` while the creation of the body has not started. */
  changes(): number | null;
}

export function createBodyCache({ store, maximumBytes }: BodyCacheOptions) {
  const cache = new LRUCache<string, Body>({ maxSize: maximumBytes, sizeCalculation: sizeOf });
  const pendingBodies = new Map<string, PendingBody>();
  const queue = createFairQueue({ name: "kicad_lists", total: 1 });

  const counterOf = memoize((dependsOn: Dependencies) => createChangeCounter(store, dependsOn.compare));

  function createBody(key: string, now: Date, make: ReadBody, options: BodyOptions): Promise<Body> {
    const { dependsOn = allDependencies, size, check } = options;
    // Frees the memory of the outdated body before the new body is created.
    cache.delete(key);
    let changes: number | null = null;
    const begin = (): number => (changes = counterOf(dependsOn).latest);
    const work = (): Promise<Body> => readBody(store, begin(), now, make, dependsOn);
    const queued = (): Promise<Body> => (size === "large" ? queue.run("", work) : work());
    const checked = async (look: NonNullable<typeof check>): Promise<Body> => {
      begin();
      await look(store.read);
      return queued();
    };
    const body = (check === undefined ? queued() : checked(check))
      .then((whole) => {
        cache.set(key, whole);
        return whole;
      })
      .finally(() => pendingBodies.delete(key));
    pendingBodies.set(key, { body, changes: () => changes });
    return body;
  }

  return {
    /**
     * Returns the cached body, or creates the body with `make`, which reads from one snapshot. Rethrows the errors of
     * `make`.
     * @param key contains everything that the body depends on besides the inventory, such as the URL of the service
     * @param now the time at which the body must be valid; lots that expire at or before this time count as expired
     * @throws {Problem} `unavailable` if the database is busy or unreachable
     */
    async content(key: string, now: Date, make: ReadBody, options: BodyOptions = {}): Promise<Content> {
      const queued = pendingBodies.get(key);
      if (queued?.changes() === null) {
        const body = await queued.body;
        if (coversTime(body, now)) return body.content;
      }
      const changes = await counterOf(options.dependsOn ?? allDependencies).current();
      const isCurrent = (body: Body): boolean => body.changes >= changes && coversTime(body, now);
      let body = cache.get(key);
      for (let sharesFailure = false; body === undefined || !isCurrent(body); sharesFailure = true) {
        const pending = pendingBodies.get(key);
        if (pending === undefined) return (await createBody(key, now, make, options)).content;
        // Another request is creating the body. If that request began before this one, its error must not fail this
        // request, which then creates the body itself.
        const began = pending.changes() !== null;
        body = await (began && !sharesFailure ? pending.body.catch(() => undefined) : pending.body);
        if (body === undefined || !isCurrent(body)) body = cache.get(key);
      }
      return body.content;
    },
  };
}

/**
 * Returns the estimated memory use of a body in bytes, including objects and the two compressed forms of the body. A
 * compressed form of a list takes at most an eighth of the size of the body.
 */
function sizeOf({ content }: Body, key: string): number {
  return Math.ceil(content.body.length * 1.25) + 2 * key.length + 3000;
}

async function readBody(
  store: Pick<Store, "readTransaction">,
  changes: number,
  now: Date,
  make: ReadBody,
  { expiry }: Dependencies,
): Promise<Body> {
  return store.readTransaction(async (read) => {
    const period = expiry ? await expiryPeriod(read, now) : unlimitedPeriod;
    const made = await make(read);
    const body = inOwnMemory(typeof made === "string" ? Buffer.from(made) : made);
    return {
      content: { mediaType: `${plainJson}; charset=utf-8`, body, reusable: true },
      changes,
      ...period,
    };
  });
}
