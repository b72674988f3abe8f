/**
 * What can be told of each resource: the properties that the contract lets be written, with how they are bound. A new
 * property of the API is exported and imported without a word here.
 */
import { requestComponents, requestSchemas } from "../../../generated/resources.ts";
import type { Binding, OwnedBinding, ReferenceBinding, ValueBinding } from "../../representation/binding.ts";
import type { Definitions } from "../../representation/definition.ts";
import { definitionOf } from "../../representation/definition.ts";
import type { MemberName, TransferredName, TreeName } from "./resources.ts";
import { isTree, memberNames } from "./resources.ts";

export type ScalarType = "text" | "number" | "boolean";

/** One value. What equals `fallback` is not written: a new entity has it anyway. */
export interface ScalarField {
  readonly kind: "scalar";
  readonly name: string;
  readonly type: ScalarType;
  readonly fallback?: string | number | boolean | null;
  /** Absent where the transfer has the value from elsewhere. */
  readonly binding?: Binding;
}

/** An object of values. */
export interface ValueField {
  readonly kind: "value";
  readonly name: string;
  readonly members: readonly ScalarField[];
  readonly binding: ValueBinding<Record<string, unknown>>;
}

/** Names from the root of a tree down: `own` for the entity's own place in it. */
export interface PathField {
  readonly kind: "path";
  readonly name: string;
  readonly resource: TreeName;
  readonly own: boolean;
  readonly binding?: ReferenceBinding<string>;
}

/** A currency by its code, or a user by its name. */
export interface CodeField {
  readonly kind: "code";
  readonly name: string;
  readonly resource: "Currency" | "User";
  readonly binding: ReferenceBinding<string>;
}

/** A part by the names that it has. */
export interface PartField {
  readonly kind: "part";
  readonly name: string;
  readonly binding: ReferenceBinding<string>;
}

/** What the entity owns. */
export interface ListField {
  readonly kind: "list";
  readonly name: string;
  readonly resource: MemberName;
  readonly binding: OwnedBinding<string>;
}

export type Field = ScalarField | ValueField | PathField | CodeField | PartField | ListField;

type Schema = Readonly<Record<string, unknown>>;

/** Marks an attachment that is the preview picture of its element. */
export const previewMark = "preview";
/** Marks an attachment that is the 3D model of its footprint. */
export const modelMark = "model_3d";

/** The fields of each resource, in the order in which they are written. */
export type FieldsByResource = (resource: TransferredName) => readonly Field[];

/** Derives the fields of a resource when they are first needed. */
export function fieldsByResource(definitions: Definitions): FieldsByResource {
  const known = new Map<TransferredName, readonly Field[]>();
  return (resource) => {
    const fields = known.get(resource) ?? fieldsOf(definitions, resource);
    known.set(resource, fields);
    return fields;
  };
}

/** In the order in which they are written. */
export function fieldsOf(definitions: Definitions, resource: TransferredName): readonly Field[] {
  const { bindings } = definitionOf(definitions, resource);
  const isMember = (memberNames as readonly string[]).includes(resource);
  const schemaName = isMember ? `${resource}Input` : `${resource}Create`;
  const schemas = propertySchemas({ $ref: schemaName });
  const fields = Object.entries(bindings).flatMap(([name, binding]): Field[] => {
    const schema = schemas[name];
    return schema === undefined || !isTold(resource, name) ? [] : boundField(name, binding, schema);
  });
  if (resource === "Attachment") return [element, ...fields, ...attachmentExtras];
  if (resource === "Part") return placeFirst(fields);
  return isTree(resource) ? [{ kind: "path", name: "path", resource, own: true }, ...fields] : fields;
}

const namesake: ScalarField = { kind: "scalar", name: "namesake", type: "number", fallback: 1 };

/** What a part is known by. */
function placeFirst(fields: readonly Field[]): readonly Field[] {
  const known = ["category", "name"].flatMap((name) => fields.filter((field) => field.name === name));
  return [...known, namesake, ...fields.filter((field) => !known.includes(field))];
}

const element: Field = { kind: "path", name: "element", resource: "AttachmentType", own: false };

/** What attachments say instead of a file, and marks in place of references to them. */
const attachmentExtras: readonly Field[] = [
  { kind: "scalar", name: "url", type: "text", fallback: null },
  { kind: "scalar", name: previewMark, type: "boolean", fallback: false },
  { kind: "scalar", name: modelMark, type: "boolean", fallback: false },
];

/** Trees have their path for name and parent; associations are records of their own. */
function isTold(resource: TransferredName, property: string): boolean {
  if (property === "id") return false;
  if (isTree(resource)) return property !== "name" && property !== "parent";
  return !(resource === "Part" && property.startsWith("associated_parts"));
}

function boundField(name: string, binding: Binding, schema: Schema): Field[] {
  switch (binding.kind) {
    case "column":
    case "decimal":
    case "instant":
      return [scalarField(name, schema, binding)];
    case "computed":
      return "writes" in binding ? [scalarField(name, schema, binding)] : [];
    case "value": {
      const schemas = propertySchemas(schema);
      const members = Object.keys(binding.members).flatMap((member) => {
        const own = schemas[member];
        return own === undefined ? [] : [scalarField(member, own)];
      });
      return [{ kind: "value", name, members, binding }];
    }
    case "reference":
      return referenceField(name, binding);
    case "owned":
      return [{ kind: "list", name, resource: binding.resource as MemberName, binding }];
    default:
      return [];
  }
}

function referenceField(name: string, binding: ReferenceBinding<string>): Field[] {
  const { resource } = binding;
  // An attachment says itself whether its element refers to it.
  if (resource === "Attachment") return [];
  if (resource === "Currency" || resource === "User") return [{ kind: "code", name, resource, binding }];
  if (resource === "Part") return [{ kind: "part", name, binding }];
  if (!isTree(resource)) throw new Error(`${name} refers to a ${resource}, which is not transferred`);
  return [{ kind: "path", name, resource, own: false, binding }];
}

function scalarField(name: string, schema: Schema, binding?: Binding): ScalarField {
  const resolved = resolve(schema);
  const types = typesOf(resolved);
  const type = types.includes("boolean") ? "boolean" : types.includes("string") ? "text" : "number";
  const fallback = fallbackOf(resolved, types, type);
  return {
    kind: "scalar",
    name,
    type,
    ...(fallback !== undefined && { fallback }),
    ...(binding !== undefined && { binding }),
  };
}

function fallbackOf(schema: Schema, types: readonly string[], type: ScalarType): ScalarField["fallback"] {
  if ("default" in schema) return schema["default"] as string | number | boolean | null;
  if (types.includes("null")) return null;
  return type === "number" ? undefined : type === "text" ? "" : false;
}

function typesOf(schema: Schema): readonly string[] {
  const { type, anyOf } = schema as { type?: string | readonly string[]; anyOf?: readonly Schema[] };
  const own = type === undefined ? [] : typeof type === "string" ? [type] : type;
  return [...own, ...(anyOf ?? []).flatMap((branch) => typesOf(resolve(branch)))];
}

function resolve(schema: Schema): Schema {
  const reference = schema["$ref"];
  if (typeof reference !== "string") return schema;
  const target = requestComponents[reference.split("/").at(-1) ?? ""];
  if (target === undefined) throw new Error(`There is no schema ${reference}`);
  return { ...resolve(target), ...(({ $ref: _, ...rest }) => rest)(schema) };
}

/** The properties of an object schema, those of what it extends included, less those that requests ignore. */
function propertySchemas(schema: Schema): Readonly<Record<string, Schema>> {
  const { properties = {}, allOf = [] } = resolve(schema) as {
    properties?: Record<string, Schema>;
    allOf?: readonly Schema[];
  };
  const name = typeof schema["$ref"] === "string" ? (schema["$ref"].split("/").at(-1) ?? "") : "";
  const ignored = requestSchemas[name]?.ignored ?? [];
  const found: Record<string, Schema> = {};
  for (const part of allOf) Object.assign(found, propertySchemas(part));
  for (const [property, own] of Object.entries(properties)) found[property] = { ...own, ...found[property] };
  return Object.fromEntries(Object.entries(found).filter(([property]) => !ignored.includes(property)));
}
