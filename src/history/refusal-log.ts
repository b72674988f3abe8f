/**
 * Writes to the change log who tried what without being allowed to. In the background, the same kind of attempt at most
 * once in ten minutes, and of one user only so many, so that nobody can fill the log with refusals.
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
  /** Where there is no operation: the route's path with its parameters' names, the same for all paths it answers. */
  readonly route?: string;
}

export interface RefusalLog {
  /** Takes down an attempt. Never throws, never waits. */
  note(this: void, principal: Principal, attempt: RefusedAttempt, now: Date): void;
  /** Waits until everything is written. */
  close(): Promise<void>;
}

interface RefusalLogOptions {
  readonly store: Pick<Store, "transaction">;
  readonly onFault: (error: unknown) => void;
}

const silenceMilliseconds = 10 * 60 * 1000;
/** More kinds of attempts of one user in that time are not written down. */
const mostPerUser = 30;
/** With more users than this, the one who was refused longest ago is forgotten. */
const rememberedUsers = 1000;

export function createRefusalLog({ store, onFault }: RefusalLogOptions): RefusalLog {
  /** When each kind of attempt was last written, by user. */
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
