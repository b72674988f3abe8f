/**
 * Derives the fields of exports and imports from the contract and the bindings. A new writable property in the API
 * becomes a field automatically.
 */
import { requestComponents, requestSchemas } from "../../../generated/resources.ts";
import type { JsonSchema } from "../../http/operation.ts";
import { componentName, propertySchema, resolveSchema } from "../../http/validation/schemas.ts";
import { memoize } from "../../util/memoize.ts";
import type { Binding, OwnedBinding, ReferenceBinding, ValueBinding } from "../../representation/binding.ts";
import { definitionOf, type Definitions } from "../../representation/definition.ts";
import {
  isMember,
  isTree,
  type MemberName,
  type TransferredName,
  type TreeName,
} from "./exported-resources.ts";

export type ScalarType = "text" | "number" | "boolean";

/** A single value. A value that equals `fallback` is not exported. */
export interface ScalarField {
  readonly kind: "scalar";
  readonly name: string;
  readonly type: ScalarType;
  readonly fallback?: unknown;
  /** The binding of the property. Undefined if the value does not come from a single property. */
  readonly binding?: Binding;
}

/** A field whose value is an object of scalar values. */
interface ValueField {
  readonly kind: "value";
  readonly name: string;
  readonly members: readonly ScalarField[];
  readonly binding: ValueBinding<Record<string, unknown>>;
}

/** A path of names from the root of a tree. If `own` is set, the path identifies the entity itself. */
interface PathField {
  readonly kind: "path";
  readonly name: string;
  readonly resource: TreeName;
  readonly own: boolean;
  readonly binding?: ReferenceBinding<string>;
}

/** A reference to a currency by its code, or to a user by name. */
interface CodeField {
  readonly kind: "code";
  readonly name: string;
  readonly resource: "Currency" | "User";
  readonly binding: ReferenceBinding<string>;
}

/** A reference to a part by its category, name and `namesake`. */
interface PartField {
  readonly kind: "part";
  readonly name: string;
  readonly binding: ReferenceBinding<string>;
}

export interface ListField {
  readonly kind: "list";
  readonly name: string;
  readonly resource: MemberName;
  readonly binding: OwnedBinding<string>;
}

export type Field = ScalarField | ValueField | PathField | CodeField | PartField | ListField;

/** The name of the field that marks the attachment used as the preview image of its element. */
export const previewMark = "preview";
/** The name of the field that marks the attachment used as the 3D model of its footprint. */
export const modelMark = "model_3d";

/** Returns the fields of a resource in export order. */
export type FieldsByResource = (resource: TransferredName) => readonly Field[];

/** Returns a function that derives the fields of a resource when they are first needed. */
export function fieldsByResource(definitions: Definitions): FieldsByResource {
  return memoize((resource) => fieldsOf(definitions, resource));
}

function fieldsOf(definitions: Definitions, resource: TransferredName): readonly Field[] {
  const schema = { $ref: `#/components/schemas/${resource}${isMember(resource) ? "Input" : "Create"}` };
  const fields = Object.entries(definitionOf(definitions, resource).bindings).flatMap(([name, binding]) => {
    const own = writableSchema(schema, name);
    return own === null || !isTransferred(resource, name) ? [] : boundField(name, binding, own);
  });
  if (resource === "Attachment") return [element, ...fields, ...attachmentExtras];
  if (resource === "Part") {
    // The fields that identify a part come first.
    const known = ["category", "name"].flatMap((name) => fields.filter((field) => field.name === name));
    return [...known, namesake, ...fields.filter((field) => !known.includes(field))];
  }
  return isTree(resource) ? [{ kind: "path", name: "path", resource, own: true }, ...fields] : fields;
}

const namesake: ScalarField = { kind: "scalar", name: "namesake", type: "number", fallback: 1 };

const element: Field = { kind: "path", name: "element", resource: "AttachmentType", own: false };

/** The attachment fields that replace the file and the references to the attachment, which are not exported. */
const attachmentExtras: readonly Field[] = [
  { kind: "scalar", name: "url", type: "text", fallback: null },
  { kind: "scalar", name: previewMark, type: "boolean", fallback: false },
  { kind: "scalar", name: modelMark, type: "boolean", fallback: false },
];

/** Returns whether a property becomes a field. In trees, the field `path` replaces `name` and `parent`. */
function isTransferred(resource: TransferredName, property: string): boolean {
  return property !== "id" && !(isTree(resource) && (property === "name" || property === "parent"));
}

function boundField(name: string, binding: Binding, schema: JsonSchema): readonly Field[] {
  switch (binding.kind) {
    case "column":
    case "decimal":
    case "instant":
      return [scalarField(name, schema, binding)];
    case "computed":
      return "writes" in binding ? [scalarField(name, schema, binding)] : [];
    case "value": {
      const members = Object.keys(binding.members).flatMap((member) => {
        const own = writableSchema(schema, member);
        return own === null ? [] : [scalarField(member, own)];
      });
      return [{ kind: "value", name, members, binding }];
    }
    case "reference":
      return referenceField(name, binding);
    case "owned": {
      // Associations are exported as separate records.
      const { resource } = binding;
      return isMember(resource) ? [{ kind: "list", name, resource, binding }] : [];
    }
    default:
      return [];
  }
}

function referenceField(name: string, binding: ReferenceBinding<string>): readonly Field[] {
  const { resource } = binding;
  // References to attachments are replaced by the attachment fields `preview` and `model_3d`.
  if (resource === "Attachment") return [];
  if (resource === "Currency" || resource === "User") return [{ kind: "code", name, resource, binding }];
  if (resource === "Part") return [{ kind: "part", name, binding }];
  if (!isTree(resource))
    throw new Error(`${name} refers to a ${resource}, but entities of this type are not exported.`);
  return [{ kind: "path", name, resource, own: false, binding }];
}

function scalarField(name: string, schema: JsonSchema, binding?: Binding): ScalarField {
  const types = typesOf(schema);
  const type = types.includes("boolean") ? "boolean" : types.includes("string") ? "text" : "number";
  const fallback = fallbackOf(schema, types, type);
  return {
    kind: "scalar",
    name,
    type,
    ...(fallback !== undefined && { fallback }),
    ...(binding !== undefined && { binding }),
  };
}

function fallbackOf(schema: JsonSchema, types: readonly unknown[], type: ScalarType): unknown {
  const { default: declared } = { ...resolveSchema(schema, requestComponents), ...schema };
  if (declared !== undefined) return declared;
  if (types.includes("null")) return null;
  return type === "number" ? undefined : type === "text" ? "" : false;
}

function typesOf(schema: JsonSchema): readonly unknown[] {
  const { type, anyOf } = resolveSchema(schema, requestComponents);
  return [type, ...(Array.isArray(anyOf) ? anyOf.map(typesOf) : [])].flat(2);
}

function writableSchema(schema: JsonSchema, property: string): JsonSchema | null {
  const ignored = requestSchemas[componentName(schema) ?? ""]?.ignored ?? [];
  return ignored.includes(property) ? null : propertySchema(schema, property, requestComponents);
}
