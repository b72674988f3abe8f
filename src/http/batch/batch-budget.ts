/** Limits the time and the results of a batch, and lets other requests run between its operations. */
import { setImmediate } from "node:timers/promises";
import type { Store } from "../../database/store.ts";
import { problem, retryLater, type Problem } from "../../util/errors.ts";
import type { Outcome } from "./perform-operation.ts";

/** The maximum time without other work of the process, in milliseconds. */
const turnMilliseconds = 10;

/** The maximum time of a batch in milliseconds. On SQLite, a batch that is one transaction blocks all other writers. */
const maximumMilliseconds = 30_000;
const maximumBlocking = 3_000;

/** The maximum length of all results as JSON. */
const maximumLength = 16 * 1024 * 1024;

export type Budget = ReturnType<typeof createBudget>;

/** Creates the budget of a batch that is one transaction. */
export function createTransactionBudget(
  { dialect }: Pick<Store, "dialect">,
  monotonic: (() => number) | undefined,
): Budget {
  return createBudget(monotonic, dialect === "sqlite" ? maximumBlocking : maximumMilliseconds);
}

/**
 * Creates the budget of a batch.
 * @param monotonic returns milliseconds since an arbitrary moment
 * @param milliseconds the maximum time of the batch
 */
export function createBudget(monotonic = () => performance.now(), milliseconds = maximumMilliseconds) {
  let started = monotonic();
  let turnStarted = started;
  let length = 0;
  return {
    async pause(): Promise<void> {
      if (monotonic() - turnStarted < turnMilliseconds) return;
      await setImmediate();
      turnStarted = monotonic();
    },
    /** Returns the problem if a limit is exceeded. */
    exceeded(): Problem | null {
      if (length > maximumLength) return tooLong();
      if (monotonic() - started <= milliseconds) return null;
      return problem(
        "unavailable",
        `The batch took longer than ${milliseconds / 1000} seconds. Send the operations in several batches.`,
        retryLater,
      );
    },
    exceededLength: (): Problem | null => (length > maximumLength ? tooLong() : null),
    add(outcome: Outcome): void {
      length += outcome.length;
    },
    /** Discards the results of a failed attempt, and the time in which the batch waited for the database. */
    restart(): void {
      started = monotonic();
      length = 0;
    },
  };
}

function tooLong(): Problem {
  return problem(
    "payload-too-large",
    `The results of a batch must not exceed ${maximumLength} bytes. Send the operations in several batches.`,
  );
}
