/** `/tools/webhooks`: the list of webhooks. */
import type { Schemas } from "../../../../generated/resources.ts";
import type { PageDependencies } from "../../page-dependencies.ts";
import { Badge, LinkButton, Table } from "../../site/components.tsx";
import { Page } from "../../site/layout.tsx";
import { page, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { toolTrail } from "../tool-list.ts";
import { access, webhookPath, webhooksPath } from "./webhook-path.ts";

type Webhook = Pick<
  Schemas["Webhook"],
  "id" | "name" | "url" | "event_types" | "enabled" | "disabled_reason" | "failing_since"
>;

const reasons: Readonly<Record<NonNullable<Webhook["disabled_reason"]>, string>> = {
  failing: "Disabled, because all attempts failed for three days",
  filter: "Disabled, because a filter is no longer valid or its user must not use it",
  gone: "Disabled, because the receiver returned 410",
  user: "Disabled, because its user has no permission to manage webhooks",
};

/** Shows whether a webhook sends events and, if the service has disabled it, the reason. */
export function WebhookState({ enabled, disabled_reason: reason, failing_since: failing }: Webhook) {
  if (reason !== undefined) return <Badge kind="bad">{reasons[reason]}</Badge>;
  if (!enabled) return <Badge>Disabled</Badge>;
  return failing === undefined ? <Badge kind="good">Enabled</Badge> : <Badge kind="warn">Failing</Badge>;
}

export function webhookListRoute({ operations }: Pick<PageDependencies, "operations">): PageRoute {
  return {
    method: "GET",
    path: webhooksPath,
    access,
    handle: async (request: SignedInRequest) => {
      // An instance has at most 50 webhooks.
      const query = { itemsPerPage: 100, "order[name]": "asc" };
      const list = await operations.call(request, { operationId: "listWebhooks", query });
      return page(
        <Page
          title="Webhooks"
          trail={toolTrail}
          lead="Webhooks send changes of the inventory to other programs."
          actions={
            <LinkButton href={`${webhooksPath}/new`} kind="main">
              Create webhook
            </LinkButton>
          }
        >
          <Table
            caption="Webhooks"
            columns={["Name", "URL", "Events", "State"]}
            rows={list["hydra:member"].map((webhook) => [
              <a href={webhookPath(webhook.id)}>
                <bdi>{webhook.name}</bdi>
              </a>,
              <bdi>{webhook.url}</bdi>,
              webhook.event_types.includes("*") ? "all" : webhook.event_types.join(", "),
              <WebhookState {...webhook} />,
            ])}
            empty="No webhooks yet."
            stacking="named"
          />
        </Page>,
      );
    },
  };
}
