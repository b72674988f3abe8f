/** What imports of lists of parts do with existing parts. */
import { expect, it } from "vitest";
import type { Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { useImports, type Import } from "./import-service.ts";
import { plain, unique } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

type Lot = Json & { readonly id: number; readonly amount: number; readonly storage_location?: Json | null };

describeDialects("an import of parts that exist", (dialect) => {
  const { running, run, count } = useImports(dialect);

  /** Imports rows below a header, with unique names: `~` stands for the prefix of the case. */
  const imported = (
    prefix: string,
    header: string,
    rows: readonly string[],
    query: string,
  ): Promise<Import> => {
    const content = `${[header, ...rows].join("\n")}\n`.replaceAll("~", prefix);
    return run(content, { query });
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
  const lotsOf = (part: Json | undefined) =>
    (part?.["partLots"] as unknown as Lot[]).map(({ amount, storage_location: location }) => [
      amount,
      location?.["full_path"] ?? null,
    ]);

  const header =
    "name,category_path,ipn,manufacturer,manufacturer_product_number,supplier,supplier_part_number,quantity,location,price";
  const first = "~A,~C,~I,~Maker,~M,~Shop,~S,10,~L,1.5";

  it.each([
    ["by IPN", "~Other,~D,~I,,,,,10,~L,"],
    ["by a folded IPN", "~Other,~D,~i,,,,,10,~L,"],
    ["by number and manufacturer", "~Other,~D,,~Maker,~M,,,10,~L,"],
    ["by number, if one manufacturer is unknown", "~Other,~D,,,~M,,,10,~L,"],
    ["by supplier number", "~Other,~D,,,,~Shop,~S,10,~L,"],
    ["by name and category", "~A,~C,,,,,,10,~L,"],
  ])("adds stock to a part that it finds %s", async (_, row) => {
    const prefix = unique("x");
    await imported(prefix, header, [first], "");
    const done = await imported(prefix, header, [row], "?existing=add-stock");
    expect(done).toMatchObject({
      status: "succeeded",
      existing: "add-stock",
      created: 0,
      updated: 1,
      errors: [],
    });
    const parts = await partsOf(prefix);
    expect(parts.map(({ name }) => name)).toEqual([`${prefix}A`]);
    expect(lotsOf(parts[0])).toEqual([[20, `${prefix}L`]]);
  });

  const units = "name,category_path,part_unit,quantity,minamount";

  it.each([
    ["add-stock", "~A,~C,,50 cm,", { amount: 1.5, minamount: 0 }],
    ["add-stock", "~A,~C,cm,50,", { amount: 1.5, minamount: 0 }],
    ["update", "~A,~C,,50 cm,2 m", { amount: 0.5, minamount: 2 }],
    ["update", "~A,~C,m,50 cm,", { amount: 0.5, minamount: 0 }],
    ["add-stock", "~A,~C,,50 g,", /^The quantity is in "g", and part \d+ is counted in "m"\./],
    ["update", "~A,~C,m,50 g,", /"50 g" is not in "m", the unit of the part\./],
  ] as const)("converts with `%s` the amounts of %j, or rejects them", async (existing, row, expected) => {
    const prefix = unique("x");
    await imported(prefix, units, ["~A,~C,m,1,"], "");
    const done = await imported(prefix, units, [row], `?existing=${existing}`);
    const [found] = await partsOf(prefix);
    if (expected instanceof RegExp) {
      expect(done).toMatchObject({ failed: 1, errors: [{ property: "quantity" }] });
      expect(done.errors[0]?.["message"]).toMatch(expected);
      return;
    }
    expect(done).toMatchObject({ updated: 1, errors: [] });
    expect(found).toMatchObject({ partUnit: { name: "m" }, minamount: expected.minamount });
    expect(lotsOf(found)).toEqual([[expected.amount, null]]);
  });

  it.each([
    ["another manufacturer", "~A2,~C,,~Other,~M,,,1,~L,"],
    ["the number of another supplier", "~A2,~C,,,,~Else,~S,1,~L,"],
    ["the same name, but another number", "~A,~C,,,~N,,,1,~L,"],
    ["the same name, but another IPN", "~A,~C,~J,,,,,1,~L,"],
  ])("creates another part with %s", async (_, row) => {
    const prefix = unique("x");
    await imported(prefix, header, [first], "");
    for (const existing of ["update", "add-stock"]) {
      const done = await imported(prefix, header, [row], `?existing=${existing}&dry_run=true`);
      expect(done).toMatchObject({ status: "succeeded", created: 1, updated: 0 });
    }
  });

  it.each([
    ["by IPN", "~Other,~C,~I,,,,,10,~L,", "ipn"],
    ["by number", "~Other,~C,,~Maker,~M,,,10,~L,", "manufacturer_product_number"],
    ["by supplier number", "~Other,~C,,,,~Shop,~S,10,~L,", "supplier_part_number"],
    ["by number in another category", "~A,~D,,,~M,,,10,~L,", "manufacturer_product_number"],
    ["by name, with other stock", "~A,~C,,,,,,11,~L,", "quantity"],
  ])("rejects a row by default if it finds the part %s", async (_, row, property) => {
    const prefix = unique("x");
    await imported(prefix, header, [first], "");
    const done = await imported(prefix, header, [row], "");
    expect(done).toMatchObject({ status: "failed", errors: [{ property, code: "already-exists" }] });
  });

  it("keeps parts as they are with `skip`, and reports what differs", async () => {
    const prefix = unique("x");
    await imported(prefix, header, [first], "");
    const [before] = await partsOf(prefix);
    const done = await imported(prefix, header, ["~Other,~D,~I,,,,,11,~L,"], "?existing=skip");
    expect(done).toMatchObject({ status: "succeeded", created: 0, updated: 0, unchanged: 1 });
    expect(done.errors).toContainEqual(expect.objectContaining({ kind: "left_out", property: "quantity" }));
    expect(await partsOf(prefix)).toEqual([before]);
  });

  it("sets the given values with `update`, and keeps the others", async () => {
    const prefix = unique("x");
    await imported(prefix, header, [first], "");
    const columns =
      "ipn,description,keywords,location,quantity,supplier,supplier_part_number,price,name,category_path";
    const row = "~I,New text,one two,~L,7,~Shop,,2.5,,";
    const query = `?existing=update&category=${encodeURIComponent(prefix)}Default`;
    const unchanged = await imported(prefix, columns, ["~I,,,,,,,,~A,"], query);
    expect(unchanged).toMatchObject({ status: "succeeded", updated: 0, unchanged: 1 });
    const done = await imported(prefix, columns, [row.replace(",,", ",~S,").replace(/,,$/, ",~A,")], query);
    expect(done).toMatchObject({ status: "succeeded", updated: 1, errors: [] });
    const [part] = await partsOf(prefix);
    expect(part).toMatchObject({
      name: `${prefix}A`,
      description: "New text",
      tags: "one,two",
      category: { name: `${prefix}C` },
      manufacturer_product_number: `${prefix}M`,
      orderdetails: [{ supplierpartnr: `${prefix}S`, pricedetails: [{ price: "2.5" }] }],
    });
    expect(lotsOf(part)).toEqual([[7, `${prefix}L`]]);
    const renamed = await imported(prefix, columns, ["~I,,,,,,,,~B,~D"], query);
    expect(renamed).toMatchObject({ updated: 1 });
    expect((await partsOf(prefix))[0]).toMatchObject({
      name: `${prefix}B`,
      category: { name: `${prefix}D` },
    });
  });

  it("creates lots where a part has none, also for repeated rows, and logs stock as movements", async () => {
    const prefix = unique("x");
    await imported(prefix, header, [first], "");
    const rows = ["~A,~C,,,,,,5,~L,", "~A,~C,,,,,,3,~L2,", "~A,~C,,,,,,4,~L2,"];
    const done = await imported(prefix, header, rows, "?existing=add-stock");
    expect(done).toMatchObject({ status: "succeeded", processed: 3, updated: 3 });
    const [part] = await partsOf(prefix);
    expect(lotsOf(part)).toEqual([
      [15, `${prefix}L`],
      [7, `${prefix}L2`],
    ]);
    const [lot] = part?.["partLots"] as unknown as Lot[];
    const log = await running.client.get(`/api/part_lots/${lot?.id}/log`, { expect: 200 });
    const entries = log.body["hydra:member"] as unknown as Json[];
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: "part_stock_changed", data: { action: "add", total: 15 } }),
    );
  });

  it("adds suppliers and prices that the part lacks, and sets prices that differ", async () => {
    const prefix = unique("x");
    await imported(prefix, header, [first], "");
    const rows = ["~A,~C,,,,~Shop,~S,1,~L,1.25", "~A,~C,,,,~Second,~T,1,~L,3"];
    await imported(prefix, header, rows, "?existing=add-stock");
    const [part] = await partsOf(prefix);
    const found = (part?.["orderdetails"] as unknown as Json[]).map((orderdetail) => [
      orderdetail["supplierpartnr"],
      (orderdetail["pricedetails"] as unknown as Json[]).map(({ price }) => price),
    ]);
    expect(found).toEqual([
      [`${prefix}S`, ["1.25"]],
      [`${prefix}T`, ["3"]],
    ]);
  });

  it.each(["update", "add-stock"])(
    "rejects a row with `%s` if the part has several lots there",
    async (existing) => {
      const prefix = unique("x");
      await imported(prefix, header, [first], "");
      const [part] = await partsOf(prefix);
      const [lot] = part?.["partLots"] as unknown as Lot[];
      await running.client.post(
        "/api/part_lots",
        { part: part?.["@id"], amount: 1, storage_location: lot?.storage_location?.["@id"] },
        { expect: 201 },
      );
      for (const row of ["~A,~C,,,,,,5,~L,", "~A,~C,,,,,,5,,"]) {
        const done = await imported(prefix, header, [row], `?existing=${existing}`);
        expect(done).toMatchObject({ status: "failed", errors: [{ code: "several-matches" }] });
        expect(String(done.errors[0]?.["message"])).toContain(`lot ${lot?.id}`);
      }
    },
  );

  it("rejects a row that several parts match", async () => {
    const prefix = unique("x");
    await imported(prefix, header, ["~A,~C,,~One,~M,,,1,,", "~B,~C,,~Two,~M,,,1,,"], "");
    const done = await imported(prefix, header, ["~D,~C,,,~M,,,1,,"], "?existing=add-stock");
    expect(done).toMatchObject({
      status: "failed",
      errors: [{ property: "manufacturer_product_number", code: "several-matches" }],
    });
  });

  it("rejects stock for a lot with an unknown amount, and names the remedy", async () => {
    const prefix = unique("x");
    await imported(prefix, header, ["~A,~C,,,,,,,~L,"], "");
    const row = ["~A,~C,,,,,,5,~L,"];
    const done = await imported(prefix, header, row, "?existing=add-stock");
    expect(done).toMatchObject({ status: "failed", errors: [{ property: "quantity" }] });
    expect(String(done.errors[0]?.["message"])).toMatch(/unknown\. Run a stocktake first/);
    expect(await imported(prefix, header, row, "?existing=update")).toMatchObject({ updated: 1 });
    expect(lotsOf((await partsOf(prefix))[0])).toEqual([[5, `${prefix}L`]]);
  });

  it("adds the stock of a file once, unless it is asked to add it again or the import was undone", async () => {
    const prefix = unique("x");
    const content = `name,category_path,quantity\n${prefix},${prefix},5\n`;
    const amount = async () => lotsOf((await partsOf(prefix))[0]);
    const query = "?existing=add-stock";
    const options = { ...plain, contentType: "text/csv" };
    expect(await run(content, { query: `${query}&dry_run=true` })).toMatchObject({ created: 1 });
    const done = await run(content, { query });
    expect(done).toMatchObject({ created: 1 });
    const refused = await running.client.post(`/api/imports${query}`, content, { ...options, expect: 409 });
    expect(refused.body["detail"]).toMatch(
      /^The stock of this file was already added at .+ send again=true\.$/,
    );
    expect(await run(content, { query: `${query}&again=true` })).toMatchObject({ updated: 1 });
    expect(await amount()).toEqual([[10, null]]);
    const { change_set: set = "" } = await run(`${content}${prefix} 2,${prefix},1\n`, { query });
    await running.client.post(`${set}/undo`, undefined, { ...plain, expect: 200 });
    expect(await amount()).toEqual([[10, null]]);
    expect(await run(`${content}${prefix} 2,${prefix},1\n`, { query })).toMatchObject({
      updated: 1,
      created: 1,
    });
    expect(await count(`name=${encodeURIComponent(prefix)}%25`)).toBe(2);
  });

  it("changes parts only with the permissions for it", async () => {
    const prefix = unique("x");
    await imported(prefix, header, [first], "");
    const { client } = await createUserWith(running.service, ["parts.import", "parts.read", "parts.create"]);
    const content = `name,category_path,quantity,location\n${prefix}A,${prefix}C,5,${prefix}L\n`;
    for (const [existing, permission] of [
      ["update", "parts.edit"],
      ["add-stock", "parts_stock.add"],
    ] as const) {
      const done = await run(content, { client, query: `?existing=${existing}` });
      expect(done).toMatchObject({ status: "failed" });
      expect(String(done.errors[0]?.["message"])).toContain(permission);
    }
  });
});
