/** Imports of files over HTTP, which run in the background. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { csv, importers, jsonLines, list, useImports } from "./import-service.ts";
import { idOf, plain, unique } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

describeDialects("an import", (dialect) => {
  const { running, finished, run, count, files } = useImports(dialect);

  it("creates parts as the user, with entries in the change log", async () => {
    const { client, iri } = await createUserWith(running.service, importers);
    const name = unique("Family");
    const content = list(25, name);
    const done = await run(content, { client, query: "?file_name=parts.csv" });
    expect(done).toMatchObject({
      status: "succeeded",
      dry_run: false,
      format: "csv",
      file_name: "parts.csv",
      file_size: content.length,
      bytes_read: content.length,
      user: iri,
      processed: 25,
      created: 25,
      unchanged: 0,
      failed: 0,
      left_out: 0,
      created_elements: { Part: 25, PartLot: 25, Category: 2 },
      ignored_columns: [],
      errors: [],
    });
    expect(await count(`name=${encodeURIComponent(name)}%25`)).toBe(25);
    const part = await running.client.get(`/api/parts?name=${name} 7`.replaceAll(" ", "%20"), {
      expect: 200,
    });
    const [found] = part.body["hydra:member"] as unknown as Json[];
    const log = await running.client.get(`${String(found?.["@id"])}/log`, { expect: 200 });
    const [entry] = log.body["hydra:member"] as unknown as Json[];
    expect(entry).toMatchObject({ user: iri, comment: `Import ${done.id}` });
    await expect.poll(files).toEqual([]);
  });

  it("is one change set, whatever its number of transactions", async () => {
    const done = await run(list(120));
    const { body } = await running.client.get(done.change_set ?? "", { ...plain, expect: 200 });
    expect(body).toMatchObject({
      operation: "createImport",
      comment: `Import ${done.id}`,
      element_count: 242,
    });
    const dryRun = await run(list(2), { query: "?dry_run=true" });
    expect(dryRun).toMatchObject({ created: 2 });
    expect(dryRun).not.toHaveProperty("change_set");
  });

  it("names its change set to its user, also without the history of parts, and an undo removes all of it", async () => {
    const { client } = await createUserWith(running.service, importers);
    const name = unique("Undone");
    const done = await run(list(3, name), { client });
    const path = done.change_set ?? "";
    expect(path).toMatch(/^\/api\/change_sets\/\d+$/);
    const { body } = await client.get(path, { ...plain, expect: 200 });
    expect(body).toMatchObject({ operation: "createImport", element_count: 8 });
    await running.client.post(`${path}/undo`, undefined, { ...plain, expect: 200 });
    expect(await count(`name=${encodeURIComponent(name)}%25`)).toBe(0);
    const { body: lists } = await client.get("/api/imports", { ...plain, expect: 200 });
    expect(lists).toMatchObject({ imports: [{ change_set: path }] });
  });

  it("changes nothing if it is repeated", async () => {
    const content = list(12);
    await run(content);
    const logged = await running.logged();
    const again = await run(content);
    expect(again).toMatchObject({ status: "succeeded", created: 0, unchanged: 12 });
    expect(again).not.toHaveProperty("change_set");
    expect(await running.logged()).toBe(logged);
  });

  it("rejects stock that a known part does not have, and fails if it rejects all records", async () => {
    const name = unique("Known");
    const records = [3, 4].map((amount) =>
      JSON.stringify({ "@type": "Part", category: [name], name, partLots: [{ amount }] }),
    );
    const [first = "", second = ""] = records;
    expect(await run(first, { contentType: jsonLines })).toMatchObject({ status: "succeeded", created: 1 });
    expect(await run(first, { contentType: jsonLines })).toMatchObject({ status: "succeeded", unchanged: 1 });
    for (const query of ["?dry_run=true", ""]) {
      const failed = await run(second, { contentType: jsonLines, query });
      expect(failed).toMatchObject({
        status: "failed",
        reason: "The only record was rejected. The errors name the reasons.",
        failed: 1,
        unchanged: 0,
        errors: [{ line: 1, property: "partLots[0].amount", code: "already-exists" }],
      });
    }
    const mixed = await run(`${first}\n${second}`, { contentType: jsonLines });
    expect(mixed).toMatchObject({ status: "succeeded", unchanged: 1, failed: 1 });
    expect(await count(`name=${encodeURIComponent(name)}`)).toBe(1);
  });

  it("compares the lots of a known part in any order", async () => {
    const name = unique("Stocked");
    const lots = Array.from({ length: 200 }, (_, index) => ({ description: `Lot ${index}`, amount: 1 }));
    const imported = (partLots: object[]) =>
      run(JSON.stringify({ "@type": "Part", category: [name], name, partLots }), { contentType: jsonLines });
    await imported(lots);
    expect(await imported(lots.toReversed())).toMatchObject({ status: "succeeded", unchanged: 1 });
    const last = { description: "Lot 199", amount: 2 };
    expect(await imported([last, ...lots.slice(0, -1)])).toMatchObject({
      status: "failed",
      errors: [{ property: "partLots[0].amount", code: "already-exists" }],
    });
  });

  it("reports other values of a known part that are not imported", async () => {
    const name = unique("Described");
    const record = (rest: object) => JSON.stringify({ "@type": "Part", category: [name], name, ...rest });
    await run(record({ description: "First" }), { contentType: jsonLines });
    const again = await run(record({ description: "Second" }), { contentType: jsonLines });
    expect(again).toMatchObject({
      status: "succeeded",
      unchanged: 1,
      left_out: 1,
      errors: [{ kind: "left_out", property: "description" }],
    });
  });

  it("changes nothing in a dry run, and reports what it would do", async () => {
    const name = unique("Dry");
    const logged = await running.logged();
    const content = `${list(30, name)}${name} 3,${name} -> Below,5\n`;
    const done = await run(content, { query: "?dry_run=true" });
    expect(done).toMatchObject({
      status: "succeeded",
      dry_run: true,
      processed: 31,
      created: 30,
      failed: 1,
      created_elements: { Part: 30, PartLot: 30, Category: 2 },
    });
    expect(await count(`name=${encodeURIComponent(name)}%25`)).toBe(0);
    expect(await running.logged()).toBe(logged);
    // The file can be imported with `from` for an hour.
    expect(await readdir(join(running.service.uploads, "tmp"))).toEqual([]);
  });

  it("reads JSON Lines and exports", async () => {
    const name = unique("Records");
    const lines = [
      { "@type": "Category", path: [name] },
      { "@type": "Part", category: [name], name, partLots: [{ amount: 3, owner: "no-such-user" }] },
      { "@type": "Part", category: [name], name: `${name} 2`, unknown: 1 },
    ];
    const done = await run(lines.map((line) => JSON.stringify(line)).join("\n"), { contentType: jsonLines });
    expect(done).toMatchObject({ status: "succeeded", format: "jsonl", created: 2, failed: 1, left_out: 1 });
    expect(done.errors).toEqual([
      {
        kind: "left_out",
        line: 2,
        name,
        property: "partLots[0].owner",
        code: "invalid",
        message: 'User "no-such-user" does not exist. Imported without an owner.',
      },
      {
        kind: "error",
        line: 3,
        name: `${name} 2`,
        property: "unknown",
        code: "invalid",
        message: "Unknown property.",
      },
    ]);
    const { text } = await running.client.get<string>("/api/parts", { accept: csv, expect: 200 });
    expect(await run(text)).toMatchObject({ status: "succeeded", failed: 0, created: 0 });
  });

  it("names the remedy if the file contains documents of the API", async () => {
    const id = idOf(
      await running.make("parts", {
        name: unique("Part"),
        category: await running.make("categories", { name: unique("C") }),
      }),
    );
    const { text } = await running.client.get<string>(`/api/parts?id=${id}`, {
      accept: jsonLines,
      expect: 200,
    });
    const done = await run(text, { contentType: jsonLines });
    expect(done).toMatchObject({ processed: 1, created: 0, failed: 1 });
    expect(done.errors).toMatchObject([
      {
        line: 1,
        property: "@id",
        message: "Documents of the API cannot be imported. Export the parts as CSV.",
      },
    ]);
  });

  it("reports all faults of a row, and reads ambiguous numbers with the decimal mark that is set", async () => {
    const content = `name,category_path,quantity,supplier,price\n${unique("P")},${unique("C")},"1,000",S,¥3\n`;
    const { errors } = await run(content);
    expect(errors?.map(({ property }) => property)).toEqual(["quantity", "price"]);
    const valid = content.replace("¥3", "3");
    expect(await run(valid, { query: "?decimal_mark=." })).toMatchObject({ created: 1, failed: 0 });
  });

  it("reports the line, the column, the rule and the remedy of each error", async () => {
    const category = unique("=cmd");
    const content = [
      "name,category_path,quantity,Rating",
      `A,${category},x,1`,
      `,${category},1,1`,
      `${"n".repeat(300)},${category},1,1`,
      `B,${category},4,1`,
    ].join("\n");
    const done = await run(content);
    expect(done).toMatchObject({ processed: 4, created: 1, failed: 3, ignored_columns: ["Rating"] });
    expect(done.errors).toEqual([
      {
        kind: "error",
        line: 2,
        name: "A",
        property: "quantity",
        code: "invalid",
        message: '"x" is not a number. Write a whole number without separators.',
      },
      {
        kind: "error",
        line: 3,
        property: "name",
        code: "invalid",
        message: "A part must have a name or a manufacturer part number.",
      },
      expect.objectContaining({ line: 4, property: "name", code: "too-long" }) as unknown,
    ]);
    const report = await running.client.get<string>(`/api/imports/${done.id}/report`, {
      accept: csv,
      expect: 200,
    });
    expect(report.headers["content-disposition"]).toBe(`attachment; filename="import-${done.id}.csv"`);
    const rows = parse(report.text, { columns: true }) as unknown as Record<string, string>[];
    expect(rows.map(({ line, property, code }) => `${line} ${property} ${code}`)).toEqual([
      "2 quantity invalid",
      "3 name invalid",
      "4 name too-long",
    ]);
    expect(rows[0]?.["message"]).toBe('"x" is not a number. Write a whole number without separators.');
  });

  it.each([
    ["an invalid header", "price\n1\n", 'The header of the file is invalid: missing column "name"'],
    [
      "damaged text",
      Buffer.from([0xc3, 0x84, 0x0a, 0x6e, 0xff, 0xfe]),
      "The file is not UTF-8 text (line 2). Save it as UTF-8",
    ],
    ["a header in another encoding", Buffer.from([0x6e, 0xff]), "The file was read as Windows-1252."],
  ])("fails with a reason if the file has %s", async (_, content, reason) => {
    const { body } = await running.client.post("/api/imports", content, {
      ...plain,
      contentType: csv,
      expect: 201,
    });
    const done = await finished(Number(body["id"]));
    expect(done.status).toBe("failed");
    expect(done.reason).toContain(reason);
    expect(done.processed).toBe(0);
  });
});
