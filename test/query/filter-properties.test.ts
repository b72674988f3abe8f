import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { addParts, addTree, idsOf } from "./part-list.ts";
import { hasTag, isListed, matchesLike } from "./reference.ts";

/** Few characters, so that texts and patterns often match. Each of them tests a special case. */
const character = fc.constantFrom(
  ...["a", "A", "b", "%", "_", "\\", " ", ",", "'", '"', "[", "]"],
  ...["é", "E\u0301", "e", "\u0301", "ß", "S", "İ", "i", "ı", "I"],
  ...["Σ", "σ", "ς", "Ω", "\u2126", "µ", "μ", "K", "\u212a", "k"],
  ...[
    "😀",
    "\u{1F601}",
    "\u{10FFFF}",
    "\u{10400}",
    "\u{10428}",
    "\uffff",
    "\ud7ff",
    "\ue000",
    "한",
    "ᄒ",
    "ᅡ",
    "ᆫ",
  ],
);
const text = fc.string({ unit: character, maxLength: 5 });
const pattern = fc.string({
  unit: fc.oneof({ weight: 2, arbitrary: character }, { weight: 1, arbitrary: fc.constantFrom("%", "_") }),
  maxLength: 5,
});

// Half of the names are used in both parts of a comparison, so that `=` often finds one.
const names = fc.sample(text, { numRuns: 400, seed: 1 });
const tags = fc.sample(
  fc
    .array(fc.string({ unit: character, maxLength: 2 }), { maxLength: 4 })
    .map((elements) => elements.join(",")),
  { numRuns: 400, seed: 2 },
);
const parents = [null, null, 1, 1, 2, 3, 3, 6, 7, 8, 10, null];
const parts = names.map((name, index) => ({
  name,
  tags: tags[index] ?? "",
  category: 1 + (index % parents.length),
}));

describeDialects("with random data", (dialect) => {
  const { store } = useTestStore(dialect);
  beforeAll(async () => {
    await addTree(
      store(),
      "categories",
      parents.map((parent, index) => ({ name: `Node ${index + 1}`, parent })),
    );
    await addParts(store(), parts);
  });

  const expected = (matches: (part: (typeof parts)[number]) => boolean) =>
    parts.flatMap((part, index) => (matches(part) ? [index + 1] : []));

  it("like finds the texts that match the pattern", async () => {
    const fromName = fc.constantFrom(...names);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          pattern,
          fromName,
          fromName.map((name) => `${name}%`),
        ),
        async (name) => {
          const found = await idsOf(store(), new URLSearchParams({ name }));
          expect(found).toEqual(expected((part) => matchesLike(part.name, name)));
        },
      ),
      {
        numRuns: 400,
        examples: [["%"], [""], ["\\"], ["%\\"], ["\u{10FFFF}%"], ["\ud7ff%"], ["_"], ["__%"]],
      },
    );
  });

  it("tag finds the texts with exactly this tag", async () => {
    const tag = fc.oneof(
      fc.string({ unit: character, maxLength: 3 }),
      fc.constantFrom(...tags.flatMap((list) => list.split(","))),
    );
    await fc.assert(
      fc.asyncProperty(tag, async (wanted) => {
        const found = await idsOf(store(), new URLSearchParams({ tags: wanted }));
        expect(found).toEqual(expected((part) => hasTag(part.tags, wanted)));
      }),
      { numRuns: 300 },
    );
  });

  it("entity finds the listed entities, however the list is written", async () => {
    const entry = fc.record({
      id: fc.integer({ min: 1, max: parents.length + 2 }),
      depth: fc.constantFrom(0 as const, 1 as const, 2 as const),
      iri: fc.boolean(),
      encoded: fc.boolean(),
      blank: fc.constantFrom("", "+", "%20"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 5 }), async (entries) => {
        const list = entries.map(
          ({ id, depth, iri, encoded, blank }) =>
            `${blank}${iri ? "/api/categories/" : ""}${id}${(encoded ? "%2B" : "+").repeat(depth)}`,
        );
        const found = await idsOf(store(), `category=${list.join(",")}`);
        expect(found).toEqual(expected((part) => isListed(part.category, entries, parents)));
      }),
      { numRuns: 200 },
    );
  });
});
