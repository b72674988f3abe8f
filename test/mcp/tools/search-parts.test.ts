/** The tool search_parts: what is found in which fields, by which way of searching, and in which order. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { idOf, useService } from "../../inventory/running-service.ts";
import { told, type Found } from "./calling.ts";

const fields = [
  "name",
  "category",
  "description",
  "tags",
  "storelocation",
  "comment",
  "ordernr",
  "mpn",
  "ipn",
  "supplier",
  "manufacturer",
  "footprint",
] as const;

type Field = (typeof fields)[number];

const searchedAnyway: readonly Field[] = fields.slice(0, 9);

/** One field only. */
const only = (field: Field | null): Record<string, boolean> =>
  Object.fromEntries(fields.map((one) => [one, one === field]));

describeDialects("search_parts", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { parts: { onStatement: (sql) => statements.push(sql) } });
  const { make } = running;
  const ids = new Map<string, number>();

  const find = (args: Record<string, unknown>): Promise<Found> => told(running, "search_parts", args);
  const names = async (args: Record<string, unknown>): Promise<string[]> =>
    (await find(args))["hydra:member"].map(({ name }) => name);

  beforeAll(async () => {
    const element = async (collection: string, name: string): Promise<string> => make(collection, { name });
    const part = async (body: Record<string, unknown> & { name: string }): Promise<string> => {
      const iri = await make("parts", { category: plainCategory, ...body });
      ids.set(body.name, idOf(iri));
      return iri;
    };
    const plainCategory = await element("categories", "Things");
    // One part for each field, which alone holds `qx<field>`.
    await part({ name: "A qxname" });
    await part({ name: "In category", category: await element("categories", "The Qxcategory") });
    await part({ name: "In description", description: "has qxDESCRIPTION in it" });
    await part({ name: "In tags", tags: "one,qxtags,two" });
    const located = await part({ name: "In storelocation" });
    await make("part_lots", {
      part: located,
      storage_location: await element("storage_locations", "Qxstorelocation 7"),
    });
    await part({ name: "In comment", comment: "qxcomment" });
    const supplier = await element("suppliers", "Qxsupplier Ltd.");
    await make("orderdetails", {
      part: await part({ name: "In ordernr" }),
      supplier: await element("suppliers", "Other"),
      supplierpartnr: "12-QXORDERNR",
    });
    await make("orderdetails", { part: await part({ name: "In supplier" }), supplier, supplierpartnr: "1" });
    await part({ name: "In mpn", manufacturer_product_number: "QXmpn" });
    await part({ name: "In ipn", ipn: "qxIPN-1" });
    await part({ name: "In manufacturer", manufacturer: await element("manufacturers", "Qxmanufacturer") });
    await part({ name: "In footprint", footprint: await element("footprints", "qxfootprint-8") });

    await part({ name: "Straße ÄÖÜ", comment: "ΣΊΣΥΦΟΣ" });
    await part({ name: "100%_a", description: "5 mm, 50 %; flat" });
    await part({ name: "100 percent a" });
    await part({ name: "back\\slash" });
    await part({ name: "Delta", description: "alpha beta gamma", tags: "ohm" });
    await part({ name: "Epsilon", description: "alpha", comment: "gamma" });
    await part({ name: "ΩΩΩ", description: "→→→→" });
    // Their order.
    await part({ name: "zener zz9", ipn: "ZRANK" });
    await part({ name: "zrank" });
    await part({ name: "zrank b" });
    await part({ name: "ZRANK A" });
    await part({ name: "a zrank" });
    await part({ name: "7 of 9" });
    await part({ name: "order 1", manufacturer_product_number: "M-1" });
    await part({ name: "order 2" });
    await part({ name: "order 3", manufacturer_product_number: "M-3" });
    await insertFarPart();
  });

  /** A part whose id is far from those of all others. */
  async function insertFarPart(): Promise<void> {
    const now = "2026-01-01T00:00:00.000Z";
    const texts = { name: "Far", name_folded: "far", description: "qyfar", description_folded: "qyfar" };
    await running.service.store.transaction(({ db }) =>
      db
        .insertInto("parts")
        .values({ id: 1_000_000_000, ...texts, category_id: 1, added_date: now, last_modified: now })
        .execute(),
    );
  }

  describe("looks in each field by itself", () => {
    it.each(fields)("%s", async (field) => {
      const keyword = `qx${field.toUpperCase()}`;
      const expected = field === "name" ? "A qxname" : `In ${field}`;
      expect(await names({ keyword, ...only(field) })).toEqual([expected]);
      expect(await names({ keyword: keyword.slice(0, 5), ...only(field), wildcard: true })).toContain(
        expected,
      );
      expect(await names({ keyword: `^.*${keyword}`, ...only(field), regex: true })).toEqual([expected]);
      const without = { ...Object.fromEntries(fields.map((one) => [one, true])), [field]: false };
      expect(await names({ keyword, ...without })).toEqual([]);
      expect(await names({ keyword })).toEqual(searchedAnyway.includes(field) ? [expected] : []);
    });
  });

  it.each([
    ["ignores the case of all letters", { keyword: "STRASSE" }, []],
    ["ignores the case of umlauts", { keyword: "straße äöü" }, ["Straße ÄÖÜ"]],
    ["takes both forms of a letter with marks for one", { keyword: "A\u0308O\u0308" }, ["Straße ÄÖÜ"]],
    ["takes all sigmas for one", { keyword: "σίσυφος" }, ["Straße ÄÖÜ"]],
    ["finds short words anywhere", { keyword: "ΩΩ" }, ["ΩΩΩ"]],
    ["finds a single character", { keyword: "ß" }, ["Straße ÄÖÜ"]],
    ["finds parts whatever their ids", { keyword: "qy" }, ["Far"]],
    ["finds parts by an expression whatever their ids", { keyword: "q[y]", regex: true }, ["Far"]],
    ["finds what is no word", { keyword: "→→→" }, ["ΩΩΩ"]],
    ["takes % and _ as they are", { keyword: "100%_a" }, ["100%_a"]],
    ["finds % alone", { keyword: "%", comment: false }, ["100%_a"]],
    ["finds _ alone", { keyword: "_" }, ["100%_a"]],
    ["finds a backslash", { keyword: "\\" }, ["back\\slash"]],
    ["looks for all of the keyword", { keyword: "5 mm, 50 %; fl" }, ["100%_a"]],
    ["looks for its words as they stand together", { keyword: "alpha gamma" }, []],
    ["lets % stand for anything", { keyword: "100%a", wildcard: true }, ["100 percent a", "100%_a"]],
    ["lets _ stand for one character", { keyword: "10__perc", wildcard: true }, ["100 percent a"]],
    ["lets a backslash take the meaning of %", { keyword: "0\\%", wildcard: true }, ["100%_a"]],
    ["takes a backslash at the end as it is", { keyword: "back\\", wildcard: true }, ["back\\slash"]],
    ["finds each word in any field", { keyword: "gamma alpha", extensive: true }, ["Delta", "Epsilon"]],
    ["takes + for a blank", { keyword: "gamma+alpha+ohm", extensive: true }, ["Delta"]],
    ["finds words in trees as well", { keyword: "things alpha ohm", extensive: true }, ["Delta"]],
    ["needs every word", { keyword: "gamma alpha nothing", extensive: true }, []],
    [
      "keeps the rest in the fifth word",
      { keyword: "delta alpha ohm a beta gamma", extensive: true },
      ["Delta"],
    ],
    ["does not split the fifth word", { keyword: "delta alpha ohm a gamma beta", extensive: true }, []],
    ["takes short words too", { keyword: "ta mm a", extensive: true }, ["Delta"]],
    [
      "joins words and wildcards",
      { keyword: "g%a al_ha", extensive: true, wildcard: true },
      ["Delta", "Epsilon"],
    ],
    ["takes a regular expression", { keyword: "^(delta|epsilon)$", regex: true }, ["Delta", "Epsilon"]],
    ["ignores case in it", { keyword: "^STRASSE|ΣΊΣ[Υ]", regex: true }, ["Straße ÄÖÜ"]],
    ["prefers it to words", { keyword: "alpha gamma", regex: true, extensive: true }, []],
    ["finds nothing by an empty keyword", { keyword: "" }, []],
    ["finds nothing by blanks in words", { keyword: " + ", extensive: true }, []],
    ["finds nothing by an empty expression", { keyword: "", regex: true }, []],
    ["finds nothing in no field", { keyword: "alpha", ...only(null) }, []],
    ["gives no text a meaning in SQL", { keyword: "' or 1=1 --" }, []],
    ["gives no text a meaning in the index", { keyword: '" OR doc : "alpha' }, []],
    ["gives no operator a meaning", { keyword: "alpha OR beta" }, []],
    ["puts the best first of words as well", { keyword: "b+zrank", extensive: true }, ["zrank b"]],
    ["orders by name", { keyword: "^order", regex: true }, ["order 1", "order 2", "order 3"]],
    [
      "orders by name where blanks are sought",
      { keyword: " 3", ipn: false, comment: false, description: false },
      ["order 3"],
    ],
    ["puts the best first", { keyword: "zrank" }, ["zener zz9", "zrank", "ZRANK A", "zrank b", "a zrank"]],
  ] as [string, Record<string, unknown>, string[]][])("%s", async (_promise, args, expected) => {
    expect(await names(args)).toEqual(expected);
  });

  it.each([
    ["of a keyword in digits", (id: number) => ` ${id} `, true],
    ["of no other", (id: number) => `${id}x`, false],
    ["of none that is not there", () => "99999999", false],
    ["of none that no number can be", () => "9".repeat(40), false],
  ])("gives the part by the id %s", async (_what, keyword, found) => {
    const id = ids.get("Delta") ?? 0;
    const asked = { keyword: keyword(id), ...only(null) };
    expect(await names({ ...asked, dbId: true })).toEqual(found ? ["Delta"] : []);
    expect(await names(asked)).toEqual([]);
  });

  it("adds the part of the id to what is found", async () => {
    const keyword = "7";
    const all = await names({ keyword, dbId: true });
    expect(all).toContain("7 of 9");
    expect(all).toContain([...ids].find(([, id]) => id === 7)?.[0]);
  });

  it("tells of a hit what it takes to choose one, and leaves out what there is not", async () => {
    const { "hydra:member": hits, ...rest } = await find({ keyword: "qxname" });
    expect(rest).toEqual({
      "@context": "/api/contexts/Part",
      "@id": null,
      "@type": "hydra:Collection",
      "hydra:totalItems": 1,
      totalIsExact: true,
    });
    expect(hits).toEqual([
      {
        "@id": `/api/parts/${ids.get("A qxname")}`,
        "@type": "Part",
        id: ids.get("A qxname"),
        name: "A qxname",
        description: "",
        manufacturer_product_number: "",
        category: { id: 1, full_path: "Things" },
        total_instock: 0,
      },
    ]);
  });

  it.each([
    ["qxlong ", 193],
    ["", 200],
  ])("cuts long descriptions between characters: %s…", async (beginning, shown) => {
    const name = `Long ${shown}`;
    const description = `${beginning}${"😀".repeat(300)}`;
    await make("parts", { name, description, category: "/api/categories/1" });
    const { "hydra:member": hits } = await find({ keyword: name });
    expect(hits[0]?.description).toBe(`${beginning}${"😀".repeat(shown)}…`);
  });

  it("names the unit by its symbol, or by its name where it has none", async () => {
    for (const [name, unit] of [
      ["Metre", "m"],
      ["Roll", null],
    ] as const) {
      const partUnit = await make("measurement_units", { name, unit });
      await make("parts", { name: `qxunit ${name}`, partUnit, category: "/api/categories/1" });
    }
    const { "hydra:member": hits } = await find({ keyword: "qxunit" });
    expect(hits).toMatchObject([{ unit: "m" }, { unit: "Roll" }]);
  });

  it.each([
    ["a keyword", { keyword: "alpha" }, 4],
    ["words", { keyword: "alpha gamma ohm", extensive: true }, 4],
    ["a short keyword", { keyword: "al" }, 6],
    ["an expression", { keyword: "alph[a]", regex: true }, 6],
  ] as [string, Record<string, unknown>, number][])(
    "runs few statements for %s",
    async (_what, args, most) => {
      await find(args);
      statements.length = 0;
      await find(args);
      const own = statements.filter((sql) => /"?parts|categories/.test(sql) && !sql.includes("api_tokens"));
      expect(own.length).toBeLessThanOrEqual(most);
      expect(own.length).toBeGreaterThan(1);
    },
  );
});
