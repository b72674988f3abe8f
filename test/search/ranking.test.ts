/** Compares searches with the definition of hits and of their order, applied to all parts one by one. */
import { beforeAll, expect, it } from "vitest";
import { idOf, useService } from "../inventory/running-service.ts";
import { describeDialects } from "../support/dialects.ts";
import { search } from "./searching.ts";

interface Part {
  readonly id: number;
  readonly name: string;
  readonly ipn: string | null;
  readonly number: string;
  readonly gtin: string | null;
  readonly supplierNumber: string | null;
  readonly tags: string;
  readonly description: string;
  readonly comment: string;
  /** The names of the category and its parent. */
  readonly trees: readonly string[];
}

const maximum = 1000;

/** Whether a word occurs in a text: anywhere, or only at the start of a word. */
function occurs(text: string, word: string, atStart = word.length < 3): boolean {
  const separated = ` ${text.replaceAll(/[\s,;]/g, " ")}`;
  return separated.includes(atStart ? ` ${word}` : word);
}

function scoreOf({ name, number, ipn, tags, description }: Part, word: string): number {
  if (name === word) return 60;
  if (name.startsWith(word)) return 50;
  if (name.includes(` ${word}`)) return 40;
  if (name.includes(word)) return 30;
  if (number.includes(word) || ipn?.includes(word)) return 25;
  if (tags.includes(word)) return 15;
  if (description.startsWith(word) || description.includes(` ${word}`)) return 12;
  return description.includes(word) ? 8 : 0;
}

/** Returns the IDs of the best hits in order. */
function hitsOf(parts: readonly Part[], query: string): readonly number[] {
  const words = [...new Set(query.split(" "))];
  const rankOf = (part: Part): number => {
    const names = [part.name, part.ipn, part.number, part.supplierNumber].flatMap((name) => name ?? []);
    if (part.gtin === query || names.includes(query)) return 0;
    if (names.some((name) => name.startsWith(query))) return 1;
    if (words.every((word) => [...names, part.gtin ?? ""].some((name) => occurs(name, word)))) return 2;
    const texts = [...names, part.gtin ?? "", part.tags, part.description, part.comment];
    const isHit = words.every((word) => [...texts, ...part.trees].some((text) => occurs(text, word)));
    if (!isHit) return Infinity;
    const [word = ""] = words;
    return words.length > 1 || texts.some((text) => occurs(text, word, true)) ? 3 : 4;
  };
  const ranked = parts.map((part) => ({
    part,
    rank: rankOf(part),
    score: words.reduce((sum, word) => sum + scoreOf(part, word), 0),
  }));
  return ranked
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.part.id - b.part.id)
    .slice(0, maximum)
    .sort(
      (a, b) =>
        Math.min(a.rank, 3) - Math.min(b.rank, 3) ||
        b.score - a.score ||
        (a.part.name < b.part.name ? -1 : a.part.name > b.part.name ? 1 : a.part.id - b.part.id),
    )
    .map(({ part }) => part.id);
}

describeDialects("the order of hits", (dialect) => {
  const running = useService(dialect);
  const parts: Part[] = [];

  beforeAll(async () => {
    const passive = await running.make("categories", { name: "passive" });
    const fixed = await running.make("categories", { name: "fixed coil", parent: passive });
    const other = await running.make("categories", { name: "other" });
    const supplier = idOf(await running.make("suppliers", { name: "supplier" }));
    const categories = [
      { id: idOf(passive), trees: ["passive"] },
      { id: idOf(fixed), trees: ["fixed coil", "passive"] },
      { id: idOf(other), trees: ["other"] },
      { id: idOf(other), trees: ["other"] },
    ];
    const dates = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
    // A linear congruential generator makes the same parts in each run.
    let state = 1;
    const pick = <Value>(values: readonly Value[]): Value => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return values[Math.floor((state / 2 ** 31) * values.length)]!;
    };
    const words = ["coil", "subcoil", "diode", "diodes", "xdi", "zener", "relay", "co", "alpha", "beta"];
    const rare = Array.from({ length: 40 }, (_, index) => `rare${index}`);
    const some = (count: number) =>
      Array.from({ length: count }, () => pick(words)).join(pick([" ", ",", "; "]));
    for (let index = 0; index < 1500; index += 1) {
      const category = pick(categories);
      parts.push({
        id: 1000 + index,
        name: pick([`${pick(words)} ${index}`, `${index} ${pick(words)}`, `part${index % 90}`, pick(words)]),
        ipn: pick([null, null, `i${index}${pick(words)}`]),
        number: pick(["", pick(words), `${pick(words)}-${index % 70}`]),
        gtin: index % 200 === 0 ? String(20_000_000 + index) : null,
        supplierNumber: index % 3 === 0 ? `${pick(words)}_${index}` : null,
        tags: some(1),
        description: `common ${some(2)}${index % 2 === 0 ? " manythings" : ""}`,
        comment: pick([pick(rare), "", "notes"]),
        trees: category.trees,
      });
      const { id, name, ipn, number, gtin, supplierNumber, tags, description, comment } = parts.at(-1)!;
      await running.service.store.transaction(async ({ db }) => {
        await db
          .insertInto("parts")
          .values({
            ...{ id, gtin, category_id: category.id, ...dates },
            ...{ name, name_folded: name, ipn, ipn_folded: ipn },
            ...{ manufacturer_product_number: number, manufacturer_product_number_folded: number },
            ...{ tags, tags_folded: tags, description, description_folded: description },
            ...{ comment, comment_folded: comment },
          })
          .execute();
        if (supplierNumber === null) return;
        const numbers = { supplierpartnr: supplierNumber, supplierpartnr_folded: supplierNumber };
        const detail = { part_id: id, supplier_id: supplier, ...numbers, ...dates };
        await db.insertInto("orderdetails").values(detail).execute();
      });
    }
  });

  it.each([
    ["most parts", ["common", "coil", "co", "c", "oil", "o"]],
    ["more than a thousand parts by a part of a word", ["ommon", "anythin", "omm"]],
    ["some parts", ["diodes", "ubcoil", "zen", "alpha_3", "part7"]],
    ["few parts", ["rare3", "rare39", "are2", "20000200", "i7", "1499", "coil 30"]],
    ["parts in a branch of categories", ["passive", "fixed", "fix", "passi zener", "fixed rare1"]],
    [
      "parts with several words",
      ["common coil", "diode zener", "rare1 coil", "xdi dio", "co ze", "notes relay"],
    ],
    ["no part", ["subcoil zener rare1 rare2", "rare1 notes", "alpha other passive"]],
  ])("is the defined order for queries that match %s", async (_what, queries) => {
    for (const query of queries) {
      const { body, headers } = await search(
        running,
        query,
        "&itemsPerPage=5000&properties[part][]=id&properties[]=part",
      );
      const expected = hitsOf(parts, query);
      expect([query, body.map(({ part }) => part.id)]).toEqual([query, expected]);
      expect(headers["x-total-count"]).toBe(String(expected.length));
    }
  });
});
