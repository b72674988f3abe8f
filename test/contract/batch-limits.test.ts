/** Batches are limited in time and size, and do not support all operations. */
import { describe, expect, it } from "vitest";
import { declaredOperations } from "../support/declared-operations.ts";
import { unique, useService } from "../inventory/running-service.ts";
import { get, maker, post, type Result, type Sent } from "./batch-operations.ts";

describe("the limits of a batch", () => {
  let now = 0;
  let step = 0;
  const running = useService("sqlite", { overrides: { monotonic: () => (now += step) } });
  const send = (operations: readonly Sent[], atomic: boolean) =>
    running.client.post("/api/batch", { operations, atomic });

  it("allow 500 new parts in one transaction", async () => {
    const category = await running.make("categories", { name: unique("Category") });
    const parts = Array.from({ length: 500 }, (_, index) =>
      post("parts", { name: `Part ${index}`, category }),
    );
    const { status, body } = await send(parts, true);
    expect(status).toBe(200);
    const results = body["results"] as unknown as Result[];
    expect(new Set(results.map((result) => result.body?.["id"])).size).toBe(500);
    const { headers } = await running.client.get("/api/parts?itemsPerPage=0", { expect: 200 });
    expect(headers["x-total-count"]).toBe("500");
  });

  it.each([true, false])("include its time (atomic: %s)", async (atomic) => {
    const { body: before } = await running.client.get("/api/manufacturers");
    step = atomic ? 1_500 : 9_000;
    const { status, headers, body } = await send([maker(), maker(), maker(), maker()], atomic);
    step = 0;
    if (!atomic) {
      const results = body["results"] as unknown as Result[];
      expect(results.map((result) => result.status)).toEqual([201, 503, 503, 503]);
      expect(results[1]?.headers["Retry-After"]).toBe("10");
      return;
    }
    expect([status, headers["retry-after"]]).toEqual([503, "10"]);
    const { body: after } = await running.client.get("/api/manufacturers");
    expect(after).toEqual(before);
    expect((await send([maker()], true)).status).toBe(200);
  });

  it("include the size of its results", async () => {
    const iri = await running.make("manufacturers", { name: unique("M"), comment: "x".repeat(65_000) });
    const reads = Array.from({ length: 300 }, () => get(iri));
    const each = (await send(reads, false)).body["results"] as unknown as Result[];
    const done = each.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThan(200);
    expect(each.slice(done).map(({ status }) => status)).toEqual(each.slice(done).map(() => 413));
    expect(each.length).toBe(300);
    expect((await send(reads, true)).status).toBe(413);
  });

  it("exclude these operations", async () => {
    const sent = declaredOperations()
      // A restore without a version is also not allowed.
      .filter(({ path, role }) => path.startsWith("/api") && role !== "restore")
      .map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, "999999"), body: {} }));
    const { body } = await send(sent, false);
    const excluded = (body["results"] as unknown as Result[]).flatMap((result) => {
      const [violation] = (result.body?.["violations"] ?? []) as unknown as {
        message: string;
        code: string;
      }[];
      return violation?.code === "not-allowed"
        ? [violation.message.replace(/^.*operation (\w+).*$/, "$1")]
        : [];
    });
    expect(excluded.sort()).toEqual([
      "cancelImport",
      "createColumnMapping",
      "createImport",
      "createLabels",
      "createWebhook",
      "deleteColumnMapping",
      "deleteImport",
      "deleteWebhook",
      "exportParts",
      "exportProjectBom",
      "exportStorageLocationLots",
      "generateLabels",
      "getApiDocumentation",
      "getAttachmentFile",
      "getAttachmentThumbnail",
      "getColumnMapping",
      "getContext",
      "getDocumentation",
      "getEntrypoint",
      "getImport",
      "getImportReport",
      "getOpenApiDocument",
      "getOpenApiYaml",
      "getReference",
      "getWebhook",
      "getWebhookDelivery",
      "importProjectBom",
      "listColumnMappings",
      "listImports",
      "listWebhookDeliveries",
      "listWebhookLog",
      "listWebhooks",
      "pingWebhook",
      "resendWebhookDelivery",
      "rotateWebhookSecret",
      "runBatch",
      "updateWebhook",
    ]);
  });
});
