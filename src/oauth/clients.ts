/** The clients of the authorization server: finding, listing, making, changing and deleting them. All are public. */
import type { Reader, Store } from "../database/store.ts";
import type { Actor } from "../history/log-entry.ts";
import type { RandomBytes } from "../identity/api-token.ts";
import type { Tier } from "../identity/tier.ts";

export type GrantType = "authorization_code" | "refresh_token";

export interface Client {
  readonly id: number;
  /** 32 hexadecimal digits. */
  readonly clientId: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** The strongest scope that it may ask for. */
  readonly tier: Tier;
  /** As registered. */
  readonly scopes: readonly Tier[];
  readonly grantTypes: readonly GrantType[];
  readonly active: boolean;
  readonly dynamicallyRegistered: boolean;
  readonly addedDate: string;
  readonly lastUsedAt: string | null;
}

export interface ListedClient extends Client {
  /** How many tokens it holds that are neither revoked nor expired. */
  readonly accessTokens: number;
  readonly refreshTokens: number;
}

/** What a change of a client needs: the log names `actor`. */
export interface ClientChange {
  readonly store: Pick<Store, "transaction">;
  readonly now: Date;
  readonly actor: Actor;
}

export interface NewClient {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  /** Default: both. */
  readonly grantTypes?: readonly GrantType[];
  readonly dynamicallyRegistered?: boolean;
  /** Where the registration came from, for the log. */
  readonly address?: string;
}

export async function findClient(_read: Reader, _clientId: string): Promise<Client | null> {
  throw new Error("not yet");
}

/** By the id of its row, for pages. */
export async function findClientById(_read: Reader, _id: number): Promise<Client | null> {
  throw new Error("not yet");
}

/** All clients, by name. */
export async function listClients(_read: Reader, _now: Date): Promise<readonly ListedClient[]> {
  throw new Error("not yet");
}

/** @throws {Problem} `unprocessable` with violations at `name`, `redirect_uris`, `scopes` */
export async function createClient(
  _change: ClientChange,
  _client: NewClient,
  _random?: RandomBytes,
): Promise<Client> {
  throw new Error("not yet");
}

/**
 * While a client is not active it gets no codes and no tokens, and those that it has do not work.
 * @throws {Problem} `not-found`; `unprocessable` as {@link createClient}
 */
export async function updateClient(
  _change: ClientChange,
  _id: number,
  _client: Pick<NewClient, "name" | "redirectUris" | "scopes"> & { readonly active: boolean },
): Promise<void> {
  throw new Error("not yet");
}

/** Deletes a client with all that was granted to it. Returns false when there is no such client. */
export async function deleteClient(_change: ClientChange, _id: number): Promise<boolean> {
  throw new Error("not yet");
}

/** Deletes clients that registered themselves more than 30 days ago and were never approved. Returns how many. */
export async function expireUnusedClients(_change: Pick<ClientChange, "store" | "now">): Promise<number> {
  throw new Error("not yet");
}
