/** Keeps out forms that no page of ours has sent. What a token against CSRF is: `csrf.ts`. */
import { isSameOrigin } from "../../contract/same-origin.ts";
import { isCsrfToken } from "./csrf.ts";
import { FaultPage, invalidCsrfToken, missingCookie, wrongAddress } from "./fault-page.tsx";
import type { PageAnswer, PageRequest } from "./page.ts";
import { page } from "./page.ts";

/**
 * The refusal of a POST; null for one that may go on. Other sites cannot send what passes: they know no token, and
 * browsers tell where a form comes from.
 *
 * @param secret what the browser's tokens are made from; null when it holds none
 * @param own the origin of the service
 */
export function guardForm(request: PageRequest, secret: string | null, own: string): PageAnswer | null {
  const { form, headers, log } = request;
  const type = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    return refusal(415, "Forms are sent as application/x-www-form-urlencoded.");
  }
  if (!isSameOrigin(headers, own)) {
    if (!isMisdirected(request)) return refusal(403, invalidCsrfToken);
    const { origin } = headers;
    log.warn({ origin, own }, "A form was refused: PUBLIC_URL is not the address that browsers use.");
    return refusal(403, wrongAddress);
  }
  if (secret === null) return refusal(403, missingCookie);
  const [given = null, ...more] = form.getAll("_csrf_token");
  return more.length === 0 && isCsrfToken(given, secret) ? null : refusal(403, invalidCsrfToken);
}

/** The browser is on a page of ours, by its own account, but at another address than we know: a proxy is between. */
function isMisdirected({ headers }: PageRequest): boolean {
  return headers["sec-fetch-site"] === "same-origin" && headers.origin?.startsWith("http") === true;
}

function refusal(status: number, detail: string): PageAnswer {
  return page(<FaultPage status={status} detail={detail} />, { status });
}
