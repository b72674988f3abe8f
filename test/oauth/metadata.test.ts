import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { createKeyFiles, generateKeys } from "../../src/oauth/keys.ts";
import { createMetadataRoutes, resourceMetadataUrl } from "../../src/oauth/metadata.ts";
import { startWeb } from "../support/web.ts";
import type { StartedWeb } from "../support/web.ts";

const issuer = "https://parts.example.org";

let directory: string;
let served: StartedWeb;
let withoutExtras: StartedWeb;

async function serve(environment: Record<string, string>): Promise<StartedWeb> {
  const config = readConfig({ OAUTH_SERVER_ENABLED: "1", INSTANCE_NAME: "Lab", ...environment });
  const keyFiles = createKeyFiles(directory);
  return await startWeb({
    routes: Object.values(createMetadataRoutes({ config, issuer: () => issuer, keyFiles })).flat(),
  });
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "partledger-metadata-"));
  served = await serve({ OAUTH_DCR_ENABLED: "1" });
  withoutExtras = await serve({ MCP_ENABLED: "0" });
});
afterAll(async () => {
  await served.close();
  await withoutExtras.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${served.url}/.well-known/${path}`, init);

describe("the metadata of the authorization server (RFC 8414)", () => {
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    registration_endpoint: `${issuer}/oauth/register`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    scopes_supported: ["read_only", "edit"],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${issuer}/api/docs`,
  };

  it.each(["", "/api", "/eda-api", "/mcp"])(
    "says everything that it can do, also where the path %j is inserted (§3.1)",
    async (path) => {
      const response = await get(`oauth-authorization-server${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(await response.json()).toEqual(metadata);
    },
  );

  it("goes by the configured issuer, whatever the request says (§3.3)", async () => {
    const { request } = await import("node:http");
    const { host, port } = new URL(served.url);
    for (const headers of [{ Host: "evil.example" }, { Host: host, "X-Forwarded-Host": "evil.example" }]) {
      const text = await new Promise<string>((resolve, reject) => {
        const path = "/.well-known/oauth-authorization-server";
        request({ host: "127.0.0.1", port, path, headers }, (response) => {
          let body = "";
          response.on("data", (chunk: Buffer) => (body += chunk.toString()));
          response.on("end", () => resolve(body));
        })
          .on("error", reject)
          .end();
      });
      expect(JSON.parse(text)).toEqual(metadata);
    }
  });

  it("the metadata of the authorization server has no registration endpoint while registration is off", async () => {
    const response = await fetch(`${withoutExtras.url}/.well-known/oauth-authorization-server`);
    const { registration_endpoint: _, ...rest } = metadata;
    expect(await response.json()).toEqual(rest);
  });

  it.each([
    "oauth-authorization-server/parts",
    "oauth-authorization-server/api/parts",
    "openid-configuration",
  ])("the metadata of the authorization server is not at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("the metadata of the protected resources (RFC 9728)", () => {
  it.each(["", "/api", "/eda-api", "/mcp"])(
    "names with the path %j exactly the resource that was asked for (§3.3)",
    async (path) => {
      const response = await fetch(resourceMetadataUrl(served.url, path));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(await response.json()).toEqual({
        resource: issuer + path,
        authorization_servers: [issuer],
        bearer_methods_supported: ["header"],
        scopes_supported: ["read_only", "edit"],
        resource_name: "Lab",
        resource_documentation: `${issuer}/api/docs`,
      });
    },
  );

  it("the metadata of the protected resources is not there for what is not there", async () => {
    expect((await get("oauth-protected-resource/parts")).status).toBe(404);
    expect((await fetch(resourceMetadataUrl(withoutExtras.url, "/mcp"))).status).toBe(404);
    expect((await fetch(resourceMetadataUrl(withoutExtras.url, "/api"))).status).toBe(200);
  });
});

describe("every document", () => {
  const paths = ["oauth-authorization-server/mcp", "oauth-protected-resource/mcp", "jwks.json"];

  it.each(paths)("%s can be read by scripts of every origin (RFC 9728 §3.1)", async (path) => {
    const response = await get(path, { headers: { Origin: "https://app.example" } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    const preflight = await get(path, {
      method: "OPTIONS",
      headers: {
        Origin: "https://app.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "mcp-protocol-version",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toMatch(/mcp-protocol-version/i);
  });

  it.each(paths)("%s answers HEAD, and refuses other methods as JSON", async (path) => {
    const head = await get(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const post = await get(path, { method: "POST" });
    expect(post.status).toBe(405);
    expect(post.headers.get("allow")).toContain("GET");
    expect(await post.json()).toMatchObject({ error: "invalid_request" });
  });
});

describe("the keys (RFC 7517 §5)", () => {
  it("the keys are none without a pair, and those of a new pair at once", async () => {
    expect(await (await get("jwks.json")).json()).toEqual({ keys: [] });
    await generateKeys(directory, { force: false });
    const pair = await createKeyFiles(directory).load();
    const answer = await get("jwks.json");
    expect(await answer.json()).toEqual({ keys: [pair?.jwk] });
    await generateKeys(directory, { force: true });
    const next = (await (await get("jwks.json")).json()) as { keys: { kid: string }[] };
    expect(next.keys.map(({ kid }) => kid)).not.toEqual([pair?.kid]);
  });

  it("show nothing of their private half", async () => {
    const { keys } = (await (await get("jwks.json")).json()) as { keys: object[] };
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  });
});
