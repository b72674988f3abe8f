/** What the service is for, on real data: the 16,600 imported parts of the KiCad libraries, through the API. */
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import type { Store } from "../../src/database/store.ts";
import { importParts } from "../../src/inventory/import/import-parts.ts";
import { createInventory } from "../../src/inventory/operations/inventory.ts";
import { api } from "../support/client.ts";
import type { Api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { withFixture } from "../support/fixtures.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import type { TestService } from "../support/service.ts";

interface Row {
  readonly name: string;
  readonly category_path: string;
}

interface Page {
  readonly "hydra:totalItems"?: number;
  readonly "hydra:member": readonly { readonly id: number }[];
  readonly "hydra:view"?: Readonly<Record<string, string>>;
}

interface Walk {
  readonly pages: number;
  readonly ids: readonly number[];
}

/** The store of the service as its command line fills it: users, tokens, and the file. */
async function importInto(store: Store, path: string): Promise<void> {
  await seedPrincipals(store);
  const directory = await mkdtemp(join(tmpdir(), "partledger-import-"));
  const now = (): Date => new Date();
  const storage = await createStorage({ directory, random: randomBytes, now });
  const inventory = createInventory({ store, storage, download: null });
  const report = await importParts(inventory, path, { systemUser: "tester", now });
  expect(report.refused).toEqual([]);
  await rm(directory, { recursive: true, force: true });
}

/** Follows `hydra:next` to the last page. */
async function walk(client: Api, first: string): Promise<Walk> {
  const ids: number[] = [];
  let pages = 0;
  for (let next: string | undefined = first; next !== undefined;) {
    const { body }: { body: Page } = await client.get<Page>(next, { expect: 200 });
    ids.push(...body["hydra:member"].map(({ id }) => id));
    pages += 1;
    next = body["hydra:view"]?.["hydra:next"];
  }
  return { pages, ids };
}

withFixture("data/kicad-parts.csv", (path) => {
  describeDialects("the KiCad libraries through the API", (dialect) => {
    let service: TestService;
    let client: Api;
    let rows: readonly Row[];
    let microcontrollers: number;

    beforeAll(async () => {
      rows = parse(await readFile(path), { columns: true, bom: true });
      service = await startService({ dialect, seed: (store) => importInto(store, path) });
      client = api(service, tokens.edit);
      const found = await client.get<Page>("/api/categories?name=MCU", { expect: 200 });
      expect(found.body["hydra:member"]).toHaveLength(1);
      microcontrollers = found.body["hydra:member"][0]!.id;
    }, 300_000);
    afterAll(async () => {
      await service.close();
    });

    async function total(query: string): Promise<number | undefined> {
      const { body } = await client.get<Page>(`/api/parts?itemsPerPage=1&properties[]=id&${query}`, {
        expect: 200,
      });
      return body["hydra:totalItems"];
    }

    it("leads over all 554 pages to every part once", { timeout: 120_000 }, async () => {
      const { pages, ids } = await walk(client, "/api/parts?properties[]=id");
      expect(pages).toBe(554);
      expect(ids).toHaveLength(16_600);
      expect(new Set(ids).size).toBe(16_600);
    });

    it("leads over the pages of a cursor to every part once", { timeout: 120_000 }, async () => {
      const { pages, ids } = await walk(client, "/api/parts?cursor=&itemsPerPage=5000&properties[]=id");
      expect(pages).toBe(4);
      expect(ids).toHaveLength(16_600);
      expect(new Set(ids).size).toBe(16_600);
    });

    it.each(["++", "%2B%2B"])("finds the parts of a whole branch of the tree: %s", async (suffix) => {
      const expected = rows.filter(({ category_path: text }) => text === "MCU" || text.startsWith("MCU->"));
      expect(expected).toHaveLength(3_580);
      expect(await total(`category=${microcontrollers}${suffix}`)).toBe(expected.length);
    });

    it.each(["STM32F4%25", "stm32f4%25"])("finds the parts whose names start alike: %s", async (pattern) => {
      const expected = rows.filter(({ name }) => name.toLowerCase().startsWith("stm32f4"));
      expect(expected).toHaveLength(211);
      expect(await total(`name=${pattern}`)).toBe(expected.length);
    });

    it("changes one part and tells so in its log", async () => {
      const family = "name=STM32F4%25";
      const { body } = await client.get<Page>(`/api/parts?itemsPerPage=1&${family}`, { expect: 200 });
      const part = `/api/parts/${body["hydra:member"][0]!.id}`;
      const before = await client.get(part, { expect: 200 });
      const changed = await client.patch(part, { name: "Renamed" }, { expect: 200 });
      expect(changed.body).toMatchObject({ name: "Renamed", category: before.body.category });
      const log = await client.get<readonly unknown[]>(`${part}/log`, {
        accept: "application/json",
        authorization: `Bearer ${tokens.full}`,
        expect: 200,
      });
      expect(log.body.map((entry) => (entry as { kind: string }).kind).sort()).toEqual([
        "element_created",
        "element_edited",
      ]);
      expect(log.body).toContainEqual(
        expect.objectContaining({
          kind: "element_edited",
          changes: { name: { old: before.body.name, new: "Renamed" } },
        }),
      );
      expect(await total(family)).toBe(210);
      expect(await total("name=Renamed")).toBe(1);
      expect(await total("")).toBe(16_600);
    });

    it("deletes one part, which is then nowhere", async () => {
      const branch = `category=${microcontrollers}++`;
      const { body } = await client.get<Page>(`/api/parts?itemsPerPage=1&${branch}`, { expect: 200 });
      const part = `/api/parts/${body["hydra:member"][0]!.id}`;
      await client.delete(part, { expect: 204 });
      await client.get(part, { expect: 404 });
      await client.delete(part, { expect: 404 });
      expect(await total(branch)).toBe(3_579);
      expect(await total("")).toBe(16_599);
    });
  });
});
