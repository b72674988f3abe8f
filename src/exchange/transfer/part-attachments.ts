/** Finds stored attachments that records of an import describe. */
import { owners } from "../../inventory/entities/owners.ts";
import { rowsOwnedBy } from "../../inventory/writing/read-rows.ts";
import type { Row } from "../../inventory/writing/write-context.ts";
import type { Document, TreeName } from "./exported-resources.ts";
import { pathNames } from "./find-referenced-entities.ts";
import type { Lookups } from "./restrictions.ts";

export function attachmentsOf(
  { inventory, transaction }: Lookups,
  resource: TreeName | "Part",
  id: number,
): Promise<Row<"Attachment">[]> {
  return rowsOwnedBy(transaction, inventory.definitions.Attachment, owners[resource], [id]);
}

/** Finds the stored attachment that has the name and type of the record. */
export async function findAttachment(
  { references }: Lookups,
  rows: readonly Row<"Attachment">[],
  { name, attachment_type: path }: Document,
): Promise<Row<"Attachment"> | undefined> {
  const type = await references.find("AttachmentType", pathNames(path, "attachment_type"));
  return rows.find((row) => row.name === name && row.attachment_type_id === type);
}
