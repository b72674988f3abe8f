/** Imports one record: creates what it describes, unless that exists. */
import { findFaults } from "../../contract/json-body.ts";
import { invalid } from "../../errors.ts";
import { definitionOf } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { owners } from "../entities/owners.ts";
import type { Body, Row } from "../writing/change.ts";
import { rowsOwnedBy } from "../writing/rows.ts";
import { modelMark, previewMark } from "./fields.ts";
import type { Field } from "./fields.ts";
import { findNamesake, isAssociated } from "./find-entities.ts";
import type { ImportContext } from "./import-context.ts";
import type { IncomingRecord } from "./incoming.ts";
import { count, names, refusal } from "./record-values.ts";
import type { Document, TransferredName, TreeName } from "./resources.ts";
import { isTree } from "./resources.ts";
import { describesRestrictions } from "./restrictions.ts";

/**
 * Creates the entity that a record describes, unless it exists.
 * @returns false if it exists
 * @throws {Problem} naming what is wrong with the record; what was created for it is to be undone
 */
export async function importRecord(
  context: ImportContext,
  { resource, document }: IncomingRecord,
): Promise<boolean> {
  const faults = findFaults(document);
  const found = [...faults.malformed, ...faults.invalid];
  if (found.length > 0) throw invalid(found);
  if (isTree(resource)) return importElement(context, resource, document);
  if (resource === "Part") return importPart(context, document);
  if (resource === "Attachment") return importTypesAttachment(context, document);
  return importAssociation(context, document);
}

async function importElement(context: ImportContext, tree: TreeName, document: Document): Promise<boolean> {
  const { references } = context;
  const path = names(document["path"], "path");
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
  await chooseMarked(context, tree, id, document);
  return true;
}

async function importPart(context: ImportContext, document: Document): Promise<boolean> {
  const { references, transaction } = context;
  const path = names(document["category"], "category");
  const number = count(document["namesake"] ?? 1, "namesake");
  const category = await references.find("Category", path);
  const { name } = document;
  if (category !== null && typeof name === "string") {
    const { id, isNext } = await findNamesake(transaction, category, name, number);
    if (id !== null) return false;
    if (!isNext) throw refusal("namesake", "There are not so many parts of this name before it.");
  } else if (number > 1) throw refusal("namesake", "There are not so many parts of this name before it.");
  const body = await bodyOf(context, "Part", document, "");
  const id = await context.create("Part", body);
  await chooseMarked(context, "Part", id, document);
  return true;
}

/** Adds an attachment to an attachment type that is there. */
async function importTypesAttachment(context: ImportContext, document: Document): Promise<boolean> {
  const { references, inventory, transaction } = context;
  const element = await references.find("AttachmentType", names(document["element"], "element"));
  if (element === null) throw refusal("element", "There is no such attachment type.");
  const { element: _, ...rest } = document;
  const body = await bodyOf(context, "Attachment", rest, "");
  const type = await references.find("AttachmentType", names(rest["attachment_type"], "attachment_type"));
  const present = await rowsOwnedBy(transaction, inventory.definitions.Attachment, owners.AttachmentType, [
    element,
  ]);
  if (present.some((row) => row["name"] === rest["name"] && row["attachment_type_id"] === type)) return false;
  const attachments = [...present.map(({ id }) => ({ id })), body];
  await context.update("AttachmentType", element, { attachments });
  await chooseMarked(context, "AttachmentType", element, { attachments: [rest] });
  return true;
}

async function importAssociation(context: ImportContext, document: Document): Promise<boolean> {
  const { references, transaction } = context;
  const owner = await references.part(document["owner"], "owner");
  const other = await references.part(document["other"], "other");
  const { type = 0 } = document;
  if (typeof type === "number" && Number.isSafeInteger(type)) {
    if (await isAssociated(transaction, owner, other, type)) return false;
  }
  await context.create("PartAssociation", await bodyOf(context, "PartAssociation", document, ""));
  return true;
}

/** What the record says in the words of the API; `place` is where in the record. */
async function bodyOf(
  context: ImportContext,
  resource: TransferredName,
  document: Document,
  place: string,
): Promise<Body> {
  const fields = new Map(context.fields(resource).map((field) => [field.name, field]));
  const body: [string, unknown][] = [];
  for (const [name, value] of Object.entries(document)) {
    const own = place === "" ? name : `${place}.${name}`;
    const field = fields.get(name);
    if (field === undefined) throw refusal(own, "This property is not known.");
    if (isOnlyHere(field)) continue;
    const told = await toldValue(context, field, value, own);
    if (told !== undefined) body.push([name, told]);
  }
  return Object.fromEntries(body);
}

/** What has another form in the API. */
function isOnlyHere(field: Field): boolean {
  return (
    (field.kind === "path" && (field.own || field.name === "element")) ||
    ["namesake", previewMark, modelMark].includes(field.name)
  );
}

async function toldValue(
  context: ImportContext,
  field: Field,
  value: unknown,
  place: string,
): Promise<unknown> {
  const { references } = context;
  if (value === null) return field.kind === "list" ? undefined : null;
  switch (field.kind) {
    case "scalar":
    case "value":
      return value;
    case "path": {
      const { resource } = field;
      return iri(resource, await references.findOrCreate(resource, names(value, place), place));
    }
    case "part":
      return iri("Part", await references.part(value, place));
    case "code":
      return codeValue(context, field, value, place);
    case "list": {
      if (!Array.isArray(value)) throw refusal(place, "This has to be a list.");
      const bodies: Body[] = [];
      for (const [index, element] of (value as readonly unknown[]).entries()) {
        const own = `${place}[${index}]`;
        if (typeof element !== "object" || element === null || Array.isArray(element)) {
          throw refusal(own, "This has to be an object.");
        }
        bodies.push(await bodyOf(context, field.resource, element as Document, own));
      }
      return bodies;
    }
  }
}

async function codeValue(
  { references, leaveOut }: ImportContext,
  { resource }: Extract<Field, { kind: "code" }>,
  value: unknown,
  place: string,
): Promise<string | undefined> {
  if (typeof value !== "string") throw refusal(place, "This has to be a text.");
  const id = await references.code(resource, value);
  if (id !== null) return iri(resource, id);
  const what = JSON.stringify(value.slice(0, 100));
  if (resource === "Currency") throw refusal(place, `There is no currency ${what}. Create it first.`);
  leaveOut(`${place}: There is no user ${what}; made without.`);
  return undefined;
}

function attachmentsOf({ attachments }: Document): readonly Document[] {
  return Array.isArray(attachments) ? (attachments as readonly Document[]) : [];
}

/** The properties of its element that an attachment says it stands in. */
function marksOf(attachment: Document): ("master_picture_attachment" | "footprint_3d")[] {
  return [
    ...(attachment[previewMark] === true ? (["master_picture_attachment"] as const) : []),
    ...(attachment[modelMark] === true ? (["footprint_3d"] as const) : []),
  ];
}

/** Has a new element refer to those of its attachments that say so. */
async function chooseMarked(
  context: ImportContext,
  resource: TreeName | "Part",
  id: number,
  document: Document,
): Promise<void> {
  const marked = attachmentsOf(document).filter((attachment) => marksOf(attachment).length > 0);
  if (marked.length === 0) return;
  const { references, inventory, transaction } = context;
  const attachment = definitionOf(inventory.definitions, "Attachment");
  const rows = await rowsOwnedBy(transaction, attachment, owners[resource], [id]);
  if (resource !== "Footprint" && marked.some((own) => own[modelMark] === true)) {
    throw refusal(`attachments.${modelMark}`, "Only footprints have a 3D model.");
  }
  const body: Record<string, string> = {};
  for (const { name, attachment_type: typeNames, ...marks } of marked) {
    const type = await references.find("AttachmentType", names(typeNames, "attachment_type"));
    const row = rows.find((own) => own["name"] === name && own["attachment_type_id"] === type);
    for (const property of marksOf(marks)) body[property] = iri("Attachment", idOf(row));
  }
  await context.update(resource, id, body);
}

function idOf(row: Row | undefined): number {
  if (row === undefined) throw new Error("An attachment that was just made is not there.");
  return row.id;
}
