/**
 * When connections and clients were used last: written in the background, at most every ten minutes each, so that
 * requests of different users of one client never wait for each other.
 */
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import { createNotedUses } from "../identity/noted-uses.ts";
import type { Client } from "./clients.ts";

export interface Usage {
  /** `lastUsedAt` is what the database holds. Never throws. */
  noteConnection(this: void, connectionId: number, lastUsedAt: string | null, now: Date): void;
  noteClient(this: void, client: Pick<Client, "id" | "lastUsedAt">, now: Date): void;
  /** Writes what has been taken down. Does not reject. */
  flush(this: void): Promise<void>;
  /** Writes the rest and stops. */
  close(this: void): Promise<void>;
}

export interface UsageOptions {
  readonly store: Pick<Store, "transaction">;
  readonly onFault: (error: unknown) => void;
}

const interval = 10 * 60_000;

type Use = { readonly id: number; readonly time: string };

const setConnectionUsed = prepared((db, slot: Slot<Use>) =>
  db
    .updateTable("oauth_connections")
    .set({ last_used_at: slot("time") })
    .where("id", "=", slot("id"))
    .where((where) =>
      where.or([where("last_used_at", "is", null), where("last_used_at", "<", slot("time"))]),
    ),
);

const setClientUsed = prepared((db, slot: Slot<Use>) =>
  db
    .updateTable("oauth_clients")
    .set({ last_used_at: slot("time") })
    .where("id", "=", slot("id"))
    .where((where) =>
      where.or([where("last_used_at", "is", null), where("last_used_at", "<", slot("time"))]),
    ),
);

export function createUsage({ store, onFault }: UsageOptions): Usage {
  const connections = createNotedUses({ store, write: setConnectionUsed, onFault });
  const clients = createNotedUses({ store, write: setClientUsed, onFault });
  const isRecent = (lastUsedAt: string | null, now: Date): boolean =>
    lastUsedAt !== null && now.getTime() - instantOf(lastUsedAt).getTime() < interval;

  return {
    noteConnection(id, lastUsedAt, now) {
      if (!connections.has(id) && !isRecent(lastUsedAt, now))
        connections.note(id, { id, time: timestamp(now) });
    },
    noteClient({ id, lastUsedAt }, now) {
      if (!clients.has(id) && !isRecent(lastUsedAt, now)) clients.note(id, { id, time: timestamp(now) });
    },
    flush: async () => {
      await Promise.all([connections.flush(), clients.flush()]);
    },
    close: async () => {
      await Promise.all([connections.close(), clients.close()]);
    },
  };
}
