/**
 * Keeps `last_time_used` of API tokens about right without a request ever waiting for it, or failing with it:
 * uses are collected and written together in the background, each token at most every ten minutes.
 */
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

const interval = 10 * 60 * 1000;

export interface LastUsed {
  /** Takes down a use of a token; `lastTimeUsed` is what the database holds. Never throws. */
  note(tokenId: number, lastTimeUsed: string | null, now: Date): void;
  /** Writes what has been taken down. Does not reject: faults go to `onFault`. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  close(): Promise<void>;
}

export interface LastUsedOptions {
  readonly store: Pick<Store, "transaction">;
  /** How long uses are collected before they are written, in milliseconds. */
  readonly delay?: number;
  readonly onFault?: (error: unknown) => void;
}

// Another process may have written in the meantime: the later time stays.
const setLastUsed = prepared((db, slot: Slot<{ id: number; time: string }>) =>
  db
    .updateTable("api_tokens")
    .set({ last_time_used: slot("time") })
    .where("id", "=", slot("id"))
    .where((where) =>
      where.or([where("last_time_used", "is", null), where("last_time_used", "<", slot("time"))]),
    ),
);

export function createLastUsed({ store, delay = 1000, onFault }: LastUsedOptions): LastUsed {
  const pending = new Map<number, string>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  let closed = false;

  const write = async (): Promise<void> => {
    const uses = [...pending];
    if (uses.length === 0) return;
    try {
      await store.transaction(async (transaction) => {
        for (const [id, time] of uses) await transaction.run(setLastUsed, { id, time });
      });
    } catch (error) {
      onFault?.(error);
    } finally {
      // Only now: a use noted while this was being written is the same use.
      for (const [id] of uses) pending.delete(id);
    }
  };

  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  };

  return {
    note(tokenId, lastTimeUsed, now) {
      if (closed || pending.has(tokenId)) return;
      if (lastTimeUsed !== null && now.getTime() - Date.parse(lastTimeUsed) < interval) return;
      pending.set(tokenId, timestamp(now));
      timer ??= setTimeout(() => void flush(), delay).unref();
    },
    flush,
    close() {
      closed = true;
      return flush();
    },
  };
}
