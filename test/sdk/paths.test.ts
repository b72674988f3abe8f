/** Tests the TypeScript client against the running service. */
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ProblemError,
  createClient,
  isBatchProblem,
  isProblem,
  isValidationProblem,
  paginate,
  unwrap,
  type Client,
} from "../../sdk/typescript/src/paths.ts";
import { checkingFetch } from "../clients/checking-fetch.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

let service: TestService;
let client: Client;
let category: string;

beforeAll(async () => {
  service = await startService();
  client = createClient({ baseUrl: service.url, token: tokens.edit, fetch: checkingFetch });
  const { id } = await unwrap(client.POST("/api/categories", { body: { name: "Resistors" } }));
  category = `/api/categories/${id}`;
});

afterAll(() => service?.close());

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail("The request succeeded."),
    (error: unknown) => error,
  );
}

describe("unwrap", () => {
  it("returns the bodies of successful responses", async () => {
    const { id, name } = await unwrap(client.POST("/api/parts", { body: { name: "R1", category } }));
    expect(name).toBe("R1");
    const path = { id };
    const changed = await unwrap(
      client.PATCH("/api/parts/{id}", { params: { path }, body: { minamount: 5 } }),
    );
    expect(changed.minamount).toBe(5);
    expect(await unwrap(client.DELETE("/api/parts/{id}", { params: { path } }))).toBeUndefined();
  });

  it("throws problem documents", async () => {
    const error = await failure(unwrap(client.GET("/api/parts/{id}", { params: { path: { id: 99_999 } } })));
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ name: "ProblemError", status: 404, type: "/errors/404", violations: [] });
    expect([
      isProblem(error),
      isProblem(error, 404),
      isProblem(error, 409),
      isValidationProblem(error),
    ]).toEqual([...[true, true], ...[false, false]]);
  });

  it("throws errors whose output is short", async () => {
    const error = await failure(unwrap(client.GET("/api/parts/{id}", { params: { path: { id: 99_999 } } })));
    expect(inspect(error)).toContain("detail: 'Not Found'");
    expect(inspect(error)).not.toContain("headers");
    expect((error as ProblemError).response.headers.get("X-Request-Id")).not.toBeNull();
  });

  it("throws the violations of a body", async () => {
    const error = await failure(
      unwrap(client.POST("/api/parts", { body: { name: "", category: "/api/categories/1" } })),
    );
    if (!isValidationProblem(error)) throw error;
    expect(error.message).toBe("name: This value should not be blank.");
    expect(error.type).toBe("/validation_errors/not-blank");
    expect(error.violation("not-blank")?.propertyPath).toBe("name");
    expect(error.violation("unique")).toBeUndefined();
    expect(isBatchProblem(error)).toBe(false);
  });

  it("throws the failed operation of a batch", async () => {
    const operations = [{ method: "POST" as const, path: "/api/categories", body: { name: "" } }];
    const error = await failure(unwrap(client.POST("/api/batch", { body: { operations } })));
    if (!isBatchProblem(error)) throw error;
    expect([error.problem.index, error.problem.problem.status]).toEqual([0, 422]);
  });

  it("throws error responses that are not problem documents, such as those of a proxy", async () => {
    const response = new Response("<h1>Bad Gateway</h1>", { status: 502, statusText: "Bad Gateway" });
    const behindProxy = createClient({ baseUrl: service.url, fetch: async () => response });
    const error = await failure(unwrap(behindProxy.GET("/api/info")));
    if (!isProblem(error)) throw error;
    expect([error.status, error.type]).toEqual([502, "about:blank"]);
    expect(error.message).toBe("The response has the status 502 Bad Gateway and no problem document.");
  });
});

describe("the client", () => {
  it("sends arrays as the contract requires", async () => {
    const query = { "properties[]": ["id", "name"], name: "Resist%" };
    expect(await unwrap(client.GET("/api/categories", { params: { query } }))).toEqual([
      { id: 1, name: "Resistors" },
    ]);
    const nested = { name: "Resist%", "properties[attachments][]": ["id"], "properties[]": ["name"] };
    expect(await unwrap(client.GET("/api/categories", { params: { query: nested } }))).toEqual([
      { name: "Resistors", attachments: [] },
    ]);
    const types = ["Supplier" as const, "Category" as const];
    const { changes } = await unwrap(client.GET("/api/changes", { params: { query: { after: 0, types } } }));
    expect(changes).toMatchObject([{ target: category }]);
  });

  it("asks for another token if the service rejects one, and repeats the request", async () => {
    const asked: (string | undefined)[] = [];
    const renewing = createClient({
      baseUrl: service.url,
      token: (rejected) => {
        asked.push(rejected);
        return rejected === undefined ? tokens.expired : tokens.edit;
      },
    });
    const body = { name: "Capacitors" };
    expect(await unwrap(renewing.POST("/api/categories", { body }))).toMatchObject(body);
    expect(asked).toEqual([undefined, tokens.expired]);
  });

  it("returns 401 if there is no other token", async () => {
    let calls = 0;
    const rejected = createClient({
      baseUrl: service.url,
      token: async () => {
        calls += 1;
        return tokens.expired;
      },
    });
    expect((await rejected.GET("/api/info")).response.status).toBe(401);
    expect(calls).toBe(2);
  });
});

describe("paginate", () => {
  const names = Array.from({ length: 7 }, (_, index) => `P${index}`);

  beforeAll(async () => {
    const operations = names.map((name) => ({
      method: "POST" as const,
      path: "/api/parts",
      body: { name, category },
    }));
    await unwrap(client.POST("/api/batch", { body: { operations } }));
  });

  it("returns all items in their order", async () => {
    const query = { itemsPerPage: 3, name: "P%", "order[name]": "desc" as const };
    const found: string[] = [];
    for await (const part of paginate(client, "/api/parts", { params: { query } })) found.push(part.name);
    expect(found).toEqual(names.toReversed());
  });

  it("requests no page that the caller does not need", async () => {
    let requests = 0;
    const counting = createClient({
      baseUrl: service.url,
      token: tokens.readOnly,
      fetch: (request) => {
        requests += 1;
        return checkingFetch(request);
      },
    });
    const query = { itemsPerPage: 2, name: "P%" };
    for await (const part of paginate(counting, "/api/parts", { params: { query } })) {
      if (part.name === "P3") break;
    }
    expect(requests).toBe(2);
  });

  it("reads all pages if the start is undefined, and no list without links", async () => {
    // Callers without `exactOptionalPropertyTypes` can pass `undefined`.
    const query = { itemsPerPage: 3, name: "P%", cursor: undefined } as unknown as { itemsPerPage: number };
    const parts = [];
    for await (const part of paginate(client, "/api/parts", { params: { query } })) parts.push(part);
    expect(parts).toHaveLength(names.length);
    const ids = Array.from({ length: 1000 }, (_, index) => index + 1).join(",");
    const long = { params: { query: { itemsPerPage: 1, id: ids } } };
    const tooLong = paginate(client, "/api/parts", long);
    await tooLong.next();
    await expect(tooLong.next()).rejects.toThrow("The query is too long for links to the next page");
    const fetch = async () => Response.json([]);
    const withoutLinks = paginate(createClient({ baseUrl: service.url, fetch }), "/api/parts");
    await expect(withoutLinks.next()).rejects.toThrow("The response has no Link header");
  });

  it("reads lists inside an element", async () => {
    const id = Number(category.split("/").at(-1));
    const entries = [];
    for await (const entry of paginate(client, "/api/categories/{id}/log", { params: { path: { id } } })) {
      entries.push(entry.kind);
    }
    expect(entries).toEqual(["element_created"]);
  });

  it("throws if a page is rejected, and if the signal aborts", async () => {
    const query = { name: "P%", cursor: "invalid" };
    const rejected = paginate(client, "/api/parts", { params: { query } });
    expect(isProblem(await failure(rejected.next()), 400)).toBe(true);
    const signal = AbortSignal.abort(new Error("Stopped"));
    const aborted = paginate(client, "/api/parts", { signal });
    await expect(aborted.next()).rejects.toThrow("Stopped");
  });
});
