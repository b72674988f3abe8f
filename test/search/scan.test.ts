/** Tests lookups of scanned codes. */
import { beforeAll, expect, it } from "vitest";
import type { Json } from "../support/client.ts";
import { useService } from "../inventory/running-service.ts";
import { describeDialects } from "../support/dialects.ts";
import { insertToken, insertUser } from "../support/principals.ts";
import { permissions } from "../../src/identity/permissions.ts";
import { serializePermissionData } from "../../src/identity/permission-data.ts";
import { api } from "../support/client.ts";

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

  it.each(["", "?code=", "?code=%20", "?code=a%00b", `?code=${"1".repeat(256)}`])(
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
      await insertToken(transaction, { userId, name: text, text, tier: "full", validUntil: null, now });
    });
    const answer = await api(running.service, text).get("/api/scan?code=TMR-1", { expect: 403 });
    expect(answer.text).toContain("parts.read");
  });
});
