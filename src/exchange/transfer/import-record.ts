/** Imports one record by creating the entity that it describes, unless the entity exists. */
import { inspectBody } from "../../http/body/json-body.ts";
import { invalid } from "../../util/errors.ts";
import { iri } from "../../representation/iri.ts";
import { modelMark, previewMark } from "./fields.ts";
import { matchedBy, type Outcome } from "./imported-lines.ts";
import { findExistingPart, type ExistingPart } from "./existing-part.ts";
import type { ImportContext } from "./import-context.ts";
import type { IncomingRecord } from "./incoming.ts";
import { attachmentsOf, findAttachment } from "./part-attachments.ts";
import { bodyOf } from "./record-body.ts";
import { findNamesake, namesakeNumber, pathNames, recordProblem } from "./find-referenced-entities.ts";
import { documentsIn, isTree, type Document, type TreeName } from "./exported-resources.ts";
import { describesRestrictions } from "./restrictions.ts";
import { quotedName, requireNoSamePart } from "./same-part.ts";
import { storedDifferences } from "./stored-differences.ts";
import { areUnused, partKeys } from "./unused-keys.ts";
import { importOrderLine } from "../orders/import-order-line.ts";
import { updatePart } from "./update-part.ts";

/**
 * Creates the entity that a record describes, unless the entity exists. Changes an existing part if the policy says so.
 * @throws {Problem} listing all violations; the caller must then roll back the changes of this record
 */
export async function importRecord(context: ImportContext, record: IncomingRecord): Promise<Outcome> {
  const { resource, document, orderLine } = record;
  const errors = inspectBody(document);
  const found = [...errors.malformed, ...errors.invalid];
  if (found.length > 0) throw invalid(found);
  if (orderLine !== undefined) return importOrderLine(context, document, orderLine);
  if (isTree(resource)) return importElement(context, resource, document);
  if (resource === "Part") {
    return context.isList ? importListedPart(context, record) : importPart(context, record);
  }
  if (resource === "Attachment") return importTypeAttachment(context, document);
  return importAssociation(context, document);
}

async function importElement(context: ImportContext, tree: TreeName, document: Document): Promise<Outcome> {
  const { references } = context;
  const path = pathNames(document["path"], "path");
  const present = await references.find(tree, path);
  if (present !== null) {
    if (await describesRestrictions(context, tree, present, document)) context.exempt(tree, present);
    return keepExisting(context, tree, present, document);
  }
  const code = document["iso_code"];
  const sameCode =
    tree === "Currency" && typeof code === "string" ? await references.code("Currency", code) : null;
  if (sameCode !== null) return keepExisting(context, tree, sameCode, document);
  const above = path.slice(0, -1);
  const parent = above.length === 0 ? null : await references.findOrCreate(tree, above, "path");
  const body = await bodyOf(context, tree, document, "");
  const id = await context.create(tree, {
    name: path.at(-1),
    ...(parent !== null && { parent: iri(tree, parent) }),
    ...body,
  });
  await setMarkedReferences(context, tree, id, document["attachments"]);
  return "created";
}

async function importPart(
  context: ImportContext,
  { document, columnOf = (property) => property }: IncomingRecord,
): Promise<Outcome> {
  const { references, transaction, unused, lastPart } = context;
  const path = pathNames(document["category"], "category");
  const number = namesakeNumber(document["namesake"] ?? 1, "namesake");
  const category = await references.find("Category", path);
  const { name } = document;
  if (category !== null && typeof name === "string" && !unused.name.has(name)) {
    const { id, isNext } = await findNamesake(transaction, category, name, number);
    if (id !== null) return keepPart(context, id, document, columnOf);
    if (!isNext)
      throw recordProblem("namesake", "The earlier parts with this name do not exist. Import them first.");
  } else if (number > 1)
    throw recordProblem("namesake", "The earlier parts with this name do not exist. Import them first.");
  if (number === 1 && !unused.number.has(partKeys(document).number ?? "")) {
    await requireNoSamePart(transaction, document, category, lastPart);
  }
  return createPart(context, document);
}

async function createPart(context: ImportContext, document: Document): Promise<"created"> {
  const id = await context.create("Part", await bodyOf(context, "Part", document, ""));
  await setMarkedReferences(context, "Part", id, document["attachments"]);
  return "created";
}

const noDefaults: ReadonlySet<string> = new Set();

/** Imports a row of a list of parts. */
async function importListedPart(
  context: ImportContext,
  { document, columnOf = (property) => property, defaults = noDefaults }: IncomingRecord,
): Promise<Outcome> {
  const { transaction, references, unused, existing, lastPart } = context;
  const category = await references.find("Category", pathNames(document["category"], "category"));
  const part = areUnused(unused, partKeys(document))
    ? null
    : await findExistingPart(transaction, document, category, lastPart);
  if (part === null) return createPart(context, document);
  context.matched(part.id, matchedBy(part.property));
  switch (existing) {
    case "reject":
      requireSameName(part, document, category, lastPart);
      return keepPart(context, part.id, document, columnOf);
    case "skip":
      for (const property of await storedDifferences(context, "Part", part.id, document)) {
        context.keep(
          `${columnOf(property)}: ${labelOfExisting(part.id, lastPart)} already exists with another value, which was kept.`,
        );
      }
      return "unchanged";
    case "update":
    case "add-stock":
      await updatePart(context, part, document, { addsStock: existing === "add-stock", defaults });
      return context.hasChanged() ? "updated" : "unchanged";
  }
}

/** Names a part that the import cannot change. A part of the same file has no ID in a dry run. */
function labelOfExisting(id: number, lastPart: number): string {
  return id > lastPart ? "The part of an earlier line" : `Part ${id}`;
}

/** @throws {Problem} if the part has another name or category than the row */
function requireSameName(
  part: ExistingPart,
  { name }: Document,
  category: number | null,
  lastPart: number,
): void {
  if (part.name === name && part.category_id === category) return;
  const keys: Record<string, string> = { ipn: "IPN", manufacturer_product_number: "number" };
  throw recordProblem(
    part.property,
    `${part.id > lastPart ? "A new part" : `Part ${part.id}`} (${quotedName(part.name)} in the category ` +
      `${quotedName(part.category)}) already has this ` +
      `${keys[part.property] ?? "supplier part number"}. Use its name and category, or import the file so that it ` +
      "skips or updates existing parts.",
    "already-exists",
  );
}

/** Reports the values of a record that an existing entity does not have. */
async function keepExisting(
  context: ImportContext,
  resource: TreeName | "PartAssociation",
  id: number,
  document: Document,
): Promise<"unchanged"> {
  for (const property of await storedDifferences(context, resource, id, document)) {
    context.keep(`${property}: ${resource} ${id} already exists with another value, which was kept.`);
  }
  return "unchanged";
}

/** The properties that tell parts apart, and the lists with stock and prices. */
const decisive = /^(?:ipn|gtin|manufacturer|manufacturer_product_number|partLots|orderdetails)(?:$|\[)/;

/**
 * Reports the values of a record that an existing part does not have.
 * @throws {Problem} if the part has other stock, other suppliers or another identification
 */
async function keepPart(
  context: ImportContext,
  id: number,
  document: Document,
  columnOf: (property: string) => string,
): Promise<"unchanged"> {
  const existing = labelOfExisting(id, context.lastPart);
  const properties = await storedDifferences(context, "Part", id, document);
  const decisiveProperties = properties.filter((property) => decisive.test(property));
  const columns = [...new Set(decisiveProperties.map(columnOf))];
  const [first] = decisiveProperties;
  if (first !== undefined) {
    const listed = columns.slice(0, 10).join(", ");
    throw recordProblem(
      first,
      `${existing} already exists and differs in ${listed}. An import does not change existing parts: ` +
        "change the part itself, or remove this record.",
      "already-exists",
    );
  }
  for (const column of new Set(properties.map(columnOf))) {
    context.keep(`${column}: ${existing} already exists with another value, which was kept.`);
  }
  return "unchanged";
}

async function importTypeAttachment(context: ImportContext, document: Document): Promise<Outcome> {
  const { element: path, ...attachment } = document;
  const element = await context.references.find("AttachmentType", pathNames(path, "element"));
  if (element === null) throw recordProblem("element", "This attachment type does not exist.");
  const body = await bodyOf(context, "Attachment", attachment, "");
  const present = await attachmentsOf(context, "AttachmentType", element);
  if ((await findAttachment(context, present, attachment)) !== undefined) {
    return keepExisting(context, "AttachmentType", element, { path, attachments: [attachment] });
  }
  const attachments = [...present.map(({ id }) => ({ id })), body];
  await context.update("AttachmentType", element, { attachments });
  await setMarkedReferences(context, "AttachmentType", element, [attachment]);
  return "created";
}

async function importAssociation(context: ImportContext, document: Document): Promise<Outcome> {
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
    if (found !== undefined) return keepExisting(context, "PartAssociation", found.id, document);
  }
  await context.create("PartAssociation", await bodyOf(context, "PartAssociation", document, ""));
  return "created";
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
