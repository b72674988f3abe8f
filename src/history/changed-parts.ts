/** Finds the parts whose stock or prices may have changed since a position of the change feed. */
import { sql } from "kysely";
import type { ResourceName } from "../../generated/resources.ts";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";

/** The types whose elements belong to a part. Each of their changes is also a change of the part, or of both parts. */
const ownedTypes: readonly ResourceName[] = ["PartLot", "Orderdetail", "Pricedetail"];

/**
 * The types that affect neither the stock nor the prices of parts. A change of any other type, such as a currency,
 * affects all parts.
 */
const otherTypes: readonly ResourceName[] = [
  "User",
  "Group",
  "ApiToken",
  "Category",
  "Footprint",
  "Manufacturer",
  "Supplier",
  "StorageLocation",
  "PartCustomState",
  "AttachmentType",
  "Attachment",
  "Parameter",
  "PartAssociation",
  "Project",
  "ProjectBOMEntry",
  "LabelProfile",
];

/** The maximum number of changes to examine. After more changes, all parts are read again. */
const maximumChanges = 2000;

interface ChangedRow {
  /** Null for all parts. */
  readonly part_id: number | null;
}

const names = (types: readonly ResourceName[]) => sql.join(types.map((type) => sql.lit(type)));

const changed = prepared<ChangedRow, { after: number }>(
  (_db, slot: Slot<{ after: number }>) => sql<ChangedRow>`
      with later as (
        select target_type, target_id from change_feed
        where id > ${slot("after")} and target_type not in (${names([...ownedTypes, ...otherTypes])})
        limit ${sql.lit(maximumChanges + 1)}
      )
      select cast(null as bigint) as part_id
        where (select count(*) from later) > ${sql.lit(maximumChanges)}
          or exists (select 1 from later where target_type <> 'Part')
          or ${slot("after")} < (select min(id) from change_feed)
      union select target_id from later where target_type = 'Part'`,
);

/** Returns the IDs of the parts, which may have been deleted, or null if all parts may have changed. */
export async function changedParts(reader: Reader, after: number): Promise<ReadonlySet<number> | null> {
  const ids = new Set<number>();
  for (const { part_id: id } of await reader.run(changed, { after })) {
    if (id === null) return null;
    ids.add(Number(id));
  }
  return ids;
}
