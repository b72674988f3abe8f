/** Finds parts by a regular expression, which no database runs: their texts are read and looked at here. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { idList } from "../../../database/id-list.ts";
import type { Slot, SlotValue, SlotValues } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Dialect, Reader } from "../../../database/store.ts";
import { trees } from "../../../database/migrations/search-trees.ts";
import { rawQuery } from "../../../search/raw-query.ts";
import { charactersOfText, type Expression } from "./expression.ts";
import { endOfNext } from "./find-scanning.ts";
import type { FoundNames } from "./found-names.ts";
import { wantedHits } from "./limits.ts";
import type { SearchQuery, TextField } from "./search-query.ts";
import { textColumns, textFields } from "./search-query.ts";
import type { Pause } from "./turns-of-others.ts";

type Texts = { readonly id: number } & Readonly<Partial<Record<TextField, string | null>>>;

const ownTexts = Object.keys(textColumns) as (keyof typeof textColumns)[];

const partsAtOnce = 1000;

const texts = prepared((_db, slot: Slot<SlotValues>, dialect) => {
  const columns = Object.entries(textColumns).map(
    ([field, column]) =>
      sql`case when ${flag(slot, field, dialect)} then ${beginningOf(column)} end as ${sql.ref(field)}`,
  );
  return rawQuery<Texts>(
    dialect,
    sql`select id, ${sql.join(columns)} from parts
      where id > ${slot("after")} and id <= ${slot("until")} order by id`,
  );
});

const numbers = prepared((_db, slot: Slot<{ after: number; until: number }>, dialect) =>
  rawQuery<{ part_id: number; number: string }>(
    dialect,
    sql`select part_id, supplierpartnr_folded as number from orderdetails
      where part_id > ${slot("after")} and part_id <= ${slot("until")} and supplierpartnr_folded <> ''
      order by part_id`,
  ),
);

const linked = prepared((_db, slot: Slot<SlotValues>, dialect) => {
  const sources = trees.map(({ kind, of }) => {
    const part = sql.ref(of.table === "parts" ? "id" : "part_id");
    const ids = slot(`ids${kind}`) as RawBuilder<readonly number[]>;
    return sql`select id from (select distinct ${part} as id from ${sql.table(of.table)}
      where ${idList(dialect, of.column, ids)} order by 1 limit ${sql.lit(wantedHits)}) linked${sql.lit(kind)}`;
  });
  return rawQuery<{ id: number }>(
    dialect,
    sql`${sql.join(sources, sql` union `)} order by 1 limit ${sql.lit(wantedHits)}`,
  );
});

function beginningOf(column: string): RawBuilder<unknown> {
  return sql`substr(${sql.ref(column)}, 1, ${sql.lit(charactersOfText)})`;
}

function flag(slot: Slot<SlotValues>, name: string, dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite" ? slot(name) : sql`cast(${slot(name)} as boolean)`;
}

/**
 * The ids of the first hits. Three statements for each thousand parts, and two more.
 *
 * @param names the elements of trees whose names match
 * @param pause before each text
 */
export async function findByExpression(
  reader: Reader,
  { texts: fields }: SearchQuery,
  { matches, names }: { readonly matches: Expression; readonly names: FoundNames },
  pause: Pause,
): Promise<readonly number[]> {
  const found = new Set(await linkedTo(reader, names));
  if (fields.size === 0) return [...found];
  const flags: Record<string, SlotValue> = {};
  for (const field of textFields) flags[field] = fields.has(field);
  let hits = 0;
  let after = 0;
  while (hits < wantedHits) {
    const until = await endOfNext(reader, after, partsAtOnce);
    if (until === null) break;
    const range = { after, until };
    const hit = new Set<number>();
    await lookThrough(textsOf(await reader.run(texts, { ...flags, ...range })), hit);
    if (fields.has("ordernr")) {
      const rows = await reader.run(numbers, range);
      await lookThrough(
        rows.map(({ part_id, number }) => [part_id, number]),
        hit,
      );
    }
    for (const id of hit) found.add(id);
    hits += hit.size;
    after = until;
  }
  return [...found];

  async function lookThrough(entries: Iterable<readonly [id: number, text: string]>, hit: Set<number>) {
    for (const [id, text] of entries) {
      if (hit.has(id)) continue;
      const othersTurn = pause();
      if (othersTurn !== undefined) await othersTurn;
      if (matches(text)) hit.add(id);
    }
  }
}

function* textsOf(rows: readonly Texts[]): Generator<readonly [id: number, text: string]> {
  for (const row of rows) {
    for (const field of ownTexts) {
      const text = row[field];
      if (typeof text === "string" && text !== "") yield [row.id, text];
    }
  }
}

async function linkedTo(reader: Reader, names: FoundNames): Promise<number[]> {
  if (names.size === 0) return [];
  const values: Record<string, SlotValue> = {};
  for (const { kind } of trees) values[`ids${kind}`] = names.get(kind) ?? [];
  const rows = await reader.run(linked, values);
  return rows.map(({ id }) => id);
}
