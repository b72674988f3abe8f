/** Ends the access of an OAuth client: revokes its grants, deletes or blocks the client, and allows it again. */
import { allowClient, deleteClient, revokeClient, type Revoked } from "../../oauth/client-access.ts";
import type { ListedClient } from "../../oauth/client-list.ts";
import { ConfirmPage } from "../site/components.tsx";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { clientsTrail } from "../tools/tool-list.ts";
import { activeTokens, counted, hasTokens } from "./client-facts.tsx";
import { access, clientPath, listPath } from "./client-path.ts";
import { unknownClient, type ClientRequests } from "./client-requests.ts";

export function clientAccessRoutes({ clientOf, changeOf }: ClientRequests): readonly PageRoute[] {
  async function confirmRevoke(request: SignedInRequest): Promise<PageResponse> {
    return page(<RevokePage {...await clientOf(request)} />);
  }

  async function revoke(request: SignedInRequest): Promise<PageResponse> {
    const { id, name } = await clientOf(request);
    const revoked = await revokeClient(changeOf(request), id);
    if (revoked === null) throw unknownClient();
    return redirect(clientPath(id), { notice: revocationNotice(name, revoked) });
  }

  async function confirmDelete(request: SignedInRequest): Promise<PageResponse> {
    const client = await clientOf(request);
    return page(
      client.origin === "metadata_document" ? <BlockPage {...client} /> : <DeletePage {...client} />,
    );
  }

  async function remove(request: SignedInRequest): Promise<PageResponse> {
    const { id, name, origin } = await clientOf(request);
    if (!(await deleteClient(changeOf(request), id))) throw unknownClient();
    return origin === "metadata_document"
      ? redirect(clientPath(id), { notice: `Blocked “${name}” and revoked its tokens.` })
      : redirect(listPath, { notice: `Deleted “${name}” and revoked its tokens.` });
  }

  async function allow(request: SignedInRequest): Promise<PageResponse> {
    const { id, name } = await clientOf(request);
    if (!(await allowClient(changeOf(request), id))) throw unknownClient();
    return redirect(clientPath(id), { notice: `“${name}” can request access again.` });
  }

  return [
    { method: "GET", path: `${listPath}/:id/revoke`, access, handle: confirmRevoke, submit: revoke },
    { method: "GET", path: `${listPath}/:id/delete`, access, handle: confirmDelete, submit: remove },
    { method: "POST", path: `${listPath}/:id/allow`, access, handle: allow },
  ];
}

const trailOf = ({ id, name }: ListedClient) => [...clientsTrail, { href: clientPath(id), title: name }];

function revocationNotice(name: string, { grants, users }: Revoked): string {
  if (grants === 0) return `“${name}” had no access to revoke.`;
  // Only expired tokens have become invalid.
  if (users === 0) return `Revoked the access of “${name}”.`;
  return `Revoked the access of “${name}” for ${counted(users, "user")}.`;
}

function RevokePage(client: ListedClient) {
  return (
    <ConfirmPage
      title={`Revoke the access of “${client.name}”?`}
      trail={trailOf(client)}
      question={consequence(client)}
      details={
        <p>
          Authorization codes that were not exchanged for tokens become invalid. Users can approve the
          application again. {preventionOf(client)}
        </p>
      }
      submit="Revoke all access"
      cancel={clientPath(client.id)}
    />
  );
}

function preventionOf({ origin }: ListedClient): string {
  switch (origin) {
    case "metadata_document":
      return "To prevent this, use “Block” instead.";
    case "registration":
      return "To prevent this, make the client inactive.";
    case "administrator":
      return "To prevent this, use “Delete” instead.";
  }
}

function DeletePage(client: ListedClient) {
  return (
    <ConfirmPage
      title={`Delete “${client.name}”?`}
      trail={trailOf(client)}
      question={consequence(client)}
      details={
        <p>
          {client.origin === "registration"
            ? "The application can register itself again, and users can approve it again."
            : "To use the application again, you must register it again, and every user must approve it."}{" "}
          To suspend access, <a href={clientPath(client.id, "edit")}>make the client inactive</a> instead.
        </p>
      }
      submit="Delete client"
      cancel={clientPath(client.id)}
    />
  );
}

function BlockPage(client: ListedClient) {
  return (
    <ConfirmPage
      title={`Block “${client.name}”?`}
      trail={trailOf(client)}
      question={consequence(client)}
      details={
        <p>
          The URL <code>{client.clientId}</code> is blocked until you allow it again. Every user must then
          approve the application again.
        </p>
      }
      submit="Block client"
      cancel={clientPath(client.id)}
    />
  );
}

function consequence(client: ListedClient): string {
  if (client.users === 0) return "The application has no active tokens.";
  return hasTokens(client)
    ? `The application immediately loses access: ${activeTokens(client)} will be revoked.`
    : "The application immediately loses access. It has not exchanged its authorization code for tokens yet.";
}
