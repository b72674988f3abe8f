/** Ranks parts by the texts that contain the words of a query. `hits.ts` finds these parts. */
import { sql, type RawBuilder } from "kysely";
import { idList } from "../database/id-list.ts";
import type { Slot, SlotValues } from "../database/prepared.ts";
import { sortKey } from "../database/sort-text.ts";
import { position, textRows, typed } from "../database/sql-functions.ts";
import type { Dialect, Reader } from "../database/store.ts";
import { preparedByWords, type Matching } from "./prepared-by-words.ts";
import type { Term } from "./terms.ts";

export const maximumHits = 1000;

/** Returns the values of the slots in {@link scoreOf}. */
export function textsOf(terms: readonly Term[]): SlotValues {
  return isSingleTexts(terms)
    ? Object.fromEntries(terms.map(({ texts: [text = ""] }, index) => [`text${index}`, text]))
    : Object.fromEntries(terms.map(({ texts }, index) => [`texts${index}`, texts]));
}

/** Whether each term has a single text, so {@link scoreOf} needs no list of texts. */
export function isSingleTexts(terms: readonly Term[]): boolean {
  return terms.every(({ texts }) => texts.length === 1);
}

/**
 * Returns SQL that adds up the best score of each word.
 * @param isSingle the result of {@link isSingleTexts}
 */
export function scoreOf(
  slot: Slot<SlotValues>,
  dialect: Dialect,
  words: number,
  isSingle: boolean,
): RawBuilder<unknown> {
  const at = (text: RawBuilder<unknown>, part: RawBuilder<unknown>) => position(dialect, text, part);
  const name = sql.ref("parts.name_folded");
  const number = sql.ref("parts.manufacturer_product_number_folded");
  const description = sql.ref("parts.description_folded");
  const score = (word: RawBuilder<unknown>) => {
    const beginning = sql`' ' || ${word}`;
    return sql`case when ${name} = ${word} then 60
      when ${at(name, word)} = 1 then 50
      when ${at(name, sql`${beginning}`)} > 0 then 40
      when ${at(name, word)} > 0 then 30
      when ${at(number, word)} > 0 or ${at(sql.ref("parts.ipn_folded"), word)} > 0 then 25
      when ${at(sql.ref("parts.tags_folded"), word)} > 0 then 15
      when ${at(description, word)} = 1 or ${at(description, sql`${beginning}`)} > 0 then 12
      when ${at(description, word)} > 0 then 8
      else 0 end`;
  };
  const best = (index: number) => {
    if (isSingle) return score(typed(dialect, slot(`text${index}`), "text"));
    const spellings = textRows(dialect, slot(`texts${index}`), "spelling");
    return sql`(select max(${score(sql.ref("spelling.value"))}) from ${spellings})`;
  };
  return sql`(${sql.join(
    Array.from({ length: words }, (_, index) => best(index)),
    sql` + `,
  )})`;
}

const rankingsOf = (isSingle: boolean) =>
  preparedByWords<{ readonly id: number }>(
    isSingle ? "rankings of single texts" : "rankings",
    (slot, dialect, words, filter) => {
      const ids = slot("ids") as RawBuilder<readonly number[]>;
      const score = words === 0 ? sql`` : sql`${scoreOf(slot, dialect, words, isSingle)} desc, `;
      return sql`select parts.id from parts where ${idList(dialect, "parts.id", ids)}
    order by ${filter?.order ?? sql`${score}${sortKey("parts", "name")}, parts.id`} limit ${sql.lit(maximumHits)}`;
    },
  );

const rankings = { single: rankingsOf(true), several: rankingsOf(false) };

/**
 * Sorts parts in the order of the filter, by rank, or by name if there are no terms. Returns at most a thousand parts.
 * Runs one statement.
 */
export async function rankParts(
  reader: Reader,
  ids: readonly number[],
  { terms, filter }: Matching,
): Promise<number[]> {
  const statement = rankings[isSingleTexts(terms) ? "single" : "several"](terms.length, filter);
  const rows = await reader.run(statement, { ids, ...textsOf(terms) });
  return rows.map(({ id }) => id);
}
