/**
 * Limits how many tasks run at the same time, in total and per owner. Callers above these limits wait, but the number
 * of waiting callers and their waiting time are limited too. Owners take turns, and the callers of one owner start in
 * the order of their calls.
 */
import { problem, retryLater, type Problem } from "../errors.ts";
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
  /** @param isOwnerAtLimit whether the caller is refused because of the tasks of the same owner */
  readonly refusal?: (isOwnerAtLimit: boolean) => Problem;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

interface QueueState {
  readonly options: Required<
    Omit<FairQueueOptions, "name" | "first" | "hasRoom" | "waitTimeoutMilliseconds">
  > &
    FairQueueOptions;
  /** Lines by owner, in the order in which the owners take turns. */
  readonly lines: Map<string, Line>;
  running: number;
  waiting: number;
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { total = Infinity, perOwner = total, waiting = Infinity, waitingPerOwner = waiting } = options;
  const { refusal = tooMany } = options;
  const queue: QueueState = {
    options: { ...options, total, perOwner, waiting, waitingPerOwner, refusal },
    lines: new Map(),
    running: 0,
    waiting: 0,
  };
  if (options.first !== undefined) queue.lines.set(options.first, { running: 0, waiting: new Set() });
  return {
    enter: (owner = "", signal) => enter(queue, owner, signal),
    async run(owner, work, signal) {
      const end = await enter(queue, owner, signal);
      try {
        return await work();
      } finally {
        end();
      }
    },
    startWaiting: () => startWaiting(queue),
  };
}

async function enter(queue: QueueState, owner: string, signal?: AbortSignal): Promise<() => void> {
  signal?.throwIfAborted();
  const { perOwner, waiting, waitingPerOwner, refusal } = queue.options;
  const line = queue.lines.get(owner) ?? { running: 0, waiting: new Set() };
  if (mayStart(queue, owner, line)) return start(queue, owner, line);
  if (queue.waiting >= waiting || line.waiting.size >= waitingPerOwner) {
    throw refusal(line.running >= perOwner);
  }
  return wait(queue, owner, line, signal);
}

function mayStart({ options, running }: QueueState, owner: string, line: Line): boolean {
  return running < options.total && line.running < options.perOwner && (options.hasRoom?.(owner) ?? true);
}

/** Starts a task and returns the function that ends it. */
function start(queue: QueueState, owner: string, line: Line): () => void {
  queue.running += 1;
  line.running += 1;
  moveToEnd(queue, owner, line);
  let hasEnded = false;
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    queue.running -= 1;
    line.running -= 1;
    moveToEnd(queue, owner, line);
    startWaiting(queue);
  };
}

/** Moves an owner's line to the end, so that all other owners can start a task first. */
function moveToEnd({ options, lines }: QueueState, owner: string, line: Line): void {
  if (owner === options.first) return;
  lines.delete(owner);
  if (line.running > 0 || line.waiting.size > 0) lines.set(owner, line);
}

function startWaiting(queue: QueueState): void {
  while (queue.waiting > 0) {
    const next = nextToStart(queue);
    if (next === undefined) return;
    next();
  }
}

function nextToStart(queue: QueueState): (() => void) | undefined {
  for (const [owner, line] of queue.lines) {
    const [next] = line.waiting;
    if (next !== undefined && mayStart(queue, owner, line)) return next;
  }
  return undefined;
}

function wait(queue: QueueState, owner: string, line: Line, signal?: AbortSignal): Promise<() => void> {
  const { perOwner, waitTimeoutMilliseconds, refusal } = queue.options;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      line.waiting.delete(onTurn);
      changeWaiting(queue, -1);
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
    };
    const giveUp = (error: Error): void => {
      leave();
      if (line.running === 0 && line.waiting.size === 0) moveToEnd(queue, owner, line);
      reject(error);
    };
    const onTurn = (): void => {
      leave();
      resolve(start(queue, owner, line));
    };
    const onAbort = (): void => giveUp(signal?.reason as Error);
    const timer =
      waitTimeoutMilliseconds === undefined
        ? undefined
        : setTimeout(() => giveUp(refusal(line.running >= perOwner)), waitTimeoutMilliseconds);
    line.waiting.add(onTurn);
    changeWaiting(queue, 1);
    queue.lines.set(owner, line);
    signal?.addEventListener("abort", onAbort);
  });
}

function changeWaiting(queue: QueueState, change: 1 | -1): void {
  queue.waiting += change;
  const { name } = queue.options;
  if (name !== undefined && waitingChannel.hasSubscribers) {
    waitingChannel.publish({ queue: name, change } satisfies WaitingChange);
  }
}

function tooMany(): Problem {
  return problem("unavailable", "Too many requests are waiting. Try again later.", retryLater);
}
