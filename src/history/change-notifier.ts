/**
 * Wakes clients of the change feed when changes were committed, by this or any other process. While at least one client
 * waits, one timer per process compares the data version of the store; waiting clients have no database connection.
 */
import { setMaxListeners } from "node:events";
import type { DataVersion, Store } from "../database/store.ts";
import { readLatestSequence } from "./read-changes.ts";

export interface ChangeNotifier {
  /**
   * Waits until the feed contains a change after a position. Read the feed afterwards: the change can be invisible to
   * the caller.
   * @returns false if the signal was aborted, the time is over or the notifier was closed before
   */
  wait(after: number, signal: AbortSignal, milliseconds: number): Promise<boolean>;
  /** Aborted when the notifier is closed. */
  readonly closed: AbortSignal;
  /** Ends all waits. */
  close(): void;
}

interface ChangeNotifierOptions {
  readonly store: Pick<Store, "read" | "dataVersion">;
  /** Receives the first of consecutive errors. */
  readonly onError: (error: unknown) => void;
  readonly intervalMilliseconds?: number;
}

interface Waiting {
  readonly after: number;
  readonly end: (hasChanged: boolean) => void;
}

/** The maximum time between two attempts after errors. */
const maximumIntervalMilliseconds = 5_000;

export function createChangeNotifier({
  store,
  onError,
  intervalMilliseconds = 200,
}: ChangeNotifierOptions): ChangeNotifier {
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | null = null;
  let version: DataVersion | null = null;
  let latest = 0;
  let failures = 0;
  const closing = new AbortController();
  // Each event stream listens.
  setMaxListeners(0, closing.signal);
  const closed = closing.signal;

  async function check(): Promise<void> {
    try {
      // The version is read first: a commit in between changes the version, so that the next check reads again.
      const current = await store.dataVersion();
      if (current !== version) latest = await readLatestSequence(store.read);
      version = current;
      failures = 0;
    } catch (error) {
      if (failures === 0) onError(error);
      failures += 1;
    }
    for (const { after, end } of waiting) if (after < latest) end(true);
    timer = null;
    schedule();
  }

  function schedule(): void {
    if (closed.aborted || waiting.size === 0) return;
    const delay = Math.min(intervalMilliseconds * 2 ** Math.min(failures, 10), maximumIntervalMilliseconds);
    timer ??= setTimeout(() => void check(), delay);
  }

  return {
    closed,
    wait: (after, signal, milliseconds) => {
      if (signal.aborted || closed.aborted) return Promise.resolve(false);
      return new Promise((resolve) => {
        const aborted = (): void => entry.end(false);
        const timeout = setTimeout(aborted, milliseconds);
        const entry: Waiting = {
          after,
          end: (hasChanged) => {
            waiting.delete(entry);
            clearTimeout(timeout);
            signal.removeEventListener("abort", aborted);
            resolve(hasChanged);
          },
        };
        waiting.add(entry);
        signal.addEventListener("abort", aborted);
        schedule();
      });
    },
    close: () => {
      closing.abort();
      if (timer !== null) clearTimeout(timer);
      for (const { end } of waiting) end(false);
    },
  };
}
