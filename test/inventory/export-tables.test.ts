/** Exports of bills of materials, lists of parts and lots as CSV, JSON Lines and spreadsheets, over HTTP. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { partColumns } from "../../src/exchange/export/part-columns.ts";
import { importFile } from "../../src/exchange/transfer/import-file.ts";
import { openTable } from "../../src/exchange/tables/open-table.ts";
import { api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { useInstances } from "../transfer/instances.ts";
import { idOf, unique, useService } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

describeDialects("tables", (dialect) => {
  const running = useService(dialect);
  const instance = useInstances();
  const { make } = running;
  let project = "";
  let location = "";
  let category = "";
  let resistor = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Resistors & <Co>" });
    const room = await make("storage_locations", { name: "Room" });
    location = await make("storage_locations", { name: "Box/1", parent: room });
    const other = await make("storage_locations", { name: "Drawer" });
    const footprint = await make("footprints", {
      name: "0603",
      eda_info: { kicad_footprint: "Resistor_SMD:R_0603_1608Metric" },
    });
    const manufacturer = await make("manufacturers", { name: "Yageo" });
    const lcsc = await make("suppliers", { name: "LCSC" });
    resistor = await make("parts", {
      name: "RC0603FR-074K7L",
      category,
      footprint,
      manufacturer,
      manufacturer_product_number: "RC0603FR-074K7L",
      ipn: "R-47",
      description: "=1+1",
      eda_info: { value: "4k7" },
      partLots: [{ amount: 30, storage_location: location, description: "Reel", user_barcode: "B-1" }],
      orderdetails: [
        {
          supplier: lcsc,
          supplierpartnr: "C99782",
          pricedetails: [
            { price: "0.02", min_discount_quantity: 1 },
            { price: "0.01", min_discount_quantity: 50 },
          ],
        },
      ],
    });
    const chip = await make("parts", {
      name: "STM32",
      category,
      partLots: [
        { amount: 2, storage_location: location },
        { amount: 3, storage_location: other },
      ],
    });
    project = await make("projects", { name: "I/O board" });
    const entries = [
      { part: resistor, quantity: 2, mountnames: "R1,R2", comment: "-5 %" },
      { part: chip, quantity: 1, mountnames: "U1" },
      { name: "Panel", quantity: 1, price: "12.5" },
    ];
    for (const entry of entries) await make("project_bom_entries", { project, ...entry });
  });

  const text = async (path: string): Promise<string> =>
    (await running.client.get<string>(path, { accept: "*/*", expect: 200 })).text;
  const rows = async (path: string): Promise<Record<string, string>[]> =>
    parse(await text(path), { columns: true });
  const sheet = async (path: string): Promise<readonly (readonly string[])[]> => {
    const { bytes, mediaType } = await running.client.get(path, { accept: "*/*", expect: 200 });
    expect(mediaType).toBe(spreadsheet);
    const file = join(running.service.uploads, `${unique("table")}.xlsx`);
    await writeFile(file, bytes);
    const table = await openTable(file);
    const found = [table.header];
    for await (const { cells } of table.rows(() => undefined)) found.push(cells);
    return found;
  };

  describe("a bill of materials", () => {
    it("has stock, prices and locations", async () => {
      const [first, second, third] = await rows(`${project}/bom_export?quantity=20`);
      expect(first).toEqual({
        Reference: "R1,R2",
        Quantity: "40",
        Name: "RC0603FR-074K7L",
        Value: "4k7",
        "Part-DB ID": String(idOf(resistor)),
        IPN: "R-47",
        MPN: "RC0603FR-074K7L",
        Manufacturer: "Yageo",
        Footprint: "0603",
        Description: "'=1+1",
        Category: "Resistors & <Co>",
        "In stock": "30",
        Missing: "10",
        "Storage locations": "Room → Box/1: 30",
        Suppliers: "LCSC: C99782",
        // 50 pieces for 0.01 cost less than 40 for 0.02.
        "Unit price": "0.01",
        "Extended price": "0.4",
        Currency: "EUR",
        Comment: "'-5 %",
      });
      expect(second).toMatchObject({ Quantity: "20", "In stock": "5", Missing: "15", "Unit price": "" });
      expect(third).toMatchObject({ Reference: "", Name: "Panel", "Extended price": "250", "In stock": "" });
    });

    it("has the columns of JLCPCB and KiCad", async () => {
      expect(await text(`${project}/bom_export?format=jlcpcb`)).toBe(
        "Comment,Designator,Footprint,JLCPCB Part #\r\n" + '4k7,"R1,R2",0603,C99782\r\nSTM32,U1,,\r\n',
      );
      const id = idOf(resistor);
      expect((await text(`${project}/bom_export?format=kicad`)).split("\r\n").slice(0, 2)).toEqual([
        "Reference,Value,Footprint,Qty,DNP,MPN,Manufacturer,Description,IPN,Part-DB ID,LCSC SPN",
        `"R1,R2",4k7,Resistor_SMD:R_0603_1608Metric,2,,RC0603FR-074K7L,Yageo,'=1+1,R-47,${id},C99782`,
      ]);
    });

    it("is a file with the name of the project", async () => {
      const { headers } = await running.client.get(`${project}/bom_export`, { accept: "*/*", expect: 200 });
      expect(headers).toMatchObject({
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": 'attachment; filename="I-O board BOM.csv"',
      });
    });

    it("is a spreadsheet with numbers", async () => {
      const [header = [], first = []] = await sheet(`${project}/bom_export?format=xlsx&quantity=20`);
      const cell = (name: string) => first[header.indexOf(name)];
      expect(cell("Footprint")).toBe("0603");
      expect(cell("Description")).toBe("=1+1");
      expect([cell("Quantity"), cell("Unit price"), cell("Category")]).toEqual([
        "40",
        "0.01",
        "Resistors & <Co>",
      ]);
    });

    it("needs the permissions of the availability", async () => {
      for (const permissions of [["projects.read"], ["parts.read"]] as const) {
        const { client } = await createUserWith(running.service, permissions);
        await client.get(`${project}/bom_export`, { accept: "*/*", expect: 403 });
      }
      await running.client.get("/api/projects/9999/bom_export", { accept: "*/*", expect: 404 });
      await running.client.get(`${project}/bom_export?format=pdf`, { accept: "*/*", expect: 400 });
      await api(running.service, "wrong").get(`${project}/bom_export`, { accept: "*/*", expect: 401 });
    });
  });

  describe("a list of parts", () => {
    it("has the filtered parts in the columns of an import", async () => {
      const found = await rows("/api/parts/export?name=RC06%25");
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({
        name: "RC0603FR-074K7L",
        category_path: '["Resistors & <Co>"]',
        quantity: "30",
        location: "Room → Box/1",
        supplier: "LCSC",
        supplier_part_number: "C99782",
        price: "0.02",
        currency: "EUR",
      });
      const several = await rows("/api/parts/export?q=STM32&columns=id,quantity,location,all_locations");
      expect(several).toMatchObject([
        { quantity: "5", location: "", all_locations: "Drawer: 3; Room → Box/1: 2" },
      ]);
    });

    it("has the order of the list", async () => {
      const names = async (order: string) =>
        (await rows(`/api/parts/export?columns=name&order[name]=${order}`)).map(({ name }) => name);
      expect(await names("asc")).toEqual(["RC0603FR-074K7L", "STM32"]);
      expect(await names("desc")).toEqual(["STM32", "RC0603FR-074K7L"]);
    });

    it("is a spreadsheet with numbers", async () => {
      expect(
        await sheet("/api/parts/export?format=xlsx&columns=name,footprint,quantity&order[id]=asc"),
      ).toEqual([
        ["name", "footprint", "quantity"],
        ["RC0603FR-074K7L", "0603", "30"],
        ["STM32", "", "5"],
      ]);
    });

    it.each([
      ["csv", ""],
      ["xlsx", ""],
      ["jsonl", ""],
      ["csv", `&columns=${partColumns.join(",")}`],
    ])("can be imported again: %s%s", async (format, query) => {
      const { bytes } = await running.client.get(`/api/parts/export?format=${format}${query}`, {
        accept: "*/*",
        expect: 200,
      });
      const { inventory: other, lines } = await instance(dialect);
      const file = join(running.service.uploads, `${unique("parts")}.${format}`);
      await writeFile(file, bytes);
      const report = await importFile(other, file, format === "jsonl" ? "jsonl" : "csv", {
        systemUser: "tester",
        now: () => new Date("2026-01-31T12:00:00Z"),
        baseCurrency: "EUR",
      });
      expect(report.refused).toEqual([]);
      const part = (await lines()).find(({ name }) => name === "RC0603FR-074K7L");
      expect(part).toMatchObject({
        category: ["Resistors & <Co>"],
        description: "=1+1",
        footprint: ["0603"],
        partLots: [{ amount: 30, storage_location: ["Room", "Box/1"] }],
        orderdetails: [{ supplier: ["LCSC"], supplierpartnr: "C99782" }],
      });
    });

    it("names an unknown or repeated column", async () => {
      for (const columns of ["name,colour", "name,name", "name,"])
        expect(
          await running.refused(
            running.client.get(`/api/parts/export?columns=${columns}`, { accept: "*/*" }),
            400,
          ),
        ).toEqual(["columns: invalid-parameter"]);
    });

    it("has an entity tag, and rejects invalid filters before the response begins", async () => {
      const path = "/api/parts/export?format=xlsx";
      const { headers } = await running.client.get(path, { accept: "*/*", expect: 200 });
      const headersOfRequest = { "If-None-Match": headers["etag"] ?? "" };
      await running.client.get(path, { accept: "*/*", headers: headersOfRequest, expect: 304 });
      await running.client.get("/api/parts/export?category=x", { accept: "*/*", expect: 400 });
    });
  });

  describe("the lots in a storage location", () => {
    it("include those in the locations below it", async () => {
      const found = await rows("/api/storage_locations/1/lots_export");
      expect(found).toMatchObject([
        {
          location: "Room → Box/1",
          part: "RC0603FR-074K7L",
          ipn: "R-47",
          amount: "30",
          lot_description: "Reel",
          barcode: "B-1",
        },
        { part: "STM32", amount: "2", barcode: "" },
      ]);
      expect(await rows(`${location}/lots_export`)).toEqual(found);
      const lines = (await text(`${location}/lots_export?format=jsonl`)).split("\n").slice(0, -1);
      expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ amount: 30 }, { amount: 2 }]);
      expect((await sheet(`${location}/lots_export?format=xlsx`))[1]?.slice(3, 7)).toEqual([
        "RC0603FR-074K7L",
        "R-47",
        "RC0603FR-074K7L",
        "30",
      ]);
      const { headers } = await running.client.get(`${location}/lots_export`, { accept: "*/*", expect: 200 });
      expect(headers["content-disposition"]).toBe('attachment; filename="Box-1 lots.csv"');
    });

    it("needs both permissions", async () => {
      for (const permissions of [["storelocations.read"], ["parts.read"]] as const) {
        const { client } = await createUserWith(running.service, permissions);
        await client.get(`${location}/lots_export`, { accept: "*/*", expect: 403 });
      }
      await running.client.get("/api/storage_locations/9999/lots_export", { accept: "*/*", expect: 404 });
    });
  });
});
