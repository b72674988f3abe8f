/** Tests texts that are written differently: scripts without spaces, the same quantity, and both characters for micro. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { findParts } from "../../src/search/find-parts.ts";
import { useService } from "../inventory/running-service.ts";
import { createTestDatabase, describeDialects, type TestDatabase } from "../support/dialects.ts";
import { found, marked, search } from "./searching.ts";

describeDialects("a search in texts without spaces", (dialect) => {
  const running = useService(dialect);

  beforeAll(async () => {
    const { make } = running;
    const category = await make("categories", { name: "Category" });
    const capacitors = await make("categories", { name: "积层陶瓷电容器" });
    const part = (name: string, more = {}) => make("parts", { name, category, ...more });
    await part("贴片电阻 10K 0603");
    await part("碳膜电阻器5V");
    await part("セラミックコンデンサ", { description: "積層セラミックチップ" });
    await part("칩저항");
    await part("C1", { category: capacitors });
    await part("Plain resistor", { comment: "x ".repeat(2000) + "放大器 end" });
  });

  it.each([
    ["电阻", ["碳膜电阻器5V", "贴片电阻 10K 0603"]],
    ["阻", ["碳膜电阻器5V", "贴片电阻 10K 0603"]],
    ["片电", ["贴片电阻 10K 0603"]],
    ["贴片电阻", ["贴片电阻 10K 0603"]],
    ["电阻 10k", ["贴片电阻 10K 0603"]],
    ["电阻器5v", ["碳膜电阻器5V"]],
    ["电阻 5V", ["碳膜电阻器5V"]],
    ["阻电", []],
    ["コン", ["セラミックコンデンサ"]],
    ["チップ", ["セラミックコンデンサ"]],
    ["積層", ["セラミックコンデンサ"]],
    ["저항", ["칩저항"]],
    ["陶瓷", ["C1"]],
    ["电容", ["C1"]],
    ["放大", ["Plain resistor"]],
  ])("finds %s", async (query, names) => {
    expect((await found(running, query)).toSorted()).toEqual(names.toSorted());
  });

  it("marks the characters", async () => {
    const { body } = await search(running, "电阻");
    const excerpts = body.map(({ matches }) => marked(matches[0]?.excerpt ?? []));
    expect(excerpts.toSorted()).toEqual(["碳膜[电阻]器5V", "贴片[电阻] 10K 0603"].toSorted());
  });

  it.each(["%电阻%", "%片电阻%", "贴片_阻%"])("a filter finds %s", async (pattern) => {
    const { body } = await running.client.get<{ name: string }[]>(
      `/api/parts?name=${encodeURIComponent(pattern)}`,
      { accept: "application/json", expect: 200 },
    );
    expect(body.map(({ name }) => name)).toContain("贴片电阻 10K 0603");
  });

  it("follows changes of a part and of a category", async () => {
    const { client } = running;
    await client.patch("/api/parts/4", { name: "칩콘덴서" }, { expect: 200 });
    expect([await found(running, "저항"), await found(running, "덴서")]).toEqual([[], ["칩콘덴서"]]);
    await client.patch("/api/categories/2", { name: "电感器" }, { expect: 200 });
    expect([await found(running, "陶瓷"), await found(running, "电感")]).toEqual([[], ["C1"]]);
  });
});

describeDialects("a search for a quantity", (dialect) => {
  const running = useService(dialect);

  beforeAll(async () => {
    const { make } = running;
    const category = await make("categories", { name: "Category" });
    for (const name of [
      "C 100 nF",
      "C 0.1\u00b5F",
      "C 2200pF",
      "R 4.7k",
      "R 4700 ohm",
      "R 4k7",
      "Fuse 0.5A",
      "X 1M",
      "3,3V regulator",
      "10k 0603",
      "10 20",
    ])
      await make("parts", { name, category });
    const parameters = [{ name: "Capacitance", value_typical: 0.1, unit: "\u00b5F" }];
    await make("parts", { name: "Parameter", category, parameters });
    await make("parts", { name: "C 1000 nF", category });
    await make("parts", { name: "R 14.7k", category });
  });

  it.each([
    ["0.1uF", ["C 100 nF", "C 0.1\u00b5F", "Parameter"]],
    ["100nF", ["C 100 nF", "C 0.1\u00b5F", "Parameter"]],
    ["0.1 \u03bcF", ["C 100 nF", "C 0.1\u00b5F", "Parameter"]],
    ["2.2nF", ["C 2200pF"]],
    ["0.0022 \u00b5F", ["C 2200pF"]],
    ["4k7", ["R 4.7k", "R 4700 ohm", "R 4k7"]],
    ["4.7k", ["R 4.7k", "R 4700 ohm", "R 4k7"]],
    ["4700 \u2126", ["R 4.7k", "R 4700 ohm", "R 4k7"]],
    ["500mA", ["Fuse 0.5A"]],
    ["1000k", ["X 1M"]],
    ["0.1nF", []],
    ["0,1uF", ["C 100 nF", "C 0.1\u00b5F", "Parameter"]],
    ["0,1 \u00b5F", ["C 100 nF", "C 0.1\u00b5F", "Parameter"]],
    ["2,2nF", ["C 2200pF"]],
    ["4,7 k\u03a9", ["R 4.7k", "R 4700 ohm", "R 4k7"]],
    ["0,5A", ["Fuse 0.5A"]],
    ["3,3V", ["3,3V regulator"]],
    ["10,1uF", []],
    ["1,000nF", []],
    ["0603,10k", ["10k 0603"]],
    ["0603, 10k", ["10k 0603"]],
    ["10,20", ["10 20"]],
  ])("%s", async (query, names) => {
    expect((await found(running, query)).toSorted()).toEqual(names.toSorted());
  });

  it.each(["%\u00b5f", "%\u03bcF", "C 0.1\u03bcF", "C 0.1\u00b5f"])(
    "the filter of the name finds %s",
    async (pattern) => {
      const path = `/api/parts?name=${encodeURIComponent(pattern)}`;
      const { body } = await running.client.get<{ name: string }[]>(path, { accept: "application/json" });
      expect(body.map(({ name }) => name)).toEqual(["C 0.1\u00b5F"]);
    },
  );
});

describeDialects("an upgrade", (dialect) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(dialect, { empty: true });
    await migrate(database.url, { migrations: migrations.filter(({ name }) => name < "0016") });
    const store = await openStore(database.url);
    await store.transaction(async ({ db }) => {
      await sql`insert into categories (id, name, name_folded, full_path, added_date, last_modified)
        values (1, '陶瓷电容器', '陶瓷电容器', '陶瓷电容器', '', '')`.execute(db);
      for (const [id, name] of ["贴片电阻", "C 1\u00b5F"].entries()) {
        await sql`insert into parts (id, name, name_folded, category_id, added_date, last_modified)
          values (${id + 1}, ${name}, ${name.toLowerCase()}, 1, '', '')`.execute(db);
      }
    });
    await store.close();
    await migrate(database.url);
  });
  afterAll(() => database.drop());

  it("indexes existing texts", async () => {
    const store = await openStore(database.url);
    const names = async (query: string): Promise<readonly number[]> => {
      const request = { parameter: "q", query, mode: "words", fields: null, filter: null } as const;
      return (await findParts(store.read, request, { offset: 0, limit: 10 }, () => undefined)).ids;
    };
    expect(await names("电阻")).toEqual([1]);
    expect(await names("电容")).toEqual([2, 1]);
    expect(await names("1 \u00b5F")).toEqual([2]);
    const { rows } = await sql<{ name_folded: string }>`select name_folded from parts where id = 2`.execute(
      store.read.db,
    );
    expect(rows).toEqual([{ name_folded: "c 1\u03bcf" }]);
    await store.close();
  });
});
