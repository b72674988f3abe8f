/** Shows the facts of an OAuth client and its actions, for the list and the page of the client. */
import { clientHosts, type ListedClient, type TokenCounts } from "../../oauth/client-list.ts";
import type { Client } from "../../oauth/clients.ts";
import { scopeLabels } from "../scope-labels.ts";
import { LinkButton, Submit, type Fact } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Form } from "../site/layout.tsx";
import { Time } from "../site/time.tsx";
import { clientPath } from "./client-path.ts";

export function clientFacts(client: ListedClient): readonly Fact[] {
  return [
    { name: "Client ID", value: <code>{client.clientId}</code> },
    { name: "Host", value: <Lines texts={clientHosts(client)} /> },
    { name: "Active tokens", value: activeTokens(client) },
    { name: "Scope", value: <Scopes {...client} /> },
    { name: "Added", value: <Time at={client.addedDate} /> },
    { name: "Last used", value: <Time at={client.lastUsedAt} /> },
  ];
}

/** Shows the label of the highest scope, which includes all others, and the names of all scopes. */
function Scopes({ highestScope: scope, scopes }: Client) {
  return (
    <>
      {scopeLabels(scope).label} <code>({scopes.join(" ")})</code>
    </>
  );
}

export function Lines({ texts }: { readonly texts: readonly string[] }) {
  return (
    <>
      {texts.map((text) => (
        <div>
          <bdi>{text}</bdi>
        </div>
      ))}
    </>
  );
}

/** Describes the active tokens of a client, for example “2 access tokens and 1 refresh token of 1 user”. */
export function activeTokens(client: ListedClient): string {
  if (client.users === 0) return "none";
  const users = counted(client.users, "user");
  return hasTokens(client) ? `${tokenCounts(client)} of ${users}` : `none yet, approved by ${users}`;
}

/** Whether a client has active tokens. An approved client without tokens has not exchanged its code yet. */
export function hasTokens({ accessTokens, refreshTokens }: TokenCounts): boolean {
  return accessTokens + refreshTokens > 0;
}

export function tokenCounts({ accessTokens, refreshTokens }: TokenCounts): string {
  const counts = [
    ...(accessTokens === 0 ? [] : [counted(accessTokens, "access token")]),
    ...(refreshTokens === 0 ? [] : [counted(refreshTokens, "refresh token")]),
  ];
  return counts.length === 0 ? "none yet" : counts.join(" and ");
}

export function counted(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** The buttons of a client. The metadata document sets the properties of its client, so this client cannot be edited. */
export function ClientActions({ id, name, origin, active }: Client) {
  if (origin !== "metadata_document") {
    return (
      <>
        <LinkButton href={clientPath(id, "edit")} label={`Edit ${name}`}>
          Edit
        </LinkButton>{" "}
        <LinkButton href={clientPath(id, "delete")} kind="danger" label={`Delete ${name}`}>
          Delete
        </LinkButton>
      </>
    );
  }
  if (active) {
    return (
      <LinkButton href={clientPath(id, "delete")} kind="danger" label={`Block ${name}`}>
        Block
      </LinkButton>
    );
  }
  return (
    <Form action={clientPath(id, "allow")}>
      <Submit kind="quiet">Allow again</Submit>
    </Form>
  );
}
