/** Waits for a busy database without blocking the event loop. */
import { setTimeout as wait } from "node:timers/promises";
import type { StoreOptions } from "../store.ts";

const shortest = 1;
const longest = 100;

/**
 * Returns a function that waits before the next attempt, a little longer with each call. The function returns `false`
 * once its total waiting time has reached `options.waitTimeoutMilliseconds`.
 */
export function createBusyWait(options: StoreOptions): () => Promise<boolean> {
  const { waitTimeoutMilliseconds = 5000, sleep = wait, random = Math.random } = options;
  let attempt = 0;
  let waited = 0;
  return async () => {
    if (waited >= waitTimeoutMilliseconds) return false;
    const bound = Math.min(longest, shortest * 2 ** attempt++);
    // A random delay keeps competing processes from retrying at the same moment.
    const delay = Math.min(bound * (0.5 + random() / 2), waitTimeoutMilliseconds - waited);
    waited += delay;
    await sleep(delay);
    return true;
  };
}
