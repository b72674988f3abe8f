/** Tests that scripts for Part-DB work with a new base URL and token. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

interface Report {
  readonly title: string;
  readonly version: string;
  readonly pages: number;
  readonly stock: readonly { name: string; total: number; places: readonly string[]; low: boolean }[];
  readonly patched: readonly Record<string, unknown>[];
  readonly counted: { readonly part: string; readonly amount: number };
}

describe("a small script client", () => {
  let service: TestService;
  let low = "";
  const many = 620;

  beforeAll(async () => {
    service = await startService();
    const client = api(service, tokens.full);
    const make = async (collection: string, body: Record<string, unknown>): Promise<string> => {
      const { body: made } = await client.post(`/api/${collection}`, body, { expect: 201 });
      return String(made["@id"]);
    };
    const category = await make("categories", { name: "Resistors" });
    const shelf = await make("storage_locations", { name: "Shelf" });
    const box = await make("storage_locations", { name: "Box", parent: shelf });
    const lots = [{ amount: 30, storage_location: box }, { amount: 5 }, { amount: 9, instock_unknown: true }];
    await make("parts", { name: "First", category, partLots: lots, minamount: 10 });
    low = await make("parts", { name: "Second", category, minamount: 10, partLots: [{ amount: 3 }] });
    for (let made = 2; made < many; made += 1) await make("parts", { name: `Part ${made}`, category });
  });

  afterAll(() => service?.close());

  it("reads plain JSON lists page by page, sums up the stock and writes with merge-patch", async () => {
    const script = new URL("./stock-script.mjs", import.meta.url).pathname;
    const env = { ...process.env, BASE_URL: service.url, TOKEN: tokens.edit };
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
    const report = JSON.parse(stdout) as Report;
    expect(report).toMatchObject({ title: "Partledger", pages: 3, counted: { amount: 220 } });
    expect(report.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(report.stock).toHaveLength(many);
    expect(report.stock.slice(0, 3)).toMatchObject([
      { name: "First", total: 35, places: ["30 in Shelf → Box"], low: false },
      { name: "Second", total: 3, places: [], low: true },
      { name: "Part 2", total: 0, places: [], low: false },
    ]);
    expect(report.patched).toEqual([{ iri: low, type: "Part", review: true, tags: "to buy" }]);
    const { body } = await api(service, tokens.full).get<{ comment: string; client: string }[]>(
      `${low}/log`,
      {
        accept: "application/json",
        expect: 200,
      },
    );
    expect(body[0]).toMatchObject({ kind: "element_edited", comment: "Buy more" });
  });
});
