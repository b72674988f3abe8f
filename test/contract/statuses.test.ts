/**
 * Tests that every operation returns every status that it declares, in both formats. `pipeline.test.ts` tests statuses
 * that are the same for all operations (401, 403, …).
 */
import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api, type Answer, type RequestOptions } from "../support/client.ts";
import { declaredOperations, type DeclaredOperation } from "../support/declared-operations.ts";
import {
  changeBody,
  collectionOfPath,
  concretePath,
  creationBody,
  createInventory,
  finishedImport,
  postBody,
  type Inventory,
  finishedUndo,
  newChangeSet,
} from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

const operations = declaredOperations();
const declaring = (status: string): (readonly [string, DeclaredOperation])[] =>
  operations
    .filter(({ answers }) => status in answers)
    .map((operation) => [operation.operationId, operation] as const);

const formats = ["application/ld+json", "application/json"] as const;

/** Returns the status of a successful request. */
function successOf({ answers }: DeclaredOperation): number {
  return "201" in answers ? 201 : 200;
}

/** Returns the accepted formats of a response. */
function acceptOf({ answers }: DeclaredOperation, wanted: string): string {
  const offered = Object.keys(answers["200"]?.content ?? {});
  return offered.length === 0 || offered.includes(wanted)
    ? wanted
    : (offered[0] ?? wanted).replace(/;.*/, "");
}

describe("declared statuses", () => {
  let service: TestService;
  let inventory: Inventory;
  let made = 0;

  beforeAll(async () => {
    service = await startService({ overrides: { undo: { maximumElements: 1 } } });
    const client = api(service, tokens.full);
    inventory = {
      ...(await createInventory(client)),
      change_set_undos: await finishedUndo(client),
    };
  });
  afterAll(async () => {
    await service.close();
  });

  const uniqueName = (): string => `made-${(made += 1)}`;

  const bodyFor = (operation: DeclaredOperation): Record<string, unknown> | undefined => {
    const collection = collectionOfPath(operation.path);
    if (operation.method === "POST") return postBody(operation, uniqueName(), inventory);
    if (operation.method === "PATCH") return changeBody(collection, uniqueName());
    if (operation.method !== "PUT") return undefined;
    const { upload: _upload, ...body } = creationBody(collection, uniqueName(), inventory);
    return body;
  };

  const call = async (
    operation: DeclaredOperation,
    options: RequestOptions = {},
    { path, body = bodyFor(operation) }: { path?: string; body?: unknown } = {},
  ): Promise<Answer> => {
    const used = path ?? (await pathFor(operation));
    return api(service, tokens.full).request(operation.method, used, body, options);
  };

  /** Returns the path with the ID of an element. An element that is merged into another one needs no references. */
  const pathFor = async (operation: DeclaredOperation): Promise<string> =>
    concretePath(operation, inventory, await idFor(operation));

  const idFor = async (operation: DeclaredOperation): Promise<number | string | undefined> => {
    const { role, method, path, operationId } = operation;
    if (path.startsWith("/api/change_sets/") && method === "POST")
      return newChangeSet(api(service, tokens.full), operationId, uniqueName());
    return role === "merge" ? spare(operation) : undefined;
  };

  /** Returns the ID of an element without references. */
  const spare = async (operation: DeclaredOperation): Promise<number> => {
    const collection = collectionOfPath(operation.path);
    const body = creationBody(collection, uniqueName(), inventory);
    const answer = await api(service, tokens.full).post<{ id: number }>(`/api/${collection}`, body, {
      expect: 201,
    });
    const { id } = answer.body;
    if (collection === "imports") await finishedImport(api(service, tokens.full), id);
    return id;
  };

  it("include 304 for each GET, because each response to GET has an ETag", () => {
    const without = operations.filter(({ method, answers }) => method === "GET" && !answers["304"]);
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
  });

  // Both statuses are returned before the body is read, so these requests have none.
  it.each(declaring("406"))("%s returns 406 for Accept: text/turtle", async (_id, operation) => {
    const path = concretePath(operation, inventory);
    const options = { accept: "text/turtle", expect: 406 };
    await api(service, tokens.full).request(operation.method, path, undefined, options);
  });

  it.each(declaring("414"))("%s returns 414 for a URL that is too long", async (_id, operation) => {
    const path = concretePath(operation, inventory);
    const long = `${path}${path.includes("?") ? "&" : "?"}name=${"x".repeat(9_000)}`;
    await api(service, tokens.full).request(operation.method, long, undefined, { expect: 414 });
  });

  describe.each(formats)("in %s", (format) => {
    it.each([...declaring("200"), ...declaring("201")])("%s succeeds", async (_id, operation) => {
      const accept = acceptOf(operation, format);
      const status = successOf(operation);
      const answer = await call(operation, { accept, expect: status });
      const offered = Object.keys(operation.answers[status]?.content ?? {});
      if (offered.includes(accept) && accept !== "*/*") expect(answer.mediaType).toBe(accept);
    });

    it.each(declaring("204"))("%s succeeds without a body", async (_id, operation) => {
      const path = concretePath(operation, inventory, await spare(operation));
      const answer = await call(operation, { accept: format, expect: 204 }, { path });
      expect(answer.text).toBe("");
      await call(operation, { accept: format, expect: 404 }, { path });
    });

    it.each(declaring("304"))("%s returns 304 if nothing has changed", async (_id, operation) => {
      const accept = acceptOf(operation, format);
      const { headers } = await call(operation, { accept, expect: 200 });
      const again = await call(operation, {
        accept,
        headers: { "If-None-Match": headers.etag! },
        expect: 304,
      });
      expect(again.headers.etag).toBe(headers.etag);
    });

    it.each(declaring("206"))("%s returns a part of the file", async (_id, operation) => {
      const accept = acceptOf(operation, format);
      const answer = await call(operation, { accept, headers: { Range: "bytes=1-3" }, expect: 206 });
      expect(answer.bytes.length).toBe(3);
    });

    it.each(declaring("416"))("%s returns 416 beyond the end of the file", async (_id, operation) => {
      const accept = acceptOf(operation, format);
      await call(operation, { accept, headers: { Range: "bytes=999999-" }, expect: 416 });
    });

    it.each(declaring("400"))(
      "%s rejects an unknown query parameter and names it",
      async (_id, operation) => {
        const known = concretePath(operation, inventory);
        const path = `${known}${known.includes("?") ? "&" : "?"}no_such_parameter=1`;
        const answer = await call(operation, { accept: acceptOf(operation, format), expect: 400 }, { path });
        expect(answer.text).toContain("no_such_parameter");
      },
    );

    it.each(declaring("404").filter(([, { path }]) => path.includes("{")))(
      "%s returns 404 for an unknown element",
      async (_id, operation) => {
        const unknown = operation.path.includes("{type}") ? "NoSuchType" : 999_999_999;
        const path = concretePath(operation, inventory, unknown);
        await call(operation, { accept: acceptOf(operation, format), expect: 404 }, { path });
      },
    );

    it.each(declaring("412"))("%s rejects a change of another version", async (_id, operation) => {
      await call(operation, { accept: format, headers: { "If-Match": '"0.other"' }, expect: 412 });
    });

    const withProperties = declaring("422").filter(
      ([id]) => id !== "createImport" && id !== "importProjectBom",
    );
    it.each(withProperties)("%s rejects an unknown property and names it", async (_id, operation) => {
      const answer = await call(
        operation,
        { accept: format, expect: 422 },
        { body: { ...bodyFor(operation), no_such_property: 1 } },
      );
      const { violations } = answer.body as unknown as { violations: { propertyPath: string }[] };
      expect(violations.map(({ propertyPath }) => propertyPath)).toEqual(["no_such_property"]);
    });

    // Users are never referenced. Other tests cover the last user who can change permissions, and imports that run.
    const used = ([operationId, { method }]: readonly [string, DeclaredOperation]): boolean =>
      method === "DELETE" && !["deleteUser", "deleteImport"].includes(operationId);

    it.each(declaring("409").filter(used))(
      "%s is rejected while the element is in use",
      async (_id, operation) => {
        await call(operation, { accept: format, expect: 409 });
      },
    );

    it.each(declaring("409").filter(([, { method }]) => method === "POST"))(
      "%s rejects a repetition while the first request is running",
      async (operationId, operation) => {
        const key = uniqueName().replace(" ", "-");
        // A batch that only reads rejects the header.
        const change = { method: "PATCH", path: `/api/parts/${inventory.parts}`, body: { favorite: true } };
        const body = operationId === "runBatch" ? { operations: [change] } : bodyFor(operation);
        const path = await pathFor(operation);
        const options = { accept: format, headers: { "Idempotency-Key": key } };
        await call(operation, { ...options, expect: successOf(operation) }, { body, path });
        await service.store.transaction(async ({ db }) => {
          await db
            .updateTable("idempotency_keys")
            .set({ status: null, answer: null })
            .where("key", "=", hash("sha256", key, "base64url"))
            .where("operation", "=", operationId)
            .execute();
        });
        await call(operation, { ...options, expect: 409 }, { body, path });
      },
    );
  });
});
