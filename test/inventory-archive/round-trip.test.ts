/** An inventory that is moved from SQLite to PostgreSQL and back. */
import { readFile, stat } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../src/database/store.ts";
import { readArchive } from "../../src/archive/read-archive.ts";
import { inventoryFormat } from "../../src/archive/inventory-format.ts";
import type { ImportArchiveReport } from "../../src/exchange/archive/import-archive.ts";
import { isObject } from "../../src/util/is-object.ts";
import { api, type Answer, type Json } from "../support/client.ts";
import { insertUser, seedPrincipals, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { addElements, exportFrom, fill, filesIn, importInto, useFolder, type Elements } from "./instances.ts";

const folder = useFolder();

/** Creates users with other IDs than those of the source. Bob exists already, with another case. */
async function seedOthers(store: Store): Promise<void> {
  await store.transaction(async (transaction) => {
    for (const name of ["Bob", "other"]) await insertUser(transaction, name, "{}", false, new Date());
  });
  await seedPrincipals(store);
}

/** Reads data that the service keeps in memory. */
async function cached(service: TestService) {
  const read = async (path: string) =>
    (await api(service, tokens.full).get(path, { accept: "application/json", expect: 200 })).body;
  return {
    libraries: await read("/eda-api/v1/categories.json"),
    statistics: await read("/api/statistics"),
    counts: await read("/api/parts/counts?by=category"),
    totals: (await api(service, tokens.full).get("/api/parts?itemsPerPage=0")).body["hydra:totalItems"],
  };
}

const isUser = (value: unknown): boolean => isObject(value) && value["@type"] === "User";

describe("an inventory that is moved from SQLite to PostgreSQL and back", () => {
  let source: TestService;
  let target: TestService;
  let back: TestService;
  let elements: Elements;
  let report: ImportArchiveReport;
  let before: Awaited<ReturnType<typeof cached>>;
  let position: number;

  beforeAll(async () => {
    source = await startService();
    await fill(source);
    elements = await addElements(source);
    target = await startService({ dialect: "postgres", seed: seedOthers });
    before = await cached(target);
    position = (await api(target, tokens.full).get("/api/changes")).body["next"] as unknown as number;
    await exportFrom(source, folder("1.tar"));
    report = await importInto(target, folder("1.tar"));
    back = await startService({ seed: async () => undefined });
  });
  afterAll(async () => {
    for (const service of [source, target, back]) await service.close();
  });

  it("is noticed by a service that has read the empty database", async () => {
    const [here, there] = [await cached(source), await cached(target)];
    expect(before).toMatchObject({ libraries: [], totals: 0 });
    expect(there).toEqual(here);
    // Clients of the change feed must start over.
    await api(target, tokens.full).get(`/api/changes?after=${position}`, { expect: 410 });
  });

  it("has the same archive each time, and from each database", async () => {
    await exportFrom(source, folder("2.tar"));
    await exportFrom(target, folder("3.tar"));
    const compressed = folder("3.tar.gz");
    await exportFrom(target, compressed);
    await importInto(back, compressed);
    await exportFrom(back, folder("4.tar"));
    await exportFrom(back, folder("4.tar.gz"));
    const first = await readFile(folder("1.tar"));
    // The target has the user "Bob" instead of "bob".
    const read = async (part: string) => (await readFile(folder(part))).toString("latin1");
    expect((await readFile(folder("2.tar"))).equals(first)).toBe(true);
    expect((await read("3.tar")).length).toBe(first.length);
    expect((await readFile(folder("4.tar"))).equals(await readFile(folder("3.tar")))).toBe(true);
    expect((await readFile(folder("4.tar.gz"))).equals(await readFile(compressed))).toBe(true);
    expect((await stat(compressed)).mode & 0o777).toBe(0o600);
    const hashes = async (part: string) =>
      Object.fromEntries(
        (await readArchive(folder(part), inventoryFormat)).entries.map(({ path, sha256 }) => [path, sha256]),
      );
    const [one, three] = [await hashes("1.tar"), await hashes("3.tar")];
    expect(Object.keys(one).filter((path) => one[path] !== three[path])).toEqual([
      "data/storage_locations.jsonl",
      "data/part_lots.jsonl",
      "data/log_entries.jsonl",
    ]);
  });

  it("has the same elements in the API", async () => {
    const [here, there] = [api(source, tokens.full), api(target, tokens.full)];
    const collections = [
      "attachment_types",
      "attachments",
      "categories",
      "currencies",
      "footprints",
      "label_profiles",
      "manufacturers",
      "measurement_units",
      "orderdetails",
      "parameters",
      "part_associations",
      "part_custom_states",
      "part_lots",
      "parts",
      "pricedetails",
      "project_bom_entries",
      "projects",
      "storage_locations",
      "suppliers",
    ];
    for (const collection of collections) {
      const path = `/api/${collection}?itemsPerPage=5000`;
      const [before, after] = [await here.get(path, { expect: 200 }), await there.get(path, { expect: 200 })];
      const members = ({ body }: Answer) =>
        JSON.parse(JSON.stringify(body["hydra:member"]), (_, value: unknown) =>
          isUser(value) ? null : value,
        ) as readonly unknown[];
      expect(members(after).length, collection).toBeGreaterThan(0);
      expect(members(after), collection).toEqual(members(before));
    }
    const { body } = await there.get(`/api/part_lots/${elements.lot}`, { expect: 200 });
    expect((await there.get(String(body["owner"]?.["@id"] ?? body["owner"]))).body["name"]).toBe("Bob");
  });

  it("has its public and private files", async () => {
    for (const { url } of [source, target]) {
      const client = api({ url }, tokens.full);
      const text = await client.get(`/api/attachments/${elements.privateFile.id}/file`, {
        accept: null,
        expect: 200,
      });
      expect(text.text).toBe("Hello");
      const { body } = await client.get(`/api/attachments/${elements.publicFile.id}`, { expect: 200 });
      expect(body["internal_path"]).toBe(elements.publicFile.path);
      const part = await client.get(`/api/parts/${elements.part}`, { expect: 200 });
      expect(part.body["master_picture_attachment"]).toMatchObject({ id: elements.publicFile.id });
    }
    // The source keeps the file of a deleted attachment for a while. The archive does not contain it.
    const used = (await filesIn(source)).filter((name) => !name.startsWith("temporary"));
    expect((await filesIn(target)).sort()).toEqual(used.sort());
    expect(report).toMatchObject({ missing: [], details: { files: used.length } });
  });

  it("has its history, with users by name", async () => {
    const log = async ({ url }: TestService, path: string) => {
      const { body } = await api({ url }, tokens.full).get(path, { expect: 200 });
      return body["hydra:member"] as unknown as readonly Record<string, unknown>[];
    };
    const names = async (service: TestService) => {
      const users = await service.store.read.db.selectFrom("users").select(["id", "name"]).execute();
      return new Map(users.map(({ id, name: text }) => [`/api/users/${id}`, text.toLowerCase()]));
    };
    const entries = async (service: TestService, path: string) => {
      const users = await names(service);
      return (await log(service, path)).map(({ id: _, "@id": __, change_set: ___, labels: ____, ...entry }) =>
        JSON.stringify(entry).replaceAll(
          /\/api\/users\/\d+/g,
          (iri) => users.get(iri) ?? "/api/users/deleted",
        ),
      );
    };
    const { part, lot, deletedPart } = elements;
    for (const path of [
      `/api/parts/${part}/log?related=true&itemsPerPage=500`,
      `/api/part_lots/${lot}/log`,
      "/api/log_entries?target_type=Project&itemsPerPage=500",
      `/api/log_entries?target_type=Part&target_id=${deletedPart}`,
    ]) {
      const found = await entries(target, path);
      expect(found.length, path).toBeGreaterThan(1);
      expect(found, path).toEqual(await entries(source, path));
    }
    const [changed] = (await log(target, `/api/part_lots/${lot}/log`)).filter(
      ({ changes }) => (changes as Record<string, unknown> | undefined)?.["owner"] !== undefined,
    );
    expect(changed?.["changes"]).toMatchObject({ owner: { old: "/api/users/0" } });
    const [imported] = await log(target, "/api/log_entries?kind=security_event&order[datetime]=asc");
    expect(imported).toMatchObject({ data: { event: "inventory_imported" }, username: "!!!CLI tester" });
  });

  it("has its change sets, with new IDs in the same order", async () => {
    const sets = async ({ url }: TestService) => {
      const client = api({ url }, tokens.full);
      const path = `/api/change_sets?element=/api/parts/${elements.part}`;
      const { body } = await client.get<Json[]>(path, { accept: "application/json", expect: 200 });
      return Promise.all(
        body.map(async ({ id }) => {
          const options = { accept: "application/json", expect: 200 };
          const { body: set } = await client.get<Json>(`/api/change_sets/${String(id)}`, options);
          const { id: _, user: __, ...facts } = set as unknown as Record<string, unknown>;
          return facts;
        }),
      );
    };
    const found = await sets(target);
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(await sets(source));
    // All rows of the demo are one change set.
    const part = (await api(target, tokens.full).get("/api/change_sets?element=/api/parts/1")).body;
    expect(part["hydra:member"]?.[0]).toMatchObject({ username: "!!!CLI tester" });
  });

  it("can be searched, and is listed in KiCad by a running service", async () => {
    const client = api(target, tokens.full);
    const { body } = await client.get("/api/search?q=0603", { expect: 200 });
    const before = await api(source, tokens.full).get("/api/search?q=0603", { expect: 200 });
    expect(body).toEqual(before.body);
    const listed = await client.get("/eda-api/v1/categories.json", { expect: 200 });
    expect(listed.body).toEqual(
      (await api(source, tokens.full).get("/eda-api/v1/categories.json", { expect: 200 })).body,
    );
  });

  it("does not use the IDs of deleted elements again", async () => {
    const created: number[] = [];
    for (const { url } of [source, target]) {
      const { body } = await api({ url }, tokens.full).post<{ id: number }>(
        "/api/parts",
        { name: "Next", category: "/api/categories/1" },
        { expect: 201 },
      );
      created.push(body.id);
    }
    expect(created).toEqual([elements.deletedPart + 1, elements.deletedPart + 1]);
  });

  it("keeps passwords, tokens and users without a relation to the inventory out of the archive", async () => {
    const text = (await readFile(folder("1.tar"))).toString("latin1");
    for (const word of ["password", "hash", "nobody", '"reader"', "test_admin_admin"]) {
      expect(text).not.toContain(word);
    }
    expect(report.users).toEqual(["Sample"]);
    const { db } = back.store.read;
    const users = await db.selectFrom("users").selectAll().execute();
    expect(users.map(({ name: text_ }) => text_).sort()).toEqual(["Bob", "Sample", "admin", "editor"]);
    for (const user of users) {
      expect(user).toMatchObject({ disabled: true, password_hash: null, permissions: "{}", group_id: null });
    }
  });
});
