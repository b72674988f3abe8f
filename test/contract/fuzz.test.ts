/**
 * Requests made from the contract, valid and faulty, for every operation: none is answered by a 500 or not at all,
 * every answer is one that the contract declares, and a write that is refused changes nothing.
 *
 * PARTLEDGER_FUZZ_RUNS: how many requests in all (5,000). PARTLEDGER_FUZZ_SEED: which ones.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Dialect } from "../../src/database/store.ts";
import { api } from "../support/client.ts";
import type { Answer, Api } from "../support/client.ts";
import { declaredOperations } from "../support/declared-operations.ts";
import type { DeclaredOperation } from "../support/declared-operations.ts";
import { describeDialects } from "../support/dialects.ts";
import { collectionOfPath, makeInventory, pathWithoutQuery, requiredQuery } from "../support/inventory.ts";
import type { Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import type { TestService } from "../support/service.ts";
import { requestsFor } from "./fuzz/requests.ts";
import type { FuzzRequest } from "./fuzz/requests.ts";
import { stateOf } from "./fuzz/state.ts";

const operations = declaredOperations();
const total = Number(process.env.PARTLEDGER_FUZZ_RUNS ?? 5_000);
const seed = Number(process.env.PARTLEDGER_FUZZ_SEED ?? 20_260_131);
/** Bodies have more places for a fault than anything else. */
const weightOf = ({ body }: DeclaredOperation): number => (body === null ? 1 : 5);
const weights = operations.reduce((sum, operation) => sum + weightOf(operation), 0);
const runsOf = (operation: DeclaredOperation, dialect: Dialect): number =>
  Math.ceil(((total * shareOf(dialect)) / weights) * weightOf(operation));

/** What differs between the engines is text and numbers; fewer requests find that. */
const shareOf = (dialect: Dialect): number => (dialect === "sqlite" ? 1 : 0.2);

describeDialects("requests made from the contract", (dialect) => {
  let service: TestService;
  let client: Api;
  let inventory: Inventory;
  let generation = 0;

  beforeAll(async () => {
    service = await startService({ dialect });
    client = api(service, tokens.full);
  });
  afterAll(async () => {
    await service.close();
  });

  const renew = async (): Promise<void> => {
    inventory = await makeInventory(client, `generation ${(generation += 1)}`);
  };

  const call = (operation: DeclaredOperation, request: FuzzRequest): Promise<Answer> => {
    const id = request.id === "{}" ? undefined : request.id;
    const body = request.body?.replaceAll(
      /\/api\/([a-z_]+)\/\{\}/g,
      (_match, collection: string) => `/api/${collection}/${inventory[collection]}`,
    );
    const query = request.query === "" ? requiredQuery(operation) : request.query;
    return client.request(operation.method, pathWithoutQuery(operation, inventory, id) + query, body, {
      accept: request.accept,
      contentType: request.contentType,
      headers: request.headers,
      timeout: 10_000,
    });
  };

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    "%s takes whatever comes",
    async (_id, operation) => {
      await renew();
      const isWrite = operation.method !== "GET";
      await fc.assert(
        fc.asyncProperty(requestsFor(operation), async (request) => {
          const before = isWrite ? await stateOf(service) : "";
          const answer = await call(operation, request);
          expect(answer.status, answer.text).toBeLessThan(500);
          if (isWrite && answer.status >= 400) expect(await stateOf(service)).toBe(before);
          if (answer.status === 204 && collectionOfPath(operation.path) !== "") await renew();
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

  it("leaves the prototypes of JavaScript alone", () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
