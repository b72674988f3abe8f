/** Tests the paths of Part-DB's KiCad libraries. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Logger } from "../../src/http/handler.ts";
import { toCurrentPath } from "../../src/eda/legacy-path.ts";
import { api, send } from "../support/client.ts";
import { assertDeclared } from "../support/reached.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

describe("a legacy path", () => {
  it.each([
    ["/kicad-api/v1", "/eda-api/v1"],
    ["/kicad-api/v1/", "/eda-api/v1/"],
    ["/kicad-api", "/eda-api/v1/"],
    ["/en/kicad-api/", "/eda-api/v1/"],
    ["/eda-api", "/eda-api/v1/"],
    ["/eda-api/", "/eda-api/v1/"],
    ["/kicad-api/v1/categories.json", "/eda-api/v1/categories.json"],
    ["/en/kicad-api/v1/categories.json", "/eda-api/v1/categories.json"],
    ["/de/kicad-api/v1/parts/7.json", "/eda-api/v1/parts/7.json"],
    ["/zh_CN/kicad-api/v1/parts/category/3.json", "/eda-api/v1/parts/category/3.json"],
    ["/pt-BR/kicad-api/v1/", "/eda-api/v1/"],
    ["/sr_Latn/kicad-api/v1/", "/eda-api/v1/"],
    ["/en/kicad-api/v1/no/such/thing", "/eda-api/v1/no/such/thing"],
    ["/kicad-api/v1/%2e%2e/api/parts", "/eda-api/v1/%2e%2e/api/parts"],
    ["/kicad-api/v1//api/parts", "/eda-api/v1//api/parts"],
  ])("%s is mapped to %s", (path, present) => {
    expect(toCurrentPath(path)).toBe(present);
    expect(toCurrentPath(present)).toBe(present);
  });

  it.each([
    "/",
    "/api/parts",
    "/eda-api/v1/",
    "/eda-apix",
    "/eda-api/v2/",
    "/kicad-api/v2/",
    "/kicad-api/v10/",
    "/kicad-api/v1x",
    "/kicad-apix/v1/",
    "/KICAD-API/v1/",
    "//kicad-api/v1/",
    "/en//kicad-api/v1/",
    "/en/de/kicad-api/v1/",
    "/EN/kicad-api/v1/",
    "/e/kicad-api/v1/",
    "/api/kicad-api/v1/",
    "/mcp/kicad-api/v1/",
    "/en_/kicad-api/v1/",
    "/en-US-x/kicad-api/v1/",
    "/../kicad-api/v1/",
    "/%65n/kicad-api/v1/",
    "/en%2fkicad-api/v1/",
    "/en/kicad%2Dapi/v1/",
    "/en/kicad-api%2Fv1/",
    "/en/kicad-api/v1%2F",
    "/en\n/kicad-api/v1/",
    "/media/en/kicad-api/v1/",
    "/en/kicad-api/en/kicad-api/v1/",
    "",
  ])("the path %j is not a legacy path and stays unchanged", (path) => {
    expect(toCurrentPath(path)).toBe(path);
  });

  it("a long hostile path is checked quickly", () => {
    const long = `/en${"_aa".repeat(100_000)}/kicad-api/v1/`;
    expect(toCurrentPath(long)).toBe(long);
  });
});

describe("the KiCad library at legacy paths", () => {
  const lines: Record<string, unknown>[] = [];
  const logger: Logger = {
    debug: () => undefined,
    info: (fields) => void lines.push({ ...fields }),
    warn: () => undefined,
    error: () => undefined,
    child: () => logger,
  };
  let service: TestService;
  let part = 0;
  let category = 0;

  beforeAll(async () => {
    service = await startService({ overrides: { logger } });
    const client = api(service, tokens.full);
    const made = await client.post<{ id: number }>("/api/categories", { name: "Chips" }, { expect: 201 });
    category = made.body.id;
    const body = { name: "LM358", category: `/api/categories/${category}`, eda_info: { visibility: true } };
    part = (await client.post<{ id: number }>("/api/parts", body, { expect: 201 })).body.id;
  });
  afterAll(() => service.close());

  const get = (path: string, token: string | null = tokens.readOnly, headers: Record<string, string> = {}) =>
    send(service.url, "GET", path, undefined, {
      accept: "application/json",
      authorization: token === null ? null : `Token ${token}`,
      headers,
    });

  it.each(["/kicad-api", "/en/kicad-api", "/de/kicad-api", "/zh_CN/kicad-api", "/pt-BR/kicad-api"])(
    "returns the same responses without a redirect: %s",
    async (base) => {
      for (const path of [
        "/v1/",
        "/v1",
        "/v1/categories.json",
        `/v1/parts/category/${category}.json`,
        `/v1/parts/category/${category}.json?minimal=true`,
        `/v1/parts/${part}.json`,
      ]) {
        const [former, present] = [await get(base + path), await get(`/eda-api${path}`)];
        expect(former.status, path).toBe(200);
        expect(former.text).toBe(present.text);
        expect(former.headers["etag"]).toBe(present.headers["etag"]);
        expect(former.headers["cache-control"]).toBe(present.headers["cache-control"]);
        const { status, headers, bytes } = former;
        assertDeclared({ method: "GET", target: `/eda-api${path}`, status, headers, body: bytes });
        const tag = former.headers["etag"] ?? "";
        expect((await get(base + path, tokens.readOnly, { "If-None-Match": tag })).status).toBe(304);
      }
    },
  );

  it.each([
    ["without a token", "/v1/", null, 401],
    ["with a wrong token", "/v1/", "plt_wrong", 401],
    ["without the permission", "/v1/categories.json", tokens.withoutPermissions, 403],
    ["with an unknown part", "/v1/parts/999999.json", tokens.readOnly, 404],
    ["with an unknown path", "/v1/nothing.json", tokens.readOnly, 404],
    ["with a path traversal", "/v1/%2e%2e/%2e%2e/api/parts", tokens.readOnly, 404],
    ["with invalid percent-encoding", "/v1/parts/%zz.json", tokens.readOnly, 400],
  ])("returns the same errors as the current paths: %s", async (_what, path, token, status) => {
    const [former, present] = [await get(`/en/kicad-api${path}`, token), await get(`/eda-api${path}`, token)];
    expect([former.status, present.status]).toEqual([status, status]);
    expect(former.mediaType).toBe("application/problem+json");
    expect(former.text).toBe(present.text);
    expect(former.headers["www-authenticate"]).toBe(present.headers["www-authenticate"]);
  });

  it("returns the same responses to other methods as the current paths", async () => {
    for (const method of ["POST", "OPTIONS", "HEAD"]) {
      const ask = (path: string) =>
        send(service.url, method, path, undefined, { authorization: `Token ${tokens.readOnly}` });
      const [former, present] = [
        await ask("/en/kicad-api/v1/categories.json"),
        await ask("/eda-api/v1/categories.json"),
      ];
      expect([former.status, former.headers["allow"], former.text]).toEqual([
        present.status,
        present.headers["allow"],
        present.text,
      ]);
    }
  });

  it("a request to a legacy path is logged with the original path", async () => {
    lines.length = 0;
    await get("/en/kicad-api/v1/categories.json");
    expect(lines.find(({ operationId }) => operationId === "listKicadCategories")).toMatchObject({
      path: "/en/kicad-api/v1/categories.json",
      status: 200,
    });
  });

  it.each(["/eda-api", "/eda-api/", "/kicad-api", "/kicad-api/", "/en/kicad-api", "/en/kicad-api/"])(
    "returns the root at the URL of an existing library file: %s",
    async (path) => {
      const [held, root] = [await get(path), await get("/eda-api/v1/")];
      expect([held.status, held.text]).toEqual([200, root.text]);
      expect((await get(path, null)).status).toBe(401);
    },
  );

  it("does not affect other pages", async () => {
    for (const path of ["/kicad-apix", "/en/kicad-api/v2/", "/en/api/parts", "/english/kicad-api/v1/"]) {
      const { status, mediaType } = await get(path);
      expect(status, path).toBe(404);
      expect(mediaType).not.toBe("application/problem+json");
    }
  });
});
