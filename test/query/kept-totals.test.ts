/** Totals of lists, which are counted once for each filter until an element changes. */
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { createCompactChanges } from "../../src/history/compact-changes.ts";
import { describeDialects } from "../support/dialects.ts";
import { insertParts } from "../support/many-parts.ts";
import { unique, useService } from "../inventory/running-service.ts";

describeDialects("the total of a list", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { parts: { onStatement: (sql) => statements.push(sql) } });

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

describeDialects("the total of a long list without filters", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { parts: { onStatement: (sql) => statements.push(sql) } });
  const category = "/api/categories/1";

  beforeAll(async () => {
    await insertParts(running.service.store, 10_000, "");
    await read();
  });

  /** Reads the total of a list. Returns it relative to the actual number of rows, and whether rows were counted. */
  async function read(): Promise<{ readonly wrongBy: number; readonly counted: boolean }> {
    statements.length = 0;
    const { body } = await running.client.get("/api/parts?itemsPerPage=1", { expect: 200 });
    const counted = statements.some((text) => /^select count\(\*\) as "total" from "parts"/.test(text));
    const { rows } = await sql<{ total: number }>`select count(*) as total from parts`.execute(
      running.service.store.read.db,
    );
    return { wrongBy: Number(body["hydra:totalItems"]) - Number(rows[0]?.total), counted };
  }

  const create = (body: Record<string, unknown> = {}) =>
    running.make("parts", { name: unique("New"), category, ...body });
  const exact = { wrongBy: 0, counted: false };

  it("is not counted again after elements were created or changed", async () => {
    for (let number = 0; number < 3; number += 1) await create({ partLots: [{ amount: 1 }] });
    expect(await read()).toEqual(exact);
    await running.client.patch("/api/parts/5", { comment: "Changed" }, { expect: 200 });
    expect(await read()).toEqual(exact);
    await running.make("manufacturers", { name: "Manufacturer" });
    await running.client.patch(await create(), { comment: "Changed" }, { expect: 200 });
    expect(await read()).toEqual(exact);
    const operations = [1, 2, 3].map(() => ({
      method: "POST",
      path: "/api/parts",
      body: { name: unique("Batch"), category },
    }));
    await running.client.post("/api/batch", { operations, atomic: true }, { expect: 200 });
    expect(await read()).toEqual(exact);
  });

  it("is exact after random changes", async () => {
    let state = 1;
    const random = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const created: string[] = [];
    for (let round = 0; round < 25; round += 1) {
      for (let change = random(4); change >= 0; change -= 1) {
        const known = created[random(created.length + 1)];
        const kind = random(4);
        if (known === undefined || kind === 0) created.push(await create());
        else if (kind === 1) await running.client.patch(known, { comment: unique("c") }, { expect: 200 });
        else if (kind === 2) {
          await running.client.delete(known, { expect: 204 });
          created.splice(created.indexOf(known), 1);
        } else {
          const operations = [
            { method: "POST", path: "/api/parts", body: { name: unique("Batch"), category } },
            { method: "DELETE", path: await create() },
          ];
          await running.client.post("/api/batch", { operations, atomic: true }, { expect: 200 });
        }
      }
      expect((await read()).wrongBy).toBe(0);
    }
  });

  it("is counted again if changes are missing in the change feed", async () => {
    await read();
    const iri = await create();
    await running.client.patch(iri, { comment: "Changed" }, { expect: 200 });
    const { store } = running.service;
    await createCompactChanges(store)(new Date(Date.now() + 2 * 24 * 60 * 60_000));
    expect(await read()).toEqual({ wrongBy: 0, counted: true });
    await create();
    await createCompactChanges(store)(new Date(Date.now() + 40 * 24 * 60 * 60_000));
    expect(await read()).toEqual({ wrongBy: 0, counted: true });
  });

  it("is counted again after many changes", async () => {
    await read();
    for (let batch = 0; batch < 3; batch += 1) {
      const operations = Array.from({ length: 500 }, () => ({
        method: "POST",
        path: "/api/parts",
        body: { name: unique("Many"), category },
      }));
      await running.client.post("/api/batch", { operations }, { expect: 200 });
    }
    expect(await read()).toEqual({ wrongBy: 0, counted: true });
  });
});
