/** Cursors for lists sorted by texts that are too long for a URL. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { idOf, useService } from "./running-service.ts";

interface PartOfPage {
  readonly id: number;
}

interface PageOfParts {
  readonly "hydra:member": readonly PartOfPage[];
  readonly "hydra:view"?: Readonly<Record<string, string>>;
}

describeDialects("long texts", (dialect) => {
  const running = useService(dialect);

  describe.each(["comment", "description"])("sorted by %s", (property) => {
    it("a cursor is short, skips nothing and repeats nothing, even if its row changes", async () => {
      const category = await running.make("categories", { name: `Long ${property}` });
      const part = await running.make("parts", { name: `Long ${property}`, category });
      const begin = (letter: string): string => letter.repeat(property === "comment" ? 60_000 : 250);
      const texts = [
        begin("a"),
        `${begin("a")}z`,
        begin("😀"),
        begin("\u0001"),
        "",
        begin("b"),
        `${begin("b")}a`,
      ];
      const all: number[] = [];
      for (const [index, text] of texts.entries()) {
        const lot = await running.make("part_lots", { part, amount: index + 1, [property]: text });
        all.push(Number(lot.split("/").at(-1)));
      }
      for (const direction of ["asc", "desc"]) {
        const seen: number[] = [];
        let next: string | undefined =
          `/api/part_lots?part=${part.split("/").at(-1) ?? ""}&itemsPerPage=1&cursor=&order[${property}]=${direction}`;
        while (next !== undefined) {
          const { body } = await running.client.get(next, { expect: 200 });
          const page = body as unknown as PageOfParts;
          seen.push(...page["hydra:member"].map(({ id }) => id));
          next = page["hydra:view"]?.["hydra:next"];
          expect(/cursor=([^&]*)/.exec(next ?? "")?.[1]?.length ?? 0).toBeLessThan(1024);
          const last = seen.at(-1) ?? 0;
          if (direction === "desc" && seen.length === 2)
            await running.client.delete(`/api/part_lots/${last}`);
          if (direction === "desc" && seen.length === 3) {
            await running.client.patch(`/api/part_lots/${last}`, { [property]: "zzz" }, { expect: 200 });
          }
        }
        expect(seen.toSorted((a, b) => a - b)).toEqual(all);
      }
    });
  });

  describe("names and numbers of 250 characters", () => {
    const same = "😀".repeat(249);
    let filter = "";
    const ids: number[] = [];

    beforeAll(async () => {
      const category = await running.make("categories", { name: "Several long texts" });
      filter = `category=${idOf(category)}`;
      for (let index = 0; index < 12; index += 1) {
        const name = `${same}${"cab"[index % 3]}`;
        const manufacturer_product_number = `${"\u{1d160}".repeat(80)}${"zyx"[index % 2]}`;
        // Includes null, and control characters, which need six bytes each in JSON.
        const ipn = index < 3 ? null : `I${"\u0001".repeat(90)}${11 - index}`;
        ids.push(idOf(await running.make("parts", { category, name, manufacturer_product_number, ipn })));
      }
    });

    async function page(url: string): Promise<{ ids: number[]; next: string | undefined }> {
      const body = (await running.client.get(url, { expect: 200 })).body as unknown as PageOfParts;
      const next = body["hydra:view"]?.["hydra:next"];
      expect(/cursor=([^&]*)/.exec(next ?? "")?.[1]?.length ?? 0).toBeLessThan(1024);
      return { ids: body["hydra:member"].map(({ id }) => id), next };
    }

    it.each([
      "order[name]=asc",
      "order[name]=desc",
      "order[manufacturer_product_number]=desc&order[id]=asc",
      "order[manufacturer_product_number]=asc&order[name]=desc&order[ipn]=asc",
      "order[ipn]=desc&order[manufacturer_product_number]=asc",
      "order[name]=asc&order[addedDate]=desc&order[lastModified]=asc&order[ipn]=desc&order[mass]=asc" +
        "&order[minamount]=desc&order[manufacturer_product_number]=desc&order[id]=desc",
    ])("are listed with short cursors in the same order as pages: %s", async (order) => {
      const all = await page(`/api/parts?${filter}&${order}&itemsPerPage=100`);
      expect(all.ids).toHaveLength(ids.length);
      const seen: number[] = [];
      let next: string | undefined = `/api/parts?${filter}&${order}&itemsPerPage=1&cursor=`;
      while (next !== undefined && seen.length <= ids.length) {
        const one = await page(next);
        seen.push(...one.ids);
        next = one.next;
      }
      expect(seen).toEqual(all.ids);
    });

    it.each(["asc", "desc"])(
      "a cursor skips nothing if the last row of its page changes: %s",
      async (direction) => {
        const order = `${filter}&order[name]=${direction}&itemsPerPage=5`;
        const first = await page(`/api/parts?${order}&cursor=`);
        const last = first.ids.at(-1) ?? 0;
        await running.client.patch(`/api/parts/${last}`, { name: `Other ${last}` }, { expect: 200 });
        const seen = new Set(first.ids);
        let next = first.next;
        for (let pages = 0; next !== undefined && pages < 5; pages += 1) {
          const one = await page(next);
          for (const id of one.ids) seen.add(id);
          next = one.next;
        }
        await running.client.patch(`/api/parts/${last}`, { name: `${same}c` }, { expect: 200 });
        expect([...seen].toSorted((a, b) => a - b)).toEqual(ids);
      },
    );
  });
});
