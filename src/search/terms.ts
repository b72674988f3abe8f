/**
 * Determines which texts to search for each word of a query: the spellings of the word or, if the word does not occur,
 * similar words.
 */
import type { Reader } from "../database/store.ts";
import { findOccurrences, occurs, type Link } from "./occurrences.ts";
import { lotsWithBarcode } from "./lot-barcodes.ts";
import { findSimilar } from "./similar-words.ts";
import { maximumWords, splitWords } from "./search-words.ts";
import { spell, type Spelled } from "./spellings.ts";

/** The texts to search for a word. A hit contains at least one of these texts. */
export interface Term {
  readonly texts: readonly string[];
  readonly links: readonly Link[];
  /** The IDs of all parts whose texts contain one of these texts, or null if they are unknown. */
  readonly parts: readonly number[] | null;
}

const noTerm: Term = { texts: [], links: [], parts: null };

export interface ResolvedTerms {
  /** The terms to search. Null if neither a word nor any similar word occurs. */
  readonly terms: readonly Term[] | null;
  /** The words that do not occur as written in the query. */
  readonly missing: readonly string[];
  /** Maps each missing word to the similar words that replace it. */
  readonly similar: ReadonlyMap<string, readonly string[]>;
}

/** The maximum number of missing words to replace by similar words. */
const correctedWords = 3;

/**
 * Finds the terms of a query. Runs one statement, or two statements if words are split. If words are missing, runs one
 * more statement for the barcodes of lots, one for each missing word and one for all similar words.
 * @param code the query as the folded barcode of a lot; such a query is neither split nor corrected
 */
export async function resolveTerms(
  reader: Reader,
  words: readonly Spelled[],
  code: string,
): Promise<ResolvedTerms> {
  const written = await findOccurringTexts(
    reader,
    words.map(({ texts }) => texts),
  );
  const nameOf = ({ texts }: Spelled): string => texts[0] ?? "";
  const missing = words.filter((_, index) => written[index]?.texts.length === 0);
  if (missing.length > 0 && (await lotsWithBarcode(reader, code)).length > 0) {
    const terms = words.map(({ texts }) => ({ ...noTerm, texts }));
    return { terms, missing: [], similar: new Map() };
  }
  // A word such as "10k/0603" is split into two words, unless a part contains it as written.
  const pieces = words.flatMap((word) =>
    missing.includes(word) && nameOf(word).includes("/")
      ? spell(splitWords(nameOf(word).replaceAll("/", " ")))
      : [word],
  );
  if (pieces.length > words.length && pieces.length <= maximumWords)
    return resolveTerms(reader, pieces, code);
  const names = missing.map(nameOf);
  if (missing.length === 0) return { terms: written, missing: names, similar: new Map() };
  const none = { terms: null, missing: names, similar: new Map<string, readonly string[]>() };
  if (missing.length > correctedWords) return none;

  const candidates: (readonly string[])[] = [];
  for (const { texts, isExact } of missing)
    candidates.push(isExact ? [] : await findSimilar(reader, texts[0] ?? ""));
  // A similar word may no longer occur, because words that are no longer used are not removed from the index.
  const found = candidates.some((texts) => texts.length > 0)
    ? await findOccurringTexts(reader, candidates)
    : [];
  const corrected = new Map(missing.map((word, index) => [word, found[index] ?? noTerm]));
  const similar = new Map(
    [...corrected].flatMap(([word, { texts }]) =>
      texts.length === 0 ? [] : [[nameOf(word), texts] as const],
    ),
  );
  if (similar.size < missing.length) return { ...none, similar };
  const terms = words.map((word, index) => corrected.get(word) ?? written[index] ?? noTerm);
  return { terms, missing: names, similar };
}

/** Returns the texts of each word that occur. Runs one statement. */
export async function findOccurringTexts(
  reader: Reader,
  words: readonly (readonly string[])[],
): Promise<Term[]> {
  const texts = [...new Set(words.flat())];
  const found = await findOccurrences(reader, texts, words.length === 1);
  const occurrences = new Map(texts.map((text, index) => [text, found[index]]));
  return words.map((spellings) => {
    const some = spellings.flatMap((text) => {
      const occurrence = occurrences.get(text);
      return occurrence !== undefined && occurs(occurrence) ? [{ text, ...occurrence }] : [];
    });
    const parts = some.map((each) => each.parts);
    return {
      texts: some.map(({ text }) => text),
      links: some.flatMap(({ links }) => links),
      parts: parts.includes(null) ? null : [...new Set(parts.flatMap((ids) => ids ?? []))],
    };
  });
}
