/**
 * Provides one lock per key for asynchronous callers in one process. Callers get the lock in the order of their
 * arrival.
 */
import { createFairQueue } from "../queue/fair-queue.ts";
import type { FairQueue } from "../queue/fair-queue.ts";
import { unavailable } from "./unavailable.ts";

/** The key is the owner in the queue, so only one task per key runs at a time. */
type Lock = Pick<FairQueue, "enter" | "run">;

/** Creates the lock. Callers that wait longer than `waitTimeoutMilliseconds` get the problem `unavailable`. */
export function createLock(waitTimeoutMilliseconds = 5000): Lock {
  const refusal = () =>
    unavailable(new Error(`Timed out after waiting ${waitTimeoutMilliseconds} ms for earlier transactions.`));
  return createFairQueue({ perOwner: 1, waitTimeoutMilliseconds, refusal });
}
