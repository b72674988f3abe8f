/** Tests which elements the numbers of a code find, and their order. */
import { beforeAll, expect, it } from "vitest";
import { useService } from "../../inventory/running-service.ts";
import type { Json } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";

interface Found {
  readonly match: string | null;
  readonly element: Readonly<Record<string, Json>> | null;
}

interface Scanned extends Found {
  readonly contradictions: readonly Json[];
  readonly others: readonly (Found & { readonly contradictions: readonly Json[] })[];
  readonly locations: readonly Json[];
  readonly decoded: Readonly<Record<string, Json>> | null;
}

const code = (...fields: readonly string[]): string => ["[)>\u001e06", ...fields].join("\u001d");

/** A bag whose code a scanner with US layout typed on a German computer. */
const typedBag = code("1PL7806", "Q5").replace("[)>", "ü=:");

describeDialects("matches of a scan", (dialect) => {
  const running = useService(dialect);
  const scan = async (text: string, status = 200) => {
    const path = `/api/scan?code=${encodeURIComponent(text)}`;
    return (await running.client.get<Scanned>(path, { accept: "application/json", expect: status })).body;
  };
  /** Returns the kind and the name or ID of all matches. */
  const found = async (text: string) => {
    const { others, ...best } = await scan(text);
    return [best, ...others].map(
      ({ match, element }) => `${match} ${String(element?.["name"] ?? element?.["id"])}`,
    );
  };

  beforeAll(async () => {
    const { make } = running;
    const category = await make("categories", { name: "Category" });
    const ti = await make("manufacturers", { name: "TI" });
    const ams = await make("manufacturers", { name: "Advanced Monolithic Systems" });
    const st = await make("manufacturers", { name: "STMicroelectronics" });
    const digiKey = await make("suppliers", { name: "DigiKey" });
    const lcsc = await make("suppliers", { name: "LCSC Electronics" });
    const other = await make("suppliers", { name: "Other" });
    const part = (name: string, more: Record<string, unknown>) => make("parts", { name, category, ...more });
    const order = (of: string, supplier: string, number: string) =>
      make("orderdetails", { part: of, supplier, supplierpartnr: number });

    const regulator = await part("Regulator", { manufacturer_product_number: "L7805", manufacturer: st });
    await part("Cheap", { manufacturer_product_number: "AMS1117-3.3", manufacturer: ti });
    const ams1117 = await part("Right", { manufacturer_product_number: "AMS1117-3.3", manufacturer: ams });
    const wrong = await part("Wrong", { manufacturer_product_number: "XYZ" });
    await part("Upper", { manufacturer_product_number: "BC547B" });
    await part("Lower", { manufacturer_product_number: "bc547b" });
    await part("IPN", { ipn: "bc547B" });
    await part("Digits", { manufacturer_product_number: "96385074" });
    await part("Can", { gtin: "042100005264" });
    await part("UML", { ipn: "TMR-YZ/1" });

    await order(ams1117, lcsc, "C6186");
    await order(wrong, other, "C6186");
    await order(regulator, digiKey, "497-1443-5-ND");
    await order(wrong, other, "C12345");
    for (let count = 0; count < 22; count++) await order(await part(`Many ${count}`, {}), other, "1234567-8");
    await order(await part("Last", {}), digiKey, "1234567-8");

    const cabinet = await make("storage_locations", { name: "Cabinet" });
    const drawer = await make("storage_locations", { name: "Drawer", parent: cabinet });
    await make("part_lots", { part: regulator, amount: 7, storage_location: drawer });
    await make("part_lots", { part: regulator, instock_unknown: true });
    await make("part_lots", { part: ams1117, amount: 1, user_barcode: code("1PAMS", "Q1") });
    await part("Swapped", { ipn: "LM-YZ/1" });
    await part("Hash", { manufacturer_product_number: "LTZ1000#PBF" });
    await part("Hyphen", { ipn: "IPN-5" });
    await part("Apostrophe", { ipn: "IPN'6" });
    await part("Not the apostrophe", { ipn: "IPN-6" });
    await part("Sharp", { ipn: "Maß7" });
    await part("Not the sharp", { ipn: "Ma-7" });
    const typed = await part("Typed", { manufacturer_product_number: "L7806" });
    // Scanned on a computer with another layout, and stored as typed.
    await make("part_lots", { part: typed, amount: 2, user_barcode: typedBag });
  });

  it.each([
    ["a part number that looks like a label", "L7805", ["manufacturer_product_number Regulator"]],
    ["a supplier number that looks like a label", "C12345", ["supplier_part_number Wrong"]],
    ["a supplier number", "497-1443-5-ND", ["supplier_part_number Regulator"]],
    ["a supplier number in lower case", "497-1443-5-nd", ["supplier_part_number Regulator"]],
    [
      "equal numbers before other case",
      "BC547B",
      ["manufacturer_product_number Upper", "ipn IPN", "manufacturer_product_number Lower"],
    ],
    ["a part number that looks like a GTIN", "96385074", ["manufacturer_product_number Digits"]],
    ["a UPC-E code", "04252614", ["gtin Can"]],
    ["the same as UPC-A", "042100005264", ["gtin Can"]],
    ["the same as EAN-13", "0042100005264", ["gtin Can"]],
    ["the same as ITF-14", "00042100005264", ["gtin Can"]],
    ["an old label of a part", "0000002", ["part_id Cheap"]],
    ["an old label of a part with check digit", "00000024", ["part_id Cheap"]],
    ["an old label of a location", "$L00002", ["location_id Drawer"]],
    ["the page of a part", "https://parts.example.com/parts/3", ["part_id Right"]],
    ["the page of a location", "http://localhost:3000/storage_locations/1?x=1#y", ["location_id Cabinet"]],
    ["a code after a character that Chrome inserts", "∠L7805", ["manufacturer_product_number Regulator"]],
    ["a German layout", "TMRßZY-1", ["ipn UML"]],
    ["a label in a German layout", "Pß000002", ["part_id Cheap"]],
    ["the address of a label in a German layout", "httpsÖ--x.example-scan-lot-1", ["lot_id 1"]],
    [
      "the supplier of the code first",
      "{pc:C6186,pm:XYZ,qty:1}",
      ["supplier_part_number Right", "manufacturer_product_number Wrong"],
    ],
    [
      "the part number before an equal number of another supplier",
      "{pc:C12345,pm:L7806,qty:1}",
      ["manufacturer_product_number Typed", "supplier_part_number Wrong"],
    ],
    [
      "the manufacturer of the code first",
      code("1PAMS1117-3.3", "1VAdvanced Monolithic"),
      ["manufacturer_product_number Right", "manufacturer_product_number Cheap"],
    ],
    [
      "the supplier number before the part number",
      code("P497-1443-5-ND", "1PBC547B", "Q1"),
      [
        "supplier_part_number Regulator",
        "manufacturer_product_number Upper",
        "manufacturer_product_number Lower",
      ],
    ],
    [
      "a code of a maker whose only number is the part number",
      code("PL7805", "Q20"),
      ["manufacturer_product_number Regulator"],
    ],
    ["the barcode of a lot", code("1PAMS", "Q1"), ["user_barcode 3"]],
    ["the barcode of a lot as it was typed", typedBag, ["user_barcode 4"]],
    ["a British layout", "LTZ1000£PBF", ["manufacturer_product_number Hash"]],
    ["an Italian layout", "LTZ1000£PBF", ["manufacturer_product_number Hash"]],
    ["a Spanish layout", "LTZ1000·PBF", ["manufacturer_product_number Hash"]],
    ["a hyphen in a Swiss, Italian or Spanish layout", "IPN'5", ["ipn Hyphen"]],
    ["equal text before another layout", "IPN'6", ["ipn Apostrophe"]],
    ["equal text with a foreign character before another layout", "Maß7", ["ipn Sharp"]],
    ["a label in an Italian layout", "P'000002", ["part_id Cheap"]],
    ["the address of a label in a French layout", "httpsM!!x:exqmple!scqn!lot!&", ["lot_id 1"]],
    ["the address of a label in an Italian layout", "httpsç--x.example-scan-lot-1", ["lot_id 1"]],
    ["the address of a label in a Spanish layout", "httpsÑ--x.example-scan-lot-1", ["lot_id 1"]],
    ["the address of a label in a Swiss layout", "httpsé--x.example-scan-lot-1", ["lot_id 1"]],
    [
      "the number of an unknown supplier, or of the customer",
      code("PC12345", "1PL7806", "Q1"),
      ["supplier_part_number Wrong", "manufacturer_product_number Typed"],
    ],
  ])("finds %s", async (_what, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it.each([
    "00000025",
    "$L00099",
    "TMR-ZY/1",
    "https://parts.example.com/parts/3/edit",
    "LM'ZY-1",
    "LM'YZ-1",
  ])("finds nothing for %j", async (text) => {
    await scan(text, 404);
  });

  it("finds the part of the supplier in the code among many with the same number", async () => {
    const [best, ...others] = await found(code("P1234567-8", "1PXX", "Q1", "11ZPICK"));
    expect([best, others.length]).toEqual(["supplier_part_number Last", 20]);
  });

  const lcsc = (number: string): string => `{pc:${number},pm:AMS1117-3.3,qty:1}`;
  const otherMaker = {
    property: "manufacturer",
    code: "UMW",
    part: ["Advanced Monolithic Systems"],
  };
  it.each([
    [
      "another supplier number",
      lcsc("C347222"),
      { property: "supplier_part_number", code: "C347222", part: ["C6186"] },
    ],
    ["another manufacturer", code("1PAMS1117-3.3", "1VUMW", "Q1"), otherMaker],
    ["the supplier number of the part", lcsc("C6186"), undefined],
    ["the manufacturer of the part", code("1PAMS1117-3.3", "1VAMS", "Q1"), undefined],
    ["no other number", code("1PAMS1117-3.3", "Q1"), undefined],
  ])("compares the code with the part: %s", async (_what, text, expected) => {
    const { element, contradictions, others } = await scan(text);
    const matches = [{ element, contradictions }, ...others];
    const right = matches.find((match) => String(match.element?.["name"]) === "Right");
    expect(right?.contradictions).toEqual(expected === undefined ? [] : [expected]);
  });

  it.each([
    ["{pc:C12345,pm:XX,qty:1}", [{ property: "supplier", code: "LCSC", part: ["Other"] }]],
    ["{pc:C6186,pm:XX,qty:1}", []],
    [code("1PXX", "30PC12345", "Q1"), []],
  ])("compares the supplier of the code with that of the number: %s", async (text, expected) => {
    expect((await scan(text)).contradictions).toEqual(expected);
  });

  it("compares no code that is only a part number", async () => {
    expect((await scan("AMS1117-3.3")).contradictions).toEqual([]);
  });

  it("returns the locations of a part", async () => {
    const { locations } = await scan("L7805");
    expect(locations).toMatchObject([
      { amount: 7, instock_unknown: false, storage_location: { full_path: "Cabinet → Drawer" } },
      { amount: 0, instock_unknown: true },
    ]);
  });

  it("returns the location of a lot, and none for a location", async () => {
    expect((await scan("L0001")).locations).toMatchObject([{ id: 1, amount: 7 }]);
    expect((await scan("S0001")).locations).toEqual([]);
  });

  it("returns JSON-LD", async () => {
    const { body } = await running.client.get(`/api/scan?code=${encodeURIComponent(code("PL7805", "Q20"))}`);
    expect(body).toMatchObject({
      element: { "@type": "Part" },
      locations: [{ "@id": "/api/part_lots/1", "@type": "PartLot" }, { "@id": "/api/part_lots/2" }],
      decoded: { "@type": "DecodedCode", fields: [{ "@type": "CodeField" }, { "@type": "CodeField" }] },
    });
  });
});
