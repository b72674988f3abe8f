/** The hooks that run after the end of a transaction, on both engines. */
import type { StoreOptions } from "./store.ts";
import { isOutcomeUnknown } from "./unavailable.ts";

type Hook = () => void | Promise<void>;

/** The hooks registered by one attempt at a transaction. */
interface TransactionHooks {
  afterCommit(hook: Hook): void;
  afterRollback(hook: Hook): void;
}

/** Runs one attempt at a transaction, then the hooks that fit its end. */
type Attempt = <T>(work: (hooks: TransactionHooks) => Promise<T>) => Promise<T>;

export function createAttempt(options: StoreOptions): Attempt {
  const onFault = options.onFault ?? ((error) => process.emitWarning(String(error)));
  return async (work) => {
    const committed: Hook[] = [];
    const rolledBack: Hook[] = [];
    let result;
    try {
      result = await work({
        afterCommit: (hook) => void committed.push(hook),
        afterRollback: (hook) => void rolledBack.push(hook),
      });
    } catch (error) {
      // What may be committed may need what a rollback would take away, and the other way round.
      if (!isOutcomeUnknown(error)) await runHooks(rolledBack, onFault);
      throw error;
    }
    await runHooks(committed, onFault);
    return result;
  };
}

/** What is committed stays so, and what failed has its reason already: a failing hook changes neither. */
async function runHooks(hooks: readonly Hook[], onFault: (error: unknown) => void): Promise<void> {
  for (const hook of hooks) {
    try {
      await hook();
    } catch (error) {
      onFault(error);
    }
  }
}
