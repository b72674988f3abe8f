/** What a model is told of parts that were found: enough to choose one, little enough for many. */
import type { Reader } from "../../../database/store.ts";
import { iri } from "../../../representation/iri.ts";
import { readPartRows } from "../part-rows.ts";
import { unitOf } from "../reading/unit.ts";
import { shortDescription } from "../short-description.ts";
import type { ToolDocument } from "../tool.ts";

/** In the order of the ids; one that is gone is left out. One statement, or none. */
export async function hitDocuments(reader: Reader, ids: readonly number[]): Promise<ToolDocument[]> {
  const rows = await readPartRows(reader, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
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
          manufacturer: { id: row.manufacturer_id, name: row.manufacturer_name },
        }),
        category: { id: row.category_id, full_path: row.category_path },
        ...(row.footprint_id !== null && { footprint: { id: row.footprint_id, name: row.footprint_name } }),
        total_instock: row.inStock,
        ...unitOf(row),
      },
    ];
  });
}
