/**
 * Writes when something was used last without a request ever waiting for it, or failing with it: uses are collected
 * and written together in the background. How often one is worth writing is up to the caller.
 */
import type { Prepared, SlotValues } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";

export interface NotedUses<Values> {
  /** Takes down a use of what has this id, unless one is waiting to be written already. Never throws. */
  note(id: number, values: Values): void;
  /** Whether a use is waiting to be written. */
  has(id: number): boolean;
  /** Writes what has been taken down. Does not reject: faults go to `onFault`. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  close(): Promise<void>;
}

export interface NotedUsesOptions<Values extends SlotValues> {
  readonly store: Pick<Store, "transaction">;
  /** Writes one use. Another process may have written a later one in the meantime: that has to stay. */
  readonly write: Prepared<unknown, Values>;
  /** How long uses are collected before they are written, in milliseconds. */
  readonly delay?: number;
  readonly onFault?: ((error: unknown) => void) | undefined;
}

export function createNotedUses<Values extends SlotValues>(
  options: NotedUsesOptions<Values>,
): NotedUses<Values> {
  const { store, write, delay = 1000, onFault } = options;
  const pending = new Map<number, Values>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  let closed = false;

  const writeAll = async (): Promise<void> => {
    const uses = [...pending];
    if (uses.length === 0) return;
    try {
      await store.transaction(async (transaction) => {
        for (const [, values] of uses) await transaction.run(write, values);
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
    writing = writing.then(writeAll);
    return writing;
  };

  return {
    note(id, values) {
      if (closed || pending.has(id)) return;
      pending.set(id, values);
      timer ??= setTimeout(() => void flush(), delay).unref();
    },
    has: (id) => pending.has(id),
    flush,
    close() {
      closed = true;
      return flush();
    },
  };
}
