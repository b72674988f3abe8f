/**
 * Authenticates requests (401, 429) and checks permissions that do not depend on the requested object (403).
 * `src/identity` looks up credentials and permissions.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { problem, type Problem } from "../../util/errors.ts";
import { elementGroups, elementOperations } from "../../identity/element-groups.ts";
import type { Authenticate, Authenticated, AuthenticationFailure } from "../../identity/authenticator.ts";
import type { ProtectedResource } from "../../identity/protected-resource.ts";
import { permissionName, type PermissionName } from "../../identity/permissions.ts";
import { createPrincipal, describeRefusal, type Principal, type Refusal } from "../../identity/principal.ts";
import { addressSubject, type FailureLimiter, type Verdict } from "../../identity/failure-rate-limit.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import { scopesUpTo } from "../../identity/scope.ts";
import type { Operation } from "../operation.ts";
import type { RequestContext } from "../request-lifecycle.ts";
import { provesSameOrigin } from "../request/same-origin.ts";

const challengeHeader = "WWW-Authenticate";

/** The principal of public operations. It has no permissions. */
export const anonymous: Principal = createPrincipal(
  { userId: 0, username: "anonymous", scope: "read_only", tokenId: null, tokenName: null, client: null },
  [],
);

/**
 * The part of a challenge that tells clients where to get a token (RFC 9728 §5.1). Used only if the OAuth server is
 * enabled.
 */
interface OAuthChallenge {
  /** Absolute URL of the protected resource metadata. */
  readonly resourceMetadata: string;
  readonly scope: string;
}

/**
 * Creates a 401 with a challenge (RFC 6750 §3). For a request without credentials, the challenge contains no error code
 * (RFC 6750 §3.1).
 */
function unauthorized(failure: AuthenticationFailure, oauth: OAuthChallenge | null): Problem {
  const members = ['realm="api"'];
  if (failure.error !== "missing") {
    members.push('error="invalid_token"', `error_description="${quotable(failure.description)}"`);
  }
  if (oauth !== null) {
    members.push(
      `resource_metadata="${quotable(oauth.resourceMetadata)}"`,
      `scope="${quotable(oauth.scope)}"`,
    );
  }
  return problem("unauthorized", failure.description, {
    headers: { [challengeHeader]: `Bearer ${members.join(", ")}` },
  });
}

/** Replaces the characters that RFC 6750 §3 does not allow in an attribute value. */
function quotable(text: string): string {
  return text.replace(/[^\x20\x21\x23-\x5b\x5d-\x7e]/g, "'");
}

/** Creates a 429 for an address that sends too many invalid credentials. Valid credentials are never throttled. */
function tooManyFailures({ retryAfter }: Extract<Verdict, { allowed: false }>): Problem {
  return problem(
    "too-many-requests",
    "Too many requests with invalid credentials from this IP address. Try again later.",
    {
      headers: { "Retry-After": String(retryAfter) },
    },
  );
}

export interface IdentifyOptions {
  readonly authenticate: Authenticate;
  /** Counts failed attempts per IP address. */
  readonly failures: Pick<FailureLimiter, "count">;
  /** Returns the OAuth part of the challenge in a 401, or null if the OAuth server is disabled. */
  readonly oauth?: (protectedResource: ProtectedResource) => OAuthChallenge | null;
}

/**
 * Creates the function that authenticates requests. If `headers` are passed, session cookies are accepted too.
 *
 * The returned promise rejects with a 401, or with a 429 if the address has sent too many invalid credentials.
 */
export function createIdentify({ authenticate, failures, oauth }: IdentifyOptions) {
  const refuse = async (
    failure: AuthenticationFailure,
    { now, address }: Pick<RequestContext, "now" | "address">,
    protectedResource: ProtectedResource,
  ): Promise<never> => {
    if (failure.error !== "missing") {
      const verdict = await failures.count(addressSubject(address), now);
      if (!verdict.allowed) throw tooManyFailures(verdict);
    }
    throw unauthorized(failure, oauth?.(protectedResource) ?? null);
  };
  return async (
    context: Pick<RequestContext, "request" | "now" | "address">,
    protectedResource: ProtectedResource,
    headers?: IncomingHttpHeaders,
  ): Promise<Authenticated> => {
    const { request, now } = context;
    const result = await authenticate(request.headers.authorization, now, protectedResource, headers);
    return result.ok ? result : refuse(result, context, protectedResource);
  };
}

/**
 * Creates the authorization check of an operation: the scope of the token, access to the API with a token, and the
 * permission. The check throws a 403 that names the missing scope or permission.
 *
 * For operations on owned records (`element.…`), the permission depends on the type of the owner, so the handler checks
 * the permission. This check only rejects users without the permission for any type of owner, before the body is read.
 * @throws {TypeError} at startup, if the operation names an unknown permission
 * @example createAuthorization(operation)(principal)
 */
export function createAuthorization(operation: Operation): (principal: Principal) => void {
  const { scope, permission } = operation;
  if (scope === null) return () => undefined;
  const own = permission === null || permission.startsWith("element.") ? [] : [permissionName(permission)];
  const withCredential: readonly PermissionName[] = ["api.access_api", ...own];
  const oneOf = elementPermissions(permission);
  return (principal) => {
    if (!principal.reaches(scope)) throw forbidden({ reason: "scope", needed: scope });
    // Browser sessions have no scope. Their requests come from pages, which are not API clients.
    for (const name of principal.scope === null ? own : withCredential) {
      const refusal = principal.refusal(name);
      if (refusal !== null) throw forbidden(refusal);
    }
    const [first] = oneOf;
    if (first === undefined || oneOf.some((name) => principal.can(name))) return;
    throw forbidden({ reason: "permission", permission: first });
  };
}

/**
 * Creates the check of the permissions that parameters of the query require, such as a filter for elements that the user
 * may not be able to view.
 * @throws {TypeError} at startup, if a parameter names an unknown permission
 * @example createQueryAuthorization(operation)(principal, searchParams)
 */
export function createQueryAuthorization({
  parameters,
}: Pick<Operation, "parameters">): (principal: Principal, query: URLSearchParams) => void {
  const guarded = parameters.flatMap(({ name, permission }) =>
    permission === undefined ? [] : [{ name, permission: permissionName(permission) }],
  );
  return (principal, query) => {
    for (const { name, permission } of guarded) {
      if (query.has(name)) requirePermission(principal, permission);
    }
  };
}

/**
 * Returns the permissions for `element.…`. A user needs at least one of these permissions. User images require
 * `users.read`.
 */
function elementPermissions(permission: string | null): readonly PermissionName[] {
  const operation = elementOperations.find((name) => permission === `element.${name}`);
  if (operation === undefined) return [];
  const kinds = Object.values(elementGroups).map((group): PermissionName => `${group}.${operation}`);
  return operation === "read" ? [...kinds, "users.read"] : kinds;
}

/**
 * Creates a 403 that names the missing scope or permission. For a missing scope, a challenge (RFC 6750 §3.1) lists
 * every scope that a new token needs. Handlers use this function for checks that depend on the requested object.
 * @example forbidden({ reason: "permission", permission: "parts.edit" }).status // 403
 */
export function forbidden(refusal: Refusal): Problem {
  const detail = `Access Denied. ${describeRefusal(refusal)}`;
  if (refusal.reason === "permission") return problem("forbidden", detail);
  const scope = scopesUpTo(refusal.needed).join(" ");
  return problem("forbidden", detail, {
    headers: { [challengeHeader]: `Bearer realm="api", error="insufficient_scope", scope="${scope}"` },
  });
}

/**
 * Rejects a principal that has none of the permissions.
 * @throws {Problem} 403 that names one missing permission
 * @example requirePermission(principal, "parts.edit")
 */
export function requirePermission(
  principal: Principal,
  permission: PermissionName,
  ...alternatives: readonly PermissionName[]
): void {
  const refusal = principal.refusal(permission);
  if (refusal === null || alternatives.some((name) => principal.can(name))) return;
  throw forbidden(refusal.reason === "permission" ? { ...refusal, alternatives } : refusal);
}

/** Adds the address of the OAuth metadata to the challenge of a 403 (RFC 9728 §5.1). */
export function withResourceMetadata(
  headers: Problem["headers"],
  oauth: OAuthChallenge | null,
): Problem["headers"] {
  const challenge = headers[challengeHeader];
  if (challenge === undefined || oauth === null) return headers;
  const metadata = `resource_metadata="${quotable(oauth.resourceMetadata)}"`;
  return { ...headers, [challengeHeader]: `${challenge}, ${metadata}` };
}

/** The safe methods (RFC 9110 §9.2.1), which do not change data. */
const safeMethods: ReadonlySet<string | undefined> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Checks a request that is authenticated by a session cookie. Browsers attach the cookie to requests from any site, so
 * a request that changes data must prove that it was sent by a page of this service.
 *
 * @param baseUrl absolute URL of the service
 * @throws {Problem} 403 if another site may have sent the change, or if the user must first change the password or set
 * up 2FA
 */
export function guardSession(session: SignedIn, { method, headers }: IncomingMessage, baseUrl: string): void {
  if (!safeMethods.has(method) && !provesSameOrigin(headers, new URL(baseUrl).origin)) {
    throw problem(
      "forbidden",
      "Access Denied. A browser session can change data only from the pages of this service. Programs must send an API token in the Authorization header.",
    );
  }
  const settings = `${baseUrl}/user/settings`;
  if (session.mustChangePassword) {
    throw problem("forbidden", `Access Denied. Change your password first: ${settings}`);
  }
  if (session.mustSetUpSecondFactor) {
    throw problem("forbidden", `Access Denied. Set up two-factor authentication first: ${settings}`);
  }
}
