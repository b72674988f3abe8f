/** Waiting, without blocking, for a database that is busy. */
import { setTimeout as wait } from "node:timers/promises";
import type { StoreOptions } from "./store.ts";

const shortest = 1;
const longest = 100;

/**
 * One caller's patience, `options.patience` milliseconds in all. The function waits a little longer each time; false when
 * the patience is used up.
 */
export function createPatience(options: StoreOptions): () => Promise<boolean> {
  const { patience = 5000, sleep = wait, random = Math.random } = options;
  let attempt = 0;
  let waited = 0;
  return async () => {
    if (waited >= patience) return false;
    const bound = Math.min(longest, shortest * 2 ** attempt++);
    // At random between half and all of it, so that competing processes do not keep meeting.
    const delay = Math.min(bound * (0.5 + random() / 2), patience - waited);
    waited += delay;
    await sleep(delay);
    return true;
  };
}
