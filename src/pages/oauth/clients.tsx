/**
 * The administration of OAuth clients at `/tools/oauth_clients`: the list, the page of one client, and the forms to
 * register and edit a client. `client-access-routes.tsx` revokes, deletes and blocks clients; `oauth/` stores them.
 */
import { createClientReader } from "../../oauth/client-list.ts";
import { cleanClientName } from "../../oauth/client-rules.ts";
import { listClientUsers } from "../../oauth/client-users.ts";
import { createClient, updateClient } from "../../oauth/clients.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { readFiltered } from "../site/filtered-list.tsx";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { clientAccessRoutes } from "./client-access-routes.tsx";
import { EditClientPage, NewClientPage, readClient } from "./client-form-page.tsx";
import { ClientListPage, clientList } from "./client-list-page.tsx";
import { ClientPage, maximumUsers } from "./client-page.tsx";
import { access, clientPath, listPath } from "./client-path.ts";
import { createClientRequests } from "./client-requests.ts";

export function clientRoutes({ config, store, inventory, baseUrl }: PageDependencies): readonly PageRoute[] {
  const registration = config.oauth.clientRegistration;
  const clients = createClientReader(store, inventory.cache);
  const requests = createClientRequests(store, clients);
  const { clientOf, changeOf } = requests;

  async function list({ query, now }: SignedInRequest): Promise<PageResponse> {
    const asked = await readFiltered(query, clientList, (values, cursor) =>
      clients.page(values, cursor, now),
    );
    return page(<ClientListPage {...asked} registration={registration} />, asked.response);
  }

  async function create(request: SignedInRequest): Promise<PageResponse> {
    const { name, redirectUris, scopes } = readClient(request.form);
    const client = await createClient(changeOf(request), { name, redirectUris, scopes });
    return redirect(listPath, {
      notice: `Registered “${client.name}” with the client ID ${client.clientId}.`,
    });
  }

  async function show(request: SignedInRequest): Promise<PageResponse> {
    const client = await clientOf(request);
    const { now } = request;
    const users = await listClientUsers(store.read, client.id, { now, limit: maximumUsers });
    return page(<ClientPage {...{ client, users }} />);
  }

  async function edit(request: SignedInRequest): Promise<PageResponse> {
    const client = await clientOf(request);
    // The page of the client explains why it cannot be edited.
    if (client.origin === "metadata_document") return redirect(clientPath(client.id));
    return page(<EditClientPage client={client} issuer={baseUrl()} />);
  }

  async function update(request: SignedInRequest): Promise<PageResponse> {
    const { id } = await clientOf(request);
    const client = readClient(request.form);
    await updateClient(changeOf(request), id, client);
    return redirect(clientPath(id), { notice: `Saved “${cleanClientName(client.name)}”.` });
  }

  return [
    { method: "GET", path: listPath, access, handle: list },
    {
      method: "GET",
      path: `${listPath}/new`,
      access,
      handle: async () => page(<NewClientPage />),
      submit: create,
    },
    { method: "GET", path: `${listPath}/:id`, access, handle: show },
    { method: "GET", path: `${listPath}/:id/edit`, access, handle: edit, submit: update },
    ...clientAccessRoutes(requests),
  ];
}
