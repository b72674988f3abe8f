/** Tests valid client registrations. */
import { expect, test } from "vitest";
import { findClient } from "../../src/oauth/clients.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { logEntries } from "./clients.ts";
import { cb, useRegistration } from "./use-registration.ts";

const both = ["authorization_code", "refresh_token"];
const publicClient = { token_endpoint_auth_method: "none" };
const tenUris = Array.from({ length: 10 }, (_, index) => `${cb}/${index}`);
const nullMetadata = {
  client_name: null,
  grant_types: null,
  response_types: null,
  token_endpoint_auth_method: null,
  scope: null,
};

describeOneDialect("dynamic client registration (RFC 7591)", (dialect) => {
  const { store, served, send, register } = useRegistration(dialect);
  test("registers a client with redirect URIs only, public and active (§2, §3.2.1)", async () => {
    const { status, body } = await register({ redirect_uris: [cb] });
    expect(status).toBe(201);
    expect(body).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      client_id_issued_at: Date.UTC(2026, 10, 21, 10) / 1000,
      client_name: "Unnamed OAuth client",
      redirect_uris: [cb],
      grant_types: both,
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      scope: "read_only edit",
    });
    expect(await findClient(store().read, String(body["client_id"]))).toMatchObject({
      name: "Unnamed OAuth client",
      active: true,
      origin: "registration",
      scopes: ["read_only", "edit"],
    });
  });

  test("a registration stores and returns the client's metadata", async () => {
    const uris = [cb, "http://127.0.0.1:51234/callback"];
    const { status, body } = await register({
      redirect_uris: uris,
      client_name: "My MCP Client",
      grant_types: ["authorization_code"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      scope: "read_only edit",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      client_name: "My MCP Client",
      redirect_uris: uris,
      grant_types: ["authorization_code"],
      scope: "read_only edit",
    });
    expect(await findClient(store().read, String(body["client_id"]))).toMatchObject({
      redirectUris: uris,
      scopes: ["read_only", "edit"],
      grantTypes: ["authorization_code"],
    });
  });

  test.each([
    ["a loopback redirect URI (RFC 8252 §7.3)", { redirect_uris: ["http://127.0.0.1:51234/callback"] }, {}],
    ["a private-use scheme (RFC 8252 §7.1)", { redirect_uris: ["com.example.myapp:/callback"] }, {}],
    ["ten redirect URIs", { redirect_uris: tenUris }, { redirect_uris: tenUris }],
    ["a redirect URI of 2,000 bytes", { redirect_uris: [cb.padEnd(2000, "x")] }, {}],
    [
      "the grants in another order",
      { grant_types: ["refresh_token", "authorization_code"] },
      { grant_types: both },
    ],
    ["only the refresh grant", { grant_types: ["refresh_token"] }, { grant_types: ["refresh_token"] }],
    ["an empty scope", { scope: "" }, { scope: "read_only edit" }],
    ["a scope of spaces", { scope: "   " }, { scope: "read_only edit" }],
    ["null as scope", { scope: null }, { scope: "read_only edit" }],
    ["the scope read_only", { scope: "read_only" }, { scope: "read_only" }],
    ["a client secret", { token_endpoint_auth_method: "client_secret_post" }, publicClient],
    ["an unknown authentication method", { token_endpoint_auth_method: ["x"] }, publicClient],
    ["null for all optional metadata", nullMetadata, { ...publicClient, grant_types: both }],
    [
      "further grants, which are left out",
      { grant_types: ["authorization_code", "urn:ietf:params:oauth:grant-type:device_code"] },
      { grant_types: ["authorization_code"] },
    ],
    [
      "further response types, which are left out",
      { response_types: ["code id_token", "code"] },
      { response_types: ["code"] },
    ],
    [
      // As Cursor does.
      "a private-use scheme without a dot, which is left out",
      {
        redirect_uris: [
          "cursor://anysphere.cursor-mcp/oauth/callback",
          "https://www.cursor.com/agents/mcp/oauth/callback",
          "http://localhost:8787/callback",
        ],
      },
      {
        redirect_uris: ["https://www.cursor.com/agents/mcp/oauth/callback", "http://localhost:8787/callback"],
      },
    ],
    [
      "a redirect URI that is not a string, which is left out",
      { redirect_uris: [7, null, cb, cb, `${cb}#x`] },
      { redirect_uris: [cb] },
    ],
    [
      "ten redirect URIs next to others that are not allowed",
      { redirect_uris: [...tenUris, ...tenUris.map((uri) => `${uri}#x`)] },
      { redirect_uris: tenUris },
    ],
    ["a repeated scope", { scope: "edit  edit" }, { scope: "edit" }],
    [
      "a long name, which is truncated to 128 characters",
      { client_name: "n".repeat(500) },
      { client_name: "n".repeat(128) },
    ],
    [
      "a deceptive name, which is sanitized",
      { client_name: " Pa\u202Erts\u0007 \n" },
      { client_name: "Parts" },
    ],
    ["a name with markup, which is kept", { client_name: "<b>&amp;" }, { client_name: "<b>&amp;" }],
  ])("registers a client with %s", async (_, metadata, expected) => {
    const { status, body } = await register({ redirect_uris: [cb], ...metadata });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject(expected);
  });

  test("ignores unknown metadata (§2)", async () => {
    const { status, body } = await register({
      redirect_uris: [cb],
      logo_uri: "javascript:alert(1)",
      client_uri: 7,
      application_type: "native",
      contacts: "not an array",
      tos_uri: {},
      software_statement: "x.y.z",
      client_secret: "x",
      active: false,
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).not.toContain("logo_uri");
    expect(Object.keys(body).filter((name) => /secret|registration/.test(name))).toEqual([]);
  });

  test("ignores a member called __proto__", async () => {
    const { body } = await send(`{"redirect_uris":["${cb}"],"__proto__":{"scope":"full","client_name":"x"}}`);
    expect(body).toMatchObject({
      scope: "read_only edit",
      client_name: "Unnamed OAuth client",
    });
  });

  test("accepts any Content-Type, and none", async () => {
    const body = JSON.stringify({ redirect_uris: [cb] });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "x"]) {
      expect((await send(body, { "Content-Type": type })).status).toBe(201);
    }
    expect((await send(Buffer.from(body))).status).toBe(201);
  });

  test("a registration can be read by scripts of every origin and must not be cached (RFC 9700 §2.6, RFC 6749 §5.1)", async () => {
    const { headers } = await register({ redirect_uris: [cb] });
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
      "content-type": "application/json",
      pragma: "no-cache",
    });
  });

  test("a registration is logged with the client and its address", async () => {
    const { body } = await register({ redirect_uris: [cb], client_name: "My MCP Client" });
    expect((await logEntries(store())).at(-1)).toMatchObject({
      kind: "security_event",
      username: "OAuth registration",
      client: "My MCP Client",
      data: {
        event: "oauth_client_registered",
        client_id: body["client_id"],
        name: "My MCP Client",
        origin: "registration",
        address: "127.0.0.1",
      },
    });
  });

  test("logs the client and its address, but no other content of the request", async () => {
    served().lines.length = 0;
    const { body } = await register({ redirect_uris: [`${cb}?token=s3cret`], client_name: "x\ny" });
    const text = JSON.stringify(served().lines);
    expect(text).toContain(String(body["client_id"]));
    expect(text).not.toMatch(/s3cret|x\\ny/);
  });
});

describeOneDialect("client registration with OAUTH_DCR_SCOPE=read_only", (dialect) => {
  const { register } = useRegistration(dialect, 200, "read_only");

  test.each([undefined, "", "read_only", "read_only edit", "edit"])(
    "a client that registers the scope %j can have at most read_only",
    async (scope) => {
      const { status, body } = await register({ redirect_uris: [cb], scope });
      expect([status, body["scope"]]).toEqual([201, "read_only"]);
    },
  );

  test("a client still cannot register for a scope above edit", async () => {
    const { status, body } = await register({ redirect_uris: [cb], scope: "read_only admin" });
    expect([status, body["error"]]).toEqual([400, "invalid_scope"]);
  });
});
