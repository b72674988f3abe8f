/** Returns an element as it was at the time in `at`, which the history contains. */
import { completeSince, readHistoryStart } from "../../history/history-start.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { resourceFacts } from "../../../generated/resources.ts";
import type { ApiRequest, ApiResponse } from "../../http/handler.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { itemDocument } from "../../representation/collection.ts";
import type { Definition } from "../../representation/definition.ts";
import { malformed, problem } from "../../util/errors.ts";
import { elementAt } from "../history/element-at.ts";
import { rowAt, type Moment } from "../history/row-at.ts";
import type { Columns } from "../writing/columns.ts";
import { rowById } from "../writing/read-rows.ts";
import type { Inventory } from "./inventory.ts";

const noStore = { "Cache-Control": "no-store" };

/**
 * Returns the response to a read with `at`.
 * @throws {Problem} 400 if the time is in the future, 403 if the history is not visible, 404 if the element did not exist
 * then, or 410 if the history does not contain the time
 */
export async function oldVersion(
  { store, plans, definitions, rules, memoryDatabase }: Inventory,
  definition: Definition,
  request: ApiRequest,
): Promise<ApiResponse> {
  const resource = definition.name;
  const permission = operationPermission(resource, "log");
  if (permission !== null) requirePermission(request.principal, permission);
  const time = timeOf(String(request.query["at"]), request.now);
  const id = request.id ?? 0;
  const plan = plans.for(resourceFacts[resource].item, request.principal, request.searchParams);
  const rows = await store.readTransaction(async (reader) => {
    await oldRow(reader, definition, request, { time });
    // The log entry of a deleted user or group contains only some of the last values.
    const isIncomplete = rules[resource]?.log?.deleted !== undefined;
    if (isIncomplete && (await rowById(reader, definition, id)) === null) throw problem("not-found");
    return elementAt(reader, definitions, { definition, id, time });
  });
  if (rows === null) throw problem("not-found");
  const database = await memoryDatabase();
  const entity = await database.read({ rows, now: time }, (reader) => plan.one(reader, id));
  if (entity === null) throw problem("not-found");
  const document = itemDocument(resource, entity, request.format === "jsonld");
  return { status: 200, document, untagged: true, headers: noStore };
}

/**
 * Returns the row of the element in the path at the requested time.
 * @throws {Problem} 404 if the element did not exist then, or 410 if the history does not contain the time
 */
export async function oldRow(
  reader: Reader,
  definition: Definition,
  request: ApiRequest,
  at: Moment = { time: timeOf(String(request.query["at"]), request.now) },
): Promise<Readonly<Columns>> {
  const id = request.id ?? 0;
  const row = await rowAt(reader, definition, id, at);
  const start = await readHistoryStart(reader);
  // The caller has checked that the history contains the log entry of a moment.
  if (start === null || !("time" in at) || at.time >= start) {
    if (row !== null) return row;
    throw problem("not-found");
  }
  // An element that is known, but has no row, was created later.
  if (row === null && (await isKnown(reader, definition, id))) throw problem("not-found");
  throw problem(
    "gone",
    `The history is complete only since ${completeSince(start)}. Send a later time in "at".`,
  );
}

async function isKnown(reader: Reader, definition: Definition, id: number): Promise<boolean> {
  if ((await rowById(reader, definition, id)) !== null) return true;
  return (await reader.run(anyEntry, { type: definition.name, id })).length > 0;
}

const anyEntry = prepared((db, slot: Slot<{ type: string; id: number }>) =>
  db
    .selectFrom("log_entries")
    .select("id")
    .where("target_type", "=", slot("type"))
    .where("target_id", "=", slot("id"))
    .limit(1),
);

/**
 * Returns the time in its stored form. The change log shows whole seconds, so a time without a fraction of a second is the
 * end of that second.
 * @throws {Problem} 400 if the time is in the future
 */
export function timeOf(text: string, now: Date): string {
  const instant = new Date(text);
  const violation = (message: string, code: "date-time" | "in-the-future") =>
    malformed([{ propertyPath: "at", message, code }]);
  if (Number.isNaN(instant.getTime()) || instant.getUTCFullYear() > 9999)
    throw violation("Send a date and time, such as 2026-01-31T12:00:00Z.", "date-time");
  if (instant > now) throw violation("The time is in the future.", "in-the-future");
  const end = /:\d\d[.,]\d/.test(text) ? instant : new Date(instant.setUTCMilliseconds(999));
  return timestamp(end > now ? now : end);
}
