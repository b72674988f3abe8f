/** Tests that part names in KiCad are unique, even for hostile names. */
import { beforeAll, expect, it } from "vitest";
import { useService } from "../inventory/running-service.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { fixIllegalChars } from "./kicad-client.ts";
import { kicadPart, kicadParts } from "./kicad.ts";

/**
 * The name of a part, its IPN and its expected name in KiCad. `@` is replaced with the ID of the part, `@1` with that
 * of the first part.
 */
type Named = readonly [string, string | null, string];

const cases: readonly [string, readonly Named[]][] = [
  [
    "names that differ",
    [
      ["R 10k", null, "R 10k"],
      ["R 22k", null, "R 22k"],
    ],
  ],
  [
    "one name",
    [
      ["A", null, "A"],
      ["A", null, "A (#@)"],
      ["A", "I-1", "A (I-1)"],
      ["A", null, "A (#@)"],
    ],
  ],
  [
    "the first one's IPN",
    [
      ["A", "I-1", "A"],
      ["A", "I-2", "A (I-2)"],
    ],
  ],
  [
    "names that KiCad makes one",
    [
      ["A/B", null, "A/B"],
      ["A_B", null, "A_B (#@)"],
      ["A:B", "X", "A:B (X)"],
    ],
  ],
  [
    "all that it replaces",
    [...'/:\\<>"\t\n\r'].map((c, i) => [`Q${c}`, null, i === 0 ? "Q/" : `Q${c} (#@)`]),
  ],
  ["what it does not replace", [..."|?*'{}$~ \u007f\u0085ä日𝕏"].map((c) => [`W${c}W`, null, `W${c}W`])],
  [
    "control characters",
    [
      ["A\u0001", null, "A\u0001 (#@)"],
      ["A_", null, "A_"],
      ["A\u001f", null, "A\u001f (#@)"],
      ["A\f", "I", "A\f (#@)"],
    ],
  ],
  [
    "control characters before an IPN that stands in another's name",
    [
      ["A\u0001", null, "A\u0001 (#@)"],
      ["A\u0001", "I", "A\u0001 (#@)"],
      ["A_ (I)", null, "A_ (I)"],
    ],
  ],
  [
    "a control character in an IPN",
    [
      ["A", null, "A"],
      ["A", "I\u001e", "A (#@)"],
      ["A (I_)", null, "A (I_)"],
    ],
  ],
  [
    "another case",
    [
      ["abc", null, "abc"],
      ["ABC", null, "ABC"],
    ],
  ],
  [
    "two forms of one letter",
    [
      ["\u00e9", null, "\u00e9"],
      ["e\u0301", null, "e\u0301"],
    ],
  ],
  [
    "a part called like another with its IPN",
    [
      ["A", null, "A"],
      ["A (I)", null, "A (I)"],
      ["A", "I", "A (#@)"],
    ],
  ],
  [
    "the same, made later",
    [
      ["A", null, "A"],
      ["A", "I", "A (#@)"],
      ["A (I)", null, "A (I)"],
    ],
  ],
  [
    "a part called like another after replacement",
    [
      ["A/", null, "A/"],
      ["A_ (I)", null, "A_ (I)"],
      ["A/", "I", "A/ (#@)"],
    ],
  ],
  [
    "IPNs that KiCad makes one",
    [
      ["A", null, "A"],
      ["A", "x/y", "A (#@)"],
      ["A", "x_y", "A (x_y)"],
    ],
  ],
  [
    "an IPN that looks like a number",
    [
      ["A", null, "A"],
      ["A", "#1", "A (#@)"],
    ],
  ],
  [
    "brackets in an IPN",
    [
      ["A (x)", null, "A (x)"],
      ["A (x)", "y", "A (x) (y)"],
      ["A", null, "A"],
      ["A", "x) (y", "A (#@)"],
    ],
  ],
  [
    "a name that ends in another's number",
    [
      ["A", null, "A"],
      ["A (#3)", null, "A (#3) (#@)"],
      ["A", null, "A (#@)"],
    ],
  ],
  ["the same, with an IPN", [["A (#99)", "I", "A (#99) (I)"]]],
  [
    "a name that ends in its own number",
    [
      ["A", null, "A"],
      ["A (#@)", null, "A (#@)"],
      ["A", null, "A (#@)"],
    ],
  ],
];

/**
 * Names and IPNs that collide in many ways. `@` is replaced with a letter; names with different letters do not
 * collide.
 */
const mixed: readonly (readonly [name: string, ipn: string | null])[] = [
  ...["@", "@_", "@/", "@\t", "@\u0001"].flatMap((name) =>
    ["", "", " (I@)", " (I@_)", " (I@/)", " (I@\u0001)", " (#3)", " (#40)", " (#40)", " (#41) (I@)"].map(
      (end) => [name + end, null] as const,
    ),
  ),
  ["@", "I@"],
  ["@_", "I@_"],
  ["@/", "I@/"],
  ["@:", "I@\u001e"],
  ["@<", "I@\u001f"],
  ["@>", "J@"],
  ["@_ (J@)", "K@"],
  ["@_", "J@) (K@"],
  ["@\u0001", "K@_"],
  ["@_ (K@_)", null],
];

/** Returns the names in a pseudorandom order. */
function shuffled(letter: string, round: number): readonly (readonly [name: string, ipn: string | null])[] {
  return mixed
    .map(([name, ipn], index) => ({
      name: name.replaceAll("@", letter),
      ipn: ipn?.replaceAll("@", letter) ?? null,
      at: ((index + 1) * (round + 1) * 7919) % 104_729,
    }))
    .sort((a, b) => a.at - b.at)
    .map(({ name, ipn }) => [name, ipn]);
}

describeOneDialect("part names in KiCad", (dialect) => {
  for (const [words, parts] of cases) {
    const running = useService(dialect);
    let category = "";
    beforeAll(async () => {
      category = await running.make("categories", { name: "C", eda_info: { visibility: true } });
    });

    it(`parts with ${words} have unique names in KiCad`, async () => {
      const made: string[] = [];
      for (const [index, [name, ipn]] of parts.entries()) {
        const own = name.replace("@", String(index + 1));
        made.push(await running.make("parts", { name: own, ipn, category }));
      }
      expect(made.map((iri) => Number(iri.split("/").at(-1)))).toEqual(
        parts.map((_part, index) => index + 1),
      );
      const expected = parts.map(([, , name], index) => name.replace("@", String(index + 1)));
      const single = await Promise.all(made.map(async (iri) => (await kicadPart(running, iri)).name));
      expect(single).toEqual(expected);
      const listed = (await kicadParts(running, category)).map(({ name }) => name);
      expect([...listed].sort()).toEqual([...expected].sort());
      const kept = expected.map(fixIllegalChars);
      expect(new Set(kept).size).toBe(kept.length);
    });
  }

  const running = useService(dialect);

  it("parts whose names contain the names or IPNs of others have unique names in KiCad, in any order of creation", async () => {
    const category = await running.make("categories", { name: "Mixed", eda_info: { visibility: true } });
    for (const [round, letter] of [..."ABC"].entries()) {
      for (const [name, ipn] of shuffled(letter, round)) await running.make("parts", { name, ipn, category });
    }
    const parts = await kicadParts(running, category);
    expect(parts).toHaveLength(3 * mixed.length);
    const kept = parts.map(({ name }) => fixIllegalChars(name));
    expect(kept.filter((name, index) => kept.indexOf(name) !== index)).toEqual([]);
  });

  it("parts keep their KiCad name if another part of the same name is hidden or moved to another category", async () => {
    const shown = await running.make("categories", { name: "Shown", eda_info: { visibility: true } });
    const hidden = await running.make("categories", { name: "Hidden", eda_info: { visibility: false } });
    const first = await running.make("parts", { name: "Same", category: hidden });
    const second = await running.make("parts", { name: "Same", category: shown, ipn: "S-2" });
    const nameOfSecond = async () => (await kicadPart(running, second)).name;
    expect((await kicadParts(running, shown)).map(({ name }) => name)).toEqual(["Same (S-2)"]);
    await running.client.patch(first, { category: shown }, { expect: 200 });
    expect(await nameOfSecond()).toBe("Same (S-2)");
    await running.client.delete(first, { expect: 204 });
    expect(await nameOfSecond()).toBe("Same");
  });
});
