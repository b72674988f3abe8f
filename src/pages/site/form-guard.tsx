/** Rejects forms that did not come from a page of this service. `csrf.ts` creates the CSRF tokens. */
import { isSameOrigin } from "../../http/request/same-origin.ts";
import { isCsrfToken } from "./csrf.ts";
import { ErrorPage, crossSiteForm, missingCookie, expiredForm, unknownOrigin } from "./error-page.tsx";
import { page, type PageResponse, type PageRequest } from "./page.ts";

type FormType = "application/x-www-form-urlencoded" | "multipart/form-data";

/**
 * Rejects a POST that is not a form, or that comes from another site according to the browser's headers. Returns `null`
 * if the form is accepted. Browsers that do not send these headers pass, because {@link rejectExpiredForm} checks the
 * CSRF token.
 * @param own origin of the service
 * @param expected media type of the form
 */
export function rejectCrossSiteForm(
  request: PageRequest,
  own: string,
  expected: FormType = "application/x-www-form-urlencoded",
): PageResponse | null {
  const { headers, log } = request;
  const type = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type !== expected) return refusal(415, `Submit forms as ${expected}.`);
  if (isSameOrigin(headers, own)) return null;
  if (!hasUnknownOrigin(request)) return refusal(403, crossSiteForm);
  const { origin } = headers;
  log.warn({ origin, own }, "Form rejected: PUBLIC_URL is not the address that browsers use.");
  return refusal(403, unknownOrigin);
}

/**
 * Rejects a form without the CSRF token of the current cookie, which other sites do not know. Returns `null` if the
 * form is accepted.
 * @param secret value of the cookie; `null` without a cookie
 * @param again path of the page with the form; `null` if there is none
 */
export function rejectExpiredForm(
  { form }: PageRequest,
  secret: string | null,
  again: string | null,
): PageResponse | null {
  if (secret === null) {
    const errorProps = { title: "Cookie missing", detail: missingCookie, again };
    return page(<ErrorPage status={403} {...errorProps} />, { status: 403 });
  }
  const [given = null, ...more] = form.getAll("_csrf_token");
  if (more.length === 0 && isCsrfToken(given, secret)) return null;
  const errorProps = { title: "Form expired", detail: expiredForm, again };
  return page(<ErrorPage status={403} {...errorProps} />, { status: 403 });
}

/**
 * Returns whether the browser reports a same-origin request although its origin is not that of PUBLIC_URL. The usual
 * cause is a proxy.
 */
function hasUnknownOrigin({ headers }: PageRequest): boolean {
  return headers["sec-fetch-site"] === "same-origin" && headers.origin?.startsWith("http") === true;
}

function refusal(status: number, detail: string): PageResponse {
  return page(<ErrorPage status={status} detail={detail} />, { status });
}
