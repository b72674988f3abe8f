/**
 * Compiles how the row of an entity is read and converted to a document: the joins, the selected columns, and the
 * conversion function. A row contains an entity and the entities that it references. `plan.ts` handles lists of owned
 * entities.
 */
import {
  resourceFacts,
  shapes,
  type ResourceName,
  type Shape,
  type ShapeName,
  type ShapeProperty,
} from "../../generated/resources.ts";
import { apiDate } from "../database/timestamp.ts";
import { formatStored, remainderColumn } from "../database/decimal.ts";
import type { Selection } from "../query/sparse-fields.ts";
import type { Binding, SqlExpression } from "./binding.ts";
import { definitionOf, ownerColumnOf, type Definition, type Definitions } from "./definition.ts";
import { call, code, documentFactory, type Code, type Members } from "./document-factory.ts";
import { valueObjectIri } from "./iri.ts";

/** A JSON document. A property can be undefined, in which case the JSON does not contain the property. */
export type Document = Record<string, unknown>;
export type Row = Readonly<Record<string, unknown>>;

/** The data that creating a document requires in addition to the row. */
export interface Frame {
  /** Whether the document is JSON-LD rather than plain JSON. */
  readonly linked: boolean;
  /** The documents of owned entities by the ID of the owner, for each of the `ownedLists` of the plan. */
  readonly owned: readonly ReadonlyMap<number, readonly unknown[]>[];
  /** All rows that were read, by ID. Required for tree items that embed their parents. */
  readonly rows: ReadonlyMap<number, Row>;
}

/** Creates the document of a row. `context` is the `@context`, if the document is not embedded in another document. */
type Represent = (row: Row, frame: Frame, context?: string) => Document;

interface Join {
  readonly alias: string;
  readonly table: string;
  /** The foreign key, qualified with the alias of its table, such as `t.category_id`. */
  readonly foreignKey: string;
}

/** A list of owned entities that the documents of a plan contain. */
export interface OwnedList {
  readonly binding: Extract<Binding, { kind: "owned" }>;
  readonly ownerColumn: string;
  /** The schema of the owned entities, or null for a list of IRIs. */
  readonly shape: ShapeName | null;
  readonly selection: Selection | null;
}

/** A column in the form `alias.column`, or an expression that refers to the table with an alias. */
type SelectedColumn = string | { readonly alias: string; readonly expression: SqlExpression };

export interface RowPlan {
  readonly definition: Definition;
  /** Maps the name of each column in the row to the selected column or expression. */
  readonly columns: Map<string, SelectedColumn>;
  readonly joins: Join[];
  readonly ownedLists: OwnedList[];
  /** Whether tree items embed their parents. If so, all ancestors must be read too. */
  readonly embedsParent: boolean;
  readonly represent: Represent;
}

interface Scope {
  readonly definitions: Definitions;
  readonly definition: Definition;
  readonly alias: string;
  /** The prefix of the entity's columns in the row. Empty for the root entity. */
  readonly prefix: string;
  readonly columns: Map<string, SelectedColumn>;
  readonly joins: Join[];
  readonly ownedLists: OwnedList[];
  readonly root: RootState;
  readonly hidden: ReadonlySet<ResourceName>;
}

/** State of the root entity that is completed during compilation. */
interface RootState {
  embedsParent: boolean;
  /** Creates the document of an item with all of its properties. Null until an item requires this function. */
  whole: Represent | null;
}

/**
 * Compiles how entities with the schema `shapeName` are read. `selection` restricts their properties. Embedded entities of
 * the resources in `hidden` are represented only by their IDs and IRIs.
 */
export function compileRowPlan(
  definitions: Definitions,
  shapeName: ShapeName,
  selection: Selection | null,
  hidden: ReadonlySet<ResourceName>,
): RowPlan {
  const shape = shapes[shapeName];
  if (shape.resource === null) throw new Error(`${shapeName} does not represent a resource.`);
  const scope: Scope = {
    definitions,
    definition: definitionOf(definitions, shape.resource),
    alias: "t",
    prefix: "",
    columns: new Map<string, SelectedColumn>([["id", "t.id"]]),
    joins: [],
    ownedLists: [],
    root: { embedsParent: false, whole: null },
    hidden,
  };
  const represent = selection === null ? compileWhole(scope, shape) : compileEntity(scope, shape, selection);
  return {
    definition: scope.definition,
    columns: scope.columns,
    joins: scope.joins,
    ownedLists: scope.ownedLists,
    embedsParent: scope.root.embedsParent,
    represent,
  };
}

/** Compiles the function that creates the document of an entity in the row. */
function compileEntity(scope: Scope, shape: Shape, selection: Selection | null): Represent {
  const resource = scope.definition.name;
  const idKey = select(scope, "id");
  const { iri: fixed } = scope.definition;
  const prefix = `${resourceFacts[resource].collection ?? ""}/`;
  const iri = fixed === undefined ? code`${prefix} + row[${idKey}]` : code`${fixed}`;
  const members = compileProperties(scope, shape, selection);
  return twoFormats(members, [
    ["@context", code`context`],
    ["@id", iri],
    ["@type", code`${resource}`],
  ]);
}

/**
 * Returns a function that creates documents in both formats. In JSON-LD, `keywords` come before `members`. The code for
 * a format is compiled when the format is first used.
 */
function twoFormats(members: Members, keywords: Members): Represent {
  let linked: Represent | null = null;
  let plain: Represent | null = null;
  return (row, frame, context) =>
    frame.linked
      ? (linked ??= documentFactory([...keywords, ...members]))(row, frame, context)
      : (plain ??= documentFactory(members))(row, frame);
}

function compileProperties(scope: Scope, shape: Shape, selection: Selection | null): Members {
  return shape.properties.flatMap((property) => {
    const chosen = selection === null ? true : selection.get(property.name);
    if (chosen === undefined) return [];
    return [
      [property.name, compileProperty(scope, shape, property, chosen === true ? null : chosen)] as const,
    ];
  });
}

function compileProperty(
  scope: Scope,
  shape: Shape,
  property: ShapeProperty,
  selection: Selection | null,
): Code {
  if (property.name === "id") return scalar(select(scope, "id"), false, false);
  const binding = scope.definition.bindings[property.name];
  if (binding === undefined) throw new Error(`${shape.name}.${property.name} is not bound.`);
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
): Code {
  const { name, nullable } = property;
  if (binding.kind === "column") return scalar(select(scope, binding.column), nullable, false);
  if (binding.kind === "timestamp" || binding.kind === "instant")
    return scalar(select(scope, binding.column), nullable, true);
  if (binding.kind === "decimal") {
    const key = select(scope, binding.column);
    const remainder = select(scope, remainderColumn(binding.column));
    const decimal = code`${decimalOrNull}(row[${key}], row[${remainder}])`;
    return nullable ? decimal : { parts: [...decimal.parts, " ?? undefined"] };
  }
  if (binding.kind !== "computed") throw new Error(`${scope.definition.name}.${name} is not a scalar.`);
  const keys = binding.columns.map((path) => selectPath(scope, path));
  const computed = call(binding.compute, keys);
  return nullable ? computed : { parts: [...computed.parts, " ?? undefined"] };
}

function scalar(key: string, nullable: boolean, dateTime: boolean): Code {
  if (dateTime)
    return nullable ? code`${dateOrNull}(row[${key}])` : code`${dateOrNull}(row[${key}]) ?? undefined`;
  return nullable ? code`row[${key}]` : code`row[${key}] ?? undefined`;
}

function dateOrNull(value: unknown): string | null {
  return typeof value === "string" ? apiDate(value) : null;
}

function decimalOrNull(stored: unknown, remainder: unknown): string | null {
  return typeof stored === "number" ? formatStored(stored, Number(remainder)) : null;
}

function compileIri(scope: Scope, name: string, resource: ResourceName, binding: Binding): Code {
  const column = binding.kind === "reference" ? binding.column : null;
  if (column === null) throw new Error(`${scope.definition.name}.${name} is not a reference.`);
  const key = select(scope, column);
  const prefix = `${resourceFacts[resource].collection ?? ""}/`;
  return code`row[${key}] === null ? undefined : ${prefix} + row[${key}]`;
}

function compileEmbed(
  scope: Scope,
  shape: Shape,
  property: Extract<ShapeProperty, { kind: "embed" }>,
  binding: Binding,
  selection: Selection | null,
): Code {
  const { name } = property;
  if (binding.kind !== "reference") throw new Error(`${shape.name}.${name} is not a reference.`);
  if (property.shape === shape.name) return compileParent(scope, shape, binding.column, selection);
  const joined = join(scope, name, binding.column, definitionOf(scope.definitions, binding.resource));
  const represent = compileEntity(joined, shapes[property.shape], visible(joined, selection));
  return code`row[${`${joined.prefix}id`}] === null ? undefined : ${represent}(row, frame)`;
}

const onlyId: Selection = new Map([["id", true]]);
const onlyIri: Selection = new Map();

/** Restricts the selected properties of an embedded entity if its resource is hidden. */
function visible({ definition, hidden }: Scope, selection: Selection | null): Selection | null {
  if (!hidden.has(definition.name)) return selection;
  return selection === null || selection.has("id") ? onlyId : onlyIri;
}

/**
 * Compiles the code that represents the parent of a tree item. The item embeds all ancestors up to the root, each with
 * the selected properties.
 */
function compileParent(scope: Scope, shape: Shape, column: string, selection: Selection | null): Code {
  const key = select(scope, column);
  scope.root.embedsParent = true;
  const represent = selection === null ? compileWhole(scope, shape) : compileEntity(scope, shape, selection);
  const parent = (row: Row, frame: Frame): Document | undefined => {
    const found = frame.rows.get(row[key] as number);
    return found === undefined ? undefined : represent(found, frame);
  };
  return code`${parent}(row, frame)`;
}

/**
 * Compiles the root entity with all of its properties. The entity is compiled only once, because its ancestors have the
 * same representation.
 */
function compileWhole(scope: Scope, shape: Shape): Represent {
  const { root } = scope;
  if (root.whole !== null) return root.whole;
  let compiled: Represent | null = null;
  const represent: Represent = (row, frame, context) => {
    if (compiled === null) throw new Error(`${shape.name} is not compiled yet.`);
    return compiled(row, frame, context);
  };
  root.whole = represent;
  compiled = compileEntity(scope, shape, null);
  return represent;
}

function compileValue(
  scope: Scope,
  property: Extract<ShapeProperty, { kind: "value" }>,
  binding: Binding,
  selection: Selection | null,
): Code {
  const { name } = property;
  if (binding.kind !== "value") throw new Error(`${scope.definition.name}.${name} is not a value object.`);
  const members = Object.entries(binding.members).flatMap(([member, column]): Members => {
    if (selection !== null && !selection.has(member)) return [];
    return [[member, scalar(select(scope, column), false, binding.timestamps.includes(member))]];
  });
  return code`${twoFormats(members, valueKeywords(scope, property))}(row, frame)`;
}

function valueKeywords(scope: Scope, { name, shape }: Extract<ShapeProperty, { kind: "value" }>): Members {
  const resource = scope.definition.name;
  const idKey = select(scope, "id");
  const iri = (id: number): string => valueObjectIri(resource, id, name);
  return [
    ["@type", code`${shapes[shape].valueObject ?? ""}`],
    ["@id", code`${iri}(row[${idKey}])`],
  ];
}

function compileOwner(
  scope: Scope,
  name: string,
  options: readonly ShapeName[],
  selection: Selection | null,
): Code {
  const owners = options.flatMap((shapeName) => {
    const { resource } = shapes[shapeName];
    const column = resource === null ? undefined : scope.definition.owners?.[resource];
    if (resource === null || column === undefined) return [];
    const joined = join(scope, `${name}_${resource}`, column, definitionOf(scope.definitions, resource));
    return [
      {
        key: `${joined.prefix}id`,
        represent: compileEntity(joined, shapes[shapeName], visible(joined, selection)),
      },
    ];
  });
  const owner = (row: Row, frame: Frame): Document | undefined =>
    owners.find(({ key }) => row[key] !== null)?.represent(row, frame);
  return code`${owner}(row, frame)`;
}

function compileOwned(
  scope: Scope,
  property: Extract<ShapeProperty, { kind: "embeds" | "iris" }>,
  binding: Binding,
  selection: Selection | null,
): Code {
  const { name } = property;
  if (binding.kind !== "owned") throw new Error(`${scope.definition.name}.${name} is not an owned list.`);
  if (scope.prefix !== "") throw new Error(`${name}: lists inside an embedded entity cannot be read.`);
  const owned = definitionOf(scope.definitions, binding.resource);
  const ownerColumn = ownerColumnOf(owned, scope.definition, binding);
  // A tree item and its parent can contain the same list, but with different properties, so each has its own list.
  const shape = property.kind === "embeds" ? property.shape : null;
  const index = scope.ownedLists.push({ binding, ownerColumn, shape, selection }) - 1;
  const elements = (row: Row, frame: Frame): readonly unknown[] =>
    frame.owned[index]?.get(row["id"] as number) ?? [];
  return code`${elements}(row, frame)`;
}

/** Adds a column of this scope's entity to the selected columns. Returns the name of the column in the row. */
function select(scope: Scope, column: string): string {
  const key = `${scope.prefix}${column}`;
  scope.columns.set(key, `${scope.alias}.${column}`);
  return key;
}

/**
 * Adds an expression or a column to the selected columns. A column can be a path that follows references, such as
 * `reference.reference.column`.
 */
function selectPath(scope: Scope, path: string | SqlExpression): string {
  if (typeof path !== "string") {
    const key = `${scope.prefix}${path.name}`;
    scope.columns.set(key, { alias: scope.alias, expression: path });
    return key;
  }
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) return select(scope, first);
  const binding = scope.definition.bindings[first];
  if (binding?.kind !== "reference")
    throw new Error(`${scope.definition.name}: ${path} does not follow a reference.`);
  const joined = join(scope, first, binding.column, definitionOf(scope.definitions, binding.resource));
  return selectPath(joined, rest.join("."));
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
