/** What a model is told of parts that were found: enough to choose one, little enough for many. */
import { idList } from "../../../database/id-list.ts";
import type { Slot } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import { countedAmount, isCountedWhole } from "../../../inventory/stock/amounts.ts";
import { stockOf } from "../../../inventory/stock/stock-expression.ts";
import { iri } from "../../../representation/iri.ts";
import { unitOf } from "../reading/unit.ts";
import { shortDescription } from "../short-description.ts";
import type { ToolDocument } from "../tool.ts";

const hitsById = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("parts as p")
    .innerJoin("categories as c", "c.id", "p.category_id")
    .leftJoin("manufacturers as m", "m.id", "p.manufacturer_id")
    .leftJoin("footprints as f", "f.id", "p.footprint_id")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .select(["p.id", "p.name", "p.description", "p.ipn", "p.manufacturer_product_number as mpn"])
    .select([
      "c.id as category_id",
      "c.full_path as category",
      "m.id as manufacturer_id",
      "m.name as manufacturer",
    ])
    .select(["f.id as footprint_id", "f.name as footprint", "u.is_integer", "u.unit", "u.name as unit_name"])
    .select(stockOf.sql("p", dialect).as("stock"))
    .where(idList(dialect, "p.id", slot("ids"))),
);

/** In the order of the ids; one that is gone is left out. One statement, or none. */
export async function hitDocuments(reader: Reader, ids: readonly number[]): Promise<ToolDocument[]> {
  const rows = ids.length === 0 ? [] : await reader.run(hitsById, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      {
        "@id": iri("Part", id),
        "@type": "Part",
        id,
        name: row.name,
        description: shortDescription(row.description),
        ...(row.ipn !== null && { ipn: row.ipn }),
        manufacturer_product_number: row.mpn,
        ...(row.manufacturer_id !== null && {
          manufacturer: { id: row.manufacturer_id, name: row.manufacturer },
        }),
        category: { id: row.category_id, full_path: row.category },
        ...(row.footprint_id !== null && { footprint: { id: row.footprint_id, name: row.footprint } }),
        total_instock: countedAmount(row.stock, isCountedWhole(row.is_integer)),
        ...unitOf(row),
      },
    ];
  });
}
