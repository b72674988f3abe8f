/** A service that accepts client ID metadata documents, and the host of these documents. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { challengeOf, post, verifier, type Parameters, type TokenResponse } from "../../oauth/flow.ts";
import { startDocumentHost, type DocumentHost } from "../../support/document-host.ts";
import { forgetFailures } from "../../support/service.ts";
import type { Visitor } from "../../support/visitor.ts";
import { answer } from "./consent-form.ts";
import { answerIn, authorizePath, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

export const redirectUri = "https://app.example.com/callback";

export interface DocumentSite {
  readonly host: DocumentHost;
  readonly site: OAuthSite;
  readonly admin: Visitor;
  /** Publishes a document at a new path, which must be fetched for each authorization. */
  published(metadata?: Readonly<Record<string, unknown>>): PublishedClient;
  /** Approves a request as the administrator and returns the code. */
  approvedCode(page: string): Promise<string>;
  exchange(clientId: string, code: string, change?: Parameters): Promise<TokenResponse>;
  refresh(clientId: string, token: string | undefined, change?: Parameters): Promise<TokenResponse>;
  /** Blocks a client as an administrator does. */
  block(clientId: string): Promise<void>;
  /** Returns the client IDs of all stored clients, sorted. */
  clientIds(): Promise<readonly string[]>;
  rowOf(clientId: string): Promise<{ id: number; name: string; active: boolean } | undefined>;
}

export interface PublishedClient {
  readonly path: string;
  readonly clientId: string;
  /** Path of the authorization request. */
  readonly page: string;
}

/** Returns the path of an authorization request. */
export function pageOf(clientId: string, parameters: Readonly<Record<string, string>> = {}): string {
  const request = { code_challenge: challengeOf(verifier), ...parameters };
  return authorizePath({ clientId, redirectUris: [redirectUri] }, request);
}

/** Starts the service for all tests of a file. Each test starts without counted requests. */
export function useDocumentSite(environment: Readonly<Record<string, string>> = {}): () => DocumentSite {
  let started: DocumentSite | undefined;
  beforeAll(async () => {
    started = await startDocumentSite({ OAUTH_CIMD_ENABLED: "1", ...environment });
  });
  afterAll(async () => {
    await started?.site.close();
    await started?.host.close();
  });
  beforeEach(() => forgetFailures(started!.site));
  return () => started!;
}

async function startDocumentSite(environment: Readonly<Record<string, string>>): Promise<DocumentSite> {
  const host = await startDocumentHost();
  const site = await startOAuthSite({ clientDocuments: host.guard, environment });
  const admin = await site.as("admin");
  let count = 0;
  return {
    host,
    site,
    admin,
    published: (metadata = {}) => {
      const path = `/client-${(count += 1)}.json`;
      const clientId = host.publish(path, metadata);
      return { path, clientId, page: pageOf(clientId) };
    },
    approvedCode: async (page) => answerIn((await answer(admin, page, "Approve")).location)["code"] ?? "",
    exchange: (clientId, code, change = {}) =>
      post(site, "/oauth/token", {
        grant_type: "authorization_code",
        client_id: clientId,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        ...change,
      }),
    refresh: (clientId, token, change = {}) =>
      post(site, "/oauth/token", {
        grant_type: "refresh_token",
        client_id: clientId,
        refresh_token: token,
        ...change,
      }),
    block: async (clientId) => {
      await site.store.transaction(async ({ db }) => {
        await db
          .updateTable("oauth_clients")
          .set({ active: false })
          .where("client_id", "=", clientId)
          .execute();
      });
    },
    clientIds: async () => {
      const rows = await site.store.read.db.selectFrom("oauth_clients").select("client_id").execute();
      return rows.map(({ client_id: id }) => id).sort();
    },
    rowOf: (clientId) =>
      site.store.read.db
        .selectFrom("oauth_clients")
        .select(["id", "name", "active"])
        .where("client_id", "=", clientId)
        .executeTakeFirst(),
  };
}
