/** Tests lookups of scanned codes. */
import { beforeAll, expect, it } from "vitest";
import { api, type Json } from "../../support/client.ts";
import { useService } from "../../inventory/running-service.ts";
import { describeDialects } from "../../support/dialects.ts";
import { insertToken, insertUser } from "../../support/principals.ts";
import { permissions } from "../../../src/identity/permissions.ts";
import { serializePermissionData } from "../../../src/identity/permission-data.ts";

/** A code of a distributor, with the separators of ISO 15434 and 1,000 characters. */
const longCode = `[)>\u001e06\u001dP497-11605-ND\u001d1PSTM32F407VGT6\u001d20Z`.padEnd(1000, "0");

interface Scanned {
  readonly code: string;
  readonly match: string;
  readonly element: Readonly<Record<string, Json>>;
  readonly others: readonly { readonly match: string; readonly element: Readonly<Record<string, Json>> }[];
}

describeDialects("a scan", (dialect) => {
  const running = useService(dialect);

  const scan = (code: string, expect = 200) =>
    running.client.get<Scanned>(`/api/scan?code=${encodeURIComponent(code)}`, {
      accept: "application/json",
      expect,
    });

  beforeAll(async () => {
    const { make } = running;
    const category = await make("categories", { name: "Category" });
    const part = await make("parts", { name: "Timer", category, ipn: "TMR-1", gtin: "4006381333931" });
    await make("parts", { name: "Short", category, gtin: "96385074" });
    await make("parts", { name: "American", category, gtin: "036000291452" });
    await make("parts", { name: "Timer on a reel", category, gtin: "04006381333931" });
    await make("part_lots", { part, amount: 5, user_barcode: "LOT-Ä1" });
    await make("parts", { name: "Both", category, ipn: "BOTH" });
    await make("part_lots", { part, user_barcode: "BOTH", amount: 1 });
    await make("parts", { name: "Upper", category, ipn: "CONN-7A" });
    await make("parts", { name: "Mixed", category, ipn: "Conn-7a" });
    await make("part_lots", { part, user_barcode: "conn-7A", amount: 2 });
    await make("parts", { name: "Accent", category, ipn: "Ä-1".normalize("NFC") });
    await make("parts", { name: "Label", category, ipn: "P0002" });
    await make("parts", { name: "Other label", category, ipn: "l0001" });
    await make("storage_locations", { name: "Drawer" });
    await make("part_lots", { part, amount: 3, user_barcode: longCode });
  });

  it.each([
    ["an IPN", "TMR-1", "ipn", "Timer"],
    ["an IPN in any case", "tmr-1", "ipn", "Timer"],
    ["an IPN with surrounding spaces", " TMR-1\r\n", "ipn", "Timer"],
    ["a GTIN of 13 digits", "4006381333931", "gtin", "Timer"],
    ["the same GTIN with 14 digits", "04006381333931", "gtin", "Timer"],
    ["a GTIN of 8 digits", "96385074", "gtin", "Short"],
    ["the same GTIN with 13 digits", "0000096385074", "gtin", "Short"],
    ["a GTIN of 12 digits", "036000291452", "gtin", "American"],
    ["the same GTIN with 13 digits", "0036000291452", "gtin", "American"],
  ])("finds a part by %s", async (_what, code, match, name) => {
    const { body } = await scan(code);
    expect([body.code, body.match, body.element["name"]]).toEqual([code.trim(), match, name]);
  });

  it("finds a lot by its barcode, with its part", async () => {
    const { body } = await scan("LOT-Ä1");
    expect(body).toMatchObject({
      match: "user_barcode",
      element: { amount: 5, part: { name: "Timer" } },
      others: [],
    });
  });

  it.each([
    ["CONN-7A", ["ipn Upper", "ipn Mixed"]],
    ["Conn-7a", ["ipn Mixed", "ipn Upper"]],
    ["conn-7A", ["user_barcode", "ipn Upper", "ipn Mixed"]],
    ["conn-7a", ["ipn Upper", "ipn Mixed"]],
  ])("prefers exact matches: %s", async (code, expected) => {
    const { body } = await scan(code);
    const found = [body, ...body.others].map(({ match, element }) =>
      match === "ipn" ? `ipn ${String(element["name"])}` : match,
    );
    expect(found).toEqual(expected);
  });

  it.each(["NFC", "NFD"])("finds a code in %s", async (form) => {
    const code = "Ä-1".normalize(form);
    const { body } = await scan(code);
    expect([body.code, body.match, body.element["name"]]).toEqual([code, "ipn", "Accent"]);
    const { body: lot } = await scan("LOT-Ä1".normalize(form));
    expect(lot.match).toBe("user_barcode");
  });

  it("finds a code of a distributor", async () => {
    const { body } = await scan(longCode);
    expect([body.match, body.element["amount"], body.others]).toEqual(["user_barcode", 3, []]);
  });

  it.each([
    ["P0001", "part_id", "Timer"],
    ["p1", "part_id", "Timer"],
    ["P-000001", "part_id", "Timer"],
    ["P0000000001", "part_id", "Timer"],
    ["L0002", "lot_id", 2],
    ["S0001", "location_id", "Drawer"],
    ["https://parts.example.org/scan/part/1", "part_id", "Timer"],
    ["HTTPS://PARTS.EXAMPLE.ORG/SCAN/PART/1", "part_id", "Timer"],
    ["http://10.0.0.5:8080/partdb/en/scan/lot/1", "lot_id", 1],
    ["https://parts.example.org/de_DE/scan/location/1/", "location_id", "Drawer"],
    ["/scan/part/0001", "part_id", "Timer"],
  ])("finds the element of a printed label: %s", async (code, match, expected) => {
    const { body } = await scan(code);
    expect([body.match, body.element[match === "lot_id" ? "id" : "name"], body.others]).toEqual([
      match,
      expected,
      [],
    ]);
  });

  it.each([
    ["P0002", ["ipn Label", "part_id Short"]],
    ["l0001", ["ipn Other label", "lot_id undefined"]],
    ["L0001", ["lot_id undefined", "ipn Other label"]],
  ])("an equal code precedes the ID on a label, which precedes other case: %s", async (code, expected) => {
    const { body } = await scan(code);
    expect([body, ...body.others].map(({ match, element }) => `${match} ${String(element["name"])}`)).toEqual(
      expected,
    );
  });

  it.each([
    "P9999",
    "P0000",
    "X0001",
    "P0001x",
    "P99999999999999999999",
    "https://parts.example.org/scan/part/999",
    "https://parts.example.org/scan/user/1",
    "https://parts.example.org/scan/part/1/edit",
    "https://parts.example.org/?next=/scan/part/1",
  ])("finds nothing for a label without an element: %s", async (code) => {
    await scan(code, 404);
  });

  it("returns the best match first, together with its other meanings", async () => {
    const twice = (await scan("4006381333931")).body;
    expect(twice.others.map(({ match, element }) => [match, element["name"]])).toEqual([
      ["gtin", "Timer on a reel"],
    ]);
    const both = (await scan("BOTH")).body;
    expect([both.match, both.others.map(({ match }) => match)]).toEqual(["ipn", ["user_barcode"]]);
  });

  it.each(["TMR", "TMR-1x", "lot-ä1", "400638133393", "0000000000000", "%", "' or 1=1 --", "🔋", "<b>"])(
    "finds nothing for %j and names the code",
    async (code) => {
      const { body } = await scan(code, 404);
      expect((body as unknown as { detail: string }).detail).toContain(JSON.stringify(code));
    },
  );

  it.each([
    ["identifiers", "1P30PK".repeat(166)],
    ["apostrophes", "'".repeat(1000)],
    ["foreign characters", "ß".repeat(1000)],
    ["characters beyond U+FFFF", "😀".repeat(500)],
    ["ends", "^D".repeat(500)],
    ["addresses", "/scan/part/".repeat(90)],
    ["apostrophes after a header", `è=:${"'".repeat(997)}`],
    ["ends before another character", `[)>\u001e06\u001d${"^D".repeat(490)}x`],
    ["headers", "[)>\u001e06\u001d".repeat(140)],
    ["fields of LCSC", "{pc:".repeat(250)],
    ["fields of TME", `QTY:${" PN:".repeat(249)}`],
  ])("answers a code of many %s", async (_what, code) => {
    const { status } = await running.client.get(`/api/scan?code=${encodeURIComponent(code)}`);
    expect([200, 404]).toContain(status);
  });

  it.each(["", "?code=", "?code=%20", "?code=a%00b", `?code=${"1".repeat(1001)}`])(
    "rejects %j",
    async (query) => {
      const { text } = await running.client.get(`/api/scan${query}`, { expect: 400 });
      expect(text).toContain("code");
    },
  );

  it("returns JSON-LD", async () => {
    const { body } = await running.client.get("/api/scan?code=4006381333931", { expect: 200 });
    expect(body).toMatchObject({
      "@context": "/api/contexts/ScanResult",
      "@id": "/api/scan?code=4006381333931",
      "@type": "ScanResult",
      element: { "@type": "Part" },
      others: [{ "@type": "ScanMatch", element: { "@type": "Part" } }],
    });
  });

  it("a scan requires the permission to read parts", async () => {
    const { store } = running.service;
    const text = "test_scanner_only";
    await store.transaction(async (transaction) => {
      const allowed = new Map([...permissions.keys()].map((name) => [name, name !== "parts.read"]));
      const now = new Date();
      const userId = await insertUser(transaction, "scanner", serializePermissionData(allowed), false, now);
      await insertToken(transaction, { userId, name: text, text, scope: "full", validUntil: null, now });
    });
    const answer = await api(running.service, text).get("/api/scan?code=TMR-1", { expect: 403 });
    expect(answer.text).toContain("parts.read");
  });

  it("the label of a storage location requires the permission to read storage locations", async () => {
    const { store } = running.service;
    const text = "test_scanner_of_parts";
    await store.transaction(async (transaction) => {
      const allowed = new Map([...permissions.keys()].map((name) => [name, name !== "storelocations.read"]));
      const now = new Date();
      const data = serializePermissionData(allowed);
      const userId = await insertUser(transaction, "scanner-of-parts", data, false, now);
      await insertToken(transaction, { userId, name: text, text, scope: "full", validUntil: null, now });
    });
    const client = api(running.service, text);
    await client.get("/api/scan?code=P0001", { expect: 200 });
    const answer = await client.get("/api/scan?code=S0001", { expect: 403 });
    expect(answer.text).toContain("storelocations.read");
  });
});
