/** Imports of spreadsheets and of CSV in other encodings over HTTP. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sheet, workbook, workbookOf, zipFile } from "../import/zip.ts";
import type { Json } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { csv, jsonLines, useImports } from "./import-service.ts";
import { plain, unique } from "./running-service.ts";

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

describeOneDialect("an import of a table", (dialect) => {
  const { running, run } = useImports(dialect);
  const namesLike = async (pattern: string): Promise<unknown[]> => {
    const answer = await running.client.get(`/api/parts?name=${encodeURIComponent(pattern)}`, {
      expect: 200,
    });
    return (answer.body["hydra:member"] as unknown as Json[]).map(({ name }) => name);
  };

  it("reads a spreadsheet and reports its sheet, whatever its Content-Type", async () => {
    const name = unique("Sheet");
    const content = zipFile(
      workbook(
        sheet([["Stock of the workshop"], ["Name", "Category", "Qty"], [name, "X", "5"], ["Total", "", "5"]]),
      ),
    );
    const table = {
      format: "xlsx",
      sheet: "S",
      header_line: 2,
      skipped_rows: [{ line: 4, text: "Total 5" }],
      skipped_row_count: 1,
      other_tables: [],
      columns: [
        { heading: "Name", column: "name", examples: [name] },
        { heading: "Category", column: "category_path", examples: ["X"] },
        { heading: "Qty", column: "quantity", examples: ["5"] },
      ],
    };
    const done = await run(content, { contentType: spreadsheet });
    expect(done).toMatchObject({ status: "succeeded", format: "xlsx", created: 1, table });
    expect(done.bytes_read).toBe(content.length);
    expect(await namesLike(name)).toEqual([name]);
    const again = await run(content, { contentType: csv });
    expect(again).toMatchObject({ status: "succeeded", format: "xlsx", unchanged: 1, table });
  });

  it("reads the sheet that is set, and names the others", async () => {
    const [first, second] = [unique("First"), unique("Second")];
    const content = zipFile(
      workbookOf({
        Parts: sheet([["Name", "Category"], ...[[first, "X"]]]),
        "More parts": sheet([["Name", "Category"], ...[[second, "X"]]]),
        Notes: sheet([["Revision"], ["A"]]),
      }),
    );
    const others = (...names: string[]) => names.map((name) => ({ name }));
    const found = await run(content, { query: "?dry_run=true" });
    expect(found).toMatchObject({ table: { sheet: "Parts", other_tables: others("More parts", "Notes") } });
    expect(found.parameters).not.toHaveProperty("sheet");
    const set = await run("", { query: `?from=${found.id}&sheet=more%20PARTS` });
    expect(set).toMatchObject({
      created: 1,
      parameters: { sheet: "more PARTS" },
      table: { sheet: "More parts", other_tables: others("Parts", "Notes") },
    });
    expect([await namesLike(first), await namesLike(second)]).toEqual([[], [second]]);
    for (const [name, type, reason] of [
      [
        "Stock",
        "parts",
        'The file has no visible sheet "Stock". Its sheets are "Parts", "More parts", "Notes".',
      ],
      ["Notes", "parts", /missing column "name".* The sheet "Notes" was read\. .*: "Parts", "More parts"\.$/],
      ["Notes", "order", /The sheet "Notes" was read/],
    ] as const) {
      const wrong = await run(content, { query: `?sheet=${name}&type=${type}` });
      const expected: unknown = typeof reason === "string" ? reason : expect.stringMatching(reason);
      expect(wrong).toMatchObject({ status: "failed", reason: expected });
    }
    const lines = await run('{"@type":"Category","name":"X"}\n', {
      query: "?sheet=A",
      contentType: jsonLines,
    });
    expect(lines).toMatchObject({
      status: "failed",
      reason: 'The file is not a spreadsheet, so it has no sheet "A". Do not set a sheet.',
    });
  });

  it("reads a JSON array, whatever its Content-Type, and names what it does not import", async () => {
    const name = unique("Json");
    const parts = [
      {
        name,
        category: { name: "X" },
        partLots: [{ amount: 2 }, { amount: 3 }],
        parameters: [{ name: "R" }],
      },
      { name: `${name} B`, category: "X", mpn: "B1" },
    ];
    for (const contentType of [jsonLines, csv]) {
      const done = await run(JSON.stringify(parts), { query: "?dry_run=true", contentType });
      expect(done).toMatchObject({
        status: "succeeded",
        format: "json",
        created: 2,
        created_elements: { PartLot: 1 },
        table: { format: "json" },
        ignored_columns: ["partLots (other)", "parameters (all)"],
      });
    }
    const order = await run(JSON.stringify([{ spn: "296-1-ND", qty: 2, name }]), {
      query: "?dry_run=true&type=order&supplier=Digi-Key&category=X",
    });
    expect(order).toMatchObject({ created: 1, table: { format: "json" } });
    expect(order.table).not.toHaveProperty("header_line");
  });

  it("detects the encoding, and reads another one that is set", async () => {
    const [first, second] = [unique("Prüfgerät"), unique("Prüfgerät")];
    const content = (name: string): Buffer => Buffer.from(`name;category\n${name};Geräte\n`, "latin1");
    const done = await run(content(first));
    expect(done).toMatchObject({ created: 1, table: { encoding: "windows-1252", separator: ";" } });
    expect(await namesLike(first)).toEqual([first]);
    const set = await run(Buffer.from(content(second).toString("latin1"), "utf16le"), {
      query: "?encoding=utf-16le",
    });
    expect(set).toMatchObject({ created: 1, table: { encoding: "utf-16le" } });
    expect(await namesLike(second)).toEqual([second]);
    const wrong = await run(content(first), { query: "?encoding=utf-8" });
    expect(wrong).toMatchObject({
      status: "failed",
      reason: "The file is not UTF-8 text (line 2). Save it as UTF-8 and try again.",
    });
    expect(wrong).not.toHaveProperty("table");
    await running.client.post("/api/imports?encoding=latin", "name\n", {
      ...plain,
      contentType: csv,
      expect: 400,
    });
  });

  it("reports the columns of a file whose header is invalid", async () => {
    const done = await run("Bezeichner X,Rating\n-,1\nLM358,2\n");
    expect(done).toMatchObject({
      status: "failed",
      reason: expect.stringContaining('missing column "name"') as string,
      table: {
        columns: [
          { heading: "Bezeichner X", examples: ["LM358"] },
          { heading: "Rating", examples: ["1", "2"] },
        ],
      },
    });
    expect(done).not.toHaveProperty("lines");
  });

  it("reports what is done with each row, and how its part was found", async () => {
    const [name, category] = [unique("Lines"), unique("Category")];
    const content = (quantity: string): string =>
      `name,category_path,ipn,quantity\n${name},${category},${name},1\n${name} B,${category},,${quantity}\n`;
    const checked = await run(content("x"), { query: "?dry_run=true" });
    expect(checked.lines).toEqual([
      { line: 2, name, outcome: "created" },
      { line: 3, name: `${name} B`, outcome: "rejected" },
    ]);
    const first = await run(content("2"));
    const part = expect.stringMatching(/^\/api\/parts\/\d+$/) as string;
    expect(first.lines).toEqual([
      { line: 2, name, outcome: "created", part },
      { line: 3, name: `${name} B`, outcome: "created", part },
    ]);
    const query = "?dry_run=true&existing=update";
    expect((await run(content("3"), { query })).lines).toEqual([
      { line: 2, name, outcome: "unchanged", part: first.lines?.[0]?.["part"], matched_by: "ipn" },
      {
        line: 3,
        name: `${name} B`,
        outcome: "updated",
        part: first.lines?.[1]?.["part"],
        matched_by: "name",
      },
    ]);
    const listed = await running.client.get("/api/imports", { ...plain, expect: 200 });
    expect((listed.body["imports"] as unknown as Json[])[0]).not.toHaveProperty("lines");
  });

  it("keeps the first 1,000 rows", async () => {
    const done = await run(`name,category_path\n${"A,\n".repeat(1010)}`);
    expect(done.failed).toBe(1010);
    expect(done.lines).toHaveLength(1000);
    expect(done.lines?.at(-1)).toEqual({ line: 1001, name: "A", outcome: "rejected" });
  });

  it.each([
    [
      "a PDF document",
      () => Promise.resolve(Buffer.from("%PDF-1.7\n")),
      csv,
      /^The file is a PDF document\. /,
    ],
    [
      "a ZIP file",
      () => readFile(join(import.meta.dirname, "../files/tables/folder.zip")),
      spreadsheet,
      /^The file is a ZIP file\. Unpack it/,
    ],
    [
      "a spreadsheet that is sent as JSON Lines",
      () => readFile(join(import.meta.dirname, "../files/tables/parts.xlsx")),
      jsonLines,
      /^The file is a spreadsheet or ZIP file\. Import a spreadsheet with its own Content-Type\.$/,
    ],
    [
      "an export that was saved as a spreadsheet",
      () =>
        Promise.resolve(
          zipFile(
            workbook(
              sheet([
                ["record", "name"],
                ["Part", "A"],
              ]),
            ),
          ),
        ),
      spreadsheet,
      /^The file has the column "record", so it is an export\. Save it as CSV/,
    ],
  ])("%s fails with a reason", async (_, content, contentType, reason) => {
    const done = await run(await content(), { contentType });
    expect(done.status).toBe("failed");
    expect(done.reason).toMatch(reason);
  });
});
