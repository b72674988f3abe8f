/** The forms in which an administrator registers a client and changes one, and their fields. */
import { tiers } from "../../identity/tier.ts";
import type { Client } from "../../oauth/clients.ts";
import { Actions, Badge, CopyBlock, ErrorSummary, LinkButton, Section, Submit } from "../site/components.tsx";
import { Checkbox, Field, TextArea, fieldId } from "../site/fields.tsx";
import type { Faults } from "../site/refused.ts";
import { Form, Page } from "../site/layout.tsx";
import { listPath } from "./client-path.ts";
import { tierWords } from "../tier-words.ts";

export interface ClientFields {
  readonly name: string;
  /** One a line, as typed. */
  readonly redirectUris: string;
  readonly scopes: readonly string[];
  readonly active: boolean;
}

/** `read_only` is what most clients need. */
export const emptyClient: ClientFields = {
  name: "",
  redirectUris: "",
  scopes: ["read_only"],
  active: true,
};

export function fieldsOf({ name, redirectUris, scopes, active }: Client): ClientFields {
  return { name, redirectUris: redirectUris.join("\n"), scopes, active };
}

export function readFields(form: URLSearchParams): ClientFields {
  return {
    name: form.get("name") ?? "",
    redirectUris: form.get("redirect_uris") ?? "",
    scopes: form.getAll("scopes[]"),
    active: form.has("active"),
  };
}

/** The fields as they are stored: blank lines count for nothing. */
export function clientOf({ name, redirectUris, scopes, active }: ClientFields) {
  return {
    name: name.trim(),
    redirectUris: redirectUris
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    scopes,
    active,
  };
}

export interface NewClientPageProps {
  readonly fields: ClientFields;
  readonly faults: Faults;
}

export function NewClientPage({ fields, faults }: NewClientPageProps) {
  return (
    <Page
      title="Register a new client manually"
      lead="The application gets a client ID. It has no secret, and no access until a user approves it."
      narrow
    >
      <Summary faults={faults} />
      <Form action={`${listPath}/new`}>
        <Fields fields={fields} faults={faults} />
        <Actions>
          <Submit>Register client</Submit>
          <LinkButton href={listPath}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

export interface EditClientPageProps extends NewClientPageProps {
  readonly client: Client;
  readonly issuer: string;
}

export function EditClientPage({ client, issuer, fields, faults }: EditClientPageProps) {
  return (
    <Page
      title={`Edit “${client.name}”`}
      lead={client.dynamicallyRegistered && <Badge kind="warn">Registered itself</Badge>}
      narrow
    >
      <Summary faults={faults} />
      <Form action={`${listPath}/${client.id}/edit`}>
        <Fields fields={fields} faults={faults} />
        <Checkbox
          label="Active"
          name="active"
          checked={fields.active}
          hint="An inactive application gets no access, and its tokens do not work."
        />
        <Actions>
          <Submit>Save changes</Submit>
          <LinkButton href={listPath}>Cancel</LinkButton>
        </Actions>
      </Form>
      <Section
        id="connect"
        title="What the application needs to know"
        description="Most applications discover everything else from the address of the service."
      >
        <CopyBlock label="Client ID" text={client.clientId} />
        <CopyBlock label="Address of the service" text={issuer} />
      </Section>
    </Page>
  );
}

const labels = { name: "Name", redirect_uris: "Redirect URIs", scopes: "What it may ask people for" };

function Summary({ faults }: { readonly faults: Faults }) {
  return <ErrorSummary errors={faults} labels={labels} />;
}

function Fields({ fields, faults }: NewClientPageProps) {
  return (
    <>
      <Field
        label={labels.name}
        name="name"
        value={fields.name}
        maxLength={128}
        required
        autocomplete="off"
        hint="Shown to every user whom the application asks."
        error={faults["name"]}
      />
      <TextArea
        label={labels.redirect_uris}
        name="redirect_uris"
        value={fields.redirectUris}
        rows={4}
        required
        verbatim
        autocomplete="off"
        hint={
          <>
            One per line: the addresses that users are sent back to. An <code>https://</code> address,{" "}
            <code>http://</code> to <code>127.0.0.1</code>, <code>localhost</code> or <code>[::1]</code> (the
            port does not matter), or a scheme of the application's own such as{" "}
            <code>com.example.app:/callback</code>.
          </>
        }
        error={faults["redirect_uris"]}
      />
      <Scopes scopes={fields.scopes} error={faults["scopes"]} />
    </>
  );
}

function Scopes({
  scopes,
  error,
}: {
  readonly scopes: readonly string[];
  readonly error: string | undefined;
}) {
  const id = fieldId("scopes[]");
  return (
    <fieldset
      class="choices"
      id={id}
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
    >
      <legend>{labels.scopes}</legend>
      <p class="hint" id={`${id}-hint`}>
        Each scope includes the scopes above it. Users choose the scope that they approve.
      </p>
      {tiers.map((tier) => {
        const { to, warning } = tierWords(tier);
        return (
          <Checkbox
            id={`${id}-${tier}`}
            name="scopes[]"
            value={tier}
            label={`${to[0]?.toUpperCase()}${to.slice(1)}`}
            checked={scopes.includes(tier)}
            hint={
              <>
                <code>{tier}</code>
                {warning !== null && <span class="caution"> {warning}</span>}
              </>
            }
          />
        );
      })}
      {error !== undefined && (
        <p class="fault" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
