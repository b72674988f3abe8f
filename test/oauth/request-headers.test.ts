/** Tests which headers of a request can change the responses of the authorization server: its host never, its origin only for CORS. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { api, send } from "../support/client.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { startService, type TestService } from "../support/service.ts";
import { callback } from "./flow.ts";

const publicUrl = "https://parts.example.com";

let service: TestService;
beforeAll(async () => {
  service = await startService({
    environment: {
      OAUTH_SERVER_ENABLED: "1",
      OAUTH_DCR_ENABLED: "1",
      OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  await copyKeys(service.uploads);
});
afterAll(() => service?.close());

describe("the issuer", () => {
  it.each<[string, Record<string, string>]>([
    ["no other host", {}],
    ["another host", { Host: "evil.example" }],
    ["another host from a proxy", { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http" }],
    ["another host in the standard header", { Forwarded: "host=evil.example;proto=http" }],
  ])("is the configured URL for requests with %s (RFC 8414 §3.3, RFC 9207)", async (_, headers) => {
    const read = async (path: string) =>
      (await api(service).get(`/.well-known/${path}`, { accept: "*/*", headers, expect: 200 })).body;
    expect(await read("oauth-authorization-server")).toMatchObject({
      issuer: publicUrl,
      token_endpoint: `${publicUrl}/oauth/token`,
    });
    expect(await read("oauth-protected-resource/mcp")).toMatchObject({
      resource: `${publicUrl}/mcp`,
      authorization_servers: [publicUrl],
    });
    const refused = await api(service).get("/api/parts", { headers });
    expect(refused.headers["www-authenticate"]).toContain(
      `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource"`,
    );
    expect(JSON.stringify(refused.headers)).not.toContain("evil.example");
  });
});

describe("a script of another origin (RFC 9700 §2.6)", () => {
  const headers = {
    Origin: "https://app.example",
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type,authorization",
  };

  it.each(["/oauth/token", "/oauth/register", "/oauth/revoke"])(
    "can send JSON, forms and credentials of clients to %s, without cookies",
    async (path) => {
      const preflight = await send(service.url, "OPTIONS", path, undefined, { accept: "*/*", headers });
      expect(preflight.status).toBe(204);
      expect(preflight.headers["access-control-allow-origin"]).toBe("*");
      expect(preflight.headers["access-control-allow-methods"]).toContain("POST");
      expect(preflight.headers["access-control-allow-headers"]).toMatch(/content-type/i);
      expect(preflight.headers["access-control-allow-headers"]).toMatch(/authorization/i);
      expect(preflight.headers["access-control-allow-credentials"]).toBeUndefined();
      const answer = await send(service.url, "POST", path, undefined, { accept: "*/*", headers });
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
    },
  );

  it.each(["/oauth/authorize", "/tools/oauth_clients", "/user/settings/connected_apps"])(
    "cannot read %s",
    async (path) => {
      for (const method of ["OPTIONS", "GET", "POST"]) {
        const body = method === "POST" ? new URLSearchParams({ redirect_uri: callback }) : undefined;
        const answer = await send(service.url, method, path, body, { accept: "*/*", headers });
        const allowed = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"));
        expect(allowed).toEqual([]);
      }
    },
  );
});
