/**
 * Tells whoever sits there that an application's request was faulty, and where it would send them. What it asked for
 * makes no difference any more: there is only the way back, which they take or not.
 */
import type { RefusedRequest } from "../../oauth/authorization-request.ts";
import type { RedirectTarget } from "../../oauth/consent-offer.ts";
import { Actions, Badge, Facts, LinkButton, Submit } from "../site/components.tsx";
import { Form, Page } from "../site/layout.tsx";
import { Target } from "./redirect-target.tsx";

export interface FaultyRequestPageProps {
  readonly refused: RefusedRequest;
  readonly target: RedirectTarget;
  /** Where the button is posted to, which leads back to the application. */
  readonly here: string;
}

export function FaultyRequestPage({ refused, target, here }: FaultyRequestPageProps) {
  const { client, error, description } = refused;
  return (
    <Page
      title="Invalid request of an application"
      lead={
        <>
          <bdi>{client.name}</bdi> sent you here with an invalid request. Nothing was shared.
        </>
      }
      narrow
    >
      <div class="panel">
        <Facts
          facts={[
            {
              name: "Application",
              value: (
                <>
                  <bdi class="term">{client.name}</bdi> <Badge kind="warn">Unverified</Badge>
                  <p class="hint">It registered itself. Its name is not verified.</p>
                </>
              ),
            },
            { name: "Would send you to", value: <Target {...target} /> },
            { name: "Problem", value: description },
            { name: "Error code", value: <code>{error}</code> },
          ]}
        />
      </div>
      <p>Go back only if you came from there and trust it. The application then receives the error.</p>
      <Form action={here}>
        <Actions>
          <Submit kind="quiet" name="oauth_decision" value="deny">
            Go back to {target.redirectTarget}
          </Submit>
          <LinkButton href="/" kind="main">
            Go to the start page
          </LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}
