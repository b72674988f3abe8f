/** Tests the symbol fields for the stock and the parameters of a part. */
import { beforeAll, expect, it } from "vitest";
import { unique, useService } from "../inventory/running-service.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { field, kicadPart } from "./kicad.ts";

const hidden = (value: string) => ({ value, visible: "False" });
const shown = (value: string) => ({ value, visible: "True" });

describeOneDialect("a part for KiCad", (dialect) => {
  const running = useService(dialect);
  let category = "";

  beforeAll(async () => {
    category = await running.make("categories", { name: "Plain" });
  });

  const make = (body: Record<string, unknown> = {}): Promise<string> =>
    running.make("parts", { name: unique("Part"), category, ...body });

  const past = "2020-01-01T00:00:00+00:00";
  const future = "2999-01-01T00:00:00+00:00";

  it.each<[string, readonly Record<string, unknown>[], string, string | undefined]>([
    ["no lots", [], "0", undefined],
    [
      "several",
      [
        { amount: 5, at: "A" },
        { amount: 7, at: "B" },
      ],
      "12",
      "B, A",
    ],
    [
      "two lots in one location",
      [
        { amount: 1, at: "A" },
        { amount: 2, at: "A" },
      ],
      "3",
      "A",
    ],
    ["an empty lot", [{ amount: 0, at: "A" }], "0", undefined],
    ["a lot without a location", [{ amount: 3 }], "3", undefined],
    ["a lot with an unknown amount", [{ amount: 9, at: "A", instock_unknown: true }], "0", undefined],
    [
      "an expired lot",
      [
        { amount: 9, at: "A", expiration_date: past },
        { amount: 1, at: "B" },
      ],
      "1",
      "B",
    ],
    ["a lot that expires in the future", [{ amount: 9, at: "A", expiration_date: future }], "9", "A"],
  ])("a part for KiCad with %s shows its stock and storage location", async (_words, lots, stock, places) => {
    const locations = new Map<string, string>();
    for (const name of ["A", "B"]) {
      const existing = await running.client.get(`/api/storage_locations?name=${name}`);
      const [first] = existing.body["hydra:member"] as unknown as { "@id": string }[];
      locations.set(name, first?.["@id"] ?? (await running.make("storage_locations", { name })));
    }
    const part = await make();
    for (const { at, ...lot } of lots) {
      await running.make("part_lots", {
        part,
        ...lot,
        ...(at !== undefined && { storage_location: locations.get(String(at)) }),
      });
    }
    const { fields } = await kicadPart(running, part);
    expect([fields["Stock"]?.value, fields["Storage Location"]?.value]).toEqual([stock, places]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["typical value", { value_typical: 10, unit: "kOhm" }, "10 kOhm"],
    ["limits", { value_min: 1.5, value_max: 3.6, unit: "V" }, "1.5 V ... 3.6 V"],
    ["minimum", { value_min: -40, unit: "°C" }, "min. -40 °C"],
    [
      "all",
      { value_typical: 5, value_min: 1, value_max: 9, unit: "V", value_text: "dc" },
      "5 V (1 V ... 9 V) [dc]",
    ],
    ["text", { value_text: "Thick film" }, "Thick film"],
  ])("formats a parameter for KiCad: %s", async (_words, values, text) => {
    const part = await make();
    await running.make("parameters", { name: "P", element: part, eda_visibility: true, ...values });
    expect(await field(running, part, "P")).toBe(text);
  });

  it("a part for KiCad has only parameters that are visible in KiCad, and they never replace another field", async () => {
    const part = await make({ eda_info: { value: "own" } });
    const names = ["Open", "No", "value", "VALUE", "Stock", "Twice", "__proto__", "constructor", 'Q"\\'];
    for (const name of names) {
      const eda_visibility = name === "Open" ? null : name !== "No";
      await running.make("parameters", { name, element: part, eda_visibility, value_text: `of ${name}` });
    }
    await running.make("parameters", {
      name: "twice",
      group: "z",
      element: part,
      eda_visibility: true,
      value_text: "second",
    });
    const { fields } = await kicadPart(running, part);
    expect(Object.entries(fields).flatMap(([name, { value }]) => (/^of /.test(value) ? [name] : []))).toEqual(
      ["Twice", "__proto__", "constructor", 'Q"\\'].sort((a, b) =>
        a.toLowerCase() < b.toLowerCase() ? -1 : 1,
      ),
    );
    expect(fields).toMatchObject({ value: shown("own"), Stock: hidden("0"), Twice: hidden("of Twice") });
    expect(fields["twice"]).toBeUndefined();
  });
});
