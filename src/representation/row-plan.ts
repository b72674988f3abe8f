/**
 * Compiles how one kind of embedded or root entity is read: which columns of which joined tables, and how a row
 * becomes a document. Lists of owned entities are left to `plan.ts`.
 */
import type { ResourceName, Shape, ShapeName, ShapeProperty } from "../../generated/resources.ts";
import { resourceFacts, shapes } from "../../generated/resources.ts";
import { apiDate } from "../database/timestamp.ts";
import type { Selection } from "../query/sparse-fields.ts";
import type { Binding } from "./binding.ts";
import type { Definition, Definitions } from "./definition.ts";
import { definitionOf } from "./definition.ts";
import { valueObjectIri } from "./iri.ts";

export type Document = Record<string, unknown>;
export type Row = Readonly<Record<string, unknown>>;

/** What representing a row needs besides the row itself. */
export interface Frame {
  /** JSON-LD, or plain JSON. */
  readonly linked: boolean;
  /** Owned documents by the key of their list, then by the id of the owner. */
  readonly owned: ReadonlyMap<string, ReadonlyMap<number, readonly unknown[]>>;
  /** All rows that were read, for a tree whose items embed their parent. */
  readonly rows: ReadonlyMap<number, Row>;
}

/** Puts one property of a row into its document. */
type Writer = (document: Document, row: Row, frame: Frame) => void;

export interface Join {
  readonly alias: string;
  readonly table: string;
  /** Foreign key with the alias of its table: `t.category_id`. */
  readonly foreignKey: string;
}

/** A list of owned entities that has to be read for the documents of a plan. */
export interface OwnedList {
  readonly key: string;
  readonly binding: Extract<Binding, { kind: "owned" }>;
  readonly ownerColumn: string;
  /** Null: the IRIs of the entities. */
  readonly shape: ShapeName | null;
  readonly selection: Selection | null;
}

export interface RowPlan {
  readonly definition: Definition;
  /** Selected columns: name in the row → `alias.column`. */
  readonly columns: Map<string, string>;
  readonly joins: Join[];
  readonly ownedLists: OwnedList[];
  /** The items embed their own parent: ancestors have to be read too. */
  readonly embedsParent: boolean;
  represent(row: Row, frame: Frame): Document;
}

interface Scope {
  readonly definitions: Definitions;
  readonly definition: Definition;
  readonly alias: string;
  /** Prefix of this entity's columns in the row, empty for the root. */
  readonly prefix: string;
  readonly columns: Map<string, string>;
  readonly joins: Join[];
  readonly ownedLists: OwnedList[];
  readonly root: RootState;
}

/** What is known about the root entity only once it is compiled. */
interface RootState {
  embedsParent: boolean;
  represent: ((row: Row, frame: Frame) => Document) | null;
}

/** Compiles the reading of `shapeName`, restricted to `selection` if there is one. */
export function compileRowPlan(
  definitions: Definitions,
  shapeName: ShapeName,
  selection: Selection | null,
): RowPlan {
  const shape = shapes[shapeName];
  if (shape.resource === null) throw new Error(`${shapeName} represents no resource`);
  const scope: Scope = {
    definitions,
    definition: definitionOf(definitions, shape.resource),
    alias: "t",
    prefix: "",
    columns: new Map([["id", "t.id"]]),
    joins: [],
    ownedLists: [],
    root: { embedsParent: false, represent: null },
  };
  const represent = compileEntity(scope, shape, selection);
  scope.root.represent = represent;
  return {
    definition: scope.definition,
    columns: scope.columns,
    joins: scope.joins,
    ownedLists: scope.ownedLists,
    embedsParent: scope.root.embedsParent,
    represent,
  };
}

/** A function from row to document for one entity of the row. */
function compileEntity(
  scope: Scope,
  shape: Shape,
  selection: Selection | null,
): (row: Row, frame: Frame) => Document {
  const resource = scope.definition.name;
  const collection = resourceFacts[resource].collection ?? "";
  const fixed = scope.definition.iri;
  const idKey = select(scope, "id");
  const writers = compileProperties(scope, shape, selection);
  return (row, frame) => {
    const document: Document = frame.linked
      ? { "@id": fixed ?? `${collection}/${row[idKey] as number}`, "@type": resource }
      : {};
    for (const write of writers) write(document, row, frame);
    return document;
  };
}

function compileProperties(scope: Scope, shape: Shape, selection: Selection | null): Writer[] {
  return shape.properties.flatMap((property) => {
    const chosen = selection === null ? true : selection.get(property.name);
    if (chosen === undefined) return [];
    return [compileProperty(scope, shape, property, chosen === true ? null : chosen)];
  });
}

function compileProperty(
  scope: Scope,
  shape: Shape,
  property: ShapeProperty,
  selection: Selection | null,
): Writer {
  if (property.name === "id") return scalarWriter("id", select(scope, "id"), false, false);
  const binding = scope.definition.bindings[property.name];
  if (binding === undefined) throw new Error(`${shape.name}.${property.name} is not bound`);
  switch (property.kind) {
    case "scalar":
      return compileScalar(scope, property, binding);
    case "iri":
      return compileIri(scope, property.name, property.resource, binding);
    case "embed":
      return compileEmbed(scope, shape, property, binding, selection);
    case "value":
      return compileValue(scope, property, binding, selection);
    case "any":
      return compileOwner(scope, property.name, property.shapes, selection);
    case "embeds":
    case "iris":
      return compileOwned(scope, property, binding, selection);
  }
}

function compileScalar(
  scope: Scope,
  property: Extract<ShapeProperty, { kind: "scalar" }>,
  binding: Binding,
): Writer {
  const { name, nullable } = property;
  if (binding.kind === "column") return scalarWriter(name, select(scope, binding.column), nullable, false);
  if (binding.kind === "timestamp") return scalarWriter(name, select(scope, binding.column), nullable, true);
  if (binding.kind !== "computed") throw new Error(`${scope.definition.name}.${name} is no scalar`);
  const keys = binding.columns.map((path) => selectPath(scope, path));
  const { compute } = binding;
  return (document, row) => {
    const value = compute(...keys.map((key) => row[key] as string | number | boolean | null));
    if (nullable || (value !== null && value !== undefined)) document[name] = value;
  };
}

function scalarWriter(name: string, key: string, nullable: boolean, dateTime: boolean): Writer {
  if (dateTime) {
    return (document, row) => {
      const value = row[key];
      if (typeof value === "string") document[name] = apiDate(value);
      else if (nullable) document[name] = null;
    };
  }
  return (document, row) => {
    const value = row[key];
    if (nullable || (value !== null && value !== undefined)) document[name] = value;
  };
}

function compileIri(scope: Scope, name: string, resource: ResourceName, binding: Binding): Writer {
  const column = binding.kind === "reference" ? binding.column : null;
  if (column === null) throw new Error(`${scope.definition.name}.${name} is no reference`);
  const key = select(scope, column);
  const collection = resourceFacts[resource].collection ?? "";
  return (document, row) => {
    const id = row[key];
    if (id !== null && id !== undefined) document[name] = `${collection}/${id as number}`;
  };
}

function compileEmbed(
  scope: Scope,
  shape: Shape,
  property: Extract<ShapeProperty, { kind: "embed" }>,
  binding: Binding,
  selection: Selection | null,
): Writer {
  const { name } = property;
  if (binding.kind !== "reference") throw new Error(`${shape.name}.${name} is no reference`);
  if (property.shape === shape.name) return compileParent(scope, name, binding.column);
  const joined = join(scope, name, binding.column, definitionOf(scope.definitions, binding.resource));
  const represent = compileEntity(joined, shapes[property.shape], selection);
  const idKey = `${joined.prefix}id`;
  return (document, row, frame) => {
    if (row[idKey] !== null && row[idKey] !== undefined) document[name] = represent(row, frame);
  };
}

/** A tree whose items embed their parent in full, and that one its parent, up to the root. */
function compileParent(scope: Scope, name: string, column: string): Writer {
  const key = select(scope, column);
  const { root } = scope;
  root.embedsParent = true;
  return (document, row, frame) => {
    const parent = frame.rows.get(row[key] as number);
    if (parent !== undefined) document[name] = root.represent?.(parent, frame);
  };
}

function compileValue(
  scope: Scope,
  property: Extract<ShapeProperty, { kind: "value" }>,
  binding: Binding,
  selection: Selection | null,
): Writer {
  const { name } = property;
  if (binding.kind === "presence") return compilePresence(scope, property, binding);
  if (binding.kind !== "value") throw new Error(`${scope.definition.name}.${name} is no value object`);
  const type = shapes[property.shape].valueObject;
  const resource = scope.definition.name;
  const idKey = select(scope, "id");
  const members = Object.entries(binding.members).flatMap(([member, column]) => {
    if (selection !== null && !selection.has(member)) return [];
    return [scalarWriter(member, select(scope, column), false, binding.timestamps.includes(member))];
  });
  return (document, row, frame) => {
    const value: Document = frame.linked
      ? { "@type": type, "@id": valueObjectIri(resource, row[idKey] as number, name) }
      : {};
    for (const write of members) write(value, row, frame);
    document[name] = value;
  };
}

function compilePresence(
  scope: Scope,
  { name, shape }: Extract<ShapeProperty, { kind: "value" }>,
  { column, value }: Extract<Binding, { kind: "presence" }>,
): Writer {
  const type = shapes[shape].valueObject;
  const resource = scope.definition.name;
  const key = select(scope, column);
  const idKey = select(scope, "id");
  return (document, row, frame) => {
    if (row[key] === null || row[key] === undefined) return;
    const keywords = frame.linked
      ? { "@type": type, "@id": valueObjectIri(resource, row[idKey] as number, name) }
      : {};
    document[name] = { ...keywords, ...value };
  };
}

function compileOwner(
  scope: Scope,
  name: string,
  options: readonly ShapeName[],
  selection: Selection | null,
): Writer {
  const owners = options.flatMap((shapeName) => {
    const { resource } = shapes[shapeName];
    const column = resource === null ? undefined : scope.definition.owners?.[resource];
    if (resource === null || column === undefined) return [];
    const joined = join(scope, `${name}_${resource}`, column, definitionOf(scope.definitions, resource));
    return [{ key: `${joined.prefix}id`, represent: compileEntity(joined, shapes[shapeName], selection) }];
  });
  return (document, row, frame) => {
    for (const { key, represent } of owners) {
      if (row[key] === null || row[key] === undefined) continue;
      document[name] = represent(row, frame);
      return;
    }
  };
}

function compileOwned(
  scope: Scope,
  property: Extract<ShapeProperty, { kind: "embeds" | "iris" }>,
  binding: Binding,
  selection: Selection | null,
): Writer {
  const { name } = property;
  if (binding.kind !== "owned") throw new Error(`${scope.definition.name}.${name} is no owned list`);
  if (scope.prefix !== "") throw new Error(`${name}: lists inside an embedded entity are not read`);
  const owned = definitionOf(scope.definitions, binding.resource);
  const ownerColumn = owned.owners?.[scope.definition.name];
  if (ownerColumn === undefined) throw new Error(`${owned.name} cannot belong to a ${scope.definition.name}`);
  scope.ownedLists.push({
    key: name,
    binding,
    ownerColumn,
    shape: property.kind === "embeds" ? property.shape : null,
    selection,
  });
  return (document, row, frame) => {
    document[name] = frame.owned.get(name)?.get(row["id"] as number) ?? [];
  };
}

/** Selects a column of the entity of this scope; returns its name in the row. */
function select(scope: Scope, column: string): string {
  const key = `${scope.prefix}${column}`;
  scope.columns.set(key, `${scope.alias}.${column}`);
  return key;
}

/** Selects `column` or, through a reference, `reference.column`. */
function selectPath(scope: Scope, path: string): string {
  const [first = "", second] = path.split(".");
  if (second === undefined) return select(scope, first);
  const binding = scope.definition.bindings[first];
  if (binding?.kind !== "reference")
    throw new Error(`${scope.definition.name}: ${path} reaches through no reference`);
  const joined = join(scope, first, binding.column, definitionOf(scope.definitions, binding.resource));
  return select(joined, second);
}

function join(scope: Scope, name: string, foreignKey: string, definition: Definition): Scope {
  const prefix = `${scope.prefix}${name}__`;
  const key = `${scope.alias}.${foreignKey}`;
  let existing = scope.joins.find((candidate) => candidate.foreignKey === key);
  if (existing === undefined) {
    existing = { alias: `j${scope.joins.length + 1}`, table: definition.table, foreignKey: key };
    scope.joins.push(existing);
  }
  return { ...scope, definition, alias: existing.alias, prefix };
}
