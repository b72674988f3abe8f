import { userInfo } from "node:os";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { ImportError } from "../../src/exchange/tables/import-error.ts";
import { describeDialects } from "../support/dialects.ts";
import { useImporter } from "./importer.ts";

const header = "name,description,keywords,category_path,footprint,reference_prefix,kicad_symbol,datasheet";

describeDialects("importing parts from a file", (dialect) => {
  const importer = useImporter(dialect);
  const db = () => importer.store().read.db;
  const part = (name: string) =>
    db().selectFrom("parts").selectAll().where("name", "=", name).executeTakeFirst();

  it("creates a part with all elements that it refers to", async () => {
    const report = await importer.import(
      [
        header,
        'LM358,"Dual op-amp, rail to rail",amp  dual,Analog->Amplifier,Package_SO:SOIC-8,U,Amplifier:LM358,https://example.com/lm 358.pdf',
      ].join("\n"),
    );
    expect(report).toEqual({
      records: 1,
      created: {
        Part: 1,
        Category: 2,
        Footprint: 1,
        Manufacturer: 0,
        Supplier: 0,
        StorageLocation: 0,
        PartLot: 0,
        Orderdetail: 0,
        Pricedetail: 0,
        AttachmentType: 1,
        Attachment: 1,
      },
      updated: 0,
      unchanged: 0,
      refused: [],
      leftOut: [],
      kept: [],
      ignoredColumns: [],
      more: { refused: 0, leftOut: 0, kept: 0 },
      table: {
        format: "csv",
        encoding: "utf-8",
        separator: ",",
        header_line: 1,
        skipped_rows: [],
        skipped_row_count: 0,
        other_tables: [],
        columns: expect.arrayContaining([
          { heading: "name", column: "name", examples: ["LM358"] },
          { heading: "keywords", column: "keywords", examples: ["amp  dual"] },
        ]) as unknown,
      },
    });
    const made = await db()
      .selectFrom("parts")
      .innerJoin("categories", "categories.id", "parts.category_id")
      .innerJoin("footprints", "footprints.id", "parts.footprint_id")
      .innerJoin("attachments", "attachments.part_id", "parts.id")
      .innerJoin("attachment_types", "attachment_types.id", "attachments.attachment_type_id")
      .select([
        "parts.name",
        "parts.name_folded",
        "description",
        "tags",
        "footprints.eda_kicad_footprint",
        "footprints.name as footprint",
        "parts.eda_kicad_symbol as symbol",
        "parts.eda_reference_prefix as prefix",
        "categories.full_path as category",
        "categories.level",
        "attachments.name as attachment",
        "attachment_types.name as type",
        "external_path",
      ])
      .where("parts.name", "=", "LM358")
      .execute();
    expect(made).toEqual([
      {
        name: "LM358",
        name_folded: "lm358",
        description: "Dual op-amp, rail to rail",
        tags: "amp,dual",
        footprint: "Package_SO:SOIC-8",
        eda_kicad_footprint: "Package_SO:SOIC-8",
        symbol: "Amplifier:LM358",
        prefix: "U",
        category: "Analog → Amplifier",
        level: 1,
        attachment: "Datasheet",
        type: "Datasheet",
        external_path: "https://example.com/lm%20358.pdf",
      },
    ]);
  });

  it("logs each created element", async () => {
    const entries = await db()
      .selectFrom("log_entries")
      .select(["kind", "target_type", "username", "user_id"])
      .execute();
    expect(entries.map(({ target_type }) => target_type).sort()).toEqual([
      "Attachment",
      "AttachmentType",
      "Category",
      "Category",
      "Footprint",
      "Part",
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        kind: "element_created",
        username: `!!!CLI ${userInfo().username}`,
        user_id: null,
      });
    }
  });

  it("treats parts as different if their category or the case of their name differs", async () => {
    const report = await importer.import(
      [
        "category_path,name",
        "Analog->Amplifier,LM358",
        "Analog->Amplifier,lm358",
        "Analog,LM358",
        "Analog -> Amplifier , lm358",
        "analog,LM358",
      ].join("\n"),
    );
    expect(report).toMatchObject({ records: 5, unchanged: 2, created: { Part: 3, Category: 1 } });
  });

  it("does not change existing parts", async () => {
    const before = await part("LM358");
    const counts = await importer.counts();
    const report = await importer.import(
      `${header}\nLM358,Other,other,Analog->Amplifier,Other:Footprint,X,Y,ftp://example.com/x.pdf\n`,
    );
    expect(report).toMatchObject({ unchanged: 1, refused: [], leftOut: [] });
    const kept = report.kept.map(({ reason }) => reason.replace(/:.*/, ""));
    expect(kept).toEqual(["description", "keywords", "footprint", "reference_prefix", "kicad_symbol"]);
    expect(await part("LM358")).toEqual(before);
    expect(await importer.counts()).toEqual(counts);
  });

  it("omits a datasheet that is not a web address and creates the part", async () => {
    const report = await importer.import(
      [
        header,
        "A1,,,Odd,,,,www.example.com/a.pdf",
        "A2,,,Odd,,,,74xx\\74LS393.pdf",
        "A3,,,Odd,,,,http://",
        "A4,,,Odd,,,,javascript:alert(1)",
        "A5,,,Odd,,,,HTTPS://example.com/a.pdf",
      ].join("\n"),
    );
    expect(report.created).toMatchObject({ Part: 5, Attachment: 1 });
    expect(report.refused).toEqual([]);
    expect(report.leftOut.map(({ line, name, value }) => ({ line, name, value }))).toEqual([
      { line: 2, name: "A1", value: "www.example.com/a.pdf" },
      { line: 3, name: "A2", value: "74xx\\74LS393.pdf" },
      { line: 4, name: "A3", value: "http://" },
      { line: 5, name: "A4", value: "javascript:alert(1)" },
    ]);
  });

  it("rejects malformed lines with their numbers and creates nothing for them", async () => {
    const before = await importer.counts();
    const long = "x".repeat(256);
    const report = await importer.import(
      [
        header,
        ",no name,,Refused,,,,",
        `${long},name too long,,Refused,,,,`,
        "B3,no category,,,,,,",
        "B4,a level without a name,,Refused->->Deeper,,,,",
        `B5,category too long,,Refused->${long},,,,`,
        `B6,footprint too long,,Refused,${long},,,`,
        `B7,prefix too long,,Refused,,${long},,`,
        `B8,too few,,Refused->${long}`,
        "B9,too many,,Refused,,,,,,x",
        'B10,a NUL "\0",,Refused,,,,',
        `B11,too deep,,${Array.from({ length: 102 }, (_, level) => `L${level}`).join("->")},,,,`,
      ].join("\n"),
    );
    const refused = Object.fromEntries(report.refused.map(({ line, reason }) => [line, reason]));
    expect(Object.keys(refused).map(Number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(refused[2]).toMatch(/^name: /);
    expect(refused[3]).toMatch(/^name: .*255/);
    expect(refused[4]).toMatch(/^category_path: /);
    expect(refused[5]).toMatch(/^category_path: /);
    expect(refused[6]).toMatch(/^category_path: .*255/);
    expect(refused[7]).toMatch(/^footprint: .*255/);
    expect(refused[8]).toMatch(/^reference_prefix: .*255/);
    expect(refused[9]).toMatch(/^category_path: .*255/);
    expect(refused[10]).toMatch(/10 values, .* 8 columns/);
    expect(refused[11]).toMatch(/NUL/);
    expect(refused[12]).toMatch(/^category_path: /);
    expect(report.created).toMatchObject({ Part: 0, Category: 0, Footprint: 0 });
    expect(await importer.counts()).toEqual(before);
  });

  it("imports the rows after a rejected line", async () => {
    const report = await importer.import(
      [header, `C1,,,Fresh,${"x".repeat(300)},,,`, "C2,,,Fresh,Fresh:One,,,", "C3,,,Fresh,Fresh:One,,,"].join(
        "\n",
      ),
    );
    expect(report.refused).toMatchObject([{ line: 2, name: "C1" }]);
    expect(report.created).toMatchObject({ Part: 2, Category: 1, Footprint: 1 });
  });

  it("applies the rules of existing categories", async () => {
    await importer.store().transaction(async ({ db: writing }) => {
      const column = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
      for (const [name, rule] of [
        ["Ruled", { partname_regex: "/^R\\d+$/" }],
        ["Group", { not_selectable: true }],
      ] as const) {
        const row = { name, name_folded: name.toLowerCase(), full_path: name, ...column, ...rule };
        await writing.insertInto("categories").values(row).execute();
      }
    });
    const report = await importer.import(
      [header, "R1,,,Ruled,,,,", "X1,,,Ruled,Never:Made,,,", "G1,,,Group,,,,", "G2,,,Group->Below,,,,"].join(
        "\n",
      ),
    );
    expect(report.refused).toMatchObject([
      { line: 3, name: "X1", reason: expect.stringMatching(/^name: .*regular expression/) as string },
      { line: 4, name: "G1", reason: expect.stringMatching(/^category_path: .*not selectable/) as string },
    ]);
    expect(report.created).toMatchObject({ Part: 2, Category: 1, Footprint: 0 });
  });

  it("does not create an attachment type for the datasheet of a rejected part", async () => {
    await importer.store().transaction(async ({ db: writing }) => {
      await writing.deleteFrom("attachments").execute();
      await writing.deleteFrom("attachment_types").execute();
    });
    const before = await importer.counts();
    const refusedByCategory = "X2,,,Ruled,,,,https://example.com/x.pdf";
    const report = await importer.import([header, refusedByCategory].join("\n"));
    expect(report.refused).toMatchObject([{ line: 2, reason: expect.stringMatching(/^name: /) as string }]);
    expect(report.created.AttachmentType).toBe(0);
    expect(await importer.counts()).toEqual(before);
  });

  it("accepts byte order marks, CRLF, blank lines and rows, and line breaks in quotation marks", async () => {
    const report = await importer.import(
      '\ufeffName , CATEGORY_PATH,description\r\nD1,Quoted,"two\r\nlines, ""quoted"""\r\n\r\n,Quoted,\nD2,Quoted,5" disc\r\n,,\r\n',
    );
    expect(report).toMatchObject({ records: 3, refused: [{ line: 5 }] });
    expect(await part("D1")).toMatchObject({ description: 'two\r\nlines, "quoted"' });
    expect(await part("D2")).toMatchObject({ description: '5" disc' });
  });

  it("reports the position of an unclosed quotation mark and imports the rows before it", async () => {
    const report = await importer.import('name,category_path\nE1,Open\nE2,"Open\nE3,Open\n');
    expect(report.created.Part).toBe(1);
    expect(report.refused).toMatchObject([{ line: 3, reason: expect.stringContaining("quote") as string }]);
  });

  it.each([
    ["no header", "", /is empty/],
    ["a missing column", "name,description\n", /missing column "category_path"/],
    ["a repeated column", "name,category_path,name\n", /repeated column "name"/],
    [
      "UTF-8 text that is damaged",
      Buffer.concat([
        Buffer.from("name,category_path\nÄ,B\nWiderst"),
        Buffer.from([0xe4]),
        Buffer.from("nde,B\n"),
      ]),
      /not UTF-8 text \(line 3\)/,
    ],
    ["records in UTF-16", Buffer.from("\ufeffrecord,path\nCategory,C\n", "utf16le"), /not UTF-8/],
  ])("rejects a file with %s and imports nothing", async (_, content, message) => {
    const before = await importer.counts();
    const importing = importer.import(content);
    await expect(importing).rejects.toThrow(message);
    await expect(importing).rejects.toBeInstanceOf(ImportError);
    expect(await importer.counts()).toEqual(before);
  });

  it("rejects a missing file and a directory", async () => {
    await expect(importer.import({ path: "/nowhere/parts.csv" })).rejects.toThrow(/does not exist/);
    await expect(importer.import({ path: "/" })).rejects.toThrow(/not a file/);
  });

  it("a dry run reports the same and changes nothing", async () => {
    const lines = Array.from(
      { length: 25 },
      (_, index) => `F${index},,,Rehearsed->F${index % 7},Foot:F${index % 5},,,`,
    );
    const content = [header, ...lines, ",,,Rehearsed,,,,", "F1,,,Rehearsed->F1,,,,ftp://x"].join("\n");
    const before = await importer.counts();
    const rehearsed = await importer.import(content, { dryRun: true, batchSize: 4 });
    expect(await importer.counts()).toEqual(before);
    const performed = await importer.import(content, { batchSize: 4 });
    expect(rehearsed).toEqual(performed);
    expect(performed).toMatchObject({
      records: 27,
      unchanged: 1,
      created: { Part: 25, Category: 8, Footprint: 5 },
    });
    const again = await importer.import(content, { batchSize: 4 });
    expect(again).toMatchObject({
      records: 27,
      unchanged: 26,
      created: { Part: 0, Category: 0, Footprint: 0 },
    });
  });

  it("refuses only the record that violates a constraint of the database", async () => {
    await importer.store().transaction(async (transaction) => {
      await sql`create unique index parts_once on parts (description) where name like 'once-%'`.execute(
        transaction.db,
      );
    });
    const rows = ["once-1,same", "once-2,same", "once-3,other"].map((row) => `${row},,Once,,,,`);
    const report = await importer.import([header, ...rows].join("\n"));
    expect(report.created).toMatchObject({ Part: 2, Category: 1 });
    expect(report.refused).toEqual([
      { line: 3, name: "once-2", reason: "name: This value is already used." },
    ]);
    expect(await part("once-1")).toBeDefined();
    expect(await part("once-2")).toBeUndefined();
    expect(await part("once-3")).toBeDefined();
  });

  it("reports its progress in bytes", async () => {
    const progress: [number, number][] = [];
    const content = [
      "name,category_path",
      ...Array.from({ length: 9 }, (_, index) => `P${index},Progress`),
    ].join("\n");
    await importer.import(content, { batchSize: 2, onProgress: (...now) => progress.push(now) });
    expect(progress.length).toBeGreaterThanOrEqual(4);
    expect(progress.map(([done]) => done)).toEqual(progress.map(([done]) => done).sort((a, b) => a - b));
    expect(progress.at(-1)).toEqual([content.length, content.length]);
  });
});
