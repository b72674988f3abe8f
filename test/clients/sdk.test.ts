import createClient from "openapi-fetch";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { paths } from "../../generated/types.ts";
import { startMock } from "../support/mock.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { checkingFetch } from "./checking-fetch.ts";
import { callOperations } from "./openapi-fetch-calls.ts";

describe("clients generated from the contract of the running service", () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });

  afterAll(async () => {
    await service?.close();
  });

  test("openapi-fetch creates, lists, updates and deletes", async () => {
    const client = createClient<paths>({
      baseUrl: service.url,
      fetch: checkingFetch,
      headers: { Authorization: `Bearer ${tokens.edit}`, Accept: "application/json" },
    });
    const { category, created, listed, changed, refused, deleted, gone } = await callOperations(client);
    expect(created.data).toMatchObject({ name: "RC0603FR-0710KL", category: { id: category.data.id } });
    expect(listed.data).toMatchObject([{ id: created.data.id, tags: "smd,0603" }]);
    expect(changed.data).toMatchObject({ minamount: 100, manufacturing_status: "active" });
    expect(refused.error).toMatchObject({ status: 422, violations: [{ propertyPath: "name" }] });
    expect(deleted.response.status).toBe(204);
    expect(gone.error).toMatchObject({ status: 404 });
  });

  test("openapi-fetch gets examples and selected errors from the mock server", async () => {
    const mock = await startMock();
    try {
      const headers = { Authorization: "Bearer any", Accept: "application/json" };
      const client = createClient<paths>({ baseUrl: mock.url, headers });
      const { created, listed, changed, refused, deleted } = await callOperations(client);
      expect(created.data).toMatchObject({ id: 3, name: "STM32F407VGT6" });
      expect([created.response.status, created.response.headers.get("Location")]).toEqual([
        201,
        "/api/parts/3",
      ]);
      expect(listed.data).toMatchObject([{ id: 3 }]);
      expect(changed.response.status).toBe(200);
      expect(refused.error).toMatchObject({ status: 422, violations: [{ propertyPath: "name" }] });
      expect(deleted.response.status).toBe(204);
      const chosen = async (preference: string) =>
        client.GET("/api/parts/{id}", { params: { path: { id: 3 } }, headers: { Prefer: preference } });
      expect((await chosen("code=404")).error).toMatchObject({ status: 404, detail: "Not Found" });
      expect((await chosen("example=minimal")).data).toMatchObject({ name: "BC547" });
    } finally {
      await mock.close();
    }
  });
});
