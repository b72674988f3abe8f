/** Compares the lookup of similar words with a scan of all known words. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { editDistances } from "../../src/util/edit-distance.ts";
import { findSimilar } from "../../src/search/similar-words.ts";
import { openTestStore } from "../support/dialects.ts";

/** Creates a generator of random integers below a limit, which is the same in each run. */
function generator(): (limit: number) => number {
  let state = 7;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}

async function withKnownWords(
  known: readonly string[],
  check: (similarTo: (word: string) => Promise<string[]>) => Promise<void>,
): Promise<void> {
  const { store, close } = await openTestStore("sqlite");
  await store.transaction(async ({ db }) => {
    for (const word of known) await sql`insert into search_words (word) values (${word})`.execute(db);
  });
  await check((word) => findSimilar(store.read, word));
  await close();
}

/** Returns the longest prefix of each known word that differs by one edit. */
function oneEditFrom(word: string, known: readonly string[]): Set<string> {
  const prefixes = known.flatMap((each) => {
    const distances = editDistances(word, each);
    return Math.min(...distances) === 1 ? [[...each].slice(0, distances.lastIndexOf(1)).join("")] : [];
  });
  return new Set(prefixes);
}

it.each([
  ["two letters", "ab", 30, 4],
  ["four letters", "abcd", 200, 5],
  ["digits", "0123456789", 400, 5],
  ["letters outside of ASCII", "a\u00e9\uffee\u{1f50b}\u{10fffe}", 60, 4],
])(
  "the words that a scan finds in a vocabulary of %s are found",
  async (_what, alphabet, count, shortest) => {
    const random = generator();
    const letters = [...alphabet];
    const randomWord = (): string =>
      Array.from({ length: shortest + random(4) }, () => letters[random(letters.length)]).join("");
    const known = [...new Set(Array.from({ length: count }, randomWord))];
    const scans = { empty: 0, short: 0, long: 0 };
    await withKnownWords(known, async (similarTo) => {
      for (let round = 0; round < 300; round += 1) {
        const word = randomWord();
        const expected = oneEditFrom(word, known);
        const found = await similarTo(word);
        scans[expected.size === 0 ? "empty" : expected.size <= 5 ? "short" : "long"] += 1;
        if (expected.size === 0) expect([word, [...oneEditFrom(word, found)]]).toEqual([word, []]);
        else if (expected.size <= 5) expect([word, new Set(found)]).toEqual([word, expected]);
        else expect([word, found.length, found.filter((text) => !expected.has(text))]).toEqual([word, 5, []]);
      }
    });
    expect(scans.short).toBeGreaterThan(20);
  },
);

it("words that begin with the missing word do not prevent a correction, because they no longer occur", async () => {
  await withKnownWords(["resisotr", "resisotrs", "resistor"], async (similarTo) => {
    expect(await similarTo("resisotr")).toEqual(["resistor"]);
  });
});

it("words with two or three edits are found", async () => {
  await withKnownWords(["microcontroller", "resistor", "capacitor"], async (similarTo) => {
    expect(await similarTo("mikrocontroler")).toEqual(["microcontroller"]);
    expect(await similarTo("kapazitor")).toEqual(["capacitor"]);
    expect(await similarTo("xylophone")).toEqual([]);
  });
});
