/** How imports of bills of materials find the parts of lines, and how they remember the choices of users. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import type { Json } from "../../support/client.ts";
import { idOf, plain, unique, useService } from "../running-service.ts";
import { bomImportFixtures } from "./bom-import-fixtures.ts";
import { projectFixtures } from "./project-fixtures.ts";

describeDialects("the parts of a bill of materials", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  const fixtures = projectFixtures(running);
  const { open, part, lot } = fixtures;
  const { empty, bomImport, entriesOf } = bomImportFixtures(running, fixtures);

  beforeAll(open);

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

  it("keeps the part of an entry if another line of the file changes its name", async () => {
    const of = await empty();
    const header = "Reference,Value,Footprint\n";
    await bomImport(of, `${header}C3,33u,0402\n`);
    const chosen = await part();
    const [entry] = await entriesOf(of);
    await running.client.patch(`/api/project_bom_entries/${entry!.id}`, { part: chosen }, { expect: 200 });
    const both = `${header}C3,33u,0402\nL1,33u,0402\n`;
    for (const file of [both, both, `${header}C3,33u,0402\n`]) {
      await bomImport(of, file);
      const kept = (await entriesOf(of)).find(({ mountnames }) => mountnames === "C3");
      expect(kept?.part).toMatchObject({ id: idOf(chosen) });
    }
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
      const { lines } = await bomImport(await empty(), file, "?dry_run=true");
      expect(lines[0]!.part?.id).toBe(isFull ? idOf(only) : undefined);
      await running.client.delete(only, { expect: 204 });
    },
  );

  it("chooses no part if the footprint is unclear or not all parts with the value are compared", async () => {
    for (let index = 0; index < 101; index += 1)
      await part({ name: unique("C"), description: `CAP 3n9 1210${index === 0 ? " X7R" : ""}` });
    await part({ name: unique("C"), description: "CAP 6n2 1210" });
    const file = 'Reference,Value,Footprint\nC1,3n9 X7R,1210\nC2,6n2,"C_1210,C_0603"\n';
    const { lines } = await bomImport(await empty(), file, "?dry_run=true");
    expect(lines.map(({ part: found }) => found)).toEqual([undefined, undefined]);
    expect(lines[0]).toMatchObject({
      candidates: { length: 10, 0: { full_match: true } },
      warnings: [{ property: "value" }],
    });
    expect(lines[1]!.candidates).toMatchObject([{ full_match: false }]);
  });
});
