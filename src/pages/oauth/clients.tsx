/**
 * The administration of clients at `/tools/oauth_clients`: its routes, and what its forms do. What the pages look like
 * is in `client-list-page.tsx` and `client-form-page.tsx`; the clients themselves are the business of `oauth/`.
 */
import { problem } from "../../errors.ts";
import { actorOf } from "../../history/log-entry.ts";
import { whileSignedIn } from "../../identity/live-session.ts";
import { cleanClientName } from "../../oauth/client-rules.ts";
import type { Client, ClientChange } from "../../oauth/clients.ts";
import { createClient, deleteClient, findClientById, updateClient } from "../../oauth/clients.ts";
import type { PagesParts } from "../pages-parts.ts";
import { readFiltered } from "../site/filtered-list.tsx";
import { formPage } from "../site/form-page.ts";
import { ConfirmPage } from "../site/components.tsx";
import type { Access, PageAnswer, PageRoute, SignedInRequest } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { wholeNumber } from "../site/path-id.ts";
import {
  clientOf,
  EditClientPage,
  emptyClient,
  fieldsOf,
  NewClientPage,
  readFields,
} from "./client-form-page.tsx";
import { ClientListPage, clientList, liveTokens } from "./client-list-page.tsx";
import { listPath } from "./client-path.ts";
import { createClientReader } from "./client-query.ts";

const access = ["system.manage_oauth_clients"] as const satisfies Access;

export function clientRoutes({ config, store, inventory, baseUrl }: PagesParts): readonly PageRoute[] {
  const registration = config.oauth.clientRegistration;
  const clients = createClientReader(store, inventory.compiled);

  function changeOf({ signedIn, now, address }: SignedInRequest): ClientChange {
    return {
      store: whileSignedIn(store, signedIn.sessionId, now),
      now,
      actor: actorOf(signedIn.principal),
      address,
    };
  }

  async function list({ query, now }: SignedInRequest): Promise<PageAnswer> {
    const asked = await readFiltered(query, clientList, (values, cursor) =>
      clients.page(values, cursor, now),
    );
    return page(<ClientListPage {...asked} registration={registration} />, { status: asked.status });
  }

  /** @throws {Problem} `not-found` */
  async function clientIn<C extends Client>(
    { parameters }: SignedInRequest,
    find: (id: number) => Promise<C | null>,
  ): Promise<C> {
    const id = wholeNumber(parameters["id"] ?? "");
    const client = id === null ? null : await find(id);
    if (client === null) throw unknown();
    return client;
  }

  const creating = formPage({
    path: `${listPath}/new`,
    access,
    read: () => null,
    show: (_subject, _request, faults, sent) => (
      <NewClientPage fields={sent === null ? emptyClient : readFields(sent)} faults={faults} />
    ),
    save: async (_subject, request) => {
      const { name, redirectUris, scopes } = clientOf(readFields(request.form));
      const client = await createClient(changeOf(request), { name, redirectUris, scopes });
      return redirect(listPath, {
        notice: `Registered “${client.name}”. Its client ID is ${client.clientId}.`,
      });
    },
  });

  const editing = formPage({
    path: `${listPath}/:id/edit`,
    access,
    read: (request) => clientIn(request, (id) => findClientById(store.read, id)),
    show: (client, _request, faults, sent) => {
      const fields = sent === null ? fieldsOf(client) : readFields(sent);
      return <EditClientPage {...{ client, fields, faults }} issuer={baseUrl()} />;
    },
    save: async (client, request) => {
      const fields = readFields(request.form);
      await updateClient(changeOf(request), client.id, clientOf(fields));
      return redirect(listPath, { notice: `Saved the changes to “${cleanClientName(fields.name)}”.` });
    },
  });

  const deleting = formPage({
    path: `${listPath}/:id/delete`,
    access,
    read: (request) => clientIn(request, (id) => clients.one(id, request.now)),
    show: (client) => (
      <ConfirmPage
        title={`Delete “${client.name}”?`}
        question={
          client.accessTokens + client.refreshTokens === 0
            ? "The application can no longer ask for access. It has no active tokens."
            : `The application loses all access immediately: ${liveTokens(client)}.`
        }
        details={
          <p>
            To use it again, it must be registered again, and every user must approve it again. To stop it
            only for a while, <a href={`${listPath}/${client.id}/edit`}>make it inactive</a> instead.
          </p>
        }
        submit="Delete client"
        cancel={listPath}
      />
    ),
    save: async ({ id, name }, request) => {
      if (!(await deleteClient(changeOf(request), id))) throw unknown();
      return redirect(listPath, { notice: `Deleted “${name}”. Its tokens do not work any more.` });
    },
  });

  return [{ method: "GET", path: listPath, access, handle: list }, ...creating, ...editing, ...deleting];
}

function unknown(): Error {
  return problem("not-found", "There is no such OAuth client. It may have been deleted.");
}
