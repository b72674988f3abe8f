/** Tests the filters and sort orders of searches. `GET /api/parts` determines which parts pass a filter. */
import { beforeAll, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import { idOf, plain, useService } from "../inventory/running-service.ts";
import { describeDialects, sampledOn } from "../support/dialects.ts";
import { commitAnything } from "../support/service.ts";
import { search } from "./searching.ts";
import { filterQueries, listFilters, makeVariedParts, withIds, type TreeIds } from "./varied-parts.ts";

it.each(["searchParts", "countParts", "countPartTags", "summarizePartParameters"])(
  "%s has all filters of the list of parts",
  (operationId) => {
    const operation = operations.find((each) => each.operationId === operationId);
    const filters = operation?.parameters.filter(({ filter }) => filter !== undefined);
    const isOrder = ({ filter }: (typeof listFilters)[number]) => filter?.kind === "order";
    const expected =
      operationId === "searchParts" ? listFilters : listFilters.filter((each) => !isOrder(each));
    const byName = (list: typeof listFilters | undefined) =>
      new Map(list?.map(({ name, schema, filter }) => [name, { schema, ...filter, nullable: undefined }]));
    expect(byName(filters)).toEqual(byName(expected));
  },
);

describeDialects("searches with filters", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  let ids: TreeIds;
  beforeAll(async () => {
    ids = await makeVariedParts(running);
  });

  const hits = async (q: string, query = ""): Promise<number[]> => {
    const { body, headers } = await search(running, q, `&itemsPerPage=100&${query}`);
    expect(headers["x-total-count"]).toBe(String(body.length));
    return body.map(({ part }) => part.id);
  };
  const listed = async (query: string): Promise<number[]> => {
    const path = `/api/parts?itemsPerPage=100&properties[]=id&${query}`;
    return (await running.client.get<{ id: number }[]>(path, { ...plain, expect: 200 })).body.map(
      ({ id }) => id,
    );
  };

  // The queries find parts by a word, by two words, by a corrected word, and by a number with a unit.
  it.each(
    sampledOn(
      dialect,
      filterQueries.map((query, index) => [
        query,
        ["widget", "widget 10k", "widgte", "4.7k"][index % 4] ?? "",
      ]),
      1,
    ),
  )("the filter %s keeps the order of the hits of %j", async (query, q) => {
    const filter = withIds(query, ids);
    const passing = new Set(await listed(filter));
    const all = await hits(q);
    expect(all).toHaveLength(24);
    expect(await hits(q, filter)).toEqual(all.filter((id) => passing.has(id)));
  });

  it.each(listFilters.filter(({ filter }) => filter?.kind === "order").map(({ name }) => name))(
    "hits can be sorted by %s",
    async (order) => {
      for (const [q, query] of [
        ["widget", `${order}=desc&category=${ids.categories[0]}%2B%2B`],
        ["4.7k", `${order}=asc${order === "order[id]" ? "" : "&order[id]=desc"}`],
      ] as const) {
        const found = new Set(await hits(q));
        expect(await hits(q, query)).toEqual((await listed(query)).filter((id) => found.has(id)));
      }
    },
  );

  it("the pages of a filtered search contain each hit once", async () => {
    const query = `in_stock=true&order[name]=desc`;
    const all = await hits("widget", query);
    const pages: number[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { body, headers } = await search(running, "widget", `&${query}&itemsPerPage=5&page=${page}`);
      expect(headers["x-total-count"]).toBe(String(all.length));
      pages.push(...body.map(({ part }) => part.id));
    }
    expect(pages).toEqual(all);
  });

  it("a filter applies before the limit of 1,000 hits", async () => {
    const category = await running.make("categories", { name: "Crowd" });
    const last = await running.make("categories", { name: "Last" });
    const text = (name: string) => ({
      name,
      name_folded: name,
      description: "gizmo 9v",
      description_folded: "gizmo 9v",
    });
    const dates = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
    await running.service.store.transaction(async ({ db }) => {
      for (let first = 0; first < 1200; first += 100) {
        const rows = Array.from({ length: 100 }, (_, index) => ({
          ...text(`crowd ${first + index}`),
          category_id: idOf(first + index < 1170 ? category : last),
          ...dates,
        }));
        await db.insertInto("parts").values(rows).execute();
      }
    });
    const total = async (q: string, query: string) =>
      Number((await search(running, q, `&itemsPerPage=0&${query}`)).headers["x-total-count"]);
    expect(await total("gizmo", "")).toBe(1000);
    expect(await total("gizmo", `category=${idOf(last)}`)).toBe(30);
    expect(await total("gizmo 9v", `category=${idOf(last)}`)).toBe(30);
    expect(await total("gizmo", `category=${idOf(category)}`)).toBe(1000);
    expect(await total("crowd", `category=${idOf(last)}&name=crowd%20119%25`)).toBe(10);
  });

  it("a filtered search needs the same number of statements for any number of hits", async () => {
    const count = async (query: string): Promise<number> => {
      await commitAnything(running.service);
      statements.length = 0;
      await search(running, "widget", `&${withIds(query, ids)}`);
      return statements.filter((sql) => !/^(update|insert into) "api_tokens"/.test(sql)).length;
    };
    const few = await count("name=part 10");
    expect(await count("category={0}++&in_stock=true&itemsPerPage=100")).toBe(few);
    // Without filters, hits are kept, and one more statement reads their version.
    expect(await count("itemsPerPage=100")).toBe(few + 1);
  });

  it.each([
    ["category=x", ["category: invalid-parameter"]],
    ["order[comment]=asc", ["order[comment]: unknown-parameter"]],
    ["mass[gt]=heavy&favorite=maybe", ["mass[gt]: type", "favorite: type"]],
    ["parameter=%3A5", ["parameter: invalid-parameter"]],
  ])("the invalid filter %j is rejected", async (query, violations) => {
    const answer = running.client.get(`/api/search?q=widget&${query}`, plain);
    expect(await running.refused(answer, 400)).toEqual(violations);
  });

  it("a hit contains the properties of a part in lists that the request selects", async () => {
    const usual = ["id", "name", "description", "manufacturer_product_number", "category", "total_instock"];
    const { body } = await search(running, "widget", "&itemsPerPage=100");
    for (const { part } of body) {
      const others = Object.keys(part).filter((name) => !usual.includes(name));
      expect(["ipn", "manufacturer", "footprint"]).toEqual(expect.arrayContaining(others));
      expect(Object.keys(part)).toEqual(expect.arrayContaining(usual));
    }
    const names = [
      "id",
      "tags",
      "favorite",
      "minamount",
      "partUnit",
      "partLots",
      "orderdetails",
      "parameters",
    ];
    const more = ["needs_review", "partCustomState", "master_picture_attachment", "attachments", "comment"];
    const selection = (prefix: string) =>
      [...names, ...more].map((name) => `&properties${prefix}[]=${name}`).join("");
    const rows = (await search(running, "widget", `&itemsPerPage=100${selection("[part]")}`)).body;
    const list = await running.client.get<{ id: number }[]>(
      `/api/parts?itemsPerPage=100${selection("")}`,
      plain,
    );
    const byId = new Map(list.body.map((part) => [part.id, part]));
    expect(rows).toHaveLength(24);
    for (const { part } of rows) expect(part).toEqual(byId.get(part.id));
  });
});
