/** The page that stands where another one could not be shown, and says what to do. */
import { usePage } from "./context.ts";
import { Actions, LinkButton } from "./components.tsx";
import { Page } from "./layout.tsx";

/** Shown where the browser says that the form is none of ours. */
export const foreignForm =
  "This form was sent from another page. If it was you, go back, reload the page and send it again.";

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
  "This form was sent from an address that the service does not know as its own. Whoever runs it has to set " +
  "PUBLIC_URL to the address that browsers use.";

const titles: Readonly<Record<number, string>> = {
  400: "This request cannot be understood",
  403: "This is not allowed",
  404: "There is nothing here",
  405: "This cannot be done here",
  409: "This does not fit any more",
  413: "That was too much",
  414: "This address is too long",
  415: "This form cannot be read",
  429: "Too many attempts",
  500: "Something went wrong on our side",
  503: "Busy at the moment",
};

/** What helps more than the way to the start page. */
const advice: Readonly<Record<number, string>> = {
  404: "Perhaps it was deleted, or the address was copied incompletely.",
  405: "Most likely a page was opened that only a form leads to.",
  429: "Wait a little before you try again.",
  500: "It is not your fault, and trying once more may help. If it happens again, tell whoever runs this service the number below: the log says more about it.",
  503: "Try again in a moment.",
};

export interface FaultPageProps {
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
    <Page title={title ?? titles[status] ?? "This did not work"} narrow>
      {status < 500 && <p>{detail}</p>}
      {known !== undefined && <p>{known}</p>}
      {status >= 500 && (
        <p class="hint">
          Number of the request: <code>{requestId}</code>
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
