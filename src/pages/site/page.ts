/**
 * What the pages for people are made of: routes with who may see them, the request as a page sees it, and its answer.
 * How a session is found, forms are guarded and answers are written is in `site.tsx`.
 */
import type { ComponentChild } from "preact";
import type { PermissionName } from "../../identity/permissions.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { WebRequest } from "../../web/route.ts";
import type { Faults } from "./refused.ts";

/**
 * - `public`: everybody;
 * - `signed-in`: whoever is signed in;
 * - permissions: whoever is signed in and holds at least one of them.
 */
export type Access = "public" | "signed-in" | readonly PermissionName[];

export interface PageRequest extends WebRequest {
  /** Who is signed in completely; null for everybody else. */
  readonly signedIn: SignedIn | null;
  /** The password was right, the second factor is still to be given: nobody is signed in yet. */
  readonly awaitsSecondFactor: boolean;
  /** The fields of a POST; empty for GET. The token against CSRF was checked already. */
  readonly form: URLSearchParams;
  /** The address to continue at afterwards, as it was sent: in the form, or in the query of a GET. */
  readonly returnTo: string | null;
  readonly userAgent: string;
  /** Values of the request's cookies, by name. */
  readonly cookies: ReadonlyMap<string, string>;
}

/** A page of whoever is signed in: routes that are not public are never called without. */
export interface SignedInRequest extends PageRequest {
  readonly signedIn: SignedIn;
}

export interface Cookie {
  /** Without the prefix `__Host-`, which is added over HTTPS. */
  readonly name: string;
  /** Null removes it. */
  readonly value: string | null;
  /** Seconds; left out: until the browser is closed. */
  readonly maxAge?: number;
}

export interface PageAnswer {
  readonly status: number;
  /** The whole document: `<Page title=…>…</Page>`. */
  readonly page?: ComponentChild;
  /** In place of a page. */
  readonly location?: string;
  /** In place of a page, for programs: sent as it is, with the `Content-Type` in `headers`. */
  readonly body?: string;
  /** Shown once on the next page: what was done. */
  readonly notice?: string;
  /** What is wrong with the form that was sent: the fields of the page show it, and what was typed. */
  readonly faults?: Faults;
  readonly cookies?: readonly Cookie[];
  /** Further targets that forms of the page may send to or be redirected to (CSP `form-action`). */
  readonly formTargets?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

type Handle<R extends PageRequest> = (request: R) => PageAnswer | Promise<PageAnswer>;

export interface Handlers<R extends PageRequest> {
  readonly handle: Handle<R>;
  /**
   * Carries out the form that is posted to the address, also where the method is GET. When it throws a refusal
   * (`refusalOf`), `handle` shows the page again, and its fields show what was typed.
   */
  readonly submit?: Handle<R>;
}

interface PublicRoute extends Handlers<PageRequest> {
  readonly access: "public";
}

interface GuardedRoute extends Handlers<SignedInRequest> {
  readonly access: Exclude<Access, "public">;
}

export type PageRoute = (PublicRoute | GuardedRoute) & {
  readonly method: "GET" | "POST";
  /** As express writes it: `/tools/users/:id`. */
  readonly path: string;
  /**
   * Asked before anything else of a request is looked at, the token against CSRF included, and so must change nothing.
   * Null: the request takes its usual way.
   */
  readonly ahead?: (request: PageRequest) => Promise<PageAnswer | null>;
  /**
   * Answers a form of this service that was sent by nobody who is signed in (any more): its session has ended while it
   * was open. No token against CSRF can be checked then, so this must change nothing. Null: the request takes its usual
   * way. Routes that are not public lead to the login by themselves.
   */
  readonly signedOut?: (request: PageRequest) => PageAnswer | null;
  /**
   * Applications open it in a window of their own and wait for what becomes of it: the window keeps its opener, which
   * other pages cut off (Cross-Origin-Opener-Policy).
   */
  readonly inPopup?: boolean;
  /** May be used by somebody who has to change the password or set up a second factor first. */
  readonly whileRestricted?: boolean;
};

/** 200 with a page, or with another status. */
export function page(document: ComponentChild, more: Omit<Partial<PageAnswer>, "page"> = {}): PageAnswer {
  return { status: 200, ...more, page: document };
}

/** 303: the browser goes on with GET, also after a POST (RFC 9110 §15.4.4). */
export function redirect(location: string, more: Omit<Partial<PageAnswer>, "location"> = {}): PageAnswer {
  return { status: 303, ...more, location };
}
