/** Tests searches for numbers with a unit, which compare the texts that the index finds. */
import { setImmediate } from "node:timers/promises";
import { beforeAll, expect, it, vi } from "vitest";
import { resultOf, type Found } from "../mcp/tools/calling.ts";
import { idOf, useService } from "../inventory/running-service.ts";
import { describeDialects } from "../support/dialects.ts";
import { found, search } from "./searching.ts";

/** More parts than the index returns. */
const others = 1100;

describeDialects("a search for a number with a unit", (dialect) => {
  let onStatement = (_sql: string): void => undefined;
  const running = useService(dialect, { overrides: { onStatement: (sql) => onStatement(sql) } });
  const names = async (args: Record<string, unknown>): Promise<string[]> =>
    (await resultOf<Found>(running, "search_parts", args))["hydra:member"].map(({ name }) => name);

  beforeAll(async () => {
    const category = await running.make("categories", { name: "Capacitors" });
    const rows = Array.from({ length: others }, (_, index) => ({
      name: `C ${index}`,
      name_folded: `c ${index}`,
      description: "0.1uF 0603",
      description_folded: "0.1uf 0603",
      category_id: idOf(category),
      added_date: "2026-01-01T00:00:00.000Z",
      last_modified: "2026-01-01T00:00:00.000Z",
    }));
    await running.service.store.transaction(async ({ db }) => {
      for (let first = 0; first < others; first += 550)
        await db
          .insertInto("parts")
          .values(rows.slice(first, first + 550))
          .execute();
    });
    for (const name of ["D 2", "D 1", "1uF"])
      await running.make("parts", { name, description: "X5R/1uF 0603", category });
    const comment = `${"a ".repeat(2500)} 33uF and quokka end`;
    await running.make("parts", { name: "Long", comment, category });
  });

  it.each(["1uF", "1 \u00b5F 0603"])("finds parts beyond the first thousand of the index: %s", async (q) => {
    expect(await found(running, q)).toEqual(["1uF", "D 1", "D 2"]);
    expect((await search(running, q)).headers["x-total-count"]).toBe("3");
    expect(await names({ keyword: q })).toEqual(["1uF", "D 1", "D 2"]);
    expect(await names({ keyword: q, comment: false })).toEqual(["1uF", "D 1", "D 2"]);
  });

  it("counts at most a thousand hits, the best ones first", async () => {
    const { body, headers } = await search(running, "0.1uF", "&itemsPerPage=2");
    expect(headers["x-total-count"]).toBe("1000");
    expect(body.map(({ part }) => part.name)).toEqual(["C 0", "C 1"]);
  });

  it.each(["quokka", "33uF"])("finds a word at the end of a long text: %s", async (q) => {
    expect(await found(running, q)).toEqual(["Long"]);
    expect(await names({ keyword: q, name: false })).toEqual(["Long"]);
  });

  it("omits a part that is deleted before it is read", async () => {
    const { store } = running.service;
    const iri = await running.make("parts", { name: "Gone 47pF", category: "/api/categories/1" });
    await running.make("parts", { name: "Kept 47pF", category: "/api/categories/1" });
    const readTransaction = store.readTransaction.bind(store);
    const spy = vi.spyOn(store, "readTransaction").mockImplementationOnce(async (work) => {
      await running.client.delete(iri, { expect: 204 });
      return readTransaction(work);
    });
    try {
      const { body } = await search(running, "47pF");
      expect(body).toMatchObject([{ part: { name: "Kept 47pF" }, matches: [{ property: "name" }] }]);
    } finally {
      spy.mockRestore();
    }
  });

  it("runs other requests in between", async () => {
    let [isOver, turns] = [false, 0];
    const seen: number[] = [];
    onStatement = (sql) => {
      if (!/parameters v/.test(sql)) return;
      seen.push(turns);
      const until = performance.now() + 20;
      while (performance.now() < until);
    };
    const countTurns = async (): Promise<void> => {
      for (; !isOver; turns += 1) await setImmediate();
    };
    const counted = countTurns();
    await search(running, "0.1uF", "&itemsPerPage=1");
    isOver = true;
    await counted;
    onStatement = () => undefined;
    // Other requests run before each hundred of the first thousand parts.
    expect(new Set(seen).size).toBeGreaterThanOrEqual(10);
  });
});
