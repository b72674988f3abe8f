/** Imports of bills of materials into projects over HTTP. `bom-matches.test.ts` tests how parts are found. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import type { Api, Json } from "../../support/client.ts";
import { idOf, plain, unique, useService } from "../running-service.ts";
import { bomImportFixtures } from "./bom-import-fixtures.ts";
import { projectFixtures } from "./project-fixtures.ts";

describeDialects("an import of a bill of materials", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  const { make } = running;
  const fixtures = projectFixtures(running);
  const { open, part, project, userWith } = fixtures;
  const { empty, bomImport, entriesOf } = bomImportFixtures(running, fixtures);
  let footprint = "";

  beforeAll(async () => {
    await open();
    footprint = await make("footprints", { name: "0603" });
  });

  it("creates entries, finds parts by value and footprint, and changes nothing the second time", async () => {
    const resistor = await part({
      name: unique("RC0603FR-074K7L"),
      description: "RES 4.7 KOHM 1% 1/10W 0603",
    });
    const capacitor = await part({ name: unique("X7R capacitor"), footprint });
    await make("parameters", { name: "Capacitance", element: capacitor, value_typical: 100, unit: "nF" });
    const of = await empty();
    const file =
      "Reference,Value,Footprint,Qty,DNP\n" +
      '"R1-R3,R7",4.7k,Resistor_SMD:R_0603_1608Metric,4,\n' +
      "C1,0.1uF,Capacitor_SMD:C_0603_1608Metric,1,\n" +
      "U1,LM358x,SOIC-8,1,\n" +
      "R9,1k,R_0603_1608Metric,1,DNP\n";
    const tried = await bomImport(of, file, "?dry_run=true");
    expect(tried).toMatchObject({ added: 3, unmatched: 1, not_fitted: 1 });
    expect(await entriesOf(of)).toEqual([]);

    const done = await bomImport(of, file);
    expect(done).toMatchObject({
      format: "table",
      added: 3,
      changed: 0,
      unchanged: 0,
      removed: 0,
      unmatched: 1,
      not_fitted: 1,
      rejected: 0,
      table: { format: "csv", separator: ",", header_line: 1 },
    });
    expect(done.lines).toMatchObject([
      { line: 2, status: "added", part: { id: idOf(resistor) }, matched_by: "value", quantity: 4 },
      { line: 3, status: "added", part: { id: idOf(capacitor) }, matched_by: "value" },
      { line: 4, status: "added", name: "LM358x (SOIC-8)", candidates: [] },
      { line: 5, status: "not_fitted" },
    ]);
    expect(await entriesOf(of)).toMatchObject([
      { mountnames: "R1,R2,R3,R7", quantity: 4, part: { id: idOf(resistor) } },
      { mountnames: "C1", quantity: 1, part: { id: idOf(capacitor) } },
      { mountnames: "U1", quantity: 1, name: "LM358x (SOIC-8)" },
    ]);

    const logged = await running.logged();
    const again = await bomImport(of, file);
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 3, removed: 0 });
    expect(await running.logged()).toBe(logged);
  });

  it("shows and applies the differences of a new revision", async () => {
    const { project: of } = await project([{ name: "Front panel" }]);
    const [first, second] = [unique("First"), unique("Second")];
    await bomImport(of, `Reference,Value\n"R1,R2",${first}\nC1,${second}\nX1,gone\n`);
    const done = await bomImport(of, `Reference,Value\n"R1,R2,R3",${first}\nC1,changed\nQ1,new\n`);
    expect(done).toMatchObject({ added: 1, changed: 2, removed: 1, unchanged: 0 });
    expect(done.lines.map(({ status, changes }) => [status, changes])).toEqual([
      [
        "changed",
        [
          { property: "quantity", old: "2", new: "3" },
          { property: "mountnames", old: "R1,R2", new: "R1,R2,R3" },
        ],
      ],
      ["changed", [{ property: "name", old: second, new: "changed" }]],
      ["added", []],
    ]);
    expect(done.removed_entries).toMatchObject([{ name: "gone", mountnames: "X1" }]);
    const names = (await entriesOf(of)).map(({ name }) => name);
    expect(names).toEqual(["Front panel", first, "changed", "new"]);
    const kept = await bomImport(of, "Reference,Value\nQ1,new\n", "?remove=false");
    expect(kept).toMatchObject({ unchanged: 1, removed: 0 });
  });

  it("rejects lines with errors, keeps the others, and removes nothing then", async () => {
    const of = await empty();
    await bomImport(of, "Reference,Value,Qty\nR1,1k,1\n");
    const { lines, ...done } = await bomImport(
      of,
      'Reference,Value,Qty\n"R2-R9999",10k,9\nR3,2k,2\n,3k,x\nR4,5k,1,more\n"R3,R5",6k,2\n',
    );
    expect(done).toMatchObject({ added: 2, rejected: 3, removed: 0 });
    expect(lines.map(({ line, status }) => [line, status])).toEqual([
      [2, "rejected"],
      [3, "added"],
      [4, "rejected"],
      [5, "rejected"],
      [6, "added"],
    ]);
    expect(lines.flatMap(({ warnings }) => warnings.map(({ message }) => message))).toEqual([
      "The range R2-R9999 has more than 1000 designators.",
      "The quantity is 2, but the line has 1 designators. The designators count.",
      '"x" is not a quantity. Write a number such as 12.',
      "The row has 4 values, but the header has 3 columns.",
      "R3: also in line 3. Only the first one counts.",
    ]);
  });

  it("removes nothing if a line breaks a rule or the file has no designators, and names what it keeps", async () => {
    const ipn = unique("BUILT");
    const built = await part({ ipn });
    const { project: of } = await project([], { build_part: built });
    const [gone, kept] = [unique("gone"), unique("kept")];
    await bomImport(of, `Reference,Value\nX1,${gone}\nX2,${kept}\n`);
    const done = await bomImport(of, `Reference,Value,IPN\nU1,x,${ipn}\nU2,y,\nX2,${kept},\n`);
    expect(done).toMatchObject({ added: 1, rejected: 1, removed: 0, removed_entries: [] });
    expect(done.lines[0]!.warnings).toMatchObject([{ property: "part" }]);
    expect(done["kept_entries"]).toMatchObject([{ name: gone, mountnames: "X1" }]);

    const counted = await bomImport(of, `Value,Qty\n${kept},1\n`);
    expect(counted).toMatchObject({ unchanged: 1, removed: 0 });
    expect(counted["kept_entries"]).toHaveLength(2);
    const more = await bomImport(of, `Value,Qty\n${kept},2\n`);
    expect(more.lines).toMatchObject([{ status: "rejected", warnings: [{ property: "mountnames" }] }]);
  });

  it("rejects lines whose values cannot be stored", async () => {
    const long = "x".repeat(70_000);
    const { lines, ...done } = await bomImport(
      await empty(),
      `Reference,Value,Comment\nU1,a\0b,\nU2,LM358,${long}\n${long},NE555,\nU4,BC547,\n`,
    );
    expect(done).toMatchObject({ added: 1, rejected: 3 });
    expect(
      lines.flatMap(({ warnings }) => warnings.map(({ property, message }) => [property, message])),
    ).toEqual([
      ["", "The row contains a character that cannot be stored. Remove control characters from the file."],
      ["comment", expect.stringMatching(/^The comment of the entry .* The maximum is 65535/)],
      ["mountnames", expect.stringMatching(/^The reference designators of the entry/)],
    ]);
  });

  it("keeps the other designators of an entry if a line has only some of them", async () => {
    const of = await empty();
    const [old, next] = [unique("old"), unique("next")];
    await bomImport(of, `Reference,Value\n"R1,R2",${old}\n`);
    const done = await bomImport(of, `Reference,Value\nR1,${next}\n`, "?remove=false");
    expect(done).toMatchObject({ added: 1, changed: 0, kept_entries: [{ name: old, mountnames: "R1,R2" }] });
    expect(await bomImport(of, `Reference,Value\n"R1,R2",${next}\n`)).toMatchObject({
      changed: 1,
      removed: 1,
    });
  });

  it("replaces what the file says about a component, and keeps the comment of the user", async () => {
    const of = await empty();
    const file = "Reference,Value,MPN\nU9,amplifier,OPA-1\n";
    const { lines } = await bomImport(of, file);
    const path = `/api/project_bom_entries/${lines[0]!.entry!.id}`;
    await running.client.patch(path, { comment: "Glue it.\nValue: amplifier" }, { expect: 200 });
    await bomImport(of, file.replace("OPA-1", "OPA-2").replace("amplifier", "op amp"));
    expect(await entriesOf(of)).toMatchObject([
      { name: "OPA-2", comment: "Glue it.\nValue: op amp\nMPN: OPA-2" },
    ]);
  });

  it("replaces the numbers of any supplier", async () => {
    const of = await empty();
    const file = (number: string, ...suppliers: readonly string[]): string =>
      `Reference,Value,Supplier 1,Supplier Part Number 1,Supplier 2,Supplier Part Number 2\n` +
      `U9,amp ${number},${suppliers.map((supplier) => `${supplier},${number}`).join(",")}\n`;
    const { lines } = await bomImport(of, file("A-1", "LCSC", "Shop: North"));
    const path = `/api/project_bom_entries/${lines[0]!.entry!.id}`;
    expect((await entriesOf(of))[0]!.comment).toBe("LCSC: A-1\nSupplier part number (Shop North): A-1");
    const comment = "Cooling: none\nLCSC: A-1\nSupplier part number (Shop North): A-1";
    await running.client.patch(path, { comment }, { expect: 200 });
    await bomImport(of, file("A-2", "LCSC", "Shop South"));
    expect(await entriesOf(of)).toMatchObject([
      { name: "amp A-2", comment: "Cooling: none\nLCSC: A-2\nSupplier part number (Shop South): A-2" },
    ]);
    const supplier = await make("suppliers", { name: "Shop South" });
    const found = await part({ name: unique("Found") });
    await make("orderdetails", { part: found, supplier, supplierpartnr: "A-2" });
    const { body } = await running.client.get<{ candidates: Json[] }>(`${path}/candidates`, plain);
    expect(body.candidates).toMatchObject([{ matched_by: "supplier_part_number" }]);
  });

  it("names the price of an entry that it removes for a part", async () => {
    const of = await empty();
    const number = unique("PRICED");
    const { lines } = await bomImport(of, `Reference,Value,MPN\nU1,x,${number}\n`);
    const path = `/api/project_bom_entries/${lines[0]!.entry!.id}`;
    await running.client.patch(path, { price: "1.2500000001" }, { expect: 200 });
    await part({ name: number, manufacturer_product_number: number });
    const again = await bomImport(of, `Reference,Value,MPN\nU1,x,${number}\n`);
    expect(again.lines[0]!.changes).toMatchObject([
      { property: "part", old: null, new: number },
      { property: "price", old: "1.2500000001", new: null },
    ]);
  });

  it("gives the name of an entry to another component that needs it", async () => {
    const of = await empty();
    const [ipn, value] = [unique("IPN"), unique("value")];
    const chosen = await part({ ipn });
    const { lines } = await bomImport(of, `Reference,Value,IPN\nU1,${value},old\n`);
    const path = `/api/project_bom_entries/${lines[0]!.entry!.id}`;
    await running.client.patch(path, { part: chosen }, { expect: 200 });
    await bomImport(of, `Reference,Value,Part-DB IPN\nU1,x,${ipn}\nU2,${value},new\n`);
    const entries = (await entriesOf(of)).map(({ name, mountnames }) => [name, mountnames]);
    expect(entries).toEqual([
      [undefined, "U1"],
      [value, "U2"],
    ]);
  });

  it("reads its own exports", async () => {
    const number = unique("=SUM");
    const resistor = await part({ name: number, manufacturer_product_number: number });
    const supplier = await make("suppliers", { name: unique("Shop SPN") });
    await make("orderdetails", { part: resistor, supplier, supplierpartnr: "S-1" });
    const { project: of } = await project([
      { part: resistor, quantity: 2, mountnames: "R1,R2" },
      { name: "=Front panel (red)", quantity: 1 },
      { name: "Lid", quantity: 1, mountnames: "X1" },
    ]);
    for (const format of ["csv", "kicad", "xlsx", "jlcpcb"]) {
      // Only entries with designators can be ordered from JLCPCB.
      const unchanged = format === "jlcpcb" ? 2 : 3;
      const { bytes } = await running.client.get(`${of}/bom_export?format=${format}`, {
        accept: "*/*",
        expect: 200,
      });
      expect(await bomImport(of, bytes), format).toMatchObject({ unchanged, rejected: 0, removed: 0 });
    }
  });

  it("requires permissions and a file that it can read", async () => {
    const of = await empty();
    const file = "Reference,Value\nR1,1k\n";
    const send = (client: Api, expect: number, content: string | Buffer = file) =>
      client.post(`${of}/bom_imports`, content, { ...plain, contentType: "text/csv", expect });
    await send(await userWith("projects.read", "parts.read"), 403);
    await send(await userWith("projects.read", "projects.edit"), 403);
    await send(await userWith("projects.read", "parts.read", "projects.edit"), 200);
    await send(running.client, 400, "");
    const messages = [];
    for (const content of [
      "%PDF-1.7\n",
      "a,b\n1,2\n",
      "Reference,Value\n",
      "<?xml version='1.0'?><html/>",
      "<export><components>",
    ]) {
      const { body } = await send(running.client, 422, content);
      messages.push((body as unknown as { violations: { message: string }[] }).violations[0]!.message);
    }
    expect(messages).toEqual([
      expect.stringMatching(/^The file is a PDF document/),
      expect.stringMatching(/^The file has neither a column with reference designators/),
      expect.stringMatching(/^The file has no lines with components/),
      expect.stringMatching(/^The file is an XML file, but no netlist of KiCad/),
      expect.stringMatching(/^The file is damaged/),
    ]);
    const many = `Reference,Value\n${"R1,1k\n".repeat(5001)}`;
    const { body } = await send(running.client, 422, many);
    expect(JSON.stringify(body)).toContain("more than 5000 lines");
    await running.client.post("/api/projects/999999/bom_imports", file, {
      ...plain,
      contentType: "text/csv",
      expect: 404,
    });
  });

  it("runs the same number of lookups for any number of lines", async () => {
    const count = async (lines: number): Promise<number> => {
      const of = await empty();
      const rows = Array.from({ length: lines }, (_, index) => `R${index},${index + 1}k,R_0603\n`).join("");
      statements.length = 0;
      await bomImport(of, `Reference,Value,Footprint\n${rows}`, "?dry_run=true");
      return statements.filter((sql) => /^\s*(?:with|select)/i.test(sql)).length;
    };
    expect(await count(40)).toBe(await count(2));
  });
});
