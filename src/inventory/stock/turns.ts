/**
 * Lets the requests of one process that change the same lot come one after the other. Transactions alone would see to
 * it too, but on PostgreSQL by failing and starting over, the more often the more of them there are; what competes
 * between processes still does.
 */
import type { Lock } from "../../database/lock.ts";
import { createLock } from "../../database/lock.ts";

/** Runs `work` when nothing else runs under the key. */
export type Turns = <T>(key: number, work: () => Promise<T>) => Promise<T>;

/**
 * @param patience how long a turn is waited for, in milliseconds
 * @throws {Problem} `unavailable` when those before take longer
 */
export function createTurns(patience = 5000): Turns {
  const lines = new Map<number, { readonly lock: Lock; length: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { lock: createLock(patience), length: 0 };
    lines.set(key, line);
    line.length += 1;
    try {
      await line.lock.acquire();
      try {
        return await work();
      } finally {
        line.lock.release();
      }
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
