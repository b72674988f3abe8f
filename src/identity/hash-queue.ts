/**
 * In which order passwords are hashed at the sign-in. Hashing takes a core for a fifth of a second on purpose: one at a
 * time leaves the others to those who are in. Whoever floods the sign-in with wrong passwords fills the lane of
 * strangers; devices that have signed in before do not wait behind it.
 */
import { problem } from "../errors.ts";
import type { Problem } from "../errors.ts";

/** `known`: has signed in to the account before. */
export type Lane = "known" | "stranger";

export interface HashQueueOptions {
  /** How many find a place in each lane; the next one is sent away at once. */
  readonly places: number;
  /** How long somebody waits for the turn, in milliseconds. */
  readonly patience: number;
}

/**
 * Does the work when its turn comes.
 * @throws {Problem} `unavailable` when it does not come in time
 */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Keeps a place in the lane for as long as the visit goes on. Nothing needs to be written before there is one.
 * @throws {Problem} `unavailable` (503 with `Retry-After`) when the lane is full
 */
export type HashQueue = <T>(lane: Lane, visit: (inTurn: InTurn) => Promise<T>) => Promise<T>;

export function createHashQueue({ places, patience }: HashQueueOptions): HashQueue {
  let busy = false;
  const taken: Record<Lane, number> = { known: 0, stranger: 0 };
  const waiting: Readonly<Record<Lane, Set<() => void>>> = { known: new Set(), stranger: new Set() };

  function turnIn(lane: Lane): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = (): void => {
        clearTimeout(timer);
        waiting[lane].delete(turn);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting[lane].delete(turn);
        reject(tooMany());
      }, patience);
      waiting[lane].add(turn);
    });
  }

  /** Hands the turn over rather than freeing it, so that nobody can slip in between. */
  function pass(): void {
    const [next] = [...waiting.known, ...waiting.stranger];
    if (next === undefined) busy = false;
    else next();
  }

  return async (lane, visit) => {
    if (taken[lane] >= places) throw tooMany();
    taken[lane] += 1;
    try {
      return await visit(async (work) => {
        if (busy) await turnIn(lane);
        busy = true;
        try {
          return await work();
        } finally {
          pass();
        }
      });
    } finally {
      taken[lane] -= 1;
    }
  };
}

function tooMany(): Problem {
  return problem("unavailable", "Too many people are signing in at the moment. Try again in a few seconds.", {
    headers: { "Retry-After": "5" },
  });
}
