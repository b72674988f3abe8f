/** Handles the operations that read change sets. */
import { changeSetActionHandlers, type UndoOptions } from "./change-set-actions.ts";
import { sql, type SqlBool } from "kysely";
import { resourceFacts } from "../../../generated/resources.ts";
import type { ApiRequest, ApiResponse, Handler } from "../../http/handler.ts";
import { badParameter } from "../../query/bad-parameter.ts";
import { itemOf } from "../../representation/collection.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import { iri, parseIri } from "../../representation/iri.ts";
import type { Document } from "../../representation/row-plan.ts";
import type { Reader } from "../../database/store.ts";
import { readChangeSetStates } from "../changes/change-set-states.ts";
import { problem } from "../../util/errors.ts";
import { readChangeSetFacts, readElements } from "../changes/change-set-facts.ts";
import { completeLabels } from "../changes/labels.ts";
import type { Target } from "../changes/target-names.ts";
import { canSeeChangeSet, isVisibleEntry, isVisibleSet, visibleValues } from "../changes/visible-entries.ts";
import { hasHistory, visibleHistory, type VisibleHistory } from "../changes/visible-history.ts";
import { crud } from "./crud.ts";
import type { Inventory } from "./inventory.ts";
import { listHandler, type Complete } from "./list-handlers.ts";
import { newestFirst } from "./log-handler.ts";
import { operationNamed } from "./operation-named.ts";

export function changeSetHandlers(inventory: Inventory, undo: UndoOptions) {
  return crud(inventory, "ChangeSet", {
    ...changeSetActionHandlers(inventory, undo),
    listChangeSets: changeSetList(inventory),
    getChangeSet: (request: ApiRequest) => getChangeSet(inventory, request),
    listChangeSetLog: changeSetLog(inventory),
  });
}

type ListValues = VisibleHistory & {
  readonly targetType: string;
  readonly targetId: number;
};

function changeSetList(inventory: Inventory): Handler {
  const variant = (isRestricted: boolean, hasElement: boolean): Handler =>
    listHandler<ListValues>(inventory, operationNamed("listChangeSets"), "ChangeSet", {
      ...((isRestricted || hasElement) && {
        base: (slot, dialect) => {
          if (!hasElement) return isVisibleSet(slot, dialect);
          const visible = isRestricted ? isVisibleEntry(slot, dialect) : sql`true`;
          // The database finds the few entries of an element first.
          return sql<SqlBool>`change_sets.id in (select change_set_id from log_entries
            where target_type = ${slot("targetType")} and target_id = ${slot("targetId")} and ${visible})`;
        },
      }),
      defaultOrder: newestFirst,
      baseValues: async ({ principal, query }) => {
        const { type = "", id = 0 } = elementOf(query["element"]) ?? {};
        return { ...visibleValues(visibleHistory(principal)), targetType: type, targetId: id };
      },
      complete,
    });
  const variants = {
    all: { all: variant(false, false), ofElement: variant(false, true) },
    restricted: { all: variant(true, false), ofElement: variant(true, true) },
  };
  return (request) => {
    const { all, ofElement } = variants[visibleHistory(request.principal) === null ? "all" : "restricted"];
    return elementOf(request.query["element"]) === null ? all(request) : ofElement(request);
  };
}

/**
 * Parses the filter for an element.
 * @throws {Problem} 400 if it is not the IRI of an element with a change log
 */
function elementOf(text: unknown): Target | null {
  if (typeof text !== "string") return null;
  const found = parseIri(text);
  if (found === null || !hasHistory(found.resource))
    throw badParameter("element", 'This is not the IRI of an element. Send an IRI such as "/api/parts/3".');
  return { type: found.resource, id: found.id };
}

/**
 * Sets the properties that depend on what the user sees. If entries of a change set were removed, the document contains the
 * number of all its elements, which only users who see all changes get.
 */
const complete: Complete = async (reader, { principal }, documents, ids) => {
  await completeStates(reader, documents, ids);
  if (!documents.some((document) => "undoable" in document || "element_count" in document)) return;
  const visible = visibleHistory(principal);
  const facts = await readChangeSetFacts(reader, visible, ids);
  documents.forEach((document, index) => {
    const { isUndoable = false, elementCount = 0 } = facts.get(ids[index] ?? 0) ?? {};
    if ("undoable" in document) document["undoable"] = document["undoable"] === true && isUndoable;
    if ("element_count" in document && (visible !== null || document["element_count"] === 0))
      document["element_count"] = elementCount;
  });
};

async function completeStates(
  reader: Reader,
  documents: readonly Document[],
  ids: readonly number[],
): Promise<void> {
  if (!documents.some((document) => "partly_undone" in document || "undone_by" in document)) return;
  const states = await readChangeSetStates(reader, ids);
  documents.forEach((document, index) => {
    const { undoneBy = null, isPartlyUndone = false } = states.get(ids[index] ?? 0) ?? {};
    if ("partly_undone" in document) document["partly_undone"] = isPartlyUndone;
    if (!("undone_by" in document)) return;
    if (undoneBy === null) delete document["undone_by"];
    else document["undone_by"] = iri("ChangeSet", undoneBy);
  });
}

async function getChangeSet({ store, plans }: Inventory, request: ApiRequest): Promise<ApiResponse> {
  const { id: requested, principal, searchParams, format } = request;
  const id = requested ?? 0;
  const plan = plans.for(resourceFacts.ChangeSet.item, principal, searchParams);
  const visible = visibleHistory(principal);
  return store.readTransaction(async (reader) => {
    const isVisible = visible === null || (await canSeeChangeSet(reader, visible, id));
    const changeSet = isVisible ? await plan.one(reader, id) : null;
    if (changeSet === null) throw problem("not-found");
    const { document } = itemOf("ChangeSet", changeSet, format === "jsonld");
    await complete(reader, request, [document], [id]);
    if ("elements" in document)
      document["elements"] = await readElements(reader, { id, visible, principal }, documentWriter(format));
    return { status: 200, document };
  });
}

type LogValues = VisibleHistory & { readonly changeSet: number };

function changeSetLog(inventory: Inventory): Handler {
  const variant = (isRestricted: boolean): Handler =>
    listHandler<LogValues>(inventory, operationNamed("listChangeSetLog"), "LogEntry", {
      base: (slot, dialect) => {
        const visible = isRestricted ? isVisibleEntry(slot, dialect) : sql`true`;
        return sql<SqlBool>`log_entries.change_set_id = ${slot("changeSet")} and ${visible}`;
      },
      defaultOrder: newestFirst,
      complete: completeLabels,
      baseValues: async ({ id, principal }, reader) => {
        const changeSet = id ?? 0;
        const visible = visibleHistory(principal);
        if (!(await canSeeChangeSet(reader, visible, changeSet))) throw problem("not-found");
        return { changeSet, ...visibleValues(visible) };
      },
    });
  const all = variant(false);
  const restricted = variant(true);
  return (request) => (visibleHistory(request.principal) === null ? all : restricted)(request);
}
