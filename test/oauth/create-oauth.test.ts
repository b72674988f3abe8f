import { describe, expect, it } from "vitest";
import { startAuthorizationServer, useAuthorizationServer } from "./authorization-server.ts";
import { obtainTokens, registerClient } from "./flow.ts";

describe("the authorization server as a whole", () => {
  const started = useAuthorizationServer();
  const pathsOf = (environment: Readonly<Record<string, string>>) =>
    started()
      .another(environment)
      .routes.map(({ method, path }) => `${method} ${path}`);

  it("serves token, revocation, metadata and keys", () => {
    expect(pathsOf({})).toEqual(
      expect.arrayContaining([
        "POST /oauth/token",
        "POST /oauth/revoke",
        "GET /.well-known/oauth-authorization-server",
        "GET /.well-known/oauth-protected-resource",
        "GET /.well-known/oauth-protected-resource/api",
        "GET /.well-known/oauth-protected-resource/mcp",
        "GET /.well-known/jwks.json",
      ]),
    );
  });

  it("enables registration only with OAUTH_DCR_ENABLED", () => {
    expect(pathsOf({})).not.toContain("POST /oauth/register");
    expect(pathsOf({ OAUTH_DCR_ENABLED: "1" })).toContain("POST /oauth/register");
  });

  it("allows CORS for all routes except the consent page", () => {
    const { routes } = started().another({ OAUTH_DCR_ENABLED: "1" });
    expect(routes.filter(({ anyOrigin }) => anyOrigin !== true)).toEqual([]);
  });

  it("the authorization server accepts a dynamically registered client within its scopes", async () => {
    const client = await registerClient(started(), {
      scopes: ["read_only", "edit"],
      origin: "registration",
    });
    const { answer } = await obtainTokens(started(), {
      client,
      request: { scope: "read_only edit admin full" },
    });
    expect(answer.body.scope).toBe("read_only edit");
  });

  it("closes at once and stores the recorded last uses", async () => {
    const other = await startAuthorizationServer();
    const { access } = await obtainTokens(other);
    await other.server.verifyBearer(access, other.now(), "/api");
    await other.server.close();
    const rows = await other.store.read.db.selectFrom("oauth_connections").select("last_used_at").execute();
    expect(rows).toEqual([{ last_used_at: other.now().toISOString() }]);
    await other.close();
  });
});
