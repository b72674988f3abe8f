/**
 * Finds the parts of the same category and footprint that have the most parameters in common with another one. However
 * many there are, only some are compared: those that share most of its rare values, and the first ones.
 */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { prepared } from "../../../database/prepared.ts";
import type { Dialect, Reader } from "../../../database/store.ts";
import type { OriginalRow } from "./alternative-rows.ts";
import { isSameParameter, ownParameters } from "./same-parameter.ts";

/** A value that fewer parameters have is rare. */
const common = 1000;

/** How many are compared: of those with a rare value, and of all others. */
const compared = 2000;

const answered = 200;

export interface SimilarRow {
  readonly id: number;
  /** How many parameters have the same values. */
  readonly matching: number;
  /** How many have other values. */
  readonly differing: number;
  /** How many parameters the other part has itself. */
  readonly own: number;
}

export interface Similar {
  readonly parts: readonly SimilarRow[];
  /** Whether all there are were compared, and none is left out. */
  readonly isAll: boolean;
}

interface ScoredRow extends SimilarRow {
  /** How many of all there are were compared, beginning with the lowest id. */
  readonly first: number;
}

type SimilarSlots = { readonly id: number; readonly category: number; readonly footprint: number };

const similarWith = (footprint: "some" | "none") =>
  prepared<ScoredRow, SimilarSlots>((db, slot, dialect) => {
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
    const statement = sql<ScoredRow>`
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
      ), scored as (
        select near.id, count(own.name_folded) as known, coalesce(sum(case when own.name_folded is not null
          and ${isSameParameter("own", "v")} then 1 else 0 end), 0) as matching
        from near
        left join ${ofPart.table} on ${ofPart.isOne}
        left join own on own.name_folded = v.name_folded and own.group_name_folded = v.group_name_folded
        group by near.id
      )
      select id, matching, known - matching as differing,
        (select count(*) from own) as own, (select count(*) from firsts) as first
      from scored
      order by matching desc, differing, id limit ${sql.lit(answered)}`;
    return { compile: () => statement.compile(db) };
  });

/**
 * The parameters `v` that meet a condition on what stands before them in the join, found by an index for each of those:
 * by itself PostgreSQL reads the whole table, and SQLite only keeps the order of cross joins.
 */
function parametersWith(dialect: Dialect, condition: RawBuilder<unknown>) {
  return dialect === "sqlite"
    ? { table: sql`parameters v`, isOne: condition }
    : { table: sql`lateral (select * from parameters v where ${condition} offset 0) v`, isOne: sql`true` };
}

const similar = { some: similarWith("some"), none: similarWith("none") };

/** Parts of the same category and footprint, those first that have the most parameters in common. */
export async function readSimilar(
  reader: Reader,
  { id, category_id: category, footprint_id: footprint }: OriginalRow,
): Promise<Similar> {
  const query = footprint === null ? similar.none : similar.some;
  const rows = await reader.run(query, { id, category, footprint: footprint ?? 0 });
  const parts = rows.map((row) => ({
    id: row.id,
    matching: Number(row.matching),
    differing: Number(row.differing),
    own: Number(row.own),
  }));
  return { parts, isAll: rows.length < answered && Number(rows[0]?.first ?? 0) < compared };
}
