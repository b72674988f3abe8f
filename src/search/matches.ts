/** Says of parts that were found which of their texts hold the words that were looked for. */
import { sql } from "kysely";
import type { Schemas } from "../../generated/resources.ts";
import type { Slot } from "../database/prepared.ts";
import { prepared } from "../database/prepared.ts";
import type { Dialect, Reader } from "../database/store.ts";
import type { RawBuilder } from "kysely";
import { excerptOf } from "./excerpt.ts";
import type { Piece } from "./excerpt.ts";
import { rawQuery } from "./raw-query.ts";

type Property = Schemas["SearchMatch"]["property"];

export interface Match {
  readonly property: Property;
  readonly excerpt: readonly Piece[];
}

type OwnTexts = { readonly id: number } & Readonly<Partial<Record<Property, string | null>>>;

interface OwnedText {
  readonly part_id: number;
  readonly property: Property;
  readonly text: string;
}

/** In the order in which they are told. */
const properties: readonly Property[] = [
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
      select o.part_id, 'orderdetails.supplierpartnr' as property, o.supplierpartnr as text
        from wanted join orderdetails o on o.part_id = wanted.id
      union all select o.part_id, 'orderdetails.supplier', s.full_path
        from wanted join orderdetails o on o.part_id = wanted.id join suppliers s on s.id = o.supplier_id
      union all select l.part_id, 'partLots.storage_location', s.full_path
        from wanted join part_lots l on l.part_id = wanted.id
          join storage_locations s on s.id = l.storage_location_id
      union all select v.part_id, 'parameters', ${parameterText(dialect)}
        from wanted join parameters v on v.part_id = wanted.id`,
  ),
);

function listed(ids: RawBuilder<readonly number[]>, dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`select value from json_each(${ids})`
    : sql`select unnest(cast(${ids} as bigint[]))`;
}

/** As the index has it: the number joined with its unit. */
function parameterText(dialect: Dialect): RawBuilder<unknown> {
  const value =
    dialect === "sqlite"
      ? sql`case when v.value_typical is null then '' else printf('%.15g', v.value_typical) end || v.unit`
      : sql`coalesce(v.value_typical::text, '') || v.unit`;
  return sql`v.name || ' ' || v.symbol || ' ' || v.value_text || ' ' || ${value}`;
}

/** For each of the parts, the texts that hold any of `words` (folded). Two statements. */
export async function readMatches(
  reader: Reader,
  ids: readonly number[],
  words: readonly string[],
): Promise<ReadonlyMap<number, Match[]>> {
  const own = await reader.run(ownTexts, { ids });
  const owned = new Map<number, OwnedText[]>(own.map(({ id }) => [id, []]));
  for (const row of await reader.run(ownedTexts, { ids })) owned.get(row.part_id)?.push(row);
  return new Map(own.map((part) => [part.id, matchesOf(part, owned.get(part.id) ?? [], words)]));
}

function matchesOf(part: OwnTexts, owned: readonly OwnedText[], words: readonly string[]): Match[] {
  return properties.flatMap((property) => {
    const texts = [
      part[property],
      ...owned.filter((row) => row.property === property).map(({ text }) => text),
    ];
    for (const text of texts) {
      const excerpt =
        typeof text === "string" ? excerptOf(text.replaceAll(/ {2,}/g, " ").trim(), words) : null;
      if (excerpt !== null) return [{ property, excerpt }];
    }
    return [];
  });
}
