/** The forms to register and edit an OAuth client. */
import { useContext } from "preact/hooks";
import { allScopes } from "../../identity/scope.ts";
import type { Client } from "../../oauth/clients.ts";
import {
  Actions,
  CopyBlock,
  ErrorSummary,
  FormPage,
  LinkButton,
  Section,
  Submit,
} from "../site/components.tsx";
import { Checkbox, Field, TextArea, fieldId } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import { RejectedFormContext } from "../site/form-rejection.ts";
import { OriginBadge } from "./client-badges.tsx";
import { clientPath, listPath } from "./client-path.ts";
import { scopeLabels } from "../scope-labels.ts";
import { clientsTrail } from "../tools/tool-list.ts";

/** Reads the form. Blank lines between redirect URIs are ignored. */
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
    <FormPage
      title="Register an OAuth client"
      trail={clientsTrail}
      lead="The application receives a client ID, but no secret. It has no access until a user approves it."
      labels={labels}
      submit="Register client"
      cancel={listPath}
    >
      <Fields {...emptyClient} />
    </FormPage>
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
      trail={[...clientsTrail, { href: clientPath(client.id), title: client.name }]}
      lead={<OriginBadge {...client} />}
      width="narrow"
    >
      <ErrorSummary labels={labels} />
      <Form>
        <Fields {...client} />
        <Checkbox
          label="Active"
          name="active"
          checked={client.active}
          hint="An inactive client cannot request access, and its tokens do not work."
        />
        <Actions>
          <Submit>Save changes</Submit>
          <LinkButton href={clientPath(client.id)}>Cancel</LinkButton>
        </Actions>
      </Form>
      <Section
        id="connect"
        title="Application settings"
        description="Enter these values in the application. Most applications discover all other settings."
      >
        <CopyBlock label="Client ID" text={client.clientId} />
        <CopyBlock label="Issuer (service address)" text={issuer} />
      </Section>
    </Page>
  );
}

const labels = { name: "Name", redirect_uris: "Redirect URIs", scopes: "Scopes" };

type FieldsProps = Pick<Client, "name" | "redirectUris" | "scopes">;

/** The fields of a new client. Most clients need only the scope `read_only`. */
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
        hint="Shown to users when the application requests access."
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
            One per line: an <code>https://</code> address, <code>http://</code> with <code>127.0.0.1</code>,{" "}
            <code>localhost</code> or <code>[::1]</code> (any port), or a custom scheme such as{" "}
            <code>com.example.app:/callback</code>.
          </>
        }
      />
      <Scopes scopes={scopes} />
    </>
  );
}

function Scopes({ scopes }: Pick<Client, "scopes">) {
  const { scopes: error } = useContext(RejectedFormContext).errors;
  const id = fieldId("scopes[]");
  return (
    <fieldset
      class="choices"
      id={id}
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
    >
      <legend>{labels.scopes}</legend>
      <p class="hint" id={`${id}-hint`}>
        The scopes that the application can request. Each scope includes the scopes above it. Users can
        approve a lower scope.
      </p>
      {allScopes.map((scope) => {
        const { label, warning } = scopeLabels(scope);
        return (
          <Checkbox
            id={`${id}-${scope}`}
            name="scopes[]"
            value={scope}
            label={label}
            checked={scopes.includes(scope)}
            hint={
              <>
                <code>{scope}</code>
                {warning !== null && <span class="caution"> {warning}</span>}
              </>
            }
          />
        );
      })}
      {error !== undefined && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
