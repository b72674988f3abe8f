/**
 * Checks the access to a route and its form, and calls its handler. Every route must declare its
 * access; no route is public by default.
 */
import { permission, type PermissionName } from "../../identity/permissions.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import { Problem } from "../../util/errors.ts";
import { isObject } from "../../util/is-object.ts";
import { ErrorPage } from "./error-page.tsx";
import { rejectCrossSiteForm, rejectExpiredForm } from "./form-guard.tsx";
import { FormRejection, toFormRejection } from "./form-rejection.ts";
import {
  page,
  redirect,
  type Handlers,
  type PageRequest,
  type PageResponse,
  type PageRoute,
  type SignedInRequest,
} from "./page.ts";
import { requiredActionPath } from "./required-action.ts";
import { returnQuery, signInPath } from "./return-to.ts";
import { pageOf, returnAfterLogin, type SiteContext } from "./site-context.ts";
import type { SiteRequest } from "./site-request.ts";

export async function answer(
  route: PageRoute,
  { request, secret }: SiteRequest,
  context: SiteContext,
): Promise<PageResponse> {
  const earlyResponse = (await route.beforeChecks?.(request)) ?? null;
  if (earlyResponse !== null) return earlyResponse;
  const { method, signedIn } = request;
  if (method === "POST") {
    const type = route.acceptsFile === true ? "multipart/form-data" : undefined;
    const rejection = rejectCrossSiteForm(request, new URL(context.baseUrl()).origin, type);
    if (rejection !== null) return rejection;
    const endedResponse = signedIn === null ? (route.onSessionEnded?.(request) ?? null) : null;
    if (endedResponse !== null) return endedResponse;
  }
  if (route.access !== "public" && signedIn === null) {
    return redirect(signInPath(request, returnAfterLogin(request, context)));
  }
  const rejectForm = (form: PageRequest) =>
    method === "POST" ? rejectExpiredForm(form, secret, pageOf(request, context)) : null;
  if (route.access === "public") return rejectForm(request) ?? handled(route, request);
  if (signedIn === null) throw new Error("A route that requires a session was called without one.");
  const receivesFile = method === "POST" && route.acceptsFile === true;
  const rejection = receivesFile ? null : rejectForm(request);
  if (rejection !== null) return rejection;
  const first = route.isAllowedWhileRestricted === true ? null : requiredActionPath(signedIn);
  if (first !== null) return redirect(`${first}?${returnQuery(returnAfterLogin(request, context))}`);
  const { access } = route;
  if (access !== "signed-in" && !access.some((name) => signedIn.principal.can(name))) {
    return forbidden(request, signedIn, { route: route.path, needed: access[0] }, context);
  }
  return receivesFile
    ? receiveForm(route, { ...request, signedIn }, rejectForm)
    : handled(route, { ...request, signedIn });
}

interface Refused {
  readonly route: string;
  readonly needed: PermissionName | undefined;
}

function forbidden(
  { path, method, now }: PageRequest,
  { principal }: SignedIn,
  { route, needed }: Refused,
  context: SiteContext,
): PageResponse {
  context.onForbidden?.(principal, { method, path, operationId: null, route }, now);
  const why =
    needed === undefined
      ? ""
      : ` You need the “${permission(needed).title}” permission. Ask an administrator.`;
  const detail = `You cannot open this page.${why}`;
  return page(<ErrorPage status={403} detail={detail} />, { status: 403 });
}

/** Handles a request whose access has been checked. */
async function handled<R extends PageRequest>(
  { handle, submit }: Handlers<R>,
  request: R,
): Promise<PageResponse> {
  if (request.method === "GET" || submit === undefined) return handle(request);
  try {
    return await submit(request);
  } catch (error) {
    const rejection = toFormRejection(error);
    if (rejection === null) throw error;
    return shownAgain({ handle }, request, rejection);
  }
}

async function shownAgain<R extends PageRequest>(
  { handle }: Pick<Handlers<R>, "handle">,
  request: R,
  { errors, status, headers }: FormRejection,
): Promise<PageResponse> {
  const again = await handle(request);
  return again.page === undefined || again.status !== 200
    ? again
    : { ...again, status, headers: { ...again.headers, ...headers }, errors };
}

/**
 * Handles a form with a file from a user with access. If the form cannot be received, for example because the file is
 * too large, the page is shown again with the error at the file.
 */
async function receiveForm(
  route: Handlers<SignedInRequest>,
  request: SignedInRequest,
  reject: (request: PageRequest) => PageResponse | null,
): Promise<PageResponse> {
  const read = await request.readForm(request.signedIn.principal).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return new FormRejection({ file: error.detail }, error.status, error.headers);
  });
  if (read instanceof FormRejection) return shownAgain(route, request, read);
  try {
    const form = formFields(read.document);
    const received = { ...request, form, uploads: read.uploads, returnTo: form.get("return_to") };
    const response = reject(received) ?? (await handled(route, received));
    return response.errors === undefined ? response : { submitted: form, ...response };
  } finally {
    await read.discard?.();
  }
}

/**
 * Returns the fields of a form with a file. The upload reader groups some of them in `upload`, as in JSON, and converts
 * checkboxes to Boolean values.
 */
function formFields(document: unknown): URLSearchParams {
  const form = new URLSearchParams();
  const append = (fields: object): void => {
    for (const [name, value] of Object.entries(fields)) {
      if (isObject(value)) append(value);
      else if (name !== "data") form.append(name, value === true ? "1" : String(value));
    }
  };
  if (isObject(document)) append(document);
  return form;
}
