/** Starts a service in each mode of `API_COMPATIBILITY`. */
import { afterAll, beforeAll } from "vitest";
import type { Dialect } from "../../src/database/store.ts";
import { api, type Answer, type Api, type Json } from "../support/client.ts";
import { createInventory, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

export interface Mode {
  readonly service: TestService;
  readonly client: Api;
  readonly inventory: Inventory;
}

export const ignoredOf = ({ headers }: Pick<Answer, "headers">): string | undefined =>
  headers["partledger-ignored"];
export const codes = ({ body }: Answer): unknown[] =>
  ((body["violations"] ?? []) as unknown as Json[]).map((violation) => violation["code"]);

/** The services exist while the tests run. */
export function useModes(dialect: Dialect): { readonly strict: Mode; readonly partDb: Mode } {
  return { strict: useMode(dialect, "strict"), partDb: useMode(dialect, "part-db") };
}

function useMode(dialect: Dialect, mode: string): Mode {
  let service: TestService | undefined;
  let started: Mode | undefined;
  beforeAll(async () => {
    service = await startService({ dialect, environment: { API_COMPATIBILITY: mode } });
    const client = api(service, tokens.full);
    started = { service, client, inventory: await createInventory(client) };
  });
  afterAll(() => service?.close());
  const running = (): Mode => {
    if (started === undefined) throw new Error("The service is not running.");
    return started;
  };
  return {
    get service() {
      return running().service;
    },
    get client() {
      return running().client;
    },
    get inventory() {
      return running().inventory;
    },
  };
}
