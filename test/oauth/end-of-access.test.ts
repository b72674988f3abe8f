/** Tests the access of an application, from the consent page to API requests, and the events that end the access. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandLineActor, writeLog } from "../../src/history/log-entry.ts";
import { changePassword } from "../../src/identity/change-password.ts";
import type { ChangeContext } from "../../src/identity/record.ts";
import { deleteUser, setPassword, updateUser } from "../../src/identity/accounts/accounts.ts";
import { deleteClient } from "../../src/oauth/client-access.ts";
import { createClient, updateClient, type Client } from "../../src/oauth/clients.ts";
import { listConnectedApps, revokeConnectedApp } from "../../src/oauth/connections.ts";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { generateKeys } from "../../src/oauth/keys.ts";
import { revokeAllGrants } from "../../src/oauth/revoke-all.ts";
import { api, type Api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { passwords, tokens as apiTokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { visitor, type Visitor } from "../support/visitor.ts";
import { callback, challengeOf, post, requestParameters, type Parameters } from "./flow.ts";

const anotherPassword = "another password";

interface Connected {
  readonly client: Client;
  readonly access: string;
  readonly refresh: string;
}

describeOneDialect("an application with access to the API", (dialect) => {
  let service: TestService;
  const browsers = new Map<string, Visitor>();
  beforeAll(async () => {
    service = await startService({
      dialect,
      environment: { OAUTH_SERVER_ENABLED: "1", OAUTH2_ENCRYPTION_KEY: generateEncryptionKey() },
    });
    await copyKeys(service.uploads);
  });
  afterAll(() => service?.close());

  it.each([
    ["read_only", "read_only edit admin full", [200, 403]],
    ["edit", "read_only edit admin full", [200, 201]],
    ["full", "read_only edit admin full", [200, 201]],
    ["edit", "edit", [200, 201]],
  ])(
    "an application with the level %s, requested as %s, reads and writes within that level",
    async (highest, scope, statuses) => {
      const { access } = await connect(
        "admin",
        { scope },
        { oauth_scope_level: highest, ...(scope.includes("full") && { password: passwords.admin }) },
      );
      const created = await as(access).post("/api/footprints", {
        name: `Footprint ${randomBytes(4).toString("hex")}`,
      });
      expect([(await as(access).get("/api/parts")).status, created.status]).toEqual(statuses);
      if (created.status === 403) {
        expect(created.headers["www-authenticate"]).toMatch(
          /error="insufficient_scope".*scope="read_only edit"|scope="read_only edit".*error="insufficient_scope"/,
        );
      }
    },
  );

  it("an application cannot do more than its user", async () => {
    const { access } = await connect("reader");
    expect((await as(access).get("/api/parts")).status).toBe(200);
    expect((await as(access).get("/api/users")).status).toBe(403);
  });

  it("an application has no own token in the API (reference §10)", async () => {
    const { access } = await connect("admin");
    expect((await as(access).get("/api/tokens/current")).status).toBe(404);
  });

  it("an application has access only to the resource of its token", async () => {
    const { access } = await connect("admin", { resource: `${service.url}/mcp` });
    const refused = await as(access).get("/api/parts");
    expect(refused.status).toBe(401);
    expect(refused.headers["www-authenticate"]).toContain('error="invalid_token"');
  });

  it("an application is named in the log entries of its changes", async () => {
    const { access, client } = await connect("admin", { scope: "edit" });
    await as(access).post("/api/footprints", { name: `Footprint ${randomBytes(4).toString("hex")}` });
    const entry = await service.store.read.db
      .selectFrom("log_entries")
      .select(["username", "client", "token_id"])
      .where("kind", "=", "element_created")
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(entry).toEqual({ username: "admin", client: client.name, token_id: null });
  });

  describe("loses access with the next request if", () => {
    const endings: [string, keyof typeof passwords, (connected: Connected) => Promise<unknown>][] = [
      [
        "the user disconnects it",
        "editor",
        async ({ client }) => {
          const userId = await idOf("editor");
          const apps = await listConnectedApps(service.store.read, userId, new Date());
          const app = apps.find(({ clientId }) => clientId === client.clientId);
          return revokeConnectedApp(context(), userId, app?.id ?? 0);
        },
      ],
      [
        "the user changes the password",
        "editor",
        async () =>
          changePassword(context(), {
            userId: await idOf("editor"),
            current: passwords.editor,
            next: anotherPassword,
            revokeApiTokens: false,
            address: "192.0.2.1",
          }),
      ],
      [
        "an administrator sets another password",
        "editor",
        async () => setPassword(context(), "editor", passwords.editor),
      ],
      ["its client is deleted", "editor", async ({ client }) => deleteClient(change(), client.id)],
      [
        "its client is disabled",
        "editor",
        async ({ client: { id, name, redirectUris, scopes } }) =>
          updateClient(change(), id, { name, redirectUris, scopes, active: false }),
      ],
      [
        "it revokes its refresh token (RFC 7009)",
        "editor",
        async ({ client, refresh }) =>
          post(service, "/oauth/revoke", { client_id: client.clientId, token: refresh }),
      ],
      [
        "new keys are generated",
        "editor",
        async () => {
          await generateKeys(service.uploads, { force: true });
          await revokeAllGrants(change());
        },
      ],
      ["the user is disabled", "reader", async () => updateUser(context(), "reader", { disabled: true })],
      ["the user is deleted", "editor", async () => deleteUser(context(), "editor")],
    ];

    it.each(endings)(
      "an application loses access with the next request and cannot refresh if %s",
      async (title, user, end) => {
        const connected = await connect(user);
        expect((await as(connected.access).get("/api/parts")).status).toBe(200);
        await end(connected);
        const refused = await as(connected.access).get("/api/parts");
        expect(refused.status).toBe(401);
        const challenge = refused.headers["www-authenticate"] ?? "";
        expect(challenge).toContain('error="invalid_token"');
        expect(challenge).toContain(`${service.url}/.well-known/oauth-protected-resource`);
        const again = await post(service, "/oauth/token", {
          grant_type: "refresh_token",
          client_id: connected.client.clientId,
          refresh_token: connected.refresh,
        });
        expect([400, 401]).toContain(again.status);
        expect(["invalid_grant", "invalid_client", "unauthorized_client"]).toContain(again.body.error);
        expect((await as(apiTokens.readOnly).get("/api/parts")).status).toBe(200);
        if (title === "the user changes the password") await setPassword(context(), user, passwords[user]);
      },
    );
  });

  /** Connects an application, from the consent page to its tokens. */
  async function connect(
    user: keyof typeof passwords,
    request: Parameters = {},
    answer: Readonly<Record<string, string>> = {},
  ): Promise<Connected> {
    const client = await createClient(change(), {
      name: `Application ${randomBytes(4).toString("hex")}`,
      redirectUris: [callback],
      scopes: ["read_only", "edit", "admin", "full"],
    });
    const verifier = randomBytes(32).toString("base64url");
    const query = new URLSearchParams({
      ...requestParameters(client),
      scope: "read_only",
      ...(request as Record<string, string>),
      code_challenge: challengeOf(verifier),
    });
    const path = `/oauth/authorize?${query.toString()}`;
    const browser = browsers.get(user) ?? visitor(service);
    browsers.set(user, browser);
    const question = await browser.get(path);
    // Most events that end access also end sessions.
    const isLogin = question.path.startsWith("/login");
    const fields = { _username: user, _password: passwords[user] };
    const page = isLogin ? await browser.submit(question, { fields }) : question;
    const answered = await browser.submit(page, {
      form: path,
      button: "Approve",
      fields: answer,
      follow: false,
    });
    const location = new URL(answered.location ?? "");
    expect(location.searchParams.get("iss")).toBe(service.url);
    const { status, body } = await post(service, "/oauth/token", {
      grant_type: "authorization_code",
      client_id: client.clientId,
      code: location.searchParams.get("code") ?? "",
      redirect_uri: callback,
      code_verifier: verifier,
    });
    expect(status).toBe(200);
    return { client, access: body.access_token ?? "", refresh: body.refresh_token ?? "" };
  }

  const as = (token: string): Api => api(service, token);

  async function idOf(name: string): Promise<number> {
    const { id } = await service.store.read.db
      .selectFrom("users")
      .select("id")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return id;
  }

  function change() {
    return { store: service.store, now: new Date(), actor: commandLineActor("tester") };
  }

  function context(): ChangeContext {
    const now = new Date();
    return {
      store: service.store,
      now,
      record: (transaction, entries) => writeLog(transaction, commandLineActor("tester"), now, entries),
    };
  }
});
