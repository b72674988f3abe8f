/** Writes the planned entries of a project with the rules of BOM entries. */
import { decimalIn, formatDecimal } from "../../database/decimal.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import { applyChange } from "../../inventory/writing/apply.ts";
import { deleteOwned } from "../../inventory/writing/delete.ts";
import { prepareChange } from "../../inventory/writing/prepare.ts";
import { rowsById } from "../../inventory/writing/read-rows.ts";
import { touchCollected } from "../../inventory/writing/touch-owners.ts";
import type { Body, Columns, WriteContext } from "../../inventory/writing/write-context.ts";
import type { Definition } from "../../representation/definition.ts";
import type { LineRemark } from "./bom-line.ts";
import { replaceFacts } from "./entry-comment.ts";
import { namesIn, type EntryRow } from "./entry-line.ts";
import type { PlannedChange } from "./entry-plan.ts";
import { limitsOf } from "./entry-limits.ts";

export interface EntryDifference {
  readonly property: "quantity" | "mountnames" | "name" | "comment" | "part" | "price";
  readonly old: string | null;
  readonly new: string | null;
}

export type EntryStatus = "added" | "changed" | "unchanged" | "rejected";

export interface WrittenEntry {
  readonly status: EntryStatus;
  /** The ID and name of the entry. `null` if it was rejected and did not exist before. */
  readonly entry: { readonly id: number; readonly name: string | null } | null;
  readonly differences: readonly EntryDifference[];
  readonly errors: readonly LineRemark[];
}

const builtParts = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("projects")
    .select("build_part_id as id")
    .where(idList(dialect, "build_part_id", slot("ids"))),
);

const names = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("parts")
    .select(["id", "name"])
    .where(idList(dialect, "id", slot("ids"))),
);

export interface WrittenEntries {
  /** The result of each planned change. */
  readonly written: readonly WrittenEntry[];
  readonly removed: readonly EntryRow[];
}

/**
 * Writes the entries in the order of the plan. Entries that violate a rule are not written. Deletes `removable` if all
 * entries were written, because a rejected one can have their designators.
 */
export async function writeEntries(
  given: WriteContext,
  project: number,
  changes: readonly PlannedChange[],
  removable: readonly EntryRow[],
): Promise<WrittenEntries> {
  const touched = new Map<Definition, Set<number>>();
  const context = { ...(await withParts(given, changes)), touched };
  const { ProjectBOMEntry } = context.definitions;
  const oldNames = await namesOfParts(given, changes);
  const written: WrittenEntry[] = [];
  for (const [index, change] of changes.entries())
    written.push(await writeEntry(context, project, change, oldNames, index));
  const removed = written.some(({ status }) => status === "rejected") ? [] : removable;
  await deleteOwned(context, ProjectBOMEntry, removed, null);
  await touchCollected(given, touched);
  return { written, removed };
}

/** Reads the parts with their units, and which of them projects build, for the rules of all entries. */
async function withParts(context: WriteContext, changes: readonly PlannedChange[]): Promise<WriteContext> {
  const { transaction, definitions } = context;
  const ids = [...new Set(changes.flatMap(({ entry }) => entry.part?.id ?? []))];
  const rows = await rowsById(transaction, definitions.Part, ids);
  const unitIds = [...new Set(rows.flatMap(({ part_unit_id: unit }) => unit ?? []))];
  const units = await rowsById(transaction, definitions.MeasurementUnit, unitIds);
  const built = new Set((await transaction.run(builtParts, { ids })).map(({ id }) => id));
  const referencedRows = new Map(context.referencedRows);
  for (const row of rows) referencedRows.set(`${definitions.Part.table} ${row.id}`, row);
  for (const row of units) referencedRows.set(`${definitions.MeasurementUnit.table} ${row.id}`, row);
  return { ...context, referencedRows, notBuilt: new Set(ids.filter((id) => !built.has(id))) };
}

/** Returns the names of the parts that entries had before. */
async function namesOfParts(
  { transaction }: WriteContext,
  changes: readonly PlannedChange[],
): Promise<ReadonlyMap<number, string>> {
  const ids = changes.flatMap(({ stored }) => stored?.part_id ?? []);
  const rows = await transaction.run(names, { ids: [...new Set(ids)] });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function writeEntry(
  context: WriteContext,
  project: number,
  planned: PlannedChange,
  partNames: ReadonlyMap<number, string>,
  index: number,
): Promise<WrittenEntry> {
  const { stored, entry } = planned;
  const { body, columns } = stored === null ? creation(planned, project) : update(planned, stored);
  const differences = stored === null ? [] : differencesOf(stored, body, planned, columns, partNames);
  if (stored !== null && differences.length === 0) {
    return { status: "unchanged", entry: stored, differences, errors: [] };
  }
  const exceeded = limitsOf(body);
  if (exceeded.length > 0) return { status: "rejected", entry: stored, differences: [], errors: exceeded };
  const own = { ...context, malformed: [], violations: [] };
  const change = await prepareChange(own, context.definitions.ProjectBOMEntry, body, {
    before: stored,
    // The keys are unique, because each part and name has only one entry in the plan.
    path: `entries[${index}]`,
    columns,
  });
  const violations = [...own.malformed, ...own.violations];
  if (violations.length > 0) {
    const errors = violations.map(({ propertyPath, message }: { propertyPath: string; message: string }) => ({
      property: propertyPath.replace(/^.*\./, ""),
      message,
    }));
    return { status: "rejected", entry: stored, differences: [], errors };
  }
  const { id } = await applyChange(change);
  const name = stored === null ? entry.name : "name" in body ? (body["name"] as string | null) : stored.name;
  return { status: stored === null ? "added" : "changed", entry: { id, name }, differences, errors: [] };
}

interface EntryValues {
  readonly body: Body;
  readonly columns: Columns;
}

function creation({ entry }: PlannedChange, project: number): EntryValues {
  const { part, name, references, quantity, comment } = entry;
  return {
    body: { name, quantity, mountnames: references.join(","), comment },
    columns: { project_id: project, part_id: part?.id ?? null },
  };
}

/**
 * Returns only the values that differ. The name of an entry with the same part, the comments of users, and designators
 * that the file does not list are kept.
 */
function update({ entry, isReplaced, losesName }: PlannedChange, stored: EntryRow): EntryValues {
  const body: Record<string, unknown> = {};
  const columns: Columns = {};
  if (stored.quantity !== entry.quantity) body["quantity"] = entry.quantity;
  if (entry.references.length > 0 && !isSameSet(namesIn(stored.mountnames), entry.references))
    body["mountnames"] = entry.references.join(",");
  if ((isReplaced || losesName) && stored.name !== entry.name) body["name"] = entry.name;
  const comment = isReplaced ? replaceFacts(stored.comment, entry.comment) : stored.comment;
  if (comment !== stored.comment) body["comment"] = comment;
  const part = entry.part?.id ?? null;
  if (stored.part_id !== part && (part !== null || isReplaced)) {
    columns["part_id"] = part;
    if (part !== null && stored.price !== null) body["price"] = null;
  }
  return { body, columns };
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const all = new Set(one);
  return one.length === other.length && other.every((name) => all.has(name));
}

function differencesOf(
  stored: EntryRow,
  body: Body,
  { entry }: PlannedChange,
  columns: Columns,
  partNames: ReadonlyMap<number, string>,
): readonly EntryDifference[] {
  const text = (value: unknown): string | null =>
    (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : null;
  const own = (["quantity", "mountnames", "name", "comment"] as const).flatMap(
    (property): EntryDifference[] =>
      property in body ? [{ property, old: text(stored[property]), new: text(body[property]) }] : [],
  );
  if (!("part_id" in columns)) return own;
  const old = stored.part_id === null ? null : (partNames.get(stored.part_id) ?? String(stored.part_id));
  const price = "price" in body ? decimalIn(stored, "price") : null;
  return [
    ...own,
    { property: "part", old, new: entry.part?.name ?? null },
    ...(price === null ? [] : [{ property: "price" as const, old: formatDecimal(price), new: null }]),
  ];
}
