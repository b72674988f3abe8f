/** What `/oauth/authorize` answers in place of the question: it cannot be asked, or the client is told why not. */
import { createNegotiator } from "../../contract/negotiate.ts";
import type { RefusedRequest, UntrustedRequest } from "../../oauth/authorization-request.ts";
import { redirectTarget } from "../../oauth/consent-offer.ts";
import type { RedirectTarget } from "../../oauth/consent-offer.ts";
import { Actions, Facts, LinkButton, Submit } from "../site/components.tsx";
import { Form, Page } from "../site/layout.tsx";
import type { PageAnswer, PageRequest } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { FaultyRequestPage } from "./faulty-request-page.tsx";

const negotiate = createNegotiator(["text/html", "application/json"]);

/** A request that may come from anybody: told to whoever sits there, never to the client (RFC 6749 §4.1.2.1). */
export function untrusted(verdict: UntrustedRequest, { headers, log }: PageRequest): PageAnswer {
  const { status, error, description } = verdict;
  log.info({ error, description }, "An authorization request was refused: nothing was sent to the client.");
  if (prefersJson(headers.accept)) return json(status, error, description);
  return page(<UntrustedPage error={error} description={description} />, { status });
}

/** The key or the key pair is missing: the log says what to do, and whoever runs the service reads it. */
export function notSetUp(status: number, accept: string | undefined): PageAnswer {
  if (prefersJson(accept)) {
    return json(status, "server_error", "The authorization server is not set up completely.");
  }
  return page(<NotSetUpPage />, { status });
}

/**
 * To the client with an error. Browsers hold a form's `form-action` against every redirect that follows it, so coming
 * from a form of our own, of the login for example, a redirect to another origin would be blocked: then a page leads on,
 * by itself or with its button.
 */
export function goBack(
  { location, redirectUri }: Pick<RefusedRequest, "location" | "redirectUri">,
  here: string,
  { headers, method }: PageRequest,
): PageAnswer {
  if (method === "POST" || headers["sec-fetch-site"] !== "same-origin") return redirect(location);
  const target = redirectTarget(redirectUri);
  return page(<GoingBackPage {...{ target, here }} />, {
    headers: { Refresh: `0; url=${location}` },
    formTargets: [target.formTarget],
  });
}

/**
 * Whether a browser shows the response to a person. Browsers send these headers only over HTTPS and to the machine
 * itself, so a request without `Sec-Fetch-Mode` counts as a navigation: only a program states that it is none.
 */
export function isNavigation({ headers }: Pick<PageRequest, "headers">): boolean {
  const mode = headers["sec-fetch-mode"];
  return mode === undefined || mode === "navigate" || headers["sec-fetch-dest"] === "document";
}

/** In place of going back to a client that is not trusted: whoever sits there decides. */
export function faultyRequest(refused: RefusedRequest, here: string, { log }: PageRequest): PageAnswer {
  const { client, error, description } = refused;
  log.info({ client: client.clientId, error, description }, "An authorization request was refused.");
  const target = redirectTarget(refused.redirectUri);
  return page(<FaultyRequestPage {...{ refused, target, here }} />, {
    status: 400,
    formTargets: [target.formTarget],
  });
}

function prefersJson(accept: string | undefined): boolean {
  const negotiation = negotiate(accept);
  return negotiation.kind === "chosen" && negotiation.mediaType === "application/json";
}

function json(status: number, error: string, description: string): PageAnswer {
  return {
    status,
    headers: { "Content-Type": "application/json", Pragma: "no-cache" },
    body: `${JSON.stringify({ error, error_description: description })}\n`,
  };
}

function UntrustedPage({ error, description }: Pick<UntrustedRequest, "error" | "description">) {
  return (
    <Page
      title="This application cannot be connected"
      lead="The application sent an invalid request, so you were not sent back to it. Nothing was shared."
      narrow
    >
      <div class="panel">
        <Facts
          facts={[
            { name: "Problem", value: description },
            { name: "Error code", value: <code>{error}</code> },
          ]}
        />
      </div>
      <h2>What you can do</h2>
      <ul>
        <li>Start again in the application. Its link may be old or incomplete.</li>
        <li>Remove the connection in the application and set it up again.</li>
        <li>Ask the administrator whether the application is still registered, and with which addresses.</li>
      </ul>
      <Actions>
        <LinkButton href="/" kind="main">
          Go to the start page
        </LinkButton>
      </Actions>
    </Page>
  );
}

function NotSetUpPage() {
  return (
    <Page
      title="Connecting applications is not set up yet"
      lead="The OAuth server is on, but one of its keys is missing."
      narrow
    >
      <p>This is not your fault. The log of the service tells the administrator what to do.</p>
      <Actions>
        <LinkButton href="/" kind="main">
          Go to the start page
        </LinkButton>
      </Actions>
    </Page>
  );
}

interface GoingBackPageProps {
  readonly target: RedirectTarget;
  /** Where the button is posted to, which leads back to the application. */
  readonly here: string;
}

function GoingBackPage({ target, here }: GoingBackPageProps) {
  return (
    <Page
      title="Back to the application"
      lead="The application asked for something that this service does not grant."
      narrow
    >
      <p>Your browser returns to the application. If it does not, use the button. Nothing was shared.</p>
      <Form action={here}>
        <Actions>
          <Submit>Go back to {target.redirectTarget}</Submit>
        </Actions>
      </Form>
    </Page>
  );
}
