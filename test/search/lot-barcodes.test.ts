/** Tests that a search for the barcode of a lot finds this lot first, and no similar code. */
import { beforeAll, expect, it } from "vitest";
import { idOf, useService } from "../inventory/running-service.ts";
import { resultOf } from "../mcp/tools/calling.ts";
import { describeDialects } from "../support/dialects.ts";
import { found, marked, search } from "./searching.ts";

/** The code of a label of LCSC, which search splits into words. */
const distributorCode = `{pbn:PICK2009291337,on:SO2009291337,pc:C312270,pm:ST-1-102-A01-T000-RS,qty:2,cc:1,x:${"9".repeat(250)}}`;

describeDialects("the barcode of a lot", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  const lots: Record<string, string> = {};

  beforeAll(async () => {
    const category = await make("categories", { name: "Category" });
    const part = (name: string, more = {}) => make("parts", { name, category, ...more });
    const lot = async (iri: string, user_barcode: string): Promise<void> => {
      lots[user_barcode] = await make("part_lots", { part: iri, amount: 1, user_barcode });
    };
    await lot(await part("Resistor"), "LOT-0001");
    await lot(await part("Capacitor"), "LOT-0002");
    await part("Similar", { ipn: "LOT-0003", description: "LOT-0011 and LOT/0001" });
    await part("Mentions it", { description: "Do not mix with LOT-0002" });
    await lot(await part("Switch"), distributorCode);
    await lot(await part("Coil"), "BOX/0001");
    await part("A box", { description: "Box of 0001" });
  });

  it.each([
    ["LOT-0001", "LOT-0001", ["Resistor"]],
    [" lot-0001 ", "LOT-0001", ["Resistor"]],
    ["LOT-0002", "LOT-0002", ["Capacitor", "Mentions it"]],
    ["BOX/0001", "BOX/0001", ["Coil"]],
    [distributorCode, distributorCode, ["Switch"]],
  ])("a search finds the lot first: %s", async (query, code, names) => {
    const { body } = await search(running, query);
    expect(body.map(({ part }) => part.name)).toEqual(names);
    const [first, ...others] = body;
    expect(first).toMatchObject({ similar: false, lot: { id: idOf(lots[code] ?? "") } });
    const [match] = first?.matches ?? [];
    expect([match?.property, marked(match?.excerpt ?? [])]).toEqual(["partLots.user_barcode", `[${code}]`]);
    for (const other of others) expect(other).not.toHaveProperty("lot");
  });

  it("a code that no lot has is corrected like other words", async () => {
    expect(await found(running, "LOT-0004")).toContain("Similar");
  });

  it("linked data and selected properties contain the lot", async () => {
    const path = "/api/search?q=LOT-0001&properties[]=lot";
    const { body } = await running.client.get(path, { expect: 200 });
    const lot = lots["LOT-0001"] ?? "";
    expect(body["hydra:member"]).toMatchObject([{ lot: { "@id": lot, "@type": "PartLot", id: idOf(lot) } }]);
  });

  it("repeated searches and other counts agree", async () => {
    const first = await search(running, "LOT-0001");
    expect((await search(running, "LOT-0001")).body).toEqual(first.body);
    const { body } = await running.client.get("/api/parts/counts?q=LOT-0001&by=category", { expect: 200 });
    expect(JSON.stringify(body)).toContain('"parts":1');
  });

  it("the MCP tool search_parts returns the lot", async () => {
    const result = await resultOf(running, "search_parts", { keyword: "LOT-0001" });
    expect(result["hydra:member"]).toMatchObject([
      { name: "Resistor", lot: { id: idOf(lots["LOT-0001"] ?? ""), user_barcode: "LOT-0001" } },
    ]);
    expect(result).not.toHaveProperty("hint");
  });
});
