/** Reads the database rows for summaries of parts. */
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { storedAmount } from "../../inventory/stock/amounts.ts";
import { stockOf } from "../../inventory/stock/stock-expression.ts";

const partsById = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("parts as p")
    .innerJoin("categories as c", "c.id", "p.category_id")
    .leftJoin("footprints as f", "f.id", "p.footprint_id")
    .leftJoin("manufacturers as m", "m.id", "p.manufacturer_id")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .select(["p.id", "p.name", "p.description", "p.ipn", "p.manufacturer_product_number as mpn"])
    .select(["c.id as category_id", "c.name as category_name", "c.full_path as category_path"])
    .select(["f.id as footprint_id", "f.name as footprint_name", "f.full_path as footprint_path"])
    .select(["m.id as manufacturer_id", "m.name as manufacturer_name", "m.full_path as manufacturer_path"])
    .select(["u.unit", "u.name as unit_name", "u.is_integer", stockOf.sql("p", dialect).as("stock")])
    .where(idList(dialect, "p.id", slot("ids"))),
);

/**
 * Reads parts by ID. Deleted parts are omitted. `inStock` is in the unit of the part. Runs one SQL statement, or none
 * if `ids` is empty.
 */
export async function readPartRows(reader: Reader, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await reader.run(partsById, { ids });
  return new Map(
    rows.map(({ stock, is_integer, ...row }) => [
      row.id,
      { ...row, inStock: storedAmount(stock, is_integer) },
    ]),
  );
}

/**
 * Returns the symbol of a part's unit. If the unit has no symbol, returns its name. The result is empty for parts that
 * are counted in pieces.
 */
export function unitOf({
  unit,
  unit_name: name,
}: {
  readonly unit: string | null;
  readonly unit_name: string | null;
}): { readonly unit?: string } {
  const shown = unit === null || unit === "" ? name : unit;
  return shown === null ? {} : { unit: shown };
}

/** Maximum length of a description in a summary, in characters. */
const descriptionShown = 200;

/** Truncates a long description after a whole character and appends `…`. */
export function shortDescription(text: string): string {
  const characters = text.length > descriptionShown ? [...text.slice(0, 2 * descriptionShown + 2)] : [];
  if (characters.length <= descriptionShown) return text;
  return `${characters.slice(0, descriptionShown).join("")}…`;
}
