/** Looks up parts by the numbers and values of all lines of a bill of materials, with one statement for each kind. */
import { sql } from "kysely";
import { textList, idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { stockOf } from "../../inventory/stock/stock-expression.ts";
import { groupBy } from "../../util/group-by.ts";

type Texts = readonly string[];

/** The parts with each IPN. */
const byIpn = prepared((db, slot: Slot<{ ipns: Texts }>, dialect) =>
  db
    .selectFrom("parts as p")
    .select(["p.id", "p.ipn_folded as key"])
    .where(textList(dialect, "p.ipn_folded", slot("ipns"))),
);

/** The parts with each manufacturer part number or name. */
const byNumberOrName = prepared((db, slot: Slot<{ numbers: Texts }>, dialect) =>
  db
    .selectFrom("parts as p")
    .select(["p.id", "p.manufacturer_product_number_folded as key"])
    .where(textList(dialect, "p.manufacturer_product_number_folded", slot("numbers")))
    .union(
      db
        .selectFrom("parts as p")
        .select(["p.id", "p.name_folded as key"])
        .where(textList(dialect, "p.name_folded", slot("numbers"))),
    ),
);

const bySupplierNumber = prepared((db, slot: Slot<{ numbers: Texts }>, dialect) =>
  db
    .selectFrom("orderdetails as o")
    .innerJoin("suppliers as s", "s.id", "o.supplier_id")
    .select(["o.part_id as id", "o.supplierpartnr_folded as key", "s.name as supplier"])
    .where(textList(dialect, "o.supplierpartnr_folded", slot("numbers"))),
);

/** The parts of BOM entries with each name. Those of the project come first, then the most recent ones. */
const byEarlierChoice = prepared((db, slot: Slot<{ names: Texts; project: number }>, dialect) =>
  db
    .selectFrom("project_bom_entries as e")
    .select(["e.part_id as id", "e.name as key", sql<boolean>`e.project_id = ${slot("project")}`.as("isOwn")])
    .where(textList(dialect, "e.name_folded", slot("names")))
    .where("e.part_id", "is not", null)
    .orderBy("e.last_modified", "desc")
    .orderBy("e.id", "desc"),
);

const wantedParameters = {
  sqlite: (list: unknown) =>
    sql`select value ->> 'number' as number, value ->> 'unit' as unit from json_each(${list})`,
  postgres: (list: unknown) =>
    sql`select number, unit from json_to_recordset(cast(${list} as json)) as given(number double precision, unit text)`,
};

const byParameter = prepared(
  (_db, slot: Slot<{ forms: string }>, dialect) => sql<{ id: number }>`
    with wanted as (${wantedParameters[dialect](slot("forms"))})
    select distinct v.part_id as id from wanted
      join parameters v on v.value_typical = wanted.number and v.unit_folded = wanted.unit
    where v.part_id is not null order by 1 limit ${sql.lit(5000)}`,
);

/** The maximum number of parts per spelling of a value. */
const perText = 100;

const wantedTexts = {
  sqlite: (list: unknown) => sql`select value ->> 'text' as text, value ->> 'size' as size,
      value ->> 'narrowed' as narrowed from json_each(${list})`,
  postgres: (list: unknown) => sql`select text, size, narrowed
      from json_to_recordset(cast(${list} as json)) as given(text text, size text, narrowed text)`,
};

/** The parts whose texts contain a value and a size, or whose footprint contains the size. */
const byText = prepared((_db, slot: Slot<{ texts: string }>, dialect) =>
  dialect === "sqlite"
    ? sql<{ ids: string }>`with wanted as (${wantedTexts.sqlite(slot("texts"))})
        select (select json_group_array(id) from (
            select rowid as id from search_parts where search_parts match wanted.narrowed limit ${sql.lit(perText)})) as ids
          from wanted
        union all
        select (select json_group_array(id) from (
            select p.id from search_parts s join parts p on p.id = s.rowid
              join footprints f on f.id = p.footprint_id
            where s.search_parts match wanted.text and f.name_folded like '%' || wanted.size || '%'
            limit ${sql.lit(perText)})) as ids
          from wanted where wanted.size <> ''`
    : sql<{ ids: string }>`with wanted as (${wantedTexts.postgres(slot("texts"))})
        select cast(found.ids as text) as ids from wanted cross join lateral (
          select coalesce(json_agg(id), '[]') as ids from (
            select part_id as id from search_parts
              where doc like wanted.text and doc like wanted.narrowed limit ${sql.lit(perText)}) s) found
        union all
        select cast(found.ids as text) as ids from wanted cross join lateral (
          select coalesce(json_agg(id), '[]') as ids from (
            select p.id from search_parts s join parts p on p.id = s.part_id
              join footprints f on f.id = p.footprint_id
            where s.doc like wanted.text and f.name_folded like '%' || wanted.size || '%'
            limit ${sql.lit(perText)}) s) found
        where wanted.size <> ''`,
);

const details = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("parts as p")
    .leftJoin("footprints as f", "f.id", "p.footprint_id")
    .leftJoin("manufacturers as m", "m.id", "p.manufacturer_id")
    .select([
      "p.id",
      "p.name",
      "p.description",
      "p.ipn",
      "p.manufacturer_product_number as number",
      "p.manufacturer_product_number_folded as numberFolded",
      "p.eda_value as edaValue",
      "p.eda_kicad_footprint as kicadFootprint",
      "f.name as footprint",
      "m.name as manufacturer",
      stockOf.sql("p", dialect).as("stock"),
    ])
    .where(idList(dialect, "p.id", slot("ids"))),
);

const parameters = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("parameters")
    .select(["part_id as id", "value_typical as number", "unit", "value_text as text"])
    .where(idList(dialect, "part_id", slot("ids"))),
);

export interface PartDetails {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly ipn: string | null;
  readonly number: string;
  readonly numberFolded: string;
  readonly edaValue: string | null;
  readonly kicadFootprint: string | null;
  readonly footprint: string | null;
  readonly manufacturer: string | null;
  readonly stock: number;
  readonly parameters: readonly {
    readonly number: number | null;
    readonly unit: string;
    readonly text: string;
  }[];
}

/** What is looked up. Texts are folded. */
export interface Wanted {
  readonly project: number;
  readonly ids: readonly number[];
  readonly ipns: readonly string[];
  readonly numbers: readonly string[];
  readonly supplierNumbers: readonly string[];
  readonly names: readonly string[];
  readonly parameterForms: readonly { readonly number: number; readonly unit: string }[];
  /** Spellings of values, each with the size of the part or an empty string. */
  readonly texts: readonly { readonly text: string; readonly size: string }[];
}

export interface Found {
  readonly parts: ReadonlyMap<number, PartDetails>;
  readonly byIpn: ReadonlyMap<string, readonly number[]>;
  readonly byNumber: ReadonlyMap<string, readonly number[]>;
  readonly bySupplierNumber: ReadonlyMap<
    string,
    readonly { readonly id: number; readonly supplier: string }[]
  >;
  /** The parts that users have assigned to entries with each name, by the exact name. */
  readonly earlier: ReadonlyMap<string, readonly number[]>;
  /** The parts that can have one of the values. */
  readonly valued: readonly PartDetails[];
}

/** Runs the same number of statements for any number of lines. */
export async function lookUp(reader: Reader, wanted: Wanted): Promise<Found> {
  const ipns = await reader.run(byIpn, { ipns: wanted.ipns });
  const numbers = await reader.run(byNumberOrName, { numbers: wanted.numbers });
  const supplierNumbers = await reader.run(bySupplierNumber, { numbers: wanted.supplierNumbers });
  const choices = await reader.run(byEarlierChoice, { names: wanted.names, project: wanted.project });
  const valued = new Set<number>();
  for (const { id } of await reader.run(byParameter, { forms: JSON.stringify(wanted.parameterForms) }))
    valued.add(Number(id));
  const texts = JSON.stringify(wanted.texts.map((text) => patternOf(reader, text)));
  for (const { ids } of await reader.run(byText, { texts }))
    for (const id of JSON.parse(ids) as number[]) valued.add(id);
  const others = [...ipns, ...numbers, ...supplierNumbers, ...choices].flatMap(({ id }) => id ?? []);
  const all = [...new Set([...wanted.ids, ...others, ...valued])];
  const rows = await reader.run(details, { ids: all });
  const ofPart = groupBy(await reader.run(parameters, { ids: [...valued] }), ({ id }) => id ?? 0);
  const parts = new Map(
    rows.map((row) => [row.id, { ...row, stock: Number(row.stock), parameters: ofPart.get(row.id) ?? [] }]),
  );
  return {
    parts,
    byIpn: idsByKey(ipns),
    byNumber: idsByKey(numbers),
    bySupplierNumber: groupBy(supplierNumbers, ({ key }) => key),
    earlier: idsByKey([...choices.filter(({ isOwn }) => isOwn), ...choices.filter(({ isOwn }) => !isOwn)]),
    valued: [...valued].flatMap((id) => parts.get(id) ?? []),
  };
}

function patternOf({ dialect }: Reader, { text, size }: Wanted["texts"][number]): object {
  // The index has trigrams, and two spaces before each word.
  const form = (text.length < 3 ? ` ${text}` : text).replaceAll(" ", "  ");
  if (dialect === "sqlite") {
    return {
      text: `doc:"${form}"`,
      size,
      narrowed: size === "" ? `doc:"${form}"` : `doc:"${form}" AND doc:"${size}"`,
    };
  }
  return { text: `%${form}%`, size, narrowed: `%${size}%` };
}

function idsByKey(
  rows: readonly { readonly id: number | null; readonly key: string | null }[],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { id, key } of rows) {
    if (id === null || key === null) continue;
    const list = found.get(key) ?? [];
    if (!list.includes(id)) list.push(id);
    found.set(key, list);
  }
  return found;
}
