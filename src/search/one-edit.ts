/**
 * Finds the known words, or prefixes of known words, that differ from a word by one edit. It enumerates the letters that
 * follow each prefix of the word in the index of known words, so the cost hardly depends on the number of known words.
 */
import { sql, type RawBuilder } from "kysely";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";

/** The maximum number of letters to try. Only scripts with hundreds of letters have more. */
const lettersTried = 3000;

/** The last Unicode character. It ends the range of words that begin with a text. */
const last = "\u{10ffff}";
const end = sql`char(1114111)`;

function isKnown(from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select 1 from search_words where word >= ${from} and word < ${to})`;
}

interface EditSlots {
  readonly [name: string]: string | readonly string[];
  readonly word: string;
  /** For each letter of the word: the text before it, and the text after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The word itself, without one of its letters, and with two letters swapped. */
  readonly direct: readonly string[];
}

/**
 * `following` contains the first known word for each letter that follows a prefix. This letter replaces the next letter
 * of the word, or is inserted before it. The texts are in the order of their code points.
 */
const oneEdit = prepared((_db, slot: Slot<EditSlots>) => {
  const letter = sql`substr(following.word, length(place.before) + 1, 1)`;
  const edits = (rest: RawBuilder<unknown>) =>
    sql`select place.before || ${letter} || ${rest} from following join place on place.n = following.n
        where following.word is not null`;
  return sql<{ readonly text: string }>`with recursive place(n, before, letter, after) as materialized (
      select b.key, b.value, substr(${slot("word")}, b.key + 1, 1), a.value
      from json_each(${slot("before")}) b join json_each(${slot("after")}) a on a.key = b.key),
    following(n, word) as (
      select n, (select min(word) from search_words where word > before and word < before || ${end}) from place
      union all select place.n, (select min(word) from search_words
          where word >= place.before || char(unicode(${letter}) + 1) and word < place.before || ${end})
        from following join place on place.n = following.n where following.word is not null
      limit ${sql.lit(lettersTried)}),
    edited(text) as (select value from json_each(${slot("direct")})
      union ${edits(sql`place.after`)} union ${edits(sql`place.letter || place.after`)})
    select text from edited
    where (text = ${slot("word")} or substr(text, 1, length(${slot("word")})) <> ${slot("word")})
      and ${isKnown(sql`text`, sql`text || ${end}`)}
    order by text`;
});

interface Range {
  readonly from: string;
  readonly to: string;
}

/** Selects the ranges that contain known words, by index. */
const usedRanges = prepared(
  (_db, slot: Slot<{ ranges: readonly string[] }>) => sql<{
    readonly n: number;
  }>`select key as n from json_each(${slot("ranges")})
    where ${isKnown(sql`value ->> '$.from'`, sql`value ->> '$.to'`)}`,
);

/**
 * Returns the prefixes of known words that differ from `word` by one edit. If several prefixes of a known word do, only
 * the longest one is returned for it. Ignores known words that begin with `word`. Runs at most two statements, on SQLite.
 */
export async function findOneEdit(reader: Reader, word: string): Promise<string[]> {
  const letters = [...word];
  const text = (from: number, to?: number): string => letters.slice(from, to).join("");
  const direct = letters.flatMap((letter, index) => {
    const swapped = letters[index + 1];
    return [
      text(0, index) + text(index + 1),
      ...(swapped === undefined ? [] : [text(0, index) + swapped + letter + text(index + 2)]),
    ];
  });
  direct.push(word);
  const before = letters.map((_, index) => text(0, index));
  const after = letters.map((_, index) => text(index + 1));
  const rows = await reader.run(oneEdit, { word, before, after, direct });
  const texts = rows.map((row) => row.text);
  const gaps = texts.flatMap((each, index) =>
    gapsBetween(each, longerTexts(texts, index)).map((range) => ({ text: each, range })),
  );
  const replaced = new Set(gaps.map((gap) => gap.text));
  if (gaps.length > 0) {
    const ranges = gaps.map(({ range }) => JSON.stringify(range));
    for (const { n } of await reader.run(usedRanges, { ranges })) replaced.delete(gaps[n]?.text ?? "");
  }
  return texts.filter((each) => each !== word && !replaced.has(each));
}

/** Returns the texts that begin with the text at `index`. In a sorted list, they follow this text. */
function longerTexts(texts: readonly string[], index: number): string[] {
  const start = texts[index] ?? "";
  const longer: string[] = [];
  for (const text of texts.slice(index + 1)) {
    if (!text.startsWith(start)) break;
    if (!text.startsWith(longer.at(-1) ?? "\0")) longer.push(text);
  }
  return longer;
}

/** Returns the ranges of words that begin with `text`, but with none of the longer texts. */
function gapsBetween(text: string, longer: readonly string[]): Range[] {
  if (longer.length === 0) return [];
  const from = [text, ...longer.map((each) => each + last)];
  const to = [...longer, text + last];
  return from.map((start, index) => ({ from: start, to: to[index] ?? start }));
}
