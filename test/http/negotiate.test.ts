import { describe, expect, it } from "vitest";
import { dataTypes, negotiate as select, offersOf, problemFormat } from "../../src/http/request/negotiate.ts";
import { sampleOperations } from "./sample-operations.ts";

const negotiate = (accept: string | undefined) => select(accept, dataTypes);
const chosen = (mediaType: string) => ({ kind: "chosen", mediaType });
const jsonLd = chosen("application/ld+json");
const json = chosen("application/json");

describe("content negotiation", () => {
  it.each([
    ["*/*", jsonLd],
    ["*", jsonLd],
    ["application/*", jsonLd],
    ["application/ld+json", jsonLd],
    ["Application/LD+JSON", jsonLd],
    ['application/ld+json;profile="http://www.w3.org/ns/json-ld#context"', jsonLd],
    ["application/json", json],
    ["application/json; charset=utf-8", json],
    ["application/json, application/ld+json", jsonLd],
    ["application/ld+json;q=0.5, application/json", json],
    ["application/ld+json;q=0, */*", json],
    ["application/json, */*;q=0.1", json],
    ["application/json;q=0.9, */*;q=0.1", json],
    ["text/html;q=0.5, application/json", json],
    // The default of axios.
    ["application/json, text/plain, */*", json],
    ["*/*, application/json", json],
    ["application/json, application/*", json],
    ["application/json;q=0.5, */*;q=0.5", json],
    ["application/json;q=0.5, */*", jsonLd],
    ["application/ld+json, application/json, */*", jsonLd],
    ["text/plain, */*", jsonLd],
    ["text/html, application/json, */*", json],
    ["text/html, application/ld+json", jsonLd],
    ["text/html", { kind: "html", requested: "text/html", otherwise: null }],
    [undefined, { kind: "missing" }],
    ["", { kind: "missing" }],
    [" ", { kind: "missing" }],
  ])("parses Accept: %s", (accept, expected) => {
    expect(negotiate(accept)).toEqual(expected);
    expect(negotiate(accept)).toEqual(expected);
  });

  it.each([
    "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "text/html,application/json;q=0.9",
    "text/html, */*",
  ])("prefers a page for Accept: %s", (accept) => {
    expect(negotiate(accept)).toMatchObject({ kind: "html" });
  });

  it.each([
    "application/xml",
    "image/png",
    "text/*",
    "garbage",
    ";;;,,,",
    "application/json;q=0",
    "text/html;q=0",
    "application/problem+json",
    "application/vnd.api+json",
  ])("finds no acceptable format for Accept: %s", (accept) => {
    expect(negotiate(accept)).toMatchObject({ kind: "unsupported" });
  });

  it("treats a malformed quality value as 1 and limits the range", () => {
    expect(negotiate("application/json;q=abc, application/ld+json;q=0.9")).toEqual(json);
    expect(negotiate("application/json;q=7, application/ld+json;q=1")).toEqual(jsonLd);
    expect(negotiate("application/json;q=-1, application/ld+json;q=0.1")).toEqual(jsonLd);
  });

  it("offers the declared media types, but not the documentation page instead of data", () => {
    const offers = Object.fromEntries(sampleOperations.map((o) => [o.operationId, offersOf(o)]));
    expect(offers["listThings"]).toEqual({
      mediaTypes: dataTypes,
      hasDocumentationPage: true,
      isStrict: true,
    });
    expect(offers["deleteThing"]).toEqual({
      mediaTypes: [...dataTypes, "application/problem+json"],
      hasDocumentationPage: false,
      isStrict: true,
    });
    expect(offers["getDocs"]?.mediaTypes).toEqual(["text/html", "application/ld+json"]);
    expect(offers["getDocsJson"]?.mediaTypes).toEqual(["application/vnd.openapi+json", "application/json"]);
    expect(offers["getFile"]).toEqual({ mediaTypes: ["*/*"], hasDocumentationPage: false, isStrict: false });
  });

  it("returns HTML if the operation declares it", () => {
    expect(select("text/html", ["text/html"])).toEqual(chosen("text/html"));
  });

  it("selects the format of problem documents even if no format is acceptable", () => {
    expect(problemFormat("application/xml", null)).toBe("jsonld");
    expect(problemFormat(undefined, null)).toBe("jsonld");
    expect(problemFormat("application/json", null)).toBe("json");
    expect(problemFormat("application/json, text/plain, */*", null)).toBe("json");
    expect(problemFormat("application/problem+json, */*", null)).toBe("json");
    expect(problemFormat("text/html,application/json;q=0.9", null)).toBe("json");
    expect(problemFormat("application/json", "jsonld")).toBe("jsonld");
  });
});
