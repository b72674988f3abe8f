/** Valid and invalid requests for the operations of OAuth and MCP. */
import { expect } from "vitest";
import { callMethod, connectAs, sendBody } from "../mcp/mcp-requests.ts";
import { challengeOf, verifier } from "../oauth/flow.ts";
import { api } from "../support/client.ts";
import { declaredProtocolOperations } from "../support/declared-operations.ts";
import type { Inventory } from "../support/inventory.ts";
import { passwords, tokens } from "../support/principals.ts";
import { visitor } from "../support/visitor.ts";
import { readingCalls } from "./mcp-reading-calls.ts";

type Target = Parameters<typeof api>[0];

export async function sendMcpMessages(proxy: Target, inventory: Inventory): Promise<void> {
  const sessionId = await connectAs(proxy, "Prism");
  for (const version of ["2025", "2026"] as const) {
    const options = { ...(version === "2025" && sessionId !== undefined && { sessionId }) };
    for (const method of ["ping", "tools/list", "resources/list", "prompts/list", "server/discover", "nope"])
      await callMethod(proxy, version, method, {}, options);
    for (const [name, { args }] of Object.entries(readingCalls(inventory)))
      await callMethod(proxy, version, "tools/call", { name, arguments: args }, options);
    await callMethod(proxy, version, "tools/call", { name: "nope", arguments: {} }, options);
    for (const token of [null, tokens.withoutPermissions])
      await callMethod(proxy, version, "ping", {}, { ...options, token });
  }
  const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
  for (const body of [ping, [ping], [], {}, { jsonrpc: "2.0", method: "notifications/initialized" }])
    for (const accept of ["application/json, text/event-stream", "application/json"])
      await sendBody(proxy, body, { accept });
  await sendBody(proxy, "text", { contentType: "text/plain" });
  for (const [name, value] of [
    ["Origin", "https://other.example"],
    ["MCP-Protocol-Version", "1999-01-01"],
  ] as const)
    await sendBody(proxy, ping, { headers: { [name]: value } });
  await sendBody(proxy, ping, { path: `/mcp?${"x".repeat(9_000)}` });
}

/** Authorizes a client as a browser would, uses each endpoint, and repeats the requests with errors. */
export async function sendOAuthRequests(proxy: Target, service: Target): Promise<void> {
  const client = api(proxy);
  const options = { accept: "*/*" };
  const metadata = declaredProtocolOperations().filter(({ path }) => path.startsWith("/.well-known/"));
  for (const { path } of metadata)
    for (const resource of ["api", "mcp", "nope"])
      await client.get(path.replace("{resource}", resource), options);

  const redirect_uri = "http://127.0.0.1:49152/callback";
  const registration = { client_name: "Prism", redirect_uris: [redirect_uri], scope: "read_only edit" };
  for (const invalidMetadata of [{}, { redirect_uris: ["http://other.example/"] }, { redirect_uris: 5 }])
    await client.post("/oauth/register", invalidMetadata, options);
  const { body: registered } = await client.post<{ client_id: string }>(
    "/oauth/register",
    registration,
    options,
  );

  const { client_id } = registered;
  const request = {
    ...{ response_type: "code", client_id, redirect_uri, scope: "read_only edit", state: "state" },
    ...{ code_challenge: challengeOf(verifier), code_challenge_method: "S256" },
  };
  const authorize = (change: object = {}) =>
    `/oauth/authorize?${new URLSearchParams({ ...request, ...change }).toString()}`;
  const browser = visitor(proxy);
  const go = { follow: false, headers: { Origin: service.url } };
  await browser.get(authorize(), go);
  await browser.get("/tools/oauth_clients", go);
  const fields = { _username: "admin", _password: passwords.admin };
  await browser.submit(await browser.get("/login"), { ...go, fields });
  const invalidParameters = [
    { client_id: "nope" },
    { redirect_uri: "https://other.example/" },
    { scope: "nope" },
    { code_challenge: "x" },
    { response_type: "token" },
    { resource: `${service.url}/mcp` },
    { state: "x".repeat(9_000) },
  ];
  for (const invalid of invalidParameters) await browser.get(authorize(invalid), go);
  const page = await browser.get(authorize(), go);
  const decide = (button: string) => browser.submit(page, { ...go, form: page.path, button });
  await decide("oauth_decision=deny");
  const { location } = await decide("oauth_decision=approve");
  for (const query of ["", "?text=Prism&registered=itself", "?before=1", "?registered=nope"])
    await browser.get(`/tools/oauth_clients${query}`, go);

  const post = (path: string, form: Record<string, string>) =>
    client.post<Record<string, string>>(path, new URLSearchParams(form), options);
  const code = new URL(location ?? "").searchParams.get("code") ?? "";
  const exchange = {
    ...{ grant_type: "authorization_code", client_id, code },
    ...{ redirect_uri, code_verifier: verifier },
  };
  const { body: granted } = await post("/oauth/token", exchange);
  expect(granted).toHaveProperty("refresh_token");
  const refresh = {
    ...{ grant_type: "refresh_token", client_id },
    refresh_token: granted["refresh_token"] ?? "",
  };
  const renewals = [refresh, { ...refresh, scope: "full" }, { ...refresh, client_id: "nope" }];
  for (const form of [...renewals, refresh, { grant_type: "password" }, {}, exchange])
    await post("/oauth/token", form);
  const token = granted["access_token"] ?? "";
  for (const form of [{ token, client_id }, { token: "x", client_id }, { token, client_id: "nope" }, {}])
    await post("/oauth/revoke", form);
  for (const path of ["/oauth/token", "/oauth/revoke"]) await client.post(path, {}, options);
}
