/** Tests references to results that no request can create, such as texts that Part-DB has stored. */
import { expect, it } from "vitest";
import { resolvePath } from "../../src/http/batch/batch-references.ts";

it("a lone surrogate in a referenced text is replaced in a path", () => {
  const result = { status: 200, iri: "/api/parts/1", body: { name: "a\ud800b\ud83d\ude00" } };
  const path = resolvePath("/api/parts?name=$1.name", [result]);
  expect(path).toBe(`/api/parts?name=${encodeURIComponent("a\ufffdb\ud83d\ude00")}`);
});
