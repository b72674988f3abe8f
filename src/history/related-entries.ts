/** Finds the log entries of a part and of its lots, orderdetails, prices, attachments, parameters and associations. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Dialect } from "../database/store.ts";

/**
 * The types of elements that a part owns directly. For each type, the list contains its name in the log and its table.
 * The table has the same name as the collection in log entries.
 */
const ownedByPart = [
  ["PartLot", "part_lots"],
  ["Orderdetail", "orderdetails"],
  ["Attachment", "attachments"],
  ["Parameter", "parameters"],
  ["PartAssociation", "part_associations"],
] as const;

/**
 * Returns the condition that a row of `log_entries` is about the part or an element that the part owns. A deleted
 * element is identified by an entry in the log of its last owner.
 */
export function isRelatedTo(part: RawBuilder<number>, dialect: Dialect): RawBuilder<SqlBool> {
  const id = sql`cast(${part} as bigint)`;
  const { collection, deletedId } = removal[dialect];
  const owned = ownedByPart.map(
    ([type, table]) =>
      sql`select ${sql.lit(type)} as type, id from ${sql.table(table)} where part_id = ${id}`,
  );
  const types = ownedByPart.map(([type, table]) => sql`when ${sql.lit(table)} then ${sql.lit(type)}`);
  // Without `cross join`, SQLite would compare every entry with a list of targets instead of looking up each target in
  // the index.
  return sql<SqlBool>`log_entries.id in (
    with owned as (
      ${sql.join(owned, sql` union all `)}
      union all
      select case ${collection} ${sql.join(types, sql` `)} end, ${deletedId} from log_entries
      where target_type = 'Part' and target_id = ${id} and kind = 'collection_element_deleted'
    ),
    related as (
      select 'Part' as type, ${id} as id
      union
      select type, id from owned
      union
      select 'Pricedetail', pricedetails.id from pricedetails
      inner join orderdetails on orderdetails.id = pricedetails.orderdetail_id where orderdetails.part_id = ${id}
      union
      select 'Pricedetail', ${deletedId} from log_entries
      where target_type = 'Orderdetail' and target_id in (select id from owned where type = 'Orderdetail')
        and kind = 'collection_element_deleted'
    )
    select entry.id from related cross join log_entries as entry
    where entry.target_type = related.type and entry.target_id = related.id
  )`;
}

/**
 * SQL for the collection and ID in entries of the kind `collection_element_deleted`. PostgreSQL cannot parse `data` as
 * JSON if a text was truncated within a surrogate pair, which happened in old entries. `collection` and `id` come
 * before all texts, so regular expressions can find them.
 */
const removal = {
  sqlite: {
    collection: sql`json_extract(data, '$.collection')`,
    deletedId: sql`json_extract(data, '$.id')`,
  },
  postgres: {
    collection: sql`substring(data from '"collection":"([a-z_]+)"')`,
    deletedId: sql`cast(substring(data from '"id":([0-9]+)') as bigint)`,
  },
} as const;
