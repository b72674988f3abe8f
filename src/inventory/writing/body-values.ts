/**
 * Reads a validated request body into columns: scalars with their folded shadows, members of value objects,
 * references as ids. References are resolved here; rules come afterwards.
 */
import { definitionOf } from "../../representation/definition.ts";
import type { ResourceName } from "../../../generated/resources.ts";
import { resourceFacts } from "../../../generated/resources.ts";
import { operations } from "../../../generated/operations.ts";
import { permissionName } from "../../identity/permissions.ts";
import { apiDate } from "../../database/timestamp.ts";
import { parseDecimal } from "../../database/decimal.ts";
import { fold } from "../../database/fold.ts";
import { parseTimeSpan, storedTime } from "../../query/date-value.ts";
import { parseIri } from "../../representation/iri.ts";
import type { Body, ColumnValue, Columns, Row, WriteContext } from "./change.ts";
import { pathOf } from "./change.ts";
import { referredRow } from "./referred-rows.ts";
import { rowsById } from "./rows.ts";
import type { Definition } from "../../representation/definition.ts";

/**
 * The columns that a body sets. A property that is not in the body sets nothing; `null` for a value object sets
 * nothing either, as in Part-DB.
 */
export async function bodyValues(
  context: WriteContext,
  definition: Definition,
  body: Body,
  { before, path }: { readonly before: Row | null; readonly path: string },
): Promise<Columns> {
  const columns: Columns = {};
  const permissions = context.rules[definition.name]?.permissions?.[before === null ? "create" : "update"];
  const requirePermission = (property: string, isChanged: boolean): void => {
    const permission = permissions?.[property];
    if (isChanged && permission !== undefined) context.requirePermission(permission);
  };
  for (const [property, binding] of Object.entries(definition.bindings)) {
    if (!(property in body)) continue;
    const value = body[property];
    if (binding.kind === "column") {
      const isChanged = before === null ? Boolean(value) : before[binding.column] !== value;
      requirePermission(property, isChanged);
      columns[binding.column] = value as ColumnValue;
      if (binding.folded)
        columns[`${binding.column}_folded`] = typeof value === "string" ? fold(value) : null;
    } else if (binding.kind === "decimal") {
      columns[binding.column] = value === null ? null : parseDecimal(value as string | number);
    } else if (binding.kind === "instant") {
      columns[binding.column] =
        value === null ? null : storedInstant(value as string, before?.[binding.column]);
    } else if (binding.kind === "computed" && "writes" in binding) {
      const column = String(binding.writes);
      const present = before?.[column] ?? null;
      columns[column] = binding.stores?.(value, present) ?? (value as ColumnValue);
      requirePermission(
        property,
        columns[column] !== (before === null ? binding.stores?.(null, null) : present),
      );
      if (binding.folded === true) columns[`${column}_folded`] = fold(value as string);
    } else if (binding.kind === "value" && value !== null) {
      for (const [member, column] of Object.entries(binding.members)) {
        if (member in (value as object)) columns[column] = (value as Columns)[member] ?? null;
      }
    } else if (binding.kind === "reference") {
      const resource = binding.resource as ResourceName;
      const present = before?.[binding.column];
      // What it refers to already is there: a foreign key keeps it.
      if (typeof present === "number" && referencedId(resource, value) === present) continue;
      requirePermission(property, value !== (present ?? null));
      const id = await resolveReference(context, resource, value, pathOf(path, property));
      if (id !== undefined) columns[binding.column] = id;
    } else if (binding.kind === "write-only") {
      requirePermission(property, true);
    }
  }
  return columns;
}

/**
 * The contract has seen that it is a date; one without time is its first moment in UTC. Answers show whole seconds: the
 * second that is sent back is the moment that is stored.
 */
function storedInstant(text: string, present: ColumnValue | undefined): string | null {
  const span = parseTimeSpan(text);
  if (span === null) return null;
  const stored = storedTime(span.start);
  return typeof present === "string" && apiDate(present) === apiDate(stored) && span.end - span.start > 1
    ? present
    : stored;
}

/**
 * The id that a reference names, null for null, undefined (and a fault in the context) where it names nothing.
 * Accepts an IRI, or the embedded object of an answer (`{"@id": …}` or `{"id": …}`).
 */
export async function resolveReference(
  context: WriteContext,
  resource: ResourceName,
  value: unknown,
  path: string,
): Promise<number | null | undefined> {
  if (value === null) return null;
  const id = referencedId(resource, value);
  if (id === null) return refuseIri(context, resource, { value, path });
  requireReadable(context, resource);
  const row = await referredRow(context, definitionOf(context.definitions, resource), id);
  return row === null ? refuseMissing(context, { value, path }) : id;
}

/** A reference and where it stands in the request. */
interface PlacedReference {
  readonly value: unknown;
  readonly path: string;
}

/** {@link resolveReference} for many, none of them null, with one statement. */
export async function resolveReferences(
  context: WriteContext,
  resource: ResourceName,
  references: readonly PlacedReference[],
): Promise<(number | undefined)[]> {
  if (references.length > 0) requireReadable(context, resource);
  const ids = references.map(({ value }) => referencedId(resource, value));
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = await rowsById(context.transaction, definitionOf(context.definitions, resource), wanted);
  const present = new Set(rows.map((row) => row["id"]));
  return references.map((reference, index) => {
    const id = ids[index] ?? null;
    if (id === null) return refuseIri(context, resource, reference);
    return present.has(id) ? id : refuseMissing(context, reference);
  });
}

/**
 * Answers show the name of what they refer to, and a refusal tells what exists: whoever refers to something anew has to
 * be able to read it. Users are the exception: anybody may name the owner of a lot.
 */
function requireReadable(context: WriteContext, resource: ResourceName): void {
  if (resource === "User") return;
  const operation = operations.find(
    (candidate) => candidate.resource === resource && candidate.role === "get",
  );
  const permission = operation?.permission ?? null;
  // What belongs to elements of many kinds is looked at by its own rules.
  if (permission === null || permission.startsWith("element.")) return;
  context.requirePermission(permissionName(permission));
}

function refuseIri(
  { malformed }: WriteContext,
  resource: ResourceName,
  { value, path }: PlacedReference,
): undefined {
  const collection = resourceFacts[resource].collection ?? "";
  const message = `Invalid IRI ${describe(value)}: expected one such as "${collection}/1".`;
  malformed.push({ propertyPath: path, message, code: "invalid-iri" });
}

function refuseMissing({ malformed }: WriteContext, { value, path }: PlacedReference): undefined {
  const message = `Item not found for ${describe(value)}.`;
  malformed.push({ propertyPath: path, message, code: "not-found" });
}

/** The id in a reference to `resource`, or null if it is none. */
export function referencedId(resource: ResourceName, value: unknown): number | null {
  if (typeof value === "string") {
    const parsed = parseIri(value);
    return parsed?.resource === resource ? parsed.id : null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { "@id": iri, id } = value as { "@id"?: unknown; id?: unknown };
  if (typeof iri === "string") return referencedId(resource, iri);
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : null;
}

function describe(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    const { "@id": iri, id } = value as { "@id"?: unknown; id?: unknown };
    return JSON.stringify(iri ?? id ?? null);
  }
  return JSON.stringify(value);
}
