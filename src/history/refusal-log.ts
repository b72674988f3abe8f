/**
 * Writes to the change log who tried what without being allowed to. In the background, and the same attempt at most
 * once in ten minutes, so that nobody can fill the log with refusals.
 */
import type { Store } from "../database/store.ts";
import type { Principal } from "../identity/principal.ts";
import type { Actor } from "./log-entry.ts";
import { actorOf, writeLog } from "./log-entry.ts";

export interface RefusedAttempt {
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
}

export interface RefusalLog {
  /** Takes down an attempt. Never throws, never waits. */
  note(this: void, principal: Principal, attempt: RefusedAttempt, now: Date): void;
  /** Waits until everything is written. */
  close(): Promise<void>;
}

export interface RefusalLogOptions {
  readonly store: Pick<Store, "transaction">;
  readonly onFault: (error: unknown) => void;
}

const silenceMilliseconds = 10 * 60 * 1000;
/** More attempts than this under silence, and the oldest is forgotten. */
const remembered = 1000;

export function createRefusalLog({ store, onFault }: RefusalLogOptions): RefusalLog {
  const lately = new Map<string, number>();
  let writing = Promise.resolve();

  function isNews(key: string, now: number): boolean {
    const last = lately.get(key);
    if (last !== undefined && now - last < silenceMilliseconds) return false;
    lately.delete(key);
    lately.set(key, now);
    const [oldest] = lately.keys();
    if (lately.size > remembered && oldest !== undefined) lately.delete(oldest);
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
      const key = `${principal.userId} ${principal.tokenId ?? ""} ${attempt.operationId ?? attempt.path}`;
      if (!isNews(key, now.getTime())) return;
      writing = writing.then(() => write(actorOf(principal), attempt, now));
    },
    close: () => writing,
  };
}
