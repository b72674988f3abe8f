/** Tests that an interrupted import can be run again and produces the same inventory. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byThoroughness } from "../support/soak.ts";
import { useInstances, type Instance, type Line } from "./instances.ts";

const numRuns = byThoroughness({ sample: 3, full: 100 });

const timeout = 60_000 + numRuns * 30_000;

class Interrupted extends Error {}

/**
 * Runs an import and interrupts it after `batches` committed batches.
 *
 * @returns false if the import ended before
 */
async function interrupted(target: Instance, content: string, batches: number): Promise<boolean> {
  let committed = 0;
  const onProgress = (): void => {
    committed += 1;
    if (committed > batches) throw new Interrupted();
  };
  try {
    await target.import(content, "jsonl", { batchSize: 4, onProgress });
    return false;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    return true;
  }
}

const inJsonLines = (lines: readonly Line[]): string => lines.map((line) => JSON.stringify(line)).join("\n");

const part = (properties: Line): Line => ({ "@type": "Part", category: ["C"], name: "P", ...properties });

const numbers = [0, 1, 2] as const;
const flag = fc.boolean();

function elements(type: string, properties: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
  return numbers.map((number) =>
    fc
      .record({ not_selectable: flag, ...properties }, { requiredKeys: [] })
      .map((rest): Line => ({ "@type": type, path: [`${type} ${number}`], ...rest })),
  );
}

const one = (type: string) => fc.constantFrom(...numbers.map((number) => [`${type} ${number}`]));

/** Generates three elements of each type with restrictions, and parts that violate them. */
const restrictedInventory: fc.Arbitrary<readonly Line[]> = fc
  .tuple(
    ...elements("Category", { partname_regex: fc.constantFrom("/^A/", "/^B/") }),
    ...elements("Footprint", {}),
    ...elements("Manufacturer", { auto_product_url: fc.constantFrom("https://example.com/%PARTNUMBER%") }),
    ...elements("Supplier", { auto_product_url: fc.constantFrom("https://example.com/%PARTNUMBER%") }),
    ...elements("StorageLocation", {
      is_full: flag,
      only_single_part: flag,
      limit_to_existing_parts: flag,
    }),
    fc.array(
      fc.record({
        category: one("Category"),
        footprint: one("Footprint"),
        manufacturer: one("Manufacturer"),
        manufacturer_product_number: fc.constant("1"),
        manufacturer_product_url: fc.constantFrom("https://example.com/1", "https://example.com/2"),
        partLots: fc.array(
          fc.record({ storage_location: one("StorageLocation"), amount: fc.integer({ min: 0, max: 9 }) }),
          { maxLength: 3 },
        ),
        orderdetails: fc.array(
          fc.record({
            supplier: one("Supplier"),
            supplierpartnr: fc.constant("1"),
            supplier_product_url: fc.constantFrom("https://example.com/1", "https://example.com/2"),
          }),
          { maxLength: 1 },
        ),
      }),
      { minLength: 12, maxLength: 20 },
    ),
  )
  .map((all) => {
    const lists = all as readonly (Line | readonly Line[])[];
    return lists
      .flatMap((value) => value)
      .map((line, index) => ("path" in line ? line : part({ ...line, name: `AB${index % 2}${index}` })));
  });

describe("resuming an import", () => {
  const instance = useInstances();

  it("an import of any restricted inventory can be resumed after each batch", { timeout }, async () => {
    const property = fc.asyncProperty(restrictedInventory, async (lines) => {
      const [source, target] = [await instance("sqlite"), await instance("sqlite")];
      try {
        expect(await source.take(lines)).toMatchObject({ refused: [] });
        const exported = await source.export("jsonl");
        // Each run resumes after the batches of the previous one and commits one batch more.
        for (let batches = 0; await interrupted(target, exported, batches); batches += 1);
        expect(await target.export("jsonl")).toBe(exported);
        expect(await target.import(exported, "jsonl")).toMatchObject({ created: {}, refused: [] });
      } finally {
        await source.close();
        await target.close();
      }
    });
    await fc.assert(property, { numRuns, endOnFailure: true });
  });

  const lots = [{ storage_location: ["L"], amount: 1 }];
  const restricted = [
    ["a full location", { "@type": "StorageLocation", path: ["L"], is_full: true }, { partLots: lots }],
    [
      "a location for one part",
      { "@type": "StorageLocation", path: ["L"], only_single_part: true },
      { partLots: lots },
    ],
    [
      "a location that is limited to existing parts",
      { "@type": "StorageLocation", path: ["L"], limit_to_existing_parts: true },
      { partLots: lots },
    ],
    ["a category that is not selectable", { "@type": "Category", path: ["C"], not_selectable: true }, {}],
    ["a category with a name pattern", { "@type": "Category", path: ["C"], partname_regex: "/^X/" }, {}],
    [
      "a footprint that is not selectable",
      { "@type": "Footprint", path: ["F"], not_selectable: true },
      { footprint: ["F"] },
    ],
    [
      "a supplier with generated product URLs",
      { "@type": "Supplier", path: ["S"], auto_product_url: "https://example.com/%PARTNUMBER%" },
      {
        orderdetails: [
          { supplier: ["S"], supplierpartnr: "1", supplier_product_url: "https://example.com/1" },
        ],
      },
    ],
  ] as const satisfies readonly (readonly [string, Line, Line])[];

  it.each(restricted)("an import keeps the content of %s", async (_, element, contents) => {
    const [whole, resumed] = [await instance("sqlite"), await instance("sqlite")];
    const parts = ["P", "Q", "R"].map((name) => part({ ...contents, name }));
    const content = inJsonLines([element, ...parts]);
    expect(await whole.import(content, "jsonl")).toMatchObject({ refused: [], created: { Part: 3 } });
    await resumed.take([element, ...parts.slice(0, 1)]);
    expect(await resumed.import(content, "jsonl")).toMatchObject({ refused: [], created: { Part: 2 } });
    expect(await resumed.export("jsonl")).toBe(await whole.export("jsonl"));
  });

  it.each(restricted.slice(0, -1))(
    "an import keeps the restriction of %s if the file describes the element without the restriction",
    async (_, element, contents) => {
      const target = await instance("sqlite");
      await target.take([element]);
      const described = { "@type": element["@type"], path: element.path, comment: "Without the restriction" };
      const other = part({ name: "Other", partLots: [{ storage_location: ["L"] }] });
      await target.take(element.path[0] === "L" ? [other] : []);
      const report = await target.take([described, part(contents)]);
      expect(report).toMatchObject({ unchanged: 1, refused: [{ line: 2 }] });
    },
  );
});
