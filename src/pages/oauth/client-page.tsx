/** `/tools/oauth_clients/:id`: an OAuth client with its grants by user. */
import type { ListedClient } from "../../oauth/client-list.ts";
import type { ClientUser } from "../../oauth/client-users.ts";
import { scopeLabel } from "../scope-labels.ts";
import { Actions, Facts, LinkButton, Section, Table } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Page } from "../site/layout.tsx";
import { usePage } from "../site/page-context.ts";
import { Time } from "../site/time.tsx";
import { clientsTrail } from "../tools/tool-list.ts";
import { userPath } from "../tools/users/managed-user.ts";
import { OriginBadge, StateBadge } from "./client-badges.tsx";
import { ClientActions, clientFacts, Lines, tokenCounts } from "./client-facts.tsx";
import { clientPath } from "./client-path.ts";

/** The maximum number of users on the page. */
export const maximumUsers = 100;

interface ClientPageProps {
  readonly client: ListedClient;
  /** The users who connected last, up to {@link maximumUsers}. */
  readonly users: readonly ClientUser[];
}

export function ClientPage({ client, users }: ClientPageProps) {
  const { id, name, redirectUris } = client;
  return (
    <Page
      title={name}
      trail={clientsTrail}
      lead={
        <>
          <StateBadge {...client} /> <OriginBadge {...client} />
        </>
      }
      actions={<ClientActions {...client} />}
    >
      <DocumentNote {...client} />
      <Facts
        facts={[...clientFacts(client), { name: "Redirect URIs", value: <Lines texts={redirectUris} /> }]}
      />
      <Section
        id="grants"
        title="Grants by user"
        description={
          users.length < client.users
            ? `The ${countText(users.length)} users who connected last, of ${countText(client.users)}.`
            : "The users who have given this client access, starting with the newest connection."
        }
      >
        <Actions>
          <LinkButton href={clientPath(id, "revoke")} kind="danger">
            Revoke all access
          </LinkButton>
        </Actions>
        <Table
          caption="Users of this client"
          columns={["User", "Scope", "Connected", "Last request", "Active tokens"]}
          rows={users.map(row)}
          empty="No user is connected to this client."
          stacking="named"
        />
      </Section>
    </Page>
  );
}

/** Explains a client whose properties come from a metadata document. */
function DocumentNote({ origin, active }: ListedClient) {
  if (origin !== "metadata_document") return null;
  return (
    <p>
      {active
        ? "The name, redirect URIs and scopes come from the metadata document at the client ID, so they cannot be edited here."
        : "The client cannot request access, and its metadata document is not fetched, until it is allowed again."}
    </p>
  );
}

function row({ userId, username, scope, connectedSince, lastUsedAt, ...tokens }: ClientUser) {
  return [
    <UserLink id={userId} name={username} />,
    scopeLabel(scope),
    <Time at={connectedSince} />,
    <Time at={lastUsedAt} />,
    tokenCounts(tokens),
  ];
}

function UserLink({ id, name }: { readonly id: number; readonly name: string }) {
  const canSeeUsers = usePage().signedIn?.principal.can("users.read") === true;
  return canSeeUsers ? <a href={userPath(id)}>{name}</a> : <>{name}</>;
}
