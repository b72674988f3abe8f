/** Dry runs of all operations that write: they answer like the real request, and change nothing. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import { api, type Answer, type Api, type RequestOptions } from "../support/client.ts";
import { declaredOperations, type DeclaredOperation } from "../support/declared-operations.ts";
import { describeDialects } from "../support/dialects.ts";
import {
  changeBody,
  collectionOfPath,
  concretePath,
  createInventory,
  creationBody,
  finishedImport,
  postBody,
  type Inventory,
} from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { snapshotOf } from "../support/snapshot.ts";

/** Operations that only read have no dry run. A batch with the scope of reading can contain writes. */
const writing = declaredOperations().filter(
  ({ method, scope, operationId }) =>
    method !== "GET" && (scope !== "read_only" || operationId === "runBatch"),
);
const rolledBack = writing.filter(({ operationId }) => operationId !== "createImport");

/** The status of the real request. Actions and changes return 200. */
function statusOf({ answers }: DeclaredOperation): number {
  return [201, 204, 200].find((status) => String(status) in answers) ?? 200;
}

/** Replaces everything that two equal requests can return differently: IDs, times and random texts. */
function comparable({ status, text, headers }: Answer) {
  const body = text
    .replaceAll(/"(id|sequence)":\d+/g, '"$1":0')
    .replaceAll(/\/\d+(?=["/.])/g, "/0")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, "time")
    .replaceAll(/-[A-Za-z0-9_-]{22}\./g, "-random.")
    .replaceAll(/msg_[\w-]{22}/g, "random")
    .replaceAll(/(genid\/[A-Za-z]+)-\d+(-\d+)?/g, "$1-0")
    .replaceAll(/"ETag":"(\\.|[^"\\])*",?|"secret":("[^"]*"|null),?/g, "")
    .replaceAll(/"(change_set|Partledger-Change-Set)":"[^"]*",?/g, "")
    // Only the dry run of an undo returns the changes.
    .replaceAll(/"changes":\[.*\],"change_count":\d+,/g, "");
  const location = headers["location"]?.replace(/\d+$/, "0");
  return { status, body, location, type: headers["content-type"] };
}

describe("the operation table", () => {
  it("has dry runs of each operation that writes, and of no other", () => {
    for (const { operationId, method, dryRun } of operations) {
      const expected =
        method === "GET" ? undefined : operationId === "createImport" ? "reported" : "rolled-back";
      expect([operationId, dryRun]).toEqual([operationId, expected]);
    }
  });
});

describeDialects("a dry run", (dialect) => {
  let service: TestService;
  let client: Api;
  let inventory: Inventory;
  let made = 0;

  beforeAll(async () => {
    // A dispatcher of webhooks would change their deliveries at any time.
    service = await startService({ dialect, inProcess: true });
    client = api(service, tokens.full);
    inventory = await createInventory(client);
  });
  afterAll(() => service.close());

  const uniqueName = (): string => `made-${(made += 1)}`;

  /** Returns the ID of an element that can be deleted. */
  const spare = async (collection: string): Promise<number> => {
    const body = creationBody(collection, uniqueName(), inventory);
    const { body: created } = await client.post<{ id: number }>(`/api/${collection}`, body, { expect: 201 });
    if (collection === "imports") await finishedImport(client, created.id);
    return created.id;
  };

  const pathOf = async (operation: DeclaredOperation): Promise<string> => {
    const { method, role, path, operationId } = operation;
    if (path.startsWith("/api/change_sets/")) {
      const body = creationBody("footprints", uniqueName(), inventory);
      const created = await client.post("/api/footprints", body, { expect: 201 });
      const set = created.headers["partledger-change-set"];
      if (operationId === "undoChangeSet") return path.replace("{id}", String(set));
      const undone = await client.post(`/api/change_sets/${set}/undo`, undefined, { expect: 200 });
      return path.replace("{id}", String(undone.headers["partledger-change-set"]));
    }
    const needsSpare = method === "DELETE" || role === "merge";
    return concretePath(operation, inventory, needsSpare ? await spare(collectionOfPath(path)) : undefined);
  };

  const bodyOf = (operation: DeclaredOperation): unknown => {
    const { operationId, method, path } = operation;
    if (operationId === "runBatch") {
      const name = uniqueName();
      const change = { method: "PATCH", path: "$1.@id", body: { comment: "changed" } };
      return { operations: [{ method: "POST", path: "/api/footprints", body: { name } }, change] };
    }
    if (method === "POST") return postBody(operation, uniqueName(), inventory);
    if (method === "PATCH") return changeBody(collectionOfPath(path), uniqueName());
    if (method === "PUT") return creationBody(collectionOfPath(path), uniqueName(), inventory);
    return undefined;
  };

  /** Sends a request as a dry run, checks that nothing has changed, and then sends the same request. */
  const tryThenSend = async (
    method: string,
    path: string,
    body: unknown,
    { token = tokens.full, ...options }: RequestOptions & { readonly token?: string } = {},
  ): Promise<{ readonly tried: Answer; readonly real: Answer }> => {
    const caller = api(service, token);
    const before = await snapshotOf(service);
    const separator = path.includes("?") ? "&" : "?";
    const tried = await caller.request(method, `${path}${separator}dry_run=true`, body, options);
    expect(await snapshotOf(service)).toEqual(before);
    expect(tried.headers["partledger-dry-run"]).toBe("true");
    expect(tried.headers["etag"]).toBeUndefined();
    expect(tried.headers["partledger-change-set"]).toBeUndefined();
    const real = await caller.request(method, path, body, options);
    expect(real.headers["partledger-dry-run"]).toBeUndefined();
    expect(real.headers["idempotent-replayed"]).toBeUndefined();
    return { tried, real };
  };

  it.each(rolledBack.map((operation) => [operation.operationId, operation] as const))(
    "of %s answers like the real request, and changes nothing",
    async (_id, operation) => {
      const path = await pathOf(operation);
      const key = operation.parameters.some(({ name }) => name === "Idempotency-Key");
      const headers = key ? { "Idempotency-Key": uniqueName() } : {};
      const { tried, real } = await tryThenSend(operation.method, path, bodyOf(operation), { headers });
      expect(real.status, real.text).toBe(statusOf(operation));
      expect(comparable(tried)).toEqual(comparable(real));
    },
  );

  it("keeps the entity tag of the element, and the position of the change feed", async () => {
    const path = `/api/parts/${inventory["parts"]}`;
    const state = async () => {
      const { headers } = await client.get(path, { expect: 200 });
      const { body } = await client.get("/api/changes?limit=1", { expect: 200 });
      return { tag: headers["etag"], sequence: body["sequence"] };
    };
    const before = await state();
    const { tried } = await tryThenSend("PATCH", path, { comment: uniqueName() });
    expect(tried.status).toBe(200);
    const after = await state();
    expect(after.tag).not.toBe(before.tag);
    await client.patch(`${path}?dry_run=1`, { comment: "only tried" }, { expect: 200 });
    expect(await state()).toEqual(after);
  });

  it.each<[string, number, string, () => string, unknown, RequestOptions & { readonly token?: string }]>([
    ["an invalid body", 422, "POST", () => "/api/parts", { name: "" }, {}],
    ["an unknown property", 422, "POST", () => "/api/footprints", { name: "x", no_such: 1 }, {}],
    ["an unknown parameter", 400, "POST", () => "/api/footprints?no_such=1", { name: "x" }, {}],
    [
      "an unknown reference",
      400,
      "POST",
      () => "/api/parts",
      { name: "x", category: "/api/categories/999" },
      {},
    ],
    ["a malformed body", 400, "POST", () => "/api/footprints", "{", {}],
    ["another media type", 415, "POST", () => "/api/footprints", "x", { contentType: "text/plain" }],
    [
      "a malformed key",
      400,
      "POST",
      () => "/api/footprints",
      { name: "x" },
      { headers: { "Idempotency-Key": "é" } },
    ],
    ["an unknown element", 404, "PATCH", () => "/api/parts/999999", { name: "x" }, {}],
    ["an element in use", 409, "DELETE", () => `/api/categories/${inventory["categories"]}`, undefined, {}],
    [
      "another version",
      412,
      "PATCH",
      () => `/api/parts/${inventory["parts"]}`,
      { name: "x" },
      { headers: { "If-Match": '"0.other"' } },
    ],
    ["no such token", 401, "POST", () => "/api/footprints", { name: "x" }, { token: "unknown" }],
    [
      "too little stock",
      409,
      "POST",
      () => `/api/part_lots/${inventory["part_lots"]}/withdraw`,
      { amount: 1_000_000 },
      {},
    ],
  ])("with %s is rejected like the real request", async (_case, status, method, path, body, options) => {
    const { tried, real } = await tryThenSend(method, path(), body, options);
    expect(real.status, real.text).toBe(status);
    expect(comparable(tried)).toEqual(comparable(real));
  });

  describe("with an idempotency key", () => {
    const create = (query: string, key: string, name: string) =>
      client.post(`/api/footprints${query}`, { name }, { headers: { "Idempotency-Key": key } });
    const headersOf = ({ headers }: Answer) => [
      headers["idempotent-replayed"],
      headers["partledger-dry-run"],
      headers["partledger-change-set"],
    ];

    it("that was used for the same request returns the stored response", async () => {
      const [key, name] = [uniqueName(), uniqueName()];
      const real = await create("?_comment=x", key, name);
      expect(real.status).toBe(201);
      const set = real.headers["partledger-change-set"];
      const before = await snapshotOf(service);
      for (const query of ["?_comment=x&dry_run=true", "?dry%5Frun=1&_comment=x"]) {
        const tried = await create(query, key, name);
        expect([tried.status, tried.text]).toEqual([201, real.text]);
        expect(headersOf(tried)).toEqual(["true", "true", set]);
      }
      expect(await snapshotOf(service)).toEqual(before);
      expect(headersOf(await create("?_comment=x&dry_run=false", key, name))).toEqual([
        "true",
        undefined,
        set,
      ]);
    });

    it("that was used for another request is rejected like the real request", async () => {
      const key = uniqueName();
      await create("", key, uniqueName());
      const name = uniqueName();
      const [tried, real] = [await create("?dry_run=true", key, name), await create("", key, name)];
      expect(real.body["violations"]).toMatchObject([{ code: "idempotency-key-reused" }]);
      expect(comparable(tried)).toEqual(comparable(real));
      expect(headersOf(tried)).toEqual([undefined, "true", undefined]);
    });

    it("of a request in progress returns 409, unless that request was abandoned", async () => {
      const [key, name] = [uniqueName(), uniqueName()];
      await create("", key, name);
      const since = (created_at: string) =>
        service.store.transaction(({ db }) =>
          db
            .updateTable("idempotency_keys")
            .set({ status: null, answer: null, created_at })
            .where("status", "is not", null)
            .where("operation", "=", "createFootprint")
            .execute(),
        );
      await since(new Date().toISOString());
      const [tried, real] = [await create("?dry_run=true", key, name), await create("", key, name)];
      expect(real.status).toBe(409);
      expect(comparable(tried)).toEqual(comparable(real));
      await since("2000-01-01T00:00:00.000Z");
      await service.store.transaction(({ db }) =>
        db.updateTable("idempotency_keys").set({ created_at: "2000-01-01T00:00:00.000Z" }).execute(),
      );
      expect(headersOf(await create("?dry_run=true", key, uniqueName()))).toEqual([
        undefined,
        "true",
        undefined,
      ]);
    });

    it("that is new leaves it unused", async () => {
      const key = uniqueName();
      expect((await create("?dry_run=true", key, uniqueName())).status).toBe(201);
      expect(headersOf(await create("", key, uniqueName()))[0]).toBeUndefined();
    });
  });

  it("that is forbidden is not recorded in the event log", async () => {
    const denied = async (): Promise<number> => {
      const entries = service.store.read.db.selectFrom("log_entries").select("id");
      return (await entries.where("kind", "=", "user_not_allowed").execute()).length;
    };
    const before = await denied();
    const cases = [tokens.reader, tokens.readOnly];
    for (const [index, token] of cases.entries()) {
      const { tried, real } = await tryThenSend("POST", "/api/suppliers", { name: "x" }, { token });
      expect(real.status).toBe(403);
      expect(comparable(tried)).toEqual(comparable(real));
      await expect.poll(denied).toBe(before + index + 1);
    }
    const reader = api(service, tokens.reader);
    const operations = [{ method: "POST", path: "/api/manufacturers", body: { name: "x" } }];
    for (const atomic of [true, false]) await reader.post("/api/batch?dry_run=true", { operations, atomic });
    // Forbidden requests are recorded in their order.
    await reader.post("/api/currencies", { name: "x" }, { expect: 403 });
    await expect.poll(denied).toBe(before + cases.length + 1);
  });

  it("of the cancellation of an import reports its effect", async () => {
    const id = await spare("imports");
    const lease = { holder: "another process", lease_until: "2100-01-01T00:00:00.000Z" };
    await service.store.transaction(({ db }) =>
      db
        .updateTable("imports")
        .set({ status: "running", finished: null, ...lease })
        .where("id", "=", id)
        .execute(),
    );
    const { tried, real } = await tryThenSend("POST", `/api/imports/${id}/cancel`, undefined);
    expect(tried.body["cancel_requested"]).toBe(true);
    expect(comparable(tried)).toEqual(comparable(real));
    await service.store.transaction(({ db }) => db.deleteFrom("imports").where("id", "=", id).execute());
  });

  it("keeps an import with its report", async () => {
    const csv = "name,category_path\nTried,Sample\n";
    const { body, headers } = await client.post<{ id: number }>("/api/imports?dry_run=true", csv, {
      expect: 201,
    });
    expect(headers["partledger-dry-run"]).toBe("true");
    await finishedImport(client, body.id);
    expect((await client.get(`/api/imports/${body.id}`)).body).toMatchObject({ dry_run: true, created: 1 });
  });

  it("is unknown to operations that only read", async () => {
    const { body, headers } = await client.get("/api/parts?dry_run=true", { expect: 400 });
    expect(body["violations"]).toMatchObject([{ propertyPath: "dry_run", code: "unknown-parameter" }]);
    expect(headers["partledger-dry-run"]).toBeUndefined();
  });
});
