/** The error page, which explains the error and the next step. */
import { isPermissionName, permission } from "../../identity/permissions.ts";
import { usePage } from "./page-context.ts";
import { Actions, LinkButton } from "./components.tsx";
import { Page } from "./layout.tsx";

export const crossSiteForm =
  "The form was submitted from another site. Go back, reload the page and submit the form again.";

export const expiredForm =
  "You have signed in or out in this browser since you opened the form, or the form was submitted from another page. No " +
  "changes were made. Open the form again and resubmit it.";

/** Shown for forms sent without the cookie from which the CSRF token is derived. */
export const missingCookie =
  "Your browser did not send the required cookie. If cookies are blocked, allow them for this address. Then open the " +
  "form again and resubmit it.";

/**
 * Shown if the browser reports a same-origin form with an unknown origin. The cause is a proxy whose address is not
 * PUBLIC_URL.
 */
export const unknownOrigin =
  "This form was submitted from an address that the service does not recognize as its own. Ask an administrator to " +
  "set PUBLIC_URL to the address that browsers use.";

const titles: Readonly<Record<number, string>> = {
  400: "Invalid request",
  403: "Permission denied",
  404: "Page not found",
  405: "Method not allowed",
  409: "Conflicting change",
  413: "Request too large",
  414: "URL too long",
  415: "Invalid form",
  429: "Too many attempts",
  500: "Internal error",
  503: "Service unavailable",
};

const advice: Readonly<Record<number, string>> = {
  404: "The page may have been deleted, or the address is incomplete.",
  405: "This page can only be opened by submitting a form.",
  429: "Wait before you try again.",
  500: "The service could not process the request. Try again. If the error persists, send the request ID below to an administrator, who can find the details in the log.",
  503: "Try again in a moment.",
};

interface ErrorPageProps {
  readonly status: number;
  readonly detail: string;
  /** The title if the form was refused, not the user. `scan-queue.js` keeps such a form. */
  readonly title?: string;
  readonly again?: string | null;
}

export function ErrorPage({ status, detail, title, again = null }: ErrorPageProps) {
  const { requestId, signedIn, signInPath } = usePage();
  const isSignInUseful = signedIn === null && status === 403 && again === null;
  const known = advice[status];
  const heading = title ?? titles[status] ?? "Request failed";
  return (
    <Page title={heading} width="narrow">
      {status < 500 && !isTitle(detail, heading) && (
        <p data-form-expired={title === undefined ? undefined : ""}>{inPageWords(detail)}</p>
      )}
      {known !== undefined && <p>{known}</p>}
      {status >= 500 && (
        <p class="hint">
          Request ID: <code>{requestId}</code>
        </p>
      )}
      <Actions>
        {again !== null && (
          <LinkButton href={again} kind="main">
            Open form again
          </LinkButton>
        )}
        <LinkButton href="/" {...(again === null && { kind: "main" })}>
          Go to the home page
        </LinkButton>
        {isSignInUseful && <LinkButton href={signInPath}>Sign in</LinkButton>}
      </Actions>
    </Page>
  );
}

/** Returns the detail of a refused operation in the words of pages, which name permissions by their titles. */
function inPageWords(detail: string): string {
  const names = [...detail.matchAll(/"([\w.]+)" \(/g)].map(([, name = ""]) => name).filter(isPermissionName);
  if (!detail.startsWith("Access Denied. ") || names.length === 0) return detail;
  const titles = names.map((name) => `“${permission(name).title}”`).join(", ");
  const needed = names.length === 1 ? `the ${titles} permission` : `one of these permissions: ${titles}`;
  return `You need ${needed}. Ask an administrator.`;
}

/** Returns whether the detail contains no more than the title, such as “Not found.” below “Page not found”. */
function isTitle(detail: string, title: string): boolean {
  return title.toLowerCase().endsWith(detail.toLowerCase().replace(/\.$/, ""));
}
