/** Totals of lists, which are counted once for each filter until an element changes. */
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { useService } from "../inventory/running-service.ts";

describeDialects("the total of a list", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });

  beforeAll(async () => {
    const category = await running.make("categories", { name: "Category" });
    for (let number = 0; number < 12; number += 1) {
      await running.make("parts", { name: `Part ${number}`, category });
    }
    const part = "/api/parts/1";
    await running.make("part_lots", { part, amount: 3, expiration_date: "2999-01-01T00:00:00Z" });
  });

  /** Reads a page. Returns the total, and how many statements counted rows. */
  async function read(query: string): Promise<{ readonly total: number; readonly counted: number }> {
    statements.length = 0;
    const { body } = await running.client.get(`/api/parts?itemsPerPage=3&${query}`, { expect: 200 });
    const counted = statements.filter((sql) => /^select count\(/.test(sql)).length;
    return { total: Number(body["hydra:totalItems"]), counted };
  }

  it("is counted once while a client reads all pages", async () => {
    expect(await read("name=Part%25&page=1")).toEqual({ total: 12, counted: 1 });
    for (const page of [2, 3, 4]) {
      expect(await read(`name=Part%25&page=${page}`)).toEqual({ total: 12, counted: 0 });
    }
    expect(await read("name=Part%201%25&page=1")).toEqual({ total: 3, counted: 1 });
    expect(await read("name=Part%202%25&page=1")).toEqual({ total: 1, counted: 1 });
    expect(await read("name=Part%201%25&page=2")).toEqual({ total: 3, counted: 0 });
  });

  it("is counted again after a change of an element", async () => {
    await read("name=Part%25&page=1");
    await running.make("parts", { name: "Part 99", category: "/api/categories/1" });
    expect(await read("name=Part%25&page=2")).toEqual({ total: 13, counted: 1 });
    await running.client.patch("/api/parts/2", { name: "Other" }, { expect: 200 });
    expect(await read("name=Part%25&page=3")).toEqual({ total: 12, counted: 1 });
    await running.client.delete("/api/parts/13", { expect: 204 });
    expect(await read("name=Part%25&page=3")).toEqual({ total: 11, counted: 1 });
  });

  it("is not counted again after a commit that changes no element", async () => {
    const { total } = await read("name=Part%25&page=1");
    for (const page of [1, 2]) {
      await running.service.store.transaction(({ db }) =>
        db
          .updateTable("users")
          .set({ name_folded: sql.ref("name_folded") })
          .where("id", "=", 1)
          .execute(),
      );
      expect(await read(`name=Part%25&page=${page}`)).toEqual({ total, counted: 0 });
    }
  });

  it("is counted each time if it depends on the time", async () => {
    expect(await read("in_stock=true&page=1")).toEqual({ total: 1, counted: 1 });
    expect(await read("in_stock=true&page=2")).toEqual({ total: 1, counted: 1 });
  });
});
