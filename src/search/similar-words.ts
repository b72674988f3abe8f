/** Finds similar words for a word that does not occur. Two words are similar if they have many trigrams in common. */
import { sql } from "kysely";
import type { Reader } from "../database/store.ts";
import { preparedSql } from "../database/prepared.ts";
import { editDistances } from "../edit-distance.ts";

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

const similarOnSqlite = preparedSql<SimilarRow, Trigrams>((slot) => {
  const each = Array.from(
    { length: trigramsUsed },
    (_, index) =>
      sql`select * from (select rowid as id from search_word_trigrams
        where search_word_trigrams match ${slot(`t${index}`)} limit ${sql.lit(wordsOfTrigram)})`,
  );
  return sql`select word from search_words join (
        select id, count(*) as shared from (${sql.join(each, sql` union all `)}) group by id
        order by shared desc, id limit ${sql.lit(candidates)}
      ) found on found.id = search_words.id`;
});

const similarOnPostgres = preparedSql<SimilarRow, { word: string }>(
  (slot) => sql`select search_similar_words(cast(${slot("word")} as text)) as word`,
);

/**
 * Returns at most five words, or prefixes of words, that differ least from `word`. Returns none if all words differ too
 * much. Runs one statement.
 */
export async function findSimilar(reader: Reader, word: string): Promise<string[]> {
  const letters = [...word].length;
  if (letters < 4 || letters > 40) return [];
  const rows =
    reader.dialect === "sqlite"
      ? await reader.run(similarOnSqlite, trigramsOf(word))
      : await reader.run(similarOnPostgres, { word });
  return nearest(
    word,
    rows.map((row) => row.word),
  );
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
 * can be a variant number.
 */
export function nearest(word: string, known: readonly string[]): string[] {
  const allowed = Math.min(3, Math.floor([...word].length / 3));
  let least = allowed;
  let found = new Set<string>();
  for (const candidate of known) {
    const { differences, prefix } = compare(word, candidate);
    if (differences > least) continue;
    if (differences < least) found = new Set();
    least = differences;
    found.add(prefix);
  }
  return [...found].slice(0, 5);
}

/** Returns the prefix of `candidate` with the smallest number of edits from `word`, and this number. */
function compare(word: string, candidate: string): { differences: number; prefix: string } {
  const distances = editDistances(word, candidate);
  const differences = Math.min(...distances);
  // If several prefixes are equally similar, the longest prefix is most likely what the user meant.
  const prefix = [...candidate].slice(0, distances.lastIndexOf(differences)).join("");
  return { differences, prefix };
}
