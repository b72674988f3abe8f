/**
 * Tests the settings, encryption key and key pair of the authorization server, across restarts with the same database.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { openStore } from "../../src/database/connect.ts";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { createClient } from "../../src/oauth/clients.ts";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { createService } from "../../src/service.ts";
import { api, closeConnections, send } from "../support/client.ts";
import { createTestDatabase, type TestDatabase } from "../support/dialects.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { passwords, seedPrincipals, tokens } from "../support/principals.ts";
import { visitor } from "../support/visitor.ts";
import { memoryLogger, type LoggedLine } from "../support/web.ts";
import { callback, challengeOf, post, requestParameters, verifier } from "./flow.ts";

const key = generateEncryptionKey();
const on = { OAUTH_SERVER_ENABLED: "1", OAUTH2_ENCRYPTION_KEY: key };

/** A directory without keys. */
const withoutKeys = join(tmpdir(), `partledger-test-without-keys-${process.pid}`);

let database: TestDatabase;
let uploads: string;
let port: number;
let clientId: string;

beforeAll(async () => {
  uploads = await mkdtemp(join(tmpdir(), "partledger-test-"));
  database = await createTestDatabase("sqlite");
  await copyKeys(uploads);
  const store = await openStore(database.url);
  await seedPrincipals(store);
  const client = { name: "Printer", redirectUris: [callback], scopes: ["read_only", "edit"] };
  clientId = (await createClient({ store, now: new Date(), actor: commandLineActor("tester") }, client))
    .clientId;
  await store.close();
  port = await freePort();
});
afterAll(async () => {
  await database.drop();
  for (const folder of [uploads, withoutKeys]) await rm(folder, { recursive: true, force: true });
});

interface Running {
  readonly url: string;
  readonly lines: readonly LoggedLine[];
}

/** Runs the service during `work`. Each run listens on the same port, because the URL is the issuer. */
async function running<T>(
  environment: Readonly<Record<string, string>>,
  work: (service: Running) => Promise<T>,
): Promise<T> {
  const config = readConfig({ UPLOADS_DIR: uploads, DATABASE_URL: database.url, ...environment });
  const logger = memoryLogger();
  const service = await createService(config, { logger });
  try {
    const { url } = await service.listen(port, "127.0.0.1");
    return await work({ url, lines: logger.lines });
  } finally {
    await service.close();
    closeConnections();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

const authorizePath = () => {
  const parameters = { ...requestParameters({ clientId }), code_challenge: challengeOf(verifier) };
  return `/oauth/authorize?${new URLSearchParams(parameters).toString()}`;
};

/** Returns a code that the administrator has approved. */
async function codeOf(service: Running): Promise<string> {
  const browser = visitor(service);
  const login = await browser.get(authorizePath());
  const page = await browser.submit(login, { fields: { _username: "admin", _password: passwords.admin } });
  const answered = await browser.submit(page, { form: authorizePath(), button: "Approve", follow: false });
  return new URL(answered.location ?? "").searchParams.get("code") ?? "";
}

const exchange = (service: Running, code: string) =>
  post(service, "/oauth/token", {
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    redirect_uri: callback,
    code_verifier: verifier,
  });

const refresh = (service: Running, token: string) =>
  post(service, "/oauth/token", { grant_type: "refresh_token", client_id: clientId, refresh_token: token });

async function tokensOf(service: Running): Promise<{ access: string; refreshToken: string }> {
  const { status, body } = await exchange(service, await codeOf(service));
  expect(status).toBe(200);
  return { access: body.access_token ?? "", refreshToken: body.refresh_token ?? "" };
}

const parts = (service: Running, token: string) =>
  api(service, token).get("/api/parts", { accept: "application/json" });

const everyPath = [
  "GET /oauth/authorize",
  "POST /oauth/authorize",
  "POST /oauth/token",
  "POST /oauth/revoke",
  "POST /oauth/register",
  "GET /.well-known/oauth-authorization-server",
  "GET /.well-known/oauth-authorization-server/mcp",
  "GET /.well-known/oauth-protected-resource",
  "GET /.well-known/oauth-protected-resource/api",
  "GET /.well-known/jwks.json",
  "GET /tools/oauth_clients",
  "GET /tools/oauth_clients/new",
];

describe("a disabled authorization server", () => {
  it.each([{}, { OAUTH_SERVER_ENABLED: "0", OAUTH2_ENCRYPTION_KEY: key, OAUTH_DCR_ENABLED: "1" }])(
    "a disabled authorization server does not exist, whether signed in or not: %j",
    async (environment) => {
      await running(environment, async (service) => {
        const admin = visitor(service);
        await admin.signIn("admin");
        const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        for (const route of everyPath) {
          const [method = "", path = ""] = route.split(" ");
          for (const headers of [{}, { Cookie: cookie }]) {
            const answer = await send(service.url, method, path, undefined, { accept: "*/*", headers });
            expect(answer.status, route).toBe(404);
            expect(answer.headers["location"], route).toBeUndefined();
          }
        }
      });
    },
  );

  it("a disabled authorization server rejects earlier tokens, and no response refers to it", async () => {
    const { access } = await running(on, async (service) => {
      const issued = await tokensOf(service);
      expect((await parts(service, issued.access)).status).toBe(200);
      return issued;
    });
    await running({}, async (service) => {
      const refused = await parts(service, access);
      expect(refused.status).toBe(401);
      const challenge = refused.headers["www-authenticate"];
      expect(challenge).toContain('error="invalid_token"');
      expect(challenge).not.toContain("resource_metadata");
      expect((await parts(service, tokens.readOnly)).status).toBe(200);
    });
  });
});

describe("an enabled authorization server", () => {
  it("publishes its metadata without authentication (RFC 8414, RFC 9728)", async () => {
    await running({ ...on, OAUTH_DCR_ENABLED: "1" }, async ({ url }) => {
      const read = async (path: string) => {
        const { status, headers, body } = await api({ url }).get(`/.well-known/${path}`, { accept: "*/*" });
        expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
        return body;
      };
      expect(await read("oauth-authorization-server")).toMatchObject({
        issuer: url,
        authorization_endpoint: `${url}/oauth/authorize`,
        token_endpoint: `${url}/oauth/token`,
        registration_endpoint: `${url}/oauth/register`,
        scopes_supported: ["read_only", "edit"],
      });
      expect(await read("oauth-protected-resource")).toMatchObject({
        resource: url,
        authorization_servers: [url],
        bearer_methods_supported: ["header"],
        scopes_supported: ["read_only", "edit"],
      });
    });
  });

  it("lists clients for administrators and rejects registrations while registration is disabled (RFC 7591)", async () => {
    await running(on, async (service) => {
      const client = api(service);
      const metadata = await client.get("/.well-known/oauth-authorization-server", { accept: "*/*" });
      expect(metadata.body).not.toHaveProperty("registration_endpoint");
      const registered = await client.post("/oauth/register", { redirect_uris: [callback] });
      expect(registered.status).toBe(404);
      const admin = visitor(service);
      await admin.signIn("admin");
      expect((await admin.get("/tools/oauth_clients")).status).toBe(200);
    });
  });

  it("registers clients while registration is enabled, with the standard headers (RFC 7591)", async () => {
    await running({ ...on, OAUTH_DCR_ENABLED: "1" }, async (service) => {
      const client = api(service);
      const metadata = { redirect_uris: [callback], client_name: "Self-made" };
      const { body } = await client.post("/oauth/register", metadata, { accept: "*/*", expect: 201 });
      expect(body).toMatchObject({ client_name: "Self-made", scope: "read_only edit" });
      const tooLarge = await client.post("/oauth/register", "x".repeat(70_000), { accept: "*/*" });
      expect([tooLarge.status, tooLarge.body.error]).toEqual([400, "invalid_client_metadata"]);
    });
  });
});

describe("missing keys", () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    ["no key", { OAUTH_SERVER_ENABLED: "1" }, /OAUTH2_ENCRYPTION_KEY is not set.*generate-secret/],
    ["an empty key", { ...on, OAUTH2_ENCRYPTION_KEY: "" }, /OAUTH2_ENCRYPTION_KEY is not set/],
    [
      "an invalid key",
      { ...on, OAUTH2_ENCRYPTION_KEY: "change-me" },
      /OAUTH2_ENCRYPTION_KEY is not a 256-bit key/,
    ],
    ["no key pair", { ...on, UPLOADS_DIR: withoutKeys }, /generate-keys/],
  ];

  it.each(cases)(
    "authorize and token return 500 with %s before any validation, and the log names the remedy",
    async (_, environment, hint) => {
      await running(environment, async (service) => {
        const hints = () =>
          service.lines.filter(({ level, message }) => level === "error" && hint.test(message));
        const authorize = [authorizePath(), "/oauth/authorize", "/oauth/authorize?client_id=unknown"];
        for (const [index, path] of authorize.entries()) {
          const { status, text } = await send(service.url, "GET", path, undefined, { accept: "*/*" });
          expect(status, path).toBe(500);
          expect(text).not.toMatch(/ENCRYPTION_KEY|change-me/);
          expect(hints()).toHaveLength(index + 1);
        }
        for (const form of [
          "",
          "grant_type=refresh_token&client_id=x&refresh_token=y",
          "grant_type=password",
        ]) {
          const { status, body } = await post(service, "/oauth/token", form);
          expect([status, body.error]).toEqual([500, "server_error"]);
        }
        expect(hints()).toHaveLength(6);
        expect(JSON.stringify(service.lines)).not.toContain("change-me");
        expect((await parts(service, tokens.readOnly)).status).toBe(200);
        await api(service).get("/.well-known/oauth-authorization-server", { accept: "*/*", expect: 200 });
      });
    },
  );

  it("the server works as soon as a key pair exists, without a restart", async () => {
    const folder = await mkdtemp(join(tmpdir(), "partledger-test-"));
    await running({ ...on, UPLOADS_DIR: folder }, async (service) => {
      expect((await exchange(service, "x")).status).toBe(500);
      await copyKeys(folder);
      expect((await exchange(service, "x")).body.error).toBe("invalid_grant");
      expect((await parts(service, (await tokensOf(service)).access)).status).toBe(200);
    });
    await rm(folder, { recursive: true, force: true });
  });
});

describe("another OAUTH2_ENCRYPTION_KEY", () => {
  it("invalidates codes and refresh tokens, but not access tokens", async () => {
    const before = await running(on, async (service) => {
      return { ...(await tokensOf(service)), code: await codeOf(service) };
    });
    await running({ ...on, OAUTH2_ENCRYPTION_KEY: generateEncryptionKey() }, async (service) => {
      expect((await exchange(service, before.code)).body.error).toBe("invalid_grant");
      expect((await refresh(service, before.refreshToken)).body.error).toBe("invalid_grant");
      expect((await parts(service, before.access)).status).toBe(200);
      expect((await parts(service, (await tokensOf(service)).access)).status).toBe(200);
    });
    await running(on, async (service) => {
      expect((await refresh(service, before.refreshToken)).status).toBe(200);
    });
  });

  const next = { ...on, OAUTH2_ENCRYPTION_KEY: generateEncryptionKey() };
  const nextWithPrevious = { ...next, OAUTH2_ENCRYPTION_KEY_PREVIOUS: key };

  it("keeps codes and refresh tokens valid with the earlier key in OAUTH2_ENCRYPTION_KEY_PREVIOUS", async () => {
    const before = await running(on, async (service) => {
      return { ...(await tokensOf(service)), unused: await tokensOf(service), code: await codeOf(service) };
    });
    const after = await running(nextWithPrevious, async (service) => {
      const exchanged = await exchange(service, before.code);
      const refreshed = await refresh(service, before.refreshToken);
      expect([exchanged.status, refreshed.status]).toEqual([200, 200]);
      expect((await parts(service, refreshed.body.access_token ?? "")).status).toBe(200);
      return { exchanged, refreshed, code: await codeOf(service) };
    });
    // New codes and tokens are encrypted with the new key only.
    await running(next, async (service) => {
      expect((await refresh(service, before.unused.refreshToken)).body.error).toBe("invalid_grant");
      for (const { body } of [after.exchanged, after.refreshed]) {
        expect((await refresh(service, body.refresh_token ?? "")).status).toBe(200);
      }
      expect((await exchange(service, after.code)).status).toBe(200);
    });
  });

  it("returns the same tokens for a repeated refresh before and after the change", async () => {
    const first = await running(on, async (service) => {
      const { refreshToken } = await tokensOf(service);
      return { refreshToken, answer: await refresh(service, refreshToken) };
    });
    await running(nextWithPrevious, async (service) => {
      const repeated = await refresh(service, first.refreshToken);
      expect({ ...repeated.body, expires_in: 0 }).toEqual({ ...first.answer.body, expires_in: 0 });
      // The successor is encrypted with the earlier key too, and its own exchange can also be repeated.
      const token = repeated.body.refresh_token ?? "";
      const answers = [await refresh(service, token), await refresh(service, token)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body.refresh_token).toBe(answers[0]?.body.refresh_token);
    });
  });

  it("revokes refresh tokens of the earlier key", async () => {
    const before = await running(on, async (service) => [await tokensOf(service), await tokensOf(service)]);
    await running(nextWithPrevious, async (service) => {
      const [revoked, kept] = before.map(({ refreshToken }) => refreshToken);
      const answer = await post(service, "/oauth/revoke", { client_id: clientId, token: revoked });
      expect(answer.status).toBe(200);
      expect((await refresh(service, revoked ?? "")).body.error).toBe("invalid_grant");
      expect((await refresh(service, kept ?? "")).status).toBe(200);
    });
  });

  it.each([
    ["is invalid", "change-me"],
    ["is empty", ""],
    ["is the same key", key],
  ])("the server works if the earlier key %s", async (_, previous) => {
    await running({ ...on, OAUTH2_ENCRYPTION_KEY_PREVIOUS: previous }, async (service) => {
      const { refreshToken } = await tokensOf(service);
      expect((await refresh(service, refreshToken)).status).toBe(200);
      expect((await refresh(service, "x")).body.error).toBe("invalid_grant");
      expect(service.lines.filter(({ level }) => level === "error")).toEqual([]);
    });
  });
});
