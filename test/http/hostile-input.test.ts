import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSampleService, type SampleService } from "./sample-service.ts";

let service: SampleService;
beforeAll(async () => {
  service = await startSampleService();
});
afterAll(() => service.close());

const visible = fc.string({ unit: fc.constantFrom(..."abc/.%&=?[]+;,:*\"'<>{}0123456789-_~!$()@jsonld") });
const names = ["name", "category", "mass", "parameters", "eda_info", "__proto__", "constructor", "id", "@id"];
const body = fc.dictionary(
  fc.oneof(fc.constantFrom(...names), fc.string({ unit: "binary" })),
  fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: "binary" }),
    fc.constantFrom("/api/categories/1", "\0", "\ud800"),
  ),
);

/** Any input either succeeds or returns a client error. */
describe("hostile input", () => {
  it("hostile paths and queries never cause a server error", async () => {
    await fc.assert(
      fc.asyncProperty(visible, visible, async (path, query) => {
        const reply = await service.ask(`/api/things${path}?${query}`);
        expect(reply.status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  it("hostile headers never cause a server error", async () => {
    const header = fc.constantFrom(
      "accept",
      "accept-encoding",
      "authorization",
      "content-type",
      "if-match",
      "if-none-match",
      "idempotency-key",
      "origin",
      "x-request-id",
    );
    const value = fc.string({ unit: fc.constantFrom(...'ab/*;q=0.1,"W \t()<>\\%äÿ') });
    await fc.assert(
      fc.asyncProperty(
        header,
        value,
        fc.constantFrom("GET", "POST", "PATCH", "OPTIONS"),
        async (name, text, method) => {
          const reply = await service.ask("/api/things/1", { method, headers: { [name]: text } });
          expect(reply.status).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("hostile bodies never cause a server error", async () => {
    await fc.assert(
      fc.asyncProperty(body, async (document) => {
        const reply = await service.ask("/api/things", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(document),
        });
        expect(reply.status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});
