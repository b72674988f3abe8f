/** Handles the operations that take back the changes of a change set. `history/` implements the steps. */
import { createChangeSet } from "../../history/change-set.ts";
import { actorOf } from "../../history/log-entry.ts";
import type { ApiRequest, ApiResponse, Handler } from "../../http/handler.ts";
import type { Reader } from "../../database/store.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import type { Document } from "../../representation/row-plan.ts";
import { problem } from "../../util/errors.ts";
import { readChangeSetFacts } from "../changes/change-set-facts.ts";
import { visibleHistory } from "../changes/visible-history.ts";
import type { ConflictMode } from "../history/conflicts.ts";
import { countChangesOfSet } from "../history/read-changes-of-set.ts";
import { undoChangeSet, type UndoResult } from "../history/undo-change-set.ts";
import type { Inventory } from "./inventory.ts";
import { writeWithFiles } from "./write-with-files.ts";

/** The maximum number of elements that one request takes back. */
const maximumElements = 5000;

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
  const changeSet = createChangeSet(operation.operationId, source);
  const comment = [`${isRedo ? "Redo" : "Undo"} of change set ${source}`, request.comment ?? ""]
    .filter((text) => text !== "")
    .join(": ");
  const own = { ...request, changeSet, comment };
  return writeWithFiles({ inventory, request: own }, async (context) => {
    await requireUndoable(context.transaction, request, source, isRedo);
    const result = await undoChangeSet({
      context,
      actor: actorOf(principal, changeSet),
      source,
      mode: query["conflicts"] as ConflictMode,
    });
    return { status: 200, document: resultDocument(request, changeSet.id, result) };
  });
}

/** @throws {Problem} 404, 409 if a redo is not of an undo, 410 if the changes were removed, 413 if there are too many */
async function requireUndoable(
  reader: Reader,
  { principal }: Pick<ApiRequest, "principal">,
  source: number,
  isRedo: boolean,
): Promise<void> {
  const set = await reader.db
    .selectFrom("change_sets")
    .select(["id", "undoes_id"])
    .where("id", "=", source)
    .executeTakeFirst();
  const types = visibleHistory(principal);
  const isVisible = types === null || (await readChangeSetFacts(reader, types, [source])).has(source);
  if (set === undefined || !isVisible) throw problem("not-found");
  if (isRedo && set.undoes_id === null) {
    throw problem("conflict", `Change set ${source} is not an undo. Only an undo can be redone.`);
  }
  const { entries, elements } = await countChangesOfSet(reader, source);
  if (entries === 0) {
    throw problem("gone", "The change log no longer contains the changes of this change set.");
  }
  if (elements > maximumElements) {
    throw problem(
      "payload-too-large",
      `Change set ${source} changes ${elements} elements. At most ${maximumElements} can be taken back in one request.`,
    );
  }
}

function resultDocument(
  { format, path, query }: ApiRequest,
  changeSet: number | null,
  { left, leftCount }: UndoResult,
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
