/** Tests the content and order of symbol fields. */
import { beforeAll, describe, expect, it } from "vitest";
import { idOf, unique, useService, type Running } from "../inventory/running-service.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { field, kicadPart, kicadParts, type KicadPart } from "./kicad.ts";

/** Creates a part with all data that KiCad shows. */
async function createFullPart(running: Running): Promise<string> {
  const root = await running.make("categories", { name: "Passives" });
  const category = await running.make("categories", { name: "R/C", parent: root });
  const supplier = await running.make("suppliers", { name: "Mouser" });
  const location = await running.make("storage_locations", { name: "Box 1" });
  const part = await running.make("parts", {
    name: "R10k",
    description: 'A "resistor"',
    tags: "smd, resistor",
    category,
    footprint: await running.make("footprints", { name: "0603" }),
    manufacturer: await running.make("manufacturers", { name: "Yageo" }),
    manufacturer_product_number: "RC0603",
    manufacturing_status: "nrfnd",
    ipn: "R-1",
    mass: 0.25,
    partUnit: await running.make("measurement_units", { name: "Metre", unit: "m", is_integer: false }),
    partCustomState: await running.make("part_custom_states", { name: "Approved" }),
    eda_info: {
      reference_prefix: "R",
      value: "10k",
      visibility: true,
      exclude_from_bom: true,
      exclude_from_board: false,
      kicad_symbol: "Device:R",
      kicad_footprint: "R:0603",
    },
  });
  await running.make("orderdetails", { part, supplier, supplierpartnr: "603-1" });
  await running.make("part_lots", { part, amount: 2.5, storage_location: location });
  const parameter = { element: part, eda_visibility: true };
  await running.make("parameters", { ...parameter, name: "Resistance", value_typical: 10, unit: "kΩ" });
  await running.make("parameters", {
    ...parameter,
    name: "10",
    value_text: "text",
    eda_symbol_visibility: true,
  });
  return part;
}

const hidden = (value: string) => ({ value, visible: "False" });
const shown = (value: string) => ({ value, visible: "True" });

function fullPart({ service }: Running, part: string): KicadPart {
  const page = `${service.url}/parts/${idOf(part)}`;
  return {
    id: String(idOf(part)),
    name: "R10k",
    symbolIdStr: "Device:R",
    exclude_from_bom: "True",
    exclude_from_board: "False",
    exclude_from_sim: "False",
    description: 'A "resistor"',
    keywords: "smd, resistor",
    fields: {
      footprint: hidden("R:0603"),
      reference: shown("R"),
      value: shown("10k"),
      keywords: hidden("smd, resistor"),
      datasheet: hidden(page),
      "Partledger URL": hidden(page),
      description: hidden('A "resistor"'),
      Category: hidden("Passives/R/C"),
      Manufacturer: hidden("Yageo"),
      MPN: hidden("RC0603"),
      "Manufacturing Status": hidden("Not recommended for new designs"),
      "Partledger Footprint": hidden("0603"),
      "Partledger Unit": hidden("Metre (m)"),
      "Partledger Custom state": hidden("Approved"),
      Mass: hidden("0.25 g"),
      "Partledger ID": hidden(String(idOf(part))),
      "Partledger IPN": hidden("R-1"),
      manf: hidden("Yageo"),
      "manf#": hidden("RC0603"),
      "Mouser SPN": hidden("603-1"),
      "mouser#": hidden("603-1"),
      Stock: hidden("2.5"),
      "Storage Location": hidden("Box 1"),
      "10": shown("text"),
      Resistance: hidden("10 kΩ"),
    },
  };
}

describeOneDialect("a part for KiCad", (dialect) => {
  const running = useService(dialect);
  let full = "";
  let plain = "";

  beforeAll(async () => {
    full = await createFullPart(running);
    plain = await running.make("categories", { name: "Plain" });
  });

  const make = (body: Record<string, unknown> = {}): Promise<string> =>
    running.make("parts", { name: unique("Part"), category: plain, ...body });

  it("a part for KiCad has a field for each known property, in a fixed order", async () => {
    const { client } = running;
    const { body, text } = await client.get<KicadPart>(`/eda-api/v1/parts/${idOf(full)}.json`, {
      expect: 200,
    });
    const expected = fullPart(running, full);
    expect(body).toEqual(expected);
    const { "10": number, Resistance: last, ...before } = expected.fields;
    const names = [...Object.keys(before), "10", "Resistance"];
    expect([number, last]).toEqual([shown("text"), hidden("10 kΩ")]);
    const written = [...text.slice(text.indexOf('"fields"')).matchAll(/"([^"]*)":\{"value"/g)];
    expect(written.map((match) => match[1])).toEqual(names);
    expect(text).toMatch(
      /^\{"id":.*"name":.*"symbolIdStr":.*"exclude_from_bom":.*"exclude_from_board":.*"exclude_from_sim":.*"description":.*"keywords":.*"fields":/,
    );
  });

  it("a part for KiCad has all fields in a list, and none in a minimal list", async () => {
    const [{ body }] = [await running.client.get(full)];
    const category = String(body["category"]?.["@id"]);
    expect(await kicadParts(running, category)).toEqual([fullPart(running, full)]);
    expect(await kicadParts(running, category, "?minimal=true")).toEqual([
      { id: String(idOf(full)), name: "R10k", description: 'A "resistor"', keywords: "smd, resistor" },
    ]);
  });

  it("a part for KiCad has no fields for missing data", async () => {
    const part = await make({ name: "Nothing known" });
    const { fields, ...head } = await kicadPart(running, part);
    const page = `${running.service.url}/parts/${idOf(part)}`;
    expect(head).toEqual({
      id: String(idOf(part)),
      name: "Nothing known",
      symbolIdStr: "",
      exclude_from_bom: "False",
      exclude_from_board: "False",
      exclude_from_sim: "False",
      description: "",
      keywords: "",
    });
    expect(fields).toEqual({
      footprint: hidden(""),
      value: shown("Nothing known"),
      keywords: hidden(""),
      datasheet: hidden(page),
      "Partledger URL": hidden(page),
      description: hidden(""),
      Category: hidden("Plain"),
      "Manufacturing Status": hidden(""),
      "Partledger ID": hidden(String(idOf(part))),
      Stock: hidden("0"),
    });
  });

  it.each([
    ["announced", "Announced"],
    ["active", "Active"],
    ["nrfnd", "Not recommended for new designs"],
    ["eol", "End of life"],
    ["discontinued", "Discontinued"],
    ["", ""],
  ])("a part for KiCad with the status %j has the field value %j", async (manufacturing_status, label) => {
    expect(await field(running, await make({ manufacturing_status }), "Manufacturing Status")).toBe(label);
  });

  it.each([
    [100.2, "100.2 g"],
    [3, "3 g"],
    [1e-7, "0.0000001 g"],
    [0, undefined],
  ])("a part for KiCad with a mass of %d g has the field value %j", async (mass, text) => {
    expect(await field(running, await make({ mass }), "Mass")).toBe(text);
  });

  it("a part for KiCad inherits missing KiCad properties from its category and footprint", async () => {
    const category = await running.make("categories", {
      name: unique("Category"),
      eda_info: {
        reference_prefix: "C",
        kicad_symbol: "Device:C",
        exclude_from_bom: true,
        exclude_from_board: true,
        exclude_from_sim: true,
      },
    });
    const footprint = await running.make("footprints", {
      name: unique("Footprint"),
      eda_info: { kicad_footprint: "C:0805" },
    });
    const inherited = await kicadPart(running, await make({ category, footprint }));
    expect(inherited).toMatchObject({
      symbolIdStr: "Device:C",
      exclude_from_bom: "True",
      exclude_from_board: "True",
      exclude_from_sim: "True",
      fields: { footprint: hidden("C:0805"), reference: shown("C") },
    });
    const own = await make({
      category,
      footprint,
      eda_info: {
        exclude_from_bom: false,
        kicad_symbol: "Own:C",
        kicad_footprint: "Own:F",
        reference_prefix: "X",
      },
    });
    expect(await kicadPart(running, own)).toMatchObject({
      symbolIdStr: "Own:C",
      exclude_from_bom: "False",
      exclude_from_board: "True",
      fields: { footprint: hidden("Own:F"), reference: shown("X") },
    });
  });

  it("a part for KiCad does not show the IPN 0", async () => {
    expect(await field(running, await make({ ipn: "0" }), "Partledger IPN")).toBeUndefined();
  });
});

describe("the settings for fields", () => {
  const all = [
    ["parameters", ["10", "Resistance"]],
    ["supplier_numbers", ["Mouser SPN", "mouser#"]],
    ["stock", ["Stock"]],
    ["storage_locations", ["Storage Location"]],
  ] as const;

  for (const chosen of ["none", "all", "stock,parameters", ...all.map(([group]) => group)]) {
    const running = useService("sqlite", {
      environment: { EDA_KICAD_FIELDS: chosen, EDA_KICAD_FIELD_PREFIX: "Part-DB" },
    });

    it(`KiCad sees the selected groups of fields with their configured names: ${chosen}`, async () => {
      const names = Object.keys((await kicadPart(running, await createFullPart(running))).fields);
      const wanted = all.flatMap(([group, own]) =>
        chosen === "all" || chosen.split(",").includes(group) ? own : [],
      );
      const optional = new Set<string>(all.flatMap(([, own]) => own));
      expect(names.filter((name) => optional.has(name)).sort()).toEqual([...wanted].sort());
      expect(names.filter((name) => name.startsWith("Part-DB ")).map((name) => name.slice(8))).toEqual([
        "URL",
        "Footprint",
        "Unit",
        "Custom state",
        "ID",
        "IPN",
      ]);
    });
  }
});
