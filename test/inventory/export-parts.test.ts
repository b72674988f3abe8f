/** Exports of parts over HTTP, as CSV and JSON Lines. */
import { writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Logger } from "../../src/http/handler.ts";
import { createInventory } from "../../src/inventory/operations/inventory.ts";
import { exportInventory } from "../../src/exchange/transfer/export-inventory.ts";
import { importFile } from "../../src/exchange/transfer/import-file.ts";
import { api, type Json } from "../support/client.ts";
import { describeDialects, describeOneDialect } from "../support/dialects.ts";
import { insertParts } from "../support/many-parts.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { useInstances, type Line } from "../transfer/instances.ts";
import { sample } from "../transfer/sample.ts";
import { unique, useService } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

const csv = "text/csv";
const jsonLines = "application/x-ndjson";

const seeded = (comment: string) => ({
  seed: async (store: Parameters<typeof seedPrincipals>[0]) => {
    await seedPrincipals(store);
    await insertParts(store, 2000, comment);
    if (store.dialect === "sqlite") return;
    await store.transaction(async ({ db }) => {
      await sql`select setval(pg_get_serial_sequence('categories', 'id'), 1)`.execute(db);
    });
  },
});

describeDialects("an export of parts", (dialect) => {
  const running = useService(dialect, seeded("Some comment"));

  const exported = async (query: string, accept: string): Promise<string> =>
    (await running.client.get<string>(`/api/parts${query}`, { accept, expect: 200 })).text;
  const rows = async (query: string): Promise<Record<string, string>[]> =>
    parse(await exported(query, csv), { columns: true });
  const documents = async (query: string): Promise<Json[]> =>
    (await exported(query, jsonLines))
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Json);

  it.each([
    "name=part%2012%25",
    "name=part%2012%25&order[name]=desc",
    "name=part%2012%25&properties[]=name&properties[category][]=name",
    "id=3,900,17,1500",
    "name=nothing",
  ])("has the items of the list, in the same order: %s", async (query) => {
    const { body } = await running.client.get(`/api/parts?itemsPerPage=249&${query}`, { expect: 200 });
    const members = body["hydra:member"] as unknown as Json[];
    expect(await documents(`?${query}`)).toEqual(members);
    expect(await rows(`?${query}`)).toHaveLength(members.length);
    const ids = members.map((member) => String(member["@id"]).replace("/api/parts/", ""));
    expect((await rows(`?${query}&properties[]=id`)).map(({ id }) => id)).toEqual(ids);
  });

  it("contains all parts, however many there are", async () => {
    const { headers, text } = await running.client.get<string>("/api/parts?properties[]=id&order[name]=asc", {
      accept: csv,
      expect: 200,
    });
    const ids = text.split("\r\n").slice(1, -1);
    expect(ids).toHaveLength(2000);
    expect(new Set(ids).size).toBe(2000);
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8; header=present",
      "content-disposition": 'attachment; filename="parts.csv"',
      "x-total-count": "2000",
    });
    const all = await documents("");
    expect(all.map(({ id }) => Number(id))).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
  });

  it("contains a page if the request has a page or a cursor", async () => {
    const page = "/api/parts?page=3&itemsPerPage=120&properties[]=id";
    const { headers, text } = await running.client.get<string>(page, { accept: jsonLines, expect: 200 });
    expect(text.split("\n").slice(0, -1)).toHaveLength(120);
    expect(text.startsWith('{"@id":"/api/parts/241"')).toBe(true);
    expect(headers).toMatchObject({
      "content-disposition": 'attachment; filename="parts.ndjson"',
      "x-total-count": "2000",
      link: expect.stringContaining("page=4") as string,
    });
    const first = await running.client.get<string>("/api/parts?cursor=", { accept: csv, expect: 200 });
    expect(parse(first.text, { columns: true })).toHaveLength(30);
    expect(first.headers["link"]).toContain('rel="next"');
    expect(await documents("?itemsPerPage=0")).toEqual([]);
  });

  it("has an entity tag that any change replaces", async () => {
    const path = "/api/parts?id=1,2";
    const { headers } = await running.client.get(path, { accept: csv, expect: 200 });
    const etag = headers["etag"] ?? "";
    expect(etag).toMatch(/^W\/"/);
    const head = await running.client.request("HEAD", path, undefined, { accept: csv, expect: 200 });
    expect(head.headers).toMatchObject({ etag, "content-disposition": headers["content-disposition"] });
    const unchanged = { accept: csv, headers: { "If-None-Match": etag } };
    const answer = await running.client.get(path, { ...unchanged, expect: 304 });
    expect(answer.headers).toMatchObject({ etag, "cache-control": headers["cache-control"] });
    for (const other of [`${path}&order[name]=asc`, "/api/parts"])
      await running.client.get(other, { ...unchanged, expect: 200 });
    await running.client.get(path, { ...unchanged, accept: jsonLines, expect: 200 });
    await running.make("suppliers", { name: unique("Supplier") });
    await running.client.get(path, { ...unchanged, expect: 200 });
  });

  it("has an error before the response begins, or nothing", async () => {
    const { client, refused, service } = running;
    expect(await refused(client.get("/api/parts?category=x", { accept: csv }), 400)).toHaveLength(1);
    expect(await refused(client.get("/api/parts?nothing=1", { accept: jsonLines }), 400)).toHaveLength(1);
    expect(await refused(client.get("/api/parts?properties[]=x", { accept: csv }), 400)).toHaveLength(1);
    await client.get("/api/parts", { accept: "text/csv;q=0, text/tab-separated-values", expect: 406 });
    await client.get("/api/parts.json", { accept: csv, expect: 200 }).then(({ mediaType }) => {
      expect(mediaType).toBe("application/json");
    });
    const { client: stranger } = await createUserWith(service, ["categories.read"]);
    await stranger.get("/api/parts", { accept: csv, expect: 403 });
    await api(service, "wrong").get("/api/parts", { accept: csv, expect: 401 });
  });

  it("is compressed if the client accepts it", async () => {
    for (const coding of ["gzip", "br"]) {
      const { headers, bytes } = await running.client.get("/api/parts?properties[]=id", {
        accept: csv,
        headers: { "Accept-Encoding": coding },
        expect: 200,
      });
      expect(headers["content-encoding"]).toBe(coding);
      expect(bytes.length).toBeLessThan(10_000);
    }
  });

  it("selects the columns of CSV, and writes no formulas", async () => {
    const category = await running.make("categories", { name: "=cmd" });
    const name = unique("+1");
    const part = await running.make("parts", {
      name,
      category,
      minamount: 5,
      partLots: [
        { amount: 7, description: "@lot" },
        { amount: 8, description: "a;=1" },
      ],
      eda_info: { value: "-5V", reference_prefix: "U" },
    });
    const id = part.split("/").at(-1) ?? "";
    const text = await exported(
      `?id=${id}&properties[]=id&properties[]=name&properties[]=total_instock&properties[]=category` +
        "&properties[eda_info][]=value",
      csv,
    );
    expect(text).toBe(
      "record,id,category,name,namesake,eda_info.value,total_instock\r\n" +
        `Part,${id},"[""=cmd""]","""${name}""",,"""-5V""",15\r\n`,
    );
    const lots = await exported(
      `?id=${id}&properties[partLots][]=description&properties[partLots][]=amount`,
      csv,
    );
    expect(lots).toBe(
      "record,description,amount\r\nPart,,\r\n" + 'PartLot,"""@lot""",7\r\nPartLot,"""a;\\u003d1""",8\r\n',
    );
  });
});

describeDialects("an export of parts as CSV", (dialect) => {
  const running = useService(dialect);
  const instance = useInstances();

  const exported = async (query: string): Promise<string> =>
    (await running.client.get<string>(`/api/parts${query}`, { accept: csv, expect: 200 })).text;

  it("can be imported into another instance", async () => {
    const { inventory: other, take, lines, import: imported } = await instance(dialect);
    const here = createInventory({ store: running.service.store, storage: other.storage, download: null });
    const options = { systemUser: "tester", now: () => new Date("2026-01-31T12:00:00Z") };
    const path = join(running.service.uploads, "sample.jsonl");
    // The sample contains two parts with this name.
    const twice = sample
      .filter((line) => line["@type"] === "Part" && line["name"] !== "74HC00")
      .map((line) => ({ ...line, namesake: 2, ipn: null }));
    await writeFile(path, [...sample, ...twice].map((line) => `${JSON.stringify(line)}\n`).join(""));
    expect((await importFile(here, path, "jsonl", options)).refused).toEqual([]);
    const written: Line[] = [];
    await exportInventory(here, ({ resource, document }) => {
      if (resource === "Part") written.push({ "@type": resource, ...document });
    });
    const text = await exported("?order[id]=desc");
    await take(
      sample
        .filter((line) => line["@type"] === "Currency")
        .map((line) => ({ ...line, not_selectable: false })),
    );
    const backwards = await imported(text, "csv");
    // The second part of a name needs the first one, which comes later in this order.
    for (const { reason } of backwards.refused) expect(reason).toContain("namesake:");
    const again = await imported(await exported(""), "csv");
    expect(again.refused).toEqual([]);
    const read = (await lines()).filter((line) => line["@type"] === "Part");
    expect(read).toEqual(written);
  });
});

describeOneDialect("a slow export", (dialect) => {
  const logged: string[] = [];
  const logger: Logger = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (_fields, message) => void logged.push(message),
    child: () => logger,
  };
  const running = useService(dialect, { ...seeded("x".repeat(10_000)), overrides: { logger } });

  const open = (token: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { Authorization: `Bearer ${token}`, Accept: jsonLines };
      get(`${running.service.url}/api/parts`, { headers }, resolve).on("error", reject);
    });
  const receive = async (response: IncomingMessage): Promise<number> => {
    let bytes = 0;
    for await (const chunk of response) bytes += (chunk as Buffer).length;
    return bytes;
  };

  it("blocks neither changes nor other requests, and ends when the client disconnects", async () => {
    const { client, name } = await createUserWith(running.service, ["parts.read"]);
    const responses = await Promise.all(Array.from({ length: 4 }, () => open(name)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { headers } = await client.get("/api/parts", { accept: csv, expect: 429 });
    expect(headers["retry-after"]).toBe("10");
    await running.make("parts", { name: unique("Late"), category: "/api/categories/1" });
    await client.get("/api/parts", { expect: 200 });
    for (const response of responses) response.destroy();
    await expect.poll(async () => (await client.get("/api/parts?id=1", { accept: csv })).status).toBe(200);
  });

  it("includes changes that are made while it runs", async () => {
    const response = await open(tokens.full);
    const late = await running.make("parts", { name: unique("Late"), category: "/api/categories/1" });
    let text = "";
    for await (const chunk of response) text += String(chunk);
    expect(text.endsWith("\n")).toBe(true);
    expect(text).toContain(`{"@id":"${late}"`);
  });

  it("is cut off by an error", async () => {
    const response = await open(tokens.full);
    const rename = (from: string, to: string) =>
      running.service.store.transaction(async ({ db }) => {
        await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
      });
    await rename("measurement_units", "hidden");
    try {
      await expect(receive(response)).rejects.toThrow("aborted");
      expect(response.complete).toBe(false);
      expect(logged).toEqual(["An export failed after its response had started."]);
    } finally {
      await rename("hidden", "measurement_units");
    }
  });
});
