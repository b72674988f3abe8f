/** Tests that user texts on the part page are always escaped. */
import { beforeAll, describe, expect, test } from "vitest";
import { webAddress } from "../../../src/pages/site/external-link.tsx";
import { api } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";
import { makePartOf } from "./full-parts.ts";

const vectors = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `</title></h1></td><iframe src="javascript:alert(1)">`,
  `javascript:alert(1)`,
  `JaVaScRiPt://example.com/%0aalert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `//evil.example/x`,
  `https://evil.example/"onmouseover="alert(1)`,
  `{{constructor.constructor("alert(1)")()}}`,
  `from \u202Eright to left\u202C.`,
] as const;

describe("the page of a part", () => {
  const service = useSettings();
  const pages = new Map<string, PageResult>();

  beforeAll(async () => {
    const client = api(service(), tokens.full);
    const admin = await enter(service(), "admin");
    for (const vector of vectors) {
      const id = await makePartOf(client, service().store, vector);
      pages.set(vector, await admin.get(`/parts/${id}`));
    }
  });

  // The visitor checks every page for scripts, styles, frames and attributes from other hosts.
  test.each(vectors)("shows the text %s as it is", (vector) => {
    const page = pages.get(vector);
    expect(page?.status).toBe(200);
    expect(page?.document.querySelector("h1")?.textContent).toBe(vector);
    expect(page?.document.querySelector("#comment .markdown")?.textContent.trim()).toBe(vector);
    expect(page?.document.querySelectorAll("main img, main script, main iframe")).toEqual([]);
    const shown = page?.document.querySelector("main")?.textContent.split(vector).length ?? 0;
    expect(shown - 1).toBeGreaterThanOrEqual(18);
  });

  test.each(vectors)("links only to pages of the service and to web addresses: %s", (vector) => {
    const page = pages.get(vector);
    for (const link of page?.document.querySelectorAll("a") ?? []) {
      const href = link.getAttribute("href") ?? "";
      expect(new URL(href, "https://own.example").protocol).toBe("https:");
      if (!href.startsWith("https://evil.example/")) expect(href).toMatch(/^(\/(?![/\\])|#content$)/);
    }
  });

  test("shows texts of the maximum length", async () => {
    const id = await makePartOf(api(service(), tokens.full), service().store, "W".repeat(128));
    const page = await (await enter(service(), "admin")).get(`/parts/${id}`);
    expect([page.status, page.heading]).toEqual([200, "W".repeat(128)]);
  });
});

test.each<[text: string, address: string | null]>([
  ["https://a.example/x?y#z", "https://a.example/x?y#z"],
  ["HTTP://A.example", "http://a.example/"],
  ["www.a.example/x y.pdf", "http://www.a.example/x%20y.pdf"],
  ["a.example:8080", "http://a.example:8080/"],
  [`https://a.example/"><b>`, "https://a.example/%22%3E%3Cb%3E"],
  ["", null],
  ["javascript:alert(1)", null],
  ["java\tscript:alert(1)", null],
  [" javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["ftp://a.example", null],
  ["file:///etc/passwd", null],
  ["mailto:a@a.example", null],
  ["//a.example", null],
  ["/parts/1", null],
  ["https://", null],
  ["http://[", null],
  ["%FOOTPRINTS%/x", null],
  [`https://a.example/${"x".repeat(2048)}`, null],
])("%j is treated as the web address %s", (text, address) => {
  expect(webAddress(text)).toBe(address);
});
