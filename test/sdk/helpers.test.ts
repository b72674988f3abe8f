/** Tests uploads, batches and the change feed of the TypeScript client against the running service. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createBatch,
  createClient,
  followChanges,
  isBatchProblem,
  isProblem,
  replaceFile,
  unwrap,
  uploadFile,
  type ChangeFeed,
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
    () => expect.fail("The call succeeded."),
    (error: unknown) => error,
  );
}

describe("uploads", () => {
  const contentOf = async (id: number): Promise<string> =>
    unwrap(client.GET("/api/attachments/{id}/file", { params: { path: { id } }, parseAs: "text" }));
  let attachmentType: string;

  beforeAll(async () => {
    const { id } = await unwrap(client.POST("/api/attachment_types", { body: { name: "Notes" } }));
    attachmentType = `/api/attachment_types/${id}`;
  });

  it("store a file and replace it", async () => {
    const file = new File(["Reflow profile: 245 °C"], "reflow.txt", { type: "text/plain" });
    const stored = await uploadFile(client, {
      file,
      name: "Reflow profile",
      element: category,
      attachment_type: attachmentType,
      private: true,
    });
    expect(stored).toMatchObject({ name: "Reflow profile", internal: true, private: true });
    expect(await contentOf(stored.id)).toBe("Reflow profile: 245 °C");
    const replaced = await replaceFile(client, stored.id, {
      file: new Blob(["260 °C"]),
      filename: "new.txt",
    });
    expect(replaced.id).toBe(stored.id);
    expect(await contentOf(stored.id)).toBe("260 °C");
  });

  it("are stored once if they have an idempotency key", async () => {
    const upload = () =>
      uploadFile(
        client,
        {
          file: new Blob(["Once"]),
          filename: "once.txt",
          name: "Once",
          element: category,
          attachment_type: attachmentType,
        },
        { idempotencyKey: "upload-1" },
      );
    expect((await upload()).id).toBe((await upload()).id);
  });

  it("throw the violations of the service, and the reason of an aborted signal", async () => {
    const upload = { file: new Blob([]), name: "Empty", element: category, attachment_type: attachmentType };
    const error = await failure(uploadFile(client, upload));
    if (!isProblem(error, 422)) throw error;
    expect(error.violation("empty-file")?.propertyPath).toBe("upload.data");
    const signal = AbortSignal.abort(new Error("Stopped"));
    await expect(uploadFile(client, upload, { signal })).rejects.toThrow("Stopped");
  });
});

describe("batches", () => {
  it("use earlier results, and return results with the types of the operations", async () => {
    const batch = createBatch(client);
    const manufacturer = batch.add("POST", "/api/manufacturers", { body: { name: "$1.@id Electronics" } });
    const part = batch.add("POST", "/api/parts", {
      params: { query: { _comment: "First delivery" } },
      body: { name: "BT-100", category, manufacturer: manufacturer.ref("@id") },
    });
    const path = { id: part.ref<number>("id") };
    const changed = batch.add("PATCH", "/api/parts/{id}", {
      params: { path },
      body: { comment: manufacturer.ref("name"), minamount: 5 },
    });
    const removed = batch.add("DELETE", "/api/parts/{id}", { params: { path } });
    const results = await batch.run();
    expect(results.get(manufacturer).name).toBe("$1.@id Electronics");
    expect(results.get(part).manufacturer?.name).toBe("$1.@id Electronics");
    expect(results.get(changed)).toMatchObject({ comment: "$1.@id Electronics", minamount: 5 });
    expect(results.get(removed)).toBeUndefined();
    expect(results.results.map(({ status }) => status)).toEqual([201, 201, 200, 204]);
  });

  it("change nothing if an operation fails, unless they are not atomic", async () => {
    const batch = createBatch(client);
    const first = batch.add("POST", "/api/suppliers", { body: { name: "Mouser" } });
    const second = batch.add("POST", "/api/suppliers", { body: { name: "" } });
    const error = await failure(batch.run());
    if (!isBatchProblem(error)) throw error;
    expect(error.problem.index).toBe(second.index);
    expect(await unwrap(client.GET("/api/suppliers"))).toEqual([]);
    const results = await batch.run({ atomic: false });
    expect(results.get(first).name).toBe("Mouser");
    const failed = await failure(Promise.resolve().then(() => results.get(second)));
    if (!isProblem(failed, 422)) throw failed;
    expect(failed.violation("not-blank")?.propertyPath).toBe("name");
  });

  it("run once if they have an idempotency key", async () => {
    const batch = createBatch(client);
    const supplier = batch.add("POST", "/api/suppliers", { body: { name: "LCSC" } });
    const run = async () => (await batch.run({ idempotencyKey: "batch-1" })).get(supplier).id;
    expect(await run()).toBe(await run());
  });

  it("reject a reference inside a text", () => {
    const batch = createBatch(client);
    const part = batch.add("POST", "/api/parts", { body: { name: "BT-200", category } });
    expect(() => `Copy of ${part.ref("name")}`).toThrow("The reference $1.name must be a complete value");
  });
});

describe("the change feed", () => {
  it("returns the position, then changes as they happen", async () => {
    const controller = new AbortController();
    const feed = followChanges(client, { types: ["Footprint"], signal: controller.signal });
    const next = async (): Promise<ChangeFeed> => (await feed.next()).value;
    const { changes, next: position } = await next();
    expect(changes).toEqual([]);
    const waiting = next();
    const { id } = await unwrap(client.POST("/api/footprints", { body: { name: "0603" } }));
    const target = `/api/footprints/${id}`;
    expect((await waiting).changes).toMatchObject([{ kind: "created", target }]);
    const stopped = failure(next());
    controller.abort(new Error("Stopped"));
    expect(await stopped).toMatchObject({ message: "Stopped" });
    const again = followChanges(client, { after: position, types: ["Footprint"], wait: 0 });
    expect((await again.next()).value.changes).toMatchObject([{ target }]);
  });

  it("throws 410 if the position is of another database", async () => {
    const error = await failure(followChanges(client, { after: 1_000_000_000 }).next());
    if (!isProblem(error, 410)) throw error;
    expect(error.violation("start-over")?.propertyPath).toBe("after");
  });
});
