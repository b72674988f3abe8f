/** Reproduces the recorded service: its users, clients and settings, and the changes between recorded requests. */
import type { Logger } from "../../../../src/http/handler.ts";
import type { Store } from "../../../../src/database/store.ts";
import { hashPassword } from "../../../../src/identity/password.ts";
import { createClient } from "../../../../src/oauth/clients.ts";
import { generateEncryptionKey } from "../../../../src/oauth/encryption.ts";
import { api } from "../../../support/client.ts";
import { copyKeys } from "../../../support/oauth-keys.ts";
import { startService, type TestService } from "../../../support/service.ts";
import type { Visitor } from "../../../support/visitor.ts";
import type { Fixture, RecordedCase } from "../recording.ts";
import { seedFixture } from "../seed.ts";
import type { Credentials, GrantSource, Tokens } from "./credentials.ts";
import { passwords, phases, recordedClients, redirectUri, type Phase } from "./phases.ts";

const form = "application/x-www-form-urlencoded";

const silent: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silent,
};

/**
 * Returns whether the service shows the approval page. Without keys or with the server disabled, it returns an error
 * before sign-in.
 */
export function canAsk({ server, encryptionKey, keyPair }: Phase): boolean {
  return server && encryptionKey && keyPair;
}

/** Starts a service with the settings of one phase. The caller closes it. */
export async function startPhase(phase: Phase, fixture: Fixture): Promise<TestService> {
  const service = await startService({
    seed: (store) => seed(store, fixture, phase !== phases[0]),
    environment: {
      OAUTH_SERVER_ENABLED: phase.server ? "1" : "0",
      OAUTH_DCR_ENABLED: phase.registration ? "1" : "0",
      ...(phase.encryptionKey && { OAUTH2_ENCRYPTION_KEY: generateEncryptionKey() }),
    },
    // Discards the log, because messages about missing keys are expected in these phases.
    ...(!canAsk(phase) && { overrides: { logger: silent } }),
  });
  if (phase.keyPair) await copyKeys(service.uploads);
  return service;
}

async function seed(store: Store, fixture: Fixture, withClients: boolean): Promise<void> {
  const now = new Date();
  await seedFixture(store, fixture, now);
  for (const [name, password] of Object.entries(passwords)) {
    const hash = await hashPassword(password, { ln: 4, r: 8, p: 1 });
    await store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ password_hash: hash }).where("name", "=", name).execute();
    });
  }
  if (!withClients) return;
  const actor = { userId: null, username: "recording", tokenId: null, client: null };
  const client = { name: "Golden App", redirectUris: [redirectUri], origin: "registration" as const };
  const registered = { edit: ["read_only", "edit"], readOnly: ["read_only"] } as const;
  for (const [name, id] of Object.entries(recordedClients)) {
    const scopes = registered[name as keyof typeof registered];
    const created = await createClient({ store, now, actor }, { ...client, scopes });
    await store.transaction(async ({ db }) => {
      await db.updateTable("oauth_clients").set({ client_id: id }).where("id", "=", created.id).execute();
    });
  }
}

/** Performs the approvals and exchanges whose requests were not recorded. */
export function grantSource(
  service: TestService,
  signedIn: (name: "admin") => Promise<Visitor>,
): GrantSource {
  return {
    async approve(query, level) {
      const browser = await signedIn("admin");
      const question = await browser.get(`/oauth/authorize?${query}`);
      const fields = { oauth_scope_level: level };
      const answer = await browser.submit(question, {
        fields,
        form: question.path,
        button: "oauth_decision=approve",
        follow: false,
      });
      return new URL(answer.location ?? "").searchParams.get("code") ?? "";
    },
    async redeem(body) {
      const options = { accept: "application/json", contentType: form, expect: 200 };
      const answer = await api(service).post<Tokens>("/oauth/token", body, options);
      return answer.body;
    },
  };
}

/** Repeats changes that were made to the recorded instance before this request. */
export async function preparations(
  { name, request }: RecordedCase,
  service: TestService,
  credentials: Credentials,
): Promise<void> {
  if (name === "dcr-429") {
    // The recorded instance had already used its limit of 20 registrations per hour. Not all of them were recorded.
    for (let made = 0; made < 20; made++) await api(service).post("/oauth/register", "{}");
  }
  if (name === "revoked-at") {
    // The recorded user disconnected the application. Revoking the token has the same effect.
    const token = credentials.translate(request.headers.Authorization ?? "").replace("Bearer ", "");
    const body = new URLSearchParams({ token, client_id: credentials.translate(recordedClients.edit) });
    await api(service).post("/oauth/revoke", body.toString(), { contentType: form, expect: 200 });
  }
}
