/**
 * Limits how many tasks run at the same time, in total and per owner. Callers above these limits wait, but the number
 * of waiting callers and their waiting time are limited too. Owners take turns, and the callers of one owner start in
 * the order of their calls.
 */
import { problem, retryLater } from "../errors.ts";
import type { Problem } from "../errors.ts";
import { waitingChannel, type WaitingChange } from "./waiting.ts";

export interface FairQueue {
  /**
   * Waits until a task of `owner` can start. Returns the function that ends the task, which can be called repeatedly.
   * @param signal if aborted, removes the caller from the queue and rejects the promise with the signal's reason
   * @throws {Problem} the refusal, if too many callers are waiting or the wait takes too long
   */
  enter(owner?: string, signal?: AbortSignal): Promise<() => void>;
  /** Runs a task. The task ends when its promise settles. */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Starts waiting tasks. Call this function whenever the result of `hasRoom` may have changed. */
  startWaiting(): void;
}

/** The options of a queue. All limits are optional; a limit that is not set does not apply. */
interface FairQueueOptions {
  /** The name under which the number of waiting callers is reported. */
  readonly name?: string;
  readonly total?: number;
  readonly perOwner?: number;
  readonly waiting?: number;
  readonly waitingPerOwner?: number;
  readonly waitTimeoutMilliseconds?: number;
  /** The owner whose callers start before all other callers. */
  readonly first?: string;
  /** An additional condition that must be true before a task can start. */
  readonly hasRoom?: (owner: string) => boolean;
  /**
   * Creates the error for a refused caller.
   * @param isOwnerAtLimit whether the caller is refused because of the tasks of the same owner
   */
  readonly refusal?: (isOwnerAtLimit: boolean) => Problem;
}

/** The running and waiting tasks of one owner. */
interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { total = Infinity, perOwner = total, waiting: maximumWaiting = Infinity } = options;
  const { waitingPerOwner = maximumWaiting, hasRoom = () => true } = options;
  const { first, waitTimeoutMilliseconds, refusal = tooMany } = options;
  /** Lines by owner, in the order in which the owners take turns. */
  const lines = new Map<string, Line>();
  if (first !== undefined) lines.set(first, { running: 0, waiting: new Set() });
  let running = 0;
  let waiting = 0;

  function changeWaiting(change: 1 | -1): void {
    waiting += change;
    if (options.name !== undefined && waitingChannel.hasSubscribers) {
      waitingChannel.publish({ queue: options.name, change } satisfies WaitingChange);
    }
  }

  const mayStart = (owner: string, line: Line): boolean =>
    running < total && line.running < perOwner && hasRoom(owner);

  /** Moves an owner's line to the end, so that all other owners can start a task first. */
  function moveToEnd(owner: string, line: Line): void {
    if (owner === first) return;
    lines.delete(owner);
    if (line.running > 0 || line.waiting.size > 0) lines.set(owner, line);
  }

  function start(owner: string, line: Line): () => void {
    running += 1;
    line.running += 1;
    moveToEnd(owner, line);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      running -= 1;
      line.running -= 1;
      moveToEnd(owner, line);
      startWaiting();
    };
  }

  function startWaiting(): void {
    for (let start = nextToStart(); start !== undefined; start = nextToStart()) start();
  }

  function nextToStart(): (() => void) | undefined {
    if (waiting === 0) return undefined;
    for (const [owner, line] of lines) {
      const [next] = line.waiting;
      if (next !== undefined && mayStart(owner, line)) return next;
    }
    return undefined;
  }

  function wait(owner: string, line: Line, signal?: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        line.waiting.delete(onTurn);
        changeWaiting(-1);
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
      };
      const giveUp = (error: Error): void => {
        leave();
        if (line.running === 0 && line.waiting.size === 0) moveToEnd(owner, line);
        reject(error);
      };
      const onTurn = (): void => {
        leave();
        resolve(start(owner, line));
      };
      const onAbort = (): void => giveUp(signal?.reason as Error);
      const timer =
        waitTimeoutMilliseconds === undefined
          ? undefined
          : setTimeout(() => giveUp(refusal(line.running >= perOwner)), waitTimeoutMilliseconds);
      line.waiting.add(onTurn);
      changeWaiting(1);
      lines.set(owner, line);
      signal?.addEventListener("abort", onAbort);
    });
  }

  async function enter(owner: string = "", signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const line = lines.get(owner) ?? { running: 0, waiting: new Set() };
    if (mayStart(owner, line)) return start(owner, line);
    if (waiting >= maximumWaiting || line.waiting.size >= waitingPerOwner) {
      throw refusal(line.running >= perOwner);
    }
    return wait(owner, line, signal);
  }

  return {
    enter,
    async run(owner, work, signal) {
      const end = await enter(owner, signal);
      try {
        return await work();
      } finally {
        end();
      }
    },
    startWaiting,
  };
}

function tooMany(): Problem {
  return problem("unavailable", "Too many requests are waiting. Try again later.", retryLater);
}
