/** Converts a record of an import to the request body that creates its entity. */
import { isObject } from "../../util/is-object.ts";
import { iri } from "../../representation/iri.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import type { Body } from "../../inventory/writing/write-context.ts";
import type { Field, FieldsByResource } from "./fields.ts";
import { pathNames, recordProblem, type References } from "./find-referenced-entities.ts";
import type { Document, TransferredName } from "./exported-resources.ts";

export interface BodyContext {
  readonly references: References;
  readonly fields: FieldsByResource;
  readonly inventory: Pick<Inventory, "baseCurrency">;
  leaveOut(reason: string): void;
}

/** Returns the request body for a record or for an owned entity at `propertyPath`. */
export async function bodyOf(
  context: BodyContext,
  resource: TransferredName,
  document: Document,
  propertyPath: string,
): Promise<Body> {
  const fields = context.fields(resource);
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(document)) {
    const ownPath = propertyPath === "" ? name : `${propertyPath}.${name}`;
    const field = fields.find((known) => known.name === name);
    if (field === undefined) throw recordProblem(ownPath, "Unknown property.");
    // A field without a binding is not a property in the API. The only exception is the URL of an attachment.
    if (!("binding" in field) && name !== "url") continue;
    const imported = await bodyValue(context, field, value, ownPath);
    if (imported !== undefined) body[name] = imported;
  }
  return body;
}

async function bodyValue(
  context: BodyContext,
  field: Field,
  value: unknown,
  propertyPath: string,
): Promise<unknown> {
  const { references } = context;
  if (value === null) return field.kind === "list" ? undefined : null;
  switch (field.kind) {
    case "scalar":
    case "value":
      return value;
    case "path": {
      const { resource } = field;
      return iri(
        resource,
        await references.findOrCreate(resource, pathNames(value, propertyPath), propertyPath),
      );
    }
    case "part":
      return iri("Part", await references.part(value, propertyPath));
    case "code":
      return codeValue(context, field, value, propertyPath);
    case "list": {
      if (!Array.isArray(value)) throw recordProblem(propertyPath, "This value must be a list.");
      const bodies: Body[] = [];
      for (const [index, element] of value.entries()) {
        const ownPath = `${propertyPath}[${index}]`;
        if (!isObject(element)) throw recordProblem(ownPath, "This value must be an object.");
        bodies.push(await bodyOf(context, field.resource, element, ownPath));
      }
      return bodies;
    }
  }
}

async function codeValue(
  { references, leaveOut, inventory }: BodyContext,
  { resource }: Extract<Field, { kind: "code" }>,
  value: unknown,
  propertyPath: string,
): Promise<string | null | undefined> {
  if (typeof value !== "string") throw recordProblem(propertyPath, "This value must be a string.");
  const id = await references.code(resource, value);
  if (id !== null) return iri(resource, id);
  const quotedCode = JSON.stringify(value.slice(0, 100));
  if (resource === "Currency" && value === inventory.baseCurrency) return null;
  if (resource === "Currency" && references.createsCurrency(value)) {
    return iri(resource, await references.findOrCreate(resource, [value], propertyPath));
  }
  if (resource === "Currency")
    throw recordProblem(propertyPath, `Currency ${quotedCode} does not exist. Create it first.`);
  leaveOut(`${propertyPath}: User ${quotedCode} does not exist. Imported without an owner.`);
  return undefined;
}
