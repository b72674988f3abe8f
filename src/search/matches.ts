/** Reports which texts of a found part contain the words of a search. */
import type { Reader } from "../database/store.ts";
import { excerptOf } from "./excerpt.ts";
import type { Piece } from "./excerpt.ts";
import { properties, readTexts } from "./part-texts.ts";
import type { PartTexts, Property } from "./part-texts.ts";

export interface Match {
  readonly property: Property;
  readonly excerpt: readonly Piece[];
}

/** For each of the parts, the texts that contain any of `words` (folded). Two statements. */
export async function readMatches(
  reader: Reader,
  ids: readonly number[],
  words: readonly string[],
): Promise<ReadonlyMap<number, Match[]>> {
  const parts = await readTexts(reader, ids);
  return new Map([...parts].map(([id, texts]) => [id, matchesOf(texts, words)]));
}

/** The first text of each property. */
function matchesOf(texts: PartTexts, words: readonly string[]): Match[] {
  return properties.flatMap((property) => {
    for (const text of texts.get(property) ?? []) {
      const excerpt = excerptOf(text, words);
      if (excerpt !== null) return [{ property, excerpt }];
    }
    return [];
  });
}
