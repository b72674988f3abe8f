/**
 * Limits how much work runs at the same time, in all and for each owner. Callers above the limit wait: a limited number
 * of them, for a limited time. Owners take turns; the callers of one owner start in order.
 */
import type { Problem } from "../errors.ts";

export interface ConcurrencyLimit {
  /**
   * Waits until the work of `owner` may start. Returns the function that ends it; calling that twice is harmless.
   * @param signal removes the caller from the queue; its reason is then thrown
   * @throws {Problem} the refusal, if too many callers wait or the wait takes too long
   */
  enter(owner?: string, signal?: AbortSignal): Promise<() => void>;
  /** Starts waiting work after `hasRoom` has changed. */
  startWaiting(): void;
}

export interface ConcurrencyLimitOptions {
  readonly total: number;
  /** Default: no other limit than `total`. The same for `waitingPerOwner` and `waiting`. */
  readonly perOwner?: number;
  readonly waiting: number;
  readonly waitingPerOwner?: number;
  readonly patienceMilliseconds: number;
  /** A further condition for starting work. */
  readonly hasRoom?: (owner: string) => boolean;
  /** @param isOwnerAtLimit whether the owner's own work is the reason */
  readonly refusal: (isOwnerAtLimit: boolean) => Problem;
}

interface Waiter {
  readonly owner: string;
  readonly start: () => void;
}

export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { total, perOwner = total, patienceMilliseconds, hasRoom = () => true } = options;
  const { waiting: maximumWaiting, waitingPerOwner = maximumWaiting } = options;
  const running = new Map<string, number>();
  const waiting = new Set<Waiter>();
  let runningInAll = 0;

  const runningOf = (owner: string): number => running.get(owner) ?? 0;
  const mayStart = (owner: string): boolean =>
    runningInAll < total && runningOf(owner) < perOwner && hasRoom(owner);
  const refusal = (owner: string): Problem => options.refusal(runningOf(owner) >= perOwner);

  function count(owner: string, difference: 1 | -1): void {
    runningInAll += difference;
    const ofOwner = runningOf(owner) + difference;
    if (ofOwner === 0) running.delete(owner);
    else running.set(owner, ofOwner);
  }

  function start(owner: string): () => void {
    count(owner, 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      count(owner, -1);
      moveToEnd(owner);
      startWaiting();
    };
  }

  /** Lets other owners start before the owner whose work has just ended. */
  function moveToEnd(owner: string): void {
    for (const waiter of [...waiting].filter((other) => other.owner === owner)) {
      waiting.delete(waiter);
      waiting.add(waiter);
    }
  }

  function startWaiting(): void {
    for (const waiter of waiting) if (mayStart(waiter.owner)) waiter.start();
  }

  function wait(owner: string, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(waiter);
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
      };
      const onAbort = (): void => {
        leave();
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        leave();
        reject(refusal(owner));
      }, patienceMilliseconds);
      const waiter: Waiter = {
        owner,
        start: () => {
          leave();
          resolve(start(owner));
        },
      };
      waiting.add(waiter);
      signal?.addEventListener("abort", onAbort);
    });
  }

  return {
    async enter(owner = "", signal) {
      signal?.throwIfAborted();
      if (mayStart(owner)) return start(owner);
      const ofOwner = [...waiting].filter((waiter) => waiter.owner === owner).length;
      if (waiting.size >= maximumWaiting || ofOwner >= waitingPerOwner) throw refusal(owner);
      return wait(owner, signal);
    },
    startWaiting,
  };
}
