/** A lock between the asynchronous callers of one process, by key. Callers get it in order of arrival. */
import { createFairQueue } from "../queue/fair-queue.ts";
import type { FairQueue } from "../queue/fair-queue.ts";
import { unavailable } from "./unavailable.ts";

/** The owner of work is the key: of each key, one work runs at a time. */
type Lock = Pick<FairQueue, "enter" | "run">;

/** Callers that wait longer than `waitTimeoutMilliseconds` get the problem `unavailable`. */
export function createLock(waitTimeoutMilliseconds = 5000): Lock {
  const refusal = () =>
    unavailable(new Error(`Waited ${waitTimeoutMilliseconds} ms for the transactions before this one.`));
  return createFairQueue({ perOwner: 1, waitTimeoutMilliseconds, refusal });
}
