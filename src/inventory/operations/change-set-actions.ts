/** Handles the operations that take back the changes of a change set. `history/` implements the steps. */
import { createChangeSet } from "../../history/change-set.ts";
import { actorOf } from "../../history/log-entry.ts";
import type { ApiRequest, ApiResponse, Handler } from "../../http/handler.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import type { Document } from "../../representation/row-plan.ts";
import { canSeeChangeSet } from "../changes/visible-entries.ts";
import { visibleHistory } from "../changes/visible-history.ts";
import { problem, type Problem } from "../../util/errors.ts";
import type { Conflict, ConflictMode } from "../history/conflicts.ts";
import {
  maximumElements,
  requireUndoable,
  takeBack,
  takeBackComment,
  type TakeBack,
  type TakenBack,
} from "../history/take-back.ts";
import { readDryRunChanges, type DryRunChanges } from "../history/dry-run-changes.ts";
import { visibleConflicts } from "../history/visible-conflicts.ts";
import { findUndoJob, startUndoJob, type UndoJob } from "../history/undo-jobs.ts";
import type { Inventory } from "./inventory.ts";
import { writeWithFiles } from "./write-with-files.ts";

export interface UndoOptions {
  /** Called after the undo of a large change set was stored. */
  readonly onStart: () => void;
  /** The maximum number of elements that one transaction takes back. */
  readonly maximumElements?: number;
}

export function changeSetActionHandlers(
  inventory: Inventory,
  options: UndoOptions,
): {
  readonly undoChangeSet: Handler;
  readonly redoChangeSet: Handler;
  readonly getChangeSetUndo: Handler;
} {
  return {
    undoChangeSet: (request) => undo(inventory, options, request),
    redoChangeSet: (request) => undo(inventory, options, request),
    getChangeSetUndo: (request) => getUndo(inventory, request),
  };
}

async function undo(inventory: Inventory, options: UndoOptions, request: ApiRequest): Promise<ApiResponse> {
  const { id, operation, query, principal } = request;
  const isRedo = operation.operationId === "redoChangeSet";
  const source = { source: id ?? 0, isRedo, mode: query["conflicts"] as ConflictMode };
  const changeSet = createChangeSet(operation.operationId, source.source);
  const comment = takeBackComment(source, request.comment);
  const own = { ...request, changeSet, comment };
  const limit = options.maximumElements ?? maximumElements;
  return writeWithFiles({ inventory, request: own }, async (context) => {
    if (!(await canSeeChangeSet(context.transaction, visibleHistory(principal), source.source)))
      throw problem("not-found");
    const { elements, entries } = await requireUndoable(context.transaction, source);
    if (elements > limit) {
      if (query["dry_run"] === true) throw tooLargeForDryRun(source, elements, limit);
      const job = await startJob(context.transaction, own, { ...source, total: entries });
      context.transaction.afterCommit(options.onStart);
      const location = `/api/change_set_undos/${job.id}`;
      const document = await jobDocument(context.transaction, request, job);
      return { status: 202, headers: { Location: location }, document };
    }
    const result = await takeBack(context, actorOf(principal, changeSet), source);
    const values = { set: result.changeSet, source: source.source };
    const planned =
      query["dry_run"] === true ? await readDryRunChanges(context.transaction, principal, values) : null;
    return { status: 200, document: resultDocument(request, result, planned) };
  });
}

/** A dry run cannot use batches, so it would block other writers longer than the undo. */
function tooLargeForDryRun({ source, isRedo }: TakeBack, elements: number, limit: number): Problem {
  const verb = isRedo ? "redo" : "undo";
  return problem(
    "payload-too-large",
    `Change set ${source} changes ${elements} elements. A dry run is limited to ${limit}. Run \`partledger ${verb} ` +
      `${source} --dry-run\` on the server, or start the ${verb} without \`dry_run\`.`,
  );
}

function startJob(
  transaction: Transaction,
  { principal, comment, now }: ApiRequest,
  { source, isRedo, mode, total }: TakeBack & { readonly total: number },
): Promise<UndoJob> {
  const { userId, username, scope, tokenId, tokenName, client } = principal;
  return startUndoJob(transaction, {
    source_id: source,
    is_redo: isRedo,
    mode,
    comment: comment ?? "",
    user_id: userId,
    username,
    tier: scope,
    token_id: tokenId,
    client: client ?? tokenName,
    total,
    now,
  });
}

async function getUndo({ store }: Inventory, request: ApiRequest): Promise<ApiResponse> {
  const { id, principal } = request;
  const job = await findUndoJob(store.read, id ?? 0);
  const isVisible = job?.user_id === principal.userId || principal.can("users.edit_infos");
  if (job === null || !isVisible) throw problem("not-found");
  return { status: 200, document: await jobDocument(store.read, request, job) };
}

function resultDocument(
  { format, path }: ApiRequest,
  { changeSet, elements, left, leftCount }: TakenBack,
  planned: DryRunChanges | null,
): Document {
  const write = documentWriter(format);
  // The ID of a change set that is rolled back must not be used.
  const isKept = changeSet !== null && planned === null;
  return write.root("ChangeSetUndo", path, {
    status: "succeeded",
    ...(isKept && { change_set: `/api/change_sets/${changeSet}` }),
    ...(planned !== null && {
      changes: planned.changes.map((change) => write.value("UndoChange", { ...change })),
      change_count: planned.count,
    }),
    element_count: elements,
    left: left.map((conflict) => write.value("ChangeConflict", { ...conflict })),
    left_count: leftCount,
  });
}

async function jobDocument(
  reader: Reader,
  { format, principal }: ApiRequest,
  job: UndoJob,
): Promise<Document> {
  const write = documentWriter(format);
  const all = [job.left_changes, job.blocking].flatMap((text) => JSON.parse(text) as Conflict[]);
  const left = await visibleConflicts(reader, principal, job.source_id, all);
  return write.root("ChangeSetUndo", `/api/change_set_undos/${job.id}`, {
    id: job.id,
    status: job.status,
    processed: job.processed,
    total: job.total,
    undoes: `/api/change_sets/${job.source_id}`,
    ...(job.change_set_id !== null && { change_set: `/api/change_sets/${job.change_set_id}` }),
    ...(job.reason !== null && { reason: job.reason }),
    left: left.map((conflict) => write.value("ChangeConflict", { ...conflict })),
    left_count: job.left_count + job.blocking_count,
  });
}
