/** Tests that standards which are not implemented are neither advertised nor reachable. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { api, send } from "../support/client.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { callback } from "./flow.ts";

describe("with registration and metadata documents enabled", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      environment: {
        OAUTH_SERVER_ENABLED: "1",
        OAUTH_DCR_ENABLED: "1",
        OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
      },
    });
    await copyKeys(service.uploads);
  });
  afterAll(() => service?.close());

  const register = async () => {
    const metadata = { redirect_uris: [callback], client_name: "Robot" };
    return (await api(service).post("/oauth/register", metadata, { accept: "*/*", expect: 201 })).body;
  };

  it("the metadata of the authorization server names only endpoints that exist", async () => {
    const path = "/.well-known/oauth-authorization-server";
    const { body } = await api(service).get<Record<string, unknown>>(path, { accept: "*/*" });
    const endpoints = Object.entries(body).filter(([name]) => /_endpoint$|_uri$/.test(name));
    expect(endpoints.map(([name]) => name).sort()).toEqual([
      "authorization_endpoint",
      "jwks_uri",
      "registration_endpoint",
      "revocation_endpoint",
      "token_endpoint",
    ]);
    for (const [name, url] of endpoints) {
      const { pathname } = new URL(String(url));
      const { status } = await send(service.url, "GET", pathname, undefined, { accept: "*/*" });
      expect(status, name).not.toBe(404);
    }
    expect(Object.keys(body).join(" ")).not.toMatch(/introspection|pushed|dpop|request_object|device|mtls/);
  });

  it("a registration returns no means to manage it (RFC 7592 §3)", async () => {
    const body = await register();
    expect(Object.keys(body).filter((name) => /secret|registration_/.test(name))).toEqual([]);
  });

  it.each(["GET", "PUT", "DELETE"])(
    "a registration cannot be managed with %s (RFC 7592 §2)",
    async (method) => {
      const body = await register();
      const clientId = String(body["client_id"]);
      const payload = method === "PUT" ? { ...body, client_name: "Changed" } : undefined;
      for (const authorization of [null, `Bearer ${tokens.full}`]) {
        const options = { accept: "*/*", authorization };
        const own = await send(service.url, method, `/oauth/register/${clientId}`, payload, options);
        expect(own.status).toBe(404);
        const all = await send(
          service.url,
          method,
          `/oauth/register?client_id=${clientId}`,
          payload,
          options,
        );
        expect([all.status, all.headers["allow"]]).toEqual([405, "POST, OPTIONS"]);
      }
      const stored = await service.store.read.db
        .selectFrom("oauth_clients")
        .select("name")
        .where("client_id", "=", clientId)
        .execute();
      expect(stored).toEqual([{ name: "Robot" }]);
    },
  );

  it.each([
    ["introspection (RFC 7662)", "/oauth/introspect"],
    ["introspection (RFC 7662)", "/oauth/introspection"],
    ["introspection (RFC 7662)", "/introspect"],
    ["pushed authorization requests (RFC 9126)", "/oauth/par"],
    ["device authorization (RFC 8628)", "/oauth/device_authorization"],
    ["device authorization (RFC 8628)", "/oauth/device-code"],
    ["OpenID Connect", "/oauth/userinfo"],
  ])("there is no endpoint for %s: %s", async (_, path) => {
    for (const authorization of [null, `Bearer ${tokens.full}`]) {
      const form = new URLSearchParams({ token: tokens.full, client_id: "x" });
      const { status, text } = await send(service.url, "POST", path, form, { accept: "*/*", authorization });
      expect(status).toBe(404);
      expect(text).not.toContain("active");
    }
  });
});
