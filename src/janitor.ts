/** Removes expired data in the background: sessions and trusted devices and, if OAuth is enabled, OAuth data. */
import type { Store } from "./database/store.ts";
import { removeExpired } from "./identity/sessions.ts";
import { deleteOldSuccessors, removeExpiredOAuth } from "./oauth/clean-up.ts";
import { successorWindow } from "./oauth/refresh-grant.ts";

export interface Janitor {
  /** Schedules the removal of a stored token response. Neither throws nor waits. */
  successorStored(this: void): void;
  /** Stops, and waits for the work in progress. */
  close(this: void): Promise<void>;
}

interface JanitorOptions {
  readonly store: Store;
  readonly oauth: boolean;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

const minute = 60_000;

/** Works every hour, with OAuth also after a minute. Its timers do not keep the process alive. */
export function createJanitor({ store, oauth, now, onFault }: JanitorOptions): Janitor {
  let working: Promise<unknown> = Promise.resolve();
  let closed = false;
  let forgetting: NodeJS.Timeout | null = null;

  /** One after the other, so that `close` can wait for the last one. */
  const inBackground = (work: () => Promise<unknown>): void => {
    if (!closed) working = working.then(work).catch(onFault);
  };

  const sweep = (): void => {
    inBackground(() => removeExpired(store, now()));
    if (oauth) inBackground(() => removeExpiredOAuth(store, now()));
  };

  function successorStored(): void {
    if (closed) return;
    forgetting ??= setTimeout(() => {
      forgetting = null;
      inBackground(async () => {
        const { left } = await deleteOldSuccessors(store, now());
        if (left > 0) successorStored();
      });
    }, successorWindow + 1000).unref();
  }

  // A process that was killed may have left some. They are encrypted with a key derived from ours and from the refresh
  // token, of which only the hash is stored.
  if (oauth) successorStored();
  // A process may live for less than an hour.
  const first = oauth ? setTimeout(sweep, minute).unref() : undefined;
  const hourly = setInterval(sweep, 60 * minute).unref();

  return {
    successorStored,
    async close() {
      closed = true;
      clearTimeout(first);
      clearInterval(hourly);
      if (forgetting !== null) clearTimeout(forgetting);
      await working;
    },
  };
}
