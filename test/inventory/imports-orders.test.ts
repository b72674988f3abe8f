/** Imports of order files: how lines find parts, and that their goods are added once. */
import { expect, it } from "vitest";
import type { Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { useImports, type Import } from "./import-service.ts";
import { plain, unique } from "./running-service.ts";

type Lot = Json & { readonly amount: number; readonly description: string; readonly comment: string };

const digiKey =
  "Index,DigiKey Part #,Manufacturer Part Number,Manufacturer,Description,Customer Reference,Quantity,Backorder,Unit Price,Extended Price";

describeDialects("an import of an order", (dialect) => {
  const { running, run } = useImports(dialect);

  /** Imports an order with unique names: `~` stands for the prefix of the case. */
  const ordered = (
    prefix: string,
    lines: readonly string[],
    query: Readonly<Record<string, string | readonly string[]>> = {},
    header = digiKey,
  ): Promise<Import> => {
    const given = { category: `${prefix}New`, order_number: `${prefix}1`, ...query };
    const parameters = Object.entries(given).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one.replaceAll("~", prefix)]),
    );
    const content = `${[header, ...lines].join("\n")}\n`.replaceAll("~", prefix);
    return run(content, { query: `?${String(new URLSearchParams([["type", "order"], ...parameters]))}` });
  };
  const partsOf = async (prefix: string): Promise<readonly Json[]> => {
    const found = await running.client.get(`/api/parts?name=${encodeURIComponent(prefix)}%25&order[id]=asc`, {
      expect: 200,
    });
    const ids = (found.body["hydra:member"] as unknown as Json[]).map(({ id }) => Number(id));
    const answers = await Promise.all(
      ids.map((id) => running.client.get(`/api/parts/${id}`, { expect: 200 })),
    );
    return answers.map(({ body }) => body);
  };
  const lotsOf = (part: Json | undefined) => part?.["partLots"] as unknown as readonly Lot[];
  const amountsOf = (part: Json | undefined) =>
    lotsOf(part)
      .map(({ amount }) => amount)
      .sort((a, b) => a - b);

  it("creates parts, lots, suppliers and prices, and skips the subtotal", async () => {
    const prefix = unique("o");
    const done = await ordered(prefix, [
      "1,~A-ND,~A,~Maker,IC CAN,REF1,3,0,$2.44000,$7.32",
      '2,~B-ND,~B,~Maker,CONN,,"1,250",0,$0.03184,$39.80',
      ",,,,,,,,Subtotal,$47.12",
    ]);
    expect(done).toMatchObject({ status: "succeeded", type: "order", created: 2, updated: 0, errors: [] });
    const [a, b] = await partsOf(prefix);
    expect(a).toMatchObject({
      name: `${prefix}A`,
      manufacturer_product_number: `${prefix}A`,
      description: "IC CAN",
      category: { name: `${prefix}New` },
      manufacturer: { name: `${prefix}Maker` },
      orderdetails: [{ supplierpartnr: `${prefix}A-ND`, supplier: { name: "Digi-Key" } }],
    });
    expect(lotsOf(a)).toMatchObject([
      {
        amount: 3,
        description: `Digi-Key ${prefix}1`,
        comment: "Price per piece: 2.44000 USD. Reference: REF1.",
      },
    ]);
    expect(lotsOf(a)[0]).not.toHaveProperty("storage_location");
    expect(amountsOf(b)).toEqual([1250]);
  });

  it("adds each line once, also from a corrected file, and reports changed quantities", async () => {
    const prefix = unique("o");
    const first = ["1,~A-ND,~A,,IC,,3,0,$2.44,", "2,~B-ND,~B,,IC,,five,0,$2,", "3,~A-ND,~A,,IC,,4,0,$2.44,"];
    expect(await ordered(prefix, first)).toMatchObject({ status: "succeeded", failed: 1 });
    const corrected = [
      "1,~A-ND,~A,,IC,,30,0,$2.44,",
      "2,~B-ND,~B,,IC,,5,0,$2,",
      "3,~A-ND,~A,,IC,,4,0,$2.44,",
    ];
    const done = await ordered(prefix, corrected);
    expect(done).toMatchObject({ status: "succeeded", created: 1, updated: 0, unchanged: 2 });
    expect(done.errors).toMatchObject([{ kind: "left_out", line: 2, property: "quantity" }]);
    const [a, b] = await partsOf(prefix);
    expect([amountsOf(a), amountsOf(b)]).toEqual([[3, 4], [5]]);
    expect(await ordered(prefix, corrected)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    const again = await ordered(prefix, corrected, { again: "true" });
    expect(again).toMatchObject({ created: 0, updated: 3, unchanged: 0 });
  });

  it("adds a rejected line of a part with several lines", async () => {
    const prefix = unique("o");
    await ordered(prefix, ["1,~A-ND,~A,,IC,,five,0,$2,", "2,~A-ND,~A,,IC,,4,0,$2,"]);
    const corrected = ["1,~A-ND,~A,,IC,,5,0,$2,", "2,~A-ND,~A,,IC,,4,0,$2,"];
    expect(await ordered(prefix, corrected)).toMatchObject({ updated: 1, unchanged: 1, errors: [] });
    expect(amountsOf((await partsOf(prefix))[0])).toEqual([4, 5]);
  });

  it("adds a line again after its import was undone", async () => {
    const prefix = unique("o");
    const lines = ["1,~A-ND,~A,,IC,,3,0,$2.44,"];
    const { change_set: changeSet } = await ordered(prefix, lines);
    await running.client.post(`${String(changeSet)}/undo`, {}, { ...plain, expect: 200 });
    expect(await ordered(prefix, lines)).toMatchObject({ created: 1, unchanged: 0 });
    expect(amountsOf((await partsOf(prefix))[0])).toEqual([3]);
  });

  it("knows a file without an order number by its content", async () => {
    const prefix = unique("o");
    const lines = ["1,~A-ND,~A,,IC,,3,0,$2.44,"];
    const named = { file_name: "DK_PRODUCTS.csv", order_number: "" };
    expect(await ordered(prefix, lines, named)).toMatchObject({ created: 1 });
    expect(await ordered(prefix, lines, named)).toMatchObject({ unchanged: 1 });
    expect(await ordered(prefix, [...lines, "2,~B-ND,~B,,IC,,1,0,$2,"], named)).toMatchObject({
      created: 1,
      updated: 1,
    });
  });

  it("adds only the lines again whose lots an undo with conflicts has removed", async () => {
    const prefix = unique("o");
    const lines = ["1,~A-ND,~A,,IC,,3,0,$2.44,", "2,~B-ND,~B,,IC,,5,0,$1,"];
    const { change_set: changeSet } = await ordered(prefix, lines);
    const [kept] = lotsOf((await partsOf(prefix))[0]);
    await running.client.patch(
      `/api/part_lots/${String(kept?.["id"])}`,
      { comment: "Used." },
      { expect: 200 },
    );
    await running.client.post(`${String(changeSet)}/undo?conflicts=skip`, {}, { ...plain, expect: 200 });
    expect(await ordered(prefix, lines)).toMatchObject({ created: 1, unchanged: 1 });
    expect((await partsOf(prefix)).map(amountsOf)).toEqual([[3], [5]]);
  });

  it("adds a line again whose import was undone, but not if the undo was undone", async () => {
    const prefix = unique("o");
    const lines = ["1,~A-ND,~A,,IC,,3,0,$2.44,"];
    const { change_set: changeSet } = await ordered(prefix, lines);
    const undo = await running.client.post(`${String(changeSet)}/undo`, {}, { ...plain, expect: 200 });
    await running.client.post(`${String(undo.body["change_set"])}/undo`, {}, { ...plain, expect: 200 });
    expect(await ordered(prefix, lines)).toMatchObject({ created: 0, unchanged: 1 });
  });

  it.each([
    ["first without and then with an order number", "", "~1"],
    ["first with and then without an order number", "~1", ""],
    ["with an order number in another case", "ab~", "AB~"],
  ])("adds the same goods once, %s", async (_, first, second) => {
    const prefix = unique("o");
    const lines = ["1,~A-ND,~A,,IC,,3,0,$2.44,"];
    await ordered(prefix, lines, { order_number: first });
    const done = await ordered(prefix, lines, { order_number: second });
    const [created] = await partsOf(prefix);
    const part = `/api/parts/${String(created?.["id"])}`;
    expect(done).toMatchObject({ unchanged: 1, lines: [{ outcome: "unchanged", part }] });
    expect(amountsOf(created)).toEqual([3]);
  });

  it.each([
    ["parameters", { supplier: "~S" }, "mpn,qty", "~A,1", ["~S", "parameter", "~1", "parameter"]],
    [
      "columns",
      { order_number: "" },
      "mpn,qty,supplier,order number",
      "~A,1,~S,~7",
      ["~S", "column", "~7", "column"],
    ],
    [
      "a heading and the name of the file",
      { order_number: "", file_name: "order_71234567.csv" },
      "LCSC Part Number,mpn,qty",
      "C1~,~A,1",
      ["LCSC", "heading", "71234567", "file_name"],
    ],
    [
      "the name of the file",
      { order_number: "", file_name: "LCSC__WM2408150001.csv" },
      "mpn,qty",
      "~A,1",
      ["LCSC", "file_name", "WM2408150001", "file_name"],
    ],
  ] as const)(
    "shows the supplier and the number of an order that %s tell",
    async (_, query, header, line, told) => {
      const prefix = unique("o");
      const done = await ordered(prefix, [line], query, header);
      const [supplier, supplierFrom, number, numberFrom] = told.map((text) => text.replaceAll("~", prefix));
      expect(done.table?.["orders"]).toEqual([
        {
          supplier,
          supplier_from: supplierFrom,
          order_number: number,
          order_number_from: numberFrom,
          lines: 1,
        },
      ]);
    },
  );

  it("shows each order of a file, and warns once of unknown numbers", async () => {
    const prefix = unique("o");
    const lines = ["~A,1,~S,~7", "~B,1,~S,", "~C,x,~S,", "~D,1,~S,", "~A,2,~s,~7"];
    const done = await ordered(prefix, lines, { order_number: "" }, "mpn,qty,supplier,order number");
    expect(done.table?.["orders"]).toMatchObject([
      { supplier: `${prefix}S`, order_number: `${prefix}7`, lines: 2 },
      { supplier: `${prefix}S`, supplier_from: "column", lines: 3 },
    ]);
    expect(done.errors.filter(({ kind }) => String(kind) === "left_out")).toMatchObject([
      { line: 3, property: "order_number", message: expect.stringContaining("a second time") as string },
    ]);
    const report = await running.client.get(`/api/imports/${done.id}/report`, {
      ...plain,
      accept: "text/csv",
    });
    expect(report.text).toContain("order_number");
  });

  it.each(["quantity", "price"])("refuses a repeated column %s", async (column) => {
    const done = await ordered(unique("o"), ["~A,1,2"], { supplier: "~S" }, `mpn,${column},${column},qty`);
    expect(done).toMatchObject({ status: "failed", processed: 0 });
    expect(done.reason).toContain(`repeated column "${column}"`);
  });

  it.each([
    ["another unit of length", "m", "50 cm", { amount: 0.5, price: 200 }],
    ["a unit by its name", "Meter", "1 km", { amount: 1000, price: 0.002 }],
    ["no unit", "m", "3", { amount: 3, price: 2 }],
    ["a unit of mass", "m", "2 kg", 'The quantity is in "kg", and part # is counted in "m".'],
    ["a unit, if the part is counted in pieces", "", "2 m", 'in "m", and part # is counted in pieces.'],
  ])("converts a quantity with %s, or rejects it", async (_, unit, quantity, expected) => {
    const prefix = unique("o");
    await run(`name,category_path,mpn,part_unit\n~A,~C,~A,${unit}\n`.replaceAll("~", prefix));
    const done = await ordered(prefix, [`~A,${quantity},2`], { supplier: "~S" }, "mpn,qty,price");
    const [found] = await partsOf(prefix);
    if (typeof expected === "string") {
      expect(done).toMatchObject({ failed: 1, errors: [{ property: "quantity" }] });
      expect(done.errors[0]?.["message"]).toContain(expected.replace("#", String(found?.["id"])));
      return;
    }
    expect(done).toMatchObject({ updated: 1, errors: [] });
    expect(amountsOf(found)).toEqual([expected.amount]);
    const [orderdetail] = found?.["orderdetails"] as unknown as readonly Json[];
    const [price] = orderdetail?.["pricedetails"] as unknown as readonly Json[];
    expect(Number(price?.["price"])).toBe(expected.price);
  });

  it("rejects a choice of a line twice, and of a line that does not exist", async () => {
    const prefix = unique("o");
    const twice = `/api/imports?type=order&parts[]=2=1&parts[]=02=new`;
    const answer = await running.client.post(twice, "mpn,qty\nA,1\n", {
      ...plain,
      contentType: "text/csv",
      expect: 400,
    });
    expect(answer.body["detail"]).toContain('Line 2 is chosen twice in "parts[]".');
    const missing = await ordered(prefix, ["1,~A-ND,~A,,IC,,7,0,$1,"], { "locations[]": ["2=~L", "3=~L"] });
    expect(missing).toMatchObject({ status: "failed", processed: 0 });
    expect(missing.reason).toContain("has no order line in line 3");
  });

  it("names parts of the same file without an ID", async () => {
    const prefix = unique("o");
    const lines = [
      "1,~A-ND,~A,~MakerA,IC,,7,0,$1,",
      "2,~B-ND,~A,~MakerB,IC,,7,0,$1,",
      "3,~C-ND,~A,,IC,,7,0,$1,",
    ];
    const checked = await ordered(prefix, lines, { dry_run: "true" });
    expect(checked).toMatchObject({ created: 2, failed: 1, lines: [{}, {}, { candidates: [] }] });
    expect(checked.errors).toMatchObject([
      {
        line: 4,
        code: "several-matches",
        message: expect.stringContaining(`The parts ${prefix}A (new), ${prefix}A (new) match`) as string,
      },
    ]);
  });

  const part =
    "name,category_path,ipn,manufacturer,manufacturer_product_number,supplier,supplier_part_number";
  const create = (prefix: string, rows: readonly string[]) =>
    run(`${[part, ...rows].join("\n")}\n`.replaceAll("~", prefix));

  it.each([
    ["supplier and number", "~P,~C,,,,Digi-Key,~A-ND", "~A-ND,~A,", "supplier_part_number"],
    ["the number of another supplier", "~P,~C,,,,~x,~A-ND", "~A-ND,~A,", null],
    ["number and manufacturer", "~P,~C,,~Maker,~A,,", "~A-ND,~A,~Maker", "manufacturer_product_number"],
    ["number, if a maker is unknown", "~P,~C,,,~A,,", "~A-ND,~A,~Maker", "manufacturer_product_number"],
    ["number of another maker", "~P,~C,,~Else,~A,,", "~A-ND,~A,~Maker", null],
  ])("finds a part by %s", async (_, stored, line, by) => {
    const prefix = unique("o");
    await create(prefix, [stored]);
    const done = await ordered(prefix, [`1,${line},IC,,7,0,$1,`]);
    expect(done).toMatchObject(by === null ? { created: 1, updated: 0 } : { created: 0, updated: 1 });
    if (by !== null) {
      expect(done.lines).toMatchObject([{ outcome: "updated", matched_by: by }]);
      expect(amountsOf((await partsOf(prefix))[0])).toEqual([7]);
    }
  });

  it("takes the supplier with a similar name", async () => {
    const prefix = unique("o");
    await create(prefix, ["~P,~C,,,,~Shop GmbH,~A-ND"]);
    const done = await ordered(prefix, ["~A-ND,~A,7"], { supplier: "~shop" }, "supplier_part_number,mpn,qty");
    expect(done).toMatchObject({ updated: 1, lines: [{ matched_by: "supplier_part_number" }] });
    const [found] = await partsOf(prefix);
    expect(found?.["orderdetails"]).toHaveLength(1);
  });

  it.each([
    ["a name that begins inside a word", "~Shops", "~Shop"],
    ["several similar names", "~Shop GmbH,~A-ND\n~Q,~C,,,,~Shop Ltd", "~Shop"],
  ])("creates another supplier for %s", async (_, stored, supplier) => {
    const prefix = unique("o");
    await create(prefix, [`~P,~C,,,,${stored},~A-ND`]);
    const done = await ordered(prefix, ["~B-ND,~B,7"], { supplier }, "supplier_part_number,mpn,qty");
    expect(done).toMatchObject({ created: 1, created_elements: { Supplier: 1 } });
  });

  it("takes the chosen supplier rather than that of the file", async () => {
    const prefix = unique("o");
    await ordered(prefix, ["~A,7,~Else"], { supplier: "~Chosen" }, "mpn,qty,supplier");
    const [created] = await partsOf(prefix);
    expect(created).toMatchObject({ orderdetails: [{ supplier: { name: `${prefix}Chosen` } }] });
  });

  it.each([
    ["a lower price of more pieces", "100", "0.5", ["100: 0.5", "1: 1.0"]],
    ["a higher price of more pieces", "100", "1.5", ["1: 1.5"]],
    ["another price of one piece", "1", "0.9", ["1: 0.9"]],
  ])("stores %s", async (_, quantity, price, expected) => {
    const prefix = unique("o");
    const header = "supplier_part_number,mpn,qty,price";
    await ordered(prefix, ["~A-ND,~A,1,1.0"], { supplier: "~S" }, header);
    await ordered(prefix, [`~A-ND,~A,${quantity},${price}`], { supplier: "~S", order_number: "~2" }, header);
    const [orderdetail] = (await partsOf(prefix))[0]?.["orderdetails"] as unknown as readonly Json[];
    const prices = (orderdetail?.["pricedetails"] as unknown as readonly Json[])
      .map((each) => `${String(each["min_discount_quantity"])}: ${Number(each["price"]).toFixed(1)}`)
      .sort();
    expect(prices).toEqual(expected);
  });

  it.each([
    ["supplier", "~A,7,,1"],
    ["order_number", `~A,7,~S,${"9".repeat(101)}`],
  ])("rejects a line whose %s cannot be used, and adds the others", async (property, line) => {
    const prefix = unique("o");
    const header = "mpn,qty,supplier,order number";
    const done = await ordered(prefix, [line, "~B,1,~S,2"], { order_number: "" }, header);
    expect(done).toMatchObject({ created: 1, failed: 1 });
    expect(done.errors).toContainEqual(expect.objectContaining({ line: 2, property }));
  });

  it("shows several matching parts, and takes the chosen one or a new one", async () => {
    const prefix = unique("o");
    await create(prefix, ["~P,~C,,~MakerA,~A,,", "~Q,~C,,~MakerB,~A,,"]);
    const parts = await partsOf(prefix);
    const lines = ["1,~A-ND,~A,,IC,,7,0,$1,"];
    const unclear = await ordered(prefix, lines);
    expect(unclear).toMatchObject({ status: "failed", failed: 1, errors: [{ code: "several-matches" }] });
    expect(unclear.lines).toMatchObject([
      { outcome: "rejected", candidates: parts.map(({ id }) => `/api/parts/${String(id)}`) },
    ]);
    const chosen = await ordered(prefix, lines, { "parts[]": [`2=${String(parts[1]?.["id"])}`] });
    expect(chosen).toMatchObject({ updated: 1, lines: [{ matched_by: "choice" }] });
    expect(amountsOf((await partsOf(prefix))[1])).toEqual([7]);
    const fresh = await ordered(prefix, lines, { "parts[]": ["2=new"], again: "true" });
    expect(fresh).toMatchObject({ created: 1 });
  });

  it.each([
    ["supplier number", "~P,~C,,,~OTHER,Digi-Key,~A-ND", "~A-ND,~A,,7"],
    ["IPN", "~P,~C,~I,,~OTHER,,", ",~A,~I,7"],
  ])("asks about a part with this %s and another manufacturer part number", async (_, stored, line) => {
    const prefix = unique("o");
    await create(prefix, [stored]);
    const header = "supplier_part_number,mpn,ipn,qty";
    const done = await ordered(prefix, [line], { supplier: "Digi-Key" }, header);
    expect(done).toMatchObject({ status: "failed", errors: [{ code: "several-matches" }] });
    expect(done.errors[0]?.["message"]).toContain("has another manufacturer part number");
  });

  it("chooses categories by rule, and locations by line", async () => {
    const prefix = unique("o");
    const done = await ordered(
      prefix,
      ["1,~A-ND,~A,,RES SMD 1K,,7,0,$1,", "2,~B-ND,~B,,CAP CER,,8,0,$1,", "3,~C-ND,~C,,IC,,9,0,$1,"],
      {
        "category_rules[]": ["res smd=~R -> Chip", "CAP=~Cap"],
        location: "~Lab -> Incoming",
        "locations[]": ["3=~Lab -> Drawer 3"],
      },
    );
    expect(done).toMatchObject({ created: 3, errors: [] });
    const parts = await partsOf(prefix);
    expect(parts.map(({ category }) => (category as Json)["full_path"])).toEqual([
      `${prefix}R → Chip`,
      `${prefix}Cap`,
      `${prefix}New`,
    ]);
    expect(parts.map((each) => (lotsOf(each)[0]?.["storage_location"] as Json)["full_path"])).toEqual([
      `${prefix}Lab → Incoming`,
      `${prefix}Lab → Drawer 3`,
      `${prefix}Lab → Incoming`,
    ]);
  });

  it.each([
    ["a new part without a category", { category: "" }, "1,~A-ND,~A,,IC,,7,0,$1,", "category_path"],
    ["no quantity", {}, "1,~A-ND,~A,,IC,,,0,$1,", "quantity"],
    ["a part that does not exist", { "parts[]": ["2=999999"] }, "1,~A-ND,~A,,IC,,7,0,$1,", "name"],
  ])("rejects a line with %s", async (_, query, line, property) => {
    const done = await ordered(unique("o"), [line], query);
    expect(done).toMatchObject({ status: "failed", failed: 1, errors: [{ line: 2, property }] });
  });

  it.each([
    ["LCSC Part Number,Manufacture Part Number,Order Qty.,Unit Price($)", "C1,~A,5,0.1", "LCSC"],
    ["Mouser #:,Mfr. #:,Desc.:,Order Qty.,Price (USD)", "~M,~A,Text,5,$0.10", "Mouser"],
    [
      "Order Code,Manufacturer Part No,Description,Qty,Unit Price,Line Total",
      "12345,~A,Text,5,0.1,0.5",
      null,
    ],
  ])("reads the supplier from %j", async (header, line, supplier) => {
    const prefix = unique("o");
    if (supplier === null) {
      const unknown = await ordered(prefix, [line], {}, header);
      expect(unknown).toMatchObject({ status: "failed", processed: 0 });
      expect(unknown.reason).toContain("supplier");
    }
    const query = supplier === null ? { supplier: "Farnell" } : {};
    expect(await ordered(prefix, [line], query, header)).toMatchObject({ created: 1 });
    const [created] = await partsOf(prefix);
    expect(created).toMatchObject({ orderdetails: [{ supplier: { name: supplier ?? "Farnell" } }] });
  });

  it("keeps backorders and lines without goods out of the errors", async () => {
    const prefix = unique("o");
    const done = await ordered(prefix, ["1,~A-ND,~A,,IC,,7,5,$1,", "2,~B-ND,~B,,IC,,0,0,$1,"]);
    expect(done).toMatchObject({ created: 1, unchanged: 1, failed: 0 });
    expect(done.errors).toMatchObject([
      { kind: "left_out", property: "backorder" },
      { kind: "left_out", property: "quantity" },
    ]);
    // The part exists now.
    const next = await ordered(prefix, ["1,~A-ND,~A,,IC,,2,1,$1,"], { order_number: "~2" });
    expect(next).toMatchObject({ updated: 1, errors: [{ kind: "left_out", property: "backorder" }] });
  });

  it("refuses parameters of orders for lists of parts", async () => {
    const answer = await running.client.post("/api/imports?supplier=LCSC", "name\nA\n", {
      ...plain,
      contentType: "text/csv",
      expect: 400,
    });
    expect(answer.body["detail"]).toContain("type=order");
  });
});
