import { beforeAll, describe, expect, it } from "vitest";
import { ImportError } from "../../src/exchange/tables/import-error.ts";
import { describeDialects, isTestedOn } from "../support/dialects.ts";
import { useInstances, type Instance, type Line } from "./instances.ts";
import { sample } from "./sample.ts";

const part = (properties: Line): Line => ({ "@type": "Part", category: ["C"], name: "P", ...properties });

describeDialects("importing records", (dialect) => {
  const instance = useInstances();
  let shared: Instance;
  beforeAll(async () => {
    shared = await instance(dialect);
    await shared.take([
      { "@type": "Category", path: ["Known"] },
      part({ name: "Known", category: ["Known"] }),
    ]);
  });

  it("does not change existing elements", async () => {
    const target = await instance(dialect);
    await target.take(sample);
    const before = await target.export("jsonl");
    const again = await target.take(
      sample.map((line) => ("path" in line ? { ...line, comment: "Another one" } : line)),
    );
    expect(again).toMatchObject({
      records: sample.length,
      created: {},
      unchanged: sample.length,
      refused: [],
    });
    expect(await target.export("jsonl")).toBe(before);
  });

  it("does not create a part a second time in another category, unless the file contains both", async () => {
    const target = await instance(dialect);
    const [first, second] = ["C", "D"].map((category) =>
      part({ category: [category], manufacturer_product_number: "N" }),
    );
    if (first === undefined || second === undefined) throw new Error("Two parts are needed.");
    expect(await target.take([first])).toMatchObject({ refused: [], created: { Part: 1 } });
    expect(await target.take([second])).toMatchObject({
      created: {},
      refused: [{ reason: expect.stringMatching(/^manufacturer_product_number: Part 1 /) as string }],
    });
    const both = await instance(dialect);
    expect(await both.take([first, second])).toMatchObject({ refused: [], created: { Part: 2 } });
  });

  it("a part with several lots and prices is identical in any order", async () => {
    const target = await instance(dialect);
    const price = (price: string, min_discount_quantity: number) => ({ price, min_discount_quantity });
    const lots = [{ amount: 5 }, { amount: 5, storage_location: ["L"] }, { amount: 5, comment: "c" }];
    const offers = ["1", "2"].map((supplierpartnr) => ({
      supplier: ["S"],
      supplierpartnr,
      pricedetails: [price("1", 1), price("0.5", 10)],
    }));
    await target.take([part({ partLots: lots, orderdetails: offers })]);
    const reversed = offers.map((offer) => ({ ...offer, pricedetails: [...offer.pricedetails].reverse() }));
    const other = part({ partLots: [...lots].reverse(), orderdetails: reversed.reverse() });
    expect(await target.take([other])).toMatchObject({ unchanged: 1, refused: [], kept: [] });
    const cheaper = [{ supplier: ["S"], supplierpartnr: "2", pricedetails: [price("0.4", 10)] }];
    expect(await target.take([part({ orderdetails: cheaper })])).toMatchObject({
      refused: [{ reason: expect.stringContaining("in orderdetails[0].pricedetails[0].price.") as string }],
    });
  });

  it("a dry run reports the changes and makes none", async () => {
    const target = await instance(dialect);
    const lines = [...sample, part({ ipn: 7 })];
    const rehearsed = await target.take(lines, { dryRun: true, batchSize: 3 });
    expect(await target.export("jsonl")).toBe("");
    expect(await target.take(lines, { batchSize: 4 })).toEqual(rehearsed);
    expect(rehearsed).toMatchObject({
      records: sample.length + 1,
      created: { Part: 4, PartLot: 4, Orderdetail: 2, Pricedetail: 2, PartAssociation: 2 },
      refused: [{ line: sample.length + 1, name: "P", reason: expect.stringContaining("ipn: ") as string }],
    });
  });

  it("logs each created element", async () => {
    const target = await instance(dialect);
    const { created } = await target.take(sample);
    const entries = await target.store.read.db
      .selectFrom("log_entries")
      .select(["target_type", "username"])
      .where("kind", "=", "element_created")
      .execute();
    const counts: Record<string, number> = {};
    for (const { target_type: type } of entries) counts[type ?? ""] = (counts[type ?? ""] ?? 0) + 1;
    expect(counts).toEqual(created);
    expect(new Set(entries.map(({ username }) => username))).toEqual(new Set(["!!!CLI tester"]));
  });

  it("creates missing tree elements by name, but no currencies", async () => {
    const target = await instance(dialect);
    const report = await target.take([
      part({ footprint: ["QFP", "LQFP"], partLots: [{ storage_location: ["Shelf", "Box"] }] }),
      part({
        name: "Q",
        orderdetails: [{ supplier: ["S"], pricedetails: [{ price: "1", currency: "USD" }] }],
      }),
    ]);
    expect(report).toMatchObject({
      created: { Part: 1, Category: 1, Footprint: 2, StorageLocation: 2, PartLot: 1 },
      refused: [
        {
          line: 2,
          reason: 'orderdetails[0].pricedetails[0].currency: Currency "USD" does not exist. Create it first.',
        },
      ],
    });
    // Nothing of a rejected record is kept, not even the elements that it created.
    expect(report.created).not.toHaveProperty("Supplier");
    expect((await target.lines()).map((line) => line["@type"])).not.toContain("Supplier");
  });

  it("identifies a currency by its code", async () => {
    const target = await instance(dialect);
    await target.take([{ "@type": "Currency", path: ["Dollar"], iso_code: "USD" }]);
    const report = await target.take([{ "@type": "Currency", path: ["US dollar"], iso_code: "USD" }]);
    expect(report).toMatchObject({ unchanged: 1, created: {} });
  });

  it("keeps the restrictions of existing elements unless the file describes them", async () => {
    const target = await instance(dialect);
    const full = { "@type": "StorageLocation", path: ["Full"], is_full: true };
    const filled = part({ partLots: [{ storage_location: ["Full"], amount: 1 }] });
    expect(await target.take([full, filled])).toMatchObject({ refused: [] });
    expect(await target.take([full, { ...filled, name: "Q" }])).toMatchObject({ unchanged: 1, refused: [] });
    const { is_full: _, ...described } = full;
    expect(await target.take([described, { ...filled, name: "R" }])).toMatchObject({
      unchanged: 1,
      refused: [
        { line: 2, reason: expect.stringMatching(/^partLots\[0\]\.storage_location: .*full/) as string },
      ],
    });
  });

  it("stores restrictions together with their elements, so that a killed import cannot lose any", async () => {
    const statements: string[] = [];
    const target = await instance(dialect, { onStatement: (sql) => statements.push(sql) });
    const lines = [
      { "@type": "StorageLocation", path: ["Full"], is_full: true, limit_to_existing_parts: true },
      { "@type": "Category", path: ["C"], not_selectable: true, partname_regex: "/^X/" },
      { "@type": "Supplier", path: ["S"], auto_product_url: "https://example.com/%PARTNUMBER%" },
      part({
        partLots: [{ storage_location: ["Full"], amount: 1 }],
        orderdetails: [
          { supplier: ["S"], supplierpartnr: "1", supplier_product_url: "https://example.com/1" },
        ],
      }),
    ];
    for (const batchSize of [1, 10]) {
      const other = batchSize === 1 ? target : await instance(dialect);
      expect(await other.take(lines, { batchSize })).toMatchObject({ refused: [] });
      expect(await other.lines()).toEqual(expect.arrayContaining([...lines]));
    }
    const updates = statements.filter((sql) => /update "(storage_locations|categories|suppliers)"/.test(sql));
    expect(updates).toEqual([]);
  });

  it("applies restrictions to later imports, but not to records of the same import", async () => {
    const target = await instance(dialect);
    const report = await target.take([
      { "@type": "Category", path: ["C"], not_selectable: true, comment: 7 },
      { "@type": "Category", path: ["D"], not_selectable: true },
      part({ category: ["D"] }),
    ]);
    expect(report).toMatchObject({ refused: [{ line: 1 }], created: { Category: 1, Part: 1 } });
    const later = await target.take([part({ category: ["D"], name: "Q" })]);
    expect(later).toMatchObject({ refused: [{ reason: expect.stringContaining("category: ") as string }] });
  });

  it("exports owners on request, and omits those that are not users of the target", async () => {
    const [source, target] = [await instance(dialect), await instance(dialect)];
    const dates = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
    for (const { store } of [source, target]) {
      await store.transaction(async ({ db }) => {
        const row = { name: "ada", name_folded: "ada", ...dates };
        await db.insertInto("users").values(row).execute();
      });
    }
    const lines = [
      { "@type": "StorageLocation", path: ["Hers"], owner: "ada", part_owner_must_match: true },
      part({
        partLots: [
          { storage_location: ["Hers"], owner: "ada" },
          { owner: "bob", description: "His" },
        ],
      }),
    ];
    expect(await source.take(lines)).toMatchObject({
      created: { PartLot: 2 },
      refused: [],
      leftOut: [
        {
          line: 2,
          name: "P",
          reason: 'partLots[1].owner: User "bob" does not exist. Imported without an owner.',
        },
      ],
    });
    expect(await source.report()).toMatchObject({ leftOut: { owners: 2 } });
    expect(await source.export("jsonl")).not.toContain("ada");
    const exported = await source.export("csv", { owners: true });
    expect(await target.import(exported, "csv")).toMatchObject({ refused: [], leftOut: [] });
    expect(await target.export("csv", { owners: true })).toBe(exported);
    expect(await target.report({ owners: true })).toMatchObject({ leftOut: { owners: 0 } });
  });

  it("applies the restriction of a location to later imports", async () => {
    const target = await instance(dialect);
    const location = { "@type": "StorageLocation", path: ["L"], only_single_part: true };
    const lots = [{ storage_location: ["L"] }];
    const [first, second] = [part({ partLots: lots }), part({ name: "Q", partLots: lots })];
    expect(await target.take([location, first, second])).toMatchObject({ refused: [] });
    expect(await target.take([part({ name: "R", partLots: lots })])).toMatchObject({
      refused: [{ reason: expect.stringContaining("storage_location: ") as string }],
    });
  });

  describe("rejected records", () => {
    /** Marks records that the database rejects or that are compared with its rows. */
    const onBoth = "on both databases";
    const refused: readonly (readonly [string, string | Line, RegExp, typeof onBoth?])[] = [
      ["what is no JSON", '{"@type":', /^The line is not valid JSON\.$/],
      ["what is no object", "[1]", /^The line is not a JSON object\.$/],
      ["an unknown kind", { "@type": "Toaster" }, /^@type: This value must be one of .*Part/],
      ["a kind without a name", { name: "A" }, /^@type: /],
      ["a kind that belongs to another one", { "@type": "PartLot", amount: 1 }, /^@type: /],
      ["an unknown property", part({ colour: "red" }), /^colour: /],
      ["an unknown property inside", part({ partLots: [{ colour: "red" }] }), /^partLots\[0\]\.colour: /],
      ["an id", part({ id: 7 }), /^id: /],
      ["an IRI", part({ category: "/api/categories/1" }), /^category: .*list of names/],
      ["no path", { "@type": "Category" }, /^path: This value is required\.$/],
      ["an empty path", { "@type": "Category", path: [] }, /^path: /],
      ["a level without a name", { "@type": "Category", path: ["A", ""] }, /^path: /],
      ["a level of blanks", { "@type": "Category", path: [" ", "A"] }, /^path: /],
      ["a path that is too deep", { "@type": "Category", path: Array<string>(60).fill("A") }, /^path: /],
      ["no name", { "@type": "Part", category: ["C"] }, /^name: /],
      ["a number as a name", part({ name: 7 }), /^name: /],
      ["a namesake of nobody", part({ namesake: 3 }), /^namesake: /],
      ["a namesake that is no number", part({ namesake: "2" }), /^namesake: /],
      ["a NUL", part({ name: "a\u0000" }), /^name: .*NUL/, onBoth],
      ["half a character", `{"@type":"Part","category":["C"],"name":"\\ud800"}`, /^name: .*Unicode/, onBoth],
      ["a list that is none", part({ partLots: {} }), /^partLots: .*list/],
      ["an element that is none", part({ partLots: ["/api/part_lots/1"] }), /^partLots\[0\]: .*object/],
      ["an amount below zero", part({ partLots: [{ amount: -1 }] }), /^partLots\[0\]\.amount: /],
      ["a wrong check digit", part({ gtin: "4006381333932" }), /^gtin: /],
      [
        "a price of nothing",
        part({ orderdetails: [{ supplier: ["S"], pricedetails: [{ price: "0" }] }] }),
        /price: /,
      ],
      ["no supplier", part({ orderdetails: [{ supplierpartnr: "1" }] }), /^orderdetails\[0\]/],
      [
        "a barcode twice",
        part({ partLots: [{ user_barcode: "B" }, { user_barcode: "B" }] }),
        /barcode: /,
        onBoth,
      ],
      [
        "a wrong address",
        part({ attachments: [{ name: "A", attachment_type: ["T"], url: "file:///etc" }] }),
        /url: /,
      ],
      [
        "a preview that is no picture",
        part({
          attachments: [{ name: "A", attachment_type: ["T"], url: "https://a.example/a.pdf", preview: true }],
        }),
        /picture/,
      ],
      [
        "a model of what has none",
        part({ attachments: [{ name: "A", attachment_type: ["T"], url: "www.a.example", model_3d: true }] }),
        /model_3d|footprint_3d/,
      ],
      [
        "a pattern that cannot be run",
        { "@type": "Category", path: ["X"], partname_regex: "/(/" },
        /^partname_regex: /,
      ],
      [
        "an association of nobody",
        {
          "@type": "PartAssociation",
          owner: { category: ["Known"], name: "Known" },
          other: { category: ["Known"], name: "No" },
          type: 1,
        },
        /^other: This part does not exist/,
        onBoth,
      ],
      [
        "an association with itself",
        {
          "@type": "PartAssociation",
          owner: { category: ["Known"], name: "Known" },
          other: { category: ["Known"], name: "Known" },
          type: 1,
        },
        /^other: /,
      ],
      ["an association without parts", { "@type": "PartAssociation", type: 1 }, /^owner: /],
      [
        "an attachment of no type",
        {
          "@type": "Attachment",
          element: ["No"],
          name: "A",
          attachment_type: ["No"],
          url: "https://a.example",
        },
        /^element: /,
      ],
      [
        "what would set a prototype",
        `{"@type":"Part","category":["C"],"name":"P","__proto__":{"favorite":true}}`,
        /__proto__/,
      ],
    ];
    const tested = refused
      .filter(([, , , run]) => run === onBoth || isTestedOn(dialect))
      .map(([title, line, reason]) => [title, line, reason] as const);
    it.each(tested)("an import rejects %s and names the line and the property", async (_, line, reason) => {
      const before = await shared.export("jsonl");
      const text = typeof line === "string" ? line : JSON.stringify(line);
      const report = await shared.import(`\n${text}\n`, "jsonl");
      expect(report).toMatchObject({ records: 1, created: {}, unchanged: 0, refused: [{ line: 2 }] });
      expect(report.refused[0]?.reason).toMatch(reason);
      expect(await shared.export("jsonl")).toBe(before);
    });
  });

  it("imports the records after a rejected one", async () => {
    const target = await instance(dialect);
    const report = await target.take([
      part({ name: "", footprint: ["F"] }),
      part({ name: "A", ipn: "1", footprint: ["F"] }),
      part({ name: "B", ipn: "1", manufacturer: ["M"] }),
      part({ name: "C", manufacturer: ["M"] }),
    ]);
    expect(report.refused.map(({ line }) => line)).toEqual([1, 3]);
    expect(report.created).toEqual({ Category: 1, Footprint: 1, Manufacturer: 1, Part: 2 });
  });

  // Files are parsed before any SQL runs.
  if (!isTestedOn(dialect)) return;

  it("accepts byte order marks, CRLF and blank lines", async () => {
    const target = await instance(dialect);
    const text = `\ufeff${JSON.stringify(part({}))}\r\n\r\n${JSON.stringify(part({ name: "Q" }))}`;
    expect(await target.import(text, "jsonl")).toMatchObject({
      records: 2,
      created: { Part: 2 },
      refused: [],
    });
  });

  it("reads lines that arrive in many chunks, and rejects lines without an end", async () => {
    const target = await instance(dialect);
    const long = (bytes: number): string => JSON.stringify(part({ comment: "Ω".repeat(bytes / 2) }));
    const read = await target.import(`${long(300_000)}\n`, "jsonl");
    // The line is read to its end: the error comes from the validation of the property.
    expect(read.refused[0]?.reason ?? "").not.toMatch(/JSON/);
    const importing = target.import(`{}\n${long(5_000_000)}\n{}\n`, "jsonl");
    await expect(importing).rejects.toBeInstanceOf(ImportError);
    await expect(importing).rejects.toThrow(/^Line 2 of .* is longer than 4194304 bytes/);
  });

  it("rejects a file that is not UTF-8 and imports nothing", async () => {
    const importing = shared.import(Buffer.from('{"@type":"Part"}\n{"name":"\xe4"}\n', "latin1"), "jsonl");
    await expect(importing).rejects.toBeInstanceOf(ImportError);
    await expect(importing).rejects.toThrow(/not UTF-8 text \(line 2\)/);
  });
});
