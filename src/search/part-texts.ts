/** Reads the searchable texts of parts, by property. */
import { sql, type RawBuilder } from "kysely";
import type { Schemas } from "../../generated/resources.ts";
import { prepared, type Slot, type SlotValues } from "../database/prepared.ts";
import { idList, idRows } from "../database/id-list.ts";
import type { Dialect, Reader } from "../database/store.ts";
import { numberText, typed } from "../database/sql-functions.ts";

/** The property in which a text was found. A search can be restricted to such properties. */
export type Property = Schemas["SearchMatch"]["property"];

/** The row of a part. References to trees are IDs; all other properties are texts. */
type OwnRow = { readonly id: number } & Readonly<Partial<Record<Property, string | number | null>>>;

interface OwnedText {
  readonly part_id: number;
  readonly property: Property;
  readonly text: string;
  /** The text with a space between the number and the unit. */
  readonly spaced: string | null;
}

/**
 * The searchable properties, most important first. The barcodes of lots are not among them, because they match only as a
 * whole (`lot-barcodes.ts`).
 */
export const properties: readonly Property[] = [
  "name",
  "ipn",
  "manufacturer_product_number",
  "gtin",
  "orderdetails.supplierpartnr",
  "tags",
  "description",
  "category",
  "manufacturer",
  "footprint",
  "partLots.storage_location",
  "orderdetails.supplier",
  "parameters",
  "comment",
];

const ownedProperties: readonly Property[] = properties.filter(
  (property) => property.includes(".") || property === "parameters",
);

export interface PartText {
  readonly property: Property;
  readonly text: string;
}

/**
 * The form in which texts are read. `beginning` is the folded text, truncated to {@link charactersOfBeginning}. Tree
 * paths are never folded.
 */
export type TextForm = "written" | "folded" | "beginning";

/**
 * The number of characters that slow matchers check. The number is limited because checking a text cannot be
 * interrupted.
 */
const charactersOfBeginning = 4000;

const ownTexts = (form: TextForm) =>
  prepared((_db, slot: Slot<SlotValues>, dialect) => {
    const columns = {
      ...Object.fromEntries(texts.map((property) => [property, columnOf(form, `p.${property}`)])),
      gtin: sql.ref("p.gtin"),
      category: sql.ref("p.category_id"),
      manufacturer: sql.ref("p.manufacturer_id"),
      footprint: sql.ref("p.footprint_id"),
    };
    const chosen = Object.entries(columns).map(
      ([property, column]) =>
        sql`case when ${flag(slot, dialect, property)} then ${column} end as ${sql.ref(property)}`,
    );
    return sql<OwnRow>`with wanted(id) as (${idRows(dialect, slot("ids"))})
      select p.id, ${sql.join(chosen)} from wanted join parts p on p.id = wanted.id`;
  });

const texts = [
  "name",
  "ipn",
  "manufacturer_product_number",
  "tags",
  "description",
  "comment",
] as const satisfies readonly Property[];

const trees = {
  category: "categories",
  manufacturer: "manufacturers",
  footprint: "footprints",
} as const satisfies Partial<Record<Property, string>>;

interface PathRow {
  readonly property: keyof typeof trees;
  readonly id: number;
  readonly path: string;
}

/**
 * Selects tree paths. The paths are read separately, because many parts have the same path, and joining the path to
 * each part would be slow.
 */
const paths = prepared((_db, slot: Slot<SlotValues>, dialect) =>
  sql.join<PathRow>(
    Object.entries(trees).map(
      ([property, table]) => sql`select ${sql.lit(property)} as property, id, full_path as path
        from ${sql.table(table)} where ${idList(dialect, "id", slot(property) as RawBuilder<readonly number[]>)}`,
    ),
    sql` union all `,
  ),
);

const ownedTexts = (form: TextForm) =>
  prepared(
    (
      _db,
      slot: Slot<SlotValues>,
      dialect,
    ) => sql<OwnedText>`with wanted(id) as (${idRows(dialect, slot("ids"))})
      select o.part_id, 'orderdetails.supplierpartnr' as property, ${columnOf(form, "o.supplierpartnr")} as text,
          cast(null as text) as spaced
        from wanted join orderdetails o on o.part_id = wanted.id
        where ${flag(slot, dialect, "orderdetails.supplierpartnr")}
      union all select o.part_id, 'orderdetails.supplier', s.full_path, null
        from wanted join orderdetails o on o.part_id = wanted.id join suppliers s on s.id = o.supplier_id
        where ${flag(slot, dialect, "orderdetails.supplier")}
      union all select l.part_id, 'partLots.storage_location', s.full_path, null
        from wanted join part_lots l on l.part_id = wanted.id
          join storage_locations s on s.id = l.storage_location_id
        where ${flag(slot, dialect, "partLots.storage_location")}
      union all select v.part_id, 'parameters', ${parameterText(form, dialect, "")},
          ${parameterText(form, dialect, " ")}
        from wanted join parameters v on v.part_id = wanted.id where ${flag(slot, dialect, "parameters")}`,
  );

const statements = {
  written: { own: ownTexts("written"), owned: ownedTexts("written") },
  folded: { own: ownTexts("folded"), owned: ownedTexts("folded") },
  beginning: { own: ownTexts("beginning"), owned: ownedTexts("beginning") },
};

/** Returns the slot that determines whether to read the property. */
function flag(slot: Slot<SlotValues>, dialect: Dialect, property: string): RawBuilder<unknown> {
  return typed(dialect, slot(property), "boolean");
}

function columnOf(form: TextForm, column: string): RawBuilder<unknown> {
  if (form === "written") return sql.ref(column);
  const folded = sql.ref(`${column}_folded`);
  return form === "folded" ? folded : sql`substr(${folded}, 1, ${sql.lit(charactersOfBeginning)})`;
}

/** Returns the text of a parameter. The text contains the unit both on its own and joined with the number. */
function parameterText(form: TextForm, dialect: Dialect, between: string): RawBuilder<unknown> {
  const value = numberText(dialect, sql.raw("v.value_typical"));
  const words = ["v.name", "v.symbol", "v.value_text"].map((column) => sql`${columnOf(form, column)} || ' '`);
  return sql`${sql.join(words, sql` || `)} || ${value} || ${sql.lit(between)} || ${columnOf(form, "v.unit")}`;
}

/**
 * Returns the searchable texts of each part, most important first, in the order of the IDs. Parts that do not exist are
 * omitted. Runs at most three statements.
 */
export async function readTexts(
  reader: Reader,
  ids: readonly number[],
  form: TextForm,
  fields: ReadonlySet<Property> | null = null,
): Promise<ReadonlyMap<number, readonly PartText[]>> {
  const isChosen = (property: Property): boolean => fields === null || fields.has(property);
  const flags = Object.fromEntries(properties.map((property) => [property, isChosen(property)]));
  const values = { ...flags, ids };
  const rows = await reader.run(statements[form].own, values);
  const owned = ownedProperties.some(isChosen) ? await reader.run(statements[form].owned, values) : [];
  const pathOf = await readPaths(reader, rows);
  const found = new Map<number, PartText[]>(ids.map((id) => [id, []]));
  for (const row of rows) {
    const own = found.get(row.id) ?? [];
    for (const property of properties) {
      const value = row[property];
      add(own, property, typeof value === "number" ? pathOf(property, value) : value);
    }
  }
  for (const { part_id, property, text } of owned) add(found.get(part_id) ?? [], property, text);
  // The form without a space is added first, because the part page shows this form.
  for (const { part_id, property, spaced } of owned) add(found.get(part_id) ?? [], property, spaced);
  const existing = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!existing.has(id)) found.delete(id);
  return found;
}

/** Reads tree paths. Runs one statement, or none if no path is required. */
async function readPaths(
  reader: Reader,
  rows: readonly OwnRow[],
): Promise<(property: Property, id: number) => string | undefined> {
  const names = Object.keys(trees) as (keyof typeof trees)[];
  const ids = new Map(
    names.map((property) => [
      property,
      [...new Set(rows.flatMap((row) => (typeof row[property] === "number" ? [row[property]] : [])))],
    ]),
  );
  const found = new Map<string, string>();
  if ([...ids.values()].some((some) => some.length > 0)) {
    for (const { property, id, path } of await reader.run(paths, Object.fromEntries(ids)))
      found.set(`${property} ${id}`, path);
  }
  return (property, id) => found.get(`${property} ${id}`);
}

function add(list: PartText[], property: Property, text: string | null | undefined): void {
  if (typeof text !== "string" || text === "") return;
  list.push({ property, text: (text.includes("  ") ? text.replaceAll(/ {2,}/g, " ") : text).trim() });
}
