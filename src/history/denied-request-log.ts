/**
 * Records requests that were rejected with 403 in the change log. Entries are written in the background. Equal requests
 * are recorded at most once every ten minutes, and the number of entries per user is limited, so users cannot flood the
 * log.
 */
import { LRUCache } from "lru-cache";
import type { Store } from "../database/store.ts";
import type { Principal } from "../identity/principal.ts";
import { actorOf, writeLog, type Actor } from "./log-entry.ts";

interface DeniedAttempt {
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
  /** The route template of a request that matches no operation. Requests with the same template count as equal. */
  readonly route?: string;
}

export interface DeniedRequestLog {
  /** Records a request. Returns immediately and never throws. */
  record(this: void, principal: Principal, attempt: DeniedAttempt, now: Date): void;
  /** Waits until all entries are written. */
  close(): Promise<void>;
}

interface DeniedRequestLogOptions {
  readonly store: Pick<Store, "transaction">;
  readonly onError: (error: unknown) => void;
}

const repeatIntervalMilliseconds = 10 * 60 * 1000;
/** The maximum number of different requests to record per user within `repeatIntervalMilliseconds`. */
const maximumPerUser = 30;
/**
 * The maximum number of users to remember. If there are more users, the user with the oldest rejection is forgotten.
 */
const maximumUsers = 200;

export function createDeniedRequestLog({ store, onError }: DeniedRequestLogOptions): DeniedRequestLog {
  /** The time when each request was last recorded, by user ID and request. */
  const recorded = new LRUCache<number, Map<string, number>>({ max: maximumUsers });
  let writing = Promise.resolve();

  function isNew({ userId, tokenId }: Principal, attempt: DeniedAttempt, now: number): boolean {
    const attempts = recorded.get(userId) ?? new Map<string, number>();
    recorded.set(userId, attempts);
    for (const [key, last] of attempts) if (now - last >= repeatIntervalMilliseconds) attempts.delete(key);
    const { method, operationId, route } = attempt;
    const key = `${tokenId ?? ""} ${operationId ?? `${method} ${route ?? ""}`}`;
    if (attempts.has(key) || attempts.size >= maximumPerUser) return false;
    attempts.set(key, now);
    return true;
  }

  async function write(actor: Actor, attempt: DeniedAttempt, now: Date): Promise<void> {
    const { method, path, operationId } = attempt;
    const data = { method, path: path.slice(0, 2000), ...(operationId !== null && { operationId }) };
    try {
      await store.transaction((transaction) =>
        writeLog(transaction, actor, now, [{ kind: "user_not_allowed", level: "warning", data }]),
      );
    } catch (error) {
      onError(error);
    }
  }

  return {
    record(principal, attempt, now) {
      if (!isNew(principal, attempt, now.getTime())) return;
      writing = writing.then(() => write(actorOf(principal), attempt, now));
    },
    close: () => writing,
  };
}
