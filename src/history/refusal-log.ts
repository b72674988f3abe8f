/**
 * Records requests rejected with 403 in the change log. Writes in the background, at most once every ten minutes for
 * equal requests and with a limit per user, so that users cannot flood the log.
 */
import { LRUCache } from "lru-cache";
import type { Store } from "../database/store.ts";
import type { Principal } from "../identity/principal.ts";
import type { Actor } from "./log-entry.ts";
import { actorOf, writeLog } from "./log-entry.ts";

interface RefusedAttempt {
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
  /** For requests without an operation: the route template, so that all its paths count as equal. */
  readonly route?: string;
}

export interface RefusalLog {
  /** Records a request. Never throws or blocks. */
  note(this: void, principal: Principal, attempt: RefusedAttempt, now: Date): void;
  /** Waits until all entries are written. */
  close(): Promise<void>;
}

interface RefusalLogOptions {
  readonly store: Pick<Store, "transaction">;
  readonly onFault: (error: unknown) => void;
}

const silenceMilliseconds = 10 * 60 * 1000;
/** The maximum number of different requests recorded per user in that time. */
const mostPerUser = 30;
/** With more users, the least recently rejected one is forgotten. */
const rememberedUsers = 1000;

export function createRefusalLog({ store, onFault }: RefusalLogOptions): RefusalLog {
  /** For each user, when each request was last recorded. */
  const lately = new LRUCache<number, Map<string, number>>({ max: rememberedUsers });
  let writing = Promise.resolve();

  function isNews({ userId, tokenId }: Principal, attempt: RefusedAttempt, now: number): boolean {
    const attempts = lately.get(userId) ?? new Map<string, number>();
    lately.set(userId, attempts);
    for (const [key, last] of attempts) if (now - last >= silenceMilliseconds) attempts.delete(key);
    const { method, path, operationId, route } = attempt;
    const key = `${tokenId ?? ""} ${operationId ?? `${method} ${route ?? path}`}`;
    if (attempts.has(key) || attempts.size >= mostPerUser) return false;
    attempts.set(key, now);
    return true;
  }

  async function write(actor: Actor, attempt: RefusedAttempt, now: Date): Promise<void> {
    const { method, path, operationId } = attempt;
    const data = { method, path: path.slice(0, 2000), ...(operationId !== null && { operationId }) };
    try {
      await store.transaction((transaction) =>
        writeLog(transaction, actor, now, [{ kind: "user_not_allowed", level: "warning", data }]),
      );
    } catch (error) {
      onFault(error);
    }
  }

  return {
    note(principal, attempt, now) {
      if (!isNews(principal, attempt, now.getTime())) return;
      writing = writing.then(() => write(actorOf(principal), attempt, now));
    },
    close: () => writing,
  };
}
