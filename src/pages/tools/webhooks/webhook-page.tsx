/** `/tools/webhooks/:id`: a webhook with the log of its deliveries, test events, sending again, and deleting. */
import type { Schemas } from "../../../../generated/resources.ts";
import type { PageDependencies } from "../../page-dependencies.ts";
import {
  Actions,
  Badge,
  ConfirmPage,
  Facts,
  LinkButton,
  Section,
  Submit,
  Table,
  type BadgeProps,
} from "../../site/components.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { parsePositiveInteger, pathId } from "../../site/path-id.ts";
import { Time } from "../../site/time.tsx";
import { webhooksTrail } from "../tool-list.ts";
import { WebhookState } from "./webhook-list.tsx";
import { access, webhookPath, webhooksPath } from "./webhook-path.ts";

type Webhook = Schemas["WebhookJsonld"];
type Delivery = Schemas["WebhookDeliveryJsonld"];

const deliveriesPerPage = 30;

const statusKinds: Readonly<Record<Delivery["status"], BadgeProps["kind"]>> = {
  pending: "neutral",
  delivered: "good",
  failed: "bad",
  canceled: "warn",
};

interface WebhookPageProps {
  readonly webhook: Webhook;
  readonly deliveries: readonly Delivery[];
  readonly total: number;
  readonly number: number;
}

function WebhookPage({ webhook, deliveries, total, number }: WebhookPageProps) {
  const path = webhookPath(webhook.id);
  return (
    <Page
      title={webhook.name}
      trail={webhooksTrail}
      actions={
        <>
          <LinkButton href={`${path}/edit`}>Edit</LinkButton>
          <LinkButton href={`${path}/rotate_secret`}>Rotate secret</LinkButton>
          <LinkButton href={`${path}/delete`} kind="danger">
            Delete
          </LinkButton>
        </>
      }
    >
      <Facts
        facts={[
          { name: "State", value: <WebhookState {...webhook} /> },
          { name: "URL", value: <bdi>{webhook.url}</bdi> },
          { name: "Events", value: webhook.event_types.join(", ") },
          ...(webhook.filters.length === 0
            ? []
            : [
                {
                  name: "Filters",
                  value: webhook.filters.map((filter) => (
                    <div>
                      <bdi>{filter}</bdi>
                    </div>
                  )),
                },
              ]),
          ...(webhook.failing_since === undefined
            ? []
            : [{ name: "Failing since", value: <Time at={webhook.failing_since} /> }]),
        ]}
      />
      {webhook.enabled && (
        <Form action={`${path}/ping`}>
          <Actions>
            <Submit kind="quiet">Send test event</Submit>
          </Actions>
        </Form>
      )}
      <Section
        id="deliveries"
        title="Deliveries"
        description="Newest first. Deliveries are kept for 30 days."
      >
        <Table
          caption="Deliveries of this webhook"
          columns={["Event", "Created", "Status", "Last response", { title: "Send again", hidden: true }]}
          rows={deliveries.map((delivery) => row(delivery, webhook.enabled))}
          empty="Nothing was sent yet."
          stacking="named"
        />
        <Actions>
          {number > 1 && <LinkButton href={`${path}?page=${number - 1}#deliveries`}>Newer</LinkButton>}
          {number * deliveriesPerPage < total && (
            <LinkButton href={`${path}?page=${number + 1}#deliveries`}>Older</LinkButton>
          )}
        </Actions>
      </Section>
    </Page>
  );
}

function row(delivery: Delivery, canSend: boolean) {
  const { id, event_type: type, target, status, attempts, next_attempt: next } = delivery;
  return [
    <>
      {type} {target !== undefined && <small>{target.replace(/^\/api\//, "")}</small>}
    </>,
    <Time at={delivery.addedDate} />,
    <>
      <Badge kind={statusKinds[status] ?? "neutral"}>{status}</Badge>{" "}
      {attempts > 1 && <small>{attempts} attempts</small>}{" "}
      {attempts > 0 && next !== undefined && (
        <small>
          next <Time at={next} />
        </small>
      )}
    </>,
    <Response {...delivery} />,
    canSend && (
      <Form action={`${webhooksPath}/deliveries/${id}/resend`}>
        <Submit kind="quiet">Send again</Submit>
      </Form>
    ),
  ];
}

function Response({ response_status: code, response_body: body, error, duration }: Delivery) {
  if (duration === undefined && error === undefined) return <>none yet</>;
  return (
    <>
      {code !== undefined && `${code} `}
      {duration !== undefined && <small>{duration} ms</small>}
      {error !== undefined && <div>{error}</div>}
      {body !== undefined && body !== "" && (
        <details>
          <summary>Body</summary>
          <pre>{body}</pre>
        </details>
      )}
    </>
  );
}

export function webhookPageRoutes({
  operations,
}: Pick<PageDependencies, "operations">): readonly PageRoute[] {
  const webhookOf = (request: SignedInRequest) =>
    operations.call(request, { operationId: "getWebhook", path: { id: pathId(request) } });

  async function show(request: SignedInRequest) {
    const webhook = await webhookOf(request);
    const number = parsePositiveInteger(request.query.get("page") ?? "") ?? 1;
    const query = {
      webhook: String(webhook.id),
      page: number,
      itemsPerPage: deliveriesPerPage,
      "order[id]": "desc",
    };
    const list = await operations.call(request, { operationId: "listWebhookDeliveries", query });
    const deliveries = list["hydra:member"];
    return page(<WebhookPage {...{ webhook, deliveries, number }} total={list["hydra:totalItems"]} />);
  }

  async function ping(request: SignedInRequest) {
    const id = pathId(request);
    await operations.call(request, { operationId: "pingWebhook", path: { id } });
    return redirect(webhookPath(id), {
      notice: "The test event is being sent. Reload the page to see the result.",
    });
  }

  async function resend(request: SignedInRequest) {
    const { webhook } = await operations.call(request, {
      operationId: "resendWebhookDelivery",
      path: { id: pathId(request) },
    });
    const id = Number(webhook.split("/").at(-1));
    return redirect(webhookPath(id), {
      notice: "The event is being sent again. Reload the page to see the result.",
    });
  }

  async function confirmDelete(request: SignedInRequest) {
    const { id, name } = await webhookOf(request);
    return page(
      <ConfirmPage
        title={`Delete “${name}”?`}
        trail={[...webhooksTrail, { href: webhookPath(id), title: name }]}
        question="No more events are sent, and the log of deliveries is deleted. To stop temporarily, disable the webhook instead."
        submit="Delete webhook"
        cancel={webhookPath(id)}
      />,
    );
  }

  async function remove(request: SignedInRequest) {
    const { id, name } = await webhookOf(request);
    await operations.call(request, { operationId: "deleteWebhook", path: { id } });
    return redirect(webhooksPath, { notice: `Deleted “${name}”.` });
  }

  return [
    { method: "GET", path: `${webhooksPath}/:id`, access, handle: show },
    { method: "POST", path: `${webhooksPath}/:id/ping`, access, handle: ping },
    { method: "GET", path: `${webhooksPath}/:id/delete`, access, handle: confirmDelete, submit: remove },
    { method: "POST", path: `${webhooksPath}/deliveries/:id/resend`, access, handle: resend },
  ];
}
