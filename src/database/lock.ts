/** A lock per key between asynchronous callers of one process. Callers get it in the order of arrival. */
import { createFairQueue } from "../queue/fair-queue.ts";
import type { FairQueue } from "../queue/fair-queue.ts";
import { unavailable } from "./unavailable.ts";

/** The owner in the queue is the key, so each key runs one task at a time. */
type Lock = Pick<FairQueue, "enter" | "run">;

/** Callers that wait longer than `waitTimeoutMilliseconds` get the problem `unavailable`. */
export function createLock(waitTimeoutMilliseconds = 5000): Lock {
  const refusal = () =>
    unavailable(new Error(`Waited ${waitTimeoutMilliseconds} ms for earlier transactions.`));
  return createFairQueue({ perOwner: 1, waitTimeoutMilliseconds, refusal });
}
