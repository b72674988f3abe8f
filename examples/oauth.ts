/**
 * Gets access to Partledger with OAuth 2.0, from discovery to revocation. Requires Node.js 22.18 and no packages:
 *   node oauth.ts [--no-browser] https://parts.example.com      (Node.js 20: npx tsx oauth.ts …)
 * The address is that of the service or of its MCP server, https://parts.example.com/mcp. Default: PARTLEDGER_URL.
 * CLIENT_ID is the ID of a registered client or the URL of a client metadata document, with the redirect URI
 * http://127.0.0.1/callback. Without CLIENT_ID, the program registers itself.
 */
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Fields = Record<string, string>;
type Tokens = { access_token: string; refresh_token?: string };
type Client = { server: Server; clientId: string; resource: string };
type Server = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  revocation_endpoint: string;
  registration_endpoint?: string;
  code_challenge_methods_supported?: string[];
  client_id_metadata_document_supported?: boolean;
};

const timeoutMilliseconds = 30_000;

/** Sends a request and returns the JSON of the response. */
async function request<T>(url: string, init: RequestInit = {}): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  // Redirects are not followed: they could send codes and tokens to another server.
  const response = await fetch(url, { ...init, signal, redirect: "manual" }).catch(() => {
    throw new Error(`${url} is not reachable.`);
  });
  const body = (await response.json().catch(() => ({}))) as Fields;
  if (response.ok) return body as T;
  const hint = "Check the address, and whether OAuth is enabled.";
  const reason = body["error_description"] ?? body["error"] ?? hint;
  throw new Error(`${url} returned ${response.status}. ${reason}`);
}

function post<T>(url: string, form: Fields): Promise<T> {
  return request<T>(url, { method: "POST", body: new URLSearchParams(form) });
}

/** Reads metadata. The well-known name is inserted before the path (RFC 8414 §3.1, RFC 9728 §3.1). */
function metadata<T>(name: string, identifier: string): Promise<T> {
  const { origin, pathname } = new URL(identifier);
  return request<T>(`${origin}/.well-known/${name}${pathname.replace(/\/$/, "")}`);
}

/** Finds the authorization server of a resource. */
async function discover(address: string): Promise<Server> {
  type Resource = { resource: string; authorization_servers: string[] };
  const found = await metadata<Resource>("oauth-protected-resource", address);
  if (found.resource !== address)
    throw new Error(`${address} has the metadata of ${found.resource}. Check the address.`);
  const [issuer = ""] = found.authorization_servers;
  const server = await metadata<Server>("oauth-authorization-server", issuer);
  // Otherwise a server could pretend to be another one (RFC 8414 §3.3).
  if (server.issuer !== issuer) throw new Error(`${issuer} has the metadata of ${server.issuer}.`);
  if (!server.code_challenge_methods_supported?.includes("S256"))
    throw new Error(`${issuer} does not support PKCE with S256.`);
  return server;
}

/** Returns CLIENT_ID, or registers the program (RFC 7591). A program registers once and stores its ID. */
async function identify(server: Server): Promise<string> {
  const clientId = process.env["CLIENT_ID"];
  if (clientId?.startsWith("https://") && !server.client_id_metadata_document_supported)
    throw new Error(`${server.issuer} does not accept client metadata documents.`);
  if (clientId) return clientId;
  if (!server.registration_endpoint) throw new Error("Set CLIENT_ID: clients cannot register themselves.");
  const redirect_uris = ["http://127.0.0.1/callback"];
  const client = { client_name: "OAuth example", redirect_uris, token_endpoint_auth_method: "none" };
  const registered = await request<{ client_id: string }>(server.registration_endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(client),
  });
  console.log(`Registered as client ${registered.client_id}.`);
  return registered.client_id;
}

/** Waits for the authorization response on a free port of the loopback interface (RFC 8252 §7.3). */
async function listen(): Promise<{ redirectUri: string; response: Promise<URLSearchParams> }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const response = new Promise<URLSearchParams>((resolve) => {
    server.on("request", ({ url = "" }, answer) => {
      const [path, query] = url.split("?");
      if (path !== "/callback") return answer.writeHead(404).end();
      return answer.end("You can close this page.", () => {
        server.close().closeAllConnections();
        resolve(new URLSearchParams(query));
      });
    });
  });
  return { redirectUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`, response };
}

/** Opens the browser. If this fails, the user can open the printed URL. */
function open(url: string): void {
  const windows = ["rundll32", "url.dll,FileProtocolHandler"];
  const [command = "", ...parameters] =
    process.platform === "win32" ? windows : [process.platform === "darwin" ? "open" : "xdg-open"];
  const browser = spawn(command, [...parameters, url], { stdio: "ignore", detached: true });
  browser.on("error", () => undefined).unref();
}

/** Lets the user approve the request in the browser (RFC 6749 §4.1), with PKCE (RFC 7636). */
async function authorize({ server, clientId, resource }: Client): Promise<Tokens> {
  const { redirectUri, response } = await listen();
  const state = randomBytes(16).toString("base64url");
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const pkce = { code_challenge: challenge, code_challenge_method: "S256" };
  const common = { client_id: clientId, redirect_uri: redirectUri, resource };
  const query = { response_type: "code", scope: "read_only", state, ...pkce, ...common };
  const url = `${server.authorization_endpoint}?${new URLSearchParams(query).toString()}`;
  console.log(`Open this page in your browser:\n${url}`);
  if (!process.argv.includes("--no-browser")) open(url);
  const code = codeOf(await response, state, server.issuer);
  const grant = { grant_type: "authorization_code", code, code_verifier: verifier };
  return post<Tokens>(server.token_endpoint, { ...grant, ...common });
}

/** Returns the code in the response, after checking that it is the response to this request. */
function codeOf(response: URLSearchParams, state: string, issuer: string): string {
  if (response.get("state") !== state) throw new Error("The response has a different state.");
  // Otherwise the code of one server could be sent to another one (RFC 9207 §2.4).
  if (response.get("iss") !== issuer) throw new Error(`The response is not from ${issuer}.`);
  const code = response.get("code");
  if (code) return code;
  throw new Error(`${issuer} gave no access. ${response.get("error_description") ?? response.get("error")}`);
}

/** Renews the access token. The response also replaces the refresh token, which is valid once (RFC 6749 §6). */
function refresh({ server, clientId, resource }: Client, refresh_token: string): Promise<Tokens> {
  const grant = { grant_type: "refresh_token", refresh_token };
  return post<Tokens>(server.token_endpoint, { ...grant, client_id: clientId, resource });
}

/** Revokes the refresh token and all its access tokens (RFC 7009). */
async function revoke({ server, clientId }: Client, { access_token, refresh_token }: Tokens): Promise<void> {
  await post(server.revocation_endpoint, { token: refresh_token ?? access_token, client_id: clientId });
}

/** Counts the parts, or lists the tools if the resource is /mcp: a token for /mcp is valid only there (RFC 8707). */
async function call({ resource }: Client, { access_token }: Tokens): Promise<Response> {
  const accept = { Accept: "application/json, text/event-stream", "Content-Type": "application/json" };
  const headers = { Authorization: `Bearer ${access_token}`, ...accept };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const response = resource.endsWith("/mcp")
    ? await fetch(resource, { method: "POST", headers, body, signal })
    : await fetch(new URL("/api/parts?itemsPerPage=1", resource), { headers, signal });
  await response.text();
  return response;
}

async function main(): Promise<void> {
  const address = process.argv.slice(2).find((argument) => argument !== "--no-browser");
  const resource = (address ?? process.env["PARTLEDGER_URL"] ?? "http://127.0.0.1:8080").replace(/\/$/, "");
  const server = await discover(resource);
  const client = { server, resource, clientId: await identify(server) };
  let tokens = await authorize(client);
  const { ok, status, headers } = await call(client, tokens);
  if (!ok) throw new Error(`${resource} rejected the access token with ${status}.`);
  console.log(
    `The access token is valid. Number of parts: ${headers.get("X-Total-Count") ?? "not requested"}.`,
  );
  // The user can allow access without renewal.
  if (tokens.refresh_token) {
    tokens = { ...tokens, ...(await refresh(client, tokens.refresh_token)) };
    console.log("Renewed the access token.");
  }
  await revoke(client, tokens);
  const { status: rejection } = await call(client, tokens);
  if (rejection !== 401) throw new Error("The access token is valid after its revocation.");
  console.log("Revoked the access token. It is now rejected.");
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
