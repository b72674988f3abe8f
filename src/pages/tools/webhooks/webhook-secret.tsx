/** Shows the secret of a webhook once, after it was created or rotated. */
import type { PageDependencies } from "../../page-dependencies.ts";
import { Actions, ConfirmPage, CopyBlock, LinkButton, Warning } from "../../site/components.tsx";
import { Page } from "../../site/layout.tsx";
import { page, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { pathId } from "../../site/path-id.ts";
import { webhooksTrail } from "../tool-list.ts";
import { access, webhookPath, webhooksPath } from "./webhook-path.ts";

interface SecretPageProps {
  readonly id: number;
  readonly name: string;
  readonly secret: string;
  readonly title: string;
}

export function SecretPage({ id, name, secret, title }: SecretPageProps) {
  return (
    <Page title={title} trail={[...webhooksTrail, { href: webhookPath(id), title: name }]} width="narrow">
      <Warning>
        <p>Copy the secret now. It is shown only once.</p>
      </Warning>
      <CopyBlock label="Secret" text={secret} />
      <p class="hint">
        The receiver verifies the header <code>webhook-signature</code> with this secret. Libraries for{" "}
        Standard Webhooks do this.
      </p>
      <Actions>
        <LinkButton href={webhookPath(id)} kind="main">
          I have copied the secret
        </LinkButton>
      </Actions>
    </Page>
  );
}

/** `/tools/webhooks/:id/rotate_secret` */
export function webhookSecretRoute({ operations }: Pick<PageDependencies, "operations">): PageRoute {
  return {
    method: "GET",
    path: `${webhooksPath}/:id/rotate_secret`,
    access,
    handle: async (request: SignedInRequest) => {
      const { id, name } = await operations.call(request, {
        operationId: "getWebhook",
        path: { id: pathId(request) },
      });
      return page(
        <ConfirmPage
          title={`Rotate the secret of “${name}”?`}
          trail={[...webhooksTrail, { href: webhookPath(id), title: name }]}
          question="For 24 hours, events are signed with both the new and the present secret. Enter the new one at the receiver in this time."
          submit="Rotate secret"
          cancel={webhookPath(id)}
        />,
      );
    },
    submit: async (request: SignedInRequest) => {
      const { id, name, secret } = await operations.call(request, {
        operationId: "rotateWebhookSecret",
        path: { id: pathId(request) },
      });
      return page(<SecretPage id={id} name={name} secret={secret ?? ""} title="Secret rotated" />);
    },
  };
}
