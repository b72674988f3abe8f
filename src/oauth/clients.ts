/**
 * Finds, creates and changes OAuth clients. All clients are public clients, which have no secret. `client-rules.ts`
 * validates the properties of clients, and `client-access.ts` deletes clients.
 *
 * Changes are logged as security events without a target element, because clients are not part of the inventory.
 */
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Reader, Store, Transaction } from "../database/store.ts";
import type { ClientOrigin, OAuthClientsTable } from "../database/tables/oauth-tables.ts";
import { timestamp } from "../database/timestamp.ts";
import { problem } from "../util/errors.ts";
import { writeLog, type Actor, type Changes } from "../history/log-entry.ts";
import { isScope, type Scope } from "../identity/scope.ts";
import { clientData, type ClientData } from "./client-rules.ts";
import { scopeNames, strongestOf } from "./parse-scope.ts";

export const grantTypes = ["authorization_code", "refresh_token"] as const;

export type GrantType = (typeof grantTypes)[number];

export interface Client {
  readonly id: number;
  /** The OAuth `client_id`: 32 hexadecimal digits, or the URL of a metadata document. */
  readonly clientId: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly highestScope: Scope;
  readonly scopes: readonly Scope[];
  readonly grantTypes: readonly GrantType[];
  readonly active: boolean;
  readonly origin: ClientOrigin;
  /** The time until which the metadata document is fresh. Null for other clients. */
  readonly metadataExpiresAt: string | null;
  readonly addedDate: string;
  readonly lastUsedAt: string | null;
}

export interface ClientChange {
  readonly store: Pick<Store, "transaction">;
  readonly now: Date;
  /** The user or client that makes the change, for the log entry. */
  readonly actor: Actor;
  /** The IP address of the request, for the log entry. */
  readonly address?: string;
}

export interface NewClient {
  /** The name of the client: 1 to 128 characters. */
  readonly name: string;
  /** The redirect URIs of the client: 1 to 10 URIs. */
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  /** The grant types of the client. Default: `authorization_code` and `refresh_token`. */
  readonly grantTypes?: readonly GrantType[];
  /** How the client became known. Default: `administrator`. */
  readonly origin?: ClientOrigin;
}

const clientByClientId = prepared((db, slot: Slot<{ clientId: string }>) =>
  db.selectFrom("oauth_clients").selectAll().where("client_id", "=", slot("clientId")),
);

const clientById = prepared((db, slot: Slot<{ id: number }>) =>
  db.selectFrom("oauth_clients").selectAll().where("id", "=", slot("id")),
);

/**
 * Finds a client by its client ID, even if the client is disabled. Returns null without a lookup if the text is not a
 * valid client ID (RFC 6749 appendix A.1).
 */
export async function findClient(read: Pick<Reader, "run">, clientId: string): Promise<Client | null> {
  if (!/^[\x21-\x7e]{1,255}$/.test(clientId)) return null;
  const [row] = await read.run(clientByClientId, { clientId });
  return row === undefined ? null : clientOf(row);
}

/** Finds a client by the ID of its database row. Pages use this ID. */
export async function findClientById(read: Pick<Reader, "run">, id: number): Promise<Client | null> {
  const [row] = await read.run(clientById, { id });
  return row === undefined ? null : clientOf(row);
}

export function clientOf(row: Selectable<OAuthClientsTable>): Client {
  const scopes = scopeNames(row.scopes).filter(isScope);
  return {
    id: row.id,
    clientId: row.client_id,
    name: row.name,
    redirectUris: JSON.parse(row.redirect_uris) as string[],
    highestScope: strongestOf(scopes) ?? "read_only",
    scopes,
    grantTypes: grantTypes.filter((type) => row.grant_types.split(" ").includes(type)),
    active: row.active,
    origin: row.origin,
    metadataExpiresAt: row.metadata_expires_at,
    addedDate: row.added_date,
    lastUsedAt: row.last_used_at,
  };
}

/** @throws {Problem} `unprocessable` listing the violations of `name`, `redirect_uris` and `scopes` */
export async function createClient(change: ClientChange, client: NewClient): Promise<Client> {
  const data = clientData(client);
  const wanted = client.grantTypes ?? grantTypes;
  const { origin = "administrator" } = client;
  return await change.store.transaction(async (transaction) => {
    const row = await transaction.db
      .insertInto("oauth_clients")
      .values({
        client_id: randomBytes(16).toString("hex"),
        ...columnsOf(data),
        grant_types: grantTypes.filter((type) => wanted.includes(type)).join(" "),
        active: true,
        origin,
        metadata_expires_at: null,
        added_date: timestamp(change.now),
        last_used_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const created = clientOf(row);
    await logRegistration(transaction, change, created);
    return created;
  });
}

/**
 * Changes a client. A disabled client receives no codes or tokens, and its existing codes and tokens are rejected.
 * Changes of redirect URIs and scopes do not affect existing authorizations.
 * @throws {Problem} `not-found` if the client does not exist; `conflict` if its properties come from a metadata
 * document; `unprocessable` as in {@link createClient}
 */
export async function updateClient(
  change: ClientChange,
  id: number,
  client: Pick<NewClient, "name" | "redirectUris" | "scopes"> & { readonly active: boolean },
): Promise<void> {
  const data = { ...clientData(client), active: client.active };
  await change.store.transaction(async (transaction) => {
    const before = await findClientById(transaction, id);
    if (before === null) throw problem("not-found", "The application does not exist.");
    if (before.origin === "metadata_document") {
      const message =
        "The properties of this client come from its metadata document and cannot be changed here.";
      throw problem("conflict", message);
    }
    const changes = changesOf(before, data);
    if (Object.keys(changes).length === 0) return;
    await transaction.db
      .updateTable("oauth_clients")
      .set({ ...columnsOf(data), active: data.active })
      .where("id", "=", id)
      .execute();
    await logClientChange(
      transaction,
      change,
      "oauth_client_edited",
      { ...before, name: data.name },
      {},
      changes,
    );
  });
}

/**
 * Returns the first redirect URI for the log entry. Other URIs are omitted, because unauthenticated requests can
 * register clients and log entries are kept for a long time.
 */
function redirectUrisForLog({ redirectUris }: Pick<Client, "redirectUris">) {
  const [first = ""] = redirectUris;
  return { redirect_uris: redirectUris.length, first_redirect_uri: first.slice(0, 200) };
}

export function columnsOf({ name, redirectUris, scopes }: ClientData) {
  return { name, redirect_uris: JSON.stringify(redirectUris), scopes: scopes.join(" ") };
}

export function changesOf(
  before: Client,
  after: ClientData & { readonly active: boolean; readonly grantTypes?: readonly GrantType[] },
): Changes {
  const all: [string, unknown, unknown][] = [
    ["name", before.name, after.name],
    ["redirect_uris", before.redirectUris, after.redirectUris],
    ["scopes", before.scopes, after.scopes],
    ["grant_types", before.grantTypes, after.grantTypes ?? before.grantTypes],
    ["active", before.active, after.active],
  ];
  return Object.fromEntries(
    all
      .filter(([, old, now]) => JSON.stringify(old) !== JSON.stringify(now))
      .map(([name, old, now]) => [name, { old, new: now }]),
  );
}

type LogContext = Omit<ClientChange, "store">;

export async function logRegistration(
  transaction: Transaction,
  context: LogContext,
  client: Client,
  event = "oauth_client_registered",
): Promise<void> {
  const { scopes, origin } = client;
  await logClientChange(transaction, context, event, client, {
    ...redirectUrisForLog(client),
    scopes,
    origin,
  });
}

export async function logClientChange(
  transaction: Transaction,
  { now, actor, address }: LogContext,
  event: string,
  { clientId, name }: Pick<Client, "clientId" | "name">,
  details: Readonly<Record<string, unknown>> = {},
  changes?: Changes,
): Promise<void> {
  const data = { event, client_id: clientId, name, ...details, ...(address !== undefined && { address }) };
  await writeLog(transaction, actor, now, [
    { kind: "security_event", level: "notice", data, ...(changes !== undefined && { changes }) },
  ]);
}
