/**
 * The pages of `/oauth/authorize` (RFC 6749 §4.1.1): the order of the checks, and the redirects. The route is public
 * because most checks precede sign-in. `oauth/` validates requests and handles approvals. `consent-page.tsx` renders
 * the consent page.
 */
import { protocolOperations } from "../../../generated/operations.ts";
import { Problem } from "../../util/errors.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { ConsentOffer } from "../../oauth/authorization.ts";
import type {
  AuthorizationRequest,
  AuthorizationVerdict,
  RefusedRequest,
} from "../../oauth/authorization-request.ts";
import type { OAuthServer } from "../../oauth/create-oauth.ts";
import { requiredActionPath } from "../site/required-action.ts";
import { toFormRejection } from "../site/form-rejection.ts";
import { page, redirect, type PageResponse, type PageRequest, type PageRoute } from "../site/page.ts";
import { returnQuery, signInPath } from "../site/return-to.ts";
import {
  invalidRequest,
  redirectWithError,
  isNavigation,
  NoAccessPage,
  incompleteConfiguration,
  unverifiedRequest,
} from "./authorize-errors.tsx";
import { ConsentPage } from "./consent-page.tsx";
import { answerIn, readDecision } from "./decision.ts";

const { path } = protocolOperations.startAuthorization;

/** A valid request, the user who decides on it, and the available choices. */
interface ConsentRequest {
  readonly request: AuthorizationRequest;
  readonly signedIn: SignedIn;
  readonly offer: ConsentOffer;
  /** Path of the consent page. Forms are posted to this path, and sign-in returns to it. */
  readonly here: string;
}

type Authorization = OAuthServer["authorization"];

export function authorizeRoutes({ authorization }: Pick<OAuthServer, "authorization">): readonly PageRoute[] {
  return [
    {
      method: "GET",
      path,
      access: "public",
      isPopup: true,
      handle: (web) => serve(authorization, web, async (question) => showConsentPage(question)),
    },
    {
      method: "POST",
      path,
      access: "public",
      isPopup: true,
      beforeChecks: (web) => requireConfiguration(authorization, web),
      // Show the consent page again after the user has signed in.
      onSessionEnded: (web) => redirect(signInPath(web, `${path}?${web.queryText}`)),
      handle: (web) => serve(authorization, web, (question) => handleDecision(authorization, question, web)),
    },
  ];
}

async function serve(
  authorization: Authorization,
  web: PageRequest,
  answer: (question: ConsentRequest) => Promise<PageResponse>,
): Promise<PageResponse> {
  const { signedIn } = web;
  const firstPath = signedIn === null ? null : requiredActionPath(signedIn);
  const verdict = await read(authorization, web, firstPath === null ? signedIn : null);
  if ("status" in verdict) {
    return verdict.kind === "unconfigured"
      ? incompleteConfiguration(verdict.status, web.headers.accept)
      : unverifiedRequest(verdict, web);
  }
  const here = `${path}?${web.queryText}`;
  if (firstPath !== null) return redirect(`${firstPath}?${returnQuery(here)}`);
  if (signedIn === null) return redirect(signInPath(web, here));
  // The client was deleted while the page was open. The page of the redirect fetches its document again.
  if (verdict.kind === "unresolved") return redirect(here);
  if (verdict.kind === "refused") return refuse(authorization, verdict, web, signedIn, here);
  const { request } = verdict;
  const offer = await authorization.offer(request, signedIn.principal);
  return answer({ request, signedIn, offer, here });
}

/**
 * Returns the error to the client. If the client is untrusted, the user must confirm the redirect first. Otherwise,
 * an attacker could register a client and use this service as an open redirector (RFC 9700 §4.11.2). A POST comes
 * from the button of the confirmation page.
 */
async function refuse(
  authorization: Authorization,
  refused: RefusedRequest,
  web: PageRequest,
  signedIn: SignedIn,
  here: string,
): Promise<PageResponse> {
  const canRedirect =
    web.method === "POST" ||
    !isNavigation(web) ||
    (await authorization.isTrusted(refused.client, signedIn.principal));
  return canRedirect ? redirectWithError(refused, here, web) : invalidRequest(refused, here, web);
}

/**
 * Reads the request. If the server is not fully configured, a separate page reports this, because the client did not
 * cause the error.
 * @param user the user who can approve the request; null if the user must first sign in or change settings
 */
async function read(
  authorization: Authorization,
  { queryText, log, method, address, now }: PageRequest,
  user: SignedIn | null = null,
): Promise<AuthorizationVerdict | { readonly kind: "unconfigured"; readonly status: number }> {
  try {
    if (user === null) return await authorization.read(queryText, log);
    const { username } = user.principal;
    const isDeciding = method === "POST";
    return await authorization.read(queryText, log, { address, now, username, isDeciding });
  } catch (error) {
    if (error instanceof Problem && error.code === "internal") {
      return { kind: "unconfigured", status: error.status };
    }
    throw error;
  }
}

/** Reports an incomplete configuration before any other check, even for forms submitted from other sites. */
async function requireConfiguration(
  authorization: Authorization,
  web: PageRequest,
): Promise<PageResponse | null> {
  const verdict = await read(authorization, web);
  return verdict.kind === "unconfigured" ? incompleteConfiguration(verdict.status, web.headers.accept) : null;
}

function showConsentPage(question: ConsentRequest, refused: Partial<PageResponse> = {}): PageResponse {
  const { offer } = question;
  if (offer.scopes.length === 0) {
    return page(<NoAccessPage {...question} />, { status: 403, formTargets: [offer.formTarget] });
  }
  return page(<ConsentPage {...question} />, { ...refused, formTargets: [offer.formTarget] });
}

async function handleDecision(
  authorization: Authorization,
  question: ConsentRequest,
  { form, now, address }: PageRequest,
): Promise<PageResponse> {
  const { request, signedIn, offer } = question;
  if (offer.scopes.length === 0) return redirect(authorization.notAllowed(request));
  const answer = answerIn(form);
  if (answer === null) return showConsentPage(question);
  if (answer === "deny") return redirect(authorization.deny(request));
  const { decision, password, nameError } = readDecision(form, offer);
  if (nameError !== null)
    return showConsentPage(question, { status: 422, errors: { oauth_friendly_name: nameError } });
  try {
    return redirect(await authorization.approve(request, signedIn, decision, { now, address, password }));
  } catch (error) {
    const rejection = isPasswordProblem(error) ? toFormRejection(error) : null;
    if (rejection === null) throw error;
    return showConsentPage(question, rejection);
  }
}

/** Whether the password is missing or wrong, or was wrong too often. */
function isPasswordProblem(error: unknown): boolean {
  return error instanceof Problem && (error.code === "unprocessable" || error.code === "too-many-requests");
}
