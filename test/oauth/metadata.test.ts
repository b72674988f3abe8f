import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { protocolOperations } from "../../generated/operations.ts";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { createKeyFiles, generateKeys } from "../../src/oauth/keys.ts";
import { createMetadataRoutes, resourceMetadataUrl } from "../../src/oauth/metadata.ts";
import { api, type Answer, type Json } from "../support/client.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { startService } from "../support/service.ts";
import { startWeb, type StartedWeb } from "../support/web.ts";

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

const get = <Body = Json>(path: string, { method = "GET", headers = {} } = {}): Promise<Answer<Body>> =>
  api(served).request(method, `/.well-known/${path}`, undefined, { accept: "*/*", headers });

/** Reads the metadata of a protected resource from the URL that the service advertises. */
const resource = ({ url }: StartedWeb, path: string): Promise<Answer> =>
  api({ url }).get(new URL(resourceMetadataUrl(url, path)).pathname, { accept: "*/*" });

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
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    protected_resources: ["", "/api", "/eda-api", "/mcp"].map((path) => issuer + path),
    service_documentation: `${issuer}/api/docs`,
  };

  it.each(["", "/api", "/eda-api", "/mcp"])(
    "lists all capabilities, also at the URL with the inserted path %j (§3.1)",
    async (path) => {
      const { status, headers, body } = await get(`oauth-authorization-server${path}`);
      expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
      expect(body).toEqual(metadata);
    },
  );

  it("contains the configured issuer, whatever the request (§3.3)", async () => {
    const { host } = new URL(served.url);
    for (const headers of [{ Host: "evil.example" }, { Host: host, "X-Forwarded-Host": "evil.example" }]) {
      expect((await get("oauth-authorization-server", { headers })).body).toEqual(metadata);
    }
  });

  it("omits what is disabled: registration, metadata documents and MCP", async () => {
    const path = "/.well-known/oauth-authorization-server";
    const { registration_endpoint: _, client_id_metadata_document_supported: __, ...rest } = metadata;
    expect((await api(withoutExtras).get(path, { accept: "*/*" })).body).toEqual({
      ...rest,
      protected_resources: ["", "/api", "/eda-api"].map((name) => issuer + name),
    });
  });

  it("names every endpoint that is served, and no other (RFC 8414 §2)", async () => {
    const service = await startService({
      inProcess: true,
      environment: {
        ...{ OAUTH_SERVER_ENABLED: "1", OAUTH_DCR_ENABLED: "1" },
        OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
      },
    });
    try {
      await copyKeys(service.uploads);
      const { body } = await api(service).get<Readonly<Record<string, unknown>>>(
        "/.well-known/oauth-authorization-server",
        { accept: "*/*" },
      );
      const endpoints = Object.entries(body).filter(([name]) => /_(endpoint|uri)$/.test(name));
      const paths = endpoints.map(([, url]) => new URL(String(url)).pathname);
      const served = Object.values(protocolOperations)
        .filter(({ protocol, path }) => protocol === "oauth" && /^\/(oauth\/|\.well-known\/jwks)/.test(path))
        .map(({ path }) => path);
      expect(paths.sort()).toEqual([...new Set(served)].sort());
      for (const path of [
        ...paths,
        ...(body["protected_resources"] as readonly string[]).map((url) => new URL(url).pathname),
      ]) {
        expect((await api(service).get(path, { accept: "*/*" })).status, path).not.toBe(404);
      }
      for (const name of ["introspect", "par", "device_authorization", "userinfo", "register/1"]) {
        expect((await api(service).post(`/oauth/${name}`, "", { accept: "*/*" })).status, name).toBe(404);
      }
    } finally {
      await service.close();
    }
  });

  it.each([
    "oauth-authorization-server/parts",
    "oauth-authorization-server/api/parts",
    "openid-configuration",
  ])("the metadata of the authorization server does not exist at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("the metadata of the protected resources (RFC 9728)", () => {
  it.each(["", "/api", "/eda-api", "/mcp"])(
    "names exactly the requested resource for the path %j (§3.3)",
    async (path) => {
      const { status, headers, body } = await resource(served, path);
      expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
      expect(body).toEqual({
        resource: issuer + path,
        authorization_servers: [issuer],
        bearer_methods_supported: ["header"],
        scopes_supported: ["read_only", "edit"],
        resource_name: "Lab",
        resource_documentation: `${issuer}/api/docs`,
      });
    },
  );

  it("the metadata of unknown resources does not exist", async () => {
    expect((await get("oauth-protected-resource/parts")).status).toBe(404);
    expect((await resource(withoutExtras, "/mcp")).status).toBe(404);
    expect((await resource(withoutExtras, "/api")).status).toBe(200);
  });
});

describe("every document", () => {
  const paths = ["oauth-authorization-server/mcp", "oauth-protected-resource/mcp", "jwks.json"];

  it.each(paths)("%s can be read by scripts of every origin (RFC 9728 §3.1)", async (path) => {
    const response = await get(path, { headers: { Origin: "https://app.example" } });
    expect(response.headers["access-control-allow-origin"]).toBe("*");
    expect(response.headers["access-control-allow-credentials"]).toBeUndefined();
    const preflight = await get(path, {
      method: "OPTIONS",
      headers: {
        Origin: "https://app.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "mcp-protocol-version",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers["access-control-allow-headers"]).toMatch(/mcp-protocol-version/i);
  });

  it.each(paths)("%s accepts HEAD and rejects other methods with a JSON error", async (path) => {
    const head = await get(path, { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    const post = await get(path, { method: "POST" });
    expect(post.status).toBe(405);
    expect(post.headers["allow"]).toContain("GET");
    expect(post.body).toMatchObject({ error: "invalid_request" });
  });
});

describe("the keys (RFC 7517 §5)", () => {
  it("the published keys are empty without a pair, and change with a new pair", async () => {
    expect((await get("jwks.json")).body).toEqual({ keys: [] });
    await copyKeys(directory);
    const pair = await createKeyFiles(directory).load();
    const answer = await get("jwks.json");
    expect(answer.body).toEqual({ keys: [pair?.jwk] });
    await generateKeys(directory, { force: true });
    const { body: next } = await get<{ keys: { kid: string }[] }>("jwks.json");
    expect(next.keys.map(({ kid }) => kid)).not.toEqual([pair?.kid]);
  });

  it("the published keys do not contain the private key", async () => {
    const { keys } = (await get<{ keys: object[] }>("jwks.json")).body;
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  });
});
