/** Tests API requests with a browser session, and the protection against cross-site requests. */
import { describe, expect, it } from "vitest";
import { createAuthenticator } from "../../src/identity/authenticator.ts";
import { createPrincipal } from "../../src/identity/principal.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import type { SignedIn } from "../../src/identity/signed-in.ts";
import type { Scope } from "../../src/identity/scope.ts";
import { create, json, patch, useSampleService, whole } from "./use-sample-service.ts";
import type { SampleOptions } from "./sample-service.ts";
import { testCache, testPermissionChainReader } from "../support/memory-cache.ts";

const { start } = useSampleService();

const ada = createPrincipal(
  { userId: 1, username: "ada", scope: null, tokenId: null, tokenName: null, client: null },
  [presetData("all_allow")],
);

const complete: SignedIn = {
  sessionId: 1,
  principal: ada,
  stage: "complete",
  remembered: false,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  hasSecondFactor: false,
  newApps: null,
};

const sessions: Readonly<Record<string, SignedIn>> = {
  good: complete,
  pending: { ...complete, stage: "second_factor" },
  password: { ...complete, mustChangePassword: true },
  factor: { ...complete, mustSetUpSecondFactor: true },
};

/** Options with the real authenticator and without tokens. Any database query fails. */
function withSessions(asked: string[] = []): SampleOptions {
  const store = {
    localDataVersion: async () => "1",
    read: new Proxy({} as never, {
      get: () => {
        throw new Error("The database was asked.");
      },
    }),
  };
  return {
    authenticate: createAuthenticator({
      store,
      cache: testCache(),
      permissionChainOf: testPermissionChainReader(),
      findSession: ({ cookie = "" }) => {
        asked.push(cookie);
        return Promise.resolve(sessions[cookie.replace(/^partledger_session=/, "")] ?? null);
      },
    }),
  };
}

const as = (session: string, more: Record<string, string> = {}) => ({
  headers: { authorization: "", cookie: `partledger_session=${session}`, ...more },
});
const sameOrigin = { "sec-fetch-site": "same-origin" };

describe("a session", () => {
  it("authenticates its user without a token and without a scope limit", async () => {
    const service = await start(withSessions());
    const reply = await service.ask("/api/things/1", as("good"));
    expect(reply.status).toBe(200);
    expect(service.calls[0]?.principal).toMatchObject({ username: "ada", scope: null, tokenId: null });
    expect(service.log.at(-1)?.fields).toMatchObject({ user: "ada" });
  });

  it.each([
    ["unknown or has ended", "unknown"],
    ["waits for two-factor authentication", "pending"],
  ])(
    "a session that %s does not authenticate and does not count as a failed credential",
    async (_, session) => {
      const failures: string[] = [];
      const service = await start({
        ...withSessions(),
        failures: {
          count: (subject) => {
            failures.push(subject);
            return Promise.resolve({ allowed: true });
          },
        },
      });
      const reply = await service.ask("/api/things", as(session));
      expect(reply.status).toBe(401);
      expect(reply.headers["www-authenticate"]).toBe('Bearer realm="api"');
      expect(failures).toEqual([]);
    },
  );

  it("a session is ignored and not looked up if there is an Authorization header", async () => {
    const asked: string[] = [];
    const service = await start(withSessions(asked));
    for (const authorization of ["Bearer plt_wrong", "Basic YWRhOmE=", "Bearer"]) {
      expect((await service.ask("/api/things", as("good", { authorization }))).status).toBe(401);
    }
    expect(asked).toEqual([]);
  });

  it("a session is not looked up on public operations", async () => {
    const asked: string[] = [];
    const service = await start(withSessions(asked));
    expect((await service.ask("/api", as("good"))).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it("responses to a session are private and vary by cookie", async () => {
    const service = await start(withSessions());
    const { headers } = await service.ask("/api/things", as("good"));
    expect(headers["vary"]).toContain("Cookie");
    expect(headers["cache-control"]).toContain("private");
  });

  it("does not allow other origins to read responses, even on the same host", async () => {
    const service = await start(withSessions());
    const { headers } = await service.ask("/api/things", as("good", { origin: "http://localhost:3000" }));
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });

  const changes: readonly [string, string, string, string | undefined, Record<string, string>][] = [
    ["POST", "/api/things", "create", JSON.stringify(whole), json],
    ["PATCH", "/api/things/1", "update", "{}", patch],
    ["DELETE", "/api/things/1", "delete", undefined, {}],
  ];

  describe.each(changes)("%s", (method, path, _, body, headers) => {
    const attempt = async (more: Record<string, string>) => {
      const forbidden: unknown[] = [];
      const service = await start({
        ...withSessions(),
        onForbidden: (principal, attempt) => forbidden.push([principal.username, attempt.method]),
      });
      const ask = { ...as("good", { ...headers, ...more }), method, ...(body !== undefined && { body }) };
      const reply = await service.ask(path, ask);
      return { reply, forbidden, called: service.calls.length, origin: service.origin };
    };

    it("a session can change data from a page of this service", async () => {
      expect((await attempt(sameOrigin)).reply.status).toBeLessThan(300);
    });

    it.each([
      ["another site", { "sec-fetch-site": "cross-site" }],
      ["another port on the same host", { "sec-fetch-site": "same-site", origin: "http://127.0.0.1:1" }],
      ["another origin", { origin: "https://evil.example" }],
      ["a sandboxed frame", { origin: "null" }],
      ["the address bar of the browser", { "sec-fetch-site": "none" }],
      ["an unknown source", {}],
    ])("a session cannot change data from %s, and the attempt is reported", async (_where, more) => {
      const { reply, forbidden, called } = await attempt(more);
      expect(reply.status).toBe(403);
      expect(reply.body["detail"]).toMatch(/pages of this service.*API token/);
      expect(called).toBe(0);
      expect(forbidden).toEqual([["ada", method]]);
    });
  });

  it("a session can change data from a page of this service that sends only Origin, as over plain HTTP", async () => {
    const service = await start(withSessions());
    const { headers, ...rest } = create(whole);
    const reply = await service.ask("/api/things", {
      ...rest,
      ...as("good", { ...headers, origin: service.origin }),
    });
    expect(reply.status).toBe(201);
  });

  it.each([
    ["password", "Change your password first"],
    ["factor", "Set up two-factor authentication first"],
  ])(
    "a session of a user with a required step (%s) can do nothing else and gets the URL of the step",
    async (session, hint) => {
      const service = await start(withSessions());
      for (const ask of [{}, { method: "DELETE" }]) {
        const reply = await service.ask("/api/things/1", { ...as(session, sameOrigin), ...ask });
        expect(reply.status).toBe(403);
        expect(reply.body["detail"]).toContain(hint);
        expect(reply.body["detail"]).toContain(`${service.origin}/user/settings`);
      }
      expect(service.calls).toEqual([]);
    },
  );
});

describe("a token with an insufficient scope", () => {
  const oauth = () => ({ resourceMetadata: "https://p.example/.well-known/x", scope: "read_only edit" });
  const tokenOf = (scope: Scope): SampleOptions => ({
    authenticate: async () => ({
      ok: true,
      principal: createPrincipal(
        { userId: 1, username: "ada", scope, tokenId: 1, tokenName: "t", client: null },
        [presetData("all_allow")],
      ),
    }),
  });

  it("a token with an insufficient scope gets the required scopes (RFC 6750 §3.1), and the authorization server if OAuth is enabled", async () => {
    const without = await start(tokenOf("read_only"));
    const plain = await without.ask("/api/things", create(whole));
    expect(plain.status).toBe(403);
    expect(plain.headers["www-authenticate"]).toBe(
      'Bearer realm="api", error="insufficient_scope", scope="read_only edit"',
    );
    const withOAuth = await start({ ...tokenOf("read_only"), oauth });
    const reply = await withOAuth.ask("/api/things", create(whole));
    expect(reply.headers["www-authenticate"]).toBe(
      'Bearer realm="api", error="insufficient_scope", scope="read_only edit", ' +
        'resource_metadata="https://p.example/.well-known/x"',
    );
  });

  it("an insufficient scope causes another error than a missing permission, which no other scope can fix", async () => {
    const service = await start({ oauth });
    const reply = await service.ask("/api/things", { headers: { authorization: "Bearer noparts" } });
    expect(reply.status).toBe(403);
    expect(reply.headers["www-authenticate"]).toBeUndefined();
  });
});
