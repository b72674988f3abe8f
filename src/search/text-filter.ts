/** Checks the texts of parts in some of their fields, a few parts at a time. */
import { fold } from "../database/fold.ts";
import type { Reader } from "../database/store.ts";
import type { Matcher } from "./expression.ts";
import { listParts, maximumHits } from "./hits.ts";
import { readTexts } from "./part-texts.ts";
import type { Property } from "./part-texts.ts";
import type { Pause } from "./pause.ts";
import type { Term } from "./terms.ts";

/** A part passes if each of the matchers matches any of its texts. */
export interface TextFilter {
  /** Null: all. */
  readonly fields: ReadonlySet<Property> | null;
  readonly matchers: readonly TextMatcher[];
}

interface TextMatcher {
  readonly text: Matcher;
  /** Each name of a path is a text of its own, so that an expression can be anchored to it. */
  readonly path: Matcher;
}

export function textFilter(fields: ReadonlySet<Property> | null, matchers: readonly Matcher[]): TextFilter {
  return { fields, matchers: matchers.map((text) => ({ text, path: pathMatcher(text) })) };
}

/** Remembers what it matched: many parts share a category or a footprint. */
function pathMatcher(matches: Matcher): Matcher {
  const known = new Map<string, boolean>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const found = path.split(" → ").some((name) => matches(fold(name)));
    known.set(path, found);
    return found;
  };
}

const partsAtOnce = 1000;

/**
 * The first thousand parts that contain all `terms` and pass, by ID. At most four statements for each {@link partsAtOnce} parts.
 *
 * @param terms none: all parts are checked
 */
export async function scanParts(
  reader: Reader,
  terms: readonly Term[],
  filter: TextFilter,
  pause: Pause,
): Promise<number[]> {
  const found: number[] = [];
  let after = 0;
  while (found.length < maximumHits) {
    const ids = await listParts(reader, terms, { after, limit: partsAtOnce });
    const last = ids.at(-1);
    if (last === undefined) break;
    found.push(...(await matchingParts(reader, ids, filter, pause)));
    after = last;
  }
  return found.slice(0, maximumHits);
}

/** Those of the parts that pass, in the same order. At most three statements for each {@link partsAtOnce} parts. */
export async function matchingParts(
  reader: Reader,
  ids: readonly number[],
  { fields, matchers }: TextFilter,
  pause: Pause,
): Promise<number[]> {
  const found: number[] = [];
  for (let first = 0; first < ids.length; first += partsAtOnce) {
    const parts = await readTexts(reader, ids.slice(first, first + partsAtOnce), "folded", fields);
    for (const [id, texts] of parts) {
      const missing = new Set(matchers);
      for (const { property, text } of texts) {
        for (const matcher of missing) {
          const interruption = pause();
          if (interruption !== undefined) await interruption;
          if ((paths.has(property) ? matcher.path : matcher.text)(text)) missing.delete(matcher);
        }
        if (missing.size === 0) break;
      }
      if (missing.size === 0) found.push(id);
    }
  }
  return found;
}

const paths: ReadonlySet<Property> = new Set<Property>([
  "category",
  "manufacturer",
  "footprint",
  "partLots.storage_location",
  "orderdetails.supplier",
]);
