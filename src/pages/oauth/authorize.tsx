/**
 * `/oauth/authorize` for people (RFC 6749 §4.1.1): in which order a request is looked at, and where the browser goes
 * then. The route is public, since most of it comes before any login. What a request may ask for, and what an approval
 * does, is in `oauth/`; the page with the question is `consent-page.tsx`.
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

/** A request that may be answered, by whom, and with what. */
interface Question {
  readonly request: AuthorizationRequest;
  readonly signedIn: SignedIn;
  readonly offer: ConsentOffer;
  /** The address of the question itself: forms are posted to it, and the login comes back to it. */
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
   * To the client: by itself only to a trusted one, since else every registration would be a link to anywhere (RFC 9700
   * §4.11.2). A POST comes from the button of the page that is shown for others.
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

  /** A server that is not set up is no fault of whoever asks, and is told of with a page of its own. */
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

  /** A server that cannot work says so before any other check: also to forms that nobody sent from a page of ours. */
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
      // The question is asked once more after the login.
      signedOut: (web) => redirect(signInPath(web, `${path}?${web.queryText}`)),
      handle: (web) => serve(web, (question) => decide(question, web)),
    },
  ];
}
