/** Looks up parts that can have one of the values of a bill of materials, with one statement for each kind. */
import { sql } from "kysely";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { parameterForms, textForms, type ComponentValue } from "./component-values.ts";

/** A value that is looked up. */
export interface WantedValue {
  readonly key: string;
  readonly value: ComponentValue;
  /** The size of the part, such as "0603", or an empty string. */
  readonly size: string;
}

/** Further values are not looked up. */
const maximumValues = 500;

/** The maximum number of parts with a parameter that has one of the values. */
const maximumParts = 20_000;

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
    where v.part_id is not null order by 1 limit ${sql.lit(maximumParts)}`,
);

/** The maximum number of parts per spelling of a value. */
const perText = 100;

const wantedTexts = {
  sqlite: (
    list: unknown,
  ) => sql`select value ->> 'key' as key, value ->> 'text' as text, value ->> 'size' as size,
      value ->> 'narrowed' as narrowed from json_each(${list})`,
  postgres: (list: unknown) => sql`select key, text, size, narrowed
      from json_to_recordset(cast(${list} as json)) as given(key text, text text, size text, narrowed text)`,
};

/** The parts whose texts contain a value and a size, or whose footprint contains the size. */
const byText = prepared((_db, slot: Slot<{ texts: string }>, dialect) =>
  dialect === "sqlite"
    ? sql<{ key: string; ids: string }>`with wanted as (${wantedTexts.sqlite(slot("texts"))})
        select wanted.key, (select json_group_array(id) from (
            select rowid as id from search_parts where search_parts match wanted.narrowed limit ${sql.lit(perText)})) as ids
          from wanted
        union all
        select wanted.key, (select json_group_array(id) from (
            select p.id from search_parts s join parts p on p.id = s.rowid
              join footprints f on f.id = p.footprint_id
            where s.search_parts match wanted.text and f.name_folded like '%' || wanted.size || '%'
            limit ${sql.lit(perText)})) as ids
          from wanted where wanted.size <> ''`
    : sql<{ key: string; ids: string }>`with wanted as (${wantedTexts.postgres(slot("texts"))})
        select wanted.key, cast(found.ids as text) as ids from wanted cross join lateral (
          select coalesce(json_agg(id), '[]') as ids from (
            select part_id as id from search_parts
              where doc like wanted.text and doc like wanted.narrowed limit ${sql.lit(perText)}) s) found
        union all
        select wanted.key, cast(found.ids as text) as ids from wanted cross join lateral (
          select coalesce(json_agg(id), '[]') as ids from (
            select p.id from search_parts s join parts p on p.id = s.part_id
              join footprints f on f.id = p.footprint_id
            where s.doc like wanted.text and f.name_folded like '%' || wanted.size || '%'
            limit ${sql.lit(perText)}) s) found
        where wanted.size <> ''`,
);

export interface FoundValues {
  readonly ids: ReadonlySet<number>;
  /** The keys of the values for which not all parts were looked up. */
  readonly incomplete: ReadonlySet<string>;
}

export async function lookUpValues(reader: Reader, wanted: readonly WantedValue[]): Promise<FoundValues> {
  const values = wanted.slice(0, maximumValues);
  const incomplete = new Set(wanted.slice(maximumValues).map(({ key }) => key));
  const ids = new Set<number>();
  const forms = JSON.stringify(values.flatMap(({ value }) => parameterForms(value)));
  for (const { id } of await reader.run(byParameter, { forms })) ids.add(Number(id));
  if (ids.size >= maximumParts) for (const { key } of values) incomplete.add(key);
  const patterns = values.flatMap((each) =>
    textForms(each.value).map((text) => patternOf(reader, each, text)),
  );
  for (const { key, ids: list } of await reader.run(byText, { texts: JSON.stringify(patterns) })) {
    const found = JSON.parse(list) as number[];
    if (found.length >= perText) incomplete.add(key);
    for (const id of found) ids.add(id);
  }
  return { ids, incomplete };
}

function patternOf({ dialect }: Reader, { key, size }: WantedValue, text: string): object {
  // The index has trigrams, and two spaces before each word.
  const form = (text.length < 3 ? ` ${text}` : text).replaceAll(" ", "  ");
  if (dialect === "sqlite") {
    return {
      key,
      text: `doc:"${form}"`,
      size,
      narrowed: size === "" ? `doc:"${form}"` : `doc:"${form}" AND doc:"${size}"`,
    };
  }
  return { key, text: `%${form}%`, size, narrowed: `%${size}%` };
}
