/** Imports one record by creating the entity that it describes, unless the entity exists. */
import { inspectBody } from "../../http/body/json-body.ts";
import { invalid } from "../../util/errors.ts";
import { iri } from "../../representation/iri.ts";
import { owners } from "../../inventory/entities/owners.ts";
import type { Creatable } from "../../inventory/operations/create-entity.ts";
import type { Body, Row } from "../../inventory/writing/write-context.ts";
import { rowsOwnedBy } from "../../inventory/writing/read-rows.ts";
import { modelMark, previewMark } from "./fields.ts";
import type { IncomingRecord } from "./incoming.ts";
import { bodyOf } from "./record-body.ts";
import { findNamesake, namesakeNumber, pathNames, recordProblem } from "./find-referenced-entities.ts";
import { documentsIn, isTree, type Document, type TreeName } from "./exported-resources.ts";
import { describesRestrictions, type Lookups } from "./restrictions.ts";
import { requireNoSamePart, type SamePartRule } from "./same-part.ts";
import { storedDifferences } from "./stored-differences.ts";

/** The functions that importing a record requires. `import-batch.ts` implements them. */
export interface ImportContext extends Lookups {
  /** Creates an entity. If the record is refused, its `create` and `update` calls are rolled back. */
  create(resource: Creatable, body: Body): Promise<number>;
  update(resource: Creatable, id: number, body: Body): Promise<void>;
  readonly unusedNames: ReadonlySet<string>;
  /** Exempts an element, so that its restrictions do not apply to the following records. */
  exempt(tree: TreeName, id: number): void;
  leaveOut(reason: string): void;
  /** Reports that an existing entity has another value than the record, and keeps it. */
  keep(reason: string): void;
  readonly unusedNumbers: ReadonlySet<string>;
  readonly samePart: SamePartRule;
}

/**
 * Creates the entity that a record describes, unless the entity exists.
 * @returns `false` if the entity already exists
 * @throws {Problem} listing all violations; the caller must then roll back the changes of this record
 */
export async function importRecord(context: ImportContext, record: IncomingRecord): Promise<boolean> {
  const { resource, document } = record;
  const errors = inspectBody(document);
  const found = [...errors.malformed, ...errors.invalid];
  if (found.length > 0) throw invalid(found);
  if (isTree(resource)) return importElement(context, resource, document);
  if (resource === "Part") return importPart(context, record);
  if (resource === "Attachment") return importTypeAttachment(context, document);
  return importAssociation(context, document);
}

async function importElement(context: ImportContext, tree: TreeName, document: Document): Promise<boolean> {
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
  return true;
}

async function importPart(
  context: ImportContext,
  { document, columnOf = (property) => property }: IncomingRecord,
): Promise<boolean> {
  const { references, transaction, unusedNames } = context;
  const path = pathNames(document["category"], "category");
  const number = namesakeNumber(document["namesake"] ?? 1, "namesake");
  const category = await references.find("Category", path);
  const { name } = document;
  if (category !== null && typeof name === "string" && !unusedNames.has(name)) {
    const { id, isNext } = await findNamesake(transaction, category, name, number);
    if (id !== null) return keepPart(context, id, document, columnOf);
    if (!isNext)
      throw recordProblem("namesake", "The earlier parts with this name do not exist. Import them first.");
  } else if (number > 1)
    throw recordProblem("namesake", "The earlier parts with this name do not exist. Import them first.");
  if (number === 1) await requireNoSamePart(context, document, category);
  const body = await bodyOf(context, "Part", document, "");
  const id = await context.create("Part", body);
  await setMarkedReferences(context, "Part", id, document["attachments"]);
  return true;
}

/** Reports the values of a record that an existing entity does not have. */
async function keepExisting(
  context: ImportContext,
  resource: TreeName | "PartAssociation",
  id: number,
  document: Document,
): Promise<false> {
  for (const property of await storedDifferences(context, resource, id, document)) {
    context.keep(`${property}: ${resource} ${id} already exists with another value, which was kept.`);
  }
  return false;
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
): Promise<false> {
  const properties = await storedDifferences(context, "Part", id, document);
  const decisiveProperties = properties.filter((property) => decisive.test(property));
  const columns = [...new Set(decisiveProperties.map(columnOf))];
  const [first] = decisiveProperties;
  if (first !== undefined) {
    const listed = columns.slice(0, 10).join(", ");
    throw recordProblem(
      first,
      `Part ${id} already exists and differs in ${listed}. An import does not change existing parts: ` +
        "change the part itself, or remove this record.",
      "already-exists",
    );
  }
  for (const column of new Set(properties.map(columnOf))) {
    context.keep(`${column}: Part ${id} already exists with another value, which was kept.`);
  }
  return false;
}

async function importTypeAttachment(context: ImportContext, document: Document): Promise<boolean> {
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
    if (found !== undefined) return keepExisting(context, "PartAssociation", found.id, document);
  }
  await context.create("PartAssociation", await bodyOf(context, "PartAssociation", document, ""));
  return true;
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
