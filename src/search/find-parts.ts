/**
 * Implements the search of `GET /api/search` and the tool `search_parts`. The index finds words. Regular expressions,
 * wildcards and selected fields are checked against the texts of parts. If the index can find candidates, only their
 * texts are checked; otherwise, the texts of all parts.
 */
import { fold } from "../database/fold.ts";
import type { Reader } from "../database/store.ts";
import type { Matcher } from "./expression.ts";
import { findHits, type HitPage, type IndexSearch } from "./hits.ts";
import type { Property } from "./part-texts.ts";
import type { PartFilter } from "./part-filter.ts";
import type { Pause } from "./pause.ts";
import { maximumHits, rankParts } from "./rank-parts.ts";
import { parseSearch, requireWordLimit, splitWords, wordMatcher } from "./search-words.ts";
import { isQuantity } from "./spellings.ts";
import { findOccurringTexts, resolveTerms, type ResolvedTerms, type Term } from "./terms.ts";
import { matchingParts, scanParts, textFilter, type TextFilter } from "./text-filter.ts";

export interface PartSearch {
  /** The name of the parameter that contains the query, used in error messages. */
  readonly parameter: string;
  readonly query: string;
  readonly mode: "words" | "wildcards" | "expression";
  /** The fields to search, or null for all fields. */
  readonly fields: ReadonlySet<Property> | null;
  /** The filters and the sort order of the parts, or null for all parts in the order of relevance. */
  readonly filter: PartFilter | null;
}

interface FoundParts extends HitPage {
  /** The words that were actually searched. Null in modes that do not search for words. */
  readonly resolved: ResolvedTerms | null;
}

/** The steps of a search: a query to the index, and checks of its results. */
interface Plan {
  readonly whole: string;
  /** The query as the barcode of a lot. Empty in modes that do not search for words. */
  readonly code: string;
  /** The terms to look up in the index. Empty if the index cannot find candidates; null if no part can match. */
  readonly terms: readonly Term[] | null;
  /** The checks of the texts of parts. Empty if the results of the index are exact. */
  readonly matchers: readonly Matcher[];
  readonly resolved: ResolvedTerms | null;
}

/**
 * Returns a page of the matching parts, best match first or in the order of the filter. Counts at most {@link maximumHits} parts. Searching words in
 * all fields takes few statements. Other searches can read the texts of all parts, with pauses for other requests.
 */
export async function findParts(
  reader: Reader,
  search: PartSearch,
  page: { readonly offset: number; readonly limit: number },
  pause: Pause,
): Promise<FoundParts> {
  const { whole, code, terms, matchers, resolved } = await plans[search.mode](reader, search);
  if (terms === null) return { total: 0, ids: [], isBarcode: false, resolved };
  const indexed = { whole, code, terms, filter: search.filter };
  if (matchers.length === 0) return { ...(await findHits(reader, indexed, page)), resolved };
  const texts = textFilter(search.fields, search.mode === "words" ? "folded" : "beginning", matchers);
  const hits = await withMatchingTexts(reader, indexed, texts, pause);
  const ids = hits.slice(page.offset, page.offset + page.limit);
  return { total: hits.length, ids, isBarcode: false, resolved };
}

const plans: Readonly<Record<PartSearch["mode"], (reader: Reader, search: PartSearch) => Promise<Plan>>> = {
  async expression(_, { parameter, query }) {
    const { compileExpression } = await import("./expression.ts");
    const matchers = [compileExpression(parameter, query)];
    return { whole: "", code: "", terms: [], matchers, resolved: null };
  },

  async wildcards(reader, { parameter, query }) {
    const words = splitWords(query);
    requireWordLimit(parameter, words);
    const { compileWildcards } = await import("./expression.ts");
    const patterns = words.map(compileWildcards);
    const literals = [...new Set(patterns.flatMap((pattern) => pattern.literals))].slice(0, indexedLiterals);
    const found = await findOccurringTexts(
      reader,
      literals.map((text) => [text]),
    );
    const terms = words.length === 0 || found.some(({ texts }) => texts.length === 0) ? null : found;
    return {
      whole: literals.join(" "),
      code: "",
      terms,
      matchers: patterns.map(({ matches }) => matches),
      resolved: null,
    };
  },

  /**
   * Words are looked up in the index. A quantity is also checked against the texts, because the index finds quantities
   * within other numbers, such as "5 V" in "25 V".
   */
  async words(reader, { parameter, query, fields }) {
    const { whole, words } = parseSearch(parameter, query);
    const code = fold(query).trim();
    const resolved = await resolveTerms(reader, words, code);
    const { terms } = resolved;
    const matchers = (terms ?? [])
      .filter(({ texts }) => fields !== null || texts.some(isQuantity))
      .map(({ texts }) => wordMatcher(texts));
    return { whole, code, terms, matchers, resolved };
  },
};

/** The maximum number of literals to look up. Further literals hardly reduce the number of candidates. */
const indexedLiterals = 16;

/**
 * Returns the parts that the index finds and whose texts match. The best thousand parts that the index finds come first,
 * in the order of the index.
 */
async function withMatchingTexts(
  reader: Reader,
  indexed: IndexSearch,
  texts: TextFilter,
  pause: Pause,
): Promise<readonly number[]> {
  if (indexed.terms.length === 0)
    return rankParts(reader, await scanParts(reader, indexed, texts, pause), indexed);
  const { ids } = await findHits(reader, indexed, { offset: 0, limit: maximumHits });
  const best = await matchingParts(reader, ids, texts, pause);
  const limit = maximumHits - best.length;
  if (ids.length < maximumHits || limit === 0) return best;
  const others = await scanParts(reader, indexed, texts, pause, { limit, except: new Set(ids) });
  if ((indexed.filter?.order ?? null) !== null) return rankParts(reader, [...best, ...others], indexed);
  return [...best, ...(await rankParts(reader, others, indexed))];
}
