/**
 * Knows whether the database can be written: from transactions that failed, and from a probe where nothing is known
 * yet. The probe is a real write, because only that finds a full disk; it runs at most once per interval.
 */
import { Problem } from "../errors.ts";
import { StorageFailure } from "./storage-failure.ts";

export interface WriteCheck {
  /** Notes how a transaction failed. */
  failed(error: unknown): void;
  /**
   * Uses what is known from the last seconds, else runs the probe.
   * @throws {Problem} `unavailable` when the database cannot be written
   */
  check(probe: () => void): void;
}

export interface WriteCheckOptions {
  /** Called when writing fails, at most once per minute. */
  readonly onStorageFailure?: ((failure: StorageFailure) => void) | undefined;
  /** Milliseconds since any moment; replaced in tests. */
  readonly monotonic?: (() => number) | undefined;
}

const interval = 10_000;
const reportInterval = 60_000;

export function createWriteCheck(options: WriteCheckOptions): WriteCheck {
  const { onStorageFailure, monotonic = () => performance.now() } = options;
  let last: { readonly at: number; readonly failure: Problem | null } | null = null;
  let reportedAt = -Infinity;

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
    check(probe) {
      const at = monotonic();
      if (last === null || at - last.at >= interval) {
        last = { at, failure: null };
        try {
          probe();
        } catch (error) {
          failed(error);
          throw error;
        }
      }
      if (last.failure !== null) throw last.failure;
    },
  };
}
