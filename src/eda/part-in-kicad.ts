/** Determines how KiCad shows a part and which objects set the shown values. `GET /api/parts/{id}/kicad` returns the result. */
import { kicadDisplayName } from "../database/library-name.ts";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import { flattened, readCategoryTree } from "./category-tree.ts";
import { categoryNames } from "./listed-categories.ts";
import { isVisible } from "./part-queries.ts";
import { uniqueNames } from "./unique-names.ts";

/** The object that sets a value, or `default` if no object sets the value. */
type Source = "part" | "category" | "footprint" | "default";

export interface SourcedText {
  readonly text: string;
  readonly source: Source;
}

export interface PartInKicad {
  readonly part: { readonly id: number; readonly name: string };
  readonly name: string;
  readonly listed: boolean;
  /**
   * The reason why KiCad lists or does not list the part:
   *
   * - `part`, `category`: the visibility of the part or of its category
   * - `drawing`: a symbol or other EDA data makes the part visible
   * - `default`: there is no such EDA data
   * - `listing`: the visibility of the category whose list would contain the part
   */
  readonly decidedBy: "part" | "category" | "drawing" | "default" | "listing";
  /** The KiCad name of the category that lists the part or would list it. `null` if KiCad sees only one category. */
  readonly category: string | null;
  readonly symbol: SourcedText | null;
  readonly footprint: SourcedText | null;
  /** The reference prefix, or `null` if KiCad uses the reference designator of the symbol. */
  readonly reference: SourcedText | null;
  readonly value: SourcedText;
}

const partWithFootprint = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("parts")
    .innerJoin("categories", "categories.id", "parts.category_id")
    .leftJoin("footprints", "footprints.id", "parts.footprint_id")
    .where("parts.id", "=", slot("id"))
    .select([
      "parts.id",
      "parts.name",
      "parts.ipn",
      "parts.category_id",
      "parts.eda_visibility",
      "parts.eda_kicad_symbol",
      "parts.eda_kicad_footprint",
      "parts.eda_reference_prefix",
      "parts.eda_value",
      "footprints.eda_kicad_footprint as footprint",
    ])
    .select(isVisible().as("visible")),
);

/**
 * Reads a part with a constant number of SQL statements.
 * @param depth the deepest listed level of categories; if negative, KiCad sees only one category
 * @returns `null` if the part does not exist
 */
export async function readPartInKicad(
  reader: Reader,
  id: number,
  depth: number,
): Promise<PartInKicad | null> {
  const [part] = await reader.run(partWithFootprint, { id });
  // All categories are read, because the name in KiCad depends on whether another category has the same path.
  const categories = flattened(await readCategoryTree(reader));
  const index = categories.findIndex((category) => category.id === part?.category_id);
  const own = categories[index];
  if (part === undefined || own === undefined) return null;
  const names = await uniqueNames(reader, [part]);
  const visible = Boolean(part.visible);
  const level = Math.min(depth, own.level);
  const listing = categories.slice(0, index + 1).findLast((category) => category.level === level);
  const isLeftOut = visible && listing?.visibility === false;
  const decidedBy = part.eda_visibility !== null ? "part" : own.visibility !== null ? "category" : null;
  return {
    part: { id, name: part.name },
    name: kicadDisplayName(names.get(id) ?? part.name),
    listed: visible && !isLeftOut,
    decidedBy: isLeftOut ? "listing" : (decidedBy ?? (visible ? "drawing" : "default")),
    category: listing === undefined ? null : (categoryNames(categories).get(listing.id) ?? listing.path),
    symbol: first([part.eda_kicad_symbol, "part"], [own.symbol, "category"]),
    footprint: first([part.eda_kicad_footprint, "part"], [part.footprint, "footprint"]),
    reference: first([part.eda_reference_prefix, "part"], [own.referencePrefix, "category"]),
    value: first([part.eda_value, "part"]) ?? { text: part.name, source: "default" },
  };
}

function first(
  ...candidates: readonly (readonly [text: string | null, source: Source])[]
): SourcedText | null {
  for (const [text, source] of candidates) if (text !== null && text !== "") return { text, source };
  return null;
}
