/** All clients with what they may do, and whether they do. */
import type { ListedClient } from "../../oauth/clients.ts";
import type { Column } from "../site/components.tsx";
import { Badge, LinkButton, Table } from "../site/components.tsx";
import { Page } from "../site/layout.tsx";
import { Time } from "../site/time.tsx";
import { tierWords } from "../tier-words.ts";

export const listPath = "/tools/oauth_clients";

const columns: readonly (string | Column)[] = [
  "Application",
  "May ask for",
  "Redirect URIs",
  "Live tokens",
  "Added",
  "Last used",
  { title: "Actions", hidden: true },
];

export function ClientListPage({ clients }: { readonly clients: readonly ListedClient[] }) {
  return (
    <Page
      title="OAuth clients"
      lead="Applications that may ask people for access to this service. None of them has any access before somebody approves it."
    >
      <p>
        <LinkButton href={`${listPath}/new`} kind="main">
          Register new client
        </LinkButton>
      </p>
      <Table
        caption="OAuth clients"
        columns={columns}
        rows={clients.map(cells)}
        empty="No application is registered yet. Register one here, or let applications register themselves with OAUTH_DCR_ENABLED=1."
      />
    </Page>
  );
}

function cells(client: ListedClient) {
  const { name } = client;
  const { id, clientId, active, dynamicallyRegistered, redirectUris, scopes } = client;
  return [
    <>
      <bdi>{name}</bdi> {active ? <Badge kind="good">Active</Badge> : <Badge kind="bad">Inactive</Badge>}{" "}
      {dynamicallyRegistered && <Badge kind="warn">Registered itself</Badge>}
      <br />
      <code>{clientId}</code>
    </>,
    <ul class="plain">
      {scopes.map((scope) => (
        <li>
          {tierWords(scope).can} <code>{scope}</code>
        </li>
      ))}
    </ul>,
    <ul class="plain">
      {redirectUris.map((uri) => (
        <li>
          <code>{uri}</code>
        </li>
      ))}
    </ul>,
    liveTokens(client),
    <Time at={client.addedDate} />,
    <Time at={client.lastUsedAt} />,
    <>
      <LinkButton href={`${listPath}/${id}/edit`} label={`Edit ${name}`}>
        Edit
      </LinkButton>{" "}
      <LinkButton href={`${listPath}/${id}/delete`} kind="danger" label={`Delete ${name}`}>
        Delete
      </LinkButton>
    </>,
  ];
}

/** “2 access tokens and 1 refresh token”. */
export function liveTokens({
  accessTokens,
  refreshTokens,
}: Pick<ListedClient, "accessTokens" | "refreshTokens">): string {
  const parts = [counted(accessTokens, "access token"), counted(refreshTokens, "refresh token")];
  const some = parts.filter((part) => part !== null);
  return some.length === 0 ? "none" : some.join(" and ");
}

function counted(count: number, noun: string): string | null {
  if (count === 0) return null;
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
