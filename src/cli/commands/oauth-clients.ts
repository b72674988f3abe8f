/**
 * Implements `partledger oauth clients …`, which lists OAuth clients and ends their access. `oauth/client-access.ts`
 * makes the changes.
 */
import { Argument, type Command } from "commander";
import { apiDate } from "../../database/timestamp.ts";
import type { Reader, Store } from "../../database/store.ts";
import type { ClientOrigin } from "../../database/tables/oauth-tables.ts";
import { commandLineActor } from "../../history/log-entry.ts";
import { allowClient, deleteClient, revokeClient } from "../../oauth/client-access.ts";
import {
  clientHosts,
  createClientReader,
  type ClientReader,
  type ListedClient,
} from "../../oauth/client-list.ts";
import { listClientUsers, type ClientUser } from "../../oauth/client-users.ts";
import { findClient, type Client, type ClientChange } from "../../oauth/clients.ts";
import { noCache } from "../../util/memory-cache.ts";
import { CommandFailed } from "../failure.ts";
import { withStore } from "../open.ts";
import { printList } from "../table.ts";
import { print, tell, type Terminal } from "../terminal.ts";

const deleteHelp = `
The client and all its tokens are deleted. A client with a metadata document could be used again at once, so its URL is
blocked instead, until \`partledger oauth clients allow\` allows it again.

Example:
  $ partledger oauth clients delete https://app.example.com/client.json`;

const revokeHelp = `
All tokens of the client become invalid. Users can approve the client again.

Example:
  $ partledger oauth clients revoke https://app.example.com/client.json`;

export function addOAuthClients(oauth: Command, terminal: Terminal): void {
  const clients = oauth
    .command("clients")
    .description("List OAuth clients and end their access")
    .helpCommand("help [command]", "Show the help of a command");
  const clientId = (): Argument => new Argument("<client-id>", "Client ID, as listed");
  clients
    .command("list", { isDefault: true })
    .description("List all clients")
    .option("--json", "Print JSON")
    .addHelpText("after", "\nExample:\n  $ partledger oauth clients")
    .allowExcessArguments()
    .action((options: { json?: true }, list: Command) => {
      refuseArguments(clients, list);
      return listClients(terminal, options.json === true);
    });
  clients
    .command("show")
    .description("Show a client and its grants by user")
    .addArgument(clientId())
    .option("--json", "Print JSON")
    .addHelpText("after", "\nExample:\n  $ partledger oauth clients show https://app.example.com/client.json")
    .action((given: string, options: { json?: true }) => showClient(terminal, given, options.json === true));
  clients
    .command("revoke")
    .description("Revoke all grants of a client")
    .addArgument(clientId())
    .addHelpText("after", revokeHelp)
    .action((given: string) => revoke(terminal, given));
  clients
    .command("delete")
    .description("Delete a client, or block the URL of its metadata document")
    .addArgument(clientId())
    .addHelpText("after", deleteHelp)
    .action((given: string) => remove(terminal, given));
  clients
    .command("allow")
    .description("Allow a blocked or inactive client to request access again")
    .addArgument(clientId())
    .addHelpText(
      "after",
      "\nExample:\n  $ partledger oauth clients allow https://app.example.com/client.json",
    )
    .action((given: string) => allow(terminal, given));
}

/** `list` is the default command, so Commander passes unknown commands to it as arguments. */
function refuseArguments(clients: Command, { args: [first] }: Command): void {
  if (first === undefined) return;
  clients.error(
    clients.args[0] === "list" ? "error: too many arguments for 'list'" : `error: unknown command '${first}'`,
  );
}

const originLabels: Readonly<Record<ClientOrigin, string>> = {
  administrator: "administrator",
  registration: "self-registered",
  metadata_document: "metadata document",
};

async function listClients(terminal: Terminal, json: boolean): Promise<void> {
  const list = await withStore(terminal, (store) => allClients(store, terminal.now()));
  printList(terminal, list, {
    json,
    document: clientDocument,
    empty: "No OAuth clients.",
    headings: ["CLIENT ID", "NAME", "ORIGIN", "HOST", "USERS", "TOKENS", "LAST USED", "STATUS"],
    cells: (client) => [
      client.clientId,
      client.name,
      originLabels[client.origin],
      clientHosts(client).join(", "),
      String(client.users),
      String(client.accessTokens + client.refreshTokens),
      day(client.lastUsedAt),
      statusOf(client),
    ],
  });
}

async function allClients(store: Store, now: Date): Promise<readonly ListedClient[]> {
  const reader = createClientReader(store, noCache);
  const clients: ListedClient[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Awaited<ReturnType<ClientReader["page"]>> = await reader.page({}, cursor, now);
    clients.push(...page.rows);
    cursor = page.next;
  }
  return clients;
}

async function showClient(terminal: Terminal, clientId: string, json: boolean): Promise<void> {
  const now = terminal.now();
  const { client, users } = await withStore(terminal, async (store) => {
    const { id } = await requireClient(terminal, store.read, clientId);
    const found = await createClientReader(store, noCache).one(id, now);
    if (found === null) throw unknownClient(terminal, clientId);
    return { client: found, users: await listClientUsers(store.read, id, { now }) };
  });
  if (json) {
    const document = { ...clientDocument(client), grants: users.map(userDocument) };
    print(terminal, JSON.stringify(document, null, 2));
    return;
  }
  for (const [name, value] of factsOf(client)) print(terminal, `${name.padEnd(15)}${value}`);
  print(terminal, "");
  printList(terminal, users, {
    json,
    document: userDocument,
    empty: "No user is connected to this client.",
    headings: ["USER", "SCOPE", "CONNECTED", "LAST REQUEST", "ACCESS TOKENS", "REFRESH TOKENS"],
    cells: ({ username, scope, connectedSince, lastUsedAt, accessTokens, refreshTokens }) => [
      username,
      scope,
      day(connectedSince),
      day(lastUsedAt),
      String(accessTokens),
      String(refreshTokens),
    ],
  });
}

function factsOf(client: ListedClient): readonly (readonly [name: string, value: string])[] {
  return [
    ["Name:", client.name],
    ["Client ID:", client.clientId],
    ["Origin:", originLabels[client.origin]],
    ["Host:", clientHosts(client).join(", ")],
    ["Status:", statusOf(client)],
    ["Scopes:", client.scopes.join(" ")],
    ...client.redirectUris.map((uri, index) => [index === 0 ? "Redirect URIs:" : "", uri] as const),
    ["Added:", day(client.addedDate)],
    ["Last used:", day(client.lastUsedAt)],
  ];
}

function clientDocument(client: ListedClient) {
  return {
    client_id: client.clientId,
    name: client.name,
    origin: client.origin,
    hosts: clientHosts(client),
    active: client.active,
    scopes: client.scopes,
    redirect_uris: client.redirectUris,
    users: client.users,
    access_tokens: client.accessTokens,
    refresh_tokens: client.refreshTokens,
    added_date: apiDate(client.addedDate),
    last_used_at: date(client.lastUsedAt),
  };
}

function userDocument(user: ClientUser) {
  return {
    user: user.username,
    scope: user.scope,
    connected_since: apiDate(user.connectedSince),
    last_used_at: date(user.lastUsedAt),
    access_tokens: user.accessTokens,
    refresh_tokens: user.refreshTokens,
  };
}

function statusOf({ active, origin }: Client): string {
  if (active) return "active";
  return origin === "metadata_document" ? "blocked" : "inactive";
}

function date(text: string | null): string | null {
  return text === null ? null : apiDate(text);
}

function day(text: string | null): string {
  return text === null ? "never" : text.slice(0, 10);
}

async function revoke(terminal: Terminal, clientId: string): Promise<void> {
  const { client, done } = await changeClient(terminal, clientId, revokeClient);
  tell(
    terminal,
    done.grants === 0
      ? `"${client.name}" had no access to revoke.`
      : `Revoked the access of "${client.name}" for ${done.users === 1 ? "1 user" : `${done.users} users`}.`,
  );
}

async function remove(terminal: Terminal, clientId: string): Promise<void> {
  const { client } = await changeClient(terminal, clientId, deleteClient);
  // The message does not repeat the URL, because a URL can contain characters with a meaning in shells.
  tell(
    terminal,
    client.origin === "metadata_document"
      ? `Blocked "${client.name}" and revoked its tokens. To allow it again, use \`${terminal.command("oauth clients allow")}\`.`
      : `Deleted "${client.name}" and revoked its tokens.`,
  );
}

async function allow(terminal: Terminal, clientId: string): Promise<void> {
  const { client } = await changeClient(terminal, clientId, allowClient);
  tell(
    terminal,
    client.active ? `"${client.name}" is already active.` : `"${client.name}" can request access again.`,
  );
}

/** Finds the client and changes it. Returns the client as it was before the change, and the result of the change. */
async function changeClient<Result>(
  terminal: Terminal,
  clientId: string,
  work: (change: ClientChange, id: number) => Promise<Result | null | false>,
): Promise<{ readonly client: Client; readonly done: Result }> {
  return await withStore(terminal, async (store) => {
    const client = await requireClient(terminal, store.read, clientId);
    const change = {
      store,
      now: terminal.now(),
      actor: commandLineActor(terminal.systemUser, "oauth clients"),
    };
    const done = await work(change, client.id);
    if (done === null || done === false) throw unknownClient(terminal, clientId);
    return { client, done };
  });
}

async function requireClient(terminal: Terminal, read: Reader, clientId: string): Promise<Client> {
  const client = await findClient(read, clientId);
  if (client === null) throw unknownClient(terminal, clientId);
  return client;
}

function unknownClient(terminal: Terminal, clientId: string): CommandFailed {
  const list = terminal.command("oauth clients");
  return new CommandFailed(
    `The OAuth client "${clientId}" does not exist. To list all clients, run \`${list}\`.`,
  );
}
