/**
 * The search engine behind `GET /api/search` and the tool `search_parts`: words are found by the index. Regular
 * expressions, wildcards and a choice of fields are checked against the texts of the parts, those that the index found
 * or, if it cannot help, of all parts.
 */
import type { Reader } from "../database/store.ts";
import { compileExpression, compileWildcards } from "./expression.ts";
import { findHits, maximumHits, rankParts } from "./hits.ts";
import type { HitPage } from "./hits.ts";
import type { Property } from "./part-texts.ts";
import type { Pause } from "./pause.ts";
import { parseSearch, requireFew, splitWords, wordMatcher } from "./search-words.ts";
import type { SearchQuery } from "./search-words.ts";
import { isQuantity } from "./spellings.ts";
import { occurring, resolveTerms } from "./terms.ts";
import type { ResolvedTerms, Term } from "./terms.ts";
import { matchingParts, scanParts, textFilter } from "./text-filter.ts";
import type { TextFilter } from "./text-filter.ts";

export interface PartSearch {
  /** The name of the parameter that contains the query, for error messages. */
  readonly parameter: string;
  readonly query: string;
  readonly mode: "words" | "wildcards" | "expression";
  /** Null: all. */
  readonly fields: ReadonlySet<Property> | null;
}

export interface FoundParts {
  /** The best first, at most {@link maximumHits}. */
  readonly ids: readonly number[];
  /** How the words of the query were understood; null in other modes. */
  readonly resolved: ResolvedTerms | null;
}

/** Takes few statements for words in all fields. Other searches may read the texts of all parts, between pauses. */
export async function findParts(reader: Reader, search: PartSearch, pause: Pause): Promise<FoundParts> {
  const { parameter, query, mode, fields } = search;
  if (mode === "expression") {
    const filter = textFilter(fields, "beginning", [compileExpression(parameter, query)]);
    return { ids: await rankParts(reader, await scanParts(reader, [], filter, pause), []), resolved: null };
  }
  if (mode === "wildcards") {
    const words = splitWords(query);
    requireFew(parameter, words);
    const patterns = words.map(compileWildcards);
    const filter = textFilter(
      fields,
      "beginning",
      patterns.map(({ matches }) => matches),
    );
    const literals = [...new Set(patterns.flatMap((pattern) => pattern.literals))].slice(0, indexedLiterals);
    const terms = await occurring(
      reader,
      literals.map((text) => [text]),
    );
    if (words.length === 0 || terms.some(({ texts }) => texts.length === 0))
      return { ids: [], resolved: null };
    return { ids: await filtered(reader, literals.join(" "), terms, filter, pause), resolved: null };
  }
  const words = parseSearch(parameter, query);
  if (fields === null) return findByWords(reader, words, { offset: 0, limit: maximumHits }, pause);
  const resolved = await resolveTerms(reader, words.words);
  const { terms } = resolved;
  if (terms === null) return { ids: [], resolved };
  const filter = textFilter(
    fields,
    "folded",
    terms.map(({ texts }) => wordMatcher(texts)),
  );
  return { ids: await filtered(reader, words.whole, terms, filter, pause), resolved };
}

/**
 * A page of the parts that contain all words in any field, the best first. The index also finds a number with a unit
 * inside other numbers ("5 V" in "25 V"): the texts of those parts are checked, between pauses.
 */
export async function findByWords(
  reader: Reader,
  { whole, words }: SearchQuery,
  page: { readonly offset: number; readonly limit: number },
  pause: Pause,
): Promise<HitPage & { readonly resolved: ResolvedTerms }> {
  const resolved = await resolveTerms(reader, words);
  const { terms } = resolved;
  if (terms === null) return { total: 0, ids: [], resolved };
  const quantities = terms.filter(({ texts }) => texts.some(isQuantity));
  if (quantities.length === 0) return { ...(await findHits(reader, whole, terms, page)), resolved };
  const filter = textFilter(
    null,
    "folded",
    quantities.map(({ texts }) => wordMatcher(texts)),
  );
  const hits = await filtered(reader, whole, terms, filter, pause);
  return { total: hits.length, ids: hits.slice(page.offset, page.offset + page.limit), resolved };
}

/** More of them hardly narrow a search. */
const indexedLiterals = 16;

/** The parts that the index finds and the filter accepts: first those of the best thousand of the index, in its order. */
async function filtered(
  reader: Reader,
  whole: string,
  terms: readonly Term[],
  filter: TextFilter,
  pause: Pause,
): Promise<readonly number[]> {
  if (terms.length === 0) return rankParts(reader, await scanParts(reader, terms, filter, pause), terms);
  const { ids } = await findHits(reader, whole, terms, { offset: 0, limit: maximumHits });
  const best = await matchingParts(reader, ids, filter, pause);
  const limit = maximumHits - best.length;
  if (ids.length < maximumHits || limit === 0) return best;
  const others = await scanParts(reader, terms, filter, pause, { limit, except: new Set(ids) });
  return [...best, ...(await rankParts(reader, others, terms))];
}
