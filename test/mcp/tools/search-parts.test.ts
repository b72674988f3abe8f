/** Tests the tool search_parts: fields, modes, order, hints and the content of hits. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeOneDialect } from "../../support/dialects.ts";
import { idOf, useService } from "../../inventory/running-service.ts";
import { search } from "../../search/searching.ts";
import { resultOf, type Found } from "./calling.ts";

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
  "gtin",
  "parameters",
] as const;

type Field = (typeof fields)[number];

/** Returns a text that only the given field of one part contains. */
const textIn = (field: Field): string => (field === "gtin" ? "4006381333931" : `qx${field}`);

/** Returns the arguments that select one field. */
const only = (field: Field | null): Record<string, boolean> =>
  Object.fromEntries(fields.map((one) => [one, one === field]));

describeOneDialect("search_parts", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  const { make } = running;
  const ids = new Map<string, number>();

  const find = (args: Record<string, unknown>): Promise<Found> => resultOf(running, "search_parts", args);
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
    // One part for each field. Only this field contains `qx<field>`.
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
    await part({ name: "In gtin", gtin: "4006381333931" });
    await part({ name: "In parameters", parameters: [{ name: "Size", value_text: "qxparameters" }] });

    await part({ name: "Straße ÄÖÜ", comment: "ΣΊΣΥΦΟΣ" });
    await part({ name: "100%_a", description: "5 mm, 50 %; flat" });
    await part({ name: "100 percent a" });
    await part({ name: "back\\slash" });
    await part({ name: "Delta", description: "alpha beta gamma", tags: "ohm" });
    await part({ name: "Epsilon", description: "alpha", comment: "gamma" });
    await part({ name: "ΩΩΩ", description: "→→→→" });
    // Parts with values and units.
    const footprint = await element("footprints", "R_0603_1608Metric");
    await part({ name: "R 1", description: "10k 1 % resistor", footprint });
    await part({ name: "C 1", description: "10uF capacitor" });
    await part({ name: "C 2", description: "Capacitor 10 \u00b5F" });
    const parameters = [{ name: "Capacitance", value_typical: 10, unit: "\u03bcF" }];
    await part({ name: "C 3", description: "Capacitor", parameters });
    await part({ name: "C 4", description: "100uF capacitor" });
    await part({ name: "U 1", description: "Voltage regulator, output 3.3 V" });
    await part({ name: "U 2-3.3V", description: "Regulator for a low voltage" });
    // Parts with numbers inside other numbers, and other spellings of numbers.
    await part({ name: "Vreg A", description: "vreg output 5 V" });
    await part({ name: "Vreg B", description: "vreg output 25V, 45 V, 0.5V and 2,5V" });
    await part({ name: "Vreg C", description: "vreg 25V input, (5V) output" });
    await part({ name: "Vreg D", description: "vreg AMS1117 3.3V" });
    await part({ name: "Vreg E", description: "vreg XC6206 3V3" });
    await part({ name: "Chip A", description: "chipres 47k 0805" });
    await part({ name: "Chip B", description: "chipres 4,7k 0402" });
    await part({ name: "Chip C", description: "chipres 4k7" });
    await part({ name: "Chip D", description: "chipres 0402,7k,1%" });
    await part({ name: "Chip E", description: "chipres 12k\u03a9 1/4W" });
    await part({ name: "Chip F", description: "chipres 12 k 1/8W" });
    await part({ name: "Chip G", description: "chipres 120k" });
    await part({ name: "Chip H", description: "chipres 330R" });
    await part({ name: "Amp A", description: "Dual op amp" });
    await part({ name: "Amp B", description: "Quad op-amp" });
    await part({ name: "Amp C", description: "Operational amplifier" });
    await part({ name: "Amp D", description: "OPAMP, low noise" });
    await part({ name: "USBLC6", description: "ESD protection" });
    await part({ name: "Jack A", description: "USB-C jack" });
    await part({ name: "Jack B", description: "USB C jack" });
    await part({ name: "Jack C", description: "USB Type-C jack" });
    await part({ name: "Jack D", description: "USB-B jack" });
    await part({ name: "DIN-41612" });
    // Parts for the order of hits.
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

  /** Inserts a part with an ID far above all others. */
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

  describe("searches each field separately", () => {
    it.each(fields)("search_parts searches the field %s separately", async (field) => {
      const keyword = textIn(field).toUpperCase();
      const expected = field === "name" ? "A qxname" : `In ${field}`;
      expect(await names({ keyword, ...only(field) })).toEqual([expected]);
      expect(await names({ keyword: keyword.slice(0, 5), ...only(field), wildcard: true })).toContain(
        expected,
      );
      expect(await names({ keyword: `^.*${keyword}`, ...only(field), regex: true })).toEqual([expected]);
      const without = { ...Object.fromEntries(fields.map((one) => [one, true])), [field]: false };
      expect(await names({ keyword, ...without })).toEqual([]);
      expect(await names({ keyword })).toEqual([expected]);
    });
  });

  it.each([
    ["ignores the case of umlauts", { keyword: "straße äöü" }, ["Straße ÄÖÜ"]],
    ["finds composed and decomposed characters", { keyword: "A\u0308O\u0308" }, ["Straße ÄÖÜ"]],
    ["treats final sigma like sigma", { keyword: "σίσυφος" }, ["Straße ÄÖÜ"]],
    ["finds short words at the beginning of words", { keyword: "ΩΩ" }, ["ΩΩΩ"]],
    ["finds parts whatever their IDs", { keyword: "qy" }, ["Far"]],
    ["finds parts by an expression whatever their IDs", { keyword: "q[y]", regex: true }, ["Far"]],
    ["finds text that is not a word", { keyword: "→→→" }, ["ΩΩΩ"]],
    ["treats % and _ literally", { keyword: "100%_a" }, ["100%_a"]],
    ["finds words in any order", { keyword: "gamma alpha" }, ["Delta", "Epsilon"]],
    ["finds words with separators", { keyword: "5 mm, 50 %; fl" }, ["100%_a"]],
    ["finds words in trees", { keyword: "things alpha ohm" }, ["Delta"]],
    ["requires every word", { keyword: "gamma alpha xylophone" }, []],
    ["finds words in the selected fields only", { keyword: "gamma alpha", comment: false }, ["Delta"]],
    ["corrects words in the selected fields", { keyword: "gamna alpa", comment: false }, ["Delta"]],
    [
      "treats % as a wildcard for any number of characters",
      { keyword: "100%_a", wildcard: true, description: false },
      ["100 percent a", "100%_a"],
    ],
    ["treats _ as a wildcard for one character", { keyword: "pe__ent", wildcard: true }, ["100 percent a"]],
    ["treats \\% literally", { keyword: "0\\%", wildcard: true }, ["100%_a"]],
    ["treats \\_ literally", { keyword: "\\_", wildcard: true, footprint: false }, ["100%_a"]],
    ["treats a trailing backslash literally", { keyword: "back\\", wildcard: true }, ["back\\slash"]],
    ["finds a single character", { keyword: "ß", wildcard: true }, ["Straße ÄÖÜ"]],
    ["treats + as a space", { keyword: "gamma+alpha+ohm", extensive: true }, ["Delta"]],
    ["combines words and wildcards", { keyword: "g%a al_ha", wildcard: true }, ["Delta", "Epsilon"]],
    ["accepts a regular expression", { keyword: "^(delta|epsilon)$", regex: true }, ["Delta", "Epsilon"]],
    ["ignores case in a regular expression", { keyword: "^STRAẞE|ΣΊΣ[Υ]", regex: true }, ["Straße ÄÖÜ"]],
    [
      "anchors a regular expression to the name of a category",
      { keyword: "^the qxcategory$", regex: true },
      ["In category"],
    ],
    ["treats the whole keyword as one expression", { keyword: "alpha gamma", regex: true }, []],
    ["finds nothing for an empty keyword", { keyword: "" }, []],
    ["finds nothing for spaces", { keyword: " + ", extensive: true }, []],
    ["finds nothing for an empty expression", { keyword: "", regex: true }, []],
    ["finds nothing without a field", { keyword: "alpha", ...only(null) }, []],
    ["treats SQL in the keyword as text", { keyword: "' or 1=1 --" }, []],
    ["treats index syntax in the keyword as text", { keyword: '" OR doc : "alpha' }, []],
    ["treats operators in the keyword as text", { keyword: "alpha OR beta" }, []],
    [
      "sorts the best hits first if there are several words",
      { keyword: "b+zrank", extensive: true },
      ["zrank b"],
    ],
    ["sorts by name", { keyword: "^order", regex: true }, ["order 1", "order 2", "order 3"]],
    [
      "sorts the best hits first",
      { keyword: "zrank" },
      ["zrank", "zener zz9", "ZRANK A", "zrank b", "a zrank"],
    ],
  ] as [string, Record<string, unknown>, string[]][])("search_parts %s", async (_promise, args, expected) => {
    expect(await names(args)).toEqual(expected);
  });

  it.each([
    ["5V vreg", ["Vreg A", "Vreg C"]],
    ["vreg 5 V", ["Vreg A", "Vreg C"]],
    ["3V vreg", []],
    ["3V3 vreg", ["Vreg D", "Vreg E"]],
    ["3.3V vreg", ["Vreg D", "Vreg E"]],
    ["7k chipres", ["Chip D"]],
    ["4k7 chipres", ["Chip C"]],
    ["4.7k chipres", ["Chip C"]],
    ["12k ohm chipres", ["Chip E", "Chip F"]],
    ["12 k ohm chipres", ["Chip E", "Chip F"]],
    ["12k\u2126 chipres", ["Chip E", "Chip F"]],
    ["330 ohm", ["Chip H"]],
    ["47k/0805", ["Chip A"]],
    ["chipres 1/4w", ["Chip E"]],
    ["opamp", ["Amp A", "Amp B", "Amp C", "Amp D"]],
    ["op-amp", ["Amp A", "Amp B", "Amp C", "Amp D"]],
    ["usb-c", ["Jack A", "Jack B", "Jack C"]],
    ["usb-c jack", ["Jack A", "Jack B", "Jack C"]],
    ["din 41612", ["DIN-41612"]],
    ["04006381333931", ["In gtin"]],
    ["4006381333931", ["In gtin"]],
  ])("finds all spellings of a value and no other value: %s", async (keyword, expected) => {
    for (const args of [{ keyword }, { keyword, comment: false }])
      expect((await names(args)).toSorted()).toEqual(expected);
    const { body, headers } = await search(running, keyword);
    expect(body.map(({ part }) => part.name).toSorted()).toEqual(expected);
    expect(headers["x-total-count"]).toBe(String(expected.length));
    expect(body.every(({ similar, matches }) => !similar && matches.length > 0)).toBe(true);
  });

  it.each([
    ["a number with spaces", (id: number) => ` ${id} `, true],
    ["a number with a letter", (id: number) => `${id}x`, false],
    ["an unknown ID", () => "99999999", false],
    ["a number out of range", () => "9".repeat(40), false],
  ])("searches a part by ID only for an exact number: %s", async (_what, keyword, found) => {
    const id = ids.get("Delta") ?? 0;
    const asked = { keyword: keyword(id), ...only(null) };
    expect(await names({ ...asked, dbId: true })).toEqual(found ? ["Delta"] : []);
    expect(await names(asked)).toEqual([]);
  });

  it("adds the part with the ID to the hits", async () => {
    const keyword = "7";
    const all = await names({ keyword, dbId: true });
    expect(all).toContain("7 of 9");
    expect(all).toContain([...ids].find(([, id]) => id === 7)?.[0]);
  });

  it.each([
    "10k resistor 0603",
    "0603 resitor 10 k",
    "resitor",
    "10 uF",
    "10µF",
    "10 \u03bcf",
    "voltage regulator 3.3V",
    "regulator 3.3 v",
    "regulatr",
  ])("finds the same parts as /api/search: %s", async (keyword) => {
    const { body } = await search(running, keyword, "&itemsPerPage=100");
    const parts = body.map(({ part }) => part.name);
    expect(parts.length).toBeGreaterThan(0);
    expect(await names({ keyword, limit: 100 })).toEqual(parts);
  });

  it.each([
    [{ keyword: "10 uf capacitor" }, ["C 1", "C 2", "C 3"], undefined],
    [{ keyword: "resitor" }, ["R 1"], /^No part contains "resitor"; searched for "resistor" instead\.$/],
    [{ keyword: "20 uF" }, [], /No part contains "20 uf"/],
    [{ keyword: "xylophone resistor" }, [], /^No part contains "xylophone".* Omit it/],
    [{ keyword: "resistor regulator" }, [], /Each word occurs .* fewer words/],
    [{ keyword: " " }, [], /keyword is empty/],
    [{ keyword: "qxtags", tags: false }, [], /Only these fields were searched: name, .*comment/],
    [{ keyword: "alpha", ...only(null) }, [], /All fields are excluded/],
    [{ keyword: "resis%0603" }, [], /% and \* were searched literally\. To use wildcards, set wildcard/],
    [{ keyword: "resis%9999", wildcard: true }, [], /matches the pattern\. Omit wildcard/],
    [{ keyword: "^xylo", regex: true, wildcard: true }, [], /wildcard was ignored: regex was set\. No part/],
    [{ keyword: "xylophone", dbId: true }, [], /dbId was ignored: the keyword is not a number/],
  ] as [Record<string, unknown>, string[], RegExp | undefined][])(
    "gives a hint on corrected words and empty results: %j",
    async (args, expected, hint) => {
      const { "hydra:member": hits, ...rest } = await find(args);
      expect(hits.map(({ name }) => name).toSorted()).toEqual(expected);
      if (hint === undefined) expect(rest).not.toHaveProperty("hint");
      else expect(rest.hint).toMatch(hint);
    },
  );

  it("returns the properties that identify a part and omits empty ones", async () => {
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
  ])("truncates long descriptions between characters: %s…", async (beginning, shown) => {
    const name = `Long ${shown}`;
    const description = `${beginning}${"😀".repeat(300)}`;
    await make("parts", { name, description, category: "/api/categories/1" });
    const { "hydra:member": hits } = await find({ keyword: name });
    expect(hits[0]?.description).toBe(`${beginning}${"😀".repeat(shown)}…`);
  });

  it("returns the symbol of the unit, or its name if it has no symbol", async () => {
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
    ["an expression", { keyword: "alph[a]", regex: true }, 7],
  ] as [string, Record<string, unknown>, number][])(
    "needs few SQL statements for %s",
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
