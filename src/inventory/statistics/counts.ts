/** Counts the entities of the inventory and the parts in stock. */
import { sql, type RawBuilder } from "kysely";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { TableName } from "../../representation/binding.ts";
import { isLessThanMinimum } from "../stock/stock-conditions.ts";
import { isUsable, integerAmount } from "../stock/stock-expression.ts";
import { blockOf, type PartRange } from "./part-blocks.ts";

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

const elementCounts = prepared<Record<CountName, number | string>>(() => {
  const counts = countedTables.map(
    (table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.id(table)}`,
  );
  return sql<Record<CountName, number | string>>`
    select ${sql.join(counts)},
      count(*) as attachments,
      count(internal_path) as uploaded,
      count(case when substr(internal_path, 1, 7) = 'secure/' then 1 end) as private,
      count(case when internal_path is null then external_path end) as external
    from attachments`;
});

type CountedParts = "parts" | "needing_review" | "in_stock" | "empty" | "below_minimum" | "total";

export type PartCounts = Readonly<Record<CountedParts, number>>;

type PartCountsRow = Readonly<Record<CountedParts | "block", number | string>>;

const partCounts = prepared<PartCountsRow, PartRange>((_db, slot: Slot<PartRange>, dialect) => {
  const isInteger = sql<boolean>`coalesce(unit.is_integer, true)`;
  const [whole, decimal] = [sql<number>`coalesce(stocks.whole, 0)`, sql<number>`coalesce(stocks.amount, 0)`];
  const stock = sql<number>`case when ${isInteger} then ${whole} else ${decimal} end`;
  const minimum = sql.ref<number>("parts.minamount");
  const isBelow = isLessThanMinimum(minimum, { isInteger, whole, decimal }, dialect);
  const amountOf = (amount: RawBuilder<number>) =>
    sql`sum(case when ${isUsable("lot", dialect)} then ${amount} end)`;
  const range = sql`between ${slot("first")} and ${slot("last")}`;
  return sql<PartCountsRow>`
    select ${blockOf(sql.ref("parts.id"))} as block, count(*) as parts,
      count(case when parts.needs_review then 1 end) as needing_review,
      count(case when ${stock} > 0 then 1 end) as in_stock,
      count(case when ${stock} = 0 and coalesce(stocks.uncounted, 0) = 0 then 1 end) as empty,
      count(case when ${minimum} > 0 and ${isBelow} then 1 end) as below_minimum,
      sum(${stock}) as total
    from parts
    left join measurement_units as unit on unit.id = parts.part_unit_id
    left join (
      select lot.part_id, ${amountOf(sql.ref("lot.amount"))} as amount, ${amountOf(integerAmount("lot"))} as whole,
        count(case when lot.instock_unknown then 1 end) as uncounted
      from part_lots as lot where lot.part_id ${range} group by lot.part_id
    ) as stocks on stocks.part_id = parts.id
    where parts.id ${range}
    group by ${blockOf(sql.ref("parts.id"))}`;
});

export async function readPartCounts(
  reader: Reader,
  range: PartRange,
): Promise<ReadonlyMap<number, PartCounts>> {
  const rows = await reader.run(partCounts, range);
  return new Map(rows.map(({ block, ...row }) => [Number(block), sumOf([row])]));
}

/** Adds up the numbers of several blocks. PostgreSQL returns numbers as texts. */
export function sumOf(counts: readonly Readonly<Record<CountedParts, number | string>>[]): PartCounts {
  const sum = (name: CountedParts): number => counts.reduce((all, each) => all + Number(each[name]), 0);
  return {
    parts: sum("parts"),
    needing_review: sum("needing_review"),
    in_stock: sum("in_stock"),
    empty: sum("empty"),
    below_minimum: sum("below_minimum"),
    total: sum("total"),
  };
}

/** Reads the counts, named as in the contract, and the total stock of all parts. */
export async function readCounts(reader: Reader, parts: PartCounts) {
  const [elements] = await reader.run(elementCounts, {});
  if (elements === undefined) throw new Error("The count query returned no row.");
  const count = (name: CountName): number => Number(elements[name]);
  const counts = {
    parts: parts.parts,
    parts_in_stock: parts.in_stock,
    parts_without_stock: parts.parts - parts.in_stock,
    parts_empty: parts.empty,
    parts_below_minimum: parts.below_minimum,
    parts_needing_review: parts.needing_review,
    attachments: count("attachments"),
    attachments_uploaded: count("uploaded"),
    attachments_private: count("private"),
    attachments_external: count("external"),
    ...Object.fromEntries(countedTables.map((name) => [name, count(name)])),
  };
  // The last digits of a sum of doubles depend on the order of addition, so the sum is rounded.
  return { counts, total: Number(parts.total.toFixed(6)) };
}
