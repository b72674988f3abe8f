/** Defines queries for the parts that KiCad sees and the elements that these parts refer to. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import { idList } from "../database/id-list.ts";
import { prepared, type Slot } from "../database/prepared.ts";
import { sortKey } from "../database/sort-text.ts";
import type { Tables } from "../database/tables/tables.ts";

const partsWithReferences = (db: Kysely<Tables>) =>
  db
    .selectFrom("parts")
    .innerJoin("categories", "categories.id", "parts.category_id")
    .leftJoin("footprints", "footprints.id", "parts.footprint_id")
    .leftJoin("manufacturers", "manufacturers.id", "parts.manufacturer_id")
    .leftJoin("measurement_units", "measurement_units.id", "parts.part_unit_id")
    .leftJoin("part_custom_states", "part_custom_states.id", "parts.part_custom_state_id")
    .select([
      "parts.id",
      "parts.name",
      "parts.description",
      "parts.tags",
      "parts.mass",
      "parts.ipn",
      "parts.category_id",
      "parts.manufacturer_product_number",
      "parts.manufacturing_status",
      "parts.eda_reference_prefix",
      "parts.eda_value",
      "parts.eda_exclude_from_bom",
      "parts.eda_exclude_from_board",
      "parts.eda_exclude_from_sim",
      "parts.eda_kicad_symbol",
      "parts.eda_kicad_footprint",
      "footprints.name as footprint",
      "footprints.eda_kicad_footprint as footprint_kicad_footprint",
      "manufacturers.name as manufacturer",
      "measurement_units.name as unit",
      "measurement_units.unit as unit_symbol",
      "measurement_units.is_integer as unit_is_integer",
      "part_custom_states.name as custom_state",
    ]);

type Query = ReturnType<typeof partsWithReferences>;

export type PartRow = Query extends { execute(): Promise<(infer Row)[]> } ? Row : never;

export const partById = prepared((db, slot: Slot<{ id: number }>) =>
  partsWithReferences(db).where("parts.id", "=", slot("id")),
);

export const partsByIds = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  partsWithReferences(db).where(idList(dialect, "parts.id", slot("ids"))),
);

const visible = (db: Kysely<Tables>) =>
  db
    .selectFrom("parts")
    .innerJoin("categories", "categories.id", "parts.category_id")
    .leftJoin("footprints", "footprints.id", "parts.footprint_id")
    .where(isVisible())
    .orderBy(sortKey("parts", "name"))
    .orderBy("parts.id")
    .select(["parts.id", "parts.category_id"]);

export const visibleParts = prepared((db) => visible(db));

/** Selects the visible parts of the given categories, sorted by name. Excludes the parts of descendants. */
export const visiblePartsOfCategories = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  visible(db).where(idList(dialect, "parts.category_id", slot("ids"))),
);

/** Counts the parts and the visible parts of each category. Excludes the parts of descendants. */
export const partsByCategory = prepared((db) =>
  db
    .selectFrom("parts")
    .innerJoin("categories", "categories.id", "parts.category_id")
    .leftJoin("footprints", "footprints.id", "parts.footprint_id")
    .groupBy("parts.category_id")
    .select("parts.category_id")
    .select(sql<number>`count(*)`.as("parts"))
    .select(sql<number>`sum(case when ${isVisible()} then 1 else 0 end)`.as("visible")),
);

/**
 * Returns the condition that a part is visible in KiCad. The visibility of the part takes precedence over the
 * visibility of its category. If neither is set, the part is visible if the part, its category or its footprint has EDA
 * data, such as a symbol.
 */
export function isVisible(): RawBuilder<SqlBool> {
  const drawn = [
    "parts.eda_kicad_symbol",
    "parts.eda_kicad_footprint",
    "parts.eda_reference_prefix",
    "parts.eda_value",
    "categories.eda_kicad_symbol",
    "categories.eda_reference_prefix",
    "footprints.eda_kicad_footprint",
  ].map((column) => sql`coalesce(${sql.ref(column)}, '') <> ''`);
  return sql<SqlBool>`coalesce(parts.eda_visibility, categories.eda_visibility, ${sql.join(drawn, sql` or `)})`;
}
