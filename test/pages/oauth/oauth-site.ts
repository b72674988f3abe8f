/** The pages of the authorization server behind a real server and database, with the users of `principals.ts`. */
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageAsset, pageFiles } from "../../../src/assets.ts";
import { readConfig } from "../../../src/config.ts";
import type { Logger } from "../../../src/contract/handler.ts";
import { listen } from "../../../src/contract/http-server.ts";
import type { Dialect, Store } from "../../../src/database/store.ts";
import { commandLineActor } from "../../../src/history/log-entry.ts";
import { insertSession, newCookieSecret } from "../../../src/identity/new-session.ts";
import { createSessions } from "../../../src/identity/sessions.ts";
import type { Client, NewClient } from "../../../src/oauth/clients.ts";
import { createClient } from "../../../src/oauth/clients.ts";
import { createOAuthServer } from "../../../src/oauth/create-oauth.ts";
import { generateEncryptionKey } from "../../../src/oauth/encryption.ts";
import { generateKeys } from "../../../src/oauth/keys.ts";
import { createStaticFiles } from "../../../src/pages/static-files.ts";
import { createOAuthPages } from "../../../src/pages/oauth/create-oauth-pages.ts";
import { firstThingToDo } from "../../../src/pages/settings/first-thing-to-do.ts";
import { createSite, sessionCookie } from "../../../src/pages/site/site.tsx";
import { createWeb } from "../../../src/web/create-web.ts";
import { openTestStore } from "../../support/dialects.ts";
import { seedPrincipals } from "../../support/principals.ts";
import { visitor } from "../../support/visitor.ts";
import type { Visitor } from "../../support/visitor.ts";

export const callback = "https://client.example.invalid/callback";

/** Of a verifier that nobody has to know here (RFC 7636). */
export const codeChallenge = createHash("sha256").update("a code verifier").digest("base64url");

export interface OAuthSite {
  readonly url: string;
  readonly store: Store;
  /** What the service logged, all levels. */
  readonly logged: readonly { readonly fields: object; readonly message: string }[];
  /** A browser in which this user is signed in. */
  as(username: string): Promise<Visitor>;
  /** Registers a client. Default: one called “Test client” that may ask for `read_only`, with {@link callback}. */
  client(given?: Partial<NewClient>): Promise<Client>;
  close(): Promise<void>;
}

export interface OAuthSiteOptions {
  readonly dialect?: Dialect;
  readonly environment?: Readonly<Record<string, string>>;
  /** Default true; false: the key pair is missing. */
  readonly keys?: boolean;
}

export async function startOAuthSite(options: OAuthSiteOptions = {}): Promise<OAuthSite> {
  const { dialect = "sqlite", environment = {}, keys = true } = options;
  const uploads = await mkdtemp(join(tmpdir(), "partledger-test-"));
  const opened = await openTestStore(dialect);
  const { store } = opened;
  await seedPrincipals(store);
  const config = readConfig({
    OAUTH_SERVER_ENABLED: "1",
    OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
    UPLOADS_DIR: uploads,
    ...environment,
  });
  if (keys) await generateKeys(uploads, { force: false });
  const logged: { fields: object; message: string }[] = [];
  const note = (fields: object, message: string): void => void logged.push({ fields, message });
  const logger: Logger = { debug: note, info: note, warn: note, error: note, child: () => logger };

  let url = "";
  const issuer = (): string => url;
  const sessions = createSessions({ store });
  const server = createOAuthServer({ config, store, issuer, logger });
  const { authorization } = server;
  const files = createStaticFiles(Object.fromEntries(pageFiles.map((name) => [name, pageAsset(name)])));
  const site = createSite({
    routes: [...createOAuthPages({ authorization, store, firstThingToDo, issuer }).routes],
    findSession: sessions.find,
    baseUrl: issuer,
    secure: false,
    instanceTitle: config.instance.title,
    oauthEnabled: true,
    asset: (name) => `/assets/${name}`,
    firstThingToDo,
  });
  const web = createWeb({
    routes: [...server.routes, ...site.routes],
    onFault: site.onFault,
    logger,
    clientAddress: () => "127.0.0.1",
    now: () => new Date(),
  });
  const listening = await listen({ port: 0, host: "127.0.0.1", handlers: [files.serve, web], logger });
  url = listening.url;
  return {
    url,
    store,
    logged,
    as: async (username) => {
      const browser = visitor({ url });
      browser.cookies.set(sessionCookie, await newSession(store, username));
      return browser;
    },
    client: (given = {}) =>
      createClient(
        { store, now: new Date(), actor: commandLineActor("test") },
        { name: "Test client", redirectUris: [callback], scopes: ["read_only"], ...given },
      ),
    close: async () => {
      await listening.close();
      await sessions.close();
      await server.close();
      await opened.close();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}

/** The value of the cookie of somebody who has signed in. */
export async function newSession(store: Store, username: string): Promise<string> {
  const token = newCookieSecret(randomBytes);
  await store.transaction(async (transaction) => {
    const { id } = await transaction.db
      .selectFrom("users")
      .select("id")
      .where("name", "=", username)
      .executeTakeFirstOrThrow();
    await insertSession(transaction, {
      userId: id,
      token,
      stage: "complete",
      remembered: false,
      address: "127.0.0.1",
      userAgent: "",
      now: new Date(),
    });
  });
  return token;
}

/** The address that a client sends its user to. Null leaves a parameter out. */
export function authorizePath(
  { clientId, redirectUris }: Pick<Client, "clientId" | "redirectUris">,
  parameters: Readonly<Record<string, string | null>> = {},
): string {
  const query = new URLSearchParams();
  const all = {
    client_id: clientId,
    response_type: "code",
    redirect_uri: redirectUris[0] ?? null,
    code_challenge: codeChallenge,
    code_challenge_method: "S256",
    state: "the state",
    ...parameters,
  };
  for (const [name, value] of Object.entries(all)) if (value !== null) query.set(name, value);
  return `/oauth/authorize?${query.toString()}`;
}

/** What a client is told: the parameters that were added to its redirect URI. */
export function answerIn(location: string | null): Record<string, string> {
  return Object.fromEntries(new URL(location ?? "about:blank").searchParams);
}
