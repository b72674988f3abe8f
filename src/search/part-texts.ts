/** Reads the texts of parts that are searched, by the property that a match names. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Schemas } from "../../generated/resources.ts";
import type { Slot } from "../database/prepared.ts";
import { prepared } from "../database/prepared.ts";
import type { Dialect, Reader } from "../database/store.ts";
import { rawQuery } from "./raw-query.ts";

/** What a match names, and a search can be restricted to. */
export type Property = Schemas["SearchMatch"]["property"];

type OwnTexts = { readonly id: number } & Readonly<Partial<Record<Property, string | null>>>;

interface OwnedText {
  readonly part_id: number;
  readonly property: Property;
  readonly text: string;
  /** The same with a blank between a number and its unit. */
  readonly spaced: string | null;
}

/** In the order of their importance. */
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

const ownTexts = prepared((_db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  rawQuery<OwnTexts>(
    dialect,
    sql`with wanted(id) as (${listed(slot("ids"), dialect)})
      select p.id, p.name, p.ipn, p.manufacturer_product_number, p.gtin, p.tags, p.description, p.comment,
        c.full_path as category, m.full_path as manufacturer, f.full_path as footprint
      from wanted join parts p on p.id = wanted.id
        join categories c on c.id = p.category_id
        left join manufacturers m on m.id = p.manufacturer_id
        left join footprints f on f.id = p.footprint_id`,
  ),
);

const ownedTexts = prepared((_db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  rawQuery<OwnedText>(
    dialect,
    sql`with wanted(id) as (${listed(slot("ids"), dialect)})
      select o.part_id, 'orderdetails.supplierpartnr' as property, o.supplierpartnr as text,
          cast(null as text) as spaced
        from wanted join orderdetails o on o.part_id = wanted.id
      union all select o.part_id, 'orderdetails.supplier', s.full_path, null
        from wanted join orderdetails o on o.part_id = wanted.id join suppliers s on s.id = o.supplier_id
      union all select l.part_id, 'partLots.storage_location', s.full_path, null
        from wanted join part_lots l on l.part_id = wanted.id
          join storage_locations s on s.id = l.storage_location_id
      union all select v.part_id, 'parameters', ${parameterText(dialect, "")}, ${parameterText(dialect, " ")}
        from wanted join parameters v on v.part_id = wanted.id`,
  ),
);

function listed(ids: RawBuilder<readonly number[]>, dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`select value from json_each(${ids})`
    : sql`select unnest(cast(${ids} as bigint[]))`;
}

/** The index contains the unit by itself, and the number joined with the unit. */
function parameterText(dialect: Dialect, between: string): RawBuilder<unknown> {
  const value =
    dialect === "sqlite"
      ? sql`case when v.value_typical is null then '' else printf('%.15g', v.value_typical) end`
      : sql`coalesce(v.value_typical::text, '')`;
  return sql`v.name || ' ' || v.symbol || ' ' || v.value_text || ' ' || ${value} || ${sql.lit(between)} || v.unit`;
}

/** The texts of a part that are searched, by property. */
export type PartTexts = ReadonlyMap<Property, readonly string[]>;

/** The texts of parts, in the order of the ids. A part that does not exist is left out. Two statements. */
export async function readTexts(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PartTexts>> {
  const rows = await reader.run(ownTexts, { ids });
  const own = new Map(rows.map((row) => [row.id, row]));
  const owned = new Map<number, OwnedText[]>();
  for (const row of await reader.run(ownedTexts, { ids })) {
    const others = owned.get(row.part_id);
    if (others === undefined) owned.set(row.part_id, [row]);
    else others.push(row);
  }
  return new Map(
    ids.flatMap((id) => {
      const part = own.get(id);
      return part === undefined ? [] : [[id, textsOf(part, owned.get(id) ?? [])] as const];
    }),
  );
}

function textsOf(part: OwnTexts, owned: readonly OwnedText[]): PartTexts {
  const texts = new Map<Property, string[]>();
  const add = (property: Property, text: string | null | undefined): void => {
    if (typeof text !== "string" || text === "") return;
    const known = texts.get(property);
    const clean = text.replaceAll(/ {2,}/g, " ").trim();
    if (known === undefined) texts.set(property, [clean]);
    else known.push(clean);
  };
  for (const property of properties) add(property, part[property]);
  for (const { property, text } of owned) add(property, text);
  // Where the number is joined with its unit comes first: it is what the part's page shows.
  for (const { property, spaced } of owned) add(property, spaced);
  return texts;
}
