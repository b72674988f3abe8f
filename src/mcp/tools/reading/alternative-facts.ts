/** What is told of parts that may stand in for another one: themselves, and how their parameters compare. */
import { sql } from "kysely";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import { groupBy } from "../../../inventory/projects/group-by.ts";
import { readPartRows } from "../part-rows.ts";
import { shortDescription } from "../short-description.ts";
import type { ToolDocument } from "../tool.ts";
import { isSameParameter, ownParameters } from "./same-parameter.ts";
import { unitOf } from "./unit.ts";

export interface PartFacts {
  readonly inStock: number;
  readonly document: ToolDocument;
}

/** What a model needs to choose among parts, by id. */
export async function readPartFacts(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PartFacts>> {
  const rows = await readPartRows(reader, ids);
  return new Map(
    [...rows.values()].map((row) => {
      const { inStock, footprint_id: footprint, manufacturer_id: manufacturer } = row;
      const document = {
        id: row.id,
        name: row.name,
        ...(row.description !== "" && { description: shortDescription(row.description) }),
        category: { id: row.category_id, name: row.category_name, full_path: row.category_path },
        ...(footprint !== null && {
          footprint: { id: footprint, name: row.footprint_name, full_path: row.footprint_path },
        }),
        ...(manufacturer !== null && {
          manufacturer: { id: manufacturer, name: row.manufacturer_name, full_path: row.manufacturer_path },
        }),
        ...(row.mpn !== "" && { manufacturer_product_number: row.mpn }),
        in_stock: inStock,
        ...unitOf(row),
      };
      return [row.id, { inStock, document }];
    }),
  );
}

interface ComparedRow {
  readonly part_id: number;
  readonly name: string;
  readonly same: unknown;
}

type ComparedSlots = { readonly id: number; readonly ids: readonly number[] };

const comparedParameters = prepared<ComparedRow, ComparedSlots>((db, slot, dialect) => {
  const asked =
    dialect === "sqlite"
      ? sql`(select value as id from json_each(${slot("ids")})) as asked`
      : sql`unnest(cast(${slot("ids")} as bigint[])) as asked(id)`;
  // SQLite keeps the order of cross joins: not from the names, which many parameters have.
  const statement = sql<ComparedRow>`
    with own as (${ownParameters(slot("id"))})
    select v.part_id, v.name, ${isSameParameter("own", "v")} as same
    from ${asked} cross join parameters v cross join own
    where v.part_id = asked.id
      and own.name_folded = v.name_folded and own.group_name_folded = v.group_name_folded
    order by v.id`;
  return { compile: () => statement.compile(db) };
});

/** Names of parameters. */
export interface Comparison {
  readonly matching: readonly string[];
  readonly differing: readonly string[];
}

/** How the parameters of some parts compare with those of the part `id`, by part. Nothing of those with none in common. */
export async function compareParameters(
  reader: Reader,
  id: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Comparison>> {
  const rows = await reader.run(comparedParameters, { id, ids });
  const namesOf = (of: readonly ComparedRow[], same: boolean) =>
    of.filter((row) => Boolean(row.same) === same).map(({ name }) => name);
  return new Map(
    [...groupBy(rows, ({ part_id }) => part_id)].map(([part, own]) => [
      part,
      { matching: namesOf(own, true), differing: namesOf(own, false) },
    ]),
  );
}
