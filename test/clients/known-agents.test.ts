/** Replays what known agents send, from the registration to the revocation. No program is run. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { challengeOf, verifier } from "../oauth/flow.ts";
import { api, type Api } from "../support/client.ts";
import type { TestService } from "../support/service.ts";
import { visitor, type PageResult, type Visitor } from "../support/visitor.ts";
import { startAuthorizationServer } from "./authorization.ts";
import { approvedAgents, knownApplications, refusedAgents, type KnownAgent } from "./known-agents.ts";

interface Registered {
  readonly client_id: string;
  readonly redirect_uris: readonly string[];
  readonly grant_types: readonly string[];
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
}

const named = (agents: readonly KnownAgent[]) =>
  agents.map((agent) => ({ ...agent, name: [agent.application, agent.variant].filter(Boolean).join(" ") }));

describe("a known agent", () => {
  let service: TestService;
  let rest: Api;
  let browser: Visitor;

  beforeAll(async () => {
    service = await startAuthorizationServer();
    rest = api(service);
    browser = visitor(service);
    await browser.signIn("admin");
  });

  afterAll(() => service?.close());

  async function register({ registration }: KnownAgent): Promise<Registered> {
    const options = { accept: "application/json", expect: 201 };
    return (await rest.post<Registered>("/oauth/register", registration, options)).body;
  }

  function authorizePath({ redirectUri, asksForScope = true }: KnownAgent, clientId: string): string {
    const parameters = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      code_challenge: challengeOf(verifier),
      code_challenge_method: "S256",
      redirect_uri: redirectUri,
      state: "af0ifjsldkj",
      ...(asksForScope && { scope: "read_only edit" }),
      resource: `${service.url}/mcp`,
    });
    return `/oauth/authorize?${parameters.toString()}`;
  }

  async function requestTokens(parameters: Record<string, string>): Promise<Tokens> {
    const body = new URLSearchParams({ ...parameters, resource: `${service.url}/mcp` });
    const options = { accept: "application/json", expect: 200 };
    return (await rest.post<Tokens>("/oauth/token", body, options)).body;
  }

  async function listTools(accessToken: string): Promise<number> {
    const request = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const accept = "application/json, text/event-stream";
    return (await api(service, accessToken).post("/mcp", request, { accept })).status;
  }

  async function approve(path: string): Promise<PageResult> {
    const consent = await browser.get(path);
    expect(consent.status, consent.words).toBe(200);
    return browser.submit(consent, { form: path, button: "Approve", follow: false });
  }

  test.each(named(approvedAgents))(
    "registers, is approved, lists tools, renews and revokes its access: $name, $source",
    async (agent) => {
      const { client_id, redirect_uris, grant_types } = await register(agent);
      expect(redirect_uris).toEqual(
        agent.registration.redirect_uris.filter((uri) => !uri.startsWith("cursor:")),
      );
      expect(grant_types).toContain("refresh_token");

      const { location } = await approve(authorizePath(agent, client_id));
      expect(location?.startsWith(`${agent.redirectUri}?code=`), location ?? "").toBe(true);
      const response = new URL(location ?? "").searchParams;
      expect(response.get("state")).toBe("af0ifjsldkj");
      expect(response.get("iss")).toBe(service.url);

      const first = await requestTokens({
        grant_type: "authorization_code",
        code: response.get("code") ?? "",
        code_verifier: verifier,
        client_id,
        redirect_uri: agent.redirectUri,
      });
      expect(await listTools(first.access_token)).toBe(200);
      const { refresh_token } = first;
      const renewed = await requestTokens({ grant_type: "refresh_token", refresh_token, client_id });
      expect(await listTools(renewed.access_token)).toBe(200);

      const token = renewed.refresh_token;
      await rest.post("/oauth/revoke", new URLSearchParams({ token, client_id }), {
        accept: "*/*",
        expect: 200,
      });
      expect(await listTools(renewed.access_token)).toBe(401);
    },
  );

  test.each(named(refusedAgents))(
    "is refused without a redirect, and the page names the rule: $name, $source",
    async (agent) => {
      const { client_id } = await register(agent);
      const page = await browser.get(authorizePath(agent, client_id), { follow: false });
      expect([page.status, page.location]).toEqual([401, null]);
      expect(page.words).toContain("is not an allowed redirect URI. Use https with a host");
    },
  );

  test("is in the table if the page says that its requests are known", () => {
    const replayed = new Set(approvedAgents.map(({ application }) => application));
    expect(knownApplications.filter((name) => !replayed.has(name))).toEqual([]);
  });
});
