/** Tests the resource methods of the TypeScript client against the running service. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import {
  changeSetOf,
  createClient,
  isProblem,
  isValidationProblem,
  responseOf,
  type Client,
} from "../../sdk/typescript/src/index.ts";
import type { OperationRow, ResourceRows } from "../../sdk/typescript/src/operation-row.ts";
import { clientRows, resourceRows } from "../../sdk/typescript/src/operation-table.ts";
import { checkingFetch } from "../clients/checking-fetch.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

let service: TestService;
let client: Client;
let category: string;

beforeAll(async () => {
  service = await startService();
  client = createClient({ baseUrl: service.url, token: tokens.admin, fetch: checkingFetch });
  const { id } = await client.categories.create({ name: "Resistors" });
  category = `/api/categories/${id}`;
});

afterAll(() => service?.close());

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail("The call succeeded."),
    (error: unknown) => error,
  );
}

describe("the client", () => {
  type Functions = Readonly<Record<string, unknown>>;
  const rows = [...Object.entries(resourceRows), ["", clientRows] as [string, ResourceRows]].flatMap(
    ([resource, methods]) => Object.entries(methods).map(([name, row]) => [resource, name, row] as const),
  );

  it("has a method for each operation of a resource", () => {
    const expected = operations.filter(
      ({ path, documentation }) => path.startsWith("/api/") && !documentation,
    );
    const key = ({ method, path }: Pick<OperationRow, "method" | "path">): string => `${method} ${path}`;
    expect(rows.map(([, , row]) => key(row)).toSorted()).toEqual(expected.map(key).toSorted());
    const writes = operations.filter(
      ({ method, path, scope }) => method !== "GET" && scope !== "read_only" && path.startsWith("/api/"),
    );
    expect(writes.filter(({ dryRun }) => dryRun === undefined)).toEqual([]);
    const resources = client as unknown as Readonly<Record<string, Functions>> & Functions;
    for (const [resource, name, { pages }] of rows) {
      const methods: Functions = resource === "" ? resources : resources[resource]!;
      expect(methods[name], `client.${resource}.${name}`).toBeTypeOf("function");
      if (pages !== true) continue;
      const readers = [name.replace(/^list/, "iterate"), ...(name === "list" ? ["all", "getFirst"] : [])];
      for (const reader of readers)
        expect(methods[reader], `client.${resource}.${reader}`).toBeTypeOf("function");
    }
  });

  it("sends the key of a write only if the service accepts it", () => {
    const accepting = operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === "Idempotency-Key"),
    );
    const sending = rows.filter(([, , { key }]) => key === true);
    expect(sending.map(([, , { path }]) => path).toSorted()).toEqual(
      accepting.map(({ path }) => path).toSorted(),
    );
  });

  it("rejects calls without a required argument", async () => {
    const untyped = client.parts.get as (id?: number) => Promise<unknown>;
    await expect(untyped()).rejects.toThrow('GET /api/parts/{id} requires "id".');
  });

  it.each([
    ["", "`baseUrl` must be an HTTP or HTTPS URL"],
    ["parts.example.com", '`baseUrl` must be an HTTP or HTTPS URL, such as "https://parts.example.com".'],
    ["ftp://parts.example.com", "`baseUrl` must be an HTTP or HTTPS URL"],
    ["https://ann:secret@parts.example.com", "`baseUrl` must not contain credentials. Pass an API token"],
    ["https://parts.example.com/api", "`baseUrl` must not end with `/api`. Pass the address of the service"],
    ["https://example.com/parts/api/", "`baseUrl` must not end with `/api`."],
  ])("rejects the address %j", (baseUrl, message) => {
    expect(() => createClient({ baseUrl })).toThrow(message);
  });
});

describe("resources", () => {
  it("create, change, get and delete elements", async () => {
    const part = await client.parts.create({ name: "R1", category }, { comment: "First part" });
    expect(part).toMatchObject({ name: "R1", category: { full_path: "Resistors" } });
    expect((await client.parts.update(part.id, { minamount: 5 })).minamount).toBe(5);
    expect(await client.parts.get(part.id)).toMatchObject({ name: "R1", minamount: 5 });
    expect((await client.parts.listLog(part.id)).map(({ kind }) => kind)).toEqual([
      "element_edited",
      "element_created",
    ]);
    expect((await client.parts.listLog(part.id, { properties: ["comment"] })).at(-1)).toEqual({
      comment: "First part",
    });
    expect(await client.parts.delete(part.id)).toBeUndefined();
    expect(isProblem(await failure(client.parts.get(part.id)), 404)).toBe(true);
  });

  it("change stock", async () => {
    const part = await client.parts.create({ name: "R2", category });
    const drawer = await client.storageLocations.create({ name: "Drawer" });
    const lot = await client.partLots.create({ part, storage_location: drawer, amount: 10 });
    expect((await client.partLots.withdraw(lot.id, { amount: 4, comment: "Prototype" })).amount).toBe(6);
    expect((await client.partLots.add(lot.id, { amount: 1 })).amount).toBe(7);
    expect((await client.partLots.stocktake(lot.id, { amount: 5 })).amount).toBe(5);
    expect(await client.parts.get(part.id, { properties: ["total_instock"] })).toEqual({ total_instock: 5 });
  });

  it("search, scan and count", async () => {
    const { id } = await client.parts.create({ name: "BC547B", ipn: "T-0001", category });
    const hits = await client.search("BC547", { category: [Number(category.split("/").at(-1))] });
    expect(hits.map(({ part }) => part.id)).toEqual([id]);
    const properties = { part: ["id", "name"] } as const;
    expect(await client.search("BC547", { properties })).toEqual([{ part: { id, name: "BC547B" } }]);
    expect((await client.scan("T-0001")).element).toMatchObject({ id, name: "BC547B" });
    expect(await client.parts.count("category")).toMatchObject({ by: "category" });
    expect((await client.getInfo()).title).toBeTypeOf("string");
  });

  it("run batches that write and batches that only read", async () => {
    const write = { method: "POST", path: "/api/suppliers", body: { name: "TME" } } as const;
    expect((await client.runBatch({ operations: [write] })).results).toMatchObject([{ status: 201 }]);
    const read = { method: "GET", path: category } as const;
    const { results } = await client.runBatch({ operations: [read] });
    expect(results).toMatchObject([{ status: 200, body: { name: "Resistors" } }]);
  });

  it("send and receive files", async () => {
    const { id: type } = await client.attachmentTypes.create({ name: "Notes" });
    const form = new FormData();
    const fields = { name: "Profile", element: category, attachment_type: `/api/attachment_types/${type}` };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", new File(["245 °C"], "profile.txt"));
    const { id } = await client.attachments.create(form);
    expect(await (await client.attachments.getFile(id)).text()).toBe("245 °C");
    const csv = "name;category\nImported;Resistors\n";
    const { id: started } = await client.imports.create(csv, { dryRun: true, file_name: "parts.csv" });
    await expect.poll(async () => (await client.imports.get(started)).status).toMatch(/succeeded|failed/);
    expect(await client.imports.getReport(started)).toMatch(/^kind,line,/);
  });

  it("try a change without making it", async () => {
    const supplier = await client.suppliers.create({ name: "Reichelt" });
    const tried = await client.suppliers.update(supplier.id, { comment: "Tried" }, { dryRun: true });
    expect(tried.comment).toBe("Tried");
    expect(responseOf(tried).headers.get("Partledger-Dry-Run")).toBe("true");
    expect((await client.suppliers.get(supplier.id)).comment).toBe("");
    await client.suppliers.delete(supplier.id, { dryRun: true });
    const operations = [{ method: "DELETE", path: `/api/suppliers/${supplier.id}` } as const];
    expect((await client.runBatch({ operations }, { dryRun: true })).results).toMatchObject([
      { status: 204 },
    ]);
    expect((await client.suppliers.get(supplier.id)).name).toBe("Reichelt");
  });

  it("undo and redo the change set of a call", async () => {
    const supplier = await client.suppliers.create({ name: "Farnell" });
    const created = await changeSetOf(supplier);
    const deleted = await changeSetOf(client.suppliers.delete(supplier.id));
    expect(deleted).toBeGreaterThan(created ?? Infinity);
    expect(await client.changeSets.get(deleted ?? 0)).toMatchObject({
      operation: "deleteSupplier",
      elements: [{ target: `/api/suppliers/${supplier.id}`, kind: "deleted" }],
    });
    const tried = client.changeSets.undo(deleted ?? 0, { dryRun: true });
    expect(await tried).toEqual({
      status: "succeeded",
      element_count: 1,
      changes: [
        expect.objectContaining({ element: `/api/suppliers/${supplier.id}`, kind: "element_created" }),
      ],
      change_count: 1,
      left: [],
      left_count: 0,
    });
    expect(await changeSetOf(tried)).toBeNull();
    const undone = await client.changeSets.undo(deleted ?? 0, { comment: "Still needed" });
    const undo = await changeSetOf(undone);
    expect(undone.change_set).toBe(`/api/change_sets/${undo}`);
    expect((await client.suppliers.get(supplier.id)).name).toBe("Farnell");
    const [latest] = await client.changeSets.list({ element: `/api/suppliers/${supplier.id}` });
    expect(latest).toMatchObject({ id: undo, comment: `Undo of change set ${deleted}: Still needed` });
    await client.changeSets.redo(undo ?? 0);
    expect(isProblem(await failure(client.suppliers.get(supplier.id)), 404)).toBe(true);
    await expect(changeSetOf(client.suppliers.delete(supplier.id))).rejects.toMatchObject({ status: 404 });
    await expect(changeSetOf({ ...supplier })).rejects.toThrow("not a result");
  });

  it("name the conflicts of an undo", async () => {
    const { id } = await client.suppliers.create({ name: "Conrad" });
    const change = await changeSetOf(client.suppliers.update(id, { comment: "First" }));
    await client.suppliers.update(id, { comment: "Second" });
    const error = await failure(client.changeSets.undo(change ?? 0));
    expect(isProblem(error, 409) && error.conflicts).toMatchObject([
      { element: `/api/suppliers/${id}`, property: "comment", then: "First", now: "Second", code: "changed" },
    ]);
    const { left } = await client.changeSets.undo(change ?? 0, { conflicts: "skip" });
    expect(left).toMatchObject([{ property: "comment" }]);
    await client.changeSets.undo(change ?? 0, { conflicts: "overwrite" });
    expect((await client.suppliers.get(id)).comment).toBe("");
  });

  it("read and restore an old version", async () => {
    const supplier = await client.suppliers.create({ name: "Distrelec", comment: "Old" });
    const created = await client.suppliers.listLog(supplier.id, { itemsPerPage: 1 });
    await client.suppliers.update(supplier.id, { name: "Elfa", comment: "New" });
    const properties = ["comment"];
    const body = { log_entry: created[0]?.id ?? 0, properties };
    const restored = await client.suppliers.restore(supplier.id, body);
    expect(restored).toMatchObject({ name: "Elfa", comment: "Old" });
    expect(await changeSetOf(restored)).toBeGreaterThan(0);
    const early = client.suppliers.get(supplier.id, { at: "2000-01-01T00:00:00Z" });
    expect((await failure(early)) as object).toMatchObject({ status: 404 });
  });

  it("change only the version that the caller has read", async () => {
    const supplier = await client.suppliers.create({ name: "Mouser" });
    const ifMatch = responseOf(supplier).headers.get("ETag") ?? "";
    await client.suppliers.update(supplier.id, { comment: "First" }, { ifMatch });
    const second = client.suppliers.update(supplier.id, { comment: "Second" }, { ifMatch });
    expect(isProblem(await failure(second), 412)).toBe(true);
    expect(() => responseOf({ ...supplier })).toThrow("The value is not a result of a method of the client.");
  });
});

describe("lists", () => {
  const names = Array.from({ length: 7 }, (_, index) => `L${index}`);
  const query = { name: "L%", order: { name: "desc" }, properties: ["name"] } as const;

  beforeAll(async () => {
    const operations = names.map((name) => ({
      method: "POST" as const,
      path: "/api/parts",
      body: { name, category },
    }));
    await client.runBatch({ operations });
  });

  it("select pages, properties and ranges", async () => {
    const page = await client.parts.list({ ...query, page: 2, itemsPerPage: 3 });
    expect(page).toEqual([{ name: "L3" }, { name: "L2" }, { name: "L1" }]);
    expect(responseOf(page).headers.get("X-Total-Count")).toBe("7");
    expect(await client.parts.list({ name: "L%", minamount: { gte: 1 } })).toEqual([]);
    expect(await client.parts.list({ name: "L%", addedDate: { after: "2999-01-01" } })).toEqual([]);
  });

  it("send repeated parameters", async () => {
    const part = await client.parts.getFirst({ name: "L0" });
    const element = `/api/parts/${part?.id}`;
    for (const [name, value] of [
      ["Resistance", 47],
      ["Power", 2],
    ] as const)
      await client.parameters.create({ name, value_typical: value, element });
    const parameter = ["Resistance:40..50", "Power:2"];
    expect(await client.parts.list({ parameter, properties: ["name"] })).toEqual([{ name: "L0" }]);
    expect(await client.parts.list({ parameter: [...parameter, "Power:3"] })).toEqual([]);
  });

  it("are read page by page", async () => {
    const found: string[] = [];
    for await (const { name } of client.parts.iterate({ ...query, itemsPerPage: 3 })) found.push(name);
    expect(found).toEqual(names.toReversed());
    const id = Number(category.split("/").at(-1));
    const kinds: string[] = [];
    for await (const { kind } of client.categories.iterateLog(id)) kinds.push(kind);
    expect(kinds).toEqual(["element_created"]);
  });

  it("are collected up to a limit", async () => {
    expect(await client.parts.all({ ...query, itemsPerPage: 3 })).toHaveLength(7);
    expect(await client.parts.all(query, { limit: 7 })).toHaveLength(7);
    const error = await failure(client.parts.all(query, { limit: 6 }));
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({
      message: expect.stringContaining("The list has more than 6 items.") as string,
    });
  });

  it("have a first item or none", async () => {
    expect(await client.parts.getFirst(query)).toEqual({ name: "L6" });
    expect(await client.parts.getFirst({ name: "None%" })).toBeNull();
  });

  it("end with the reason of the signal", async () => {
    const signal = AbortSignal.abort(new Error("Stopped"));
    await expect(client.parts.all({}, { signal })).rejects.toThrow("Stopped");
    await expect(client.parts.list({}, { signal })).rejects.toThrow("Stopped");
  });
});

describe("errors", () => {
  it("have the request ID, the violations and the remedy", async () => {
    const error = await failure(client.parts.create({ name: "", category: "/api/categories/999" }));
    if (!isValidationProblem(error)) throw error;
    expect(error.requestId).toBe(error.response.headers.get("X-Request-Id"));
    expect(error.requestId).toMatch(/\w{8}/);
    expect(error.violations.map(({ propertyPath }) => propertyPath)).toContain("name");
    expect(error.remedy).toBe(error.violations.map(({ message }) => message).join("\n"));
  });

  it("have the detail as the remedy if there are no violations", async () => {
    const error = await failure(client.parts.get(99_999));
    const address = `${service.url}/api/parts/99999`;
    expect(error).toMatchObject({ status: 404, address, remedy: "Not Found", violations: [] });
  });
});

describe("writes through a proxy that loses the first response", () => {
  let proxy: Server;
  let through: Client;
  let keys: unknown[];

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    keys.push(headers["idempotency-key"]);
    const { authorization = "", "content-type": type = "", "idempotency-key": key } = headers;
    const forwarded = await fetch(`${service.url}${url}`, {
      method,
      headers: {
        Authorization: authorization,
        "Content-Type": type,
        ...(key && { "Idempotency-Key": String(key) }),
      },
      body: await buffer(request),
    });
    const body = await forwarded.text();
    if (keys.length === 1) request.socket.destroy();
    else response.writeHead(forwarded.status, { "Content-Type": "application/json" }).end(body);
  }

  beforeAll(async () => {
    proxy = createServer((request, response) => void forward(request, response));
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    through = createClient({ baseUrl, token: tokens.edit });
  });

  afterAll(() => proxy?.close());

  it("take effect once", async () => {
    keys = [];
    const { id } = await through.manufacturers.create({ name: "Vishay" });
    expect((await client.manufacturers.list({ name: "Vishay" })).map((found) => found.id)).toEqual([id]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it("have a new key for each call, unless the caller sets it", async () => {
    keys = [undefined];
    await through.manufacturers.create({ name: "Yageo" });
    await through.manufacturers.create({ name: "Bourns" });
    await through.manufacturers.create({ name: "Panasonic" }, { idempotencyKey: "panasonic" });
    expect(new Set(keys).size).toBe(4);
    expect(keys.at(-1)).toBe("panasonic");
  });
});
