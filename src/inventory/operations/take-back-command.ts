/** Takes back a change set for a command, whose user has direct access to the database. */
import { randomUUID } from "node:crypto";
import { createChangeSet } from "../../history/change-set.ts";
import { commandLineActor } from "../../history/log-entry.ts";
import type { Conflict } from "../history/conflicts.ts";
import { readDryRunChanges, type DryRunChanges } from "../history/dry-run-changes.ts";
import { countChangesOfSet } from "../history/read-changes-of-set.ts";
import {
  maximumElements,
  requireUndoable,
  takeBack,
  takeBackComment,
  type TakeBack,
  type TakenBack,
} from "../history/take-back.ts";
import { findUndoJob, startUndoJob, type UndoJob } from "../history/undo-jobs.ts";
import { createRequestFiles } from "../writing/request-files.ts";
import type { Inventory } from "./inventory.ts";
import { runUndoJob, type RunUndoOptions } from "./run-undo-job.ts";
import { unrestrictedAccess, withConstraintRetry, writeContext } from "./write.ts";

export interface TakeBackCommand
  extends TakeBack, Pick<RunUndoOptions, "now" | "isStopping" | "onProgress" | "batchSize"> {
  readonly comment: string | null;
  readonly systemUser: string;
  /** Whether the result contains the changes, because they are rolled back. */
  readonly isDryRun?: boolean;
  /** The maximum number of elements of one transaction. A dry run has no limit. */
  readonly maximumElements?: number;
}

export interface CommandResult extends TakenBack {
  /** The changes of a dry run. */
  readonly planned?: DryRunChanges;
  /** The progress of a large change set, which is taken back in batches. */
  readonly job?: Pick<UndoJob, "status" | "processed" | "total" | "reason">;
}

/**
 * Takes back a change set in one transaction, or in batches if it is large. An undo in batches that was interrupted
 * continues.
 * @throws {Problem} as {@link requireUndoable} does, 409 that lists the conflicts of one transaction, and 409 if an undo of
 * the change set is running
 */
export async function takeBackForCommand(
  inventory: Inventory,
  command: TakeBackCommand,
): Promise<CommandResult> {
  const { elements, entries } = await requireUndoable(inventory.store.read, command);
  const limit = command.maximumElements ?? maximumElements;
  return elements > limit ? inBatches(inventory, command, entries) : inTransaction(inventory, command);
}

function inTransaction(inventory: Inventory, command: TakeBackCommand): Promise<CommandResult> {
  const { source, isRedo, systemUser, now: currentTime } = command;
  const now = currentTime();
  return withConstraintRetry(() =>
    inventory.store.transaction(async (transaction) => {
      const actor = commandLineActor(systemUser, createChangeSet(isRedo ? "redo" : "undo", source));
      const files = createRequestFiles(inventory, new Map(), new Map());
      const comment = takeBackComment(command, command.comment);
      const access = { files, ...unrestrictedAccess };
      const context = writeContext(inventory, transaction, { actor, now, comment, ...access });
      await requireUndoable(transaction, command);
      const result = await takeBack(context, actor, command);
      if (command.isDryRun !== true) return result;
      const planned = await readDryRunChanges(transaction, null, { set: result.changeSet, source });
      return { ...result, planned };
    }),
  );
}

async function inBatches(
  inventory: Inventory,
  command: TakeBackCommand,
  total: number,
): Promise<CommandResult> {
  const { store } = inventory;
  const { source, isRedo, mode, systemUser, now, comment } = command;
  const holder = randomUUID();
  const started = await store.transaction((transaction) =>
    startUndoJob(transaction, {
      source_id: source,
      is_redo: isRedo,
      mode,
      comment: takeBackComment(command, comment),
      user_id: null,
      username: systemUser,
      tier: null,
      token_id: null,
      client: null,
      total,
      holder,
      now: now(),
    }),
  );
  const failures: unknown[] = [];
  await runUndoJob(
    {
      ...command,
      inventory,
      holder,
      principalOf: () => Promise.resolve(null),
      logger: { error: ({ err }: { readonly err?: unknown }) => failures.push(err) },
    },
    started,
  );
  if (failures.length > 0) throw failures[0];
  const job = (await findUndoJob(store.read, started.id)) ?? started;
  const changeSet = job.change_set_id;
  const { elements } = changeSet === null ? { elements: 0 } : await countChangesOfSet(store.read, changeSet);
  const left = [job.left_changes, job.blocking].flatMap((text) => JSON.parse(text) as Conflict[]);
  return { changeSet, elements, left, leftCount: job.left_count + job.blocking_count, job };
}
