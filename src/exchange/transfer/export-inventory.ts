/**
 * Exports the inventory as a stream of records. The export reads a consistent snapshot of the database and uses a
 * bounded amount of memory.
 */
import type { Reader } from "../../database/store.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { rowsOwnedBy } from "../../inventory/writing/read-rows.ts";
import { documentsOf, type ExportContext, type LeftOut } from "./export-documents.ts";
import { compareDocuments } from "./document-order.ts";
import { fieldsByResource } from "./fields.ts";
import { createNaturalKeys } from "./natural-keys.ts";
import {
  documentsIn,
  treeNames,
  type Document,
  type RecordName,
  type TransferRecord,
} from "./exported-resources.ts";
import { inPages, partRows, treeRows, type Traversal } from "./traversal.ts";
import type { Row } from "../../inventory/writing/write-context.ts";

export interface ExportOptions {
  /** Whether to export the owners of lots and storage locations. An import ignores owners that do not exist. */
  readonly owners?: boolean;
  readonly pageSize?: number;
}

export interface ExportReport {
  readonly records: Readonly<Partial<Record<RecordName, number>>>;
  readonly leftOut: Readonly<LeftOut>;
}

/** Receives each record. The export waits for the returned promise. */
type WriteRecord = (record: TransferRecord) => Promise<void> | void;

/**
 * Exports trees first, then parts with their owned entities, then part associations. IDs affect neither the records nor
 * their order.
 */
export async function exportInventory(
  inventory: Inventory,
  write: WriteRecord,
  { owners = false, pageSize = 100 }: ExportOptions = {},
): Promise<ExportReport> {
  const { definitions, store } = inventory;
  return store.readTransaction(async (reader) => {
    const keys = createNaturalKeys(reader, definitions);
    const leftOut: LeftOut = { files: 0, owners: 0, prices: 0 };
    const context = { reader, definitions, keys, owners, fields: fieldsByResource(definitions), leftOut };
    const traversal: Traversal = { reader, definitions, pageSize };
    const records: Partial<Record<RecordName, number>> = {};
    const writeEntity = async (resource: RecordName, document: Document): Promise<void> => {
      records[resource] = (records[resource] ?? 0) + 1;
      await write({ resource, document });
    };
    for (const tree of treeNames) {
      for await (const page of inPages(treeRows(traversal, tree), pageSize)) {
        for (const document of await documentsOf(context, tree, page)) {
          const { attachments: _, ...withoutAttachments } = document;
          await writeEntity(tree, tree === "AttachmentType" ? withoutAttachments : document);
        }
      }
      if (tree === "AttachmentType") await exportTypeAttachments(traversal, context, writeEntity);
    }
    await exportParts(traversal, context, writeEntity);
    await exportAssociations(traversal, context, writeEntity);
    return { records, leftOut };
  });
}

type WriteEntity = (resource: RecordName, document: Document) => Promise<void>;

/**
 * Exports the attachments of attachment types. They come after all attachment types, because an attachment can have any
 * of these types.
 */
async function exportTypeAttachments(
  traversal: Traversal,
  context: ExportContext,
  writeEntity: WriteEntity,
): Promise<void> {
  // The omitted values were already counted when the attachment types themselves were exported.
  const counted = { ...context.leftOut };
  for await (const page of inPages(treeRows(traversal, "AttachmentType"), traversal.pageSize)) {
    for (const { path, attachments } of await documentsOf(context, "AttachmentType", page)) {
      for (const attachment of documentsIn(attachments)) {
        await writeEntity("Attachment", { element: path, ...attachment });
      }
    }
  }
  Object.assign(context.leftOut, counted);
}

async function exportParts(
  traversal: Traversal,
  context: ExportContext,
  writeEntity: WriteEntity,
): Promise<void> {
  let last: Row<"Part"> | null = null;
  let namesake = 1;
  for await (const page of inPages(partRows(traversal), traversal.pageSize)) {
    const found = await documentsOf(context, "Part", page);
    for (const [index, row] of page.entries()) {
      const isNamesake = last?.name === row.name && last.category_id === row.category_id;
      namesake = isNamesake ? namesake + 1 : 1;
      last = row;
      const { category, name, ...rest } = found[index] ?? {};
      await writeEntity("Part", { category, name, ...(namesake > 1 && { namesake }), ...rest });
    }
  }
}

async function exportAssociations(
  traversal: Traversal,
  context: ExportContext,
  writeEntity: WriteEntity,
): Promise<void> {
  const { definitions, reader, pageSize } = traversal;
  if (await isEmpty(reader)) return;
  for await (const page of inPages(partRows(traversal, true), pageSize)) {
    const owners = page.map((row) => row.id);
    const rows = await rowsOwnedBy(reader, definitions.PartAssociation, "part_id", owners);
    const byOwner = new Map(owners.map((id): [number, Document[]] => [id, []]));
    const found = await documentsOf(context, "PartAssociation", rows);
    for (const [index, row] of rows.entries()) {
      byOwner.get(row.part_id)?.push(found[index] ?? {});
    }
    for (const list of byOwner.values()) {
      for (const document of list.sort(compareDocuments("PartAssociation"))) {
        await writeEntity("PartAssociation", document);
      }
    }
  }
}

async function isEmpty({ db }: Reader): Promise<boolean> {
  return (await db.selectFrom("part_associations").select("id").limit(1).executeTakeFirst()) === undefined;
}
