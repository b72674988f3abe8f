/** Tests the pipeline outside of operations: unknown paths, request IDs, logging, metrics and health checks. */
import { describe, expect, it } from "vitest";
import { useSampleService } from "./use-sample-service.ts";

const { service, start } = useSampleService();

describe("the pipeline", () => {
  it("ignores paths outside of the API", async () => {
    expect((await service.ask("/nope")).text).toBe("not ours");
    expect((await service.ask("/apix/things")).text).toBe("not ours");
    expect((await service.ask("//api/things")).text).toBe("not ours");
  });

  it("accepts absolute request targets, as proxies send them", async () => {
    const reply = await service.raw(
      "GET http://x/api/nope?a=b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    expect(reply).toMatch(/^HTTP\/1\.1 404 /);
    expect(reply).toContain("Not Found");
  });

  it("uses the host of an absolute request target instead of the Host header", async () => {
    const reply = await service.raw(
      "GET http://x:81/api/nope HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n",
    );
    expect(reply).toMatch(/^HTTP\/1\.1 404 /);
    expect(reply).toContain("<http://x:81/api/docs.jsonld>");
  });

  it.each([
    ["two hosts", "Host: x\r\nHost: y", "Host header must not be repeated"],
    ["the same host twice", "Host: x\r\nhost: x", "Host header must not be repeated"],
    ["an empty and another host", "Host:\r\nHost: x", "Host header must not be repeated"],
    ["two hosts in a list", "Host: x, y", "Host header must be"],
    ["a host with a space", "Host: x y", "Host header must be"],
    ["a host with a user", "Host: u@x", "Host header must be"],
    ["a host with a path", "Host: x/y", "Host header must be"],
    ["a host with a port that is no number", "Host: x:y", "Host header must be"],
    ["two credentials", "Host: x\r\nAuthorization: Bearer good\r\nAuthorization: Bearer b", "Authorization"],
    ["two media types", "Host: x\r\nContent-Type: text/csv\r\nContent-Type: text/xml", "Content-Type"],
  ])("rejects a request with %s", async (_, headers, detail) => {
    const before = service.log.length;
    const reply = await service.raw(`GET /api/things HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain(detail);
    expect(reply).toContain("application/problem+json");
    expect(service.log.slice(before)).toMatchObject([{ fields: { path: "/api/things", status: 400 } }]);
  });

  it.each([
    "Host:",
    "Host: [::1]:8080",
    "Host: my_parts.example.com:",
    "Host: x\r\nContent-Type: text/csv\r\ncontent-type: text/csv",
  ])("accepts %j", async (headers) => {
    const reply = await service.raw(
      `GET /api/things HTTP/1.1\r\n${headers}\r\nAuthorization: Bearer good\r\nConnection: close\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(["http:///api/things", "http://u@x/api/things"])(
    "rejects the request target %s",
    async (target) => {
      const reply = await service.raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it("accepts a valid request ID and otherwise generates one", async () => {
    const idFor = async (id: string) =>
      (await service.ask("/api/things", { headers: { "x-request-id": id } })).headers["x-request-id"];
    expect(await idFor("client-request-1")).toBe("client-request-1");
    for (const id of ["short", "a".repeat(65), "with blanks in it", "<script>alert(1)"]) {
      expect(await idFor(id)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("logs one line per request without its query and credentials", async () => {
    const before = service.log.length;
    await service.ask("/api/things/1?properties[]=secret");
    const lines = service.log.slice(before);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: "info",
      fields: { method: "GET", path: "/api/things/1", operationId: "getThing", status: 200, user: "ada" },
    });
    expect(JSON.stringify(lines)).not.toMatch(/secret|Bearer|good/);
  });

  it("determines the client address once and logs it", async () => {
    const asked: string[] = [];
    const proxied = await start({
      clientAddress: ({ url = "" }) => {
        asked.push(url);
        return "192.0.2.7";
      },
    });
    const paths = ["/api/things", "/api/nope"];
    for (const path of paths) await proxied.ask(path);
    await proxied.ask("/api/things", { headers: { authorization: "Bearer unknown" } });
    expect(asked).toEqual([...paths, "/api/things"]);
    expect(proxied.log.map(({ fields }) => fields)).toEqual(
      Array(3).fill(expect.objectContaining({ address: "192.0.2.7", method: "GET" })),
    );
    expect(proxied.calls.map(({ address }) => address)).toEqual(["192.0.2.7"]);
  });

  it("health checks require no credentials", async () => {
    for (const accept of ["", "*/*", "application/json"]) {
      expect((await service.ask("/healthz", { headers: { accept, authorization: "" } })).status).toBe(200);
    }
  });
});
