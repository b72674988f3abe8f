/** Imports one record by creating the entity that it describes, unless the entity exists. */
import { inspectBody } from "../../contract/json-body.ts";
import { invalid } from "../../errors.ts";
import { isObject } from "../../is-object.ts";
import { iri } from "../../representation/iri.ts";
import { owners } from "../entities/owners.ts";
import type { Creatable } from "../operations/create-entity.ts";
import type { Body, Row } from "../writing/change.ts";
import { rowsOwnedBy } from "../writing/rows.ts";
import { modelMark, previewMark } from "./fields.ts";
import type { Field } from "./fields.ts";
import type { IncomingRecord } from "./incoming.ts";
import { findNamesake, namesakeNumber, pathNames, recordProblem } from "./references.ts";
import type { Document, TransferredName, TreeName } from "./resources.ts";
import { documentsIn, isTree } from "./resources.ts";
import { describesRestrictions } from "./restrictions.ts";
import type { Lookups } from "./restrictions.ts";

/** The functions that importing a record requires. `import-batch.ts` implements them. */
export interface ImportContext extends Lookups {
  /** Creates an entity. If the record is refused, its `create` and `update` calls are rolled back. */
  create(resource: Creatable, body: Body): Promise<number>;
  update(resource: Creatable, id: number, body: Body): Promise<void>;
  /** The names that no part has. */
  readonly unusedNames: ReadonlySet<string>;
  /** Exempts an element, so that its restrictions do not apply to the following records. */
  exempt(tree: TreeName, id: number): void;
  /** Reports that a value of the record is not imported. */
  leaveOut(reason: string): void;
}

/**
 * Creates the entity that a record describes, unless the entity exists.
 * @returns `false` if the entity already exists
 * @throws {Problem} listing all violations; the caller must then roll back the changes of this record
 */
export async function importRecord(
  context: ImportContext,
  { resource, document }: IncomingRecord,
): Promise<boolean> {
  const errors = inspectBody(document);
  const found = [...errors.malformed, ...errors.invalid];
  if (found.length > 0) throw invalid(found);
  if (isTree(resource)) return importElement(context, resource, document);
  if (resource === "Part") return importPart(context, document);
  if (resource === "Attachment") return importTypeAttachment(context, document);
  return importAssociation(context, document);
}

async function importElement(context: ImportContext, tree: TreeName, document: Document): Promise<boolean> {
  const { references } = context;
  const path = pathNames(document["path"], "path");
  const present = await references.find(tree, path);
  if (present !== null) {
    if (await describesRestrictions(context, tree, present, document)) context.exempt(tree, present);
    return false;
  }
  const code = document["iso_code"];
  if (tree === "Currency" && typeof code === "string" && (await references.code("Currency", code)) !== null) {
    return false;
  }
  const above = path.slice(0, -1);
  const parent = above.length === 0 ? null : await references.findOrCreate(tree, above, "path");
  const body = await bodyOf(context, tree, document, "");
  const id = await context.create(tree, {
    name: path.at(-1),
    ...(parent !== null && { parent: iri(tree, parent) }),
    ...body,
  });
  await setMarkedReferences(context, tree, id, document["attachments"]);
  return true;
}

async function importPart(context: ImportContext, document: Document): Promise<boolean> {
  const { references, transaction, unusedNames } = context;
  const path = pathNames(document["category"], "category");
  const number = namesakeNumber(document["namesake"] ?? 1, "namesake");
  const category = await references.find("Category", path);
  const { name } = document;
  if (category !== null && typeof name === "string" && !unusedNames.has(name)) {
    const { id, isNext } = await findNamesake(transaction, category, name, number);
    if (id !== null) return false;
    if (!isNext)
      throw recordProblem("namesake", "The earlier parts with this name do not exist. Import them first.");
  } else if (number > 1)
    throw recordProblem("namesake", "The earlier parts with this name do not exist. Import them first.");
  const body = await bodyOf(context, "Part", document, "");
  const id = await context.create("Part", body);
  await setMarkedReferences(context, "Part", id, document["attachments"]);
  return true;
}

/** Adds an attachment to an existing attachment type. */
async function importTypeAttachment(context: ImportContext, document: Document): Promise<boolean> {
  const { element: path, ...attachment } = document;
  const element = await context.references.find("AttachmentType", pathNames(path, "element"));
  if (element === null) throw recordProblem("element", "This attachment type does not exist.");
  const body = await bodyOf(context, "Attachment", attachment, "");
  const present = await attachmentsOf(context, "AttachmentType", element);
  if ((await findAttachment(context, present, attachment)) !== undefined) return false;
  const attachments = [...present.map(({ id }) => ({ id })), body];
  await context.update("AttachmentType", element, { attachments });
  await setMarkedReferences(context, "AttachmentType", element, [attachment]);
  return true;
}

async function importAssociation(context: ImportContext, document: Document): Promise<boolean> {
  const { references, transaction } = context;
  const owner = await references.part(document["owner"], "owner");
  const other = await references.part(document["other"], "other");
  const { type = 0 } = document;
  if (typeof type === "number" && Number.isSafeInteger(type)) {
    const found = await transaction.db
      .selectFrom("part_associations")
      .select("id")
      .where("part_id", "=", owner)
      .where("other_part_id", "=", other)
      .where("type", "=", type)
      .executeTakeFirst();
    if (found !== undefined) return false;
  }
  await context.create("PartAssociation", await bodyOf(context, "PartAssociation", document, ""));
  return true;
}

/** Returns the request body for a record or for an owned entity at `propertyPath`. */
async function bodyOf(
  context: ImportContext,
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
  context: ImportContext,
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
  { references, leaveOut }: ImportContext,
  { resource }: Extract<Field, { kind: "code" }>,
  value: unknown,
  propertyPath: string,
): Promise<string | undefined> {
  if (typeof value !== "string") throw recordProblem(propertyPath, "This value must be a string.");
  const id = await references.code(resource, value);
  if (id !== null) return iri(resource, id);
  const quotedCode = JSON.stringify(value.slice(0, 100));
  if (resource === "Currency")
    throw recordProblem(propertyPath, `Currency ${quotedCode} does not exist. Create it first.`);
  leaveOut(`${propertyPath}: User ${quotedCode} does not exist. Imported without an owner.`);
  return undefined;
}

function attachmentsOf(
  { inventory, transaction }: ImportContext,
  resource: TreeName | "Part",
  id: number,
): Promise<Row<"Attachment">[]> {
  return rowsOwnedBy(transaction, inventory.definitions.Attachment, owners[resource], [id]);
}

/** Finds the stored attachment that has the name and type of the record. */
async function findAttachment(
  { references }: ImportContext,
  rows: readonly Row<"Attachment">[],
  { name, attachment_type: path }: Document,
): Promise<Row<"Attachment"> | undefined> {
  const type = await references.find("AttachmentType", pathNames(path, "attachment_type"));
  return rows.find((row) => row.name === name && row.attachment_type_id === type);
}

/** The fields that mark an attachment, each with the reference that it replaces. */
const marks = [
  [previewMark, "master_picture_attachment"],
  [modelMark, "footprint_3d"],
] as const;

/** Makes a new element refer to its attachments that are marked as preview image or 3D model. */
async function setMarkedReferences(
  context: ImportContext,
  resource: TreeName | "Part",
  id: number,
  attachments: unknown,
): Promise<void> {
  const body: Record<string, string> = {};
  let rows: Awaited<ReturnType<typeof attachmentsOf>> | undefined;
  for (const attachment of documentsIn(attachments)) {
    for (const [mark, property] of marks) {
      if (attachment[mark] !== true) continue;
      if (mark === modelMark && resource !== "Footprint") {
        throw recordProblem(`attachments.${modelMark}`, "Only footprints can have a 3D model.");
      }
      rows ??= await attachmentsOf(context, resource, id);
      const row = await findAttachment(context, rows, attachment);
      if (row === undefined) throw new Error("The created attachment was not found.");
      body[property] = iri("Attachment", row.id);
    }
  }
  if (Object.keys(body).length > 0) await context.update(resource, id, body);
}
