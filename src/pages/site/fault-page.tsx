/** The page that stands where another one could not be shown, and says what to do. */
import { usePage } from "./context.ts";
import { Actions, LinkButton } from "./components.tsx";
import { Page } from "./layout.tsx";

/** Shown where the browser says that the form is none of ours. */
export const foreignForm = "The form was sent from another site. Go back, reload the page and send it again.";

/** Shown where the token against CSRF is wrong. */
export const staleForm =
  "Since it was opened you have signed in or out in this browser, or it was sent from another page. Nothing was " +
  "changed. Open it again, fill it in and send it once more.";

/** Shown where the browser holds nothing that a token against CSRF could belong to. */
export const missingCookie =
  "Your browser did not send the cookie that this form belongs to. Perhaps cookies are blocked: allow them for this " +
  "address, open the form again and send it once more.";

/** Shown where the browser says that it is on a page of the service, but at another address: a proxy stands between. */
export const wrongAddress =
  "This form was sent from an address that the service does not know as its own. The administrator must set " +
  "PUBLIC_URL to the address that browsers use.";

const titles: Readonly<Record<number, string>> = {
  400: "Invalid request",
  403: "Permission denied",
  404: "Page not found",
  405: "Method not allowed",
  409: "Conflict with another change",
  413: "Request too large",
  414: "Address too long",
  415: "Invalid form",
  429: "Too many attempts",
  500: "Internal error",
  503: "Service unavailable",
};

/** What helps more than the way to the start page. */
const advice: Readonly<Record<number, string>> = {
  404: "It may have been deleted, or the address is incomplete.",
  405: "This page can only be opened by sending a form.",
  429: "Wait before you try again.",
  500: "This is a fault of the service. Try again. If it happens again, give the administrator the request ID below; the log has the details.",
  503: "Try again in a moment.",
};

interface FaultPageProps {
  readonly status: number;
  /** A sentence. */
  readonly detail: string;
  /** Where more is known than the status tells. */
  readonly title?: string;
  /** Path of the page that a refused form can be filled in on again. */
  readonly again?: string | null;
}

export function FaultPage({ status, detail, title, again = null }: FaultPageProps) {
  const { requestId, signedIn, signInPath } = usePage();
  const mayHelpToSignIn = signedIn === null && status === 403 && again === null;
  const known = advice[status];
  return (
    <Page title={title ?? titles[status] ?? "The request failed"} narrow>
      {status < 500 && <p>{detail}</p>}
      {known !== undefined && <p>{known}</p>}
      {status >= 500 && (
        <p class="hint">
          Request ID: <code>{requestId}</code>
        </p>
      )}
      <Actions>
        {again !== null && (
          <LinkButton href={again} kind="main">
            Open the form again
          </LinkButton>
        )}
        <LinkButton href="/" {...(again === null && { kind: "main" })}>
          Go to the start page
        </LinkButton>
        {mayHelpToSignIn && <LinkButton href={signInPath}>Sign in</LinkButton>}
      </Actions>
    </Page>
  );
}
