/** The forms in which an administrator registers a client and changes one, and their fields. */
import { useContext } from "preact/hooks";
import { tiers } from "../../identity/tier.ts";
import type { Client } from "../../oauth/clients.ts";
import { Actions, Badge, CopyBlock, ErrorSummary, LinkButton, Section, Submit } from "../site/components.tsx";
import { Checkbox, Field, TextArea, fieldId } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import { RefusedFormContext } from "../site/refused.ts";
import { listPath } from "./client-path.ts";
import { tierWords } from "../tier-words.ts";

/** What was typed. Blank lines between the redirect URIs count for nothing. */
export function readClient(form: URLSearchParams) {
  return {
    name: (form.get("name") ?? "").trim(),
    redirectUris: (form.get("redirect_uris") ?? "")
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    scopes: form.getAll("scopes[]"),
    active: form.has("active"),
  };
}

export function NewClientPage() {
  return (
    <Page
      title="Register a new client manually"
      lead="The application gets a client ID. It has no secret, and no access until a user approves it."
      narrow
    >
      <ErrorSummary labels={labels} />
      <Form>
        <Fields {...emptyClient} />
        <Actions>
          <Submit>Register client</Submit>
          <LinkButton href={listPath}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

interface EditClientPageProps {
  readonly client: Client;
  readonly issuer: string;
}

export function EditClientPage({ client, issuer }: EditClientPageProps) {
  return (
    <Page
      title={`Edit “${client.name}”`}
      lead={client.dynamicallyRegistered && <Badge kind="warn">Registered itself</Badge>}
      narrow
    >
      <ErrorSummary labels={labels} />
      <Form>
        <Fields {...client} />
        <Checkbox
          label="Active"
          name="active"
          checked={client.active}
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

type FieldsProps = Pick<Client, "name" | "redirectUris" | "scopes">;

/** `read_only` is what most clients need. */
const emptyClient: FieldsProps = { name: "", redirectUris: [], scopes: ["read_only"] };

function Fields({ name, redirectUris, scopes }: FieldsProps) {
  return (
    <>
      <Field
        label={labels.name}
        name="name"
        value={name}
        maxLength={128}
        required
        autocomplete="off"
        hint="Shown to every user whom the application asks."
      />
      <TextArea
        label={labels.redirect_uris}
        name="redirect_uris"
        value={redirectUris.join("\n")}
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
      />
      <Scopes scopes={scopes} />
    </>
  );
}

function Scopes({ scopes }: Pick<Client, "scopes">) {
  const { scopes: error } = useContext(RefusedFormContext).faults;
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
