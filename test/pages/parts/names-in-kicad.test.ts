/** Tests that the part page shows the same names as KiCad. */
import { beforeAll, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import { enter, useSettings } from "../settings/settings-service.ts";
import { createElement } from "./full-parts.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

const eda_info = { visibility: true };

/**
 * For each category depth, the names of the KiCad categories that contain the parts of `A/B`, of `B` below `A`, and of
 * `C (#1)`. `@` stands for the ID.
 */
const places: readonly [depth: number, ...names: readonly (string | null)[]][] = [
  [-1, null, null, null],
  [0, "A/B", "A", "C (#1) (#@)"],
  [1, "A/B", "A/B (#@)", "C (#1) (#@)"],
];

describeOneDialect("the page of a part", (dialect) => {
  for (const [depth, ...expected] of places) {
    const service = useSettings({ dialect, environment: { EDA_KICAD_CATEGORY_DEPTH: String(depth) } });
    let client: Api;
    let categories: readonly number[] = [];
    beforeAll(async () => {
      client = api(service(), tokens.full);
      const above = await createElement(client, "categories", { name: "A", eda_info });
      const like = await createElement(client, "categories", { name: "A/B", eda_info });
      const parent = `/api/categories/${above}`;
      const below = await createElement(client, "categories", { name: "B", parent, eda_info });
      categories = [like, below, await createElement(client, "categories", { name: "C (#1)", eda_info })];
    });

    const page = async (id: number): Promise<string | undefined> => {
      const { document } = await (await enter(service(), "reader")).get(`/parts/${id}`);
      const facts = document.querySelectorAll("#eda .facts > div");
      return facts.find((fact) => fact.querySelector("dt")?.textContent === "Listed")?.querySelector("dd")
        ?.textContent;
    };
    const fromKicad = async (path: string): Promise<readonly Named[]> =>
      (await client.get<Named[]>(`/eda-api/v1/${path}`, { accept: "application/json", expect: 200 })).body;

    test(`shows the KiCad category (depth ${depth})`, async () => {
      const listed = new Map<string, string>();
      const ids: number[] = [];
      for (const [index, category] of categories.entries()) {
        const part = { name: `Part ${index}`, category: `/api/categories/${category}`, eda_info };
        ids.push(await createElement(client, "parts", part));
      }
      for (const { id, name } of await fromKicad("categories.json")) {
        for (const part of await fromKicad(`parts/category/${id}.json`)) listed.set(part.id, name);
      }
      for (const [index, id] of ids.entries()) {
        const name = expected[index]?.replace("@", String(categories[index])) ?? null;
        expect(await page(id)).toBe(`as Part ${index}${name === null ? "" : ` in ${name}`}`);
        expect(listed.get(String(id))).toBe(name ?? "Partledger");
      }
    });

    test.each([
      ["50/60 Hz", "50/60 Hz"],
      ['<50>: "60" \\ Hz\tand\nmore', "_50__ _60_ _ Hz_and_more"],
      ["A\u0001", "A_ (#@)"],
    ])(`shows the KiCad name (depth ${depth}): %j`, async (name, shown) => {
      const id = await createElement(client, "parts", {
        name,
        category: `/api/categories/${categories[0]}`,
        eda_info,
      });
      const place = depth < 0 ? "" : " in A/B";
      expect(await page(id)).toBe(`as ${shown.replace("@", String(id))}${place}`);
    });
  }
});
