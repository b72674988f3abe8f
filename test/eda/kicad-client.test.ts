/** Tests the whole library with the KiCad client, at each category depth, with generated and real inventories. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Store } from "../../src/database/store.ts";
import { api } from "../support/client.ts";
import { createTestDatabase, describeOneDialect, type TestDatabase } from "../support/dialects.ts";
import { assertDeclared } from "../support/reached.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { realPartsTimeout, withRealParts } from "../support/real-parts.ts";
import { startService, type TestService } from "../support/service.ts";
import { sampled } from "../support/soak.ts";
import {
  fixIllegalChars,
  kicadClient,
  KicadError,
  type KicadCategory,
  type KicadClient,
  type KicadPart,
} from "./kicad-client.ts";

const depths = [0, 1, -1] as const;

/** Minimum size of a compressed response in bytes. A shorter body fits into one packet. */
const compressionThreshold = 1024;

interface Library {
  readonly client: KicadClient;
  readonly categories: readonly KicadCategory[];
  /** Parts in the order of the responses. */
  readonly parts: readonly KicadPart[];
}

/** Sends the requests that KiCad sends when it opens the symbol chooser. */
async function enumerate(client: KicadClient): Promise<Library> {
  const categories = await client.connect();
  const parts: KicadPart[] = [];
  for (const category of categories) parts.push(...(await client.selectAll(category)));
  return { client, categories, parts };
}

/** Opens the library as two users of KiCad and expects the same content for both. */
async function openTwice(service: TestService, base: string): Promise<Library> {
  const open = () => enumerate(kicadClient({ rootUrl: service.url + base, token: tokens.readOnly }));
  const [first, second] = [await open(), await open()];
  expect(second.client.exchanges.map(({ path, etag }) => [path, etag])).toEqual(
    first.client.exchanges.map(({ path, etag }) => [path, etag]),
  );
  for (const [index, { path, text, status, etag, coding }] of second.client.exchanges.entries()) {
    expect(text === first.client.exchanges[index]?.text, path).toBe(true);
    expect(etag, path).toMatch(/^"[^"]+"$/);
    expect(status).toBe(200);
    expect(coding, path).toBe(text.length >= compressionThreshold ? "gzip" : null);
  }
  return first;
}

/** Expects that no part is missing or hidden by another one, and that each part has its fields. */
function expectComplete({ client, parts }: Library, expected: readonly number[]): void {
  const found = parts.map(({ id }) => Number(id));
  expect(new Set(found).size).toBe(found.length);
  expect([...found].sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b));
  expect(client.cache.size).toBe(parts.length);
  expect(parts.filter(({ fields }) => fields === null)).toEqual([]);
}

async function visibleParts(store: Store): Promise<number[]> {
  const rows = await store.read.db
    .selectFrom("parts")
    .innerJoin("categories", "categories.id", "parts.category_id")
    .leftJoin("footprints", "footprints.id", "parts.footprint_id")
    .select(["parts.id", "parts.eda_visibility as own", "categories.eda_visibility as inherited"])
    .select(["parts.eda_kicad_symbol as symbol", "parts.eda_kicad_footprint as footprint"])
    .select(["parts.eda_reference_prefix as prefix", "parts.eda_value as value"])
    .select(["categories.eda_kicad_symbol as symbols", "categories.eda_reference_prefix as prefixes"])
    .select("footprints.eda_kicad_footprint as footprints")
    .execute();
  return rows
    .filter(({ id: _id, own, inherited, ...drawn }) => own ?? inherited ?? Object.values(drawn).some(Boolean))
    .map(({ id }) => id);
}

/** Starts services on one database, each with another category depth. */
function useDepths(dialect: "sqlite" | "postgres", seed: (store: Store) => Promise<void>) {
  const services = new Map<number, TestService>();
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(dialect);
    for (const [index, depth] of depths.entries()) {
      const environment = { DATABASE_URL: database.url, EDA_KICAD_CATEGORY_DEPTH: String(depth) };
      const own = index === 0 ? { seed } : { seed: () => Promise.resolve() };
      services.set(depth, await startService({ dialect, environment, ...own }));
    }
  }, realPartsTimeout);
  afterAll(async () => {
    for (const service of services.values()) await service.close();
    await database?.drop();
  });
  return (depth: number): TestService => {
    const service = services.get(depth);
    if (service === undefined) throw new Error("The services run only during tests.");
    return service;
  };
}

const hostileNames = [
  'a "quoted" <b>name</b>',
  "back\\slash",
  "line\nfeed and\ttab",
  "Ω ± 5 % — 電阻 🔌",
  "__proto__",
  "constructor",
  "7",
  "'; drop table parts; --",
  "LM358 (#2)",
  "ends in a blank ",
  " begins with one",
  "\u202ereversed",
  "x".repeat(255),
];

describeOneDialect("KiCad in a generated inventory", (dialect) => {
  const service = useDepths(dialect, seedPrincipals);

  beforeAll(async () => {
    const client = api(service(0), tokens.full);
    const make = async (collection: string, body: object): Promise<string> => {
      const { body: made } = await client.post(`/api/${collection}`, body, { expect: 201 });
      return String(made["@id"]);
    };
    const [chips, passives] = [
      await make("categories", {
        name: "Chips",
        comment: "All <b>chips</b>",
        eda_info: { visibility: true },
      }),
      await make("categories", { name: "Passives", eda_info: { reference_prefix: "R" } }),
    ];
    const below = await make("categories", {
      name: 'Op/amps "x"',
      parent: chips,
      eda_info: { kicad_symbol: "A:B" },
    });
    const deep = await make("categories", { name: "Deep", parent: below, eda_info: { visibility: true } });
    const hidden = await make("categories", { name: "Hidden", eda_info: { visibility: false } });
    const supplier = await make("suppliers", { name: 'Digi"Key' });
    const location = await make("storage_locations", { name: "Shelf\\1" });
    const part = (name: string, category: string, more: object = {}) =>
      make("parts", { name, category, ...more });
    for (const category of [chips, passives, below, deep]) {
      for (const name of ["LM358", "A/B", "A_B", "A:B", "a_b"]) await part(name, category);
    }
    await part("LM358", chips, { ipn: "U-1" });
    await part("LM358 (U-1)", chips);
    await part("A<B", deep, { ipn: 'U"2' });
    await part("never seen", hidden);
    await part("hidden itself", chips, { eda_info: { visibility: false } });
    await part("seen all the same", passives, { eda_info: { visibility: true } });
    for (const name of hostileNames) {
      const parameters = ["Description", "FOOTPRINT", "Value", "1", "__proto__", 'a "b"', "Stock"].map(
        (title) => ({
          name: title,
          value_text: name.slice(0, 200),
          eda_visibility: true,
        }),
      );
      await part(name.trim(), below, {
        description: name,
        comment: name,
        tags: "one,two",
        manufacturer_product_number: name.replaceAll(/^[\s\u202e]+|\s+$/gu, ""),
        parameters,
        orderdetails: [
          { supplier, supplierpartnr: "1" },
          { supplier, supplierpartnr: '2"' },
        ],
        partLots: [
          { storage_location: location, amount: 2 },
          { amount: 1, instock_unknown: true },
        ],
      });
    }
  });

  it.each(depths)(
    "KiCad finds every visible part with all fields and a unique name (depth %i)",
    async (depth) => {
      const library = await openTwice(service(depth), "/eda-api");
      const expected = await visibleParts(service(0).store);
      expectComplete(library, expected);
      expect(expected.length).toBeGreaterThan(30);
      for (const { path, status, headers, text } of library.client.exchanges) {
        const target = `/eda-api/v1/${path}`;
        assertDeclared({ method: "GET", target, status, headers, body: Buffer.from(text) });
      }
    },
  );

  it("KiCad finds the same names at every depth, in lists and in single parts", async () => {
    const namesAt = async (depth: number): Promise<Record<string, string>> => {
      const { parts } = await enumerate(
        kicadClient({ rootUrl: `${service(depth).url}/eda-api/`, token: tokens.readOnly }),
      );
      return Object.fromEntries(parts.map(({ id, name }) => [id, name]));
    };
    const names = await namesAt(0);
    expect(await namesAt(1)).toEqual(names);
    expect(await namesAt(-1)).toEqual(names);
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  });

  it("KiCad finds the same fields in a single part and in the list", async () => {
    const { client, parts } = await enumerate(
      kicadClient({ rootUrl: `${service(0).url}/de/kicad-api`, token: tokens.readOnly }),
    );
    for (const part of parts) expect(await client.selectOne(part.id)).toEqual(part);
  });

  it("KiCad finds the categories by their paths", async () => {
    const { categories } = await openTwice(service(1), "/en/kicad-api");
    expect(categories.map(({ name }) => name)).toEqual(["Chips", 'Chips/Op/amps "x"', "Passives"]);
    const { categories: one } = await openTwice(service(-1), "/kicad-api");
    expect(one).toMatchObject([{ id: "0", name: "Partledger" }]);
  });

  it.each([
    ["no token", "", 401],
    ["an invalid token", "plt_wrong", 401],
    ["a token without permissions", tokens.withoutPermissions, 403],
  ])("KiCad shows an error with %s", async (_what, token, status) => {
    const client = kicadClient({ rootUrl: `${service(0).url}/eda-api`, token });
    await expect(client.connect()).rejects.toThrow(
      new KicadError(`API responded with error code: ${status}`),
    );
    expect(JSON.parse(client.exchanges[0]?.text ?? "")).toMatchObject({ status });
  });
});

withRealParts(({ rows, importInto }) => {
  describeOneDialect("KiCad in its own libraries", (dialect) => {
    const service = useDepths(dialect, importInto);

    it.each(depths)(
      "KiCad finds all parts, none hidden by another (depth %i)",
      { timeout: realPartsTimeout },
      async (depth) => {
        const library = await openTwice(service(depth), "/eda-api");
        const { db } = service(depth).store.read;
        const visible = await visibleParts(service(depth).store);
        expect(visible).toHaveLength(rows.length);
        expectComplete(library, visible);
        const { client, parts } = library;
        const stored = await db.selectFrom("parts").select(["id", "name"]).execute();
        const plain = new Map(stored.map(({ id, name }) => [String(id), fixIllegalChars(name)]));
        const renamed = parts.filter(({ id, name }) => plain.get(id) !== name);
        expect(renamed.length).toBe(parts.length - new Set(plain.values()).size);
        expect(renamed).not.toEqual([]);

        // A sample of single parts, as KiCad reads the parts of placed symbols.
        const read = sampled(parts, 10);
        const begin = client.exchanges.length;
        for (const part of read) expect(await client.selectOne(part.id)).toEqual(part);
        for (const { id } of read) await client.selectOne(id);
        const [first, second] = [begin, begin + read.length].map((start) =>
          client.exchanges.slice(start, start + read.length).map(({ path, etag }) => [path, etag]),
        );
        expect(second).toEqual(first);
      },
    );
  });
});
