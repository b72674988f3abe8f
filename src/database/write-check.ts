/**
 * Determines whether the database is writable from failed transactions and a probe. The probe is a real write, because
 * only a real write detects a full disk. The probe runs at most once per interval.
 */
import { Problem } from "../util/errors.ts";
import { StorageFailure } from "./sqlite/storage-failure.ts";

interface WriteCheckOptions {
  /** Called after a write fails, at most once per minute. */
  readonly onStorageFailure?: ((failure: StorageFailure) => void) | undefined;
  /** Returns milliseconds since an arbitrary point in time. Replaced in tests. */
  readonly monotonic?: (() => number) | undefined;
}

const interval = 10_000;
const reportInterval = 60_000;

export function createWriteCheck(options: WriteCheckOptions) {
  const { onStorageFailure, monotonic = () => performance.now() } = options;
  let last: { readonly at: number; readonly failure: Problem | null } | null = null;
  let reportedAt = -Infinity;

  /** Records the error of a failed transaction. */
  function failed(error: unknown): void {
    if (!(error instanceof Problem) || !(error.cause instanceof StorageFailure)) return;
    const at = monotonic();
    last = { at, failure: error };
    if (at - reportedAt < reportInterval) return;
    reportedAt = at;
    onStorageFailure?.(error.cause);
  }

  return {
    failed,
    /**
     * Returns if the database is writable. Uses the last result if it is recent, and otherwise runs the probe. After a
     * failure, only a successful probe makes the database count as writable again.
     * @param probe receives whether the last write failed, and returns whether its own write succeeded
     * @throws {Problem} `unavailable` if the database is not writable
     */
    check(probe: (hasFailed: boolean) => boolean): void {
      const at = monotonic();
      let failure = last?.failure ?? null;
      if (last === null || at - last.at >= interval) {
        try {
          if (probe(failure !== null)) failure = null;
          if (failure === null) last = { at, failure };
        } catch (error) {
          failed(error);
          throw error;
        }
      }
      if (failure !== null) throw failure;
    },
  };
}
