/** Other differences of the modes of `API_COMPATIBILITY`, and that other interfaces stay strict. */
import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import type { Principal } from "../../src/identity/principal.ts";
import { api, type Json, type RequestOptions } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { creationBody, textFile, type Inventory } from "../support/inventory.ts";
import { startMock } from "../support/mock.ts";
import { tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import { codes, ignoredOf, useModes } from "./compatibility-modes.ts";

describeOneDialect("API_COMPATIBILITY", (dialect) => {
  const { strict, partDb } = useModes(dialect);

  describe("a request without Accept", () => {
    const cases: readonly (readonly [
      title: string,
      path: string,
      options: RequestOptions,
      strict: string,
      partDb: string,
    ])[] = [
      ["with a token", "/api/parts", {}, "text/html", "application/ld+json"],
      ["for an item", "/api/categories/1", {}, "text/html", "application/ld+json"],
      ["with an empty Accept", "/api/parts", { accept: "" }, "text/html", "application/ld+json"],
      ["with a suffix", "/api/parts.json", {}, "application/json", "application/json"],
      ["without a token", "/api/parts", { authorization: null }, "text/html", "text/html"],
      ["for the entry point", "/api", {}, "text/html", "text/html"],
      ["that prefers HTML", "/api/parts", { accept: "text/html" }, "text/html", "text/html"],
      [
        "that accepts everything",
        "/api/parts",
        { accept: "*/*" },
        "application/ld+json",
        "application/ld+json",
      ],
    ];
    it.each(cases)("%s", async (_title, path, options, inStrict, inPartDb) => {
      const request: RequestOptions = { accept: null, expect: 200, ...options };
      expect((await strict.client.get(path, request)).mediaType).toBe(inStrict);
      expect((await partDb.client.get(path, request)).mediaType).toBe(inPartDb);
    });

    it("with an invalid token gets an error instead of the documentation page", async () => {
      const options = { accept: null, authorization: "Bearer tcp_wrong" };
      expect((await strict.client.get("/api/parts", options)).status).toBe(200);
      const rejected = await partDb.client.get("/api/parts", options);
      expect([rejected.status, rejected.mediaType]).toEqual([401, "application/problem+json"]);
    });
  });

  describe("a PATCH as application/json", () => {
    const cases: readonly (readonly [contentType: string, strict: number, partDb: number])[] = [
      ["application/merge-patch+json", 200, 200],
      ["application/json", 415, 200],
      ["application/json; charset=utf-8", 415, 200],
      ["application/json; charset=latin1", 415, 415],
      ["application/ld+json", 415, 415],
      ["text/plain", 415, 415],
    ];
    it.each(cases)("%s", async (contentType, inStrict, inPartDb) => {
      for (const [{ client, inventory }, status] of [
        [strict, inStrict],
        [partDb, inPartDb],
      ] as const) {
        const path = `/api/parts/${inventory["parts"]}`;
        const before = (await client.get(path)).body["name"];
        const { body, headers } = await client.patch(
          path,
          { comment: contentType },
          { contentType, expect: status },
        );
        if (status === 200) expect([body["comment"], body["name"]]).toEqual([contentType, before]);
        expect(headers["accept-patch"]).toBe(
          client === strict.client
            ? "application/merge-patch+json"
            : "application/merge-patch+json, application/json",
        );
      }
    });

    it("changes files of attachments", async () => {
      const { client, inventory } = partDb;
      const body = { upload: { data: textFile, filename: "b.txt" } };
      const path = `/api/attachments/${inventory["attachments"]}`;
      const contentType = "application/json";
      const answer = await client.patch(path, body, { contentType, expect: 200 });
      expect(answer.body["original_filename"]).toBe("b.txt");
      await strict.client.patch(`/api/attachments/${strict.inventory["attachments"]}`, body, {
        contentType,
        expect: 415,
      });
    });
  });

  describe("in both modes, a reference", () => {
    const cases: readonly (readonly [
      title: string,
      reference: (iri: string, id: number) => unknown,
      status: number,
    ])[] = [
      ["with an IRI as `id`", (iri) => ({ id: iri }), 200],
      ["as API Platform's admin sends it", (iri, id) => ({ "@id": iri, id: iri, originId: String(id) }), 200],
      ["whose `@id` differs from the IRI in `id`", (iri) => ({ "@id": iri, id: "/api/footprints/999" }), 200],
      ["with an unknown property", (iri) => ({ "@id": iri, colour: "red" }), 200],
      ["with an ID", (_iri, id) => ({ id }), 200],
      ["with the IRI of another resource as `id`", (_iri, id) => ({ id: `/api/categories/${id}` }), 400],
      ["with the IRI of a missing entity as `id`", () => ({ id: "/api/footprints/999" }), 400],
      ["with a number in a string as `id`", (_iri, id) => ({ id: String(id) }), 400],
      ["with an empty `id`", () => ({ id: "" }), 400],
      ["with a boolean as `id`", () => ({ id: true }), 422],
    ];
    it.each(cases)("%s", async (_title, reference, status) => {
      for (const { client, inventory } of [strict, partDb]) {
        const path = `/api/parts/${inventory["parts"]}`;
        const id = inventory["footprints"] ?? 0;
        const iri = `/api/footprints/${id}`;
        await client.patch(path, { footprint: null }, { expect: 200 });
        const answer = await client.patch(path, { footprint: reference(iri, id) }, { expect: status });
        expect(ignoredOf(answer)).toBeUndefined();
        const stored = (await client.get(path)).body["footprint"] as Json | null;
        expect(stored?.["@id"] ?? null).toBe(status === 200 ? iri : null);
      }
    });

    it("to the element of an attachment can contain an IRI as `id`", async () => {
      for (const { client, inventory } of [strict, partDb]) {
        const body = {
          ...creationBody("attachments", "By ID", inventory),
          element: { id: `/api/parts/${inventory["parts"]}` },
        };
        const { body: created } = await client.post("/api/attachments", body, { expect: 201 });
        expect(created["element"]?.["@id"]).toBe(`/api/parts/${inventory["parts"]}`);
      }
    });
  });

  it("in both modes, `originId` is ignored without notice", async () => {
    for (const { client } of [strict, partDb]) {
      const created = await client.post(
        "/api/footprints",
        { name: "Origin", originId: "5" },
        { expect: 201 },
      );
      expect(created.body["originId"]).toBeUndefined();
      const iri = String(created.body["@id"]);
      const record = {
        ...(created.body as object),
        id: iri,
        originId: String(created.body["id"]),
        comment: "x",
      };
      const changed = await client.patch(iri, record, { expect: 200 });
      expect([changed.body["comment"], changed.body["id"]]).toEqual(["x", created.body["id"]]);
      expect([ignoredOf(created), ignoredOf(changed)]).toEqual([undefined, undefined]);
      const { body } = await client.patch(iri, { origin_id: "5" });
      expect(body["name"]).toBe(client === partDb.client ? "Origin" : undefined);
    }
  });

  describe("in both modes, the filter `id` with several parameters", () => {
    const cases: readonly (readonly [query: string, count: number])[] = [
      ["id[0]=/api/users/1&id[1]=/api/users/2", 2],
      ["id[]=1&id[]=2&id[]=2", 2],
      ["id[]=1,2", 2],
      ["id=1&id[]=2", 2],
      ["id[7]=1", 1],
      ["id[]=", 0],
    ];
    it.each(cases)("%s", async (query, count) => {
      for (const { client } of [strict, partDb]) {
        const answer = await client.get(`/api/users?${query}`, { expect: 200 });
        expect(answer.body["hydra:totalItems"]).toBe(count);
        expect(ignoredOf(answer)).toBeUndefined();
      }
    });
    it.each(["id[]=x", "id[a]=1", "id[][]=1", "id[]=/api/parts/1"])("%s is an error", async (query) => {
      await strict.client.get(`/api/users?${query}`, { expect: 400 });
    });
  });

  describe("dates of Part-DB's clients", () => {
    const cases: readonly (readonly [value: string, stored: string | null])[] = [
      ["01.02.2027", "2027-02-01T00:00:00+00:00"],
      ["1.2.2027", "2027-02-01T00:00:00+00:00"],
      ["31.12.2027 23:59", "2027-12-31T23:59:00+00:00"],
      ["31.12.2027T23:59:58", "2027-12-31T23:59:58+00:00"],
      ["31.12.2027 23:59:60", null],
      ["31.12.2027 24:00", null],
      ["00.01.2027", null],
      ["31.02.2027", null],
      ["13.13.2027", null],
      ["01.02.27", null],
      ["01/02/2027", null],
      [" 01.02.2027", null],
    ];
    it.each(cases)("%s in a body", async (value, stored) => {
      const path = ({ part_lots: lot }: Inventory): string => `/api/part_lots/${lot}`;
      const body = { expiration_date: value };
      const rejected = await strict.client.patch(path(strict.inventory), body);
      expect([rejected.status, codes(rejected)]).toEqual([422, ["date-time"]]);
      const answer = await partDb.client.patch(path(partDb.inventory), body);
      if (stored === null) expect(answer.status).toBe(rejected.status);
      else expect([answer.status, answer.body["expiration_date"]]).toEqual([200, stored]);
    });

    it("a leap second, which only the strict mode accepts", async () => {
      const path = ({ part_lots: lot }: Inventory): string => `/api/part_lots/${lot}`;
      const body = { expiration_date: "2016-12-31T23:59:60Z" };
      const accepted = await strict.client.patch(path(strict.inventory), body, { expect: 200 });
      expect(accepted.body["expiration_date"]).toBe("2017-01-01T00:00:00+00:00");
      const rejected = await partDb.client.patch(path(partDb.inventory), body, { expect: 422 });
      expect(codes(rejected)).toEqual(["date-time"]);
      const query = "/api/parts?addedDate[after]=2016-12-31T23:59:60Z";
      await strict.client.get(query, { expect: 200 });
      await partDb.client.get(query, { expect: 400 });
    });

    it("in the items of a list and in actions", async () => {
      const { client, inventory } = partDb;
      const partLots = [{ expiration_date: "01.02.2027" }];
      const created = await client.post(
        "/api/parts",
        { ...creationBody("parts", "Dates", inventory), partLots },
        { expect: 201 },
      );
      expect(created.body["partLots"]?.[0]?.["expiration_date"]).toBe("2027-02-01T00:00:00+00:00");
      const lot = `/api/part_lots/${inventory["part_lots"]}`;
      await client.post(`${lot}/add`, { amount: 1, timestamp: "01.02.2025" }, { expect: 200 });
    });

    it.each([
      ["addedDate[after]=01.01.2000", 200],
      ["addedDate[before]=01.01.2000", 200],
      ["lastModified[strictly_after]=01.01.2000 12:30", 200],
      ["addedDate[after]=31.02.2000", 400],
      ["addedDate[after]=31.12.2000 23:59:60", 400],
      ["addedDate[after]=31.12.2000 24:00:00", 400],
      ["addedDate[after]=yesterday", 400],
    ])("%s in a filter", async (query, status) => {
      const path = `/api/parts?${query.replace(" ", "%20")}`;
      await strict.client.get(path, { expect: 400 });
      const answer = await partDb.client.get(path, { expect: status });
      if (status !== 200) return;
      const all = (await partDb.client.get("/api/parts")).body["hydra:totalItems"];
      expect(answer.body["hydra:totalItems"]).toBe(query.includes("before") ? 0 : all);
      expect(ignoredOf(answer)).toBeUndefined();
    });

    it("are not converted in texts and in filters of texts", async () => {
      const { client } = partDb;
      const created = await client.post("/api/footprints", { name: "01.02.2027" }, { expect: 201 });
      expect(created.body["name"]).toBe("01.02.2027");
      const { body } = await client.get("/api/footprints?name=01.02.2027", { expect: 200 });
      expect(body["hydra:totalItems"]).toBe(1);
    });
  });

  describe.each([true, false])("a batch with atomic: %s", (atomic) => {
    const operations = (name: string) => [
      { method: "POST", path: "/api/footprints?limit=1", body: { name, colour: "red", originId: "1" } },
      {
        method: "PATCH",
        path: "$1.@id",
        headers: { "Content-Type": "application/json" },
        body: { comment: "x", parent: null, size: 1 },
      },
      { method: "GET", path: "/api/parts?addedDate[after]=01.01.2000&limit=5&itemsPerPage=1" },
      { method: "GET", path: "/api/parts" },
    ];

    it("ignores the same in its operations, and names it in their headers", async () => {
      const answer = await partDb.client.post(
        "/api/batch",
        { atomic, operations: operations(`Batch ${atomic}`) },
        { expect: 200 },
      );
      const results = answer.body["results"] as unknown as {
        status: number;
        headers: Record<string, string>;
      }[];
      expect(results.map(({ status }) => status)).toEqual([201, 200, 200, 200]);
      expect(results.map(({ headers }) => headers["Partledger-Ignored"])).toEqual([
        '"limit", "colour"',
        '"size"',
        '"limit"',
        undefined,
      ]);
      expect(ignoredOf(answer)).toBeUndefined();
    });

    it("is strict by default", async () => {
      for (const operation of operations("Strict").slice(0, 3)) {
        const single = { ...operation, path: operation.path.replace("$1.@id", "/api/footprints/1") };
        const answer = await strict.client.post("/api/batch", { atomic, operations: [single] });
        const status = atomic ? answer.status : Number(answer.body["results"]?.[0]?.["status"]);
        expect(status, operation.path).toBeGreaterThanOrEqual(400);
      }
    });
  });

  it("does not apply to calls without HTTP, such as those of pages and MCP", async () => {
    // Pages and MCP call `invoke` in the process of the service.
    const environment = { API_COMPATIBILITY: "part-db" };
    const service = await startService({ dialect, environment, inProcess: true });
    const { body } = await api(service, tokens.full).get("/api/tokens/current");
    expect(body["level"]).toBe(4);
    const principal = {
      userId: 1,
      username: "admin",
      can: () => true,
      reaches: () => true,
      refusal: () => null,
    };
    const caller = {
      principal: principal as unknown as Principal,
      requestId: "compatibility-test",
      now: new Date(),
      log: console as never,
      address: "127.0.0.1",
    };
    const path = { id: 1 };
    await expect(
      service.invoke({ operationId: "updatePart", path, body: { minStockLevel: 1 } }, caller),
    ).rejects.toThrow("minStockLevel: This field was not expected.");
    await expect(service.invoke({ operationId: "listParts", query: { limit: 1 } }, caller)).rejects.toThrow(
      'Unknown query parameter "limit"',
    );
    await expect(
      service.invoke({ operationId: "listParts", query: { "addedDate[after]": "01.01.2000" } }, caller),
    ).rejects.toThrow("addedDate[after]");
    await service.close();
  });

  it("applies to the mock", async () => {
    const mock = await startMock("part-db");
    try {
      const client = api(mock, "any");
      const options: RequestOptions = { accept: null, expect: 200 };
      const list = await client.get("/api/parts?limit=1&addedDate[after]=01.01.2000", options);
      expect([list.mediaType, ignoredOf(list)]).toEqual(["application/ld+json", '"limit"']);
      const body = { minStockLevel: 1, eda_info: { colour: "red" } };
      const contentType = "application/json";
      const changed = await client.patch("/api/parts/1", body, { contentType, expect: 200 });
      expect(ignoredOf(changed)).toBe('"minStockLevel", "eda_info.colour"');
      const operations = [{ method: "PATCH", path: "/api/parts/1?limit=1", body }];
      const batch = await client.post("/api/batch", { operations }, { expect: 200 });
      expect(batch.body["results"]?.[0]?.["headers"]?.["Partledger-Ignored"]).toBe(
        '"limit", "minStockLevel", "eda_info.colour"',
      );
    } finally {
      await mock.close();
    }
  });

  it("applies to the fields of a form", async () => {
    for (const { service, inventory } of [strict, partDb]) {
      const form = new FormData();
      form.set("name", "Form");
      form.set("element", `/api/parts/${inventory["parts"]}`);
      form.set("attachment_type", `/api/attachment_types/${inventory["attachment_types"]}`);
      form.set("colour", "red");
      form.set("file", new Blob(["text"], { type: "text/plain" }), "a.txt");
      const headers = { Authorization: `Bearer ${tokens.full}` };
      const response = await fetch(`${service.url}/api/attachments`, { method: "POST", body: form, headers });
      const ignored = response.headers.get("Partledger-Ignored");
      expect([response.status, ignored]).toEqual(
        service === partDb.service ? [201, '"colour"'] : [422, null],
      );
    }
  });

  it("part-db keeps the limits of requests", async () => {
    const { service } = partDb;
    const status = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(`${service.url}/api/footprints`, {
        method: "POST",
        headers: { Authorization: `Bearer ${tokens.full}`, "Content-Type": "application/json" },
      });
      request.on("response", (response) => resolve(response.resume().statusCode ?? 0)).on("error", reject);
      request.end(JSON.stringify({ name: "Large", unknown: "x".repeat(1024 * 1024) }));
    });
    expect(status).toBe(413);
    const many = { name: "Many", unknown: Array.from({ length: 50_001 }, () => 0) };
    await partDb.client.post("/api/footprints", many, { expect: 400 });
  });
});
