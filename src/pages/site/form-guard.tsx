/** Keeps out forms that no page of ours has sent. What a token against CSRF is: `csrf.ts`. */
import { isSameOrigin } from "../../contract/same-origin.ts";
import { isCsrfToken } from "./csrf.ts";
import { FaultPage, foreignForm, missingCookie, staleForm, wrongAddress } from "./fault-page.tsx";
import type { PageAnswer, PageRequest } from "./page.ts";
import { page } from "./page.ts";

/**
 * The refusal of a POST that is no form, or that the browser says is one of another site; null for one that may go on.
 * Browsers that say nothing pass: {@link refuseStaleForm} asks for the token.
 *
 * @param own the origin of the service
 */
export function refuseForeignForm(request: PageRequest, own: string): PageAnswer | null {
  const { headers, log } = request;
  const type = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    return refusal(415, "Submit forms as application/x-www-form-urlencoded.");
  }
  if (isSameOrigin(headers, own)) return null;
  if (!isMisdirected(request)) return refusal(403, foreignForm);
  const { origin } = headers;
  log.warn({ origin, own }, "Form rejected: PUBLIC_URL is not the address that browsers use.");
  return refusal(403, wrongAddress);
}

/**
 * The refusal of a form without the token that belongs to what the browser holds now; null for one that may go on. Other
 * sites know no token.
 *
 * @param secret what the browser's tokens are made from; null when it holds none
 * @param again path of the page where the form can be filled in again; null when there is none
 */
export function refuseStaleForm(
  { form }: PageRequest,
  secret: string | null,
  again: string | null,
): PageAnswer | null {
  if (secret === null) {
    const fault = { title: "Cookie missing", detail: missingCookie, again };
    return page(<FaultPage status={403} {...fault} />, { status: 403 });
  }
  const [given = null, ...more] = form.getAll("_csrf_token");
  if (more.length === 0 && isCsrfToken(given, secret)) return null;
  const fault = { title: "Form expired", detail: staleForm, again };
  return page(<FaultPage status={403} {...fault} />, { status: 403 });
}

/** The browser is on a page of ours, by its own account, but at another address than we know: a proxy is between. */
function isMisdirected({ headers }: PageRequest): boolean {
  return headers["sec-fetch-site"] === "same-origin" && headers.origin?.startsWith("http") === true;
}

function refusal(status: number, detail: string): PageAnswer {
  return page(<FaultPage status={status} detail={detail} />, { status });
}
