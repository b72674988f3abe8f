/**
 * The administration of OAuth clients at `/tools/oauth_clients`: routes and form handling. `client-list-page.tsx` and
 * `client-form-page.tsx` render the pages; `oauth/` stores the clients.
 */
import { problem } from "../../util/errors.ts";
import { actorOf } from "../../history/log-entry.ts";
import { whileSignedIn } from "../../identity/live-session.ts";
import { cleanClientName } from "../../oauth/client-rules.ts";
import {
  createClient,
  deleteClient,
  findClientById,
  updateClient,
  type Client,
  type ClientChange,
} from "../../oauth/clients.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { readFiltered } from "../site/filtered-list.tsx";
import { ConfirmPage } from "../site/components.tsx";
import {
  page,
  redirect,
  type Access,
  type PageResponse,
  type PageRoute,
  type SignedInRequest,
} from "../site/page.ts";
import { parsePositiveInteger } from "../site/path-id.ts";
import { clientsTrail } from "../tools/tool-list.ts";
import { EditClientPage, NewClientPage, readClient } from "./client-form-page.tsx";
import { ClientListPage, clientList, liveTokens } from "./client-list-page.tsx";
import { listPath } from "./client-path.ts";
import { createClientReader, type ListedClient } from "./client-query.ts";

const access = ["system.manage_oauth_clients"] as const satisfies Access;

export function clientRoutes({ config, store, inventory, baseUrl }: PageDependencies): readonly PageRoute[] {
  const registration = config.oauth.clientRegistration;
  const clients = createClientReader(store, inventory.cache);

  function changeOf({ signedIn, now, address }: SignedInRequest): ClientChange {
    return {
      store: whileSignedIn(store, signedIn.sessionId, now),
      now,
      actor: actorOf(signedIn.principal),
      address,
    };
  }

  async function list({ query, now }: SignedInRequest): Promise<PageResponse> {
    const asked = await readFiltered(query, clientList, (values, cursor) =>
      clients.page(values, cursor, now),
    );
    return page(<ClientListPage {...asked} registration={registration} />, asked.response);
  }

  /** @throws {Problem} `not-found` if the client does not exist */
  async function clientIn<C extends Client>(
    { parameters }: SignedInRequest,
    find: (id: number) => Promise<C | null>,
  ): Promise<C> {
    const id = parsePositiveInteger(parameters["id"] ?? "");
    const client = id === null ? null : await find(id);
    if (client === null) throw unknown();
    return client;
  }

  async function create(request: SignedInRequest): Promise<PageResponse> {
    const { name, redirectUris, scopes } = readClient(request.form);
    const client = await createClient(changeOf(request), { name, redirectUris, scopes });
    return redirect(listPath, {
      notice: `Registered “${client.name}” with the client ID ${client.clientId}.`,
    });
  }

  const clientToEdit = (request: SignedInRequest) =>
    clientIn(request, (id) => findClientById(store.read, id));

  async function edit(request: SignedInRequest): Promise<PageResponse> {
    return page(<EditClientPage client={await clientToEdit(request)} issuer={baseUrl()} />);
  }

  async function update(request: SignedInRequest): Promise<PageResponse> {
    const { id } = await clientToEdit(request);
    const client = readClient(request.form);
    await updateClient(changeOf(request), id, client);
    return redirect(listPath, { notice: `Saved “${cleanClientName(client.name)}”.` });
  }

  const clientToDelete = (request: SignedInRequest) =>
    clientIn(request, (id) => clients.one(id, request.now));

  async function confirmDelete(request: SignedInRequest): Promise<PageResponse> {
    return page(<DeleteClientPage {...await clientToDelete(request)} />);
  }

  async function remove(request: SignedInRequest): Promise<PageResponse> {
    const { id, name } = await clientToDelete(request);
    if (!(await deleteClient(changeOf(request), id))) throw unknown();
    return redirect(listPath, { notice: `Deleted “${name}” and revoked its tokens.` });
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
    { method: "GET", path: `${listPath}/:id/edit`, access, handle: edit, submit: update },
    { method: "GET", path: `${listPath}/:id/delete`, access, handle: confirmDelete, submit: remove },
  ];
}

function DeleteClientPage(client: ListedClient) {
  return (
    <ConfirmPage
      title={`Delete “${client.name}”?`}
      trail={clientsTrail}
      question={
        client.accessTokens + client.refreshTokens === 0
          ? "The application can no longer request access. It has no active tokens."
          : `The application immediately loses access: ${liveTokens(client)} will be revoked.`
      }
      details={
        <p>
          To use the application again, you must register it again, and every user must approve it. To suspend
          access temporarily, <a href={`${listPath}/${client.id}/edit`}>make the client inactive</a> instead.
        </p>
      }
      submit="Delete client"
      cancel={listPath}
    />
  );
}

function unknown(): Error {
  return problem("not-found", "This OAuth client does not exist. It may have been deleted.");
}
