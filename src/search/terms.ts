/** Decides what is searched for each word of a query: its spellings, or similar words if it occurs nowhere. */
import type { Reader } from "../database/store.ts";
import { findOccurrences, occurs } from "./occurrences.ts";
import type { Link } from "./occurrences.ts";
import { findSimilar } from "./similar-words.ts";
import { maximumWords, splitWords } from "./search-words.ts";
import { spell } from "./spellings.ts";
import type { Spelled } from "./spellings.ts";

/** A word of the query, with the texts that are searched for it. Any of them is a hit. */
export interface Term {
  readonly texts: readonly string[];
  readonly links: readonly Link[];
}

export interface ResolvedTerms {
  /** Null if a word occurs nowhere, and no similar word does. */
  readonly terms: readonly Term[] | null;
  /** Words that occur nowhere as they are written. */
  readonly missing: readonly string[];
  /** Similar words that are searched in place of missing ones, by the missing word. */
  readonly similar: ReadonlyMap<string, readonly string[]>;
}

/** Similar words are searched for so many words of a query. */
const correctedWords = 3;

/** One statement, or two with words to split; two more for similar words, and one for each word that is missing. */
export async function resolveTerms(reader: Reader, words: readonly Spelled[]): Promise<ResolvedTerms> {
  const written = await occurring(
    reader,
    words.map(({ texts }) => texts),
  );
  const nameOf = ({ texts }: Spelled): string => texts[0] ?? "";
  const missing = words.filter((_, index) => written[index]?.texts.length === 0);
  // "10k/0603" is two words unless a part contains it as it is written.
  const pieces = words.flatMap((word) =>
    missing.includes(word) && nameOf(word).includes("/")
      ? spell(splitWords(nameOf(word).replaceAll("/", " ")))
      : [word],
  );
  if (pieces.length > words.length && pieces.length <= maximumWords) return resolveTerms(reader, pieces);
  const names = missing.map(nameOf);
  if (missing.length === 0) return { terms: written, missing: names, similar: new Map() };
  const none = { terms: null, missing: names, similar: new Map<string, readonly string[]>() };
  if (missing.length > correctedWords) return none;

  const candidates: (readonly string[])[] = [];
  for (const { texts, isExact } of missing)
    candidates.push(isExact ? [] : await findSimilar(reader, texts[0] ?? ""));
  // A word that is known may occur nowhere by now.
  const found = candidates.some((texts) => texts.length > 0) ? await occurring(reader, candidates) : [];
  const corrected = new Map(missing.map((word, index) => [word, found[index] ?? { texts: [], links: [] }]));
  const similar = new Map(
    [...corrected].flatMap(([word, { texts }]) =>
      texts.length === 0 ? [] : [[nameOf(word), texts] as const],
    ),
  );
  if (similar.size < missing.length) return { ...none, similar };
  const terms = words.map((word, index) => corrected.get(word) ?? written[index] ?? { texts: [], links: [] });
  return { terms, missing: names, similar };
}

/** Of the texts for each word, those that occur. One statement. */
export async function occurring(reader: Reader, words: readonly (readonly string[])[]): Promise<Term[]> {
  const texts = [...new Set(words.flat())];
  const found = await findOccurrences(reader, texts);
  const occurrences = new Map(texts.map((text, index) => [text, found[index]]));
  return words.map((spellings) => {
    const some = spellings.filter((text) => {
      const occurrence = occurrences.get(text);
      return occurrence !== undefined && occurs(occurrence);
    });
    return { texts: some, links: some.flatMap((text) => occurrences.get(text)?.links ?? []) };
  });
}
