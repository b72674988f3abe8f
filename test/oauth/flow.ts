/** An OAuth client for tests, from the authorization request to the use of tokens. */
import { createHash } from "node:crypto";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { hashToken } from "../../src/identity/api-token.ts";
import { insertSession, newCookieSecret } from "../../src/identity/new-session.ts";
import { parsePermissionData } from "../../src/identity/permission-data.ts";
import { createPrincipal } from "../../src/identity/principal.ts";
import type { SignedIn } from "../../src/identity/signed-in.ts";
import type { Scope } from "../../src/identity/scope.ts";
import type { AuthorizationRequest, AuthorizationVerdict } from "../../src/oauth/authorization-request.ts";
import type { ConsentDecision } from "../../src/oauth/authorization.ts";
import { createClient, type Client, type NewClient } from "../../src/oauth/clients.ts";
import type { ProtectedResource } from "../../src/identity/protected-resource.ts";
import { api, headersOf } from "../support/client.ts";
import { passwords } from "../support/principals.ts";
import { quietLogger, type AuthorizationServer } from "./authorization-server.ts";

/** The parts of an authorization server that a client needs. */
export type Authorizing = Pick<AuthorizationServer, "url" | "store" | "server" | "now">;

export const callback = "https://client.example.invalid/callback";

/** Registers a client, by default for all scopes. */
export async function registerClient(
  { store, now }: Authorizing,
  client: Partial<NewClient> = {},
): Promise<Client> {
  return createClient(
    { store, now: now(), actor: commandLineActor("tester") },
    {
      name: "Test client",
      redirectUris: [callback],
      scopes: ["read_only", "edit", "admin", "full"],
      ...client,
    },
  );
}

/** Creates a browser session for a user. */
export async function signIn({ store, now }: Authorizing, name = "admin"): Promise<SignedIn> {
  const user = await store.read.db
    .selectFrom("users")
    .select(["id", "permissions"])
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  const credential = { userId: user.id, username: name, scope: null, tokenId: null, tokenName: null };
  const token = newCookieSecret();
  const from = { remembered: false, address: "192.0.2.7", userAgent: "", now: now() };
  const sessionId = await store.transaction(async (transaction) => {
    await insertSession(transaction, { userId: user.id, token, stage: "complete", ...from });
    const { id } = await transaction.db
      .selectFrom("sessions")
      .select("id")
      .where("token_hash", "=", hashToken(token))
      .executeTakeFirstOrThrow();
    return id;
  });
  return {
    sessionId,
    principal: createPrincipal({ ...credential, client: null }, [parsePermissionData(user.permissions)]),
    stage: "complete",
    remembered: false,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    hasSecondFactor: false,
    newApps: null,
  };
}

export const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

export function challengeOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** `undefined` omits a parameter, an array repeats it. */
export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the parameters of a valid authorization request. */
export function requestParameters({ clientId }: Pick<Client, "clientId">): Record<string, string> {
  return {
    response_type: "code",
    client_id: clientId,
    redirect_uri: callback,
    state: "af0ifjsldkj",
    scope: "read_only edit",
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
  };
}

/** Sends an authorization request, given as parameters or as a raw query. */
export async function authorize(
  { server }: Pick<Authorizing, "server">,
  parameters: Parameters | string,
): Promise<AuthorizationVerdict> {
  const given = typeof parameters === "string" ? parameters : formText(parameters);
  return server.authorization.read(given, quietLogger);
}

/**
 * Returns the request of a positive verdict.
 *
 * @throws {Error} if the verdict is negative
 */
export function validRequest(verdict: AuthorizationVerdict): AuthorizationRequest {
  if (verdict.kind !== "valid") throw new Error(`It was ${verdict.kind}: ${JSON.stringify(verdict)}`);
  return verdict.request;
}

export interface Flow {
  readonly client?: Client;
  readonly user?: keyof typeof passwords;
  readonly scope?: Scope;
  readonly validity?: ConsentDecision["refreshValidity"];
  readonly friendlyName?: string | null;
  /** Changes to the authorization request. */
  readonly request?: Parameters;
}

export interface Approved {
  readonly client: Client;
  readonly code: string;
  readonly location: URL;
}

/** Address of users while they decide. */
export const userAddress = "192.0.2.33";

/** Approves the request of a client as a user. */
export async function approve(started: Authorizing, flow: Flow = {}): Promise<Approved> {
  const client = flow.client ?? (await registerClient(started));
  const request = validRequest(await authorize(started, { ...requestParameters(client), ...flow.request }));
  const location = new URL(
    await started.server.authorization.approve(
      request,
      await signIn(started, flow.user),
      {
        scope: flow.scope ?? "edit",
        friendlyName: flow.friendlyName ?? null,
        refreshValidity: flow.validity ?? "30",
      },
      { now: started.now(), address: userAddress, password: passwords[flow.user ?? "admin"] },
    ),
  );
  return { client, code: location.searchParams.get("code") ?? "", location };
}

export interface TokenResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & {
    readonly error?: string;
    readonly error_description?: string;
    readonly access_token?: string;
    readonly refresh_token?: string;
    readonly scope?: string;
  };
}

/** Sends a form to an endpoint. */
export async function post(
  { url }: Pick<Authorizing, "url">,
  path: string,
  form: Parameters | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TokenResponse> {
  const text = typeof form === "string" ? form : formText(form);
  const answer = await api({ url }).post<TokenResponse["body"] | undefined>(path, text, {
    accept: null,
    contentType: "application/x-www-form-urlencoded",
    headers,
  });
  return { status: answer.status, headers: headersOf(answer), body: answer.body ?? {} };
}

export function exchangeCode(
  started: Authorizing,
  { client, code }: Pick<Approved, "client" | "code">,
  change: Parameters = {},
): Promise<TokenResponse> {
  return post(started, "/oauth/token", {
    grant_type: "authorization_code",
    client_id: client.clientId,
    code,
    redirect_uri: callback,
    code_verifier: verifier,
    ...change,
  });
}

export interface Tokens {
  readonly client: Client;
  readonly access: string;
  readonly refresh: string;
  readonly answer: TokenResponse;
}

/** Approves a request and exchanges the code for tokens. */
export async function obtainTokens(started: Authorizing, flow: Flow = {}): Promise<Tokens> {
  const approved = await approve(started, flow);
  const answer = await exchangeCode(started, approved);
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  const { access_token: access = "", refresh_token: refresh = "" } = answer.body;
  return { client: approved.client, access, refresh, answer };
}

export function refreshTokens(
  started: Authorizing,
  { client, refresh }: Pick<Tokens, "client" | "refresh">,
  change: Parameters = {},
): Promise<TokenResponse> {
  return post(started, "/oauth/token", {
    grant_type: "refresh_token",
    client_id: client.clientId,
    refresh_token: refresh,
    ...change,
  });
}

/**
 * Returns the scope of an access token at a protected path, or its error. Returns `unknown` for tokens of other
 * issuers.
 */
export async function scopeOfToken(
  { server, now }: Authorizing,
  token: string | undefined,
  path: ProtectedResource = "/api",
): Promise<string> {
  const verdict = await server.verifyBearer(token ?? "", now(), path);
  if (verdict === null) return "unknown";
  return verdict.ok ? String(verdict.principal.scope) : verdict.error;
}

/** Returns the security events in the log that name a user, oldest first. */
export async function securityEvents({ store }: Authorizing): Promise<Record<string, unknown>[]> {
  const rows = await store.read.db
    .selectFrom("log_entries")
    .select(["data", "level"])
    .where("kind", "=", "security_event")
    .where("target_type", "=", "User")
    .orderBy("id")
    .execute();
  return rows.map(({ data, level }) => ({
    ...(JSON.parse(data ?? "{}") as Record<string, unknown>),
    level,
  }));
}

function formText(parameters: Parameters): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new URLSearchParams(pairs).toString();
}
