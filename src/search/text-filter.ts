/** Checks the texts of parts in some of their fields, a few parts at a time. */
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

/** A part passes if each of the matchers matches any of its texts. */
export interface TextFilter {
  /** Null: all. */
  readonly fields: ReadonlySet<Property> | null;
  readonly matchers: readonly TextMatcher[];
  readonly form: FilteredForm;
}

/** Whole texts, or their beginning where a matcher is slow. */
type FilteredForm = Exclude<TextForm, "written">;

interface TextMatcher {
  readonly text: Matcher;
  /** Each name of a path is a text of its own, so that an expression can be anchored to it. */
  readonly path: Matcher;
}

export function textFilter(
  fields: ReadonlySet<Property> | null,
  form: FilteredForm,
  matchers: readonly Matcher[],
): TextFilter {
  return { fields, form, matchers: matchers.map((text) => ({ text, path: pathMatcher(text) })) };
}

/** Remembers what it matched: many parts share a category or a footprint. */
function pathMatcher(matches: Matcher): Matcher {
  return memoize((path) => path.split(" → ").some((name) => matches(fold(name))));
}

const listedAtOnce = 1000;

/** So many at most, and fewer if they have many texts. */
const checkedAtOnce = 100;

/**
 * The first parts that contain all `terms` and pass, by ID. One statement for each {@link listedAtOnce} parts, besides
 * those of {@link matchingParts}.
 *
 * @param terms none: all parts are checked
 * @param except parts that are skipped
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
    const ids = await listParts(reader, terms, { after, limit: listedAtOnce });
    const last = ids.at(-1);
    if (last === undefined) break;
    const unchecked = ids.filter((id) => !except.has(id));
    found.push(...(await matchingParts(reader, unchecked, filter, pause)));
    after = last;
  }
  return found.slice(0, limit);
}

/**
 * Those of the parts that pass, in the same order. One statement for each {@link checkedAtOnce} parts, and at most three
 * for each batch of them: usually one, at most one for each part.
 */
export async function matchingParts(
  reader: Reader,
  ids: readonly number[],
  { fields, form, matchers }: TextFilter,
  pause: Pause,
): Promise<number[]> {
  const found: number[] = [];
  for (let first = 0; first < ids.length; first += checkedAtOnce) {
    for (const batch of await textBatches(reader, ids.slice(first, first + checkedAtOnce))) {
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
