/** Part numbers and barcodes: they can be found by scanning, whatever white space or normalization was typed. */
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { codePattern, trimCode } from "../../src/database/code-text.ts";
import { fold } from "../../src/database/fold.ts";
import { api } from "../support/client.ts";
import { describeDialects, describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { idOf, unique, useService } from "./running-service.ts";
import { useModes } from "../contract/compatibility-modes.ts";

const invisible = ["\u200b", "\u200e", "\u2060", "\ufeff", "\u00ad", "\u0085", "\u202e", "\u007f", "\u0001"];
const padded = [
  ...["Y-100 ", " Y-100", "   ", "\tY-100", "Y-100\r\n", "\u00a0Y-100", "Y-100\u3000"],
  ...invisible.flatMap((character) => [`${character}Y-100`, `Y-100${character}`]),
  "\u200b",
];

describeDialects("codes", (dialect) => {
  const running = useService(dialect);
  const { make, refused } = running;
  let category: string;
  let supplier: string;
  let part: string;

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    supplier = await make("suppliers", { name: "Supplier" });
    part = await make("parts", { name: "Part", category });
  });

  const bodies: Readonly<Record<string, (code: string) => [string, Record<string, unknown>]>> = {
    ipn: (code) => ["parts", { name: "Other", category, ipn: code }],
    manufacturer_product_number: (code) => [
      "parts",
      { name: "Other", category, manufacturer_product_number: code },
    ],
    gtin: (code) => ["parts", { name: "Other", category, gtin: code }],
    user_barcode: (code) => ["part_lots", { part, amount: 1, user_barcode: code }],
    supplierpartnr: (code) => ["orderdetails", { part, supplier, supplierpartnr: code }],
    "partLots[0].user_barcode": (code) => [
      "parts",
      { name: "Other", category, partLots: [{ user_barcode: code }] },
    ],
  };

  it.each(Object.keys(bodies).flatMap((property) => padded.map((code) => [property, code] as const)))(
    "%s refuses %j",
    async (property, code) => {
      const [collection, body] = bodies[property]?.(code) ?? ["", {}];
      const answer = await running.client.post(`/api/${collection}`, body, { expect: 422 });
      expect(answer.body["violations"]).toMatchObject([{ propertyPath: property, code: "pattern" }]);
      expect(answer.text).toMatch(/Remove the white space|without spaces/);
    },
  );

  it("the pattern refuses all BMP characters of the categories Cc and Cf, except separators and visible signs", () => {
    const pattern = new RegExp(codePattern, "u");
    const accepted = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (character) => /[\p{Cc}\p{Cf}\s]/u.test(character) && pattern.test(character),
    );
    // Arabic and Syriac signs before a number are visible.
    expect(accepted.join("")).toBe(
      "\u0004\u001c\u001d\u001e\u001f\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2",
    );
    for (const character of invisible)
      expect(trimCode(`${character} A${character}B ${character}`)).toBe(`A${character}B`);
  });

  it("codes can contain spaces and separators", async () => {
    const code = "[)>\u001e06\u001dP A B\u001e\u0004";
    const { body } = await running.client.post(
      "/api/part_lots",
      { part, amount: 1, user_barcode: code },
      { expect: 201 },
    );
    expect(body["user_barcode"]).toBe(code);
  });

  it.each([
    ["NFC", "NFD"],
    ["NFD", "NFC"],
  ])("a code in %s is the same in %s", async (first, second) => {
    const ipn = unique("Größe-");
    const iri = await make("parts", { name: "A", category, ipn: ipn.normalize(first) });
    expect((await running.read(iri))["ipn"]).toBe(ipn.normalize("NFC"));
    const again = { name: "B", category, ipn: ipn.normalize(second) };
    expect(await refused(running.client.post("/api/parts", again))).toEqual(["ipn: unique"]);
    const barcode = unique("Größe-");
    await make("part_lots", { part, amount: 1, user_barcode: barcode.normalize(first) });
    const lot = { part, amount: 1, user_barcode: barcode.normalize(second) };
    expect(await refused(running.client.post("/api/part_lots", lot))).toEqual(["user_barcode: unique"]);
    const lots = { partLots: [{ user_barcode: barcode.normalize(second) }] };
    expect(await refused(running.client.post("/api/parts", { name: "C", category, ...lots }))).toEqual([
      "partLots[0].user_barcode: unique",
    ]);
  });

  it("a code that an earlier version stored in NFD cannot be used again, and is found", async () => {
    const code = unique("Maß-é").normalize("NFD");
    const iri = await make("parts", { name: "Earlier", category });
    await running.service.store.transaction(({ db }) =>
      sql`update parts set ipn = ${code}, ipn_folded = ${fold(code)} where id = ${idOf(iri)}`.execute(db),
    );
    const again = { name: "B", category, ipn: code.normalize("NFC") };
    expect(await refused(running.client.post("/api/parts", again))).toEqual(["ipn: unique"]);
    for (const form of ["NFC", "NFD"]) {
      const path = `/api/scan?code=${encodeURIComponent(code.normalize(form))}`;
      const { body } = await running.client.get(path, { accept: "application/json", expect: 200 });
      expect(body["element"]).toMatchObject({ name: "Earlier" });
    }
    await running.client.patch(iri, { description: "Changed" }, { expect: 200 });
  });

  it("a barcode has up to 1,000 characters, of any script", async () => {
    // Random characters cannot be compressed, so PostgreSQL stores 3,000 bytes.
    const letters = Array.from({ length: 1000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919 + 13 * index * index) % 20_000)),
    );
    const code = letters.join("");
    const iri = await make("part_lots", { part, amount: 1, user_barcode: code });
    expect((await running.read(iri))["user_barcode"]).toBe(code);
    const again = { part, amount: 1, user_barcode: code };
    expect(await refused(running.client.post("/api/part_lots", again))).toEqual(["user_barcode: unique"]);
    const longer = { part, amount: 1, user_barcode: `${code}1` };
    expect(await refused(running.client.post("/api/part_lots", longer))).toEqual(["user_barcode: too-long"]);
    const beginning = encodeURIComponent(`${letters.slice(0, 300).join("")}%`);
    const found = await running.client.get(`/api/part_lots?user_barcode=${beginning}`, { expect: 200 });
    expect(found.body["hydra:totalItems"]).toBe(1);
    await running.client.patch(iri, { user_barcode: "Short" }, { expect: 200 });
    await make("part_lots", again);
  });
});

describeOneDialect("codes in the modes of API_COMPATIBILITY", (dialect) => {
  const { strict, partDb } = useModes(dialect);

  it("clients of Part-DB can send white space, which is removed", async () => {
    const body = (inventory: Readonly<Record<string, number>>) => ({
      name: "Padded",
      category: `/api/categories/${inventory["categories"]}`,
      ipn: " Y-100 ",
      manufacturer_product_number: "LM358 ",
      partLots: [{ amount: 1, user_barcode: "\u200bLOT-1\n\ufeff" }],
    });
    await strict.client.post("/api/parts", body(strict.inventory), { expect: 422 });
    const created = await partDb.client.post("/api/parts", body(partDb.inventory), { expect: 201 });
    expect(created.body).toMatchObject({ ipn: "Y-100", manufacturer_product_number: "LM358" });
    const client = api(partDb.service, tokens.full);
    const { body: lot } = await client.get("/api/scan?code=%E2%80%8BLOT-1%EF%BB%BF", { expect: 200 });
    expect(lot["match"]).toBe("user_barcode");
  });
});
