/**
 * The consent page, where a user approves or denies access. The page shows the application, the redirect target and the
 * scope, so that users can recognize malicious requests (RFC 9700 §4.12, RFC 8252 §8.6).
 */
import type { SignedIn } from "../../identity/signed-in.ts";
import { reaches, scopesUpTo, type Scope } from "../../identity/scope.ts";
import type { ConsentOffer } from "../../oauth/authorization.ts";
import { clientIdHost } from "../../oauth/client-document.ts";
import type { Client } from "../../oauth/clients.ts";
import type { AuthorizationRequest } from "../../oauth/authorization-request.ts";
import { refreshValidities, type RefreshValidity } from "../../oauth/refresh-validity.ts";
import { Actions, ErrorSummary, Facts, Submit, Warning } from "../site/components.tsx";
import { ConfirmPasswordField } from "../site/confirm-password-field.tsx";
import { Field, Radios, Select } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import { Time } from "../site/time.tsx";
import { scopeLabels } from "../scope-labels.ts";
import { longestFriendlyName } from "./decision.ts";
import { accountFact, applicationFacts, FactsPanel, Target } from "./application-page.tsx";

interface ConsentPageProps {
  readonly request: AuthorizationRequest;
  readonly signedIn: SignedIn;
  readonly offer: ConsentOffer;
  readonly here: string;
}

export function ConsentPage(props: ConsentPageProps) {
  const { request, offer, here } = props;
  const { name } = request.client;
  return (
    <Page title={`Allow ${titleName(request.client)} to access your inventory?`} width="narrow">
      <ErrorSummary />
      <RequestSummary {...props} />
      <Form action={here} class="consent">
        <ScopeChoice {...props} />
        <Field
          label="Connection name (optional)"
          name="oauth_friendly_name"
          value={offer.friendlyName ?? ""}
          placeholder={name}
          maxLength={longestFriendlyName}
          autocomplete="off"
          hint="Shown in your settings."
        />
        {offer.refreshAllowed && <Validity value={offer.refreshValidity} />}
        {offer.requiresPassword && (
          <ConfirmPasswordField
            hint="Required to approve, because the application requests a powerful scope."
            required
          />
        )}
        <Actions>
          <Submit name="oauth_decision" value="approve">
            Approve
          </Submit>
          <Submit kind="quiet" name="oauth_decision" value="deny" skipsValidation>
            Deny
          </Submit>
        </Actions>
      </Form>
      <p class="hint">You can revoke access at any time under “Connected apps” in your settings.</p>
      <Details {...request} />
    </Page>
  );
}

function RequestSummary(props: ConsentPageProps) {
  const { request, signedIn, offer, here } = props;
  const facts = [
    ...applicationFacts(request.client),
    { name: "Redirects to", value: <Target {...offer} /> },
    accountFact(signedIn, here),
    ...(offer.connectedSince === null
      ? []
      : [{ name: "Connected since", value: <Time at={offer.connectedSince} /> }]),
  ];
  return (
    <>
      <FactsPanel facts={facts} />
      <TargetWarning {...props} />
    </>
  );
}

/** Returns the name of the client in the title. A name must not imitate the host, so the title has only one of them. */
function titleName({ name, origin, clientId }: Client): string {
  return origin === "metadata_document" ? `an application of ${clientIdHost(clientId)}` : `“${name}”`;
}

/** Warns if it is not verified that the target of the redirect belongs to the application. */
function TargetWarning({ request: { client }, offer }: ConsentPageProps) {
  const { name, origin, clientId } = client;
  const publisher = origin === "metadata_document" ? clientIdHost(clientId) : null;
  const target = <strong>{offer.redirectTarget}</strong>;
  if (offer.isLoopback) {
    return (
      <Warning>
        You are granting access to a program on this computer. Other local programs could intercept this
        access. Continue only if you just started {name} yourself.
        {publisher !== null && ` ${publisher} does not confirm which program asks.`}
      </Warning>
    );
  }
  const isHost = /^https?:/.test(offer.formTarget);
  if (origin === "administrator" || publisher === offer.redirectTarget) return null;
  if (!isHost) {
    return (
      <Warning>
        The access goes to the app that opens links starting with <code>{offer.redirectTarget}:</code>. It is
        not verified which app this is. Continue only if you just started {name} yourself.
      </Warning>
    );
  }
  return (
    <Warning>
      {publisher === null ? (
        <>
          The access goes to {target}. Continue only if you trust {target} and started this there yourself. If
          a link in a message brought you here, choose Deny.
        </>
      ) : (
        <>
          The access goes to {target}, not to {publisher}. Continue only if both belong to the application.
        </>
      )}
    </Warning>
  );
}

/** Lets the user choose one of the scopes that the user can approve. A single scope is shown without a choice. */
function ScopeChoice({ request, offer }: ConsentPageProps) {
  const [only, second] = offer.scopes;
  const highestScope = offer.scopes.at(-1);
  const capped = highestScope !== undefined && !reaches(highestScope, request.scope);
  const hint = capped
    ? "Scopes that exceed your permissions are not offered."
    : "An application never has more permissions than you.";
  if (only !== undefined && second === undefined) return <SingleScope scope={only} hint={hint} />;
  return (
    <>
      {offer.requiresPassword && (
        <Warning>
          The application requests a powerful scope. Choose a lower scope unless you know why the application
          needs this one.
        </Warning>
      )}
      <Radios
        legend="Scope"
        name="oauth_scope_level"
        value={offer.preselected ?? undefined}
        hint={hint}
        required
        options={offer.scopes.map((scope) => {
          const { label, description, warning } = scopeLabels(scope);
          return { value: scope, label, hint: description, warning: warning ?? undefined };
        })}
      />
    </>
  );
}

function SingleScope({ scope, hint }: { readonly scope: Scope; readonly hint: string }) {
  const { label, description, warning } = scopeLabels(scope);
  return (
    <section class="choices" aria-labelledby="level">
      <div>
        <h2 id="level">Scope</h2>
        <p class="hint">{hint}</p>
      </div>
      <input type="hidden" name="oauth_scope_level" value={scope} />
      <div class="choice">
        <div>
          <p class="term">{label}</p>
          <p class="hint">{description}</p>
          {warning !== null && <p class="caution">{warning}</p>}
        </div>
      </div>
    </section>
  );
}

const validityWords: Readonly<Record<RefreshValidity, string>> = {
  none: "1 hour (no refresh token)",
  "1": "1 day",
  "7": "7 days",
  "30": "30 days",
  "90": "90 days",
  "365": "365 days",
  unlimited: "No expiration",
};

function Validity({ value }: { readonly value: RefreshValidity }) {
  return (
    <Select
      label="Expiration"
      name="oauth_ttl_days"
      value={value}
      hint="The period restarts with each use. Unless you choose “No expiration”, access ends after one year at the latest and the application must ask you again."
      options={refreshValidities.map((validity) => ({ value: validity, label: validityWords[validity] }))}
    />
  );
}

function Details({ client, redirectUri, scope, scopeGiven, resource }: AuthorizationRequest) {
  const facts = [
    { name: "Client ID", value: <code>{client.clientId}</code> },
    { name: "Redirect URI", value: <code>{redirectUri}</code> },
    {
      name: "Requested scopes",
      value: scopeGiven ? <code>{scopesUpTo(scope).join(" ")}</code> : "None. You choose the scope.",
    },
    ...(resource === null ? [] : [{ name: "Resource", value: <code>{resource}</code> }]),
  ];
  return (
    <details>
      <summary>Technical details</summary>
      <Facts facts={facts} />
    </details>
  );
}
