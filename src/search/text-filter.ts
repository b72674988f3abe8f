/** Checks selected texts of parts, a few parts at a time. */
import { fold } from "../database/fold.ts";
import type { Reader } from "../database/store.ts";
import { memoize } from "../memoize.ts";
import type { Matcher } from "./expression.ts";
import { listParts, maximumHits } from "./hits.ts";
import { readTexts } from "./part-texts.ts";
import type { PartText, Property, TextForm } from "./part-texts.ts";
import type { Pause } from "./pause.ts";
import type { Term } from "./terms.ts";
import { textBatches } from "./text-batches.ts";

/** A filter on texts. A part passes if every matcher matches at least one of its texts. */
export interface TextFilter {
  /** The fields whose texts are checked; null for all fields. */
  readonly fields: ReadonlySet<Property> | null;
  readonly matchers: readonly TextMatcher[];
  readonly form: FilteredForm;
}

/** Whole texts, or the beginnings of texts for slow matchers. */
type FilteredForm = Exclude<TextForm, "written">;

interface TextMatcher {
  readonly text: Matcher;
  /** The matcher for tree paths. Each name in a path is a separate text, so an expression can be anchored to a name. */
  readonly path: Matcher;
}

export function textFilter(
  fields: ReadonlySet<Property> | null,
  form: FilteredForm,
  matchers: readonly Matcher[],
): TextFilter {
  return { fields, form, matchers: matchers.map((text) => ({ text, path: pathMatcher(text) })) };
}

/** Caches results, because many parts share a category or a footprint. */
function pathMatcher(matches: Matcher): Matcher {
  return memoize((path) => path.split(" → ").some((name) => matches(fold(name))));
}

const listBatchSize = 1000;

/** The maximum number of parts to check at a time. Batches have fewer parts if their texts are long. */
const checkBatchSize = 100;

/**
 * Returns the first parts, by ID, that contain all `terms` and pass the filter. Runs one statement per {@link
 * listedAtOnce} parts, plus those of {@link matchingParts}.
 *
 * @param terms if empty, all parts are checked
 * @param except parts to skip
 */
export async function scanParts(
  reader: Reader,
  terms: readonly Term[],
  filter: TextFilter,
  pause: Pause,
  { limit = maximumHits, except = new Set<number>() } = {},
): Promise<number[]> {
  const found: number[] = [];
  let after = 0;
  while (found.length < limit) {
    const ids = await listParts(reader, terms, { after, limit: listBatchSize });
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
 * plus at most three per batch. Usually there is one batch; in the worst case, there is one per part.
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
