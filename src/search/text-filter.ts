/** Checks the texts of parts against filters, a few parts at a time. */
import { fold } from "../database/fold.ts";
import type { Reader } from "../database/store.ts";
import { memoize } from "../util/memoize.ts";
import type { Matcher } from "./expression.ts";
import { listParts } from "./hits.ts";
import { readTexts, type PartText, type Property, type TextForm } from "./part-texts.ts";
import type { Pause } from "./pause.ts";
import type { Matching } from "./prepared-by-words.ts";
import { maximumHits } from "./rank-parts.ts";
import { textBatches } from "./text-batches.ts";

/** A filter on the texts of a part. A part passes if each matcher matches at least one text. */
export interface TextFilter {
  /** The fields whose texts are checked, or null for all fields. */
  readonly fields: ReadonlySet<Property> | null;
  readonly matchers: readonly TextMatcher[];
  readonly form: FilteredForm;
}

/** The texts to check: whole texts, or only their beginnings for slow matchers. */
type FilteredForm = Exclude<TextForm, "written">;

interface TextMatcher {
  readonly text: Matcher;
  /**
   * The matcher for tree paths. Each name in a path is checked separately, so an expression can be anchored to a name.
   */
  readonly path: Matcher;
}

export function textFilter(
  fields: ReadonlySet<Property> | null,
  form: FilteredForm,
  matchers: readonly Matcher[],
): TextFilter {
  return { fields, form, matchers: matchers.map((text) => ({ text, path: pathMatcher(text) })) };
}

/** Returns a matcher for tree paths. The results are cached, because many parts have the same category or footprint. */
function pathMatcher(matches: Matcher): Matcher {
  return memoize((path) => path.split(" → ").some((name) => matches(fold(name))));
}

const listBatchSize = 1000;

/** The maximum number of parts to check at a time. If texts are long, batches contain fewer parts. */
const checkBatchSize = 100;

/**
 * Returns the first parts, by ID, that the index finds and that pass the filter. Runs one statement per {@link
 * listBatchSize} parts, in addition to the statements of {@link matchingParts}.
 * @param indexed the parts to find with the index; if there are no terms, all parts are checked
 * @param except the parts to skip
 */
export async function scanParts(
  reader: Reader,
  indexed: Matching,
  filter: TextFilter,
  pause: Pause,
  { limit = maximumHits, except = new Set<number>() } = {},
): Promise<number[]> {
  const found: number[] = [];
  let after = 0;
  while (found.length < limit) {
    const ids = await listParts(reader, indexed, { after, limit: listBatchSize });
    const last = ids.at(-1);
    if (last === undefined) break;
    const unchecked = ids.filter((id) => !except.has(id));
    found.push(...(await matchingParts(reader, unchecked, filter, pause)));
    after = last;
  }
  return found.slice(0, limit);
}

/**
 * Returns the parts that pass the filter, in the order of the IDs. Runs one statement per {@link checkBatchSize} parts,
 * and at most three statements per batch. Usually there is a single batch. In the worst case, each part is a batch.
 */
export async function matchingParts(
  reader: Reader,
  ids: readonly number[],
  { fields, form, matchers }: TextFilter,
  pause: Pause,
): Promise<number[]> {
  const found: number[] = [];
  for (let first = 0; first < ids.length; first += checkBatchSize) {
    for (const batch of await textBatches(reader, ids.slice(first, first + checkBatchSize))) {
      await pause();
      const parts = await readTexts(reader, batch, form, fields);
      for (const [id, texts] of parts) if (await passes(texts, matchers, pause)) found.push(id);
    }
  }
  return found;
}

async function passes(
  texts: readonly PartText[],
  matchers: readonly TextMatcher[],
  pause: Pause,
): Promise<boolean> {
  const missing = new Set(matchers);
  for (const { property, text } of texts) {
    for (const matcher of missing) {
      const interruption = pause();
      if (interruption !== undefined) await interruption;
      if ((paths.has(property) ? matcher.path : matcher.text)(text)) missing.delete(matcher);
    }
    if (missing.size === 0) return true;
  }
  return missing.size === 0;
}

const paths: ReadonlySet<Property> = new Set<Property>([
  "category",
  "manufacturer",
  "footprint",
  "partLots.storage_location",
  "orderdetails.supplier",
]);
