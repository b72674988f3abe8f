/** Tests the page at the URL that the service prints. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { startService, type TestService } from "../support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

it("redirects programs from the root to the documentation and shows browsers the start page", async () => {
  const client = api(service);
  const root = await client.get("/", { accept: "*/*" });
  expect([root.status, root.headers["location"]]).toEqual([303, "/api/docs"]);
  const page = await client.get("/", { accept: "text/html" });
  expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  const elsewhere = await client.get("/nowhere", { accept: "*/*" });
  expect(elsewhere.status).toBe(404);
  expect(elsewhere.text).toContain("/api/docs");
  expect((await client.post("/", undefined, { accept: "*/*" })).status).toBe(405);
});
