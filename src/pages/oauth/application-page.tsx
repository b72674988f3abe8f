/** Shared components of the pages for authorization requests. */
import type { ComponentChildren } from "preact";
import type { SignedIn } from "../../identity/signed-in.ts";
import { clientIdHost } from "../../oauth/client-document.ts";
import type { Client } from "../../oauth/clients.ts";
import type { RedirectTarget } from "../../oauth/consent-offer.ts";
import { Actions, Badge, Facts, LinkButton, type Fact } from "../site/components.tsx";
import { Form, Page } from "../site/layout.tsx";

interface ApplicationPageProps {
  readonly title: string;
  readonly lead: ComponentChildren;
  readonly facts?: readonly Fact[];
  /**
   * Target of the form whose button returns to the application. Without a target, the page links to the home page
   * instead.
   */
  readonly here?: string;
  readonly back?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A page that replaces the consent page and explains why. */
export function ApplicationPage({ title, lead, facts, here, back, children }: ApplicationPageProps) {
  return (
    <Page title={title} lead={lead} width="narrow">
      {facts !== undefined && <FactsPanel facts={facts} />}
      {children}
      {here === undefined ? (
        <Actions>
          <StartLink />
        </Actions>
      ) : (
        <Form action={here}>
          <Actions>{back}</Actions>
        </Form>
      )}
    </Page>
  );
}

export function StartLink() {
  return (
    <LinkButton href="/" kind="main">
      Go to the home page
    </LinkButton>
  );
}

export function FactsPanel({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <div class="panel">
      <Facts facts={facts} />
    </div>
  );
}

/** Returns the application, and what is verified about it. */
export function applicationFact(client: Client): Fact {
  return {
    name: "Application",
    value: (
      <>
        <bdi class="term">{client.name}</bdi> <Verification {...client} />
      </>
    ),
  };
}

function Verification({ origin, clientId }: Client) {
  if (origin === "administrator") return null;
  if (origin === "registration") {
    return (
      <>
        <Badge kind="warn">Unverified</Badge>
        <p class="hint">This application registered itself, so its name is not verified.</p>
      </>
    );
  }
  return (
    <>
      from <strong class="term">{clientIdHost(clientId)}</strong>
      <p class="hint">
        The name is set by <strong>{clientIdHost(clientId)}</strong>. Only this host is verified, so check
        that it belongs to the application.
      </p>
    </>
  );
}

/** Returns the signed-in user, with a button to use another account and return to `here`. */
export function accountFact({ principal }: SignedIn, here: string): Fact {
  return {
    name: "Signed in as",
    value: (
      <Form action="/logout" class="beside">
        <input type="hidden" name="return_to" value={here} />
        <bdi class="term">{principal.username}</bdi>{" "}
        <button type="submit" class="link">
          Use another account
        </button>
      </Form>
    ),
  };
}

/** Shows the redirect target, the only value on these pages that a malicious application cannot choose freely. */
export function Target({ redirectTarget, isLoopback, formTarget }: RedirectTarget) {
  if (isLoopback) {
    return (
      <>
        <strong class="term">This computer</strong> ({redirectTarget})
      </>
    );
  }
  if (/^https?:/.test(formTarget)) return <strong class="term">{redirectTarget}</strong>;
  return (
    <>
      <strong class="term">An app on this device</strong>: the app that opens links starting with{" "}
      <code>{redirectTarget}:</code>
    </>
  );
}
