/**
 * Stores imports in the database. One process at a time runs an import: it holds a lease, which it renews while it works.
 * If the process is killed, the lease expires, and any process continues after the last committed record.
 */
import { sql, type Selectable } from "kysely";
import type { Reader, Store, Transaction } from "../../database/store.ts";
import type { Tables } from "../../database/tables/tables.ts";
import { timestamp } from "../../database/timestamp.ts";
import type { RecordViolation } from "../transfer/transfer-report.ts";

export type ImportRow = Selectable<Tables["imports"]>;
export type ImportErrorRow = Selectable<Tables["import_errors"]>;

export type ImportStatus = "queued" | "running" | "succeeded" | "failed" | "canceled";

/** The maximum number of errors that are stored for an import. Further ones are only counted. */
export const maximumErrors = 10_000;

/** How long a process may take until it renews its lease, in milliseconds. */
export const leaseMilliseconds = 30_000;

/** An import is not started again if it was started this often without importing any record. */
const maximumAttempts = 5;

/** Thrown if another process has taken over an import, or if it was deleted. */
export class LeaseLost extends Error {}

const unfinished = ["queued", "running"] as const;

export function isUnfinished({ status }: Pick<ImportRow, "status">): boolean {
  return unfinished.some((name) => name === status);
}

export async function findImport({ db }: Reader, id: number): Promise<ImportRow | null> {
  return (await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export function readErrors({ db }: Reader, id: number, limit: number): Promise<ImportErrorRow[]> {
  return db
    .selectFrom("import_errors")
    .selectAll()
    .where("import_id", "=", id)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function countErrors({ db }: Reader, id: number): Promise<number> {
  const { count } = await db
    .selectFrom("import_errors")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("import_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes the next import and its lease: one whose process has stopped, or else the first import of the user whose last
 * import was started the longest time ago. Returns `null` if there is none, or if another process runs an import.
 */
export function takeImport(store: Store, holder: string, now: Date): Promise<ImportRow | null> {
  return store.transaction(async (transaction) => {
    const { db } = transaction;
    const moment = timestamp(now);
    const running = await db
      .selectFrom("imports")
      .selectAll()
      .where("status", "=", "running")
      .orderBy("id")
      .execute();
    if (running.some(({ lease_until: until }) => until !== null && until > moment)) return null;
    const row = running[0] ?? (await nextInQueue(transaction));
    if (row === undefined) return null;
    // A dry run has committed nothing, so it starts again.
    if (row.dry_run) await db.deleteFrom("import_errors").where("import_id", "=", row.id).execute();
    await db
      .updateTable("imports")
      .set({
        status: "running",
        holder,
        lease_until: leaseEnd(now),
        started: row.started ?? moment,
        attempts: row.attempts + 1,
        ...(row.dry_run && noProgress),
      })
      .where("id", "=", row.id)
      .execute();
    return findImport(transaction, row.id);
  });
}

const noProgress = {
  processed: 0,
  bytes_read: 0,
  records_created: 0,
  records_updated: 0,
  records_unchanged: 0,
  records_failed: 0,
  left_out: 0,
  created_elements: "{}",
  exempt: "[]",
  lines: null,
};

async function nextInQueue({ db }: Transaction): Promise<ImportRow | undefined> {
  return db
    .selectFrom("imports")
    .selectAll()
    .where("status", "=", "queued")
    .orderBy(
      sql`coalesce((select max(other.started) from imports other where other.user_id = imports.user_id), '')`,
    )
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Whether an import has stopped so often at the same record that its start is pointless. */
export function hasTooManyAttempts({ attempts }: ImportRow): boolean {
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
 * @returns whether the import should be canceled
 * @throws {LeaseLost} if this process no longer has the lease
 */
export async function renewLease(
  { db }: Transaction,
  { id, holder, now }: Held,
): Promise<{ readonly isCanceled: boolean }> {
  const row = await db
    .updateTable("imports")
    .set({ lease_until: leaseEnd(now) })
    .where("id", "=", id)
    .where("status", "=", "running")
    .where("holder", "=", holder)
    .returning("cancel_requested")
    .executeTakeFirst();
  if (row === undefined) throw new LeaseLost();
  return { isCanceled: row.cancel_requested };
}

/** Ends the lease, so that any process can continue the import at once. */
export function releaseLease(store: Store, { id, holder, now }: Held): Promise<void> {
  return store.transaction(async ({ db }) => {
    await db
      .updateTable("imports")
      .set({ lease_until: timestamp(now), attempts: sql`attempts - 1` })
      .where("id", "=", id)
      .where("status", "=", "running")
      .where("holder", "=", holder)
      .execute();
  });
}

/** Removes the progress of a dry run, which starts again. Renew the lease in the same transaction first. */
export async function resetProgress({ db }: Transaction, id: number): Promise<void> {
  await db.deleteFrom("import_errors").where("import_id", "=", id).execute();
  await db.updateTable("imports").set(noProgress).where("id", "=", id).execute();
}

export interface Progress extends Pick<
  ImportRow,
  | "processed"
  | "bytes_read"
  | "records_created"
  | "records_updated"
  | "records_unchanged"
  | "records_failed"
  | "left_out"
  | "created_elements"
  | "exempt"
  | "lines"
  | "change_set_id"
> {
  readonly errors: readonly (RecordViolation & {
    readonly kind: "error" | "left_out";
    readonly value: string | null;
  })[];
}

const errorsPerStatement = 500;

/**
 * Saves the progress of an import. Renew the lease in the same transaction first.
 * @param stored the number of errors that are stored already
 */
export async function saveProgress(
  { db }: Transaction,
  { id, dry_run: isDryRun }: Pick<ImportRow, "id" | "dry_run">,
  { errors, ...progress }: Progress,
  stored: number,
): Promise<void> {
  await db
    .updateTable("imports")
    .set({ ...progress, ...(!isDryRun && { attempts: 0 }) })
    .where("id", "=", id)
    .execute();
  const kept = errors.slice(0, Math.max(0, maximumErrors - stored));
  for (let start = 0; start < kept.length; start += errorsPerStatement) {
    const rows = kept.slice(start, start + errorsPerStatement);
    await db
      .insertInto("import_errors")
      .values(rows.map((row) => ({ import_id: id, ...row })))
      .execute();
  }
}

interface Ending {
  readonly status: ImportStatus;
  readonly reason: string | null;
  readonly keptUntil: string | null;
}

/**
 * Ends an import that this process holds. Returns whether it did.
 * @param keptUntil until when its file is kept, or null if it is not kept
 */
export async function finishImport(
  store: Store,
  { id, holder, now }: Held,
  { status, reason, keptUntil }: Ending,
): Promise<boolean> {
  return store.transaction(async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable("imports")
      .set({
        ...(status === "succeeded" && { bytes_read: sql<number>`file_size` }),
        ...{ status, reason, finished: timestamp(now), lease_until: null, holder: null },
        file_kept_until: keptUntil,
      })
      .where("id", "=", id)
      .where("status", "=", "running")
      .where("holder", "=", holder)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
