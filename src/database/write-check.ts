/**
 * Knows whether the database can be written: from transactions that failed, and from a probe where nothing is known
 * yet. The probe is a real write, because only that finds a full disk; it runs at most once per interval.
 */
import { Problem } from "../errors.ts";
import { StorageFailure } from "./storage-failure.ts";

interface WriteCheckOptions {
  /** Called when writing fails, at most once per minute. */
  readonly onStorageFailure?: ((failure: StorageFailure) => void) | undefined;
  /** Milliseconds since any moment; replaced in tests. */
  readonly monotonic?: (() => number) | undefined;
}

const interval = 10_000;
const reportInterval = 60_000;

export function createWriteCheck(options: WriteCheckOptions) {
  const { onStorageFailure, monotonic = () => performance.now() } = options;
  let last: { readonly at: number; readonly failure: Problem | null } | null = null;
  let reportedAt = -Infinity;

  /** Notes how a transaction failed. */
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
     * Uses the result of the last seconds, else runs the probe. After a failure only a probe that has written ends it.
     * @param probe gets whether the last write failed; returns whether it could write
     * @throws {Problem} `unavailable` when the database cannot be written
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
