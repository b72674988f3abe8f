/**
 * Resolves the references in a request body. Checks that their targets exist and that the user can read the targets.
 */
import { resourceFacts, type ResourceName } from "../../../generated/resources.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import { definitionOf } from "../../representation/definition.ts";
import { parseIri } from "../../representation/iri.ts";
import { ownerNames, ownerOf, owners, type OwnerName } from "../entities/owners.ts";
import type { Body, Columns, Row, WriteContext } from "./write-context.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { referencedRow } from "./referenced-rows.ts";
import { rowsById } from "./read-rows.ts";

/**
 * Returns the ID that a reference contains, or `null` if the value is `null`. A reference is an IRI, or an embedded
 * object with `@id` or `id`.
 * @returns `undefined` if the reference is invalid, in which case a violation is added to the context
 */
export async function resolveReference(
  context: WriteContext,
  resource: ResourceName,
  value: unknown,
  path: string,
): Promise<number | null | undefined> {
  if (value === null) return null;
  const id = referencedId(resource, value);
  if (id === null) return addInvalidIri(context, resource, { value, path });
  requireReadable(context, resource);
  const row = await referencedRow(context, definitionOf(context.definitions, resource), id);
  return row === null ? addNotFound(context, { value, path }) : id;
}

interface RequestReference {
  readonly value: unknown;
  readonly path: string;
}

/** Resolves several references like {@link resolveReference}, but with one statement. The values must not be `null`. */
export async function resolveReferences(
  context: WriteContext,
  resource: ResourceName,
  references: readonly RequestReference[],
): Promise<(number | undefined)[]> {
  if (references.length > 0) requireReadable(context, resource);
  const ids = references.map(({ value }) => referencedId(resource, value));
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = await rowsById(context.transaction, definitionOf(context.definitions, resource), wanted);
  const present = new Set(rows.map((row) => row["id"]));
  return references.map((reference, index) => {
    const id = ids[index] ?? null;
    if (id === null) return addInvalidIri(context, resource, reference);
    return present.has(id) ? id : addNotFound(context, reference);
  });
}

/**
 * Requires the permission to read the target of a new reference, because responses and violations reveal its data. No
 * permission is required to refer to a user, for example as the owner of a lot.
 * @throws {Problem} 403
 */
export function requireReadable(context: WriteContext, resource: ResourceName): void {
  if (resource === "User") return;
  const permission = operationPermission(resource, "get");
  if (permission !== null) context.requirePermission(permission);
}

function addInvalidIri(
  { malformed }: WriteContext,
  resource: ResourceName,
  { value, path }: RequestReference,
): undefined {
  const collection = resourceFacts[resource].collection ?? "";
  const message = `Invalid IRI ${describe(value)}. Send an IRI such as "${collection}/1".`;
  malformed.push({ propertyPath: path, message, code: "invalid-iri" });
}

function addNotFound({ malformed }: WriteContext, { value, path }: RequestReference): undefined {
  const message = `Item not found for ${describe(value)}.`;
  malformed.push({ propertyPath: path, message, code: "not-found" });
}

/**
 * Returns the ID in a reference whose format the contract has validated, or `null` if it refers to another resource.
 */
export function referencedId(resource: ResourceName, value: unknown): number | null {
  const { iri, id } = partsOf(value);
  if (typeof iri === "string") {
    const parsed = parseIri(iri);
    return parsed?.resource === resource ? parsed.id : null;
  }
  return typeof id === "number" ? id : null;
}

/**
 * Returns the parts of a reference: an IRI, or an embedded object with `@id` or `id`. A string in `id` is an IRI, as in
 * the objects of API Platform's admin.
 */
function partsOf(value: unknown): { readonly iri?: unknown; readonly id?: unknown } {
  if (typeof value !== "object" || value === null) return { iri: value };
  const { "@id": iri, id } = value as { readonly "@id"?: unknown; readonly id?: unknown };
  if (iri === undefined && typeof id === "string") return { iri: id };
  return { ...(iri !== undefined && { iri }), ...(id !== undefined && { id }) };
}

function describe(value: unknown): string {
  const { iri, id } = partsOf(value);
  return JSON.stringify(iri ?? id ?? null);
}

/**
 * Returns the foreign key that the property `element` sets. A stored entity can only be moved to an element of the same
 * type.
 */
export async function elementColumns(
  context: WriteContext,
  body: Body,
  before: Row | null,
): Promise<Columns> {
  const present = before === null ? null : ownerOf(before);
  const { element: value, _type: kind } = body;
  const named = elementNamed(value, ownerNames.find((name) => name === kind) ?? present?.resource);
  const reference = { value, path: "element" };
  if (named === null) {
    const message = `Invalid IRI ${describe(value)}. Send the IRI of an element, such as "/api/parts/1".`;
    context.malformed.push({ propertyPath: "element", message, code: "invalid-iri" });
    return {};
  }
  const { resource, id } = named;
  // The permission is checked before the row is read, so that the error does not reveal whether the element exists.
  context.requirePermission(`${elementGroups[resource]}.edit`);
  const row = await referencedRow(context, definitionOf(context.definitions, resource), id);
  if (row === null) addNotFound(context, reference);
  else if (present !== null && present.resource !== resource) {
    const message = `This entity belongs to a ${present.resource} and can only be moved to another ${present.resource}.`;
    context.violations.push({ propertyPath: "element", message, code: "other-kind-of-element" });
  } else return { [owners[resource]]: id };
  return {};
}

/**
 * Returns the element that a reference names.
 * @param kind the type of the element, which is required if the reference contains only an ID
 */
function elementNamed(value: unknown, kind?: OwnerName): { resource: OwnerName; id: number } | null {
  const { iri } = partsOf(value);
  const parsed = typeof iri === "string" ? parseIri(iri) : null;
  const resource = parsed === null ? kind : ownerNames.find((name) => name === parsed.resource);
  const id = resource === undefined ? null : referencedId(resource, value);
  return resource === undefined || id === null ? null : { resource, id };
}
