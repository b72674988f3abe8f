/**
 * Stores the undos of large change sets. One process runs an undo at a time: it holds a lease, which it renews while it
 * works. If the process is killed, the lease expires, and any process continues after the last committed batch.
 */
import { sql, type Selectable } from "kysely";
import type { Reader, Store, Transaction } from "../../database/store.ts";
import type { Tables } from "../../database/tables/tables.ts";
import { timestamp } from "../../database/timestamp.ts";
import { problem } from "../../util/errors.ts";

export type UndoJob = Selectable<Tables["change_set_undos"]>;
export type UndoStatus = "running" | "succeeded" | "failed" | "conflicts";

/** How long a process may take until it renews its lease, in milliseconds. */
export const leaseMilliseconds = 30_000;

/** An undo is not started again if it was started this often without a committed batch. */
const maximumAttempts = 5;

/** Thrown if another process has taken over an undo. */
export class LeaseLost extends Error {}

export async function findUndoJob({ db }: Reader, id: number): Promise<UndoJob | null> {
  return (
    (await db.selectFrom("change_set_undos").selectAll().where("id", "=", id).executeTakeFirst()) ?? null
  );
}

/** The request or command that starts or continues an undo. Its permissions apply to the following batches. */
export interface UndoStart extends Pick<
  UndoJob,
  | "source_id"
  | "is_redo"
  | "mode"
  | "comment"
  | "user_id"
  | "username"
  | "tier"
  | "token_id"
  | "client"
  | "total"
> {
  /** The process that runs the undo at once, for a command. By default, the service runs it. */
  readonly holder?: string | null;
  readonly now: Date;
}

/**
 * Starts an undo, or continues the last one of the change set after its last batch, unless its changes were taken back
 * themselves.
 * @throws {Problem} 409 if the undo is running
 */
export async function startUndoJob(
  transaction: Transaction,
  { holder = null, now, ...request }: UndoStart,
): Promise<UndoJob> {
  const { db } = transaction;
  const moment = timestamp(now);
  // Locks the row, so that concurrent requests do not start two undos.
  await db
    .updateTable("change_sets")
    .set({ undoes_id: sql<number | null>`undoes_id` })
    .where("id", "=", request.source_id)
    .execute();
  const last = await lastUndoJob(transaction, request.source_id);
  const lease = { holder, lease_until: holder === null ? null : leaseEnd(now) };
  if (last === null) {
    return db
      .insertInto("change_set_undos")
      .values({ ...request, ...lease, status: "running", added_date: moment })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  // The service continues the interrupted undo of a user. Only a command continues that of a command.
  const isOwnedByService = holder === null && last.user_id !== null;
  if (last.status === "running" && (isOwnedByService || isLeased(last, moment))) {
    throw problem(
      "conflict",
      `Undo ${last.id} of change set ${last.source_id} is running. Wait until it has finished.`,
    );
  }
  const { total: _total, source_id: _source, ...continued } = request;
  return db
    .updateTable("change_set_undos")
    .set({
      ...continued,
      ...lease,
      status: "running",
      attempts: 0,
      finished: null,
      reason: null,
      blocking: "[]",
      blocking_count: 0,
    })
    .where("id", "=", last.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the last undo of a change set that has not succeeded. An undo that was itself taken back does not count. */
export async function lastUndoJob({ db }: Reader, source: number): Promise<UndoJob | null> {
  const row = await db
    .selectFrom("change_set_undos")
    .selectAll()
    .where("source_id", "=", source)
    .where("status", "!=", "succeeded")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("change_sets")
            .select("id")
            .whereRef("change_sets.undoes_id", "=", "change_set_undos.change_set_id"),
        ),
      ),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function isLeased({ lease_until: until }: UndoJob, moment: string): boolean {
  return until !== null && until > moment;
}

/** Takes the next undo of a user and its lease. Returns null if there is none, or if another process runs one. */
export function takeUndoJob(store: Store, holder: string, now: Date): Promise<UndoJob | null> {
  return store.transaction(async (transaction) => {
    const { db } = transaction;
    const running = await runningJobs(db).selectAll().orderBy("id").execute();
    const [row] = running;
    if (row === undefined || running.some((job) => isLeased(job, timestamp(now)))) return null;
    await db
      .updateTable("change_set_undos")
      .set({ holder, lease_until: leaseEnd(now), attempts: row.attempts + 1 })
      .where("id", "=", row.id)
      .execute();
    return findUndoJob(transaction, row.id);
  });
}

/** The service runs the undos of users. A command runs its own. */
export function runningJobs(db: Reader["db"]) {
  return db.selectFrom("change_set_undos").where("status", "=", "running").where("user_id", "is not", null);
}

export function hasTooManyAttempts({ attempts }: UndoJob): boolean {
  return attempts > maximumAttempts;
}

function leaseEnd(now: Date): string {
  return timestamp(new Date(now.getTime() + leaseMilliseconds));
}

interface Held {
  readonly id: number;
  readonly holder: string;
  readonly now: Date;
}

/**
 * Returns the undo after its last batch.
 * @throws {LeaseLost} if this process no longer has the lease
 */
export async function renewLease(transaction: Transaction, held: Held): Promise<UndoJob> {
  const row = await heldJob(transaction, held)
    .set({ lease_until: leaseEnd(held.now) })
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new LeaseLost();
  return row;
}

/** Ends the lease, so that any process can continue the undo at once. */
export function releaseLease(store: Store, held: Held): Promise<void> {
  return store.transaction(async (transaction) => {
    await heldJob(transaction, held)
      .set({ lease_until: null, holder: null, attempts: sql<number>`attempts - 1` })
      .execute();
  });
}

/** JSON texts that did not change are omitted, so that they are not written again with each batch. */
type Progress = Pick<
  UndoJob,
  "change_set_id" | "processed" | "position" | "left_count" | "resolvable_count"
> &
  Partial<Pick<UndoJob, "deferred" | "left_changes">>;

/** Saves the progress in the transaction of the batch. Renew the lease in the same transaction first. */
export async function saveProgress({ db }: Transaction, id: number, progress: Progress): Promise<UndoJob> {
  return db
    .updateTable("change_set_undos")
    .set({ ...progress, attempts: 0 })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends an undo that this process holds. */
export function finishUndoJob(
  store: Store,
  held: Held,
  result: { readonly status: UndoStatus } & Partial<Pick<UndoJob, "reason" | "blocking" | "blocking_count">>,
): Promise<UndoJob | null> {
  return store.transaction(async (transaction) => {
    const row = await heldJob(transaction, held)
      .set({ ...result, finished: timestamp(held.now), lease_until: null, holder: null })
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  });
}

function heldJob({ db }: Transaction, { id, holder }: Held) {
  return db
    .updateTable("change_set_undos")
    .where("id", "=", id)
    .where("status", "=", "running")
    .where("holder", "=", holder);
}

/** Deletes undos that succeeded 30 days ago. The others can be continued. */
export async function removeOldUndoJobs(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * 24 * 60 * 60_000);
  await store.transaction(async ({ db }) => {
    await db
      .deleteFrom("change_set_undos")
      .where("status", "=", "succeeded")
      .where("finished", "<", timestamp(before))
      .execute();
  });
}
