/**
 * Finds similar words for a word that does not occur. Words that differ by one edit are found first. Otherwise, the words
 * that have most trigrams in common are compared.
 */
import { sql } from "kysely";
import type { Reader } from "../database/store.ts";
import { prepared, type Slot } from "../database/prepared.ts";
import { editDistances } from "../util/edit-distance.ts";
import { findOneEdit } from "./one-edit.ts";

interface SimilarRow {
  readonly word: string;
}

/** The maximum number of known words to compare with the missing word. */
const candidates = 100;

/**
 * The maximum number of trigrams to look up per word, and of words to count per trigram. These limits suffice to find
 * the most similar words.
 */
const trigramsUsed = 16;
const wordsOfTrigram = 1500;

/**
 * A trigram that matches no word, because its characters are unassigned. It replaces the missing trigrams of short
 * words.
 */
const noTrigram = '"\u{10fffd}\u{10fffd}\u{10fffd}"';

type Trigrams = Readonly<Record<`t${number}`, string>>;

const similarOnSqlite = prepared((_db, slot: Slot<Trigrams>) => {
  const each = Array.from(
    { length: trigramsUsed },
    (_, index) =>
      sql`select * from (select rowid as id from search_word_trigrams
        where search_word_trigrams match ${slot(`t${index}`)} limit ${sql.lit(wordsOfTrigram)})`,
  );
  return sql<SimilarRow>`select word from search_words join (
        select id, count(*) as shared from (${sql.join(each, sql` union all `)}) group by id
        order by shared desc, id limit ${sql.lit(candidates)}
      ) found on found.id = search_words.id`;
});

const similarOnPostgres = prepared(
  (_db, slot: Slot<{ word: string }>) =>
    sql<SimilarRow>`select search_similar_words(cast(${slot("word")} as text)) as word`,
);

const mostSimilar = 5;

/**
 * Returns at most five words, or prefixes of words, that differ least from `word`. Returns none if all words differ too
 * much. Runs one to three statements on
 * SQLite, and one on PostgreSQL.
 */
export async function findSimilar(reader: Reader, word: string): Promise<string[]> {
  const letters = [...word].length;
  if (letters < 4 || letters > 40) return [];
  if (reader.dialect === "postgres")
    return nearest(word, wordsIn(await reader.run(similarOnPostgres, { word })));
  const similar = await findOneEdit(reader, word);
  if (similar.length > 0 || allowedEdits(word) === 1) return bestOf(word, similar);
  return nearest(word, wordsIn(await reader.run(similarOnSqlite, trigramsOf(word))));
}

function wordsIn(rows: readonly SimilarRow[]): string[] {
  return rows.map(({ word }) => word);
}

/** Returns the first words of those that have the most letters at the beginning in common with `word`. */
function bestOf(word: string, similar: readonly string[]): string[] {
  const letters = [...word];
  const common = (other: string): number => {
    const others = [...other];
    const first = letters.findIndex((letter, index) => letter !== others[index]);
    return first < 0 ? letters.length : first;
  };
  return similar
    .map((text) => ({ text, length: common(text) }))
    .sort((a, b) => b.length - a.length)
    .slice(0, mostSimilar)
    .map(({ text }) => text);
}

/** Returns the maximum number of edits between a word and a similar word. */
function allowedEdits(word: string): number {
  return Math.min(3, Math.floor([...word].length / 3));
}

function trigramsOf(word: string): Trigrams {
  const padded = [...` ${word} `];
  const all = [...new Set(padded.slice(2).map((_, index) => padded.slice(index, index + 3).join("")))];
  const step = Math.max(1, all.length / trigramsUsed);
  return Object.fromEntries(
    Array.from({ length: trigramsUsed }, (_, index) => {
      const trigram = all[Math.floor(index * step)];
      return [`t${index}`, trigram === undefined ? noTrigram : `"${trigram.replaceAll('"', '""')}"`];
    }),
  );
}

/**
 * Returns the prefixes of known words that differ least from `word`. Prefixes are compared because the rest of a word
 * can be a variant number. Known words that begin with `word` are ignored, because they no longer occur.
 */
export function nearest(word: string, known: readonly string[]): string[] {
  let least = allowedEdits(word);
  let found = new Set<string>();
  for (const candidate of known) {
    const { differences, prefix } = compare(word, candidate);
    if (differences > least || differences === 0) continue;
    if (differences < least) found = new Set();
    least = differences;
    found.add(prefix);
  }
  return [...found].slice(0, mostSimilar);
}

/** Returns the prefix of `candidate` with the smallest number of edits from `word`, and this number. */
function compare(word: string, candidate: string): { differences: number; prefix: string } {
  const distances = editDistances(word, candidate);
  const differences = Math.min(...distances);
  // If several prefixes are equally similar, the longest prefix is most likely what the user meant.
  const prefix = [...candidate].slice(0, distances.lastIndexOf(differences)).join("");
  return { differences, prefix };
}
