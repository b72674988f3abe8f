/** Tests the filter `id`, by which clients read many elements of every list with one request. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import { api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

const lists = operations.filter(({ role }) => role === "list").map(({ path }) => path);

describeOneDialect("the filter id", (dialect) => {
  let service: TestService;
  const ids = async (query: string, path = "/api/categories"): Promise<number[]> => {
    const options = { accept: "application/json", expect: 200 };
    const { body } = await api(service, tokens.full).get<{ id: number }[]>(`${path}?${query}`, options);
    return body.map(({ id }) => id);
  };
  beforeAll(async () => {
    service = await startService({ dialect });
    const { post } = api(service, tokens.full);
    // 1 ─ 2 ─ 3   4
    let count = 0;
    for (const parent of [null, 1, 2, null]) {
      const body = {
        name: `Node ${(count += 1)}`,
        parent: parent === null ? null : `/api/categories/${parent}`,
      };
      await post("/api/categories", body, { expect: 201 });
    }
    await post("/api/parts", { name: "Part", category: "/api/categories/1" }, { expect: 201 });
  });
  afterAll(() => service.close());

  it.each(lists)("selects elements of %s", async (path) => {
    const [first = 1] = await ids("itemsPerPage=1", path);
    const missing = 9_007_199_254_740_991;
    expect(await ids(`id=${missing}`, path)).toEqual([]);
    const found = await ids(`id=${missing},${path}/${first},${first}`, path);
    expect(found).toEqual((await ids("itemsPerPage=1", path)).slice(0, 1));
  });

  it("combines IDs with other filters, orders and descendants", async () => {
    expect(await ids("id=4,2,1")).toEqual([1, 2, 4]);
    expect(await ids("id=4,2,1&order[id]=desc")).toEqual([4, 2, 1]);
    expect(await ids("id=1%2B,4")).toEqual([1, 2, 4]);
    expect(await ids("id=1%2B%2B")).toEqual([1, 2, 3]);
    expect(await ids("id=1,2,3&name=other")).toEqual([]);
    expect(await ids("id=")).toEqual([]);
  });

  it("accepts 1,000 IDs and rejects more, other collections, and plus signs outside of trees", async () => {
    const { get } = api(service, tokens.full);
    const many = Array.from({ length: 1000 }, (_, index) => index + 1);
    expect(await ids(`itemsPerPage=1000&id=${many.join(",")}`)).toEqual([1, 2, 3, 4]);
    // Node.js rejects responses with more than 16 kB of headers.
    const url = `${service.url}/api/categories?itemsPerPage=1&id=${many.join(",")}`;
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${tokens.full}`, Accept: "application/json" },
    });
    expect([response.status, response.headers.get("X-Total-Count")]).toEqual([200, "4"]);
    expect(response.headers.get("Link")?.length).toBeLessThan(2_300);
    const rejected = [`/api/categories?id=${many.join(",")},1001`, "/api/categories?id=/api/parts/1"];
    for (const path of [...rejected, "/api/parts?id=1%2B"]) {
      const { body } = await get(path, { expect: 400 });
      expect(body["violations"]?.[0]?.["propertyPath"], path).toBe("id");
    }
  });
});
