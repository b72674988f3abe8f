/** Error responses of `/oauth/authorize`: pages, and redirects to the client. */
import { negotiate } from "../../http/request/negotiate.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type {
  AuthorizationRequest,
  RefusedRequest,
  UntrustedRequest,
} from "../../oauth/authorization-request.ts";
import { redirectTarget, type RedirectTarget } from "../../oauth/consent-offer.ts";
import { Submit } from "../site/components.tsx";
import { page, redirect, type PageResponse, type PageRequest } from "../site/page.ts";
import { agentsPath, settingsSection } from "../settings/settings-sections.ts";
import { accountFact, applicationFacts, ApplicationPage, StartLink, Target } from "./application-page.tsx";

/**
 * Shows the user the error of a request without a verified client. The error must not be sent to the client (RFC 6749
 * §4.1.2.1).
 */
export function unverifiedRequest(verdict: UntrustedRequest, { headers, log }: PageRequest): PageResponse {
  const { status, error, description, headers: added = {}, document, cause } = verdict;
  log.info(
    {
      error,
      description,
      ...(document !== undefined && { client: document }),
      ...(cause !== undefined && { err: cause }),
    },
    "An authorization request was rejected without a redirect to the client.",
  );
  if (prefersJson(headers.accept)) return json(status, error, description, added);
  return page(<UnverifiedRequestPage {...verdict} />, { status, headers: added });
}

/** Reports that the OAuth server lacks a key. The log tells the operator how to fix this. */
export function incompleteConfiguration(status: number, accept: string | undefined): PageResponse {
  if (prefersJson(accept)) {
    return json(status, "server_error", "The authorization server is not fully configured.");
  }
  return page(<IncompleteConfigurationPage />, { status });
}

/**
 * Redirects to the client with an error. Browsers apply the `form-action` of a form to all redirects that follow, so
 * they would block a redirect to another origin after a form of this service, such as the sign-in form. In this case, a
 * page refreshes to the target instead.
 */
export function redirectWithError(
  { location, redirectUri }: Pick<RefusedRequest, "location" | "redirectUri">,
  here: string,
  { headers, method }: PageRequest,
): PageResponse {
  if (method === "POST" || headers["sec-fetch-site"] !== "same-origin") return redirect(location);
  const target = redirectTarget(redirectUri);
  return page(<ClientRedirectPage {...{ target, here }} />, {
    headers: { Refresh: `0; url=${location}` },
    formTargets: [target.formTarget],
  });
}

/**
 * Returns whether a browser shows the response to a user. Browsers send these headers only over HTTPS and to localhost,
 * so a request without `Sec-Fetch-Mode` counts as a navigation.
 */
export function isNavigation({ headers }: Pick<PageRequest, "headers">): boolean {
  const mode = headers["sec-fetch-mode"];
  return mode === undefined || mode === "navigate" || headers["sec-fetch-dest"] === "document";
}

/** Lets the user decide whether to return to an untrusted client. */
export function invalidRequest(refused: RefusedRequest, here: string, { log }: PageRequest): PageResponse {
  const { client, error, description } = refused;
  log.info({ client: client.clientId, error, description }, "An authorization request was rejected.");
  const target = redirectTarget(refused.redirectUri);
  return page(<InvalidRequestPage {...{ refused, target, here }} />, {
    status: 400,
    formTargets: [target.formTarget],
  });
}

function prefersJson(accept: string | undefined): boolean {
  const negotiation = negotiate(accept, ["text/html", "application/json"]);
  return negotiation.kind === "chosen" && negotiation.mediaType === "application/json";
}

function json(
  status: number,
  error: string,
  description: string,
  headers: Readonly<Record<string, string>> = {},
): PageResponse {
  return {
    status,
    headers: { "Content-Type": "application/json", Pragma: "no-cache", ...headers },
    body: `${JSON.stringify({ error, error_description: description })}\n`,
  };
}

function UnverifiedRequestPage(verdict: UntrustedRequest) {
  return (
    <ApplicationPage
      title="This application cannot be connected"
      lead={`${leadOf(verdict)} No access was granted.`}
      facts={problemFacts(verdict)}
    >
      <h2>What you can do</h2>
      <Steps {...verdict} />
    </ApplicationPage>
  );
}

function leadOf({ error, document }: UntrustedRequest): string {
  if (document !== undefined) return "The service cannot verify the application.";
  if (error === "unauthorized_client") return "An administrator has disabled this application.";
  return "The application sent an invalid request, so you were not redirected to it.";
}

function Steps({ error, document, needsApiToken }: UntrustedRequest) {
  if (needsApiToken === true) return <TokenSteps />;
  if (document !== undefined) return <DocumentSteps document={document} />;
  if (error === "unauthorized_client")
    return <p>Ask an administrator whether the application can be allowed.</p>;
  return <RetrySteps />;
}

function DocumentSteps({ document }: { readonly document: string }) {
  return (
    <ul>
      <li>
        Check the address of the application: <code>{document}</code>
      </li>
      <li>Try again later, or report the problem to the publisher of the application.</li>
      <li>
        Ask an administrator whether this service can reach the address. Metadata documents must be on the
        internet; an administrator can register the application instead.
      </li>
    </ul>
  );
}

function TokenSteps() {
  return (
    <>
      <p>
        The application cannot connect with OAuth, because this service does not redirect to such a URI.
        Connect it with an API token:
      </p>
      <ol>
        <li>
          Create a token under <a href={settingsSection("tokens")}>API tokens</a> in your settings.
        </li>
        <li>
          Enter it in the application as the header <code>Authorization: Bearer YOUR_TOKEN</code>. For agents,{" "}
          <a href={agentsPath}>AI agents</a> shows the configuration.
        </li>
      </ol>
    </>
  );
}

function RetrySteps() {
  return (
    <ul>
      <li>Start again in the application. The link may be outdated or incomplete.</li>
      <li>Remove the connection in the application and set it up again.</li>
      <li>
        Ask an administrator to check that the application is registered with the correct redirect URIs.
      </li>
    </ul>
  );
}

function problemFacts({ error, description }: Pick<UntrustedRequest, "error" | "description">) {
  return [
    { name: "Problem", value: description },
    { name: "Error code", value: <code>{error}</code> },
  ];
}

function IncompleteConfigurationPage() {
  return (
    <ApplicationPage
      title="OAuth is not fully configured"
      lead="Applications cannot connect because a key of the OAuth server is missing."
    >
      <p>Ask an administrator to check the server log, which explains how to fix this.</p>
    </ApplicationPage>
  );
}

interface ClientRedirectPageProps {
  readonly target: RedirectTarget;
  /** Target of the form whose button returns to the application. */
  readonly here: string;
}

function ClientRedirectPage({ target, here }: ClientRedirectPageProps) {
  return (
    <ApplicationPage
      title="Return to the application"
      lead="The application made a request that this service does not allow."
      here={here}
      back={<Submit>Return to {target.redirectTarget}</Submit>}
    >
      <p>
        You are being redirected to the application. If nothing happens, use the button. No access was
        granted.
      </p>
    </ApplicationPage>
  );
}

interface InvalidRequestPageProps extends ClientRedirectPageProps {
  readonly refused: RefusedRequest;
}

/** A page for invalid requests of untrusted clients. The user decides whether to return to the client. */
function InvalidRequestPage({ refused, target, here }: InvalidRequestPageProps) {
  return (
    <ApplicationPage
      title="Invalid request from an application"
      lead={
        <>
          <bdi>{refused.client.name}</bdi> sent an invalid request. No access was granted.
        </>
      }
      facts={[
        ...applicationFacts(refused.client),
        { name: "Redirects to", value: <Target {...target} /> },
        ...problemFacts(refused),
      ]}
      here={here}
      back={
        <>
          <Submit kind="quiet" name="oauth_decision" value="deny">
            Return to {target.redirectTarget}
          </Submit>
          <StartLink />
        </>
      }
    >
      <p>
        Return only if you trust this application and came from it. The application then receives the error.
      </p>
    </ApplicationPage>
  );
}

interface NoAccessPageProps {
  readonly request: AuthorizationRequest;
  readonly signedIn: SignedIn;
  readonly here: string;
}

/** A page for users who cannot grant access because they lack the permission to use the API. */
export function NoAccessPage({ request, signedIn, here }: NoAccessPageProps) {
  return (
    <ApplicationPage
      title="Your account cannot connect applications"
      lead={
        <>
          <bdi>{request.client.name}</bdi> requests access to your account, but you do not have permission to
          use the API.
        </>
      }
      facts={[accountFact(signedIn, here)]}
      here={here}
      back={
        <Submit name="oauth_decision" value="deny">
          Return to the application
        </Submit>
      }
    >
      <p>
        Ask an administrator for the “Use the API” permission, then start again in the application. No access
        was granted.
      </p>
    </ApplicationPage>
  );
}
