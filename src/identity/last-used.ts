/** Keeps `last_time_used` of API tokens about right: it is written at most every ten minutes, in the background. */
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { createNotedUses } from "./noted-uses.ts";

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

export function createLastUsed({ store, delay, onFault }: LastUsedOptions): LastUsed {
  const uses = createNotedUses({
    store,
    write: setLastUsed,
    ...(delay !== undefined && { delay }),
    onFault,
  });
  return {
    note(tokenId, lastTimeUsed, now) {
      if (uses.has(tokenId)) return;
      if (lastTimeUsed !== null && now.getTime() - Date.parse(lastTimeUsed) < interval) return;
      uses.note(tokenId, { id: tokenId, time: timestamp(now) });
    },
    flush: () => uses.flush(),
    close: () => uses.close(),
  };
}
