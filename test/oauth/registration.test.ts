/** test-cases §8, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findClient, listClients } from "../../src/oauth/clients.ts";
import { createRegistrationRoute } from "../../src/oauth/registration.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { logEntries } from "./clients.ts";
import { serveRoutes } from "./serve-routes.ts";
import type { ServedRoutes } from "./serve-routes.ts";

const cb = "https://client.example.invalid/callback";
const both = ["authorization_code", "refresh_token"];

describeDialects("dynamic client registration (RFC 7591)", (dialect) => {
  const { store } = useTestStore(dialect);
  let served: ServedRoutes;
  let now: Date;

  beforeAll(async () => {
    served = await serveRoutes([createRegistrationRoute({ store: store() })], {
      now: () => now,
      trustedProxies: ["127.0.0.1"],
    });
  });
  afterAll(() => served.close());
  beforeEach(async () => {
    now = new Date("2026-11-21T10:00:00.700Z");
    await store().transaction(async ({ db }) => {
      await db.deleteFrom("rate_limits").execute();
      await db.deleteFrom("oauth_clients").execute();
    });
  });

  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${served.url}/oauth/register`, { method: "POST", body, headers });
  const register = async (metadata: unknown) => {
    const response = await send(JSON.stringify(metadata), { "Content-Type": "application/json" });
    return { response, body: (await response.json()) as Record<string, unknown> };
  };
  const clients = () => listClients(store().read, now);

  describe("registers", () => {
    test("a client from redirect URIs alone, public and active (§2, §3.2.1)", async () => {
      const { response, body } = await register({ redirect_uris: [cb] });
      expect(response.status).toBe(201);
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

    test("everything that it says about itself, and tells it back", async () => {
      const uris = [cb, "http://127.0.0.1:51234/callback"];
      const { response, body } = await register({
        redirect_uris: uris,
        client_name: "My MCP Client",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "none",
        scope: "read_only edit",
      });
      expect(response.status).toBe(201);
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
      [
        "ten redirect URIs",
        { redirect_uris: Array.from({ length: 10 }, (_, index) => `${cb}/${index}`) },
        {},
      ],
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
    ])("a client with %s", async (_, metadata, expected) => {
      const { response, body } = await register({ redirect_uris: [cb], ...metadata });
      expect(response.status, JSON.stringify(body)).toBe(201);
      expect(body).toMatchObject(expected);
    });

    test("a client with metadata that is not known here, which is ignored (§2)", async () => {
      const { response, body } = await register({
        redirect_uris: [cb],
        logo_uri: "javascript:alert(1)",
        client_uri: 7,
        application_type: "native",
        client_secret: "x",
        active: false,
      });
      expect(response.status).toBe(201);
      expect(Object.keys(body)).not.toContain("logo_uri");
      expect(Object.keys(body).filter((name) => /secret|registration/.test(name))).toEqual([]);
    });

    test("nothing that a member called __proto__ would slip in", async () => {
      const response = await send(
        `{"redirect_uris":["${cb}"],"__proto__":{"scope":"full","client_name":"x"}}`,
      );
      expect(await response.json()).toMatchObject({
        scope: "read_only",
        client_name: "Unnamed OAuth client",
      });
    });

    test("whatever the Content-Type says, and without one", async () => {
      const body = JSON.stringify({ redirect_uris: [cb] });
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "x"]) {
        expect((await send(body, { "Content-Type": type })).status).toBe(201);
      }
      expect((await send(new TextEncoder().encode(body))).status).toBe(201);
    });

    test("for scripts of every origin, and nobody may keep the answer (RFC 9700 §2.6, RFC 6749 §5.1)", async () => {
      const { response } = await register({ redirect_uris: [cb] });
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "access-control-allow-origin": "*",
        "cache-control": "no-store",
        "content-type": "application/json",
        pragma: "no-cache",
      });
    });

    test("with an entry in the change log that says what came from where", async () => {
      const { body } = await register({ redirect_uris: [cb], client_name: "My MCP Client" });
      expect((await logEntries(store())).at(-1)).toMatchObject({
        kind: "security_event",
        username: "!!!OAuth",
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
  });

  describe("refuses, and stores nothing (§3.2.2)", () => {
    const refused = async (response: Response, error: string, description?: string | RegExp) => {
      const body = (await response.json()) as { error: string; error_description: string };
      expect({ status: response.status, error: body.error }).toEqual({ status: 400, error });
      expect(body.error_description).toMatch(description ?? /./);
      expect(body.error_description).toMatch(/^[\x20-\x7e]+$/);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await clients()).toEqual([]);
    };

    test.each([
      ["broken JSON", "{not json"],
      ["nothing at all", ""],
      ["a number", "7"],
      ["a text", '"x"'],
      ["null", "null"],
      ["true", "true"],
    ])("a body that is %s", async (_, body) => {
      await refused(await send(body), "invalid_client_metadata");
    });

    test("a body that is not UTF-8", async () => {
      await refused(await send(new Uint8Array([0x7b, 0xff, 0x7d])), "invalid_client_metadata");
    });

    test("a body of more than 65,536 bytes", async () => {
      const metadata = { redirect_uris: [cb], padding: "" };
      const room = 65_536 - JSON.stringify(metadata).length;
      await refused(
        await send(JSON.stringify({ ...metadata, padding: "x".repeat(room + 1) })),
        "invalid_client_metadata",
      );
      expect((await send(JSON.stringify({ ...metadata, padding: "x".repeat(room) }))).status).toBe(201);
    });

    test.each([
      ["an array in place of an object", []],
      ["no redirect URIs", {}],
      ["an empty list of redirect URIs", { redirect_uris: [] }],
      ["redirect URIs that are no list", { redirect_uris: cb }],
      ["a list that is an object", { redirect_uris: { 0: cb, length: 1 } }],
      ["eleven redirect URIs", { redirect_uris: Array.from({ length: 11 }, (_, index) => `${cb}/${index}`) }],
      ["a redirect URI that is no string", { redirect_uris: [cb, 7] }],
      ["a redirect URI of 2001 bytes", { redirect_uris: [cb.padEnd(2001, "x")] }],
    ])("%s: invalid_redirect_uri", async (_, metadata) => {
      const { response, body } = await register(metadata);
      await refused(new Response(JSON.stringify(body), response), "invalid_redirect_uri");
    });

    test.each([
      "http://evil.example.invalid/callback",
      `${cb}#fragment`,
      "javascript:alert(1)",
      "https://user@client.example.invalid/callback",
      "http://localhost.evil.com/cb",
    ])("the redirect URI %s, and names it", async (uri) => {
      const { response, body } = await register({ redirect_uris: [cb, uri] });
      await refused(new Response(JSON.stringify(body), response), "invalid_redirect_uri");
      expect(body["error_description"]).toContain(uri);
    });

    test.each([
      ["a client secret", { token_endpoint_auth_method: "client_secret_basic" }, /secret/],
      ["an authentication method of null", { token_endpoint_auth_method: null }, /none/],
      ["another grant", { grant_types: ["client_credentials"] }, /grant_types/],
      ["another grant beside a good one", { grant_types: ["authorization_code", "implicit"] }, /grant_types/],
      ["no grant", { grant_types: [] }, /grant_types/],
      ["grants that are no list", { grant_types: "authorization_code" }, /grant_types/],
      ["another response type", { response_types: ["token"] }, /response_types/],
      ["no response type", { response_types: [] }, /response_types/],
      ["response types that are no list", { response_types: "code" }, /response_types/],
      ["an empty name", { client_name: "" }, /client_name/],
      ["a name of blanks", { client_name: " \t" }, /client_name/],
      ["a name that cannot be seen", { client_name: "\u202e\u200b" }, /client_name/],
      ["a name that is no string", { client_name: ["x"] }, /client_name/],
      ["a scope that is no string", { scope: ["read_only"] }, /scope/],
      ["a scope of null", { scope: null }, /scope/],
      ["an unknown scope", { scope: "superadmin" }, 'Unknown scope "superadmin".'],
      ["an unknown scope, before one that is too much", { scope: "full x y" }, 'Unknown scope "x".'],
      ["an unknown scope with dangerous characters", { scope: 'x"\u001b\ü' }, `Unknown scope "x'??".`],
    ])("%s: invalid_client_metadata", async (_, metadata, description) => {
      const { response, body } = await register({ redirect_uris: [cb], ...metadata });
      const answer = new Response(JSON.stringify(body), response);
      await refused(
        answer,
        "invalid_client_metadata",
        typeof description === "string" ? undefined : description,
      );
      if (typeof description === "string") expect(body["error_description"]).toBe(description);
    });

    test.each(["edit admin", "full", "admin", "read_only full"])(
      "the scope %j: invalid_scope",
      async (scope) => {
        const { response, body } = await register({ redirect_uris: [cb], scope });
        await refused(new Response(JSON.stringify(body), response), "invalid_scope", /administrator/);
      },
    );

    test("what is wrong in order: redirect URI, authentication, grants, response types, name, scope", async () => {
      const wrong = {
        redirect_uris: ["x"],
        token_endpoint_auth_method: "x",
        grant_types: ["x"],
        response_types: ["x"],
        client_name: "",
        scope: "x",
      };
      const right = {
        redirect_uris: [cb],
        token_endpoint_auth_method: "none",
        grant_types: both,
        response_types: ["code"],
        client_name: "x",
        scope: "full",
      };
      const told: unknown[] = [];
      let metadata = wrong;
      for (const name of Object.keys(wrong) as (keyof typeof wrong)[]) {
        told.push((await register(metadata)).body["error_description"]);
        metadata = { ...metadata, [name]: right[name] };
      }
      const names = [
        /^x is no address/,
        /token_endpoint_auth_method/,
        /grant_types/,
        /response_types/,
        /client_name/,
        /scope/,
      ];
      for (const [index, name] of names.entries()) expect(told[index]).toMatch(name);
      expect((await register(metadata)).body["error"]).toBe("invalid_scope");
    });

    test("other methods, as JSON", async () => {
      const response = await fetch(`${served.url}/oauth/register`);
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
      expect(await response.json()).toMatchObject({ error: "invalid_request" });
    });
  });

  describe("is limited to 20 requests an hour and address", () => {
    const seconds = (count: number): void => {
      now = new Date(now.getTime() + count * 1000);
    };

    test("refuses the 21st, good or bad, and says when the next one is possible (RFC 6585 §4)", async () => {
      for (let request = 0; request < 20; request++) {
        const wrong = [JSON.stringify({ redirect_uris: [cb] }), "{not json", "[]", "x".repeat(70_000)];
        expect((await send(wrong[request % 4]!)).status).not.toBe(429);
        seconds(60);
      }
      const { response, body } = await register({ redirect_uris: [cb] });
      expect(response.status).toBe(429);
      expect(body).toMatchObject({
        error: "temporarily_unavailable",
        error_description: expect.stringContaining("Too many registration requests") as string,
      });
      expect(response.headers.get("retry-after")).toBe("2400");
      expect(await clients()).toHaveLength(5);
      // It slides: an hour after the first one there is room for one more, not for 20.
      seconds(2400);
      expect((await send("{not json")).status).toBe(400);
      expect((await send("{not json")).status).toBe(429);
    });

    test("the limit comes before everything else is looked at", async () => {
      for (let request = 0; request < 20; request++) await send("");
      for (const body of ["{not json", "x".repeat(70_000), JSON.stringify({ redirect_uris: [cb] })]) {
        const response = await send(body);
        expect(response.status).toBe(429);
        await response.body?.cancel();
      }
    });

    test("counts each address that a trusted proxy names, an IPv6 network as one", async () => {
      const from = async (address: string) =>
        (await send("{not json", { "X-Forwarded-For": address })).status;
      for (let request = 0; request < 20; request++) await from("192.0.2.7");
      expect(await from("192.0.2.7")).toBe(429);
      expect(await from("192.0.2.8")).toBe(400);
      // What a client writes into the header itself stands before what the proxy adds.
      expect(await from("198.51.100.1, 192.0.2.7")).toBe(429);
      for (let request = 0; request < 20; request++) await from(`2001:db8::${request}`);
      expect(await from("2001:db8::ffff")).toBe(429);
      expect(await from("2001:db8:0:1::1")).toBe(400);
    });

    test("believes nobody's word for an address unless a proxy is trusted", async () => {
      const direct = await serveRoutes([createRegistrationRoute({ store: store() })], { now: () => now });
      const statuses: number[] = [];
      for (let request = 0; request < 21; request++) {
        const headers = { "X-Forwarded-For": `192.0.2.${request}` };
        const response = await fetch(`${direct.url}/oauth/register`, { method: "POST", headers, body: "x" });
        statuses.push(response.status);
      }
      await direct.close();
      expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
    });

    test("also for requests at the same moment", async () => {
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async () => (await send("{not json")).status),
      );
      expect(statuses.filter((status) => status === 400)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    });
  });

  test("logs the client and where it came from, not what else the request held", async () => {
    served.lines.length = 0;
    const { body } = await register({ redirect_uris: [`${cb}?token=s3cret`], client_name: "x\ny" });
    const text = JSON.stringify(served.lines);
    expect(text).toContain(String(body["client_id"]));
    expect(text).not.toMatch(/s3cret|x\\ny/);
  });
});
