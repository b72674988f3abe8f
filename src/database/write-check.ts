/**
 * Determines from failed transactions and a probe whether the database is writable. The probe is a real write, because
 * only a real write detects a full disk. It runs at most once per interval.
 */
import { Problem } from "../errors.ts";
import { StorageFailure } from "./storage-failure.ts";

interface WriteCheckOptions {
  /** Called if a write fails, at most once per minute. */
  readonly onStorageFailure?: ((failure: StorageFailure) => void) | undefined;
  /** Returns milliseconds since an arbitrary moment. Replaced in tests. */
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
     * Uses the last result if it is recent, and otherwise runs the probe. After a failure, only a successful probe
     * resets the state.
     * @param probe receives whether the last write failed, and returns whether it could write
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
