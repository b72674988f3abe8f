/** What somebody sees who opens the address that the service prints. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startService } from "../support/service.ts";
import type { TestService } from "../support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

it("leads programs from the root to the documentation and people to the start page, and tells where to look from anywhere else", async () => {
  const root = await fetch(`${service.url}/`, { redirect: "manual" });
  expect([root.status, root.headers.get("location")]).toEqual([303, "/api/docs"]);
  const page = await fetch(`${service.url}/`, { headers: { Accept: "text/html" } });
  expect([page.status, page.url]).toEqual([200, `${service.url}/`]);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const elsewhere = await fetch(`${service.url}/nowhere`);
  expect(elsewhere.status).toBe(404);
  expect(await elsewhere.text()).toContain("/api/docs");
  expect((await fetch(`${service.url}/`, { method: "POST" })).status).toBe(405);
});
