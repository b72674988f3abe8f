/** `POST /oauth/register` over HTTP. Each test starts without clients and counted requests. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { clientAddressReader } from "../../src/http/request/client-address.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { createRegistrationRoute } from "../../src/oauth/registration.ts";
import { api, type Answer } from "../support/client.ts";
import { useTestStore } from "../support/dialects.ts";
import { startWeb, type StartedWeb } from "../support/web.ts";
import { allClients } from "./clients.ts";

export const cb = "https://client.example.invalid/callback";

export type RegistrationAnswer = Answer<Record<string, unknown>>;

export interface Registration {
  readonly store: () => Store;
  readonly served: () => StartedWeb;
  readonly now: () => Date;
  /** Advances the clock. */
  readonly pass: (seconds: number) => void;
  /** Sends a body without a `Content-Type` unless `headers` contains one. */
  readonly send: (body: string | Buffer, headers?: Record<string, string>) => Promise<RegistrationAnswer>;
  readonly register: (metadata: unknown) => Promise<RegistrationAnswer>;
  readonly clients: () => ReturnType<typeof allClients>;
}

/**
 * Starts the endpoint with the address of the tests as a trusted proxy.
 *
 * @param perHour limit of registrations from all addresses in total
 */
export function useRegistration(
  dialect: Dialect,
  perHour = 200,
  highestScope: "read_only" | "edit" = "edit",
): Registration {
  const { store } = useTestStore(dialect);
  let opened: StartedWeb | undefined;
  let now: Date;
  const served = (): StartedWeb => {
    if (opened === undefined) throw new Error("The routes are served only while tests are running.");
    return opened;
  };
  beforeAll(async () => {
    opened = await startWeb({
      routes: [createRegistrationRoute({ store: store(), limits: { perHour }, highestScope })],
      now: () => now,
      clientAddress: clientAddressReader(["127.0.0.1"]),
    });
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    now = new Date("2026-11-21T10:00:00.700Z");
    await store().transaction(async ({ db }) => {
      await db.deleteFrom("rate_limits").execute();
      await db.deleteFrom("oauth_clients").execute();
    });
  });
  const send: Registration["send"] = (body, headers = {}) =>
    api(served()).post("/oauth/register", body, { accept: "*/*", contentType: null, headers });
  return {
    store,
    served,
    now: () => now,
    pass: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    send,
    register: (metadata) => api(served()).post("/oauth/register", metadata, { accept: "*/*" }),
    clients: () => allClients(store(), now),
  };
}
