/**
 * Snapshots of the SQL for sign-in, the authorization server and the pages. See `sql.test.ts`. `npx vitest run test/sql
 * --update` writes the files.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { commitAnything, startService, type TestService } from "../support/service.ts";
import { visitor, type Visitor } from "../support/visitor.ts";
import { queryPlan } from "./query-plan.ts";
import { render, type Recorded } from "./render.ts";

/**
 * Matches statements that run in the background at unpredictable times: recording last uses and deleting expired rows.
 */
const background = [
  /^update "(api_tokens|sessions|oauth_connections|oauth_clients)" set "last_(time_used|seen_at|used_at)"/,
  /^delete from "(sessions|trusted_devices|rate_limits|oauth_\w+)"(?! where "(id|token_hash|user_id)" =)/,
  /^update "oauth_refresh_tokens" set "successor" = (\?|\$1) where "used_at"/,
];

const codeVerifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const callback = "https://client.example.invalid/callback";

describeDialects("SQL of sign-in, OAuth and pages", (dialect) => {
  let service: TestService;
  let browser: Visitor;
  let statements: string[] = [];
  const recorded: Recorded[] = [];
  const directory = mkdtempSync(join(tmpdir(), "partledger-test-"));

  beforeAll(async () => {
    await copyKeys(directory);
    service = await startService({
      dialect,
      environment: {
        OAUTH_SERVER_ENABLED: "1",
        OAUTH_DCR_ENABLED: "1",
        OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
        UPLOADS_DIR: directory,
      },
      overrides: {
        onStatement: (sql) => {
          if (!background.some((pattern) => pattern.test(sql))) statements.push(sql);
        },
      },
    });
    browser = visitor(service);
    await browse();
  });
  afterAll(async () => {
    await service?.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Runs `work` and records its statements under the given name. */
  async function step<T>(name: string, request: string, work: () => Promise<T>): Promise<T> {
    await commitAnything(service);
    statements = [];
    const result = await work();
    const [method = "", path = ""] = request.split(" ");
    const asked = { operation: { operationId: name, method }, path };
    recorded.push({ request: asked, statements: [...statements] });
    return result;
  }

  async function token(parameters: Record<string, string>): Promise<Record<string, string>> {
    const form = new URLSearchParams(parameters);
    const { body } = await api(service).post<Record<string, string>>("/oauth/token", form, {
      accept: "*/*",
      expect: 200,
    });
    return body;
  }

  async function read(headers: Record<string, string>): Promise<void> {
    await api(service).get("/api/info", { accept: "application/json", headers, expect: 200 });
  }

  async function browse(): Promise<void> {
    await browser.get("/login");
    await browser.signIn("admin");
    await browser.submit(await browser.get("/logout"));
    const login = await browser.get("/login");
    await step("signIn", "POST /login", () =>
      browser.submit(login, { fields: { _username: "admin", _password: "wrong" }, follow: false }),
    );
    await step("signIn", "POST /login", () => browser.signIn("admin"));
    await step("start", "GET /", () => browser.get("/"));
    await step("useSession", "GET /api/info", () =>
      read({ Cookie: `partledger_session=${browser.cookies.get("partledger_session")}` }),
    );
    const client_id = await step("registerClient", "POST /oauth/register", async () => {
      const metadata = { client_name: "Recorder", redirect_uris: [callback] };
      const { body } = await api(service).post("/oauth/register", metadata, { accept: "*/*", expect: 201 });
      return String(body.client_id);
    });
    const query = new URLSearchParams({
      response_type: "code",
      client_id,
      redirect_uri: callback,
      scope: "read_only",
      state: "state",
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      code_challenge_method: "S256",
    });
    const consent = await step("startAuthorization", "GET /oauth/authorize", () =>
      browser.get(`/oauth/authorize?${query}`),
    );
    const approved = await step("decideAuthorization", "POST /oauth/authorize", () =>
      browser.submit(consent, { form: consent.path, button: "Approve", follow: false }),
    );
    const code = new URL(approved.location ?? "").searchParams.get("code") ?? "";
    const grant = { grant_type: "authorization_code", client_id, code, redirect_uri: callback };
    const first = await step("requestToken", "POST /oauth/token", () =>
      token({ ...grant, code_verifier: codeVerifier }),
    );
    const refresh = { grant_type: "refresh_token", client_id, refresh_token: first["refresh_token"] ?? "" };
    const second = await step("refreshToken", "POST /oauth/token", () => token(refresh));
    await step("refreshTokenAgain", "POST /oauth/token", () => token(refresh));
    const bearer = { Authorization: `Bearer ${second["access_token"]}` };
    await step("useAccessToken", "GET /api/info", () => read(bearer));
    for (const path of [
      "/user/settings",
      "/user/settings/security",
      "/user/settings/tokens",
      "/user/settings/connected_apps",
      "/tools/users",
      "/tools/users/1",
      "/tools/groups",
      "/tools/log",
      "/tools/log?user=admin",
      "/tools/oauth_clients",
    ]) {
      await step("page", `GET ${path}`, () => browser.get(path));
    }
    await step("revokeToken", "POST /oauth/revoke", () =>
      api(service).post(
        "/oauth/revoke",
        new URLSearchParams({ client_id, token: second["refresh_token"] ?? "" }),
        { accept: "*/*", expect: 200 },
      ),
    );
    const question = await browser.get("/logout");
    await step("signOut", "POST /logout", () => browser.submit(question, { follow: false }));
  }

  test("matches the reviewed snapshot", async () => {
    const plans = new Map<string, readonly string[]>();
    if (dialect === "sqlite") {
      for (const sql of recorded.flatMap((each) => each.statements)) {
        plans.set(sql, await queryPlan(service.store.read, sql));
      }
    }
    await expect(render(recorded, plans)).toMatchFileSnapshot(`__snapshots__/${dialect}/sign-in.sql`);
  });

  test("finds the user of a session or an access token with one statement", () => {
    // `/api/info` needs another one.
    const of = (name: string) => recorded.find(({ request }) => request.operation.operationId === name);
    expect(of("useSession")?.statements).toHaveLength(2);
    expect(of("useAccessToken")?.statements).toHaveLength(2);
  });
});
