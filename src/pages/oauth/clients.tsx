/**
 * The administration of clients at `/tools/oauth_clients`: its routes, and what its forms do. What the pages look like
 * is in `client-list-page.tsx` and `client-form-page.tsx`; the clients themselves are the business of `oauth/`.
 */
import type { Store } from "../../database/store.ts";
import { problem } from "../../errors.ts";
import { actorOf } from "../../history/log-entry.ts";
import { whileSignedIn } from "../../identity/live-session.ts";
import { cleanClientName } from "../../oauth/client-rules.ts";
import type { Client, ClientChange } from "../../oauth/clients.ts";
import { createClient, deleteClient, findClientById, updateClient } from "../../oauth/clients.ts";
import type { CompiledCache } from "../../query/compiled-cache.ts";
import { readFiltered } from "../site/filtered-list.tsx";
import { formFaults } from "../site/forms.ts";
import type { Access, PageAnswer, PageRoute, SignedInRequest } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { wholeNumber } from "../site/path-id.ts";
import { DeleteClientPage } from "./client-delete-page.tsx";
import { clientOf, emptyClient, fieldsOf, readFields } from "./client-fields.ts";
import { EditClientPage, NewClientPage } from "./client-form-page.tsx";
import { ClientListPage, clientList } from "./client-list-page.tsx";
import { listPath } from "./client-path.ts";
import { createClientReader } from "./client-query.ts";

export interface ClientPagesOptions {
  readonly store: Pick<Store, "read" | "transaction">;
  readonly compiled: CompiledCache;
  /** Where clients reach the service, without a slash at its end. */
  readonly issuer: () => string;
  /** Whether applications can register themselves. */
  readonly registration: boolean;
}

const access = ["system.manage_oauth_clients"] as const satisfies Access;

export function clientRoutes({
  store,
  compiled,
  issuer,
  registration,
}: ClientPagesOptions): readonly PageRoute[] {
  const clients = createClientReader(store, compiled);

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

  async function create(request: SignedInRequest): Promise<PageAnswer> {
    const fields = readFields(request.form);
    const { name, redirectUris, scopes } = clientOf(fields);
    try {
      const client = await createClient(changeOf(request), { name, redirectUris, scopes });
      return redirect(listPath, {
        notice: `Registered “${client.name}”. Its client ID is ${client.clientId}.`,
      });
    } catch (error) {
      const faults = formFaults(error);
      if (faults === null) throw error;
      return page(<NewClientPage fields={fields} faults={faults} />, { status: 422 });
    }
  }

  async function edit(request: SignedInRequest): Promise<PageAnswer> {
    const client = await clientIn(request, (id) => findClientById(store.read, id));
    return page(<EditClientPage client={client} fields={fieldsOf(client)} issuer={issuer()} />);
  }

  async function update(request: SignedInRequest): Promise<PageAnswer> {
    const client = await clientIn(request, (id) => findClientById(store.read, id));
    const fields = readFields(request.form);
    try {
      await updateClient(changeOf(request), client.id, clientOf(fields));
      return redirect(listPath, { notice: `Saved the changes to “${cleanClientName(fields.name)}”.` });
    } catch (error) {
      const faults = formFaults(error);
      if (faults === null) throw error;
      const document = <EditClientPage client={client} fields={fields} faults={faults} issuer={issuer()} />;
      return page(document, { status: 422 });
    }
  }

  async function confirmDelete(request: SignedInRequest): Promise<PageAnswer> {
    return page(<DeleteClientPage client={await clientIn(request, (id) => clients.one(id, request.now))} />);
  }

  async function remove(request: SignedInRequest): Promise<PageAnswer> {
    const { id, name } = await clientIn(request, (id) => findClientById(store.read, id));
    if (!(await deleteClient(changeOf(request), id))) throw unknown();
    return redirect(listPath, { notice: `Deleted “${name}”. Its tokens do not work any more.` });
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

  return [
    { method: "GET", path: listPath, access, handle: list },
    {
      method: "GET",
      path: `${listPath}/new`,
      access,
      handle: () => page(<NewClientPage fields={emptyClient} />),
    },
    { method: "POST", path: `${listPath}/new`, access, handle: create },
    { method: "GET", path: `${listPath}/:id/edit`, access, handle: edit },
    { method: "POST", path: `${listPath}/:id/edit`, access, handle: update },
    { method: "GET", path: `${listPath}/:id/delete`, access, handle: confirmDelete },
    { method: "POST", path: `${listPath}/:id/delete`, access, handle: remove },
  ];
}

function unknown(): Error {
  return problem("not-found", "There is no such OAuth client. It may have been deleted.");
}
