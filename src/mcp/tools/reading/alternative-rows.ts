/** Finds parts that may stand in for another one, with a constant number of statements and never more than some. */
import { sql } from "kysely";
import type { Slot } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import { isSameParameter, ownParameters } from "./same-parameter.ts";

/** How many are looked at: with the same number or declared, of the category, the most similar of these. */
const most = { related: 200, compared: 5000, similar: 200 } as const;

export interface OriginalRow {
  readonly id: number;
  readonly name: string;
  readonly category_id: number;
  readonly footprint_id: number | null;
  readonly number: string;
}

const originalById = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("parts")
    .select(["id", "name", "category_id", "footprint_id", "manufacturer_product_number_folded as number"])
    .where("id", "=", slot("id")),
);

export async function readOriginal(reader: Reader, id: number): Promise<OriginalRow | null> {
  return (await reader.run(originalById, { id }))[0] ?? null;
}

export interface RelationRow {
  readonly part_id: number;
  readonly other_part_id: number;
  /** As `part_associations.type` says. */
  readonly type: number;
  readonly other_type: string | null;
}

const relations = prepared((db, slot: Slot<{ id: number }>) => {
  const columns = ["id", "part_id", "other_part_id", "type", "other_type"] as const;
  const table = db.selectFrom("part_associations").select(columns);
  return table
    .where("part_id", "=", slot("id"))
    .unionAll(table.where("other_part_id", "=", slot("id")))
    .orderBy("id")
    .limit(most.related);
});

/** The associations of a part, in both directions. */
export async function readRelations(reader: Reader, id: number): Promise<readonly RelationRow[]> {
  return reader.run(relations, { id });
}

const sameNumber = prepared((db, slot: Slot<{ id: number; number: string }>) =>
  db
    .selectFrom("parts")
    .select("id")
    .where("manufacturer_product_number_folded", "=", slot("number"))
    .where("manufacturer_product_number_folded", "<>", "")
    .where("id", "<>", slot("id"))
    .orderBy("id")
    .limit(most.related),
);

/** Other parts with the same number of the manufacturer. */
export async function readSameNumber(
  reader: Reader,
  { id, number }: OriginalRow,
): Promise<readonly number[]> {
  return (await reader.run(sameNumber, { id, number })).map((row) => row.id);
}

export interface SimilarRow {
  readonly id: number;
  /** How many parameters have the same values. */
  readonly matching: number;
  /** How many have other values. */
  readonly differing: number;
}

type SimilarSlots = { readonly id: number; readonly category: number; readonly footprint: number };

const isSameValue = sql`own.name_folded is not null and ${isSameParameter("own", "v")}`;

const similarWith = (footprint: "some" | "none") =>
  prepared<SimilarRow, SimilarSlots>((db, slot) => {
    const place =
      footprint === "some" ? sql`p.footprint_id = ${slot("footprint")}` : sql`p.footprint_id is null`;
    const statement = sql<SimilarRow>`
      with own as (${ownParameters(slot("id"))}), near as (
        select p.id from parts p
        where p.category_id = ${slot("category")} and ${place} and p.id <> ${slot("id")}
        order by p.id limit ${sql.lit(most.compared)}
      ), scored as (
        select near.id, count(own.name_folded) as known, coalesce(sum(case when ${isSameValue} then 1 else 0 end), 0) as matching
        from near
        left join parameters v on v.part_id = near.id
        left join own on own.name_folded = v.name_folded and own.group_name_folded = v.group_name_folded
        group by near.id
      )
      select id, matching, known - matching as differing from scored
      order by matching desc, differing, id limit ${sql.lit(most.similar)}`;
    return { compile: () => statement.compile(db) };
  });

const similar = { some: similarWith("some"), none: similarWith("none") };

/** Parts of the same category and footprint, those first that have the most parameters in common. */
export async function readSimilar(
  reader: Reader,
  { id, category_id: category, footprint_id: footprint }: OriginalRow,
): Promise<readonly SimilarRow[]> {
  const query = footprint === null ? similar.none : similar.some;
  const rows = await reader.run(query, { id, category, footprint: footprint ?? 0 });
  return rows.map((row) => ({
    id: row.id,
    matching: Number(row.matching),
    differing: Number(row.differing),
  }));
}
