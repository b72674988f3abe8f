/**
 * The search engine behind `GET /api/search` and the tool `search_parts`: words are found by the index. Regular
 * expressions, wildcards and a choice of fields are checked against the texts of the parts, those that the index found
 * or, if it cannot help, of all parts.
 */
import type { Reader } from "../database/store.ts";
import { compileExpression, compileWildcards } from "./expression.ts";
import { findHits, maximumHits, rankParts } from "./hits.ts";
import type { Property } from "./part-texts.ts";
import type { Pause } from "./pause.ts";
import { parseSearch, requireFew, splitWords, wordMatcher } from "./search-words.ts";
import { occurring, resolveTerms } from "./terms.ts";
import type { ResolvedTerms, Term } from "./terms.ts";
import { matchingParts, scanParts } from "./text-filter.ts";
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
    const filter = { fields, matchers: [compileExpression(parameter, query)] };
    return { ids: await rankParts(reader, await scanParts(reader, [], filter, pause), []), resolved: null };
  }
  if (mode === "wildcards") {
    const words = splitWords(query);
    requireFew(parameter, words);
    const patterns = words.map(compileWildcards);
    const filter = { fields, matchers: patterns.map(({ matches }) => matches) };
    const literals = [...new Set(patterns.flatMap((pattern) => pattern.literals))].slice(0, indexedLiterals);
    const terms = await occurring(
      reader,
      literals.map((text) => [text]),
    );
    if (words.length === 0 || terms.some(({ texts }) => texts.length === 0))
      return { ids: [], resolved: null };
    return { ids: await filtered(reader, literals.join(" "), terms, filter, pause), resolved: null };
  }
  const { whole, words } = parseSearch(parameter, query);
  const resolved = await resolveTerms(reader, words);
  const { terms } = resolved;
  if (terms === null) return { ids: [], resolved };
  if (fields === null) {
    const { ids } = await findHits(reader, whole, terms, { offset: 0, limit: maximumHits });
    return { ids, resolved };
  }
  const filter = { fields, matchers: terms.map(({ texts }) => wordMatcher(texts)) };
  return { ids: await filtered(reader, whole, terms, filter, pause), resolved };
}

/** More of them hardly narrow a search. */
const indexedLiterals = 16;

/** The parts that the index finds and the filter accepts, in the order of the index if that finds all of them. */
async function filtered(
  reader: Reader,
  whole: string,
  terms: readonly Term[],
  filter: TextFilter,
  pause: Pause,
): Promise<readonly number[]> {
  if (terms.length > 0) {
    const { ids } = await findHits(reader, whole, terms, { offset: 0, limit: maximumHits });
    if (ids.length < maximumHits) return matchingParts(reader, ids, filter, pause);
  }
  return rankParts(reader, await scanParts(reader, terms, filter, pause), terms);
}
