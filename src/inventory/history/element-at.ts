/**
 * Rebuilds an element as it was at an earlier time: the rows of the element, of all entities that it owned, and of the
 * elements to which they referred. `row-at.ts` rebuilds single rows.
 */
import type { Reader } from "../../database/store.ts";
import { pathSeparator } from "../../database/tree-paths.ts";
import { memoize } from "../../util/memoize.ts";
import {
  bindingsOf,
  bindingsOfKind,
  definitionOf,
  ownerColumnOf,
  type Definition,
  type Definitions,
} from "../../representation/definition.ts";
import type { Columns } from "../writing/columns.ts";
import { setModified } from "./modified-at.ts";
import { referrersAt, type ReferenceTo } from "./referrers-at.ts";
import { rowsAt } from "./row-at.ts";
import type { Version } from "./version.ts";

/**
 * Returns the rows by table, or null if the element did not exist.
 * @example await elementAt(reader, definitions, { definition: definitions.Part, id: 7, time: "2026-11-01T12:00:00.000Z" })
 */
export async function elementAt(
  reader: Reader,
  definitions: Definitions,
  { definition, id, time }: { readonly definition: Definition; readonly id: number; readonly time: string },
): Promise<ReadonlyMap<string, readonly Columns[]> | null> {
  const version: Version = {
    reader,
    definitions,
    time,
    rows: new Map(),
    whole: new Map(),
    members: new Map(),
    lastChange: new Map(),
  };
  const [row] = await load(version, definition, [id]);
  if (row === undefined) return null;
  await loadWhole(version, definition, [row]);
  await loadReferenced(version);
  await setModified(version);
  const tables = new Map<string, Columns[]>();
  for (const [{ table, tree }, loaded] of version.rows) {
    const rows = [...loaded.values()].filter((loadedRow) => loadedRow !== null);
    if (tree === true) setPaths(rows, loaded);
    tables.set(table, rows);
  }
  return tables;
}

/** Returns the rows of the entities that existed. */
async function load(version: Version, definition: Definition, ids: Iterable<number>): Promise<Columns[]> {
  const loaded = version.rows.get(definition) ?? new Map<number, Columns | null>();
  version.rows.set(definition, loaded);
  const wanted = [...new Set(ids)];
  const missing = wanted.filter((id) => !loaded.has(id));
  const found = await rowsAt(version.reader, definition, missing, version);
  for (const id of missing) loaded.set(id, found.get(id) ?? null);
  return rowsOf(loaded, wanted);
}

function rowsOf(rows: ReadonlyMap<number, Columns | null> | undefined, ids: Iterable<number>): Columns[] {
  return [...ids].map((id) => rows?.get(id) ?? null).filter((row) => row !== null);
}

/** Loads the entities that the rows own, and those that their ancestors own. */
async function loadWhole(version: Version, definition: Definition, rows: readonly Columns[]): Promise<void> {
  const whole = version.whole.get(definition) ?? new Set();
  version.whole.set(definition, whole);
  const added = rows.filter((row) => !whole.has(Number(row["id"])));
  if (added.length === 0) return;
  for (const row of added) whole.add(Number(row["id"]));
  for (const { binding } of bindingsOfKind("owned")(definition)) {
    const owned = definitionOf(version.definitions, binding.resource);
    const column = ownerColumnOf(owned, definition, binding);
    const reference = referenceOf(owned, column, definition);
    const members = await loadReferring(version, reference, added);
    for (const [target, member] of members)
      version.members.set(target, [...(version.members.get(target) ?? []), member]);
    await loadWhole(
      version,
      owned,
      members.map(([, member]) => member),
    );
  }
  // The document of a part shows whether a project builds it.
  if (definition.name === "Part") {
    const reference = referenceOf(version.definitions.Project, "build_part_id", definition);
    for (const [part, { added_date: datetime }] of await loadReferring(version, reference, added))
      if (typeof datetime === "string") noteChange(version, part, datetime);
  }
  if (definition.tree !== true) return;
  const parents = added.flatMap(({ parent_id: parent }) => (typeof parent === "number" ? [parent] : []));
  await loadWhole(version, definition, await load(version, definition, parents));
}

function referenceOf(definition: Definition, column: string, target: Definition): ReferenceTo {
  const found = bindingsOfKind("reference")(definition).find(({ binding }) => binding.column === column);
  const property = found?.property ?? "element";
  const [list] = definition.partOf ?? ["element"];
  return { definition, column, property, target, isListed: property === list };
}

/** Returns the rows that referred to one of the targets, each with its target. */
async function loadReferring(
  version: Version,
  reference: ReferenceTo,
  targets: readonly Columns[],
): Promise<(readonly [target: Columns, row: Columns])[]> {
  const { definition, column } = reference;
  const byId = new Map(targets.map((target) => [Number(target["id"]), target]));
  const { candidates, changes } = await referrersAt(version.reader, reference, [...byId.keys()]);
  for (const { target, datetime } of changes) noteChange(version, byId.get(target), datetime);
  const rows = await load(version, definition, candidates);
  return rows.flatMap((row) => {
    const target = byId.get(Number(row[column]));
    return target === undefined ? [] : [[target, row] as const];
  });
}

function noteChange({ time, lastChange }: Version, row: Columns | undefined, datetime: string): void {
  if (row === undefined || datetime > time || datetime <= (lastChange.get(row) ?? "")) return;
  lastChange.set(row, datetime);
}

interface Reference {
  readonly column: string;
  readonly resource: string;
}

/** Loads the elements to which the whole rows refer, and those that the documents of these elements need. */
async function loadReferenced(version: Version): Promise<void> {
  let referring = [...version.whole].map(([definition, ids]) => ({
    definition,
    rows: rowsOf(version.rows.get(definition), ids),
    references: referencesOf(definition),
  }));
  while (referring.length > 0) {
    const wanted = new Map<Definition, Set<number>>();
    for (const { rows, references } of referring) {
      for (const { column, resource } of references) {
        const definition = definitionOf(version.definitions, resource);
        const ids = wanted.get(definition) ?? new Set();
        wanted.set(definition, ids);
        for (const { [column]: id } of rows)
          if (typeof id === "number" && version.rows.get(definition)?.has(id) !== true) ids.add(id);
      }
    }
    const next: typeof referring = [];
    for (const [definition, ids] of wanted) {
      if (ids.size === 0) continue;
      const rows = await load(version, definition, ids);
      next.push({ definition, rows, references: followedReferences(version.definitions, definition) });
    }
    omitMissing(version, referring);
    referring = next;
  }
}

/** Omits references to elements of which no row is known. */
function omitMissing(
  version: Version,
  referring: readonly { readonly rows: readonly Columns[]; readonly references: readonly Reference[] }[],
): void {
  for (const { rows, references } of referring) {
    for (const { column, resource } of references) {
      const loaded = version.rows.get(definitionOf(version.definitions, resource));
      for (const row of rows) {
        const id = row[column];
        if (typeof id === "number" && (loaded?.get(id) ?? null) === null) row[column] = null;
      }
    }
  }
}

const referencesOf = memoize((definition: Definition): readonly Reference[] => [
  ...bindingsOfKind("reference")(definition).map(({ binding: { column, resource } }) => ({
    column,
    resource,
  })),
  ...Object.entries(definition.owners ?? {}).map(([resource, column]) => ({ column, resource })),
]);

/** Returns the references of an embedded element that are needed too: its parent, and those in computed properties. */
function followedReferences(definitions: Definitions, definition: Definition): readonly Reference[] {
  return bindingsOfKind("reference")(definition).flatMap(({ property, binding: { column, resource } }) =>
    (definition.tree === true && column === "parent_id") ||
    computedSteps(definitions).has(`${definition.name}.${property}`)
      ? [{ column, resource }]
      : [],
  );
}

/** The references that the paths of computed properties follow, such as `Part.partUnit`. */
const computedSteps = memoize((definitions: Definitions): ReadonlySet<string> => {
  const steps = new Set<string>();
  for (const definition of Object.values<Definition>(definitions)) {
    for (const [, binding] of bindingsOf(definition)) {
      if (binding.kind !== "computed") continue;
      for (const path of binding.columns) {
        let current = definition;
        for (const property of typeof path === "string" ? path.split(".").slice(0, -1) : []) {
          steps.add(`${current.name}.${property}`);
          const next = current.bindings[property];
          if (next?.kind === "reference") current = definitionOf(definitions, next.resource);
        }
      }
    }
  }
  return steps;
});

function setPaths(rows: readonly Columns[], byId: ReadonlyMap<number, Columns | null>): void {
  const done = new Set<Columns>();
  const setPath = (row: Columns): void => {
    if (done.has(row)) return;
    done.add(row);
    const { parent_id: parentId, name } = row;
    const parent = typeof parentId === "number" ? byId.get(parentId) : undefined;
    if (parent) setPath(parent);
    row["full_path"] = parent
      ? `${String(parent["full_path"])}${pathSeparator}${String(name)}`
      : (name ?? "");
    row["level"] = parent ? Number(parent["level"]) + 1 : 0;
  };
  for (const row of rows) setPath(row);
}
