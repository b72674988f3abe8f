/** Finds the parts whose stock or prices may have changed since a mark. */
import { sql } from "kysely";
import type { ResourceName } from "../../generated/resources.ts";
import { preparedSql } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import { isLater } from "./change-mark.ts";
import type { ChangeMark } from "./change-mark.ts";

/** The types whose entries identify the part. All have a log entry for each element that changes. */
const partTypes: readonly ResourceName[] = ["Part", "PartLot", "Orderdetail", "Pricedetail"];

/**
 * The types that affect neither the stock nor the prices of parts. A change of any other type, such as a currency,
 * affects all parts.
 */
const otherTypes: readonly ResourceName[] = [
  "User",
  "Group",
  "ApiToken",
  "LogEntry",
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
];

/** The maximum number of log entries to examine. After more changes, all parts are read again. */
const maximumEntries = 2000;

interface ChangedRow {
  /** Null for all parts. */
  readonly part_id: number | null;
}

const names = (types: readonly ResourceName[]) => sql.join(types.map((type) => sql.lit(type)));

/**
 * A deleted element also has an entry for its owner. An element that was moved to another part changes both parts, but
 * only the log entry contains the former one.
 */
const changed = preparedSql<ChangedRow, { mark: ChangeMark }>(
  (slot: Slot<{ mark: ChangeMark }>, dialect) => sql`
    with later as (
      select target_type, target_id, kind, changes from log_entries
      where ${isLater(dialect, slot)} and target_type not in (${names(otherTypes)})
      limit ${sql.lit(maximumEntries + 1)}
    )
    select cast(null as bigint) as part_id where (select count(*) from later) > ${sql.lit(maximumEntries)}
      or exists (select 1 from later where target_type not in (${names(partTypes)})
        or (target_type <> 'Part' and (changes like '%"part":%' or changes like '%"orderdetail":%')))
    union select target_id from later where target_type = 'Part'
    union select lot.part_id from later inner join part_lots as lot on lot.id = target_id
      where target_type = 'PartLot'
    union select offer.part_id from later inner join orderdetails as offer on offer.id = target_id
      where target_type = 'Orderdetail'
    union select offer.part_id from later inner join pricedetails as price on price.id = target_id
      inner join orderdetails as offer on offer.id = price.orderdetail_id
      where target_type = 'Pricedetail'`,
);

/** Returns the IDs of the parts, which may have been deleted, or null if all parts may have changed. */
export async function changedParts(reader: Reader, mark: ChangeMark): Promise<ReadonlySet<number> | null> {
  const ids = new Set<number>();
  for (const { part_id: id } of await reader.run(changed, { mark })) {
    if (id === null) return null;
    ids.add(Number(id));
  }
  return ids;
}
