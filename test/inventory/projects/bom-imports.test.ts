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
        "U5;x;;;CL10B104KB8NNNC;Murata;\nU6;x;999999999999999;;;;\n",
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
    expect(lines[5]!.warnings).toEqual([
      { property: "part_id", message: "Part 999999999999999 does not exist." },
    ]);
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
    const done = await bomImport(of, `Reference,Value\nR1,${next}\n`, { query: "?remove=false" });
    expect(done).toMatchObject({ added: 1, changed: 0, kept_entries: [{ name: old, mountnames: "R1,R2" }] });
    expect(await bomImport(of, `Reference,Value\n"R1,R2",${next}\n`)).toMatchObject({
      changed: 1,
      removed: 1,
    });
  });

  it("distinguishes components of the same value by number and kind", async () => {
    const of = await empty();
    const file =
      "Reference,Value,Footprint,LCSC\nC1,100nF,0402,C14663\nC2,100nF,0402,C1591\nC3,10u,0402,\nL1,10u,0402,\n";
    const { lines } = await bomImport(of, file);
    expect(lines.map(({ name }) => name)).toEqual([
      "100nF C14663 (0402)",
      "100nF C1591 (0402)",
      "10u C (0402)",
      "10u L (0402)",
    ]);
    expect((await entriesOf(of)).map(({ comment }) => comment)).toEqual([
      "Value: 100nF\nLCSC: C14663",
      "Value: 100nF\nLCSC: C1591",
      "Value: 10u",
      "Value: 10u",
    ]);
    expect(await bomImport(of, file)).toMatchObject({ unchanged: 4 });
  });

  it("remembers only parts that a user has assigned to the same component", async () => {
    const size = await make("footprints", { name: "1812" });
    const chosen = await part({ name: unique("A"), description: "RES 33k", footprint: size });
    const file = "Reference,Value,Footprint\nR1,33k,R_1812\n";
    expect((await bomImport(await empty(), file)).lines).toMatchObject([{ matched_by: "value" }]);
    await part({ name: unique("B"), description: "RES 33k", footprint: size });
    const { lines } = await bomImport(await empty(), file);
    expect(lines[0]).toMatchObject({ candidates: [{ full_match: true }, { full_match: true }] });
    expect(lines[0]!.part).toBeUndefined();

    const path = `/api/project_bom_entries/${lines[0]!.entry!.id}`;
    await running.client.patch(path, { part: chosen }, { expect: 200 });
    const matchOf = async (text: string) => (await bomImport(await empty(), text)).lines[0]!.matched_by;
    expect(await matchOf(file)).toBe("earlier_choice");
    expect(await matchOf(file.replace("R1", "L1"))).toBeUndefined();
    await running.client.patch(path, { comment: "LCSC: C1" }, { expect: 200 });
    const withNumber = (number: string) => `Reference,Value,Footprint,LCSC\nR1,33k,R_1812,${number}\n`;
    expect(await matchOf(withNumber("C1"))).toBe("earlier_choice");
    expect(await matchOf(withNumber("C2"))).toBeUndefined();
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

  it.each([
    ["10k", "R1", "NTC 10k 2010", false],
    ["10k", "TH1", "NTC 10k 2010", true],
    ["11R/2W", "R1", "RES 11R 1/2W 2010", false],
    ["11R 1/2W", "R1", "RES 11R 0.5W 2010", true],
    ["12k 1%", "R1", "RES 12k 0.1% 2010", false],
    ["12k 1%", "R1", "RES 12k ±1% 2010 ", true],
  ])(
    "compares %s of %s with the kind, power and tolerance of %s",
    async (value, reference, description, isFull) => {
      const only = await part({ name: unique("Only"), description });
      const file = `Reference,Value,Footprint\n${reference},${value},R_2010\n`;
      const { lines } = await bomImport(await empty(), file, { query: "?dry_run=true" });
      expect(lines[0]!.part?.id).toBe(isFull ? idOf(only) : undefined);
      await running.client.delete(only, { expect: 204 });
    },
  );

  it("chooses no part if the footprint is unclear or not all parts with the value are compared", async () => {
    for (let index = 0; index < 101; index += 1)
      await part({ name: unique("C"), description: `CAP 3n9 1210${index === 0 ? " X7R" : ""}` });
    await part({ name: unique("C"), description: "CAP 6n2 1210" });
    const file = 'Reference,Value,Footprint\nC1,3n9 X7R,1210\nC2,6n2,"C_1210,C_0603"\n';
    const { lines } = await bomImport(await empty(), file, { query: "?dry_run=true" });
    expect(lines.map(({ part: found }) => found)).toEqual([undefined, undefined]);
    expect(lines[0]).toMatchObject({
      candidates: { length: 10, 0: { full_match: true } },
      warnings: [{ property: "value" }],
    });
    expect(lines[1]!.candidates).toMatchObject([{ full_match: false }]);
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
    for (const format of ["csv", "kicad", "xlsx"]) {
      const { bytes } = await running.client.get(`${of}/bom_export?format=${format}`, {
        accept: "*/*",
        expect: 200,
      });
      expect(await bomImport(of, bytes), format).toMatchObject({ unchanged: 3, rejected: 0, removed: 0 });
    }
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
