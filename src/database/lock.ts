/**
 * Provides one lock per key for asynchronous callers in one process. Callers get a lock in the order in which they
 * requested it.
 */
import { createFairQueue, type FairQueue } from "../util/queue/fair-queue.ts";
import { unavailable } from "./unavailable.ts";

/** The lock is a queue that runs one task per owner at a time. The key of a lock is the owner in this queue. */
type Lock = Pick<FairQueue, "enter" | "run">;

/**
 * Creates the lock. Callers that wait longer than `waitTimeoutMilliseconds` get the problem `unavailable`.
 * @param name the name under which the number of waiting callers is reported
 * @example const moved = await createLock().run(String(lotId), () => moveStock(lotId));
 */
export function createLock(waitTimeoutMilliseconds = 5000, name?: string): Lock {
  const refusal = () =>
    unavailable(
      new Error(`Timed out after waiting ${waitTimeoutMilliseconds} ms for earlier transactions to finish.`),
    );
  return createFairQueue({
    perOwner: 1,
    waitTimeoutMilliseconds,
    refusal,
    ...(name !== undefined && { name }),
  });
}
