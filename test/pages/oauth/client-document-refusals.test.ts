import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startDocumentHost, type DocumentHost, type DocumentResponse } from "../../support/document-host.ts";
import { forgetFailures } from "../../support/service.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { authorizePath, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

const redirectUri = "https://app.example.com/callback";
const path = "/client.json";

let host: DocumentHost;
let site: OAuthSite;
let admin: Visitor;

beforeAll(async () => {
  host = await startDocumentHost();
  site = await startOAuthSite({ clientDocuments: host.guard, environment: { OAUTH_CIMD_ENABLED: "1" } });
  admin = await site.as("admin");
});

afterAll(async () => {
  await site?.close();
  await host?.close();
});

beforeEach(() => forgetFailures(site));

const ask = (clientId: string, of: Visitor = admin): Promise<PageResult> =>
  of.get(authorizePath({ clientId, redirectUris: [redirectUri] }));

const storedClients = () =>
  site.store.read.db.selectFrom("oauth_clients").select("client_id").orderBy("client_id").execute();

/** Expects that a client is refused with an explanation, without a redirect and without a trace in the database. */
async function expectRefusal(clientId: string, status: number, explanation: string): Promise<void> {
  const before = await storedClients();
  const refused = await ask(clientId);
  expect([refused.status, refused.location]).toEqual([status, null]);
  expect(refused.heading).toBe("This application cannot be connected");
  expect(refused.words).toContain(explanation);
  expect(await storedClients()).toEqual(before);
}

describe("a client_id that is a URL (draft §3)", () => {
  const normalized =
    "must be a normalized URL with a path, such as https://app.example.com/client.json, without dot segments";

  test.each([
    ["http", "http://app.example.com/client.json", "must be an https URL"],
    ["http on loopback", "http://127.0.0.1/client.json", "must be an https URL"],
    ["no path", "https://app.example.com", normalized],
    ["no path, with a query", "https://app.example.com?a=b", normalized],
    ["a dot segment", "https://app.example.com/./client.json", normalized],
    ["a double-dot segment", "https://app.example.com/a/../client.json", normalized],
    ["an encoded dot segment", "https://app.example.com/%2e/client.json", normalized],
    ["an encoded double-dot segment", "https://app.example.com/a/%2E%2e/client.json", normalized],
    ["a half-encoded double-dot segment", "https://app.example.com/a/.%2e/client.json", normalized],
    ["a dot segment at the end", "https://app.example.com/client/..", normalized],
    ["a fragment", "https://app.example.com/client.json#a", "must not contain a fragment"],
    ["an empty fragment", "https://app.example.com/client.json#", "must not contain a fragment"],
    ["a user name", "https://ann@app.example.com/client.json", "must not contain a user name or password"],
    [
      "a password",
      "https://ann:secret@app.example.com/client.json",
      "must not contain a user name or password",
    ],
    [
      "an empty user name",
      "https://@app.example.com/client.json",
      "must not contain a user name or password",
    ],
    [
      "another host before @",
      "https://claude.ai:x@app.example.com/c",
      "must not contain a user name or password",
    ],
    ["uppercase letters in the host", "https://App.example.com/client.json", normalized],
    ["a dot after the host", "https://app.example.com./client.json", normalized],
    ["the default port", "https://app.example.com:443/client.json", normalized],
    ["a backslash", "https://app.example.com\\client.json", normalized],
    ["a missing slash", "https:/app.example.com/client.json", normalized],
    ["no host", "https:///client.json", normalized],
    ["a port that is too high", "https://app.example.com:65536/client.json", "must be an https URL"],
    ["letters that are not ASCII", "https://appé.example.com/client.json", normalized],
    ["too many characters", `https://app.example.com/${"a".repeat(240)}`, "must have at most 255 characters"],
  ])("is refused with %s", async (_, clientId, explanation) => {
    const fetches = host.requests.length;
    await expectRefusal(clientId, 401, `A client_id that is a URL ${explanation}.`);
    expect(host.requests.length).toBe(fetches);
  });

  test.each([
    ["a port", "/client.json"],
    ["a query", "/client.json?version=2"],
    ["a path that only looks like a dot segment", "/%252e/client.json"],
    ["the root path", "/"],
  ])("is accepted with %s", async (_, accepted) => {
    expect((await ask(host.publish(accepted))).status).toBe(200);
  });
});

describe("the response with a metadata document (draft §5)", () => {
  const valid = () => ({ client_id: host.url(path), redirect_uris: [redirectUri] });

  const refusals: readonly (readonly [string, () => DocumentResponse, string])[] = [
    ["201", () => ({ status: 201, body: valid() }), "the server returned status 201 instead of 200"],
    ["206", () => ({ status: 206, body: valid() }), "the server returned status 206 instead of 200"],
    [
      "a redirect to a valid document",
      () => ({ status: 302, headers: { Location: host.publish("/moved.json") }, body: valid() }),
      "the server returned status 302 instead of 200",
    ],
    ["404", () => ({ status: 404, body: valid() }), "the server returned status 404 instead of 200"],
    ["500", () => ({ status: 500, body: valid() }), "the server returned status 500 instead of 200"],
    [
      "HTML",
      () => ({ headers: { "Content-Type": "text/html" }, body: valid() }),
      "its Content-Type is not application/json",
    ],
    [
      "an encoded body",
      () => ({ headers: { "Content-Encoding": "gzip" }, body: valid() }),
      "the server sent an unsupported Content-Encoding",
    ],
    [
      "more than 5 kB",
      () => ({ body: { ...valid(), padding: "x".repeat(5120) } }),
      "it is larger than 5120 bytes",
    ],
  ];

  test.each(refusals)("is refused with %s", async (_, response, explanation) => {
    host.serve(path, response());
    const text = `The client metadata document could not be fetched: ${explanation}.`;
    await expectRefusal(host.url(path), 401, text);
    expect(host.requests.map((request) => request.path)).not.toContain("/moved.json");
  });

  test("is refused if it grows beyond 5 kB without announcing its size", async () => {
    host.serve(path, (response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      for (let chunk = 0; chunk < 6; chunk += 1) response.write("x".repeat(1024));
      response.end();
    });
    await expectRefusal(host.url(path), 401, "it is larger than 5120 bytes");
  });

  test.each([
    ["5120 bytes", () => ({ body: JSON.stringify(valid()).padEnd(5120) })],
    [
      "another JSON type",
      () => ({ headers: { "Content-Type": "application/cimd+json; charset=utf-8" }, body: valid() }),
    ],
  ])("is accepted with %s", async (_, response) => {
    host.serve(path, response());
    expect((await ask(host.url(path))).status).toBe(200);
  });

  test("is refused if the connection ends early", async () => {
    host.serve(path, (response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "500" });
      response.write("{");
      setTimeout(() => response.destroy(), 50);
    });
    await expectRefusal(host.url(path), 401, "the response is incomplete");
  });

  test("is refused after 5 seconds, even if data arrives all the time", async () => {
    host.serve(path, (response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const timer = setInterval(() => response.write(" "), 200);
      response.on("close", () => clearInterval(timer));
    });
    await expectRefusal(host.url(path), 401, "the server did not respond within 5 seconds");
  }, 20_000);

  test("is refused from a host whose certificate is not trusted", async () => {
    const { ca: _, ...guard } = host.guard;
    const other = await startOAuthSite({ clientDocuments: guard, environment: { OAUTH_CIMD_ENABLED: "1" } });
    try {
      host.publish(path);
      const refused = await ask(host.url(path), await other.as("admin"));
      expect(refused.status).toBe(401);
      expect(refused.words).toContain("could not be fetched: the connection failed.");
    } finally {
      await other.close();
    }
  });
});

describe("the content of a metadata document (draft §4)", () => {
  const idRule = "client_id in the metadata document must be identical to the URL of the document.";

  test.each([
    ["no JSON", "{", "The metadata document must be valid JSON."],
    ["no object", "[]", idRule],
    ["null", "null", "The metadata document must be a JSON object."],
    ["no client_id", { client_id: undefined }, idRule],
    ["another client_id", { client_id: "https://claude.ai/client.json" }, idRule],
    [
      "a client_id that is equal only after normalization",
      { client_id: "https://APP.example.com/client.json" },
      idRule,
    ],
    ["a client_secret", { client_secret: "x" }, "must not contain client_secret."],
    ["an empty client_secret", { client_secret: null }, "must not contain client_secret."],
    [
      "client_secret_expires_at",
      { client_secret_expires_at: 0 },
      "must not contain client_secret_expires_at.",
    ],
    ["client_secret_basic", { token_endpoint_auth_method: "client_secret_basic" }, "must be 'none'"],
    ["client_secret_post", { token_endpoint_auth_method: "client_secret_post" }, "must be 'none'"],
    ["client_secret_jwt", { token_endpoint_auth_method: "client_secret_jwt" }, "must be 'none'"],
    ["only private_key_jwt", { token_endpoint_auth_method: "private_key_jwt" }, "must be 'none'"],
    [
      "a private key",
      { jwks: { keys: [{ kty: "EC", d: "x" }] } },
      "must not contain a private or symmetric key.",
    ],
    [
      "a symmetric key",
      { jwks: { keys: [{ kty: "oct", k: "x" }] } },
      "must not contain a private or symmetric key.",
    ],
    ["no redirect_uris", { redirect_uris: undefined }, "must be an array with at least one URI"],
    [
      "no allowed redirect URI",
      { redirect_uris: ["http://app.example.com/"] },
      "is not an allowed redirect URI",
    ],
    ["only unsupported grant types", { grant_types: ["client_credentials"] }, "grant_types must contain"],
    ["only unsupported response types", { response_types: ["token"] }, "response_types must contain"],
    ["an invisible name", { client_name: "\u200b" }, "client_name must contain a visible character."],
  ])("is refused with %s", async (_, change, explanation) => {
    if (typeof change === "string") host.serve(path, { body: change });
    else host.publish(path, change);
    const shown = await ask(host.url(path));
    expect([shown.status, shown.location]).toEqual([400, null]);
    expect(shown.words.replaceAll('"', "'")).toContain(explanation);
  });

  const accepted: readonly (readonly [string, Readonly<Record<string, unknown>>, () => string])[] = [
    ["no name", { client_name: undefined }, () => new URL(host.url(path)).host],
    ["a name with characters that change its direction", { client_name: "Clau\u202ede" }, () => "Claude"],
    [
      "another preferred method, if none is supported too",
      {
        token_endpoint_auth_method: "private_key_jwt",
        token_endpoint_auth_methods_supported: ["none", "private_key_jwt"],
      },
      () => "Robot",
    ],
    ["a public key", { jwks: { keys: [{ kty: "EC", x: "x" }] } }, () => "Robot"],
    ["scopes of other servers", { scope: "openid offline_access" }, () => "Robot"],
    ["more than ten redirect URIs", { redirect_uris: [redirectUri, ...manyUris()] }, () => "Robot"],
    [
      "redirect URIs that are not allowed besides allowed ones",
      { redirect_uris: ["cursor://a", redirectUri] },
      () => "Robot",
    ],
    [
      "metadata that the service does not use",
      { logo_uri: "javascript:alert(1)", contacts: [1] },
      () => "Robot",
    ],
  ];

  test.each(accepted)("is accepted with %s", async (_, change, name) => {
    host.publish(path, change);
    const shown = await ask(host.url(path));
    expect(shown.status).toBe(200);
    expect(shown.words).toContain(`Application ${name()} Published by ${new URL(host.url(path)).host}`);
    expect(shown.text).not.toContain("javascript:");
  });

  test("has at most the scope of self-registered clients", async () => {
    host.publish(path, { scope: "read_only edit admin full" });
    const { clientId } = { clientId: host.url(path) };
    await ask(clientId);
    const row = await site.store.read.db
      .selectFrom("oauth_clients")
      .select("scopes")
      .where("client_id", "=", clientId)
      .executeTakeFirst();
    expect(row).toEqual({ scopes: "read_only edit" });
  });

  function manyUris(): string[] {
    return Array.from({ length: 20 }, (_, index) => `http://127.0.0.1:${13_316 + index}/callback`);
  }
});

describe("the host of a metadata document (draft §8.6)", () => {
  test.each([
    ["loopback", "127.0.0.1"],
    ["loopback in IPv6", "[::1]"],
    ["an IPv4 address in IPv6", "[::ffff:127.0.0.1]"],
    ["NAT64", "[64:ff9b::7f00:1]"],
    ["a private network", "10.0.0.1"],
    ["a private network", "192.168.1.1"],
    ["carrier-grade NAT", "100.64.0.1"],
    ["the metadata service of a cloud", "169.254.169.254"],
    ["a unique local address", "[fd00::1]"],
    ["a link-local address", "[fe80::1]"],
    ["the unspecified address", "0.0.0.0"],
  ])("is refused in %s (%s)", async (_, address) => {
    const guarded = await startOAuthSite({ environment: { OAUTH_CIMD_ENABLED: "1" } });
    try {
      const clientId = `https://${new URL(`https://${address}/`).host}/client.json`;
      const refused = await ask(clientId, await guarded.as("admin"));
      expect(refused.status).toBe(401);
      expect(refused.words).toContain("could not be fetched: its host has no public IP address.");
    } finally {
      await guarded.close();
    }
  });

  test.each([
    ["a private address", ["10.0.0.1"]],
    ["no address", []],
  ])("is refused if its name resolves to %s", async (_, addresses) => {
    const lookup = async () => addresses.map((address) => ({ address, family: 4 }));
    const guarded = await startOAuthSite({
      clientDocuments: { lookup },
      environment: { OAUTH_CIMD_ENABLED: "1" },
    });
    try {
      const refused = await ask("https://app.example.com/client.json", await guarded.as("admin"));
      expect(refused.words).toContain("its host has no public IP address.");
    } finally {
      await guarded.close();
    }
  });

  test("is resolved once, so it cannot change to another address after the check", async () => {
    let lookups = 0;
    const lookup = async () => {
      lookups += 1;
      return [{ address: "127.0.0.1", family: 4 }];
    };
    const counted = await startOAuthSite({
      clientDocuments: { ...host.guard, lookup },
      environment: { OAUTH_CIMD_ENABLED: "1" },
    });
    try {
      expect((await ask(host.publish(path), await counted.as("admin"))).status).toBe(200);
      expect(lookups).toBe(1);
    } finally {
      await counted.close();
    }
  });
});

describe("the switch OAUTH_CIMD_ENABLED", () => {
  test.each([
    ["follows OAUTH_DCR_ENABLED if it is on", { OAUTH_DCR_ENABLED: "1" }, true],
    ["follows OAUTH_DCR_ENABLED if it is off", {}, false],
    ["can be off with registration", { OAUTH_DCR_ENABLED: "1", OAUTH_CIMD_ENABLED: "0" }, false],
    ["can be on without registration", { OAUTH_CIMD_ENABLED: "1" }, true],
  ])("%s", async (_, environment: Record<string, string>, isOn) => {
    const switched = await startOAuthSite({ environment, clientDocuments: host.guard });
    try {
      const answered = await ask(host.publish(path), await switched.as("admin"));
      expect(answered.status).toBe(isOn ? 200 : 401);
      if (!isOn) expect(answered.words).toContain("This server does not accept a URL as client_id.");
      const metadata = await fetch(`${switched.url}/.well-known/oauth-authorization-server`);
      const { client_id_metadata_document_supported: announced } = (await metadata.json()) as Record<
        string,
        unknown
      >;
      expect(announced).toBe(isOn ? true : undefined);
    } finally {
      await switched.close();
    }
  });
});
