/** Tests the hits, order and matched texts of a search. */
import { beforeAll, expect, it } from "vitest";
import { unique, useService } from "../inventory/running-service.ts";
import { describeDialects } from "../support/dialects.ts";
import { found, marked, search } from "./searching.ts";

describeDialects("a search", (dialect) => {
  const running = useService(dialect);
  let resistors = "";
  let other = "";

  beforeAll(async () => {
    const { make } = running;
    const passive = await make("categories", { name: "Passive" });
    resistors = await make("categories", { name: "Thick film", parent: passive });
    other = await make("categories", { name: "Other" });
    const maker = await make("manufacturers", { name: "Vishay" });
    const footprint = await make("footprints", { name: "LQFP-100" });
    const supplier = await make("suppliers", { name: "Mouser" });
    const room = await make("storage_locations", { name: "Cellar" });
    const drawer = await make("storage_locations", { name: "Drawer 12", parent: room });
    await make("parts", {
      name: "STM32F407VGT6",
      category: other,
      ipn: "MCU-0001",
      manufacturer_product_number: "STM32F407VGT6TR",
      gtin: "4006381333931",
      tags: "arm,cortex-m4",
      description: "Microcontroller with Ethernet, 168 MHz",
      comment: "Bought for the weather station",
      manufacturer: maker,
      footprint,
      partLots: [{ storage_location: drawer, amount: 5 }],
      orderdetails: [{ supplier, supplierpartnr: "511-STM32F407VGT6" }],
      parameters: [
        { name: "Supply voltage", symbol: "Vdd", value_typical: 3.3, unit: "V" },
        { name: "Core", value_text: "Cortex-M4F" },
      ],
    });
    await make("parts", { name: "R_0603_10k", category: resistors, description: "Resistor 10 kΩ 0603" });
    for (const [name, description, value, unit] of [
      ["C10", "Capacitor 10uF", null, ""],
      ["C10 apart", "Capacitor 10 uF", null, ""],
      ["C10 micro sign", "Capacitor 10 \u00b5F", null, ""],
      ["C10 mu", "Capacitor 10\u03bcF", null, ""],
      ["C10 parameter", "Capacitor", 10, "\u00b5F"],
      ["C100", "Capacitor 100 uF", null, ""],
      ["R220", "", 220, "\u2126"],
    ] as const) {
      const quantity = unit === "\u2126" ? "Resistance" : "Capacitance";
      const parameters = value === null ? [] : [{ name: quantity, value_typical: value, unit }];
      await make("parts", { name, description, parameters, category: other });
    }
    await make("parts", { name: "Trimmer", category: other, description: "Potentiometer, no resistor" });
  });

  it.each([
    ["its name", "f407", "name", "STM32[F407]VGT6"],
    ["its IPN", "mcu-0001", "ipn", "[MCU-0001]"],
    ["its manufacturer part number", "vgt6tr", "manufacturer_product_number", "STM32F407[VGT6TR]"],
    ["its GTIN", "4006381333931", "gtin", "[4006381333931]"],
    ["a supplier part number", "511-stm", "orderdetails.supplierpartnr", "[511-STM]32F407VGT6"],
    ["a tag", "ARM", "tags", "[arm],cortex-m4"],
    ["its description", "ethernet", "description", "Microcontroller with [Ethernet], 168 MHz"],
    ["its comment", "weather", "comment", "Bought for the [weather] station"],
    ["its category", "other", "category", "[Other]"],
    ["its manufacturer", "vishay", "manufacturer", "[Vishay]"],
    ["its footprint", "lqfp", "footprint", "[LQFP]-100"],
    ["the location of a lot", "drawer", "partLots.storage_location", "Cellar → [Drawer] 12"],
    ["the parent of a location", "cellar", "partLots.storage_location", "[Cellar] → Drawer 12"],
    ["a supplier", "mouser", "orderdetails.supplier", "[Mouser]"],
    ["the name of a parameter", "voltage", "parameters", "Supply [voltage] Vdd 3.3V"],
    ["the symbol of a parameter", "vdd", "parameters", "Supply voltage [Vdd] 3.3V"],
    ["the value of a parameter with its unit", "3.3V", "parameters", "Supply voltage Vdd [3.3V]"],
    ["the text of a parameter", "m4f", "parameters", "Core Cortex-[M4F]"],
    ["a prefix of one letter", "e", "description", "Microcontroller with [E]thernet, 168 MHz"],
    ["a prefix of two letters", "mh", "description", "Microcontroller with Ethernet, 168 [MH]z"],
  ])("finds a part by %s and returns the matching text", async (_what, q, property, text) => {
    const { body } = await search(running, q);
    const hit = body.find(({ part }) => part.name === "STM32F407VGT6");
    const match = hit?.matches.find((candidate) => candidate.property === property);
    expect(marked(match?.excerpt ?? [])).toBe(text);
    expect(hit?.similar).toBe(false);
  });

  it.each([
    ["words from several texts", "stm32 vishay drawer voltage", ["STM32F407VGT6"]],
    ["a short word among others", "168 mh vishay", ["STM32F407VGT6"]],
    ["a category and a name", "passive 10k", ["R_0603_10k"]],
    ["commas and spaces between words", " ethernet,\tMHZ ; ", ["STM32F407VGT6"]],
    ["a word that only other parts contain", "ethernet resistor", []],
    ["a short word that occurs only inside other words", "vishay z", []],
    ["any case", "ETHERNET wEATHER", ["STM32F407VGT6"]],
    ["Greek letters in any case", "KΩ", ["R_0603_10k"]],
  ])("finds the parts that contain all words: %s", async (_what, q, names) => {
    expect(await found(running, q)).toEqual(names);
  });

  it.each([
    ["10 uF", ["C10", "C10 apart", "C10 micro sign", "C10 mu", "C10 parameter"]],
    ["10uf", ["C10", "C10 apart", "C10 micro sign", "C10 mu", "C10 parameter"]],
    ["10µF", ["C10", "C10 apart", "C10 micro sign", "C10 mu", "C10 parameter"]],
    ["10 \u03bcF", ["C10", "C10 apart", "C10 micro sign", "C10 mu", "C10 parameter"]],
    ["capacitor 10 uF", ["C10", "C10 apart", "C10 micro sign", "C10 mu", "C10 parameter"]],
    ["100 uF", ["C100"]],
    // Another value is not treated as a typing error.
    ["10uH", []],
    ["22 uF", []],
    ["220 ohm", ["R220"]],
    ["220\u2126", ["R220"]],
  ])("finds all spellings of a value: %s", async (q, names) => {
    const { body } = await search(running, q);
    expect(body.map(({ part }) => part.name).toSorted()).toEqual(names.toSorted());
    expect(body.every(({ similar, matches }) => !similar && matches.length > 0)).toBe(true);
  });

  it.each([
    ["µF", "Capacitance 10 [µF]"],
    ["\u03bcf", "Capacitance 10 [µF]"],
    ["10 uF", "Capacitance [10µF]"],
    ["Ω", "Resistance 220 [\u2126]"],
    ["\u2126", "Resistance 220 [\u2126]"],
    ["ω", "Resistance 220 [\u2126]"],
  ])("marks a unit: %s", async (q, text) => {
    const { body } = await search(running, q);
    expect(body.length).toBeGreaterThan(0);
    expect(body.filter(({ matches }) => matches.length === 0)).toEqual([]);
    expect(body.flatMap(({ matches }) => matches.map(({ excerpt }) => marked(excerpt)))).toContain(text);
  });

  it.each([
    ["swapped letters", "resisotr", ["R_0603_10k", "Trimmer"]],
    ["a missing letter", "ethrnet", ["STM32F407VGT6"]],
    ["a wrong letter in a number", "stm32f4o7", ["STM32F407VGT6"]],
    ["an additional letter", "potenntiometer", ["Trimmer"]],
    ["a wrong letter in the name of a manufacturer", "vishey", ["STM32F407VGT6"]],
    ["one misspelt word of two", "ethrenet vishay", ["STM32F407VGT6"]],
    ["nothing similar", "xylophone", []],
  ])("corrects a misspelt word: %s", async (_what, q, names) => {
    const { body } = await search(running, q);
    expect(body.map(({ part }) => part.name)).toEqual(names);
    expect(body.every(({ similar, matches }) => similar && matches.length > 0)).toBe(true);
  });

  it("returns the best hits first", async () => {
    const { make } = running;
    const word = "zener";
    const names = [
      ["exact IPN", { name: "Alpha", ipn: word }],
      ["exact name", { name: "Zener" }],
      ["name begins with it", { name: "Zener diode" }],
      ["number begins with it", { name: "Beta", manufacturer_product_number: "ZENER-5V1" }],
      ["a word of the name", { name: "Diode Zener" }],
      ["inside the name", { name: "BZXzener" }],
      ["a tag", { name: "Gamma", tags: "zener" }],
      ["a word of the description", { name: "Delta", description: "A Zener diode" }],
      ["inside the description", { name: "Epsilon", description: "subzener" }],
      ["elsewhere", { name: "Aardvark", comment: "zener" }],
    ] as const;
    for (const [, body] of names.toReversed()) await make("parts", { ...body, category: other });
    const order = (await found(running, word)).map(
      (name) => names.find(([, body]) => body.name === name)?.[0],
    );
    expect(order.slice(0, 2).toSorted()).toEqual(["exact IPN", "exact name"]);
    expect(order.slice(2)).toEqual(names.slice(2).map(([what]) => what));
  });

  it("finds part numbers that contain a value, besides the value", async () => {
    const { make } = running;
    for (const [name, description] of [
      ["1N4148", "Switching diode"],
      ["Diode 1N4148W", ""],
      ["2N2222", "Transistor"],
      ["Capacitor A", "2.2nF 50V"],
      ["Capacitor B", "2n25"],
      ["Resistor A", "4k7"],
      ["Resistor B", "4k75"],
    ] as const)
      await make("parts", { name, description, category: other });
    for (const query of ["1n4", "1n41", "1n414", "1n4148"])
      expect([query, await found(running, query)]).toEqual([query, ["1N4148", "Diode 1N4148W"]]);
    expect(await found(running, "diode 1n41")).toEqual(["Diode 1N4148W", "1N4148"]);
    expect(await found(running, "2n2")).toEqual(["2N2222", "Capacitor A"]);
    expect(await found(running, "4k7")).toEqual(["Resistor A"]);
    // A value with three digits also occurs inside of a part number, but never inside of a number.
    await make("parts", { name: "Resistor C", description: "148W", category: other });
    await make("parts", { name: "Resistor D", description: "4148W, 2.148W", category: other });
    expect(await found(running, "148w")).toEqual(["Diode 1N4148W", "Resistor C"]);
    expect(await found(running, "48w")).toEqual([]);
    const [within] = (await search(running, "148w")).body;
    expect(marked(within?.matches[0]?.excerpt ?? [])).toBe("Diode 1N4[148W]");
    const [hit] = (await search(running, "1n41")).body;
    expect(marked(hit?.matches[0]?.excerpt ?? [])).toBe("[1N41]48");
  });

  it("returns every hit on exactly one page", async () => {
    const category = await running.make("categories", { name: "Paged" });
    for (let number = 0; number < 7; number += 1) {
      await running.make("parts", { name: unique("Widget"), category, description: "paged" });
    }
    const whole = await found(running, "paged");
    expect(whole).toHaveLength(7);
    const pages: string[] = [];
    let path: string | undefined = "/api/search?q=paged&itemsPerPage=3";
    while (path !== undefined) {
      const { body } = await running.client.get(path, { expect: 200 });
      expect(body["hydra:totalItems"]).toBe(7);
      pages.push(
        ...(body["hydra:member"] as unknown as { part: { name: string } }[]).map(({ part }) => part.name),
      );
      path = body["hydra:view"]?.["hydra:next"] as unknown as string | undefined;
    }
    expect(pages).toEqual(whole);
    for (const [more, total] of [
      ["&page=9", "7"],
      ["&itemsPerPage=0", "7"],
    ] as const) {
      const { body, headers } = await search(running, "paged", more);
      expect([body.length, headers["x-total-count"]]).toEqual([0, total]);
    }
    const { headers } = await search(running, "paged", "&itemsPerPage=3&page=2");
    expect(headers["link"]).toContain('rel="next"');
  });

  it("returns only the requested properties", async () => {
    const only = async (more: string) => (await search(running, "ethernet", more)).body;
    expect(await only("&properties[]=similar")).toEqual([{ similar: false }]);
    expect(await only("&properties[part][]=name")).toEqual([{ part: { name: "STM32F407VGT6" } }]);
    expect(await only("&properties[part][category][]=name")).toEqual([
      { part: { category: { name: "Other" } } },
    ]);
    const [hit] = await only("&properties[]=part");
    expect(Object.keys(hit ?? {})).toEqual(["part"]);
    expect(Object.keys(hit?.part ?? {})).toContain("total_instock");
    await search(running, "ethernet", "&properties[]=nothing", 400);
  });

  it("returns hits as JSON-LD", async () => {
    const { body } = await running.client.get("/api/search?q=ethernet", { expect: 200 });
    expect(body).toMatchObject({
      "@context": "/api/contexts/SearchHit",
      "@id": "/api/search",
      "@type": "hydra:Collection",
      "hydra:member": [
        { "@type": "SearchHit", part: { "@type": "Part" }, matches: [{ "@type": "SearchMatch" }] },
      ],
    });
  });

  it("returns texts unchanged, whatever they contain, and truncates long ones around the hit", async () => {
    const { make } = running;
    const hostile = '<b onclick="x">needle</b> [hit] **needle**';
    await make("parts", { name: "Hostile", category: other, description: hostile });
    const long = `${"before ".repeat(100)}haystack ${"after ".repeat(100)}`;
    await make("parts", { name: "Long", category: other, comment: long });
    await make("parts", { name: "Cafe\u0301 İstanbul ΣΑΣ 𝒳haystacks", category: other });

    const [first] = (await search(running, "needle")).body;
    expect(first?.matches[0]?.excerpt).toEqual([
      { text: '<b onclick="x">', hit: false },
      { text: "needle", hit: true },
      { text: "</b> [hit] **", hit: false },
      { text: "needle", hit: true },
      { text: "**", hit: false },
    ]);
    const hits = (await search(running, "haystack")).body;
    const excerpt = hits.find(({ part }) => part.name === "Long")?.matches[0]?.excerpt ?? [];
    expect(marked(excerpt)).toMatch(/^….{0,60}\[haystack\].{0,140}…$/);
    for (const [q, text] of [
      ["CAFÉ", "[Cafe\u0301] İstanbul ΣΑΣ 𝒳haystacks"],
      ["istanbul", null],
      ["σας", "Cafe\u0301 İstanbul [ΣΑΣ] 𝒳haystacks"],
      ["𝒳hay", "Cafe\u0301 İstanbul ΣΑΣ [𝒳hay]stacks"],
    ] as const) {
      const [hit] = (await search(running, q)).body;
      if (text !== null) expect(marked(hit?.matches[0]?.excerpt ?? [])).toBe(text);
    }
  });
});
