/**
 * Deletes expired sessions and trusted devices, old changes of the change feed, old history, old deliveries of webhooks, old
 * imports and deleted files in the background and, if OAuth is enabled, expired OAuth records and retired keys.
 */
import { removeDeletedFiles } from "../attachments/deleted-files.ts";
import type { Storage } from "../attachments/storage.ts";
import type { Store } from "../database/store.ts";
import { createCompactChanges } from "../history/compact-changes.ts";
import { createCompactHistory } from "../history/compact-history.ts";
import { removeExpired } from "../identity/sessions.ts";
import { removeOldUndoJobs } from "../inventory/history/undo-jobs.ts";
import { removeOldImports } from "../exchange/imports/remove-old-imports.ts";
import { deleteOldSuccessors, removeExpiredOAuth } from "../oauth/remove-expired-oauth.ts";
import { removeRetiredKeys } from "../oauth/rotate-keys.ts";
import { removeOldDeliveries } from "../webhooks/remove-old-deliveries.ts";
import { successorWindow } from "../oauth/refresh-grant.ts";

export interface CleanUpSchedule {
  /** Schedules the deletion of token responses that were stored for repeated requests. Neither throws nor blocks. */
  successorStored(this: void): void;
  /** Stops the timers and waits for work in progress. */
  close(this: void): Promise<void>;
}

interface CleanUpOptions {
  readonly store: Store;
  readonly storage: Pick<Storage, "importFiles" | "remove">;
  /** HISTORY_DAYS; null keeps the history. */
  readonly historyDays: number | null;
  /** HISTORY_FILE_DAYS */
  readonly historyFileDays: number;
  readonly oauth: boolean;
  /** The folder of the OAuth keys. */
  readonly uploadsDirectory: string;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

const minute = 60_000;

/**
 * Starts the clean-up, which runs every hour, and with OAuth also one minute after the start. Its timers do not keep the
 * process alive.
 */
export function scheduleCleanUp({
  store,
  storage,
  historyDays,
  historyFileDays,
  oauth,
  uploadsDirectory,
  now,
  onError,
}: CleanUpOptions): CleanUpSchedule {
  let working: Promise<unknown> = Promise.resolve();
  let closed = false;
  let successorTimer: NodeJS.Timeout | null = null;

  /** Runs tasks one after another, so that `close` can wait for the last one. */
  const inBackground = (work: () => Promise<unknown>): void => {
    if (!closed) working = working.then(work).catch(onError);
  };

  const compactChanges = createCompactChanges(store);
  const compactHistory = historyDays === null ? null : createCompactHistory(store, historyDays);
  const sweep = (): void => {
    inBackground(() => removeExpired(store, now()));
    inBackground(() => compactChanges(now(), () => closed));
    inBackground(() => removeOldDeliveries(store, now(), () => closed));
    inBackground(() => removeOldUndoJobs(store, now()));
    inBackground(() => removeOldImports(store, storage.importFiles, now()));
    inBackground(() =>
      removeDeletedFiles({ store, storage, now: now(), days: historyFileDays, isStopped: () => closed }),
    );
    if (compactHistory !== null) inBackground(() => compactHistory(now(), () => closed));
    if (!oauth) return;
    inBackground(() => removeExpiredOAuth(store, now()));
    inBackground(() => removeRetiredKeys(uploadsDirectory, now()));
  };

  function successorStored(): void {
    if (closed) return;
    successorTimer ??= setTimeout(() => {
      successorTimer = null;
      inBackground(async () => {
        const { left } = await deleteOldSuccessors(store, now());
        if (left > 0) successorStored();
      });
    }, successorWindow + 1000).unref();
  }

  // A process that was killed may have left stored token responses in the database.
  if (oauth) successorStored();
  // A process that stops within an hour never reaches an hourly run, so the first run is early.
  const first = oauth ? setTimeout(sweep, minute).unref() : undefined;
  const hourly = setInterval(sweep, 60 * minute).unref();

  return {
    successorStored,
    async close() {
      closed = true;
      clearTimeout(first);
      clearInterval(hourly);
      if (successorTimer !== null) clearTimeout(successorTimer);
      await working;
    },
  };
}
