/** Imports of files over HTTP, which run in the background. */
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { createImportFiles } from "../../src/attachments/import-files.ts";
import { removeOldImports } from "../../src/inventory/imports/remove-old-imports.ts";
import { leaseMilliseconds, takeImport } from "../../src/inventory/imports/import-store.ts";
import { serializePermissionData } from "../../src/identity/permission-data.ts";
import { api } from "../support/client.ts";
import type { Answer, Api, Json } from "../support/client.ts";
import { describeDialects, describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

interface Import {
  readonly id: number;
  readonly status: string;
  readonly reason?: string;
  readonly dry_run: boolean;
  readonly processed: number;
  readonly created: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly left_out: number;
  readonly created_elements: Readonly<Record<string, number>>;
  readonly file_size: number;
  readonly bytes_read: number;
  readonly ignored_columns?: readonly string[];
  readonly errors: readonly Json[];
}

const csv = "text/csv";
const jsonLines = "application/x-ndjson";

/** Returns a list of parts in a new category. */
function list(count: number, category = unique("Imported")): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `${category} ${index},${category} -> Below,${index}`,
  );
  return `name,category_path,quantity\n${rows.join("\n")}\n`;
}

const importers = [
  "parts.import",
  "parts.read",
  "parts.create",
  "categories.read",
  "categories.create",
  "parts_stock.add",
] as const;

describeDialects("an import", (dialect) => {
  const running = useService(dialect);

  const start = async (
    content: string,
    {
      client = running.client,
      query = "",
      contentType = csv,
    }: { client?: Api; query?: string; contentType?: string } = {},
  ): Promise<number> => {
    const answer = await client.post(`/api/imports${query}`, content, { ...plain, contentType, expect: 201 });
    expect(answer.headers["location"]).toBe(`/api/imports/${String(answer.body["id"])}`);
    expect(answer.body["status"]).toBe("queued");
    return Number(answer.body["id"]);
  };
  const read = async (id: number, client = running.client): Promise<Import> =>
    (await client.get<Import>(`/api/imports/${id}`, { ...plain, expect: 200 })).body;
  const finished = async (id: number, client?: Api): Promise<Import> => {
    await expect
      .poll(async () => (await read(id, client)).status, { timeout: 20_000, interval: 20 })
      .toMatch(/succeeded|failed|canceled/);
    return read(id, client);
  };
  const run = async (...given: Parameters<typeof start>): Promise<Import> =>
    finished(await start(...given), given[1]?.client);
  const count = async (query: string): Promise<number> =>
    Number((await running.client.get(`/api/parts?itemsPerPage=0&${query}`, plain)).headers["x-total-count"]);
  const files = (): Promise<string[]> => readdir(join(running.service.uploads, "imports"));

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

  it("changes nothing if it is repeated", async () => {
    const content = list(12);
    await run(content);
    const logged = await running.logged();
    expect(await run(content)).toMatchObject({ status: "succeeded", created: 0, unchanged: 12 });
    expect(await running.logged()).toBe(logged);
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
    await expect.poll(files).toEqual([]);
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
    ["another encoding", Buffer.from([0x6e, 0xff, 0xfe]), "The file is not UTF-8 text (line 1)."],
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

  it("checks the permissions of the user for each element", async () => {
    const { client } = await createUserWith(running.service, [
      "parts.import",
      "parts.read",
      "parts.create",
      "categories.read",
    ]);
    const done = await run(list(2), { client });
    expect(done).toMatchObject({ status: "succeeded", created: 0, failed: 2, created_elements: {} });
    expect(done.errors[0]).toMatchObject({
      line: 2,
      code: "forbidden",
      message: expect.stringContaining('"categories.create"') as string,
    });
  });

  it("does not lift the restrictions of elements that the user cannot change", async () => {
    const name = unique("Closed");
    const category = await running.make("categories", { name, not_selectable: true });
    const lines = [
      { "@type": "Category", path: [name], not_selectable: true },
      { "@type": "Part", category: [name], name },
    ];
    const content = lines.map((line) => JSON.stringify(line)).join("\n");
    const { client } = await createUserWith(running.service, importers);
    const done = await run(content, { client, contentType: jsonLines });
    expect(done).toMatchObject({ unchanged: 1, failed: 1 });
    expect(await run(content, { contentType: jsonLines })).toMatchObject({ created: 1, failed: 0 });
    expect(await count(`category=${idOf(category)}`)).toBe(1);
  });

  it("is visible only to its user, and to users who can manage users", async () => {
    const { client } = await createUserWith(running.service, importers);
    const { client: other } = await createUserWith(running.service, importers);
    const { client: reader } = await createUserWith(running.service, ["parts.read"]);
    const id = await start(list(1), { client });
    await finished(id);
    for (const path of [`/api/imports/${id}`, `/api/imports/${id}/report`]) {
      await other.get(path, { accept: "*/*", expect: 404 });
      await reader.get(path, { accept: "*/*", expect: 403 });
    }
    await other.post(`/api/imports/${id}/cancel`, undefined, { expect: 404 });
    await other.delete(`/api/imports/${id}`, { expect: 404 });
    await reader.post("/api/imports", list(1), { contentType: csv, expect: 403 });
    const ids = async (from: Api, query = ""): Promise<number[]> =>
      (
        await from.get<{ imports: Import[] }>(`/api/imports${query}`, { ...plain, expect: 200 })
      ).body.imports.map((each) => each.id);
    expect(await ids(client)).toEqual([id]);
    expect(await ids(other)).toEqual([]);
    expect((await ids(running.client))[0]).toBe(id);
    expect(await ids(running.client, `?before=${id}&limit=1`)).toHaveLength(1);
    await client.delete(`/api/imports/${id}`, { expect: 204 });
    await client.get(`/api/imports/${id}`, { expect: 404 });
  });

  it("fails if the user is disabled or loses the permission", async () => {
    const { service } = running;
    const blocked = await block();
    const disabled = await createUserWith(service, importers);
    const demoted = await createUserWith(service, importers);
    const ids = [
      await start(list(3), { client: disabled.client }),
      await start(list(3), { client: demoted.client }),
    ];
    await service.store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ disabled: true }).where("id", "=", disabled.id).execute();
      const permissions = serializePermissionData(new Map([["parts.read", true]]));
      await db.updateTable("users").set({ permissions }).where("id", "=", demoted.id).execute();
    });
    await blocked.release();
    const [first, second] = [await finished(ids[0] ?? 0), await finished(ids[1] ?? 0)];
    expect(first).toMatchObject({
      status: "failed",
      processed: 0,
      reason: expect.stringContaining("was disabled") as string,
    });
    expect(second).toMatchObject({
      status: "failed",
      reason: expect.stringContaining('"parts.import"') as string,
    });
  });

  it("waits for the imports of other processes, and takes over if one stops", async () => {
    const blocked = await block();
    const [ann, bob] = [
      await createUserWith(running.service, importers),
      await createUserWith(running.service, importers),
    ];
    const first = await start(list(2), { client: ann.client });
    const second = await start(list(2), { client: ann.client });
    const third = await start(list(2), { client: bob.client });
    expect(await takeImport(running.service.store, "other", new Date())).toBeNull();
    expect((await read(first)).status).toBe("queued");
    await blocked.release();
    for (const id of [first, second, third]) expect((await finished(id)).status).toBe("succeeded");
    // Users take turns.
    const times = await running.service.store.read.db
      .selectFrom("imports")
      .select(["id", "started"])
      .where("id", "in", [first, second, third])
      .orderBy("started")
      .execute();
    expect(times.map(({ id }) => id)).toEqual([first, third, second]);
    // The import of the killed process continues after its last record.
    expect(await finished(blocked.id)).toMatchObject({ status: "succeeded", processed: 4, created: 4 });
  });

  it("names the accepted types to a client that sends a form", async () => {
    const answer = await running.client.post("/api/imports", "--b--", {
      ...plain,
      contentType: "multipart/form-data; boundary=b",
      expect: 415,
    });
    expect(answer.body["detail"]).toContain("Send the file itself as the body");
  });

  it("is canceled before it starts, or between two transactions", async () => {
    const blocked = await block();
    const id = await start(list(2));
    const { body } = await running.client.post<Import>(`/api/imports/${id}/cancel`, undefined, {
      ...plain,
      expect: 200,
    });
    expect(body).toMatchObject({ status: "canceled", processed: 0 });
    const conflict = await running.client.delete(`/api/imports/${blocked.id}`, { expect: 409 });
    expect(conflict.text).toContain("Cancel it first");
    const stopping = await running.client.post<Import>(`/api/imports/${blocked.id}/cancel`, undefined, {
      ...plain,
      expect: 200,
    });
    expect(stopping.body).toMatchObject({ status: "running", cancel_requested: true });
    await blocked.release();
    expect(await finished(blocked.id)).toMatchObject({ status: "canceled", processed: 2, created: 2 });
    const again = await running.client.post<Import>(`/api/imports/${id}/cancel`, undefined, {
      ...plain,
      expect: 200,
    });
    expect(again.body.status).toBe("canceled");
    await expect.poll(files).toEqual([]);
  });

  it("is stored once for each Idempotency-Key", async () => {
    const options = {
      ...plain,
      contentType: csv,
      headers: { "Idempotency-Key": unique("key").replace(" ", "-") },
      expect: 201,
    };
    const content = list(1);
    const first = await running.client.post<Import>("/api/imports", content, options);
    const second = await running.client.post<Import>("/api/imports", content, options);
    expect(second.body.id).toBe(first.body.id);
    expect(second.headers["idempotent-replayed"]).toBe("true");
    await running.client.post("/api/imports", list(1), { ...options, expect: 422 });
    await finished(first.body.id);
  });

  it("is limited in number, and deleted after 30 days", async () => {
    const blocked = await block();
    const { client } = await createUserWith(running.service, importers);
    const ids: number[] = [];
    for (let made = 0; made < 10; made += 1) ids.push(await start(list(1), { client }));
    await client.post("/api/imports", list(1), { contentType: csv, expect: 429 });
    for (const id of ids) await client.post(`/api/imports/${id}/cancel`, undefined, { expect: 200 });
    await blocked.release();
    await finished(blocked.id);
    const { store, uploads } = running.service;
    const importFiles = createImportFiles(uploads);
    await removeOldImports(store, importFiles, new Date(Date.now() + 29 * 86_400_000));
    expect((await read(ids[0] ?? 0)).status).toBe("canceled");
    await removeOldImports(store, importFiles, new Date(Date.now() + 31 * 86_400_000));
    await running.client.get(`/api/imports/${ids[0]}`, { expect: 404 });
  });

  it("rejects other media types and empty files", async () => {
    const { client } = running;
    await client.post("/api/imports", { a: 1 }, { contentType: "application/json", expect: 415 });
    await client.post("/api/imports", "x", { contentType: "text/csv; charset=latin1", expect: 415 });
    await client.post("/api/imports", "", { contentType: csv, expect: 400 });
    await client.post("/api/imports?dry_run=maybe", list(1), { contentType: csv, expect: 400 });
    await api(running.service, tokens.readOnly).post("/api/imports", list(1), {
      contentType: csv,
      expect: 403,
    });
    await api(running.service, null).post("/api/imports", list(1), { contentType: csv, expect: 401 });
  });

  /** Creates an import that another process runs, which has imported two of four records. */
  async function block(): Promise<{ readonly id: number; release(): Promise<void> }> {
    const { store } = running.service;
    const content = list(4);
    const [head, ...rows] = content.split("\n");
    await run([head, ...rows.slice(0, 2)].join("\n"));
    const file = "0".repeat(32);
    const { path } = await createImportFiles(running.service.uploads).open(file);
    await writeFile(path, content);
    const { id } = await store.transaction(async ({ db }) => {
      const user = await db
        .selectFrom("api_tokens")
        .innerJoin("users", "users.id", "user_id")
        .select(["users.id", "users.name"])
        .where("tier", "=", "full")
        .executeTakeFirstOrThrow();
      return db
        .insertInto("imports")
        .values({
          status: "running",
          user_id: user.id,
          username: user.name,
          tier: "full",
          address: "127.0.0.1",
          format: "csv",
          file,
          file_size: content.length,
          category: "",
          added_date: new Date().toISOString(),
          started: new Date(0).toISOString(),
          holder: "killed",
          lease_until: new Date(Date.now() + leaseMilliseconds).toISOString(),
          processed: 2,
          records_created: 2,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    });
    return {
      id,
      release: async () => {
        await store.transaction(async ({ db }) => {
          await db
            .updateTable("imports")
            .set({ lease_until: new Date(0).toISOString() })
            .where("id", "=", id)
            .execute();
        });
        // A new import wakes the runner. Otherwise, it would look for imports after some seconds.
        const answer: Answer = await running.client.post("/api/imports", "name,category_path\n", {
          ...plain,
          contentType: csv,
        });
        expect(answer.status).toBe(201);
      },
    };
  }
});

describeOneDialect("the file of an import", (dialect) => {
  const running = useService(dialect, { environment: { MAX_ATTACHMENT_FILE_SIZE: "1K" } });

  it("has a maximum size", async () => {
    const answer = await running.client.post("/api/imports", list(100), { contentType: csv, expect: 413 });
    expect(answer.text).toContain("larger than the maximum");
    await running.client.post("/api/imports", list(2), { contentType: csv, expect: 201 });
  });
});
