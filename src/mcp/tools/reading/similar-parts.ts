/**
 * Finds the parts in the same category with the same footprint that share the most parameters with a part. To limit the
 * work, the search compares only parts that share the rarest values, and a limited number of other parts.
 */
import { sql, type RawBuilder } from "kysely";
import { prepared, type Slot } from "../../../database/prepared.ts";
import type { Dialect, Reader } from "../../../database/store.ts";
import type { OriginalRow } from "./alternative-rows.ts";
import { groupBy } from "../../../util/group-by.ts";
import { compareParts, type Comparison, type ParameterValues } from "./compare-parameters.ts";

/** A value is rare if fewer parameters than this number have the value. */
const common = 1000;

/**
 * Maximum number of parts to compare. Applies separately to parts that share rare values and to parts that are selected
 * by ID.
 */
const compared = 2000;

/** Maximum number of parameters to read for the comparison. */
const parametersRead = 50_000;

const returned = 200;

interface SimilarPart {
  readonly id: number;
  readonly comparison: Comparison;
}

interface NearRow extends Omit<ParameterValues, "name"> {
  readonly id: number;
  /** The name of the parameter. `null` if the part has none of the compared parameters. */
  readonly name: string | null;
  /** The number of compared parts that were selected by ID instead of by a rare value. */
  readonly first: number;
}

type SimilarSlots = { readonly id: number; readonly category: number; readonly footprint: number };

const similarWith = (footprint: "some" | "none") =>
  prepared((_db, slot: Slot<SimilarSlots>, dialect) => {
    const place =
      footprint === "some" ? sql`p.footprint_id = ${slot("footprint")}` : sql`p.footprint_id is null`;
    const isNear = sql`p.category_id = ${slot("category")} and ${place} and p.id <> ${slot("id")}`;
    const ofPart = parametersWith(dialect, sql`v.part_id = near.id`);
    const sameNumber = parametersWith(
      dialect,
      sql`v.value_typical = rare.value_typical and v.name_folded = rare.name_folded`,
    );
    const sameText = parametersWith(
      dialect,
      sql`rare.value_typical is null and rare.value_text_folded <> ''
        and v.value_text_folded = rare.value_text_folded and v.name_folded = rare.name_folded`,
    );
    return sql<NearRow>`
      with own as (${ownParameters(slot("id"))}), rare as (
        select own.*, case
          when value_typical is not null then (select count(*) from (
            select 1 from parameters c where c.value_typical = own.value_typical limit ${sql.lit(common)}) as f)
          when value_text_folded <> '' then (select count(*) from (
            select 1 from parameters c where c.value_text_folded = own.value_text_folded limit ${sql.lit(common)}) as f)
          else ${sql.lit(common)} end as frequency
        from own
      ), sharing as (
        select p.id from rare cross join ${sameNumber.table} cross join parts p
        where rare.frequency < ${sql.lit(common)} and ${sameNumber.isOne} and p.id = v.part_id and ${isNear}
        union all
        select p.id from rare cross join ${sameText.table} cross join parts p
        where rare.frequency < ${sql.lit(common)} and ${sameText.isOne} and p.id = v.part_id and ${isNear}
      ), firsts as (
        select p.id from parts p where ${isNear} order by p.id limit ${sql.lit(compared)}
      ), near as (
        select id from (select id from sharing group by id order by count(*) desc, id limit ${sql.lit(compared)}) as s
        union
        select id from firsts
      ), names as (select distinct name_folded, group_name_folded from own), known as (
        select near.id as part_id, v.id as parameter_id, ${columnsOf("v")}
        from near cross join ${ofPart.table}
        where ${ofPart.isOne} and exists (select 1 from names
          where names.name_folded = v.name_folded and names.group_name_folded = v.group_name_folded)
      )
      select near.id, ${columnsOf("known")}, (select count(*) from firsts) as first
      from near left join known on known.part_id = near.id
      order by near.id, known.parameter_id limit ${sql.lit(parametersRead)}`;
  });

/**
 * Returns a join with the parameters (alias `v`) that meet a condition on the preceding tables. The database must use
 * an index lookup for each preceding row. Without `lateral`, PostgreSQL would read the whole table. SQLite keeps the
 * order of tables only for cross joins.
 */
function parametersWith(dialect: Dialect, condition: RawBuilder<unknown>) {
  return dialect === "sqlite"
    ? { table: sql`parameters v`, isOne: condition }
    : { table: sql`lateral (select * from parameters v where ${condition} offset 0) v`, isOne: sql`true` };
}

const similar = { some: similarWith("some"), none: similarWith("none") };

const ownValues = prepared(
  (_db, slot: Slot<{ readonly id: number }>) =>
    sql<ParameterValues>`select ${columnsOf("own")} from (${ownParameters(slot("id"))}) as own`,
);

/**
 * Returns the parts in the same category with the same footprint that no defining value excludes, most similar first.
 * `own` is the number of parameters of the original part. `isAll` is true if all candidates were compared and all
 * matches are returned. Runs two SQL statements.
 */
export async function readSimilar(
  reader: Reader,
  { id, category_id: category, footprint_id: footprint }: OriginalRow,
  tolerance: number,
) {
  const own = await reader.run(ownValues, { id });
  const query = footprint === null ? similar.none : similar.some;
  const rows = await reader.run(query, { id, category, footprint: footprint ?? 0 });
  const parts: SimilarPart[] = [];
  for (const [part, known] of groupBy(rows, (row) => row.id)) {
    const values = known.flatMap((row) => (row.name === null ? [] : [{ ...row, name: row.name }]));
    const comparison = compareParts(own, values, tolerance);
    if (comparison !== null) parts.push({ id: part, comparison });
  }
  const best = parts.sort(
    ({ comparison: one, id: first }, { comparison: other, id: second }) =>
      other.matching.length - one.matching.length ||
      one.differing.length - other.differing.length ||
      first - second,
  );
  const isRead = rows.length < parametersRead && Number(rows[0]?.first ?? 0) < compared;
  return { own: own.length, parts: best.slice(0, returned), isAll: isRead && best.length <= returned };
}

/** Maximum number of parameters to compare per part. */
const ownCompared = 50;

const columns = [
  "name",
  "name_folded",
  "group_name_folded",
  "value_min",
  "value_typical",
  "value_max",
  "unit",
  "value_text_folded",
] as const;

function columnsOf(table: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
}

/** Selects the parameters of one part for the comparison with other parts. */
function ownParameters(part: RawBuilder<number>): RawBuilder<unknown> {
  return sql`select ${columnsOf("parameters")} from parameters where part_id = ${part} order by id limit ${sql.lit(ownCompared)}`;
}
