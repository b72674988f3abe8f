/** Compares the page links with those of every list recorded with Part-DB. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hydraView, pageLinks, parsePage } from "../../src/query/paging.ts";
import { withFixture } from "../support/fixtures.ts";

interface Recorded {
  readonly name: string;
  readonly request: { readonly path: string };
  readonly response: { readonly body: unknown };
}

/** Requests that Part-DB accepts and this service rejects. */
const rejectedHere = /itemsPerPage=(abc|100000)/;

withFixture("golden", (folder) => {
  it("computes the same views as Part-DB", () => {
    let compared = 0;
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl"))) {
      for (const line of readFileSync(join(folder, file), "utf8").trim().split("\n")) {
        const { name, request, response } = JSON.parse(line) as Recorded;
        const collection = response.body as {
          "hydra:totalItems"?: number;
          "hydra:view"?: Record<string, string>;
        } | null;
        const total = collection?.["hydra:totalItems"];
        if (total === undefined || !request.path.startsWith("/api/") || rejectedHere.test(request.path))
          continue;
        const { pathname, searchParams } = new URL(request.path, "http://localhost");
        const path = pathname.replace(/\/$|\.jsonld$/, "");
        const links = pageLinks(path, searchParams, parsePage(Object.fromEntries(searchParams)), total);
        const view = links === null ? undefined : hydraView(links);
        expect(view, `${file} ${name}`).toEqual(collection?.["hydra:view"]);
        if (view !== undefined)
          expect(Object.keys(view)).toEqual(Object.keys(collection?.["hydra:view"] ?? {}));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
