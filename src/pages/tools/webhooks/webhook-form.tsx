/** The form of a webhook: `/tools/webhooks/new` and `/tools/webhooks/:id/edit`. */
import { requestComponents, type Schemas } from "../../../../generated/resources.ts";
import { Problem } from "../../../util/errors.ts";
import type { PageDependencies } from "../../page-dependencies.ts";
import { FormPage } from "../../site/components.tsx";
import { Checkbox, Field, TextArea } from "../../site/fields.tsx";
import { FormRejection, toFormRejection } from "../../site/form-rejection.ts";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { pathId } from "../../site/path-id.ts";
import { webhooksTrail } from "../tool-list.ts";
import { access, webhookPath, webhooksPath } from "./webhook-path.ts";
import { SecretPage } from "./webhook-secret.tsx";

type WebhookFields = Pick<Schemas["Webhook"], "name" | "url" | "event_types" | "filters" | "enabled">;

const labels = { name: "Name", url: "URL", event_types: "Events", filters: "Filters", enabled: "Enabled" };

const emptyWebhook: WebhookFields = { name: "", url: "", event_types: ["*"], filters: [], enabled: true };

function resourceNames(): readonly string[] {
  const { enum: types } = requestComponents["WebhookEventType"] as { readonly enum: readonly string[] };
  return types.flatMap((type) => (type.endsWith(".*") ? [type.slice(0, -2)] : []));
}

function Fields({ name, url, event_types: types, filters, enabled }: WebhookFields) {
  return (
    <>
      <Field name="name" label={labels.name} value={name} maxLength={255} required autocomplete="off" />
      <Field
        name="url"
        label={labels.url}
        value={url}
        maxLength={2048}
        required
        verbatim
        autocomplete="off"
        hint="Events are sent to this http or https address with POST."
      />
      <TextArea
        name="event_types"
        label={labels.event_types}
        value={types.join("\n")}
        rows={5}
        required
        verbatim
        autocomplete="off"
        hint={
          <>
            One per line: <code>*</code> for all events, <code>part.*</code> for all events of parts, or{" "}
            <code>part.created</code>, <code>part.changed</code> and <code>part.deleted</code>. Other names
            are{" "}
            {resourceNames()
              .filter((each) => each !== "part")
              .join(", ")}
            .
          </>
        }
      />
      <TextArea
        name="filters"
        label={labels.filters}
        value={filters.join("\n")}
        rows={3}
        verbatim
        autocomplete="off"
        hint={
          <>
            Optional paths of lists, one per line, such as <code>/api/parts?category=5++</code>. Created and
            changed parts are then sent only if the list contains them. Deletions are always sent.
          </>
        }
      />
      <Checkbox
        name="enabled"
        label={labels.enabled}
        checked={enabled}
        hint="While a webhook is disabled, no events are sent. When it is enabled again, the receiver is asked to read all data."
      />
    </>
  );
}

/** Reads the form. Blank lines are ignored. */
function bodyOf(form: URLSearchParams): WebhookFields {
  const lines = (name: string): readonly string[] =>
    (form.get(name) ?? "")
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "");
  return {
    name: form.get("name") ?? "",
    url: (form.get("url") ?? "").trim(),
    // The operation validates the types.
    event_types: lines("event_types") as WebhookFields["event_types"],
    filters: [...lines("filters")],
    enabled: form.has("enabled"),
  };
}

/** Runs `save`, and shows the errors of single lines at the field. */
async function withFieldErrors<T>(
  { event_types: types, filters }: WebhookFields,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const rejection = error instanceof Problem ? toFormRejection(error) : null;
    if (rejection === null) throw error;
    const errors = Object.entries(rejection.errors).map(([path, message]): [string, string] => {
      const [, field, index] = /^(event_types|filters)\[(\d+)\]$/.exec(path) ?? [];
      if (field === "event_types")
        return [field, `The event “${types[Number(index)] ?? ""}” does not exist.`];
      return field === "filters" ? [field, `“${filters[Number(index)] ?? ""}”: ${message}`] : [path, message];
    });
    throw new FormRejection(Object.fromEntries(errors), rejection.status, rejection.headers);
  }
}

export function webhookFormRoutes({
  operations,
}: Pick<PageDependencies, "operations">): readonly PageRoute[] {
  async function create(request: SignedInRequest) {
    const body = bodyOf(request.form);
    const { id, name, secret } = await withFieldErrors(body, () =>
      operations.call(request, { operationId: "createWebhook", body }),
    );
    return page(<SecretPage id={id} name={name} secret={secret ?? ""} title="Webhook created" />);
  }

  async function edit(request: SignedInRequest) {
    const webhook = await operations.call(request, {
      operationId: "getWebhook",
      path: { id: pathId(request) },
    });
    return page(
      <FormPage
        title={`Edit “${webhook.name}”`}
        trail={[...webhooksTrail, { href: webhookPath(webhook.id), title: webhook.name }]}
        lead="After you save, the permissions of your account determine which events are sent."
        labels={labels}
        submit="Save changes"
        cancel={webhookPath(webhook.id)}
      >
        <Fields {...webhook} />
      </FormPage>,
    );
  }

  async function update(request: SignedInRequest) {
    const body = bodyOf(request.form);
    const id = pathId(request);
    const { name } = await withFieldErrors(body, () =>
      operations.call(request, { operationId: "updateWebhook", path: { id }, body }),
    );
    return redirect(webhookPath(id), { notice: `Saved “${name}”.` });
  }

  return [
    {
      method: "GET",
      path: `${webhooksPath}/new`,
      access,
      handle: async () =>
        page(
          <FormPage
            title="Create webhook"
            trail={webhooksTrail}
            lead="The service sends changes of the inventory to the address of another program."
            labels={labels}
            submit="Create webhook"
            cancel={webhooksPath}
          >
            <Fields {...emptyWebhook} />
          </FormPage>,
        ),
      submit: create,
    },
    { method: "GET", path: `${webhooksPath}/:id/edit`, access, handle: edit, submit: update },
  ];
}
