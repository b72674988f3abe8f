/**
 * Finds clients whose client ID is the URL of a metadata document
 * (draft-ietf-oauth-client-id-metadata-document). The document is fetched for authorization requests of signed-in users
 * and stored as a client, so that the token endpoint and the lists of clients need no fetch.
 */
import { timestamp } from "../database/timestamp.ts";
import type { Store, Transaction } from "../database/store.ts";
import { addressSubject } from "../identity/failure-rate-limit.ts";
import type { Actor, Changes } from "../history/log-entry.ts";
import type { Scope } from "../identity/scope.ts";
import { createSlidingWindow } from "../identity/sliding-window.ts";
import type { GuardOptions } from "../outgoing/guarded-request.ts";
import { clientIdUrlViolation, readClientDocument, type ClientDocument } from "./client-document.ts";
import {
  changesOf,
  clientOf,
  columnsOf,
  findClient,
  logClientChange,
  logRegistration,
  type Client,
} from "./clients.ts";
import { fetchClientDocument } from "./fetch-client-document.ts";
import { oauthProblem } from "./oauth-error.ts";
import { removeOldestUnused } from "./unused-clients.ts";

interface DocumentClientsOptions {
  readonly store: Store;
  /** The highest scope of these clients, and their default (`OAUTH_DCR_SCOPE`). */
  readonly highestScope: Scope;
  /** The number of clients to keep that no user has approved. */
  readonly maximumUnused: number;
  readonly guard: GuardOptions;
}

/** The signed-in user who sends the authorization request. */
export interface AuthorizingUser {
  readonly address: string;
  readonly now: Date;
  readonly username: string;
  /** Whether the user submits the consent page. The stored document is used then, because the page showed it. */
  readonly isDeciding: boolean;
}

export type DocumentClients = ReturnType<typeof createDocumentClients>;

/** Maximum number of documents per hour that users at one address can make the service fetch. */
const limit = 60;

export function createDocumentClients(options: DocumentClientsOptions) {
  const { store, highestScope, maximumUnused, guard } = options;
  const window = createSlidingWindow({ store, kind: "client_document", limit, windowSeconds: 3600 });
  /** Fetches in progress, by client ID. Concurrent requests for a document share one fetch. */
  const fetches = new Map<string, ReturnType<typeof fetchClientDocument>>();

  function fetchOnce(clientId: string): ReturnType<typeof fetchClientDocument> {
    const current = fetches.get(clientId);
    if (current !== undefined) return current;
    const fetching = fetchClientDocument(clientId, guard).finally(() => fetches.delete(clientId));
    fetches.set(clientId, fetching);
    return fetching;
  }

  async function refresh(clientId: string, user: AuthorizingUser): Promise<Client> {
    const { address, now } = user;
    const verdict = await window.take(addressSubject(address), now);
    if (!verdict.allowed) {
      throw oauthProblem(
        "temporarily_unavailable",
        `Too many client metadata documents were requested from this IP address. Try again in ${verdict.retryAfter} seconds.`,
        { status: 429, headers: { "Retry-After": String(verdict.retryAfter) } },
      );
    }
    const { text, freshSeconds } = await fetchOnce(clientId);
    const document = readClientDocument(text, clientId, highestScope);
    const freshUntil = timestamp(new Date(now.getTime() + freshSeconds * 1000));
    return await store.transaction(async (transaction) => {
      const client = await save(transaction, { clientId, document, freshUntil }, user);
      await removeOldestUnused(transaction, maximumUnused, now);
      return client;
    });
  }

  return {
    /**
     * Returns the client of an authorization request. Fetches the document if the stored one is no longer fresh.
     * @param user null if no user has signed in yet. Nothing is fetched in this case, nor for a decision
     * @returns null if the document must be fetched first
     * @throws {OAuthProblem} if the URL is not allowed, or the document cannot be fetched or used; status 429 if users at
     * the address have requested too many documents
     */
    async resolve(clientId: string, user: AuthorizingUser | null): Promise<Client | null> {
      requireAllowedUrl(clientId);
      if (user === null) return null;
      const stored = await findClient(store.read, clientId);
      const isUsable = stored !== null && (!stored.active || isFresh(stored, user.now));
      return isUsable || user.isDeciding ? stored : await refresh(clientId, user);
    },
  };
}

function requireAllowedUrl(clientId: string): void {
  const violation = clientIdUrlViolation(clientId);
  if (violation !== null) throw oauthProblem("invalid_client", `A client_id that is a URL ${violation}.`);
}

function isFresh({ metadataExpiresAt }: Client, now: Date): boolean {
  return metadataExpiresAt !== null && metadataExpiresAt > timestamp(now);
}

interface FetchedClient {
  readonly clientId: string;
  readonly document: ClientDocument;
  readonly freshUntil: string;
}

/** Stores the client. A client that an administrator disables during the fetch stays disabled. */
async function save(
  transaction: Transaction,
  { clientId, document, freshUntil }: FetchedClient,
  { now, address, username }: AuthorizingUser,
): Promise<Client> {
  const before = await findClient(transaction, clientId);
  const { name, redirectUris, grantTypes, scopes } = document;
  const metadata = {
    ...columnsOf({ name, redirectUris, scopes }),
    grant_types: grantTypes.join(" "),
    metadata_expires_at: freshUntil,
  };
  const row = await transaction.db
    .insertInto("oauth_clients")
    .values({
      ...{ client_id: clientId, ...metadata, origin: "metadata_document", active: true },
      ...{ added_date: timestamp(now), last_used_at: null },
    })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(metadata))
    .returningAll()
    .executeTakeFirstOrThrow();
  const client = clientOf(row);
  const change = { now, actor: documentActor(username, name), address };
  if (before === null) await logRegistration(transaction, change, client, "oauth_client_added");
  else {
    const changes = changesOf(before, client);
    if (Object.keys(changes).length > 0) {
      await logClientChange(transaction, change, "oauth_client_edited", client, {}, shortened(changes));
    }
  }
  return client;
}

/**
 * Returns the actor of log entries about documents: the publisher of the client changed it, and the user's request made
 * the service fetch it. User names cannot contain spaces, so no user has the actor's name.
 */
function documentActor(username: string, client: string): Actor {
  return { userId: null, username: `OAuth metadata document (${username})`, tokenId: null, client };
}

/** Shortens lists for the log, because everyone can publish and change documents. */
function shortened(changes: Changes): Changes {
  const shorten = (value: unknown): unknown =>
    Array.isArray(value)
      ? [...value.slice(0, 10).map((item) => String(item).slice(0, 200)), ...(value.length > 10 ? ["…"] : [])]
      : value;
  return Object.fromEntries(
    Object.entries(changes).map(([name, { old, new: now }]) => [
      name,
      { old: shorten(old), new: shorten(now) },
    ]),
  );
}
