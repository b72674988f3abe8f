/** Tests the tool find_alternatives, which finds parts that can replace another part. */
import { beforeAll, describe, expect, it } from "vitest";
import { idOf, unique, useService } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { errorOf, resultOf, type ToolResult } from "./calling.ts";

describeOneDialect("find_alternatives", (dialect) => {
  const running = useService(dialect);
  let category = "";
  let footprint = "";

  /** Maps the name of a parameter to its value. */
  type Values = Readonly<Record<string, number | string>>;

  async function part(values: Values = {}, more: Record<string, unknown> = {}): Promise<number> {
    const parameters = Object.entries(values).map(([name, value]) =>
      typeof value === "number" ? { name, value_typical: value, unit: "Ω" } : { name, value_text: value },
    );
    const body = { name: unique("Part"), category, footprint, parameters, ...more };
    return idOf(await running.make("parts", body));
  }

  async function relate(owner: number, other: number, type: number, more = {}): Promise<void> {
    const [from, to] = [`/api/parts/${owner}`, `/api/parts/${other}`];
    await running.make("part_associations", { owner: from, other: to, type, ...more });
  }

  async function alternatives(id: number, limit = 50): Promise<ToolResult[]> {
    return (await resultOf(running, "find_alternatives", { part_id: id, limit }))[
      "alternatives"
    ] as ToolResult[];
  }

  const idsOf = (found: readonly ToolResult[]): number[] => found.map(({ id }) => Number(id));

  /** Creates a category and a footprint that no other test uses. */
  async function elsewhere(): Promise<Record<string, unknown>> {
    return {
      category: await running.make("categories", { name: unique("Category") }),
      footprint: await running.make("footprints", { name: unique("Footprint") }),
    };
  }

  beforeAll(async () => {
    category = await running.make("categories", { name: "Resistors" });
    footprint = await running.make("footprints", { name: "0603" });
  });

  it("finds declared alternatives in both directions, newer parts first", async () => {
    const place = await elsewhere();
    const [original, compatible, newer, older, other] = [
      await part({}, place),
      await part({}, await elsewhere()),
      await part({}, await elsewhere()),
      await part({}, await elsewhere()),
      await part({}, await elsewhere()),
    ];
    await relate(original, other, 0, { other_type: "same family" });
    await relate(original, older, 2);
    await relate(newer, original, 2);
    await relate(compatible, original, 1);
    const found = await alternatives(original);
    expect(idsOf(found)).toEqual([compatible, newer, older, other]);
    expect(found.map(({ reasons }) => reasons)).toEqual([
      [{ kind: "declared compatible" }],
      [{ kind: "supersedes it" }],
      [{ kind: "superseded by it" }],
      [{ kind: "otherwise related", relation: "same family" }],
    ]);
  });

  it("finds parts with the same manufacturer part number in any spelling, and none without a number", async () => {
    const number = { manufacturer_product_number: unique("ABC-ü") };
    const place = await elsewhere();
    const original = await part({}, { ...place, ...number });
    const same = await part(
      {},
      {
        ...(await elsewhere()),
        manufacturer_product_number: number.manufacturer_product_number.toUpperCase(),
      },
    );
    expect(await alternatives(original)).toMatchObject([
      { id: same, score: 90, reasons: [{ kind: "same manufacturer number" }] },
    ]);
    expect(await alternatives(await part({}, await elsewhere()))).toEqual([]);
  });

  describe("among parts of the same category and footprint", () => {
    const values = { Resistance: 4700, Tolerance: "1 %", Power: 0.1 };

    it("ranks by parameters and lists matching and differing ones", async () => {
      const place = await elsewhere();
      const original = await part(values, place);
      const differing = await part({ ...values, Tolerance: "5 %" }, place);
      const same = await part({ ...values, Colour: "blue" }, place);
      const wrong = await part({ Resistance: 10, Tolerance: "2 %" }, place);
      const unknown = await part({}, place);
      const found = await alternatives(original);
      expect(idsOf(found)).toEqual([same, differing]);
      expect(idsOf(found)).not.toContain(unknown);
      expect(idsOf(found)).not.toContain(wrong);
      expect(found[0]).toMatchObject({
        score: 80,
        reasons: [{ matching: ["Resistance", "Tolerance", "Power"], differing: [] }],
      });
      expect(found[1]?.["reasons"]).toEqual([
        {
          kind: "same category and footprint",
          matching: ["Resistance", "Power"],
          differing: ["Tolerance"],
        },
      ]);
      expect(Number(found[1]?.["score"])).toBeLessThan(80);
    });

    /** Creates parts with the given parameters and searches for alternatives to the first one. */
    async function compared(
      own: readonly Record<string, unknown>[],
      other: readonly Record<string, unknown>[],
      more: Record<string, unknown> = {},
    ): Promise<ToolResult[]> {
      const place = await elsewhere();
      const original = await part({}, { ...place, parameters: own });
      await part({}, { ...place, parameters: other });
      const args = { part_id: original, limit: 50, ...more };
      return (await resultOf(running, "find_alternatives", args))["alternatives"] as ToolResult[];
    }

    const value = (name: string, value_typical: number, unit: string) => ({ name, value_typical, unit });
    const text = (name: string, value_text: string) => ({ name, value_text });
    const tolerance = value("Tolerance", 1, "%");

    it.each([
      ["another value", value("Resistance", 10_000, "Ω"), value("Resistance", 220, "Ω"), null],
      ["the same value with a prefix", value("Resistance", 10_000, "Ω"), value("Resistance", 10, "kΩ"), 80],
      [
        "the same value with U+2126",
        value("Resistance", 10, "kΩ"),
        value("Resistance", 10_000, "\u2126"),
        80,
      ],
      ["another prefix", value("C", 10, "µF"), value("C", 10, "nF"), null],
      ["both letters mu", value("C", 0.1, "\u00b5F"), value("C", 100, "nF"), 80],
      ["M and m", value("R", 1, "MΩ"), value("R", 1, "mΩ"), null],
      ["another output voltage", value("Output voltage", 3.3, "V"), value("Output voltage", 5, "V"), null],
      ["more power", value("Power", 0.1, "W"), value("Power", 0.25, "W"), 80],
      ["less power", value("Power", 250, "mW"), value("Power", 0.1, "W"), 20],
      ["a lower tolerance", value("Tolerance", 5, "%"), value("Tolerance", 1, "%"), 80],
      ["a higher tolerance", value("Tolerance", 1, "%"), value("Tolerance", 5, "%"), 20],
      [
        "a higher maximum",
        { name: "V", value_max: 16, unit: "V" },
        { name: "V", value_max: 50, unit: "V" },
        80,
      ],
      [
        "a lower maximum",
        { name: "V", value_max: 16, unit: "V" },
        { name: "V", value_max: 10, unit: "V" },
        20,
      ],
      [
        "a wider range",
        { name: "T", value_min: -40, value_max: 85, unit: "°C" },
        { name: "T", value_min: -55, value_max: 125, unit: "°C" },
        80,
      ],
      ["another number without a unit", value("Moisture level", 1, ""), value("Moisture level", 3, ""), 20],
      ["another number of pins", value("Pins", 8, ""), value("Pins", 14, ""), null],
      ["another number of positions", value("Positions", 6, ""), value("Positions", 10, ""), null],
      ["another number of rows", value("Rows", 1, ""), value("Rows", 2, ""), null],
      ["another number of channels as text", text("Channels", "2"), text("Channels", "4"), null],
      ["the same number of pins", value("Pins", 8, ""), value("Pins", 8, ""), 80],
      ["another polarity", text("Polarity", "NPN"), text("Polarity", "PNP"), null],
      ["another channel", text("Channel", "N"), text("Channel", "P-channel"), null],
      ["the same channel", text("Channel type", "N"), text("Channel type", "n-Channel"), 80],
      ["another type", text("Transistor type", "JFET"), text("Transistor type", "MOSFET"), null],
      ["an unknown polarity", text("Polarity", "NPN"), text("Polarity", ""), 20],
      ["another color", text("Colour", "red"), text("Colour", "blue"), 20],
      ["a name in another case", value("RESISTANCE", 1, "kΩ"), value("resistance", 1, "kΩ"), 80],
    ] as [string, Record<string, unknown>, Record<string, unknown>, number | null][])(
      "compares values: %s",
      async (_what, own, other, score) => {
        const common = { name: "Technology", value_text: "thick film" };
        const found = await compared([own, common], [other, common]);
        expect(found.map((one) => one["score"])).toEqual(score === null ? [] : [score]);
      },
    );

    it("excludes other values unless the tolerance allows them", async () => {
      const [own, near] = [value("Resistance", 10, "kΩ"), value("Resistance", 9100, "Ω")];
      expect(await compared([own, tolerance], [near, tolerance])).toEqual([]);
      expect(await compared([own, tolerance], [near, tolerance], { tolerance: 8 })).toEqual([]);
      expect(await compared([own, tolerance], [near, tolerance], { tolerance: 9 })).toMatchObject([
        { reasons: [{ matching: ["Tolerance"], differing: ["Resistance"] }] },
      ]);
    });

    it("finds nothing for a part without parameters and explains it", async () => {
      const place = await elsewhere();
      const original = await part({}, place);
      await part({}, place);
      const answer = await resultOf(running, "find_alternatives", { part_id: original });
      expect(answer).toMatchObject({ found: 0, alternatives: [] });
      expect(answer["hint"]).toMatch(/no parameters/);
      const compared = await resultOf(running, "find_alternatives", { part_id: await part(values, place) });
      expect(compared).not.toHaveProperty("hint");
    });

    it("counts a parameter once if its name occurs in several cases", async () => {
      const names = ["Value", "VALUE", "value"].map((name) => ({ name, value_text: "same" }));
      const [found] = await compared(names, names);
      expect(found).toMatchObject({ score: 80 });
      expect((found?.["reasons"] as ToolResult[])[0]).toMatchObject({ differing: [] });
    });

    it("ranks a part with few parameters below one that shares more of them", async () => {
      const place = await elsewhere();
      const ten = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`p${index}`, `v${index}`]));
      const original = await part(ten, place);
      const one = await part({ p0: "v0" }, place);
      const nine = await part({ ...ten, p9: "other" }, place);
      const same = await part(ten, place);
      const found = await alternatives(original);
      expect(idsOf(found)).toEqual([same, nine, one]);
      expect(found.map(({ score }) => score)).toEqual([80, 65, 10]);
    });

    it("finds equal values among thousands of parts and reports that not all were compared", async () => {
      const place = await elsewhere();
      const now = "2026-01-01T00:00:00.000Z";
      const owned = {
        category_id: idOf(String(place["category"])),
        footprint_id: idOf(String(place["footprint"])),
      };
      await running.service.store.transaction(async ({ db }) => {
        for (let made = 0; made < 2500; made += 500) {
          const rows = Array.from({ length: 500 }, (_, index) => {
            const name = `Filler ${made + index}`;
            return { ...owned, name, name_folded: name.toLowerCase(), added_date: now, last_modified: now };
          });
          await db.insertInto("parts").values(rows).execute();
        }
      });
      const original = await part({ Frequency: 271_828 }, place);
      const same = await part({ Frequency: 271_828 }, place);
      const answer = await resultOf(running, "find_alternatives", { part_id: original });
      expect(answer["foundIsExact"]).toBe(false);
      expect((answer["alternatives"] as ToolResult[])[0]).toMatchObject({ id: same, score: 80 });
    });

    it("excludes other footprints and categories", async () => {
      const place = await elsewhere();
      const { category: otherCategory, footprint: otherFootprint } = await elsewhere();
      const original = await part(values, place);
      await part(values, { ...place, footprint: otherFootprint });
      await part(values, { ...place, footprint: null });
      await part(values, { ...place, category: otherCategory });
      expect(await alternatives(original)).toEqual([]);
    });

    it("compares only parameters if the part has no footprint", async () => {
      const place = { ...(await elsewhere()), footprint: null };
      const original = await part(values, place);
      const same = await part(values, place);
      await part({}, place);
      expect(idsOf(await alternatives(original))).toEqual([same]);
    });

    it("ranks parts in stock first if everything else is equal", async () => {
      const place = await elsewhere();
      const original = await part(values, place);
      const none = await part(values, place);
      const expired = { amount: 500, expiration_date: "2020-01-01T00:00:00+00:00" };
      const stocked = await part(values, { ...place, partLots: [{ amount: 7 }, expired] });
      const found = await alternatives(original);
      expect(idsOf(found)).toEqual([stocked, none]);
      expect(found[0]).toMatchObject({ in_stock: 7 });
    });
  });

  it("returns a summary of each part and the number of parts beyond the limit", async () => {
    const place = await elsewhere();
    const manufacturer = await running.make("manufacturers", { name: unique("Maker") });
    const original = await part({ R: 1 }, place);
    const description = "🙂".repeat(300);
    for (let made = 0; made < 4; made += 1) await part({ R: 1 }, { ...place, manufacturer, description });
    const answer = await resultOf(running, "find_alternatives", { part_id: original, limit: 3 });
    expect(answer).toMatchObject({ part: { id: original }, found: 4, foundIsExact: true });
    expect(answer["alternatives"]).toHaveLength(3);
    expect((answer["alternatives"] as ToolResult[])[0]).toMatchObject({
      description: `${"🙂".repeat(200)}…`,
      category: { id: idOf(String(place["category"])) },
      footprint: { id: idOf(String(place["footprint"])) },
      manufacturer: { id: idOf(manufacturer) },
    });
  });

  it.each([
    [{}, "part_id: This field is missing"],
    [{ part_id: 999_999 }, "Part 999999 does not exist"],
    [{ part_id: "one" }, "part_id: "],
    [{ part_id: 1, limit: 51 }, "limit: "],
    [{ part_id: 1, name: "x" }, "Unknown argument"],
  ])("reports the error in %j", async (args, said) => {
    expect(await errorOf(running, "find_alternatives", args)).toContain(said);
  });
});
