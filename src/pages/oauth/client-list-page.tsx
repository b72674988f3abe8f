/** All clients with what they may do, and whether they do. */
import { protocolOperations } from "../../../generated/operations.ts";
import type { ListedClient } from "../../oauth/clients.ts";
import { Badge, Facts, LinkButton } from "../site/components.tsx";
import { Page } from "../site/layout.tsx";
import { Time } from "../site/time.tsx";
import { scopeWords } from "./scope-words.ts";

export const { path: listPath } = protocolOperations.getOAuthClientsPage;

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
      {clients.length === 0 ? (
        <p class="empty">
          No application is registered yet. Register one here, or let applications register themselves:
          OAUTH_DCR_ENABLED=1 allows it.
        </p>
      ) : (
        <ul class="items">
          {clients.map((client) => (
            <li>
              <ClientItem {...client} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function ClientItem(client: ListedClient) {
  const { id, name, clientId, active, dynamicallyRegistered, redirectUris, addedDate, lastUsedAt } = client;
  return (
    <article aria-labelledby={`client-${id}`}>
      <header>
        <h2 id={`client-${id}`}>
          <bdi>{name}</bdi>
        </h2>
        {active ? <Badge kind="good">Active</Badge> : <Badge kind="bad">Inactive</Badge>}
        {dynamicallyRegistered && <Badge kind="warn">Registered itself</Badge>}
        <span class="buttons">
          <LinkButton href={`${listPath}/${id}/edit`} label={`Edit ${name}`}>
            Edit
          </LinkButton>{" "}
          <LinkButton href={`${listPath}/${id}/delete`} kind="danger" label={`Delete ${name}`}>
            Delete
          </LinkButton>
        </span>
      </header>
      <Facts
        facts={[
          { name: "Client ID", value: <code>{clientId}</code> },
          { name: "May ask", value: <Scopes {...client} /> },
          { name: "Live tokens", value: liveTokens(client) },
          { name: "Redirect URIs", value: <Codes texts={redirectUris} /> },
          { name: "Added", value: <Time at={addedDate} /> },
          { name: "Last used", value: <Time at={lastUsedAt} /> },
        ]}
      />
    </article>
  );
}

/** The strongest in words, as it includes all others, and every one by its name. */
function Scopes({ tier, scopes }: ListedClient) {
  return (
    <>
      {scopeWords(tier).to} <code>({scopes.join(" ")})</code>
    </>
  );
}

function Codes({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li>
          <code title={text}>{text}</code>
        </li>
      ))}
    </ul>
  );
}

/** “2 access tokens and 1 refresh token”. */
export function liveTokens({
  accessTokens,
  refreshTokens,
}: Pick<ListedClient, "accessTokens" | "refreshTokens">): string {
  const all = [...counted(accessTokens, "access token"), ...counted(refreshTokens, "refresh token")];
  return all.length === 0 ? "none" : all.join(" and ");
}

function counted(count: number, noun: string): string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`];
}
