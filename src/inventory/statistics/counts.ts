/** Counts the entities of the inventory and the parts in stock. */
import { sql } from "kysely";
import { prepared } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { TableName } from "../../representation/binding.ts";
import { isLessThanMinimum } from "../stock/stock-conditions.ts";
import { isUsable, integerAmount } from "../stock/stock-expression.ts";

/** The tables whose rows are counted. Each count has the name of its table. */
const countedTables = [
  "part_lots",
  "orderdetails",
  "parameters",
  "categories",
  "footprints",
  "manufacturers",
  "suppliers",
  "storage_locations",
  "measurement_units",
  "part_custom_states",
  "currencies",
  "attachment_types",
  "projects",
] as const satisfies readonly TableName[];

type CountName = (typeof countedTables)[number] | "attachments" | "uploaded" | "private" | "external";

const elementCounts = prepared<Record<CountName, number | string>>((db) => {
  const counts = countedTables.map(
    (table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.id(table)}`,
  );
  const query = sql<Record<CountName, number | string>>`
    select ${sql.join(counts)},
      count(*) as attachments,
      count(internal_path) as uploaded,
      count(case when substr(internal_path, 1, 7) = 'secure/' then 1 end) as private,
      count(case when internal_path is null then external_path end) as external
    from attachments`;
  return { compile: () => query.compile(db) };
});

interface PartCounts {
  readonly parts: number | string;
  readonly needing_review: number | string;
  readonly in_stock: number | string;
  readonly below_minimum: number | string;
  readonly total: number | null;
}

const partCounts = prepared<PartCounts>((db, _slot, dialect) => {
  const stock = sql<number>`coalesce(case when coalesce(unit.is_integer, true) then stocks.whole else stocks.amount end, 0)`;
  const query = sql<PartCounts>`
    select count(*) as parts,
      count(case when parts.needs_review then 1 end) as needing_review,
      count(case when ${stock} > 0 then 1 end) as in_stock,
      count(case when ${isLessThanMinimum("parts", stock, dialect)} then 1 end) as below_minimum,
      sum(${stock}) as total
    from parts
    left join measurement_units as unit on unit.id = parts.part_unit_id
    left join (
      select lot.part_id, sum(lot.amount) as amount, sum(${integerAmount("lot")}) as whole from part_lots as lot
      where ${isUsable("lot", dialect)} group by lot.part_id
    ) as stocks on stocks.part_id = parts.id`;
  return { compile: () => query.compile(db) };
});

/** Reads the counts, named as in the contract, and the total stock of all parts. */
export async function readCounts(reader: Reader) {
  const [elements] = await reader.run(elementCounts, {});
  const [parts] = await reader.run(partCounts, {});
  if (elements === undefined || parts === undefined) throw new Error("The count queries returned no rows.");
  const count = (name: CountName): number => Number(elements[name]);
  const counts = {
    parts: Number(parts.parts),
    parts_in_stock: Number(parts.in_stock),
    parts_without_stock: Number(parts.parts) - Number(parts.in_stock),
    parts_below_minimum: Number(parts.below_minimum),
    parts_needing_review: Number(parts.needing_review),
    attachments: count("attachments"),
    attachments_uploaded: count("uploaded"),
    attachments_private: count("private"),
    attachments_external: count("external"),
    ...Object.fromEntries(countedTables.map((name) => [name, count(name)])),
  };
  // The last digits of a sum of doubles depend on the order of addition, so the sum is rounded.
  return { counts, total: Number((parts.total ?? 0).toFixed(6)) };
}
