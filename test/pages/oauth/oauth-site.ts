/** A service with the authorization server, and helpers for tests of its pages. */
import { createHash } from "node:crypto";
import type { Logger } from "../../../src/http/handler.ts";
import type { Dialect, Store } from "../../../src/database/store.ts";
import { commandLineActor } from "../../../src/history/log-entry.ts";
import { insertSession, newCookieSecret } from "../../../src/identity/new-session.ts";
import type { SignedIn } from "../../../src/identity/signed-in.ts";
import { createClient, type Client, type NewClient } from "../../../src/oauth/clients.ts";
import { generateEncryptionKey } from "../../../src/oauth/encryption.ts";
import type { ServiceOverrides } from "../../../src/service/overrides.ts";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { copyKeys } from "../../support/oauth-keys.ts";
import { startService, type TestService } from "../../support/service.ts";
import { visitor, type Visitor } from "../../support/visitor.ts";

export const callback = "https://client.example.invalid/callback";

/** The code verifier is not needed, because the tests redeem no code (RFC 7636). */
const codeChallenge = createHash("sha256").update("a code verifier").digest("base64url");

export interface OAuthSite extends TestService {
  /** Log messages of all levels. */
  readonly logged: readonly { readonly fields: object; readonly message: string }[];
  /** Returns a browser in which the user is signed in. */
  as(username: string): Promise<Visitor>;
  /** Registers a client. By default, its name is “Test client” and it can request `read_only` with {@link callback}. */
  client(given?: Partial<NewClient>): Promise<Client>;
}

export interface OAuthSiteOptions {
  readonly dialect?: Dialect;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the key pair exists. Default: true. */
  readonly keys?: boolean;
  /** How metadata documents of clients are fetched. By default, only public addresses are allowed. */
  readonly clientDocuments?: ServiceOverrides["clientDocuments"];
  readonly now?: () => Date;
}

export async function startOAuthSite(options: OAuthSiteOptions = {}): Promise<OAuthSite> {
  const { dialect = "sqlite", environment = {}, keys = true, clientDocuments, now } = options;
  const logged: { fields: object; message: string }[] = [];
  const note = (fields: object, message: string): void => void logged.push({ fields, message });
  const logger: Logger = { debug: note, info: note, warn: note, error: note, child: () => logger };
  const service = await startService({
    dialect,
    environment: {
      OAUTH_SERVER_ENABLED: "1",
      OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
      ...environment,
    },
    overrides: {
      logger,
      ...(clientDocuments !== undefined && { clientDocuments }),
      ...(now !== undefined && { now }),
    },
  });
  if (keys) await copyKeys(service.uploads);
  return {
    ...service,
    logged,
    as: async (username) => {
      const browser = visitor(service);
      browser.cookies.set(sessionCookie, await newSession(service.store, username));
      return browser;
    },
    client: (given = {}) =>
      createClient(
        { store: service.store, now: new Date(), actor: commandLineActor("test") },
        { name: "Test client", redirectUris: [callback], scopes: ["read_only"], ...given },
      ),
  };
}

/** Creates a session and returns its cookie. The sign-in has its own tests. */
export async function newSession(
  store: Store,
  username: string,
  stage: SignedIn["stage"] = "complete",
): Promise<string> {
  const token = newCookieSecret();
  await store.transaction(async (transaction) => {
    const { id } = await transaction.db
      .selectFrom("users")
      .select("id")
      .where("name", "=", username)
      .executeTakeFirstOrThrow();
    await insertSession(transaction, {
      userId: id,
      token,
      stage,
      remembered: false,
      address: "127.0.0.1",
      userAgent: "",
      now: new Date(),
    });
  });
  return token;
}

/** Returns the path of an authorization request. A parameter with the value `null` is omitted. */
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

/** Returns the response parameters of the redirect URI. */
export function answerIn(location: string | null): Record<string, string> {
  return Object.fromEntries(new URL(location ?? "about:blank").searchParams);
}
