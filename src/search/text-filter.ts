/** Checks the texts of parts in some of their fields, a few parts at a time. */
import { fold } from "../database/fold.ts";
import type { Reader } from "../database/store.ts";
import type { Matcher } from "./expression.ts";
import { listParts, maximumHits } from "./hits.ts";
import { properties, readTexts } from "./part-texts.ts";
import type { PartTexts, Property } from "./part-texts.ts";
import type { Pause } from "./pause.ts";
import type { Term } from "./terms.ts";

export interface TextFilter {
  /** Null: all. */
  readonly fields: ReadonlySet<Property> | null;
  /** A part passes if each of them matches any of its texts. */
  readonly matchers: readonly Matcher[];
}

const partsAtOnce = 300;

/** Of longer texts only the beginning is checked: a single check cannot be interrupted. */
export const charactersOfText = 4000;

/**
 * The first thousand parts that contain all `terms` and pass, by ID. Three statements for each {@link partsAtOnce} parts.
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

/** Those of the parts that pass, in the same order. Two statements for each {@link partsAtOnce} parts. */
export async function matchingParts(
  reader: Reader,
  ids: readonly number[],
  filter: TextFilter,
  pause: Pause,
): Promise<number[]> {
  const found: number[] = [];
  for (let first = 0; first < ids.length; first += partsAtOnce) {
    const parts = await readTexts(reader, ids.slice(first, first + partsAtOnce));
    for (const [id, texts] of parts) if (await passes(texts, filter, pause)) found.push(id);
  }
  return found;
}

async function passes(texts: PartTexts, { fields, matchers }: TextFilter, pause: Pause): Promise<boolean> {
  const folded = properties
    .filter((property) => fields === null || fields.has(property))
    .flatMap((property) => textsIn(texts, property))
    .map((text) => fold(text.slice(0, charactersOfText)));
  for (const matches of matchers) {
    let found = false;
    for (const text of folded) {
      const interruption = pause();
      if (interruption !== undefined) await interruption;
      if ((found = matches(text))) break;
    }
    if (!found) return false;
  }
  return true;
}

const paths: ReadonlySet<Property> = new Set<Property>([
  "category",
  "manufacturer",
  "footprint",
  "partLots.storage_location",
  "orderdetails.supplier",
]);

/** Each name of a path is a text of its own, so that an expression can be anchored to it. */
function textsIn(texts: PartTexts, property: Property): readonly string[] {
  const all = texts.get(property) ?? [];
  return paths.has(property) ? all.flatMap((path) => path.split(" → ")) : all;
}
