/** Valid client registrations. */
import { expect, test } from "vitest";
import { findClient } from "../../src/oauth/clients.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { logEntries } from "./clients.ts";
import { cb, useRegistration } from "./use-registration.ts";

const both = ["authorization_code", "refresh_token"];

describeOneDialect("dynamic client registration (RFC 7591) registers", (dialect) => {
  const { store, served, send, register } = useRegistration(dialect);
  test("a client is registered from redirect URIs alone, public and active (§2, §3.2.1)", async () => {
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
      scope: "read_only",
    });
    expect(await findClient(store().read, String(body["client_id"]))).toMatchObject({
      name: "Unnamed OAuth client",
      active: true,
      dynamicallyRegistered: true,
      scopes: ["read_only"],
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
    ["ten redirect URIs", { redirect_uris: Array.from({ length: 10 }, (_, index) => `${cb}/${index}`) }, {}],
    ["a redirect URI of 2000 bytes", { redirect_uris: [cb.padEnd(2000, "x")] }, {}],
    [
      "the grants in another order",
      { grant_types: ["refresh_token", "authorization_code"] },
      { grant_types: both },
    ],
    ["only the grant to refresh", { grant_types: ["refresh_token"] }, { grant_types: ["refresh_token"] }],
    ["no scope", { scope: "" }, { scope: "read_only" }],
    ["a scope of blanks", { scope: "   " }, { scope: "read_only" }],
    ["a scope twice", { scope: "edit  edit" }, { scope: "edit" }],
    [
      "a long name, which is cut at 128 characters",
      { client_name: "n".repeat(500) },
      { client_name: "n".repeat(128) },
    ],
    [
      "a name that plays tricks, without them",
      { client_name: " Pa\u202Erts\u0007 \n" },
      { client_name: "Parts" },
    ],
    ["a name with markup, as it is", { client_name: "<b>&amp;" }, { client_name: "<b>&amp;" }],
  ])("a client is registered with %s", async (_, metadata, expected) => {
    const { status, body } = await register({ redirect_uris: [cb], ...metadata });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject(expected);
  });

  test("a client is registered without its metadata that is not known here (§2)", async () => {
    const { status, body } = await register({
      redirect_uris: [cb],
      logo_uri: "javascript:alert(1)",
      client_uri: 7,
      application_type: "native",
      client_secret: "x",
      active: false,
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).not.toContain("logo_uri");
    expect(Object.keys(body).filter((name) => /secret|registration/.test(name))).toEqual([]);
  });

  test("a client cannot set anything through a member called __proto__", async () => {
    const { body } = await send(`{"redirect_uris":["${cb}"],"__proto__":{"scope":"full","client_name":"x"}}`);
    expect(body).toMatchObject({
      scope: "read_only",
      client_name: "Unnamed OAuth client",
    });
  });

  test("a client is registered whatever the Content-Type says, and without one", async () => {
    const body = JSON.stringify({ redirect_uris: [cb] });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "x"]) {
      expect((await send(body, { "Content-Type": type })).status).toBe(201);
    }
    expect((await send(Buffer.from(body))).status).toBe(201);
  });

  test("a registration may be read by scripts of every origin and kept by nobody (RFC 9700 §2.6, RFC 6749 §5.1)", async () => {
    const { headers } = await register({ redirect_uris: [cb] });
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
      "content-type": "application/json",
      pragma: "no-cache",
    });
  });

  test("a registration has an entry in the change log that says what came from where", async () => {
    const { body } = await register({ redirect_uris: [cb], client_name: "My MCP Client" });
    expect((await logEntries(store())).at(-1)).toMatchObject({
      kind: "security_event",
      username: "OAuth registration",
      client: "My MCP Client",
      data: {
        event: "oauth_client_registered",
        client_id: body["client_id"],
        name: "My MCP Client",
        dynamically_registered: true,
        address: "127.0.0.1",
      },
    });
  });

  test("logs the client and where it came from, not what else the request held", async () => {
    served().lines.length = 0;
    const { body } = await register({ redirect_uris: [`${cb}?token=s3cret`], client_name: "x\ny" });
    const text = JSON.stringify(served().lines);
    expect(text).toContain(String(body["client_id"]));
    expect(text).not.toMatch(/s3cret|x\\ny/);
  });
});
