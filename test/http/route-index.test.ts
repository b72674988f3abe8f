import { describe, expect, it } from "vitest";
import { createRouteIndex } from "../../src/http/pipeline/route-index.ts";
import { sampleOperations } from "./sample-operations.ts";

const index = createRouteIndex(
  sampleOperations.map((operation) => ({ operation, endpoint: operation.operationId })),
);

describe("the route index", () => {
  it.each([
    ["/api/things", "listThings", null, null],
    ["/api/things/", "listThings", null, null],
    ["/api/things.json", "listThings", null, "json"],
    ["/api/things.jsonld", "listThings", null, "jsonld"],
    ["/api/things/7", "getThing", 7, null],
    ["/api/things/007", "getThing", 7, null],
    ["/api/things/7/", "getThing", 7, null],
    ["/api/things/7.json", "getThing", 7, "json"],
    ["/api/things/9007199254740991", "getThing", 9007199254740991, null],
    ["/api/things/7/log", "listThingLog", 7, null],
    ["/api/things/7/log.jsonld", "listThingLog", 7, "jsonld"],
    ["/api/%74hings", "listThings", null, null],
    ["/api", "getEntryPoint", null, null],
    ["/api/", "getEntryPoint", null, null],
    ["/api.jsonld", "getEntryPoint", null, "jsonld"],
    ["/api/docs.json", "getDocsJson", null, "json"],
    ["/api/docs", "getDocs", null, null],
    ["/api/contexts/Part", "getContext", null, null],
    ["/api/contexts/Part.jsonld", "getContext", null, "jsonld"],
    ["/api/tokens/current.json", "getCurrentToken", null, "json"],
  ])("finds the operation for %s", (path, operationId, id, suffix) => {
    expect(index.respondsTo(path)).toBe(true);
    const found = index.find(path);
    expect(found.route.endpoints.get("GET")).toBe(operationId);
    expect(found).toMatchObject({ id, suffix });
  });

  it("returns the path without the suffix and trailing slash, and path parameters without the suffix", () => {
    expect(index.find("/api/things/7.json/").path).toBe("/api/things/7");
    expect(index.find("/api/contexts/Part.jsonld").parameters).toEqual({ type: "Part" });
  });

  it.each([
    "/api/nope",
    "/api/Things",
    "/api//things",
    "/api/things//7",
    "/api/things/7//",
    "/api/things/0",
    "/api/things/-1",
    "/api/things/+1",
    "/api/things/1.0",
    "/api/things/1e3",
    "/api/things/0x1",
    "/api/things/%201",
    "/api/things/9007199254740992",
    `/api/things/${"9".repeat(400)}`,
    "/api/things/abc",
    "/api/things/7.xml",
    "/api/things.xml",
    "/api/things/.json",
    "/api/things/7/nope",
    "/api/things/7%2Flog",
    "/api/things/__proto__",
    "/api/constructor",
    "/api/contexts/a%00b",
    "/api/..",
  ])("returns 404 for %s", (path) => {
    expect(() => index.find(path)).toThrow(expect.objectContaining({ status: 404 }));
  });

  it("names an unknown format", () => {
    expect(() => index.find("/api/things/7.xml")).toThrow('Format "xml" is not supported');
    expect(() => index.find("/api/docs.yaml")).toThrow('Format "yaml" is not supported');
    expect(() => index.find("/api/nothing")).toThrow("Not Found");
  });

  it.each(["/api/%", "/api/things/%zz", "/api/%ff", "/api/%c0%ae"])("returns 400 for %s", (path) => {
    expect(() => index.find(path)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it.each(["/", "/healthy", "/apix", "/api.xml", "/api.json/", "/api.json/x", "/media/x.json"])(
    "ignores %s",
    (path) => {
      expect(index.respondsTo(path)).toBe(false);
    },
  );

  it("lists the methods of a path including HEAD and OPTIONS", () => {
    expect(index.find("/api/things/1").route.allow).toBe("OPTIONS, HEAD, GET, PATCH, DELETE");
    expect(index.find("/api/uploads").route.allow).toBe("OPTIONS, POST");
  });

  it("rejects two operations for the same method and path", () => {
    const [first] = sampleOperations.map((operation) => ({ operation, endpoint: 1 }));
    if (first === undefined) throw new Error("no operation");
    expect(() => createRouteIndex([first, first])).toThrow(
      "Two operations have the method and path GET /api/things.",
    );
    const twin = { ...first, operation: { ...first.operation, path: "/api/things/{a}" } };
    const other = { ...first, operation: { ...first.operation, path: "/api/things/{b}" } };
    expect(() => createRouteIndex([twin, other])).toThrow("match the same paths");
  });
});

describe("a path parameter with a literal suffix", () => {
  const [operation] = sampleOperations.filter(({ operationId }) => operationId === "getThing");
  if (operation === undefined) throw new Error("There is no such operation.");
  const paths = ["/parts/{id}.json", "/parts/all.json", "/parts/{id}.json/log", "/parts/{id}"];
  const mixed = createRouteIndex(
    paths.map((path) => ({ operation: { ...operation, path }, endpoint: path })),
  );

  it.each([
    ["/parts/7.json", "/parts/{id}.json", 7, "json"],
    ["/parts/7.json/", "/parts/{id}.json", 7, "json"],
    ["/parts/7.json/log", "/parts/{id}.json/log", 7, null],
    ["/parts/all.json", "/parts/all.json", null, "json"],
    ["/parts/7", "/parts/{id}", 7, null],
    ["/parts/7.jsonld", "/parts/{id}", 7, "jsonld"],
  ])("a path parameter with a literal suffix matches %s", (path, template, id, suffix) => {
    const found = mixed.find(path);
    expect(found.route.template).toBe(template);
    expect(found).toMatchObject({ id, suffix });
  });

  it.each(["/parts/.json", "/parts/x.json", "/parts/7.json.json", "/parts/7.xml"])(
    "a path parameter with a literal suffix does not match %s",
    (path) => {
      expect(() => mixed.find(path)).toThrow();
    },
  );
});
