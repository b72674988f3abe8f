/** Meanings of columns that users choose, and that are remembered for files with the same headings. */
import { expect, it } from "vitest";
import type { Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";

import { csv, importers, useImports, type Import } from "./import-service.ts";
import { plain, unique } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

describeDialects("columns of an import", (dialect) => {
  const { running, run } = useImports(dialect);
  const query = (columns: readonly string[], more: Readonly<Record<string, string>> = {}): string =>
    `?${String(new URLSearchParams([...Object.entries(more), ...columns.map((one) => ["columns[]", one])]))}`;
  const columnsOf = ({ table }: Import) => table?.["columns"] as unknown as readonly Json[];
  const partNamed = async (name: string): Promise<Json> => {
    const { body } = await running.client.get(`/api/parts?name=${encodeURIComponent(name)}`, { expect: 200 });
    const [found] = body["hydra:member"] as unknown as Json[];
    return (await running.client.get(String(found?.["@id"]), { expect: 200 })).body;
  };

  it("chosen by heading or number win over recognized ones", async () => {
    const name = unique("Chosen");
    const content = `Foo,Name,Qty,Rating,Note\n${name},Other,7,5 V,12\n`;
    const columns = [" foo =name", "#5=quantity", "Rating=parameter", "Qty=ignore"];
    const done = await run(content, { query: query(columns, { category: name }) });
    expect(done).toMatchObject({ status: "succeeded", created: 1, ignored_columns: ["Name", "Qty"] });
    expect(columnsOf(done)).toEqual([
      { heading: "Foo", column: "name", chosen: true, examples: [name] },
      { heading: "Name", examples: ["Other"] },
      { heading: "Qty", chosen: true, examples: ["7"] },
      { heading: "Rating", column: "parameter", chosen: true, examples: ["5 V"] },
      { heading: "Note", column: "quantity", chosen: true, examples: ["12"] },
    ]);
    expect(await partNamed(name)).toMatchObject({
      total_instock: 12,
      parameters: [{ name: "Rating", value_typical: 5, unit: "V" }],
    });
  });

  it.each([
    [["Bar=name"], 'The file has no column "Bar". It has the columns "Name", "Foo", "Foo".'],
    [["foo=name"], 'The file has several columns "foo". Choose one by its position, such as "#2".'],
    [["#4=name"], "The file has no column #4. It has 3 columns."],
    [["Name=name", "#1=description"], "Column 1 of the file is chosen twice. Choose one meaning for it."],
  ])("%j fails for a file without it", async (columns, reason) => {
    const done = await run("Name,Foo,Foo\nA,B,C\n", { query: query(columns, { category: "X" }) });
    expect(done).toMatchObject({ status: "failed", reason });
    expect(columnsOf(done).map(({ heading }) => heading)).toEqual(["Name", "Foo", "Foo"]);
  });

  it.each([
    [["A=nam"], /^Unknown column "nam" for "A"\. Use one of name, .*, parameter, ignore\.$/],
    [["A=backorder"], /^Unknown column "backorder"/],
    [["A=name", "B=name"], /^The columns "A", "B" are both chosen as "name"\./],
    [["A=name", "a=ipn"], /^The column "a" is chosen twice\./],
  ])("%j is rejected", async (columns, detail) => {
    const given = { ...plain, contentType: csv, expect: 400 };
    const { body } = await running.client.post(`/api/imports${query(columns)}`, "A,B\n1,2\n", given);
    expect(body["detail"]).toMatch(detail);
  });

  it("of a file without a header are chosen by number", async () => {
    const [name, supplier] = [unique("NE555"), unique("TME")];
    const more = { type: "order", supplier, category: supplier, order_number: "1" };
    const columns = ["#1=supplier_part_number", "#2=quantity"];
    const done = await run(`${name}/A;10\n${name}/B;5\n`, { query: query(columns, more) });
    expect(done).toMatchObject({ status: "succeeded", created: 2, errors: [] });
    expect(done.table).not.toHaveProperty("header_line");
    expect(columnsOf(done)[1]).toEqual({
      heading: "",
      column: "quantity",
      chosen: true,
      examples: ["10", "5"],
    });
    // A text in the column of the quantity is a heading, even if it is unknown.
    const other = { ...more, order_number: "2" };
    const headed = await run(`Xyz;Wert Z\n${name}/A;3\n`, { query: query(columns, other) });
    expect(headed).toMatchObject({ updated: 1, table: { header_line: 1 } });
  });

  it("are remembered for files of the user with the same headings", async () => {
    const first = await createUserWith(running.service, importers);
    const second = await createUserWith(running.service, importers);
    const name = unique("Remembered");
    const headings = `Foo ${name}`;
    const more = { category: name, dry_run: "true" };
    await run(`${headings},Xyz\n${name},1\n`, {
      client: first.client,
      query: query([`${headings}=name`, "#2=quantity"], more),
    });
    const content = ` XYZ,${headings.toUpperCase()}\n5,${name}\n`;
    const again = await run(content, { client: first.client, query: query([], more) });
    expect(columnsOf(again)).toMatchObject([
      { column: "quantity", chosen: true },
      { column: "name", chosen: true },
    ]);
    expect(again).toMatchObject({ status: "succeeded", created: 1 });
    const others = await run(content, { client: second.client, query: query([], more) });
    expect(others).toMatchObject({
      status: "failed",
      reason: expect.stringContaining("missing column") as string,
    });
  });

  it("are saved under a name, used by it and forgotten, each by its user alone", async () => {
    const { client } = await createUserWith(running.service, importers);
    const other = await createUserWith(running.service, importers);
    const name = unique("Saved");
    const more = { category: name, dry_run: "true" };
    const content = `${name} X\n${name}\n`;
    const columns = [`${name} X=name`];
    const save = (body: Readonly<Record<string, unknown>>, expect: number) =>
      client.post("/api/column_mappings", body, { ...plain, expect });
    const first = await save({ name, columns: ["#1=description"] }, 201);
    const saved = await save({ name: ` ${name} `, columns }, 201);
    expect(saved.body).toMatchObject({ id: first.body["id"], name, columns });
    const path = String(saved.headers["location"]);
    expect((await client.get(path, { ...plain, expect: 200 })).body).toMatchObject({ name, columns });
    const done = await run(content, { client, query: query([], { ...more, mapping: name }) });
    expect(done).toMatchObject({ status: "succeeded", created: 1, parameters: { columns } });
    const listed = await client.get("/api/column_mappings", { ...plain, expect: 200 });
    // The import also remembers them for files with the same headings.
    expect(listed.body["column_mappings"]).toMatchObject([{ columns }, { name, columns }]);
    const others = await other.client.get("/api/column_mappings", { ...plain, expect: 200 });
    expect(others.body["column_mappings"]).toEqual([]);
    await other.client.get(path, { ...plain, expect: 404 });
    await other.client.delete(path, { ...plain, expect: 404 });
    await client.delete(path, { ...plain, expect: 204 });
    for (const [parameters, expect] of [
      [query([], { mapping: name }), 422],
      [query(["A=name"], { mapping: name }), 400],
    ] as const) {
      await client.post(`/api/imports${parameters}`, content, { ...plain, contentType: csv, expect });
    }
    const wrong = await save({ name, columns: ["A=nam"] }, 422);
    expect(wrong.body["violations"]).toMatchObject([{ propertyPath: "columns" }]);
  });

  it("can be saved under 200 names", async () => {
    const { client, id } = await createUserWith(running.service, importers);
    await running.service.store.transaction(async ({ db }) => {
      const named = Array.from({ length: 200 }, (_, index) => ({
        user_id: id,
        name: `Name ${index}`,
        columns: "[]",
        last_used: new Date(index).toISOString(),
      }));
      await db.insertInto("column_mappings").values(named).execute();
    });
    const columns = ["A=name"];
    const save = (name: string, expect: number) =>
      client.post("/api/column_mappings", { name, columns }, { ...plain, expect });
    await save("Another", 409);
    await save("Name 7", 201);
  });

  it("are not remembered if one of them cannot be found again", async () => {
    const { client } = await createUserWith(running.service, importers);
    const name = unique("Repeated");
    const more = { category: name, dry_run: "true" };
    const content = `${name} A,${name} B,${name} B\n${name},x,y\n`;
    await run(content, { client, query: query(["#1=name", "#3=description"], more) });
    const again = await run(content, { client, query: query([], more) });
    expect(again).toMatchObject({ status: "failed" });
    expect(columnsOf(again).every(({ chosen }) => chosen === undefined)).toBe(true);
  });

  it("are forgotten if a user has chosen those of too many other files", async () => {
    const { client, id } = await createUserWith(running.service, importers);
    const { store } = running.service;
    await store.transaction(async ({ db }) => {
      const old = Array.from({ length: 201 }, (_, index) => ({
        user_id: id,
        signature: `old ${index}`,
        columns: "[]",
        last_used: new Date(index).toISOString(),
      }));
      await db.insertInto("column_mappings").values(old).execute();
    });
    await run("Foo,Bar\nA,1\n", { client, query: query(["Foo=name"], { category: "X", dry_run: "true" }) });
    const rows = await store.read.db
      .selectFrom("column_mappings")
      .select(["signature", "columns"])
      .where("user_id", "=", id)
      .orderBy("last_used")
      .execute();
    expect(rows).toHaveLength(200);
    expect(rows[0]).toMatchObject({ signature: "old 2" });
    expect(rows.at(-1)).toMatchObject({ columns: '["Foo=name"]' });
  });
});
