/**
 * The types of pages: routes with their access rules, requests and responses. `site-request.ts` finds the
 * session, `answer.tsx` checks access and forms, and `write-page.tsx` writes responses.
 */
import type { ComponentChild } from "preact";
import type { ChangeSet } from "../../history/change-set.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { WebRequest } from "../../web/route.ts";
import type { FormErrors } from "./form-rejection.ts";
import type { Notice } from "./notice.ts";

/**
 * Who can access a route:
 * - `public`: all visitors
 * - `signed-in`: signed-in users
 * - a list of permissions: signed-in users with at least one of these permissions
 */
export type Access = "public" | "signed-in" | readonly PermissionName[];

export interface PageRequest extends WebRequest {
  /** The signed-in user. `null` for visitors and until two-factor authentication is complete. */
  readonly signedIn: SignedIn | null;
  /** Whether the password was accepted and the two-factor authentication code is still missing. */
  readonly awaitsSecondFactor: boolean;
  /** The fields of a POST with a valid CSRF token. Empty for GET. */
  readonly form: URLSearchParams;
  /** The file of a form, if the route has `acceptsFile`: the handle that represents the file, and the file. */
  readonly uploads: ReadonlyMap<string, unknown>;
  /** The unchecked `return_to` of the form, or of the query of a GET request. */
  readonly returnTo: string | null;
  readonly userAgent: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** The change set of all changes that the request makes. */
  readonly changeSet: ChangeSet;
}

export interface SignedInRequest extends PageRequest {
  readonly signedIn: SignedIn;
}

export interface Cookie {
  /** Name of the cookie, without the prefix `__Host-`, which is added over HTTPS. */
  readonly name: string;
  /** Value of the cookie. `null` removes the cookie. */
  readonly value: string | null;
  /** Lifetime in seconds. By default, the cookie expires when the browser is closed. */
  readonly maxAge?: number;
  readonly scriptable?: true;
}

export interface PageResponse {
  readonly status: number;
  readonly page?: ComponentChild;
  readonly location?: string;
  /** Body to send instead of a page, with the `Content-Type` in `headers`. */
  readonly body?: string | Buffer;
  /** The message that the next page shows. */
  readonly notice?: string | Notice;
  /** Errors of the rejected form, which the fields show with the entered values. */
  readonly errors?: FormErrors;
  /** The values that the fields show instead of their own. Default: the submitted values if there are errors. */
  readonly submitted?: URLSearchParams;
  readonly cookies?: readonly Cookie[];
  /** Additional targets of forms and their redirects (CSP `form-action`). */
  readonly formTargets?: readonly string[];
  /** Additional sources of scripts (CSP `script-src`), such as `'wasm-unsafe-eval'`. */
  readonly scriptSources?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

type Handle<R extends PageRequest> = (request: R) => Promise<PageResponse>;

export interface Handlers<R extends PageRequest> {
  readonly handle: Handle<R>;
  /**
   * Handles the form posted to this path. If this function throws a rejection (`toFormRejection`), `handle` renders the
   * page again with the entered values.
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
  readonly path: string;
  readonly ignoresCase?: boolean;
  /** Maximum size of the form in bytes. Default: 64 KiB. */
  readonly maximumBody?: number;
  /**
   * Whether forms can contain one file, in the field `file`. Forms are then sent as `multipart/form-data` and read after
   * the session and the permissions are checked.
   */
  readonly acceptsFile?: boolean;
  /**
   * Runs before all checks, including the check of the CSRF token, so it must not change anything. If the function
   * returns `null`, the request is processed further.
   */
  readonly beforeChecks?: (request: PageRequest) => Promise<PageResponse | null>;
  /**
   * Handles a form whose session ended while the form was open. The CSRF token cannot be checked, so this function must
   * not change anything. If the function returns `null`, the request is processed further. By default, routes that are
   * not public redirect to the sign-in page.
   */
  readonly onSessionEnded?: (request: PageRequest) => PageResponse | null;
  /**
   * Whether applications open the page in a popup and wait for the result. Such a page keeps its reference to the
   * opener; on all other pages, Cross-Origin-Opener-Policy removes this reference.
   */
  readonly isPopup?: boolean;
  /** Whether users can open the page while they must change their password or set up two-factor authentication. */
  readonly isAllowedWhileRestricted?: boolean;
};

export function page(document: ComponentChild, more: Omit<Partial<PageResponse>, "page"> = {}): PageResponse {
  return { status: 200, ...more, page: document };
}

/** Creates a redirect with status 303: the browser continues with GET, even after a POST (RFC 9110 §15.4.4). */
export function redirect(location: string, more: Omit<Partial<PageResponse>, "location"> = {}): PageResponse {
  return { status: 303, ...more, location };
}
