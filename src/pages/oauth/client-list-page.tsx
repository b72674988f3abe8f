/** The list of OAuth clients, newest first. */
import type { Config } from "../../config/config.ts";
import type { ClientField, ClientReader, ListedClient } from "../../oauth/client-list.ts";
import { Facts, LinkButton } from "../site/components.tsx";
import { FilterForm, FurtherPages, type Filtered, type FilteredList } from "../site/filtered-list.tsx";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { toolTrail } from "../tools/tool-list.ts";
import { OriginBadge, StateBadge } from "./client-badges.tsx";
import { ClientActions, clientFacts } from "./client-facts.tsx";
import { clientPath, listPath } from "./client-path.ts";

export const clientList: FilteredList<ClientField> = {
  path: listPath,
  label: "Find clients",
  all: "Clear filters",
  first: "First page",
  filters: [
    { name: "text", label: "Name or client ID contains", type: "search", maxLength: 128, verbatim: true },
    {
      name: "registered",
      label: "Origin",
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

type ClientWays = Pick<Config["oauth"], "clientRegistration" | "clientDocuments">;

interface ClientListPageProps extends Filtered<ClientField, ClientPage> {
  readonly ways: ClientWays;
}

export function ClientListPage({ ways, ...asked }: ClientListPageProps) {
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
      <Ways {...ways} />
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

/** Explains how applications become clients. */
function Ways({ clientRegistration, clientDocuments }: ClientWays) {
  return (
    <ul class="plain">
      <li>
        {clientRegistration
          ? "Self-registration is on (OAUTH_DCR_ENABLED)."
          : "Self-registration is off: applications cannot register themselves. To turn it on, set OAUTH_DCR_ENABLED=1."}
      </li>
      <li>
        {clientDocuments
          ? "Metadata documents are on: the URL of a document identifies an application (OAUTH_CIMD_ENABLED)."
          : "Metadata documents are off. To turn them on, set OAUTH_CIMD_ENABLED=1."}
      </li>
    </ul>
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
  const { id, name } = client;
  return (
    <article aria-labelledby={`client-${id}`}>
      <header>
        <h2 id={`client-${id}`}>
          <a href={clientPath(id)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <StateBadge {...client} />
        <OriginBadge {...client} />
        <div class="buttons">
          <ClientActions {...client} />
        </div>
      </header>
      <Facts facts={clientFacts(client)} />
    </article>
  );
}
