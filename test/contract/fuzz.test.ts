/**
 * Sends valid and invalid requests to every operation, generated from the contract. No request returns 500 or hangs,
 * every response is declared, and a rejected write changes nothing. `PARTLEDGER_FUZZ_SEED` selects the requests. With an
 * odd seed, the service runs in the compatibility mode.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Dialect } from "../../src/database/store.ts";
import { api, type Answer, type Api } from "../support/client.ts";
import { declaredOperations, type DeclaredOperation } from "../support/declared-operations.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { collectionOfPath, pathWithoutQuery, requiredQuery } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { byThoroughness } from "../support/soak.ts";
import { makeElements, type Elements } from "./fuzz/elements.ts";
import { requestsFor, type FuzzRequest } from "./fuzz/requests.ts";
import { stateOf } from "./fuzz/state.ts";

const operations = declaredOperations();
const total = byThoroughness({ sample: 1_200, short: 10_000, full: 100_000 });
const seed = Number(process.env.PARTLEDGER_FUZZ_SEED ?? 20_260_131);
/** Bodies have more positions for errors than other parts of a request. */
const weightOf = ({ body }: DeclaredOperation): number => (body === null ? 1 : 5);
const weights = operations.reduce((sum, operation) => sum + weightOf(operation), 0);
const runsOf = (operation: DeclaredOperation, dialect: Dialect): number =>
  Math.ceil(((total * shareOf(dialect)) / weights) * weightOf(operation));

/** The databases differ only in texts and numbers, which fewer requests cover. */
const shareOf = (dialect: Dialect): number => (dialect === "sqlite" ? 1 : 0.2);

describeOneDialect("generated requests", (dialect) => {
  let service: TestService;
  let client: Api;
  let elements: Elements;
  /** State of the service after the last accepted write. */
  let state: string | undefined;
  let collection = "";

  beforeAll(async () => {
    const environment = { API_RATE_LIMIT: "0", API_COMPATIBILITY: seed % 2 === 0 ? "strict" : "part-db" };
    service = await startService({ dialect, environment });
    client = api(service, tokens.full);
    elements = await makeElements(client);
  });
  afterAll(async () => {
    await service.close();
  });

  /** Resolves the ID in the path of a request. `undefined` means an element that other elements reference. */
  const idOf = async ({ id }: FuzzRequest): Promise<string | undefined> => {
    if (id === "{}") return undefined;
    if (id !== "{unused}") return id;
    state = undefined;
    return String(await elements.unused(collection));
  };

  const call = (
    operation: DeclaredOperation,
    request: FuzzRequest,
    id: string | undefined,
  ): Promise<Answer> => {
    const body = request.body?.replaceAll(
      /\/api\/([a-z_]+)\/\{\}/g,
      (_match, name: string) => `/api/${name}/${elements.all()[name]}`,
    );
    const query = request.query === "" ? requiredQuery(operation) : request.query;
    return client.request(operation.method, pathWithoutQuery(operation, elements.all(), id) + query, body, {
      accept: request.accept,
      contentType: request.contentType,
      headers: request.headers,
      timeout: 10_000,
    });
  };

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    "%s handles any request",
    async (_id, operation) => {
      const isWrite = operation.method !== "GET";
      if (collection !== collectionOfPath(operation.path) || operation.method === "DELETE") {
        collection = collectionOfPath(operation.path);
        await elements.renew();
      }
      state = undefined;
      await fc.assert(
        fc.asyncProperty(requestsFor(operation), async (request) => {
          const id = await idOf(request);
          if (isWrite) state ??= await stateOf(service);
          const answer = await call(operation, request, id);
          expect(answer.status, answer.text).toBeLessThan(500);
          if (!isWrite) return;
          const before = state;
          state = answer.status >= 400 ? await stateOf(service) : undefined;
          if (state !== undefined) expect(state, answer.text).toBe(before);
          const isDeleted = answer.status === 204 || (operation.role === "merge" && answer.status < 300);
          if (isDeleted && collection !== "") await elements.deleted(collection, id);
        }),
        {
          numRuns: runsOf(operation, dialect),
          seed,
          interruptAfterTimeLimit: 240_000,
          markInterruptAsFailure: true,
        },
      );
    },
    300_000,
  );

  it("cannot change JavaScript prototypes", () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
