/** Imports of bills of materials into projects over HTTP. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import type { Api, Json } from "../../support/client.ts";
import { idOf, plain, unique, useService } from "../running-service.ts";
import { projectFixtures } from "./project-fixtures.ts";

interface Line {
  readonly line: number;
  readonly status: string;
  readonly references: readonly string[];
  readonly quantity?: number;
  readonly name: string;
  readonly part?: { readonly id: number };
  readonly matched_by?: string;
  readonly candidates: readonly { readonly part: { readonly id: number }; readonly full_match: boolean }[];
  readonly entry?: { readonly id: number };
  readonly changes: readonly Json[];
  readonly warnings: readonly { readonly property: string; readonly message: string }[];
}

interface BomImport {
  readonly lines: readonly Line[];
  readonly removed_entries: readonly { readonly id: number; readonly name?: string }[];
}

interface Entry {
  readonly id: number;
  readonly name?: string;
  readonly comment: string;
  readonly quantity: number;
  readonly mountnames: string;
  readonly part?: { readonly id: number };
}

const csv = "text/csv";

describeDialects("an import of a bill of materials", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  const { make } = running;
  const { open, part, lot, project, userWith } = projectFixtures(running);
  let footprint = "";

  beforeAll(async () => {
    await open();
    footprint = await make("footprints", { name: "0603" });
  });

  const empty = async (): Promise<string> => (await project([])).project;

  const bomImport = async (
    of: string,
    content: string | Buffer,
    {
      query = "",
      client = running.client,
      contentType = csv,
    }: { query?: string; client?: Api; contentType?: string } = {},
  ): Promise<BomImport & Readonly<Record<string, unknown>>> => {
    const answer = await client.post<BomImport & Record<string, Json>>(`${of}/bom_imports${query}`, content, {
      ...plain,
      contentType,
      expect: 200,
    });
    return answer.body;
  };

  const entriesOf = async (of: string): Promise<readonly Entry[]> => {
    const { body } = await running.client.get<readonly Entry[]>(`${of}/bom`, { ...plain, expect: 200 });
    return body;
  };

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
    const tried = await bomImport(of, file, { query: "?dry_run=true" });
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

  it("never chooses one of several parts, and ranks them by stock", async () => {
    const parts = [
      await part({ name: unique("A"), description: "RES 47k 0805" }),
      await part({ name: unique("B"), description: "47 kOhm 0805 5%" }),
      await part({ name: unique("C"), description: "RES 47k 0402" }),
    ];
    await lot(parts[1]!, 100);
    const { lines } = await bomImport(await empty(), "Designator,Comment,Footprint\nR1,47K,R0805\n");
    expect(lines).toMatchObject([{ status: "added", name: "47K (R0805)" }]);
    expect(lines[0]!.part).toBeUndefined();
    expect(lines[0]!.candidates.map(({ part: { id }, full_match: isFull }) => [id, isFull])).toEqual([
      [idOf(parts[1]!), true],
      [idOf(parts[0]!), true],
    ]);
    const { body } = await running.client.get<{ candidates: Json[] }>(
      `/api/project_bom_entries/${lines[0]!.entry!.id}/candidates`,
      { ...plain, expect: 200 },
    );
    expect(body.candidates).toMatchObject([
      { part: { id: idOf(parts[1]!) }, matched_by: "value", in_stock: 100 },
      { part: { id: idOf(parts[0]!) } },
    ]);
  });

  it("finds parts by ID, IPN, part number and supplier part number", async () => {
    const maker = await make("manufacturers", { name: unique("Samsung") });
    const [byId, byIpn, byNumber, byShop] = [
      await part(),
      await part({ ipn: "IPN-77" }),
      await part({ manufacturer: maker, manufacturer_product_number: "CL10B104KB8NNNC" }),
      await part(),
    ];
    const supplier = await make("suppliers", { name: "LCSC" });
    await make("orderdetails", { part: byShop, supplier, supplierpartnr: "C914554" });
    const { lines } = await bomImport(
      await empty(),
      "Refs;Value;Part-DB ID;IPN;MPN;Manufacturer;LCSC Part #\n" +
        `U1;x;${idOf(byId)};;;;\nU2;x;;ipn-77;;;\nU3;x;;;CL10B104KB8NNNC;SAMSUNG(三星);\nU4;x;;;;;C914554\n` +
        "U5;x;;;CL10B104KB8NNNC;Murata;\nU6;x;99999999;;;;\n",
    );
    expect(lines.map(({ matched_by: by, part: found }) => [by, found?.id])).toEqual([
      ["part_id", idOf(byId)],
      ["ipn", idOf(byIpn)],
      ["mpn", idOf(byNumber)],
      ["supplier_part_number", idOf(byShop)],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(lines[4]!.candidates).toMatchObject([{ part: { id: idOf(byNumber) }, full_match: false }]);
    expect(lines[5]!.warnings).toEqual([{ property: "part_id", message: "Part 99999999 does not exist." }]);
  });

  it("remembers the part that a user assigns to an entry, also in other projects", async () => {
    const of = await empty();
    const value = unique("XTAL");
    const file = `Reference,Value,Footprint,MPN,Digi-Key PN\nY1,${value},Crystal:HC49,,535-1\n`;
    const { lines } = await bomImport(of, file);
    const [entry] = await entriesOf(of);
    expect(entry).toMatchObject({ name: `${value} (HC49)`, comment: "Digi-Key: 535-1" });
    const crystal = await part();
    await running.client.patch(
      `/api/project_bom_entries/${lines[0]!.entry!.id}`,
      { part: crystal },
      { expect: 200 },
    );
    expect(await bomImport(of, file)).toMatchObject({ unchanged: 1, unmatched: 0 });
    const other = await bomImport(await empty(), file);
    expect(other.lines).toMatchObject([{ matched_by: "earlier_choice", part: { id: idOf(crystal) } }]);
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
    const kept = await bomImport(of, "Reference,Value\nQ1,new\n", { query: "?remove=false" });
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

  it("rejects a part that the project builds, and keeps the other lines", async () => {
    const ipn = unique("BUILT");
    const built = await part({ ipn });
    const { project: of } = await project([], { build_part: built });
    const done = await bomImport(of, `Reference,Value,IPN\nU1,x,${ipn}\nU2,y,\n`);
    expect(done).toMatchObject({ added: 1, rejected: 1 });
    expect(done.lines[0]!.warnings).toMatchObject([{ property: "part" }]);
  });

  it("requires permissions and a file that it can read", async () => {
    const of = await empty();
    const file = "Reference,Value\nR1,1k\n";
    const send = (client: Api, expect: number, content: string | Buffer = file) =>
      client.post(`${of}/bom_imports`, content, { ...plain, contentType: csv, expect });
    await send(await userWith("projects.read", "parts.read"), 403);
    await send(await userWith("projects.read", "projects.edit"), 403);
    await send(await userWith("projects.read", "parts.read", "projects.edit"), 200);
    await send(running.client, 400, "");
    const messages = [];
    for (const content of [
      "%PDF-1.7\n",
      "a,b\n1,2\n",
      "<?xml version='1.0'?><html/>",
      "<export><components>",
    ]) {
      const { body } = await send(running.client, 422, content);
      messages.push((body as unknown as { violations: { message: string }[] }).violations[0]!.message);
    }
    expect(messages).toEqual([
      expect.stringMatching(/^The file is a PDF document/),
      expect.stringMatching(/^The file has neither a column with reference designators/),
      expect.stringMatching(/^The file is an XML file, but no netlist of KiCad/),
      expect.stringMatching(/^The file is damaged/),
    ]);
    const many = `Reference,Value\n${"R1,1k\n".repeat(5001)}`;
    const { body } = await send(running.client, 422, many);
    expect(JSON.stringify(body)).toContain("more than 5000 lines");
    await running.client.post("/api/projects/999999/bom_imports", file, {
      ...plain,
      contentType: csv,
      expect: 404,
    });
  });

  it("runs the same number of lookups for any number of lines", async () => {
    const count = async (lines: number): Promise<number> => {
      const of = await empty();
      const rows = Array.from({ length: lines }, (_, index) => `R${index},${index + 1}k,R_0603\n`).join("");
      statements.length = 0;
      await bomImport(of, `Reference,Value,Footprint\n${rows}`, { query: "?dry_run=true" });
      return statements.filter((sql) => /^\s*(?:with|select)/i.test(sql)).length;
    };
    expect(await count(40)).toBe(await count(2));
  });
});
