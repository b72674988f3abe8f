/** Runs the `beforeCommit`, `afterCommit` and `afterRollback` hooks of transactions. Both stores use this module. */
import type { StoreOptions } from "./store.ts";
import { isOutcomeUnknown } from "./unavailable.ts";

type Hook = () => void | Promise<void>;

/** Registers the hooks of one attempt at a transaction. */
export interface TransactionHooks {
  beforeCommit<Item>(work: (items: readonly Item[]) => Promise<void>, item: Item): void;
  afterCommit(hook: Hook): void;
  afterRollback(hook: Hook): void;
}

/**
 * Runs one attempt at a transaction, then the hooks for its outcome. `work` calls `complete`, which runs the
 * `beforeCommit` hooks, immediately before the commit.
 */
type Attempt = <T>(
  work: (hooks: TransactionHooks, complete: () => Promise<void>) => Promise<T>,
) => Promise<T>;

export function createAttempt(options: StoreOptions): Attempt {
  const onBackgroundError = options.onBackgroundError ?? ((error) => process.emitWarning(String(error)));
  return async (work) => {
    const pending = new Map<(items: never) => Promise<void>, unknown[]>();
    const committed: Hook[] = [];
    const rolledBack: Hook[] = [];
    let result;
    try {
      result = await work(
        {
          beforeCommit(hook, item) {
            const items = pending.get(hook);
            if (items === undefined) pending.set(hook, [item]);
            else items.push(item);
          },
          afterCommit(hook) {
            committed.push(hook);
          },
          afterRollback(hook) {
            rolledBack.push(hook);
          },
        },
        async () => {
          // Each hook gets the items with which it was registered.
          for (const [hook, items] of pending) await hook(items as never);
        },
      );
    } catch (error) {
      // If the outcome is unknown, no hooks run. For example, a rollback hook could delete files that a committed
      // transaction needs.
      if (!isOutcomeUnknown(error)) await runHooks(rolledBack, onBackgroundError);
      throw error;
    }
    await runHooks(committed, onBackgroundError);
    return result;
  };
}

/** Runs the hooks. The error of a hook does not change the outcome of the transaction. */
async function runHooks(hooks: readonly Hook[], onBackgroundError: (error: unknown) => void): Promise<void> {
  for (const hook of hooks) {
    try {
      await hook();
    } catch (error) {
      onBackgroundError(error);
    }
  }
}
