/** Reads the session, the form and the cookies of a request. */
import { createChangeSet } from "../../history/change-set.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { WebRequest } from "../../web/route.ts";
import { sessionCookie, visitorCookie } from "./cookies.ts";
import { renumberLists } from "./form-body.ts";
import type { PageRequest } from "./page.ts";
import type { SiteContext } from "./site-context.ts";

const noUploads: ReadonlyMap<string, unknown> = new Map();

/** A request with the secret that CSRF tokens are derived from. */
export interface SiteRequest {
  readonly request: PageRequest;
  /** The secret. `null` for a visitor without a cookie. */
  readonly secret: string | null;
}

export async function readSiteRequest(request: WebRequest, context: SiteContext): Promise<SiteRequest> {
  const { jar, findSession } = context;
  const token = jar.read(request.headers.cookie).get(sessionCookie);
  return siteRequestOf(request, token === undefined ? null : await findSession(token, request.now), context);
}

/** Creates the request of a user, or of a visitor if no session is given. */
export function siteRequestOf(
  request: WebRequest,
  found: SignedIn | null,
  { jar }: SiteContext,
): SiteRequest {
  const cookies = jar.read(request.headers.cookie);
  const cookieName = found === null ? visitorCookie : sessionCookie;
  const form = renumberLists(new URLSearchParams(request.method === "POST" ? request.body : ""));
  return {
    request: {
      ...request,
      signedIn: found?.stage === "complete" ? found : null,
      awaitsSecondFactor: found?.stage === "second_factor",
      form,
      uploads: noUploads,
      returnTo: (request.method === "POST" ? form : request.query).get("return_to"),
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 500),
      cookies,
      changeSet: createChangeSet(""),
    },
    secret: cookies.get(cookieName) ?? null,
  };
}
