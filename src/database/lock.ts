/** A lock between the asynchronous callers of one process: first come, first served, and not for ever. */
import { unavailable } from "./unavailable.ts";

export interface Lock {
  /** @throws {Problem} `unavailable` when the others hold it longer than the patience of the lock */
  acquire(): Promise<void>;
  release(): void;
}

/** `patience` is in milliseconds. */
export function createLock(patience: number): Lock {
  let held = false;
  const waiting = new Set<() => void>();
  return {
    acquire: () => {
      if (!held) {
        held = true;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const turn = (): void => {
          clearTimeout(timer);
          waiting.delete(turn);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(turn);
          reject(unavailable(new Error(`Waited ${patience} ms for the transactions before this one.`)));
        }, patience);
        waiting.add(turn);
      });
    },
    release: () => {
      // Handed over rather than freed, so that nobody can slip in between.
      const [next] = waiting;
      if (next === undefined) held = false;
      else next();
    },
  };
}
