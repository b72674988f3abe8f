/**
 * Runs the undo of a large change set in batches, and saves the progress of each batch in the transaction of the batch.
 * Therefore, an undo that is interrupted continues without taking back a change twice.
 */
import { setImmediate } from "node:timers/promises";
import type { Reader, Transaction } from "../../database/store.ts";
import { createChangeSet, type ChangeSet } from "../../history/change-set.ts";
import { actorOf, commandLineActor, type Actor } from "../../history/log-entry.ts";
import type { Logger } from "../../http/handler.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { UserPrincipalReader } from "../../identity/user-principal.ts";
import { iri } from "../../representation/iri.ts";
import { Problem } from "../../util/errors.ts";
import { readRepeatedInSet } from "../history/changes-in-set.ts";
import type { Conflict, ConflictMode } from "../history/conflicts.ts";
import { readChangesOfSet } from "../history/read-changes-of-set.ts";
import { storeLeftCount, takeBackOperation } from "../history/take-back.ts";
import { isComplete, undoBatch, type UndoPosition } from "../history/undo-batch.ts";
import {
  finishUndoJob,
  hasTooManyAttempts,
  leaseMilliseconds,
  LeaseLost,
  releaseLease,
  renewLease,
  saveProgress,
  type UndoJob,
} from "../history/undo-jobs.ts";
import { createRequestFiles } from "../writing/request-files.ts";
import type { Inventory } from "./inventory.ts";
import { unrestrictedAccess, withConstraintRetry, writeContext, type WriteOptions } from "./write.ts";

export interface RunUndoOptions {
  readonly inventory: Inventory;
  /** Reads the user of a request. Commands have all permissions. */
  readonly principalOf: UserPrincipalReader;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "error">;
  readonly holder: string;
  readonly isStopping: () => boolean;
  readonly onProgress?: (processed: number, total: number) => void;
  /** The number of log entries per transaction. Default: 200. */
  readonly batchSize?: number;
}

/** On SQLite, other writers wait until a transaction ends. */
const defaultBatchSize = 200;

/** The maximum number of listed changes that were not taken back. */
const maximumLeft = 200;

/** Thrown to end an undo. Users see the message. */
class UndoFailed extends Error {}

/** Runs an undo that this process has taken. Never throws. Returns false if the undo should be continued later. */
export async function runUndoJob(options: RunUndoOptions, job: UndoJob): Promise<boolean> {
  const { inventory, holder, now, logger } = options;
  const { store } = inventory;
  const held = () => ({ id: job.id, holder, now: now() });
  const heartbeat = setInterval(() => {
    // A batch renews the lease in its own transaction.
    store.transaction((transaction) => renewLease(transaction, held())).catch(() => undefined);
  }, leaseMilliseconds / 3);
  try {
    if (!(await runBatches(options, job))) {
      await releaseLease(store, held()).catch(() => undefined);
      return false;
    }
    await finishUndoJob(store, held(), { status: "succeeded" });
    return true;
  } catch (error) {
    if (error instanceof LeaseLost) return true;
    if (error instanceof Problem && error.status === 503) {
      await releaseLease(store, held()).catch(() => undefined);
      return false;
    }
    if (!(error instanceof UndoFailed || error instanceof Problem) || isInternal(error)) {
      logger.error({ err: error, undoId: job.id }, "An undo failed.");
    }
    await finishUndoJob(store, held(), outcomeOf(error));
    return true;
  } finally {
    clearInterval(heartbeat);
  }
}

function isInternal(error: unknown): boolean {
  return error instanceof Problem && error.status >= 500;
}

function outcomeOf(error: unknown): Parameters<typeof finishUndoJob>[2] {
  if (error instanceof Problem && error.conflicts !== undefined) {
    const { conflicts, omitted } = error;
    return {
      status: "conflicts",
      blocking: JSON.stringify(conflicts),
      blocking_count: conflicts.length + omitted,
    };
  }
  const isKnown = error instanceof UndoFailed || (error instanceof Problem && !isInternal(error));
  return {
    status: "failed",
    reason: isKnown
      ? error.message
      : "An internal error occurred. The log of the service contains its cause.",
  };
}

/** Returns false if the undo was interrupted. */
async function runBatches(options: RunUndoOptions, job: UndoJob): Promise<boolean> {
  const { inventory, isStopping, onProgress } = options;
  if (hasTooManyAttempts(job)) throw new UndoFailed(await stoppedText(inventory.store.read, job));
  const repeated = await readRepeatedInSet(inventory.store.read, job.source_id);
  let current = job;
  while (!isComplete(positionOf(current))) {
    if (isStopping()) return false;
    current = await withConstraintRetry(() =>
      inventory.store.transaction((transaction) => runBatch(options, transaction, { id: job.id, repeated })),
    );
    onProgress?.(current.processed, current.total);
    await setImmediate();
  }
  return true;
}

/** Returns the reason of an undo that ends the process repeatedly, with the log entry at which it stops. */
async function stoppedText(
  reader: Reader,
  { source_id: set, position, processed, total }: UndoJob,
): Promise<string> {
  const text = `The service stopped repeatedly after ${processed} of ${total} log entries`;
  const before = position ?? Number.MAX_SAFE_INTEGER;
  const [next] = await readChangesOfSet(reader, { set, before, limit: 1 });
  if (next === undefined) return `${text}. Report this with the log of the service.`;
  const element = iri(next.type, next.targetId);
  return `${text}, at entry ${next.id}, which changed ${element}. Report this with the log of the service.`;
}

async function runBatch(
  { inventory, principalOf, holder, now, batchSize = defaultBatchSize }: RunUndoOptions,
  transaction: Transaction,
  { id, repeated }: Pick<UndoJob, "id"> & { readonly repeated: ReadonlySet<string> },
): Promise<UndoJob> {
  const moment = now();
  const job = await renewLease(transaction, { id, holder, now: moment });
  const { source_id: source, is_redo: isRedo, change_set_id } = job;
  const operation = job.user_id === null ? (isRedo ? "redo" : "undo") : takeBackOperation({ isRedo });
  const changeSet: ChangeSet = { ...createChangeSet(operation, source), id: change_set_id };
  const { actor, ...access } = await accessOf(principalOf, transaction, job, changeSet);
  const files = createRequestFiles(inventory, new Map(), new Map());
  const options = { actor, now: moment, comment: job.comment, files, ...access };
  const context = writeContext(inventory, transaction, options);
  const result = await undoBatch(
    // Jobs are only stored with these modes.
    { context, actor, source, repeated, mode: job.mode as ConflictMode, size: batchSize },
    positionOf(job),
  );
  const left = JSON.parse(job.left_changes) as Conflict[];
  const added = result.left.slice(0, Math.max(0, maximumLeft - left.length));
  const deferred = JSON.stringify(result.deferred);
  const processed = job.processed + result.processed;
  const resolvable = job.resolvable_count + result.resolvableCount;
  const remaining = isComplete(result) ? 0 : Math.max(1, job.total - processed);
  await storeLeftCount(transaction, { source, changeSet: changeSet.id, left: resolvable + remaining });
  return saveProgress(transaction, id, {
    change_set_id: changeSet.id,
    processed,
    position: result.position,
    ...(deferred !== job.deferred && { deferred }),
    ...(added.length > 0 && { left_changes: JSON.stringify([...left, ...added]) }),
    left_count: job.left_count + result.leftCount,
    resolvable_count: resolvable,
  });
}

function positionOf({ position, deferred }: UndoJob): UndoPosition {
  return { position, deferred: JSON.parse(deferred) as UndoPosition["deferred"] };
}

/** @throws {UndoFailed} if the user was disabled or deleted */
async function accessOf(
  principalOf: UserPrincipalReader,
  transaction: Transaction,
  { user_id: userId, username, tier: scope, token_id: tokenId, client }: UndoJob,
  changeSet: ChangeSet,
): Promise<{ readonly actor: Actor } & Pick<WriteOptions, "principal" | "requirePermission" | "can">> {
  if (userId === null) return { actor: commandLineActor(username, changeSet), ...unrestrictedAccess };
  const principal = await principalOf(transaction, { userId, scope, tokenId, client });
  if (principal === null) {
    throw new UndoFailed(`The user ${username} was disabled or deleted. Continue the undo as another user.`);
  }
  return {
    principal,
    actor: actorOf(principal, changeSet),
    requirePermission: (...permissions) => requirePermission(principal, ...permissions),
    can: (permission) => principal.can(permission),
  };
}
