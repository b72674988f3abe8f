/**
 * Bounds the memory of large answers: one is built at a time, and none while too many bytes of earlier ones wait for
 * clients that do not read. Callers wait for a bounded time, then get 503.
 */
import type { ServerResponse } from "node:http";
import { getHeapStatistics } from "node:v8";
import { problem } from "../errors.ts";
import type { Problem } from "../errors.ts";

/** Lists of this many items and more count as large. */
const largeFromItems = 250;

/** Whether a request with these parameters asks for a large list. */
export function isLarge(query: Readonly<Record<string, unknown>>): boolean {
  return Number(query["itemsPerPage"] ?? 0) >= largeFromItems;
}

export interface LargeAnswers {
  /**
   * Waits until a large answer of `owner` may be built. The caller ends the turn, in any case.
   * @throws {Problem} `unavailable` (503 with `Retry-After`) when that takes too long or too many wait
   */
  begin(owner: string): Promise<Turn>;
}

export interface Turn {
  /** Counts `bytes` until `response` is sent or its connection is closed. */
  hold(response: ServerResponse, bytes: number): void;
  end(): void;
}

export interface LargeAnswersOptions {
  /** Bytes that may wait for clients. One owner may use half of them. */
  readonly maximumBytes?: number;
  /** Callers that wait at the same time. */
  readonly maximumWaiting?: number;
  /** How long each of them waits. */
  readonly patienceMilliseconds?: number;
}

interface Waiter {
  readonly owner: string;
  readonly admit: () => void;
}

/** An eighth of the heap limit, so that `--max-old-space-size` lowers it; 128 MiB at most. */
export function defaultMaximumBytes(heapLimit = getHeapStatistics().heap_size_limit): number {
  return Math.min(128 * 1024 * 1024, Math.floor(heapLimit / 8));
}

export function createLargeAnswers(options: LargeAnswersOptions = {}): LargeAnswers {
  const {
    maximumBytes = defaultMaximumBytes(),
    maximumWaiting = 100,
    patienceMilliseconds = 10_000,
  } = options;
  const held = new Map<string, number>();
  const waiting = new Set<Waiter>();
  let heldInAll = 0;
  let building = false;

  const isFree = (owner: string): boolean =>
    !building && heldInAll < maximumBytes && (held.get(owner) ?? 0) < maximumBytes / 2;

  function add(owner: string, bytes: number): void {
    heldInAll += bytes;
    const ofOwner = (held.get(owner) ?? 0) + bytes;
    if (ofOwner === 0) held.delete(owner);
    else held.set(owner, ofOwner);
  }

  /** Lets the first waiter in whose owner has room left. */
  function admitNext(): void {
    for (const waiter of waiting) {
      if (!isFree(waiter.owner)) continue;
      waiting.delete(waiter);
      waiter.admit();
      return;
    }
  }

  function wait(owner: string): Promise<void> {
    if (waiting.size >= maximumWaiting) throw tooMany();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(waiter);
        reject(tooMany());
      }, patienceMilliseconds);
      const admit = (): void => {
        clearTimeout(timer);
        building = true;
        resolve();
      };
      const waiter: Waiter = { owner, admit };
      waiting.add(waiter);
    });
  }

  return {
    async begin(owner) {
      if (isFree(owner)) building = true;
      else await wait(owner);
      let ended = false;
      return {
        hold(response, bytes) {
          if (response.destroyed) return;
          add(owner, bytes);
          let released = false;
          const release = (): void => {
            if (released) return;
            released = true;
            add(owner, -bytes);
            admitNext();
          };
          response.once("finish", release);
          response.once("close", release);
        },
        end() {
          if (ended) return;
          ended = true;
          building = false;
          admitNext();
        },
      };
    },
  };
}

function tooMany(): Problem {
  return problem(
    "unavailable",
    "Too many large lists are being sent. Try again later, or request fewer items per page (`itemsPerPage`).",
    { headers: { "Retry-After": "10" } },
  );
}
