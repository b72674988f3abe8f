/** Tests access to the KiCad endpoints, unknown paths, and response headers. */
import { beforeAll, describe, expect, it } from "vitest";
import { idOf, useService } from "../inventory/running-service.ts";
import { createUserWith } from "../inventory/test-users.ts";
import { api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { forgetFailures } from "../support/service.ts";
import { fromKicad } from "./kicad.ts";

const root = "/eda-api/v1/";
const categories = "/eda-api/v1/categories.json";

describeOneDialect("the KiCad endpoints", (dialect) => {
  const running = useService(dialect);
  let list = "";
  let single = "";
  const paths = (): readonly string[] => [root, categories, list, single];

  beforeAll(async () => {
    const category = await running.make("categories", { name: "C", eda_info: { visibility: true } });
    const part = await running.make("parts", { name: "P", category });
    list = `/eda-api/v1/parts/category/${idOf(category)}.json`;
    single = `/eda-api/v1/parts/${idOf(part)}.json`;
  });

  it.each([
    ["a token with the scheme Token", `Token ${tokens.readOnly}`, 200],
    ["a bearer token", `Bearer ${tokens.readOnly}`, 200],
    ["a token of a user with read permission", `Token ${tokens.reader}`, 200],
    ["no token", null, 401],
    ["a wrong token", "Token wrong", 401],
    ["an expired token", `Token ${tokens.expired}`, 401],
    ["a token of a disabled user", `Token ${tokens.disabled}`, 401],
    ["a token of a user without permissions", `Token ${tokens.withoutPermissions}`, 403],
  ])("the KiCad endpoints require a valid token: %s", async (_words, authorization, status) => {
    for (const path of paths()) {
      await forgetFailures(running.service);
      const answer = await running.client.get(path, { ...fromKicad, authorization });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.mediaType).toBe(status === 200 ? "application/json" : "application/problem+json");
    }
  });

  it.each([
    [["parts.read"], [200, 403, 403, 200]],
    [["categories.read"], [403, 200, 403, 403]],
    [
      ["parts.read", "categories.read"],
      [200, 200, 200, 200],
    ],
    [["footprints.read"], [403, 403, 403, 403]],
  ] as const)("with the permissions %j, the KiCad endpoints return %j", async (permissions, statuses) => {
    const { client } = await createUserWith(running.service, permissions, { scope: "read_only" });
    const answers = await Promise.all(paths().map((path) => client.get(path, fromKicad)));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const { status, body } of answers) {
      if (status === 403)
        expect(String(body["detail"])).toMatch(/^Access Denied\. .*(parts|categories)\.read/);
    }
  });

  it.each([
    ["parts/999999.json", 404],
    ["parts/0.json", 404],
    ["parts/-1.json", 404],
    ["parts/1.5.json", 404],
    ["parts/abc.json", 404],
    ["parts/.json", 404],
    ["parts/1", 404],
    ["parts/1.jsonld", 404],
    ["parts/1.json.json", 404],
    ["parts/1.xml", 404],
    ["parts/99999999999999999999.json", 404],
    ["parts/%00.json", 404],
    ["parts/1%2F2.json", 404],
    ["parts.json", 404],
    ["parts/category/999999.json", 404],
    ["parts/category/0.json", 404],
    ["parts/category/-1.json", 404],
    ["parts/category/abc.json", 404],
    ["parts/category/1.5.json", 404],
    ["parts/category/99999999999999999999.json", 404],
    ["parts/category/9999999999999999.json", 404],
    ["parts/category/%00.json", 404],
    ["parts/category/1", 404],
    ["nope", 404],
    ["categories.json/1", 404],
    ["categories.json?minimal=true", 400],
    ["parts/1.json?page=1", 400],
    ["parts/category/1.json?minimal=perhaps", 400],
    ["parts/category/1.json?minimal=true&minimal=true", 400],
    ["parts/category/1.json?depth=1", 400],
    ["parts/%zz.json", 400],
  ])("the KiCad endpoints return an error for %s: %d", async (path, status) => {
    for (const accept of ["application/json", "text/html", null]) {
      const answer = await running.client.get(`/eda-api/v1/${path}`, { accept });
      expect([answer.status, answer.mediaType]).toEqual([status, "application/problem+json"]);
    }
  });

  it("the KiCad endpoints return JSON for any Accept header, with or without a trailing slash", async () => {
    for (const path of paths().flatMap((path) => [path.replace(/\/$/, ""), `${path.replace(/\/$/, "")}/`])) {
      for (const accept of [
        "application/json",
        "text/html",
        "application/ld+json",
        "image/png",
        "*/*",
        null,
      ]) {
        const answer = await running.client.get(path, { accept });
        expect([path, accept, answer.status, answer.mediaType]).toEqual([
          path,
          accept,
          200,
          "application/json",
        ]);
      }
    }
    expect((await running.client.get(root)).text).toBe('{"categories":"","parts":""}');
  });

  it("the KiCad endpoints are read-only", async () => {
    for (const path of paths()) {
      const options = await running.client.request("OPTIONS", path);
      expect([options.status, options.headers["allow"]]).toEqual([204, "OPTIONS, HEAD, GET"]);
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        expect((await running.client.request(method, path, {})).status).toBe(405);
      }
      const head = await running.client.request("HEAD", path, undefined, fromKicad);
      const get = await running.client.get(path, fromKicad);
      expect([head.status, head.text, head.headers["etag"]]).toEqual([200, "", get.headers["etag"]]);
    }
  });

  describe("cache headers", () => {
    it("a response to KiCad has a cache lifetime", async () => {
      const kept = await Promise.all(paths().map((path) => running.client.get(path, fromKicad)));
      expect(kept.map(({ headers }) => headers["cache-control"])).toEqual([
        "max-age=0, must-revalidate, private",
        "max-age=300, must-revalidate, private",
        "max-age=300, must-revalidate, private",
        "max-age=60, must-revalidate, private",
      ]);
      const missing = await running.client.get("/eda-api/v1/parts/999999.json", fromKicad);
      expect(missing.headers["cache-control"]).toBe("no-store");
    });

    it.each([
      ["the entity tag", (tag: string) => tag, 304],
      ["the weak entity tag", (tag: string) => `W/${tag}`, 304],
      ["one of several tags", (tag: string) => `"other", ${tag}`, 304],
      ["any", () => "*", 304],
      ["another", () => '"other"', 200],
    ])("If-None-Match with %s returns %i", async (_words, given, status) => {
      for (const path of paths()) {
        const first = await running.client.get(path, fromKicad);
        expect(first.headers["etag"]).toMatch(/^"[^"]+"$/);
        const headers = { "If-None-Match": given(first.headers["etag"] ?? "") };
        const again = await running.client.get(path, { ...fromKicad, headers });
        expect([path, again.status, again.text]).toEqual([path, status, status === 304 ? "" : first.text]);
        expect(again.headers["etag"]).toBe(first.headers["etag"]);
        expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
      }
    });

    it("a response to KiCad has another ETag after a change", async () => {
      const tagOf = async () => (await running.client.get(single, fromKicad)).headers["etag"];
      const before = await tagOf();
      const part = `/api/parts/${/(\d+)\.json$/.exec(single)?.[1] ?? ""}`;
      await running.client.patch(part, { description: "other" }, { expect: 200 });
      expect(await tagOf()).not.toBe(before);
    });
  });

  it("URLs of parts begin with the URL of the service", async () => {
    const { body } = await api(running.service, tokens.readOnly).get(single, fromKicad);
    expect(String(body["fields"]?.["Partledger URL"]?.["value"])).toMatch(
      new RegExp(`^${running.service.url}/parts/\\d+$`),
    );
  });
});
