/**
 * Implements the tool `get_project_details`, which returns the project from the API and one page of its bill of
 * materials.
 */
import type { OperationId } from "../../../../generated/operations.ts";
import type { Invocation, Invoke } from "../../../http/pipeline/invoke.ts";
import { prepared, type Slot } from "../../../database/prepared.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import {
  boundedDocument,
  truncation,
  windowOf,
  type ListWindow,
  type Truncation,
} from "../bounded-document.ts";
import { namingArguments } from "../naming-arguments.ts";
import { documentOf } from "../operation-tool.ts";
import type { ToolCaller, ToolDocument, ToolHandler } from "../tool.ts";

const entries = "bom_entries";

const names = new Map([["properties[]", "properties"]]);

const pageOfEntries = prepared((db, slot: Slot<{ project: number; limit: number; offset: number }>) =>
  db
    .selectFrom("project_bom_entries")
    .select("id")
    .where("project_id", "=", slot("project"))
    .orderBy("id")
    .limit(slot("limit"))
    .offset(slot("offset")),
);

const numberOfEntries = prepared((db, slot: Slot<{ project: number }>) =>
  db
    .selectFrom("project_bom_entries")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("project_id", "=", slot("project")),
);

export function projectDetails(inventory: Inventory, invoke: Invoke<OperationId>): ToolHandler {
  return async (args, caller) => {
    const id = Number(args["id"]);
    const asked = args["properties"] as readonly string[] | undefined;
    const window = windowOf(args);
    const query = asked === undefined ? {} : { "properties[]": ownProperties(asked) };
    const call: Invocation<OperationId> = { operationId: "getProject", path: { id }, query };
    const project = await documentOf(invoke, call, caller).catch((error: unknown) => {
      throw namingArguments(error, names);
    });
    const document = boundedDocument(project, window);
    if (asked !== undefined && !asked.includes(entries)) return document;
    return withEntries(document, await readEntries(inventory, caller, id, window), window);
  };
}

/**
 * Returns the requested properties of the project, without the bill of materials. The list is never empty, because the
 * API returns all properties for an empty list.
 */
function ownProperties(asked: readonly string[]): readonly string[] {
  const own = asked.filter((name) => name !== entries);
  return own.length === 0 ? ["id"] : own;
}

interface Entries {
  readonly total: number;
  readonly shown: readonly ToolDocument[];
}

async function readEntries(
  { store, plans }: Inventory,
  { principal }: ToolCaller,
  project: number,
  { limit, offset }: ListWindow,
): Promise<Entries> {
  return store.readTransaction(async (reader) => {
    const ids = await reader.run(pageOfEntries, { project, limit, offset });
    const [count] = await reader.run(numberOfEntries, { project });
    const read = await plans.for("ProjectBOMEntry", principal).many(
      reader,
      ids.map(({ id }) => id),
    );
    const shown = read.map((entry) => {
      const { project: _project, ...document } = entry.document(true);
      return document;
    });
    return { total: Number(count?.total ?? 0), shown };
  });
}

function withEntries(
  { truncated, ...document }: ToolDocument,
  { total, shown }: Entries,
  { offset }: ListWindow,
): ToolDocument {
  const cut = [
    ...((truncated ?? []) as readonly Truncation[]),
    ...(shown.length < total ? [truncation(entries, { from: offset, shown: shown.length, total })] : []),
  ];
  return { ...document, [entries]: shown, ...(cut.length > 0 && { truncated: cut }) };
}
