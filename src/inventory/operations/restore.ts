/** Handles the operations that set an element back to an old version. */
import type { Schemas } from "../../../generated/resources.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import { completeSince, readHistoryStart } from "../../history/history-start.ts";
import type { Reader } from "../../database/store.ts";
import type { ApiRequest, ApiResponse } from "../../http/handler.ts";
import { requireMatch } from "../../http/request/preconditions.ts";
import type { Definition } from "../../representation/definition.ts";
import { invalid, problem } from "../../util/errors.ts";
import { conflictProblem } from "../history/conflicts.ts";
import { touchWritten } from "../history/undo-context.ts";
import { createUndo } from "../history/undo-state.ts";
import { undoDeletion } from "../history/undo-deletion.ts";
import { undoEdit } from "../history/undo-edit.ts";
import { unitOf } from "../history/property-units.ts";
import { readLastDeletion } from "../history/read-changes-of-set.ts";
import type { Moment } from "../history/row-at.ts";
import type { Columns } from "../writing/columns.ts";
import { changedProperties, lastValues } from "../writing/create-log-entries.ts";
import { loggedColumns } from "../writing/logged-columns.ts";
import { rowById } from "../writing/read-rows.ts";
import type { Row, WriteContext } from "../writing/write-context.ts";
import type { Inventory } from "./inventory.ts";
import { oldRow, timeOf } from "./old-version.ts";
import { updatedResponse } from "./write-responses.ts";
import { writeWithFiles } from "./write-with-files.ts";

type RestoreBody = Schemas["RestoreRequest"];

/**
 * @throws {Problem} 403, 404 if the element did not exist then, 409 if the values can no longer be set, 410 if the history
 * does not contain the version, 412 if the version in `If-Match` is not the present one, or 422
 */
export function restoreElement(
  inventory: Inventory,
  definition: Definition,
  request: ApiRequest,
): Promise<ApiResponse> {
  const body = request.body as RestoreBody;
  const { name: type } = definition;
  const target = { type, id: request.id ?? 0 };
  return writeWithFiles({ inventory, request }, async (context) => {
    const { transaction } = context;
    const present = await rowById(transaction, definition, target.id);
    if (present !== null) requireMatch(request, present.version);
    checkProperties(definition, body);
    const at = await momentOf(transaction, type, request);
    const old = await oldRow(transaction, definition, request, at);
    if (present === null) requireNoMatch(request);
    // Newer values are replaced, so only values that cannot be set are conflicts.
    const undo = createUndo({ context, mode: "overwrite" });
    if (present === null) {
      const data = await deletedValues(context, definition, old, target.id);
      await undoDeletion(undo, target, { id: 0, data });
    } else await undoEdit(undo, target, changesTo(definition, present, old, body.properties));
    await touchWritten(undo);
    if (undo.conflicts.count > 0) throw conflictProblem(undo.conflicts);
    return updatedResponse({ inventory, context, request, resource: type, id: target.id });
  });
}

/**
 * An element that was deleted has no version, so it never matches (RFC 9110 §13.1.1).
 * @throws {Problem} 412 if the request has `If-Match`
 */
function requireNoMatch({ preconditions }: ApiRequest): void {
  if (preconditions.ifMatch === null) return;
  throw problem(
    "precondition-failed",
    "The element was deleted since the version in If-Match. To create it again, repeat the request without If-Match.",
  );
}

/** @throws {Problem} 422 if a property is unknown */
function checkProperties(definition: Definition, { properties = [] }: RestoreBody): void {
  const known = new Set(loggedColumns(definition).map(({ property }) => property));
  const violations = properties.flatMap((property, index) =>
    known.has(property) || (property === "element" && definition.owners !== undefined)
      ? []
      : [
          {
            propertyPath: `properties[${index}]`,
            message: `The change log of this element has no property ${JSON.stringify(property)}.`,
            code: "not-allowed" as const,
          },
        ],
  );
  if (violations.length > 0) throw invalid(violations);
}

/** @throws {Problem} 422 unless the request names one version */
async function momentOf(reader: Reader, type: string, { body, id, now }: ApiRequest): Promise<Moment> {
  const { at, log_entry: entry } = body as RestoreBody;
  if ((at === undefined) === (entry === undefined)) {
    const message = "Send either `at` or `log_entry`.";
    throw invalid([{ propertyPath: "at", message, code: "not-allowed" }]);
  }
  if (entry === undefined) return { time: timeOf(String(at), now) };
  const [found] = await reader.run(entryOfElement, { entry, type, id: id ?? 0 });
  if (found === undefined) {
    const message = `The change log of this element has no entry ${entry}.`;
    throw invalid([{ propertyPath: "log_entry", message, code: "not-allowed" }]);
  }
  const start = await readHistoryStart(reader);
  if (start !== null && found.datetime <= start)
    throw problem(
      "gone",
      `The history is complete only since ${completeSince(start)}. Send a later log entry.`,
    );
  return { afterEntry: entry };
}

const entryOfElement = prepared((db, slot: Slot<{ entry: number; type: string; id: number }>) =>
  db
    .selectFrom("log_entries")
    .select("datetime")
    .where("id", "=", slot("entry"))
    .where("target_type", "=", slot("type"))
    .where("target_id", "=", slot("id")),
);

/** Returns the changes from the old version to the present one. */
function changesTo(
  definition: Definition,
  present: Row,
  old: Readonly<Columns>,
  chosen: readonly string[] | undefined,
) {
  const changes = changedProperties(definition, { ...present, ...old }, present);
  if (chosen === undefined) {
    // The amount of a lot has stock changes of its own.
    const { amount: _amount, ...others } = changes;
    return definition.name === "PartLot" ? others : changes;
  }
  const { name: type } = definition;
  const isFileChosen = chosen.some((property) => unitOf(type, property) === "file");
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([property]) => chosen.includes(property) || (isFileChosen && unitOf(type, property) === "file"),
    ),
  );
}

/** Returns the values of a deleted element. */
async function deletedValues(
  { rules, transaction }: WriteContext,
  definition: Definition,
  old: Readonly<Columns>,
  id: number,
): Promise<Record<string, unknown>> {
  const deletion = await readLastDeletion(transaction, definition.name, id);
  if (deletion === null) throw problem("not-found");
  return { ...lastValues(rules, definition, { ...old, id }), addedDate: deletion.data["addedDate"] };
}
