/** What KiCad gets to see of a part, and why: for people who look for it there. */
import { kicadDisplayName } from "../database/library-name.ts";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import { flattened, readCategoryTree } from "./category-tree.ts";
import { categoryNames } from "./listed-categories.ts";
import { isVisible } from "./part-rows.ts";
import { uniqueNames } from "./unique-names.ts";

/** Who says it: the part, its category or its footprint, or nobody. */
type Source = "part" | "category" | "footprint" | "default";

export interface Said {
  readonly text: string;
  readonly by: Source;
}

export interface PartInKicad {
  /** Under which KiCad lists it. */
  readonly name: string;
  readonly listed: boolean;
  /** Who decided that; `default` where nobody says anything, `listing` for the category in whose list it would stand. */
  readonly decidedBy: "part" | "category" | "drawing" | "default" | "listing";
  /** Under which KiCad lists the category where the part stands or would stand; null where all parts are in one. */
  readonly category: string | null;
  readonly symbol: Said | null;
  readonly footprint: Said | null;
  /** Null: KiCad takes the reference designator of the symbol. */
  readonly reference: Said | null;
  readonly value: Said;
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
 * Takes a constant number of statements.
 *
 * @param depth the deepest level of categories that KiCad sees; below 0 all parts are in one
 * @returns null where there is no such part
 */
export async function readPartInKicad(
  reader: Reader,
  id: number,
  depth: number,
): Promise<PartInKicad | null> {
  const [part] = await reader.run(partWithFootprint, { id });
  // All of them: another one may have the same path.
  const categories = flattened(await readCategoryTree(reader));
  const place = categories.findIndex((category) => category.id === part?.category_id);
  const own = categories[place];
  if (part === undefined || own === undefined) return null;
  const names = await uniqueNames(reader, [part]);
  const visible = Boolean(part.visible);
  const level = Math.min(depth, own.level);
  const listing = categories.slice(0, place + 1).findLast((category) => category.level === level);
  const isLeftOut = visible && listing?.visibility === false;
  const decidedBy = part.eda_visibility !== null ? "part" : own.visibility !== null ? "category" : null;
  return {
    name: kicadDisplayName(names.get(id) ?? part.name),
    listed: visible && !isLeftOut,
    decidedBy: isLeftOut ? "listing" : (decidedBy ?? (visible ? "drawing" : "default")),
    category: listing === undefined ? null : (categoryNames(categories).get(listing.id) ?? listing.path),
    symbol: first([part.eda_kicad_symbol, "part"], [own.symbol, "category"]),
    footprint: first([part.eda_kicad_footprint, "part"], [part.footprint, "footprint"]),
    reference: first([part.eda_reference_prefix, "part"], [own.referencePrefix, "category"]),
    value: first([part.eda_value, "part"]) ?? { text: part.name, by: "default" },
  };
}

function first(...said: readonly (readonly [text: string | null, by: Source])[]): Said | null {
  for (const [text, by] of said) if (text !== null && text !== "") return { text, by };
  return null;
}
