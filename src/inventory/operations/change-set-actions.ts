/** Handles the operations that take back the changes of a change set. `history/` implements the steps. */
import { createChangeSet } from "../../history/change-set.ts";
import { actorOf } from "../../history/log-entry.ts";
import type { ApiRequest, ApiResponse, Handler } from "../../http/handler.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import type { Document } from "../../representation/row-plan.ts";
import { problem } from "../../util/errors.ts";
import type { ConflictMode } from "../history/conflicts.ts";
import {
  maximumElements,
  requireUndoable,
  takeBack,
  takeBackComment,
  type TakenBack,
} from "../history/take-back.ts";
import type { Inventory } from "./inventory.ts";
import { writeWithFiles } from "./write-with-files.ts";

export function changeSetActionHandlers(inventory: Inventory): {
  readonly undoChangeSet: Handler;
  readonly redoChangeSet: Handler;
} {
  return {
    undoChangeSet: (request) => undo(inventory, request),
    redoChangeSet: (request) => undo(inventory, request),
  };
}

async function undo(inventory: Inventory, request: ApiRequest): Promise<ApiResponse> {
  const { id, operation, query, principal } = request;
  const source = id ?? 0;
  const isRedo = operation.operationId === "redoChangeSet";
  const mode = query["conflicts"] as ConflictMode;
  const changeSet = createChangeSet(operation.operationId, source);
  const comment = takeBackComment({ source, isRedo }, request.comment);
  const own = { ...request, changeSet, comment };
  return writeWithFiles({ inventory, request: own }, async (context) => {
    const { elements } = await requireUndoable(context.transaction, { source, isRedo });
    if (elements > maximumElements) throw tooManyElements(source, elements);
    const result = await takeBack(context, actorOf(principal, changeSet), { source, isRedo, mode });
    return { status: 200, document: resultDocument(request, result) };
  });
}

function tooManyElements(source: number, elements: number): Error {
  return problem(
    "payload-too-large",
    `Change set ${source} changes ${elements} elements. At most ${maximumElements} can be taken back in one request.`,
  );
}

function resultDocument(
  { format, path, query }: ApiRequest,
  { changeSet, left, leftCount }: TakenBack,
): Document {
  const write = documentWriter(format);
  // The ID of a change set that is rolled back must not be used.
  const isKept = changeSet !== null && query["dry_run"] !== true;
  return write.root("ChangeSetUndo", path, {
    ...(isKept && { change_set: `/api/change_sets/${changeSet}` }),
    left: left.map((conflict) => write.value("ChangeConflict", { ...conflict })),
    left_count: leftCount,
  });
}
