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

/**
 * Returns the application, and the host of its metadata document. The host has a row of its own, because an application
 * can choose a name that looks like a host.
 */
export function applicationFacts({ name, origin, clientId }: Client): readonly Fact[] {
  const application = (
    <>
      <bdi class="term">{name}</bdi>{" "}
      {origin === "registration" && (
        <>
          <Badge kind="warn">Unverified</Badge>
          <p class="hint">This application registered itself, so its name is not verified.</p>
        </>
      )}
    </>
  );
  if (origin !== "metadata_document") return [{ name: "Application", value: application }];
  const host = (
    <>
      <strong class="term">{clientIdHost(clientId)}</strong>
      <p class="hint">This host publishes the name. Check that it belongs to the application.</p>
    </>
  );
  return [
    { name: "Application", value: application },
    { name: "Published by", value: host },
  ];
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
