/** Tests CORS: which origins can read responses, and how long browsers cache preflight responses. */
import { describe, expect, it } from "vitest";
import { useSampleService } from "./use-sample-service.ts";

const { service, start } = useSampleService();

describe("cross-origin requests", () => {
  const origin = "http://localhost:3000";

  it.each([origin, "https://127.0.0.1", "http://[::1]:5173"])(
    "the origin %s can read responses and errors",
    async (allowed) => {
      for (const path of ["/api/things", "/api/nope"]) {
        const reply = await service.ask(path, { headers: { origin: allowed } });
        expect(reply.headers["access-control-allow-origin"]).toBe(allowed);
        for (const name of ["ETag", "Link", "Location", "X-Total-Count"]) {
          expect(reply.headers["access-control-expose-headers"]).toContain(name);
        }
        expect(reply.headers["vary"]).toContain("Origin");
      }
    },
  );

  it.each([
    "https://evil.example",
    "null",
    "http://localhost.evil.example",
    "http://localhost:3000.evil.example",
  ])("the origin %s cannot read responses", async (forbidden) => {
    const reply = await service.ask("/api/things", { headers: { origin: forbidden } });
    expect(reply.status).toBe(200);
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("configured origins must match as a whole", async () => {
    const configured = await start({ corsAllowOrigin: /https:\/\/a\.example/g });
    const allowed = async (from: string) =>
      (await configured.ask("/api/things", { headers: { origin: from } })).headers[
        "access-control-allow-origin"
      ];
    expect(await allowed("https://a.example")).toBe("https://a.example");
    expect(await allowed("https://a.example")).toBe("https://a.example");
    expect(await allowed("https://a.example.evil")).toBeUndefined();
  });

  it("preflight requests return the allowed origin and methods", async () => {
    const reply = await service.ask("/api/things", {
      method: "OPTIONS",
      headers: { origin, authorization: "", "access-control-request-method": "POST" },
    });
    expect(reply.status).toBe(204);
    expect(reply.bytes).toHaveLength(0);
    expect(reply.headers).toMatchObject({
      allow: "OPTIONS, HEAD, GET, POST",
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "OPTIONS, HEAD, GET, POST",
    });
    for (const name of ["Idempotency-Key", "Last-Event-ID"])
      expect(reply.headers["access-control-allow-headers"]).toContain(name);
  });

  it("all origins can read and cache public documents", async () => {
    const reply = await service.ask("/api", {
      headers: { origin: "https://evil.example", authorization: "" },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
    expect(reply.headers["cache-control"]).toContain("public");
    expect(reply.headers["vary"]).not.toContain("Authorization");
    expect((await service.ask("/api/things")).headers["cache-control"]).toContain("private");
  });
});
