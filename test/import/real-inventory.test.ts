/** Tests the API with the imported parts of the KiCad libraries. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { api, type Api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { realPartsTimeout, withRealParts } from "../support/real-parts.ts";
import { startService, type TestService } from "../support/service.ts";

interface Page {
  readonly "hydra:totalItems"?: number;
  readonly "hydra:member": readonly { readonly id: number }[];
  readonly "hydra:view"?: Readonly<Record<string, string>>;
}

interface Pages {
  readonly pages: number;
  readonly ids: readonly number[];
}

/** Follows `hydra:next` to the last page. */
async function readPages(client: Api, first: string): Promise<Pages> {
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

withRealParts(({ rows, importInto }) => {
  describeOneDialect("the KiCad libraries through the API", (dialect) => {
    let service: TestService;
    let client: Api;
    const branch = rows.filter(({ category_path: text }) => text === "MCU" || text.startsWith("MCU->"));
    const family = rows.filter(({ name }) => name.toLowerCase().startsWith("stm32f4"));
    let microcontrollers: number;

    beforeAll(async () => {
      service = await startService({ dialect, seed: importInto });
      client = api(service, tokens.edit);
      const found = await client.get<Page>("/api/categories?name=MCU", { expect: 200 });
      expect(found.body["hydra:member"]).toHaveLength(1);
      microcontrollers = found.body["hydra:member"][0]!.id;
    }, realPartsTimeout);
    afterAll(async () => {
      await service.close();
    });

    async function total(query: string): Promise<number | undefined> {
      const { body } = await client.get<Page>(`/api/parts?itemsPerPage=1&properties[]=id&${query}`, {
        expect: 200,
      });
      return body["hydra:totalItems"];
    }

    it("pages contain every part once", { timeout: realPartsTimeout }, async () => {
      const { pages, ids } = await readPages(client, "/api/parts?properties[]=id");
      expect(pages).toBe(Math.ceil(rows.length / 30));
      expect(ids).toHaveLength(rows.length);
      expect(new Set(ids).size).toBe(rows.length);
    });

    it("cursor pages contain every part once", { timeout: realPartsTimeout }, async () => {
      const perPage = Math.ceil(rows.length / 3.5);
      const { pages, ids } = await readPages(
        client,
        `/api/parts?cursor=&itemsPerPage=${perPage}&properties[]=id`,
      );
      expect(pages).toBe(4);
      expect(ids).toHaveLength(rows.length);
      expect(new Set(ids).size).toBe(rows.length);
    });

    it.each(["++", "%2B%2B"])("finds the parts in a category and its descendants: %s", async (suffix) => {
      expect(branch.length).toBeGreaterThan(100);
      expect(await total(`category=${microcontrollers}${suffix}`)).toBe(branch.length);
    });

    it.each(["STM32F4%25", "stm32f4%25"])("finds the parts with a name prefix: %s", async (pattern) => {
      expect(family.length).toBeGreaterThan(5);
      expect(await total(`name=${pattern}`)).toBe(family.length);
    });

    it("changes a part and logs the change", async () => {
      const named = "name=STM32F4%25";
      const { body } = await client.get<Page>(`/api/parts?itemsPerPage=1&${named}`, { expect: 200 });
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
      expect(await total(named)).toBe(family.length - 1);
      expect(await total("name=Renamed")).toBe(1);
      expect(await total("")).toBe(rows.length);
    });

    it("deletes a part everywhere", async () => {
      const inBranch = `category=${microcontrollers}++`;
      const { body } = await client.get<Page>(`/api/parts?itemsPerPage=1&${inBranch}`, { expect: 200 });
      const part = `/api/parts/${body["hydra:member"][0]!.id}`;
      await client.delete(part, { expect: 204 });
      await client.get(part, { expect: 404 });
      await client.delete(part, { expect: 404 });
      expect(await total(inBranch)).toBe(branch.length - 1);
      expect(await total("")).toBe(rows.length - 1);
    });
  });
});
