/** Tests who can access `/mcp`, and from which hosts and origins. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { createServer, type AuthorizationServer } from "../oauth/authorization-server.ts";
import { obtainTokens } from "../oauth/flow.ts";
import { api } from "../support/client.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { insertToken, insertUser, tokens } from "../support/principals.ts";
import { forgetFailures, startService, type TestService } from "../support/service.ts";
import { sendBody, callMethod } from "./mcp-requests.ts";

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
const clientInfo = { name: "Page", version: "1" };
const initialize = {
  ...ping,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo },
};

describe("without an authorization server", () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service?.close());

  it.each([
    ["no token", null, "Bearer realm="],
    ["an unknown token", "test_nobody_knows_it", 'error="invalid_token"'],
    ["an expired token", tokens.expired, 'error="invalid_token"'],
    ["a token of a disabled account", tokens.disabled, 'error="invalid_token"'],
  ])("requires a token: %s", async (_what, token, challenge) => {
    const { status, headers, message } = await sendBody(service, ping, { token });
    expect(status).toBe(401);
    expect(headers["www-authenticate"]).toContain(challenge);
    expect(headers["www-authenticate"]).not.toContain("resource_metadata");
    expect(message).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32000 } });
  });

  it("checks the token before the body", async () => {
    const { status } = await sendBody(service, "no JSON at all", { token: null, contentType: "text/plain" });
    expect(status).toBe(401);
  });

  it("accepts tokens with the scheme Token, as KiCad sends them", async () => {
    const { status } = await sendBody(service, ping, { authorization: `Token ${tokens.readOnly}` });
    expect(status).toBe(200);
  });

  it("rejects a client that has only a browser session", async () => {
    const { status } = await sendBody(service, ping, {
      token: null,
      headers: { Cookie: "partledger_session=whatever" },
    });
    expect(status).toBe(401);
  });

  it.each([
    [tokens.readOnly, 200],
    [tokens.editor, 200],
    [tokens.reader, 403],
    [tokens.withoutPermissions, 403],
  ])("requires the permission to use MCP: %s", async (token, expected) => {
    const { status, text } = await sendBody(service, ping, { token });
    expect(status).toBe(expected);
    if (expected === 403) expect(text).toContain("api.use_mcp");
  });

  it("lists only the tools that the token can call", async () => {
    const names = async (token: string): Promise<readonly string[]> => {
      const { message } = await callMethod(service, "2026", "tools/list", {}, { token });
      return (message.result as unknown as { tools: { name: string }[] }).tools.map(({ name }) => name);
    };
    expect(await names(tokens.full)).toContain("withdraw_stock");
    expect(await names(tokens.readOnly)).not.toContain("withdraw_stock");
    expect(await names(tokens.readOnly)).toContain("get_part_details");
  });

  it("reports missing scopes and permissions in the result of the tool", async () => {
    const args = { name: "withdraw_stock", arguments: { lot_id: 1, amount: 1 } };
    const { message } = await callMethod(service, "2026", "tools/call", args, { token: tokens.readOnly });
    expect(message.result).toMatchObject({ isError: true });
  });

  it("does not return parts as resources without the permission to read them", async () => {
    await service.store.transaction(async (transaction) => {
      const now = new Date();
      const rights = JSON.stringify({ api: { access_api: true, use_mcp: true } });
      const userId = await insertUser(transaction, "agent", rights, false, now);
      await insertToken(transaction, {
        userId,
        name: "agent",
        text: "test_agent_full",
        scope: "full",
        validUntil: null,
        now,
      });
    });
    const { message } = await callMethod(
      service,
      "2026",
      "resources/read",
      { uri: "part://1" },
      { token: "test_agent_full" },
    );
    expect(message.error).toMatchObject({ code: -32000, data: { status: 403 } });
    expect(message.error?.message).toContain("parts.read");
  });

  it("limits failed tokens without affecting other clients", async () => {
    await forgetFailures(service);
    const statuses: number[] = [];
    // More attempts are possible if a new minute begins during the loop.
    for (let attempt = 0; attempt < 62 && statuses.at(-1) !== 429; attempt += 1) {
      statuses.push((await sendBody(service, ping, { token: `test_attempt_${attempt}` })).status);
    }
    expect(statuses.length).toBeGreaterThan(30);
    expect(statuses).toEqual([...Array<number>(statuses.length - 1).fill(401), 429]);
    const refused = await sendBody(service, ping, { token: "test_one_more_try" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await sendBody(service, ping)).status).toBe(200);
    await forgetFailures(service);
  });

  // sender.test.ts tests how hosts and origins are compared.
  it.each<[string, Record<string, string>, number]>([
    ["a page on the same machine", { Origin: "http://localhost:6274" }, 200],
    ["a page of another site", { Origin: "https://evil.example" }, 403],
    ["a page with an opaque origin", { Origin: "null" }, 403],
    ["a host name that resolves to this server (DNS rebinding)", { Host: "evil.example" }, 403],
    ["a loopback name with another port", { Host: "localhost:1" }, 200],
  ])("checks the host and origin: %s", async (_what, headers, expected) => {
    const answer = await sendBody(service, ping, { headers });
    expect(answer.status).toBe(expected);
    if (expected === 403) {
      expect(answer.message).toMatchObject({ jsonrpc: "2.0", error: { code: -32000 } });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  it("checks the host and origin before the token", async () => {
    const { status } = await sendBody(service, ping, { token: null, headers: { Host: "evil.example" } });
    expect(status).toBe(403);
  });

  it("tells browsers which requests a page on the same machine can send", async () => {
    const origin = "http://127.0.0.1:6274";
    const preflight = await api(service).request("OPTIONS", "/mcp", undefined, {
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,mcp-protocol-version",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "POST, OPTIONS",
    });
    for (const name of [
      "authorization",
      "content-type",
      "mcp-protocol-version",
      "mcp-session-id",
      "mcp-name",
    ]) {
      expect(preflight.headers["access-control-allow-headers"]?.toLowerCase()).toContain(name);
    }
    const refused = await sendBody(service, ping, { token: null, headers: { Origin: origin } });
    expect(refused.headers["access-control-allow-origin"]).toBe(origin);
    expect(refused.headers["access-control-expose-headers"]).toContain("WWW-Authenticate");
    expect(refused.headers["vary"]).toContain("Origin");
    const { headers } = await sendBody(service, initialize, { headers: { Origin: origin } });
    expect(headers["mcp-session-id"]).toBeDefined();
    expect(headers["access-control-expose-headers"]).toContain("Mcp-Session-Id");
  });
});

describe("with an authorization server", () => {
  let service: TestService;
  let started: AuthorizationServer;

  beforeAll(async () => {
    const environment = { OAUTH_SERVER_ENABLED: "1", OAUTH2_ENCRYPTION_KEY: generateEncryptionKey() };
    service = await startService({ environment });
    await copyKeys(service.uploads);
    const { url, store, uploads } = service;
    const now = (): Date => new Date();
    const config = readConfig({ ...environment, UPLOADS_DIR: uploads });
    const server = createServer({ config, store, issuer: () => url });
    started = { url, store, uploads, server, now } as AuthorizationServer;
  });
  afterAll(async () => {
    await started?.server.close();
    await service?.close();
  });

  it("reports where to get a token", async () => {
    const { headers } = await sendBody(service, ping, { token: null });
    const metadata = `${service.url}/.well-known/oauth-protected-resource/mcp`;
    expect(headers["www-authenticate"]).toContain(`resource_metadata="${metadata}"`);
    expect(headers["www-authenticate"]).toContain('scope="read_only edit"');
    const { body } = await api(service).get(new URL(metadata).pathname, {
      accept: "application/json",
      expect: 200,
    });
    expect(body["resource"]).toBe(`${service.url}/mcp`);
  });

  it.each([
    ["", 200],
    ["/mcp", 200],
    ["/api", 401],
    ["/eda-api", 401],
  ])("accepts tokens for this resource: %j", async (audience, expected) => {
    const request = audience === "" ? {} : { resource: `${service.url}${audience}` };
    const { access } = await obtainTokens(started, { request });
    const { status, headers } = await sendBody(service, ping, { token: access });
    expect(status).toBe(expected);
    if (expected === 401) expect(headers["www-authenticate"]).toContain('error="invalid_token"');
  });

  it("reports a missing permission, not a missing scope", async () => {
    const { status, headers } = await sendBody(service, ping, { token: tokens.reader });
    expect(status).toBe(403);
    expect(headers["www-authenticate"]).toBeUndefined();
  });
});

describe("disabled", () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ environment: { MCP_ENABLED: "0" } });
  });
  afterAll(() => service?.close());

  it.each(["GET", "POST", "DELETE", "OPTIONS"])(
    "the endpoint does not exist if MCP is disabled: %s",
    async (method) => {
      for (const path of ["/mcp", "/mcp/"]) {
        for (const token of [null, "test_wrong", tokens.full]) {
          const body = method === "POST" ? ping : undefined;
          const { status, headers } = await api(service, token).request(method, path, body);
          expect(status).toBe(404);
          expect(headers["www-authenticate"]).toBeUndefined();
        }
      }
    },
  );
});
