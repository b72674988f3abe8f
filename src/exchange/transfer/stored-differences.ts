/**
 * Compares a record of an import with the entity that already exists. The record is prepared as for a new entity, so its
 * values are compared as they would be stored.
 */
import { contractValidation } from "../../http/validation/contract-validation.ts";
import { groupBy } from "../../util/group-by.ts";
import { isObject } from "../../util/is-object.ts";
import type { Binding } from "../../representation/binding.ts";
import { bindingsOf, definitionOf } from "../../representation/definition.ts";
import type { Reader } from "../../database/store.ts";
import type { Creatable } from "../../inventory/operations/create-entity.ts";
import { unrestrictedAccess, writeContext } from "../../inventory/operations/write.ts";
import {
  pathOf,
  type Change,
  type Columns,
  type ColumnValue,
  type OwnedWrite,
  type Row,
} from "../../inventory/writing/write-context.ts";
import { prepareChange } from "../../inventory/writing/prepare.ts";
import { rowById, rowsOwnedBy } from "../../inventory/writing/read-rows.ts";
import { bodyOf } from "./record-body.ts";
import { pathNames } from "./find-referenced-entities.ts";
import { isTree, type Document, type TransferredName } from "./exported-resources.ts";
import type { Lookups } from "./restrictions.ts";

/**
 * Returns the paths of the properties whose values the stored entity does not have. Empty values, and properties that
 * the record omits, never differ.
 */
export async function storedDifferences(
  context: Lookups,
  resource: Creatable & TransferredName,
  id: number,
  document: Document,
): Promise<readonly string[]> {
  const { inventory, transaction, options, references, fields } = context;
  const missing = new Set<string>();
  const body = await bodyOf(
    {
      fields,
      inventory,
      leaveOut: () => undefined,
      references: {
        ...references,
        async findOrCreate(tree, names, propertyPath) {
          const found = await references.find(tree, names);
          if (found === null) missing.add(propertyPath);
          return found ?? 0;
        },
      },
    },
    resource,
    document,
    "",
  );
  const named = isTree(resource) ? { name: pathNames(document["path"], "path").at(-1), ...body } : body;
  contractValidation.body(`${resource}Create`)(named);
  const definition = definitionOf(inventory.definitions, resource);
  const row = await rowById(transaction, definition, id);
  if (row === null) throw new Error(`${resource} ${id} does not exist.`);
  // The rules of new entities adjust the values. Their violations, such as a key that is in use, are irrelevant here.
  const comparison = writeContext(inventory, transaction, { ...options, ...unrestrictedAccess });
  const change = await prepareChange({ ...comparison, isPrecheck: true }, definition, named, {
    before: null,
  });
  const [stored] = storedRows(transaction, [row]);
  return stored === undefined ? [] : differencesOf(change, stored, missing);
}

/** A stored entity. Its owned entities are read together with those of all entities beside it. */
interface Stored {
  readonly row: Row;
  owned(list: OwnedWrite): Promise<readonly Stored[]>;
}

function storedRows(reader: Reader, rows: readonly Row[]): Stored[] {
  const lists = new Map<string, Promise<ReadonlyMap<number, readonly Stored[]>>>();
  const read = async ({ definition, ownerColumn }: OwnedWrite) => {
    const ids = rows.map(({ id }) => id);
    const stored = storedRows(reader, await rowsOwnedBy(reader, definition, ownerColumn, ids));
    return groupBy(stored, ({ row }) => Number(row[ownerColumn]));
  };
  return rows.map((row) => ({
    row,
    async owned(list) {
      const found = lists.get(list.property) ?? read(list);
      lists.set(list.property, found);
      return (await found).get(row.id) ?? [];
    },
  }));
}

async function differencesOf(
  change: Change,
  stored: Stored,
  missing: ReadonlySet<string>,
): Promise<readonly string[]> {
  const found = ownDifferences(change, stored.row, missing);
  for (const list of change.owned) {
    found.push(...(await listDifferences(list, await stored.owned(list), missing)));
  }
  return found;
}

/** The number of stored entities with which a member is compared that no stored entity equals. */
const maximumCandidates = 20;

/**
 * Compares a list with the stored entities in any order. A member that no stored entity equals is compared with the one
 * that is most similar, among a limited number so that the time grows linearly.
 */
async function listDifferences(
  { changes }: OwnedWrite,
  stored: readonly Stored[],
  missing: ReadonlySet<string>,
): Promise<readonly string[]> {
  const remaining = new Set(stored);
  const candidatesOf = createIndex(stored);
  const unmatched: Change[] = [];
  // A member with few values can equal several stored entities, so members with more values come first.
  for (const change of [...changes].sort(
    (a, b) => givenPaths(b, missing).length - givenPaths(a, missing).length,
  )) {
    const candidates = candidatesOf(change).filter((candidate) => remaining.has(candidate));
    const equal = await findEqual(change, candidates, missing);
    if (equal === null) unmatched.push(change);
    else remaining.delete(equal);
  }
  const found: string[] = [];
  for (const change of unmatched) {
    let best: { readonly candidate: Stored; readonly differences: readonly string[] } | null = null;
    let compared = 0;
    for (const candidate of remaining) {
      if (++compared > maximumCandidates) break;
      const differences = await differencesOf(change, candidate, missing);
      if (best === null || differences.length < best.differences.length) best = { candidate, differences };
    }
    found.push(...(best?.differences ?? givenPaths(change, missing)));
    if (best !== null) remaining.delete(best.candidate);
  }
  return found;
}

async function findEqual(
  change: Change,
  candidates: readonly Stored[],
  missing: ReadonlySet<string>,
): Promise<Stored | null> {
  for (const candidate of candidates) {
    if ((await differencesOf(change, candidate, missing)).length === 0) return candidate;
  }
  return null;
}

/** Returns a function that finds the stored entities whose own values equal those of a change. */
function createIndex(stored: readonly Stored[]): (change: Change) => readonly Stored[] {
  const indexes = new Map<string, ReadonlyMap<string, readonly Stored[]>>();
  return (change) => {
    const compared = comparedColumns(change);
    const columns = compared.map(({ column }) => column).join();
    const keyOf = (valueOf: (column: string) => ColumnValue | undefined): string =>
      compared.map(({ column }) => String(valueOf(column) ?? null)).join("\0");
    const index = indexes.get(columns) ?? groupBy(stored, ({ row }) => keyOf((column) => row[column]));
    indexes.set(columns, index);
    const values = new Map(compared.map(({ column, value }) => [column, value]));
    return index.get(keyOf((column) => values.get(column))) ?? [];
  };
}

/** The defaults that change the meaning of an entity, so that they are compared if the record omits them. */
const comparedDefaults: Readonly<Record<string, Readonly<Columns>>> = {
  Pricedetail: { currency_id: null, min_discount_quantity: 1, price_related_quantity: 1 },
};

function ownDifferences(change: Change, row: Row, missing: ReadonlySet<string>): string[] {
  const different = comparedColumns(change).filter(({ column, value }) => value !== (row[column] ?? null));
  const differing = new Set(different.map(({ property }) => property));
  return columnsOf(change)
    .map(([property]) => ({ property, path: pathOf(change.path, property) }))
    .filter(({ property, path }) => differing.has(property) || missing.has(path))
    .map(({ path }) => path);
}

/** Returns the values of a change that a stored entity must have to be equal. */
function comparedColumns(change: Change) {
  const { definition, after } = change;
  const defaults = comparedDefaults[definition.name] ?? {};
  return columnsOf(change).flatMap(([property, column]) => {
    const value = after[column] ?? defaults[column] ?? null;
    return column in defaults || isGiven(column, value) ? [{ property, column, value }] : [];
  });
}

/** An unknown amount gives no value that could be lost. */
function isGiven(column: string, value: ColumnValue): boolean {
  return value !== null && value !== "" && !(column === "instock_unknown" && value === true);
}

/** Returns the properties that the body or a default sets, with their columns. */
function columnsOf({ definition, body }: Change): (readonly [property: string, column: string])[] {
  const defaults = comparedDefaults[definition.name] ?? {};
  return bindingsOf(definition).flatMap(([property, binding]) => {
    if (binding.kind === "value") return memberColumns(property, binding, body[property]);
    const column = property === "url" ? "external_path" : columnOf(binding);
    return column !== null && (property in body || column in defaults) ? [[property, column] as const] : [];
  });
}

function memberColumns(
  property: string,
  { members }: Extract<Binding, { kind: "value" }>,
  value: unknown,
): (readonly [string, string])[] {
  if (!isObject(value)) return [];
  return Object.entries(members).flatMap(([member, column]) =>
    member in value ? [[`${property}.${member}`, column] as const] : [],
  );
}

function columnOf(binding: Binding): string | null {
  if ("column" in binding && binding.kind !== "owned" && binding.kind !== "timestamp") return binding.column;
  return binding.kind === "computed" && "writes" in binding ? String(binding.writes) : null;
}

/** Returns the paths of the values of an entity and of the entities that it owns. */
function givenPaths(change: Change, missing: ReadonlySet<string>): string[] {
  const own = columnsOf(change).flatMap(([property, column]) => {
    const ownPath = pathOf(change.path, property);
    return missing.has(ownPath) || isGiven(column, change.after[column] ?? null) ? [ownPath] : [];
  });
  return [
    ...own,
    ...change.owned.flatMap(({ changes }) => changes.flatMap((member) => givenPaths(member, missing))),
  ];
}
