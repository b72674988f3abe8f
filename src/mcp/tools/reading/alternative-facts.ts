/** The summary of a part that may replace another one. */
import type { Reader } from "../../../database/store.ts";
import { readPartRows } from "../part-rows.ts";
import { shortDescription } from "../short-description.ts";
import type { ToolDocument } from "../tool.ts";
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
