/**
 * Finds clients whose client ID is the URL of a metadata document
 * (draft-ietf-oauth-client-id-metadata-document). The document is fetched for authorization requests of signed-in users
 * and stored as a client, so that the token endpoint and the lists of clients need no fetch.
 */
import { timestamp } from "../database/timestamp.ts";
import type { Store, Transaction } from "../database/store.ts";
import { addressSubject } from "../identity/failure-rate-limit.ts";
import type { Scope } from "../identity/scope.ts";
import { createSlidingWindow } from "../identity/sliding-window.ts";
import type { GuardOptions } from "../outgoing/guarded-request.ts";
import { limitLookups } from "../outgoing/limit-lookups.ts";
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
import { registrationActor, removeOldestUnused } from "./unused-clients.ts";

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
  /** Whether the user submits the consent page. The stored document is used then, because the page showed it. */
  readonly isDeciding: boolean;
}

export type DocumentClients = ReturnType<typeof createDocumentClients>;

/** Maximum number of documents per hour that users at one address can make the service fetch. */
const limit = 60;

export function createDocumentClients(options: DocumentClientsOptions) {
  const { store, highestScope, maximumUnused } = options;
  const guard = { ...options.guard, lookup: limitLookups("client_document_lookups", options.guard.lookup) };
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

  async function refresh(clientId: string, { address, now }: AuthorizingUser): Promise<Client> {
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
      const client = await save(transaction, { clientId, document, freshUntil }, { now, address });
      await removeOldestUnused(transaction, maximumUnused, now);
      return client;
    });
  }

  return {
    /**
     * Returns the client of an authorization request. Fetches the document if the stored one is no longer fresh.
     * @param user null if no user has signed in yet. Nothing is fetched in this case, nor for a decision
     * @returns null if the document must be fetched first. A disabled client is always returned
     * @throws {OAuthProblem} if the URL is not allowed, or the document cannot be fetched or used; status 429 if users at
     * the address have requested too many documents
     */
    async resolve(clientId: string, user: AuthorizingUser | null): Promise<Client | null> {
      requireAllowedUrl(clientId);
      const stored = await findClient(store.read, clientId);
      if (stored !== null && !stored.active) return stored;
      if (user === null) return null;
      if (user.isDeciding || (stored !== null && isFresh(stored, user.now))) return stored;
      return await refresh(clientId, user);
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

/** Stores the client. A client that was disabled in the meantime stays disabled. */
async function save(
  transaction: Transaction,
  { clientId, document, freshUntil }: FetchedClient,
  { now, address }: Pick<AuthorizingUser, "now" | "address">,
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
  const change = { now, actor: registrationActor(name), address };
  if (before === null) await logRegistration(transaction, change, client);
  else {
    const changes = changesOf(before, client);
    if (Object.keys(changes).length > 0) {
      await logClientChange(transaction, change, "oauth_client_edited", client, {}, changes);
    }
  }
  return client;
}
