/**
 * Authentication and authorization of a request as far as they do not depend on the object: 401, 429 and 403. How
 * credentials and rights are looked up is up to `src/identity`.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { problem, type Problem } from "../errors.ts";
import { elementGroups, elementOperations } from "../identity/element-groups.ts";
import type { Authenticate, Authenticated, AuthenticationFailure } from "../identity/authenticator.ts";
import type { ProtectedResource } from "../identity/protected-resource.ts";
import { permissionName, type PermissionName } from "../identity/permissions.ts";
import { createPrincipal, describeRefusal, type Principal, type Refusal } from "../identity/principal.ts";
import { addressSubject, type FailureLimiter, type Verdict } from "../identity/rate-limit.ts";
import type { SignedIn } from "../identity/signed-in.ts";
import { tiersUpTo } from "../identity/tier.ts";
import type { Operation } from "./operation.ts";
import type { RequestContext } from "./request-shell.ts";
import { provesSameOrigin } from "./same-origin.ts";

const challengeHeader = "WWW-Authenticate";

/** Acts on public operations; may do nothing. */
export const nobody: Principal = createPrincipal(
  { userId: 0, username: "anonymous", tier: "read_only", tokenId: null, tokenName: null, client: null },
  [],
);

/** Where clients learn how to get a token, when the OAuth server is on (RFC 9728 §5.1). */
interface OAuthHint {
  /** Absolute URL of the protected resource metadata. */
  readonly resourceMetadata: string;
  readonly scope: string;
}

/** @returns 401 with a challenge (RFC 6750 §3). Without credentials it names no error, as §3.1 asks. */
function unauthorized(failure: AuthenticationFailure, oauth: OAuthHint | null): Problem {
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

/** The characters that RFC 6750 §3 allows in the value of a member. */
function quotable(text: string): string {
  return text.replace(/[^\x20\x21\x23-\x5b\x5d-\x7e]/g, "'");
}

/** @returns 429 for an address that sends too many bad credentials; good ones are never refused */
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
  /** Counts bad credentials by address. */
  readonly failures: Pick<FailureLimiter, "count">;
  /** What a 401 says of the OAuth server, when it is on. */
  readonly oauth?: (resource: ProtectedResource) => OAuthHint | null;
}

/**
 * Makes the check of credentials. `headers` are given where the cookie of a browser session counts as well.
 *
 * It throws 401, or 429 for an address that sends too many bad credentials.
 */
export function createIdentify({ authenticate, failures, oauth }: IdentifyOptions) {
  return async (
    { request, now, address }: Pick<RequestContext, "request" | "now" | "address">,
    resource: ProtectedResource,
    headers?: IncomingHttpHeaders,
  ): Promise<Authenticated> => {
    const result = await authenticate(request.headers.authorization, now, resource, headers);
    if (result.ok) return result;
    if (result.error !== "missing") {
      const verdict = await failures.count(addressSubject(address), now);
      if (!verdict.allowed) throw tooManyFailures(verdict);
    }
    throw unauthorized(result, oauth?.(resource) ?? null);
  };
}

/**
 * Makes the check of an operation: its tier, access to the API, then its permission. Of operations on what belongs to
 * an element (`element.…`) the handler checks the permission, since it depends on the owner; whoever has it for no
 * kind of element is refused here, before a body is read.
 *
 * The check throws 403 that names what is missing.
 *
 * @throws {TypeError} at start-up, when the operation names a permission that there is not
 */
export function createAuthorization(operation: Operation): (principal: Principal) => void {
  const { tier, permission } = operation;
  if (tier === null) return () => undefined;
  const needed: PermissionName[] = ["api.access_api"];
  if (permission !== null && !permission.startsWith("element.")) needed.push(permissionName(permission));
  const oneOf = elementPermissions(permission);
  return (principal) => {
    if (!principal.reaches(tier)) throw forbidden({ reason: "tier", needed: tier });
    for (const name of needed) {
      const refusal = principal.refusal(name);
      if (refusal !== null) throw forbidden(refusal);
    }
    const [first] = oneOf;
    if (first === undefined || oneOf.some((name) => principal.can(name))) return;
    throw forbidden({ reason: "permission", permission: first });
  };
}

/** The permissions of which one is needed for `element.…`; pictures of users are read with `users.read`. */
function elementPermissions(permission: string | null): readonly PermissionName[] {
  const operation = elementOperations.find((name) => permission === `element.${name}`);
  if (operation === undefined) return [];
  const kinds = Object.values(elementGroups).map((group): PermissionName => `${group}.${operation}`);
  return operation === "read" ? [...kinds, "users.read"] : kinds;
}

/**
 * 403 that names the missing tier or permission; a tier also as a challenge (RFC 6750 §3.1), with every scope that a
 * new token needs. For handlers too, which check what depends on the object.
 */
export function forbidden(refusal: Refusal): Problem {
  const detail = `Access Denied. ${describeRefusal(refusal)}`;
  if (refusal.reason === "permission") return problem("forbidden", detail);
  const scope = tiersUpTo(refusal.needed).join(" ");
  return problem("forbidden", detail, {
    headers: { [challengeHeader]: `Bearer realm="api", error="insufficient_scope", scope="${scope}"` },
  });
}

/** @throws {Problem} 403 that names the missing permission, unless the principal has one of the alternatives */
export function requirePermission(
  principal: Principal,
  permission: PermissionName,
  ...alternatives: readonly PermissionName[]
): void {
  const refusal = principal.refusal(permission);
  if (refusal === null || alternatives.some((name) => principal.can(name))) return;
  throw forbidden(refusal.reason === "permission" ? { ...refusal, alternatives } : refusal);
}

/** The headers of a 403 with where to get a better token, when the OAuth server is on (RFC 9728 §5.1). */
export function withResourceMetadata(
  headers: Problem["headers"],
  oauth: OAuthHint | null,
): Problem["headers"] {
  const challenge = headers[challengeHeader];
  if (challenge === undefined || oauth === null) return headers;
  const metadata = `resource_metadata="${quotable(oauth.resourceMetadata)}"`;
  return { ...headers, [challengeHeader]: `${challenge}, ${metadata}` };
}

/** Methods that change nothing (RFC 9110 §9.2.1). */
const safeMethods: ReadonlySet<string | undefined> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * What a browser's session may do at the API. Its cookie goes along with whatever request the browser sends, so a
 * request that changes something has to show that a page of this service sent it.
 *
 * @param baseUrl absolute URL of the service
 * @throws {Problem} 403 for a change that another site may have sent, and for everything as long as the user has to
 * change the password or to set up a second factor
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
