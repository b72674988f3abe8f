/** Reports which texts of a found part contain the words of a search. */
import type { Reader } from "../database/store.ts";
import { excerptOf } from "./excerpt.ts";
import type { Piece } from "./excerpt.ts";
import { properties, readTexts } from "./part-texts.ts";
import type { PartText, Property } from "./part-texts.ts";

export interface Match {
  readonly property: Property;
  readonly excerpt: readonly Piece[];
}

/** For each of the parts, the texts that contain any of `words` (folded). At most three statements. */
export async function readMatches(
  reader: Reader,
  ids: readonly number[],
  words: readonly string[],
): Promise<ReadonlyMap<number, Match[]>> {
  const parts = await readTexts(reader, ids, "written");
  return new Map([...parts].map(([id, texts]) => [id, matchesOf(texts, words)]));
}

/** The first text of each property. */
function matchesOf(texts: readonly PartText[], words: readonly string[]): Match[] {
  const found = new Map<Property, Match>();
  for (const { property, text } of texts) {
    const excerpt = found.has(property) ? null : excerptOf(text, words);
    if (excerpt !== null) found.set(property, { property, excerpt });
  }
  return properties.flatMap((property) => found.get(property) ?? []);
}
