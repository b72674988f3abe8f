/**
 * The pages of `/oauth/authorize` (RFC 6749 §4.1.1): the order of the checks, and the redirects. The route is public
 * because most checks come before sign-in. `oauth/` validates requests and handles approvals; `consent-page.tsx` renders
 * the consent page.
 */
import { protocolOperations } from "../../../generated/operations.ts";
import { Problem } from "../../errors.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { ConsentOffer } from "../../oauth/authorization.ts";
import type {
  AuthorizationRequest,
  AuthorizationVerdict,
  RefusedRequest,
} from "../../oauth/authorization-request.ts";
import type { OAuthServer } from "../../oauth/create-oauth.ts";
import { firstThingToDo } from "../site/first-thing-to-do.ts";
import type { PageAnswer, PageRequest, PageRoute } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { returnQuery, signInPath } from "../site/return-to.ts";
import {
  faultyRequest,
  goBack,
  isNavigation,
  NoAccessPage,
  notSetUp,
  untrusted,
} from "./authorize-faults.tsx";
import { ConsentPage } from "./consent-page.tsx";
import { answerIn, readDecision } from "./decision.ts";

const { path } = protocolOperations.startAuthorization;

/** A valid request, the user who decides, and the available choices. */
interface Question {
  readonly request: AuthorizationRequest;
  readonly signedIn: SignedIn;
  readonly offer: ConsentOffer;
  /** Path of the consent page, which forms are posted to and sign-in returns to. */
  readonly here: string;
}

export function authorizeRoutes({ authorization }: Pick<OAuthServer, "authorization">): readonly PageRoute[] {
  async function serve(
    web: PageRequest,
    answer: (question: Question) => PageAnswer | Promise<PageAnswer>,
  ): Promise<PageAnswer> {
    const verdict = await read(web);
    if ("status" in verdict) {
      return verdict.kind === "unconfigured"
        ? notSetUp(verdict.status, web.headers.accept)
        : untrusted(verdict, web);
    }
    const here = `${path}?${web.queryText}`;
    const { signedIn } = web;
    if (signedIn === null) return redirect(signInPath(web, here));
    const first = firstThingToDo(signedIn);
    if (first !== null) return redirect(`${first}?${returnQuery(here)}`);
    if (verdict.kind === "refused") return refuse(verdict, web, signedIn, here);
    const { request } = verdict;
    const offer = await authorization.offer(request, signedIn.principal);
    return answer({ request, signedIn, offer, here });
  }

  /**
   * Returns the error to the client. Without confirmation only to trusted clients, because registering a client would
   * otherwise create an open redirect (RFC 9700 §4.11.2). A POST comes from the button of the confirmation page.
   */
  async function refuse(
    refused: RefusedRequest,
    web: PageRequest,
    signedIn: SignedIn,
    here: string,
  ): Promise<PageAnswer> {
    const mayGo =
      web.method === "POST" ||
      !isNavigation(web) ||
      (await authorization.isTrusted(refused.client, signedIn.principal));
    return mayGo ? goBack(refused, here, web) : faultyRequest(refused, here, web);
  }

  /** An incomplete configuration of the server gets its own page, because it is not an error of the client. */
  async function read({
    queryText,
    log,
  }: PageRequest): Promise<
    AuthorizationVerdict | { readonly kind: "unconfigured"; readonly status: number }
  > {
    try {
      return await authorization.read(queryText, log);
    } catch (error) {
      if (error instanceof Problem && error.code === "internal") {
        return { kind: "unconfigured", status: error.status };
      }
      throw error;
    }
  }

  /** Reports an incomplete configuration before any other check, even for forms of other sites. */
  async function stopUnlessSetUp(web: PageRequest): Promise<PageAnswer | null> {
    const verdict = await read(web);
    return verdict.kind === "unconfigured" ? notSetUp(verdict.status, web.headers.accept) : null;
  }

  function ask(question: Question, refused: Partial<PageAnswer> = {}): PageAnswer {
    const { offer } = question;
    if (offer.tiers.length === 0) {
      return page(<NoAccessPage {...question} />, { status: 403, formTargets: [offer.formTarget] });
    }
    return page(<ConsentPage {...question} />, { ...refused, formTargets: [offer.formTarget] });
  }

  async function decide(question: Question, { form, now, address }: PageRequest): Promise<PageAnswer> {
    const { request, signedIn, offer } = question;
    if (offer.tiers.length === 0) return redirect(authorization.notAllowed(request));
    const answer = answerIn(form);
    if (answer === null) return ask(question);
    if (answer === "deny") return redirect(authorization.deny(request));
    const { decision, fault } = readDecision(form, offer);
    if (fault !== null) return ask(question, { status: 422, faults: { oauth_friendly_name: fault } });
    return redirect(await authorization.approve(request, signedIn, decision, { now, address }));
  }

  return [
    { method: "GET", path, access: "public", inPopup: true, handle: (web) => serve(web, ask) },
    {
      method: "POST",
      path,
      access: "public",
      inPopup: true,
      ahead: stopUnlessSetUp,
      // Ask again after the user has signed in.
      signedOut: (web) => redirect(signInPath(web, `${path}?${web.queryText}`)),
      handle: (web) => serve(web, (question) => decide(question, web)),
    },
  ];
}
