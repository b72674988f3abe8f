import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import createClient from "openapi-fetch";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { paths } from "../../generated/types.ts";
import { operations, protocolOperations } from "../../generated/operations.ts";
import { startMock } from "../support/mock.ts";
import { tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import type { TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { checkingFetch } from "./checking-fetch.ts";
import { compileStrictly, openWorkshop, run } from "./generated-client.ts";
import type { Workshop } from "./generated-client.ts";
import { tour } from "./openapi-fetch-tour.ts";

/** Generating and compiling take long: only full runs do it. */
const generates = test.runIf(thoroughness === "full");

describe("clients made from the contract of the running service", () => {
  let service: TestService;
  let workshop: Workshop;

  beforeAll(async () => {
    service = await startService();
    workshop = await openWorkshop(service.url);
  });

  afterAll(async () => {
    await workshop?.remove();
    await service?.close();
  });

  generates("openapi-typescript makes types that openapi-fetch compiles with strictly", async () => {
    const { contract, directory } = workshop;
    await run(workshop, "openapi-typescript", [contract, "--output", join(directory, "types.ts")]);
    const source = await readFile(new URL("./openapi-fetch-tour.ts", import.meta.url), "utf8");
    await writeFile(join(directory, "tour.ts"), source.replace("../../generated/types.ts", "./types.ts"));
    // The example of the documentation; test/documentation runs it.
    const page = await readFile(new URL("../../docs/api.md", import.meta.url), "utf8");
    const [, example = ""] = /^```ts\n(.*?)^```$/ms.exec(page) ?? [];
    await writeFile(join(directory, "example.mts"), example.replace("./partledger.ts", "./types.ts"));
    await compileStrictly(workshop, ["types.ts", "tour.ts", "example.mts"]);
  });

  test("openapi-fetch creates, lists, changes and deletes", async () => {
    const client = createClient<paths>({
      baseUrl: service.url,
      fetch: checkingFetch,
      headers: { Authorization: `Bearer ${tokens.edit}`, Accept: "application/json" },
    });
    const { category, created, listed, changed, refused, deleted, gone } = await tour(client);
    expect(created.data).toMatchObject({ name: "RC0603FR-0710KL", category: { id: category.data.id } });
    expect(listed.data).toMatchObject([{ id: created.data.id, tags: "smd,0603" }]);
    expect(changed.data).toMatchObject({ minamount: 100, manufacturing_status: "active" });
    expect(refused.error).toMatchObject({ status: 422, violations: [{ propertyPath: "name" }] });
    expect(deleted.response.status).toBe(204);
    expect(gone.error).toMatchObject({ status: 404 });
  });

  test("openapi-fetch gets examples and chosen errors from the mock", async () => {
    const mock = await startMock();
    try {
      const headers = { Authorization: "Bearer any", Accept: "application/json" };
      const client = createClient<paths>({ baseUrl: mock.url, headers });
      const { created, listed, changed, refused, deleted } = await tour(client);
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

  generates(
    "@hey-api/openapi-ts makes a client that compiles strictly, with a function for each operation",
    async () => {
      const { contract, directory } = workshop;
      const output = join(directory, "hey-api");
      await run(workshop, "openapi-ts", [
        ...["--input", contract, "--output", output, "--client", "@hey-api/client-fetch"],
        ...["--silent", "--no-log-file"],
      ]);
      await compileStrictly(workshop, ["hey-api/index.ts", "hey-api/sdk.gen.ts", "hey-api/client.gen.ts"]);

      type Call = (options: Record<string, unknown>) => Promise<{ data?: unknown; response: Response }>;
      const sdk = (await import(join(output, "sdk.gen.ts"))) as Record<string, Call>;
      expect(Object.keys(sdk)).toEqual(
        expect.arrayContaining([
          ...operations.map(({ operationId }) => operationId),
          ...Object.keys(protocolOperations),
        ]),
      );

      const common = {
        baseUrl: service.url,
        fetch: checkingFetch,
        auth: tokens.edit,
        headers: { Accept: "application/json" },
      };
      const created = await sdk["createManufacturer"]!({ ...common, body: { name: "Yageo" } });
      expect(created.response.status).toBe(201);
      const { id } = created.data as { id: number };
      const changed = await sdk["updateManufacturer"]!({
        ...common,
        path: { id },
        body: { comment: "Resistors" },
      });
      expect(changed.data).toMatchObject({ name: "Yageo", comment: "Resistors" });
      const listed = await sdk["listManufacturers"]!({
        ...common,
        query: { name: "yag%", "order[name]": "asc" },
      });
      expect(listed.data).toMatchObject([{ id }]);
      const deleted = await sdk["deleteManufacturer"]!({ ...common, path: { id } });
      expect(deleted.response.status).toBe(204);
    },
  );
});
