/**
 * Removes what has served its time: answers kept for those who ask twice, expired codes and tokens, families without
 * tokens, clients that registered themselves and were never approved.
 */
import { idList } from "../database/id-list.ts";
import type { Reader, Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { successorWindow } from "./refresh-grant.ts";
import { expireUnusedClients } from "./unused-clients.ts";

export interface Janitor {
  /** To be told that an answer is kept: it is removed when its time is over. Neither throws nor waits. */
  successorKept(this: void): void;
  /** Removes the answers whose time is over; how many. */
  forgetSuccessors(this: void, now: Date): Promise<number>;
  /** Removes everything else. */
  sweep(this: void, now: Date): Promise<void>;
  /** Stops, and waits for what is under way. */
  close(this: void): Promise<void>;
}

export interface JanitorOptions {
  readonly store: Store;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Rows in one transaction: nobody has to wait long for it. */
const rowsAtOnce = 500;

/** Finds what is due, a batch at a time. */
type Due = (read: Reader, now: Date) => Promise<readonly { readonly id: number }[]>;

type PurgedTable = "oauth_codes" | "oauth_access_tokens" | "oauth_refresh_tokens" | "oauth_grants";

/** In this order: a family goes when its last token has gone. */
const purges: readonly (readonly [PurgedTable, Due])[] = [
  ["oauth_codes", expired("oauth_codes")],
  ["oauth_access_tokens", expired("oauth_access_tokens")],
  ["oauth_refresh_tokens", unusedExpired],
  ["oauth_refresh_tokens", usedLongAgo],
  ["oauth_grants", revokedLongAgo],
  ["oauth_grants", withoutTokens],
];

/** A day later nobody asks any more why something is not accepted. */
function expired(table: "oauth_codes" | "oauth_access_tokens"): Due {
  return async ({ db }, now) =>
    await db
      .selectFrom(table)
      .select("id")
      .where("expires_at", "<", before(now, day))
      .limit(rowsAtOnce)
      .execute();
}

async function unusedExpired({ db }: Reader, now: Date) {
  return await db
    .selectFrom("oauth_refresh_tokens")
    .select("id")
    .where("expires_at", "<", before(now, day))
    .where("used_at", "is", null)
    .limit(rowsAtOnce)
    .execute();
}

/** Until then, whether it has expired or not, a replay ends the family; after that the token is merely unknown. */
async function usedLongAgo({ db }: Reader, now: Date) {
  return await db
    .selectFrom("oauth_refresh_tokens")
    .select("id")
    .where("used_at", "<", before(now, 90 * day))
    .limit(rowsAtOnce)
    .execute();
}

/** Until then its user is told of a replay. */
async function revokedLongAgo({ db }: Reader, now: Date) {
  return await db
    .selectFrom("oauth_grants")
    .select("id")
    .where("revoked_at", "<", before(now, 30 * day))
    .limit(rowsAtOnce)
    .execute();
}

async function withoutTokens({ db }: Reader, now: Date) {
  return await db
    .selectFrom("oauth_grants")
    .select("id")
    .where("revoked_at", "is", null)
    .where("created_at", "<", before(now, day))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("oauth_codes").select("id").whereRef("grant_id", "=", "oauth_grants.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("oauth_access_tokens").select("id").whereRef("grant_id", "=", "oauth_grants.id")),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("oauth_refresh_tokens").select("id").whereRef("grant_id", "=", "oauth_grants.id")),
      ),
    )
    .limit(rowsAtOnce)
    .execute();
}

/** Works by itself from now on, every hour; nothing of it keeps the process alive. */
export function createJanitor({ store, now, onFault }: JanitorOptions): Janitor {
  let working: Promise<unknown> = Promise.resolve();
  let closed = false;
  let forgetting: NodeJS.Timeout | null = null;

  /** One after the other, so that `close` has something to wait for. */
  const inBackground = (work: () => Promise<unknown>): void => {
    if (closed) return;
    working = working.then(work).catch(onFault);
  };

  async function forgetSuccessors(moment: Date): Promise<number> {
    const due = await store.read.db
      .selectFrom("oauth_refresh_tokens")
      .select("id")
      .where("successor", "is not", null)
      .where("used_at", "<", before(moment, successorWindow))
      .execute();
    if (due.length === 0) return 0;
    await store.transaction(async ({ db, dialect }) => {
      await db
        .updateTable("oauth_refresh_tokens")
        .set({ successor: null })
        .where(idList(dialect, "id", idsOf(due)))
        .execute();
    });
    return due.length;
  }

  async function sweep(moment: Date): Promise<void> {
    for (const [table, findDue] of purges) {
      for (;;) {
        const due = await findDue(store.read, moment);
        if (due.length === 0) break;
        await store.transaction(async ({ db, dialect }) => {
          await db
            .deleteFrom(table)
            .where(idList(dialect, "id", idsOf(due)))
            .execute();
        });
      }
    }
    await expireUnusedClients({ store, now: moment });
  }

  function successorKept(): void {
    if (closed) return;
    forgetting ??= setTimeout(() => {
      forgetting = null;
      inBackground(async () => {
        await forgetSuccessors(now());
        if (await hasSuccessors(store.read)) successorKept();
      });
    }, successorWindow + 1000).unref();
  }

  // What a process that was killed left behind, or one without OAuth did not look after. Nobody can read it meanwhile:
  // it is encrypted with a key made from ours and the token itself, of which only the hash is stored; and whoever
  // brings the token is given it for half a minute only.
  successorKept();
  // Soon, for processes that never live for an hour, but not while the service is starting.
  const first = setTimeout(() => inBackground(() => sweep(now())), minute).unref();
  const sweeping = setInterval(() => inBackground(() => sweep(now())), hour).unref();

  return {
    successorKept,
    forgetSuccessors,
    sweep,
    async close() {
      closed = true;
      clearTimeout(first);
      clearInterval(sweeping);
      if (forgetting !== null) clearTimeout(forgetting);
      await working;
    },
  };
}

async function hasSuccessors({ db }: Reader): Promise<boolean> {
  const kept = await db
    .selectFrom("oauth_refresh_tokens")
    .select("id")
    .where("successor", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

function before(now: Date, milliseconds: number): string {
  return timestamp(new Date(now.getTime() - milliseconds));
}

function idsOf(rows: readonly { readonly id: number }[]): readonly number[] {
  return rows.map(({ id }) => id);
}
