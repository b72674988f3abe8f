/** Stands in place of the consent page for somebody who may not use the API at all: there is nothing to consent to. */
import type { SignedIn } from "../../identity/signed-in.ts";
import type { AuthorizationRequest } from "../../oauth/authorization-request.ts";
import { Actions, Facts, Submit } from "../site/components.tsx";
import { Form, Page } from "../site/layout.tsx";
import { OtherAccount } from "./other-account.tsx";

export interface NoAccessPageProps {
  readonly request: AuthorizationRequest;
  readonly signedIn: SignedIn;
  readonly here: string;
}

export function NoAccessPage({ request, signedIn, here }: NoAccessPageProps) {
  const { name } = request.client;
  return (
    <Page
      title="Your account cannot connect applications"
      lead={
        <>
          <bdi>{name}</bdi> asks for access in your name, but your account does not have permission to use the
          API.
        </>
      }
      narrow
    >
      <div class="panel">
        <Facts facts={[{ name: "Signed in as", value: <OtherAccount signedIn={signedIn} here={here} /> }]} />
      </div>
      <p>
        Ask an administrator for the permission “Use the API”, then start again in the application. Nothing
        was shared.
      </p>
      <Form action={here}>
        <Actions>
          <Submit name="oauth_decision" value="deny">
            Go back to the application
          </Submit>
        </Actions>
      </Form>
    </Page>
  );
}
