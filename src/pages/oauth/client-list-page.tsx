/** The list of OAuth clients, newest first. */
import { Badge, Facts, LinkButton } from "../site/components.tsx";
import { FilterForm, FurtherPages, type Filtered, type FilteredList } from "../site/filtered-list.tsx";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { Time } from "../site/time.tsx";
import { listPath } from "./client-path.ts";
import type { ClientField, ClientReader, ListedClient } from "./client-query.ts";
import { OriginBadge } from "./origin-badge.tsx";
import { scopeLabels } from "../scope-labels.ts";
import { toolTrail } from "../tools/tool-list.ts";

export const clientList: FilteredList<ClientField> = {
  path: listPath,
  label: "Find clients",
  all: "Clear filters",
  first: "First page",
  filters: [
    { name: "text", label: "Name or client ID contains", type: "search", maxLength: 128, verbatim: true },
    {
      name: "registered",
      label: "Registration",
      options: [
        { value: "", label: "Any" },
        { value: "metadata_document", label: "Metadata document" },
        { value: "itself", label: "Self-registered" },
        { value: "administrator", label: "By an administrator" },
      ],
    },
  ],
};

type ClientPage = Awaited<ReturnType<ClientReader["page"]>>;

interface ClientListPageProps extends Filtered<ClientField, ClientPage> {
  readonly registration: boolean;
}

export function ClientListPage({ registration, ...asked }: ClientListPageProps) {
  const { found } = asked;
  const isNarrowed = Object.keys(asked.values).length > 0;
  return (
    <Page
      title="OAuth clients"
      trail={toolTrail}
      lead="Applications that can request access. An application has no access until a user approves it."
      actions={
        <LinkButton href={`${listPath}/new`} kind="main">
          <Icon name="plus" /> Register client
        </LinkButton>
      }
    >
      <p>
        {registration
          ? "Dynamic registration is on: applications can register themselves (OAUTH_DCR_ENABLED=1)."
          : "Dynamic registration is off: only administrators can register applications. To turn it on, set OAUTH_DCR_ENABLED=1."}
      </p>
      {found?.total === 0 && !isNarrowed ? (
        <p class="empty">No OAuth clients are registered yet.</p>
      ) : (
        <FilterForm {...asked} />
      )}
      {found !== null && (found.total > 0 || isNarrowed) && <Found {...found} isNarrowed={isNarrowed} />}
      {found !== null && <FurtherPages {...asked} next={found.next} more="Next page" />}
    </Page>
  );
}

function Found({ rows: clients, total, isNarrowed }: ClientPage & { readonly isNarrowed: boolean }) {
  if (clients.length === 0) {
    return (
      <p class="empty">
        {isNarrowed && total === 0 ? "No clients match. Clear a filter to see more." : "No more clients."}
      </p>
    );
  }
  return (
    <>
      <p class="muted">{total === 1 ? "1 client" : `${total} clients`}</p>
      <ul class="items">
        {clients.map((client) => (
          <li>
            <ClientItem {...client} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ClientItem(client: ListedClient) {
  const { id, name, clientId, active, origin, redirectUris, addedDate, lastUsedAt } = client;
  return (
    <article aria-labelledby={`client-${id}`}>
      <header>
        <h2 id={`client-${id}`}>
          <bdi>{name}</bdi>
        </h2>
        {active ? <Badge kind="good">Active</Badge> : <Badge kind="bad">Inactive</Badge>}
        <OriginBadge origin={origin} />
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
          { name: "Scope", value: <Scopes {...client} /> },
          { name: "Active tokens", value: liveTokens(client) },
          { name: "Redirect URIs", value: <Codes texts={redirectUris} /> },
          { name: "Added", value: <Time at={addedDate} /> },
          { name: "Last used", value: <Time at={lastUsedAt} /> },
        ]}
      />
    </article>
  );
}

/** Shows the label of the highest scope, which includes all others, and the names of all scopes. */
function Scopes({ highestScope: scope, scopes }: ListedClient) {
  return (
    <>
      {scopeLabels(scope).label} <code>({scopes.join(" ")})</code>
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

/** Describes the active tokens of a client, for example “2 access tokens and 1 refresh token”. */
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
