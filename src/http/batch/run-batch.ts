/**
 * Handles `POST /api/batch`. `perform-operation.ts` performs each operation; this module decides what happens if one
 * fails, and limits time, memory and concurrency.
 */
import type { OperationId } from "../../../generated/operations.ts";
import { constraintViolation } from "../../database/constraint-violation.ts";
import type { Joined, JoinedStore } from "../../database/joined-store.ts";
import { refreshSearchIndex } from "../../database/sqlite/renew-search-index.ts";
import type { Transaction } from "../../database/store.ts";
import { isConflict } from "../../database/unavailable.ts";
import { invalid, problem, retryLater, type Problem } from "../../util/errors.ts";
import type { Principal } from "../../identity/principal.ts";
import { createFairQueue, type FairQueue } from "../../util/queue/fair-queue.ts";
import type { Compatibility } from "../validation/compatibility.ts";
import type { Endpoint } from "../pipeline/endpoint.ts";
import { withChangeSet, type ApiRequest, type ApiResponse, type Handler, type Handlers } from "../handler.ts";
import type { RateLimit } from "../limits/request-rate-limit.ts";
import type { Match } from "../pipeline/route-index.ts";
import { batchFailure, problemOf } from "./batch-failure.ts";
import { createBudget, createTransactionBudget, type Budget } from "./batch-budget.ts";
import { failedOutcome, performOperation, type BatchContext, type Outcome } from "./perform-operation.ts";
import { prepareBatch, type Batch, type PreparedOperation } from "./prepare-batch.ts";

/** The operations of batches that run in one transaction. */
interface JoinedOperations {
  readonly store: JoinedStore;
  /** Handlers that are bound to the store. Batches support only these operations. */
  readonly handlers: Partial<Handlers<OperationId>>;
}

interface RunBatchOptions {
  readonly find: (path: string) => Match<Endpoint>;
  /** Without these, as in the mock, atomic batches run like other batches until the first error. */
  readonly atomic?: JoinedOperations;
  /** Set for dry runs: the operations of batches that are not atomic. The transactions of both stores are rolled back. */
  readonly dryRun?: JoinedOperations;
  readonly onForbidden?: (
    principal: Principal,
    attempt: Parameters<BatchContext["onForbidden"]>[0],
    now: Date,
  ) => void;
  readonly rateLimit?: RateLimit;
  /** Default: `strict`. */
  readonly compatibility?: Compatibility;
  /** Returns milliseconds since an arbitrary moment. Replaced in tests. */
  readonly monotonic?: () => number;
}

const queueLimits = { waiting: 32, waitingPerOwner: 4, waitTimeoutMilliseconds: 10_000 };

/** What all batches share. */
interface Batches extends RunBatchOptions {
  readonly atomicQueue: FairQueue;
  readonly independentQueue: FairQueue;
}

/** Creates the handler. */
export function createRunBatch(options: RunBatchOptions): Handler {
  const queue = { name: "batches", refusal: tooManyBatches, ...queueLimits };
  const batches: Batches = {
    ...options,
    atomicQueue: createFairQueue({ ...queue, total: 1 }),
    independentQueue: createFairQueue({ ...queue, total: 4, perOwner: 1 }),
  };
  return (request) => runBatch(request, batches);
}

async function runBatch(request: ApiRequest, batches: Batches): Promise<ApiResponse> {
  const { atomic, dryRun, monotonic, rateLimit, atomicQueue, independentQueue } = batches;
  const batch = request.body as Batch;
  const operations = prepareBatch(batch);
  const owner = String(request.principal.userId);
  const onlyReads = operations.every(({ method }) => method === "GET");
  if (onlyReads && request.preconditions.idempotencyKey !== null) throw needlessKey();
  // The pipeline has already counted the batch as one request.
  rateLimit?.add(request.principal, request.now, operations.length - 1);
  if (batch.atomic === false && (dryRun === undefined || onlyReads)) {
    return independentQueue.run(owner, () =>
      runEach(request, operations, createBudget(monotonic), batches, null),
    );
  }
  return atomicQueue.run(owner, async () => {
    if (batch.atomic === false && dryRun !== undefined) return tryEach(request, operations, batches, dryRun);
    // Operations that only read must not block other writers.
    if (atomic !== undefined && !onlyReads) return runAtomic(request, operations, batches, atomic);
    return responseOf(request, await runAll(request, operations, createBudget(monotonic), batches, null));
  });
}

/** @param joined the handlers that are bound to the transaction of the batch */
function contextOf(
  request: ApiRequest,
  batches: Batches,
  joined: JoinedOperations["handlers"] | undefined,
): BatchContext {
  const { principal, now, uploads, mediaType } = request;
  const { find, atomic, dryRun, compatibility } = batches;
  return {
    caller: request,
    uploads,
    mediaType,
    find,
    handlerOf: ({ handler, operation }) => {
      if (joined !== undefined) return joined[operation.operationId as OperationId];
      return atomic === undefined || operation.operationId in atomic.handlers ? handler : undefined;
    },
    isPartDb: compatibility === "part-db",
    isDryRun: dryRun !== undefined,
    onForbidden: (attempt) => batches.onForbidden?.(principal, attempt, now),
  };
}

/**
 * Runs the operations one after the other. Each failure becomes a result.
 * @param joined the transaction of a dry run
 */
async function runEach(
  request: ApiRequest,
  operations: readonly PreparedOperation[],
  budget: Budget,
  batches: Batches,
  joined: Joined | null,
): Promise<ApiResponse> {
  const context = contextOf(request, batches, joined === null ? undefined : batches.dryRun?.handlers);
  const searchIndex = createIndexRefresh(joined?.transaction ?? null);
  const results: Outcome[] = [];
  const perform = async (operation: PreparedOperation): Promise<Outcome> => {
    await searchIndex.before(operation);
    return performOperation(context, operation, results);
  };
  const run = async (operation: PreparedOperation): Promise<Outcome> => {
    try {
      return await (joined === null ? perform(operation) : joined.undoOnFailure(() => perform(operation)));
    } catch (error) {
      // The store repeats the transaction.
      if (joined !== null && isConflict(error)) throw error;
      return failedOutcome(operation, problemOf(error, request), context);
    }
  };
  for (const operation of operations) {
    await budget.pause();
    const exceeded = budget.exceeded();
    const outcome = exceeded === null ? await run(operation) : failedOutcome(operation, exceeded, context);
    budget.add(outcome);
    results.push(outcome);
  }
  return responseOf(request, results);
}

/**
 * Runs the operations until one fails.
 * @param transaction the transaction of the operations, or `null` in the mock and for operations that only read
 * @throws {Problem} 422 for the failed operation
 */
async function runAll(
  request: ApiRequest,
  operations: readonly PreparedOperation[],
  budget: Budget,
  batches: Batches,
  transaction: Transaction | null,
): Promise<Outcome[]> {
  const context = contextOf(request, batches, transaction === null ? undefined : batches.atomic?.handlers);
  const searchIndex = createIndexRefresh(transaction);
  const results: Outcome[] = [];
  for (const [index, operation] of operations.entries()) {
    await budget.pause();
    const exceeded = budget.exceeded();
    if (exceeded !== null) throw exceeded;
    await searchIndex.before(operation);
    const outcome = await performOperation(context, operation, results).catch((error: unknown) => {
      throw batchFailure(error, index);
    });
    budget.add(outcome);
    results.push(outcome);
  }
  const exceeded = budget.exceededLength();
  if (exceeded !== null) throw exceeded;
  return results;
}

/** Refreshes the search index of a transaction before an operation that reads what earlier ones have written. */
function createIndexRefresh(transaction: Transaction | null) {
  let hasWritten = false;
  return {
    async before({ method }: PreparedOperation): Promise<void> {
      if (method !== "GET") hasWritten = true;
      else if (hasWritten && transaction !== null) {
        await refreshSearchIndex(transaction);
        hasWritten = false;
      }
    },
  };
}

/** Runs the operations of a dry run in one transaction. Each failure becomes a result, and undoes only its operation. */
async function tryEach(
  request: ApiRequest,
  operations: readonly PreparedOperation[],
  batches: Batches,
  { store }: JoinedOperations,
): Promise<ApiResponse> {
  const budget = createTransactionBudget(store, batches.monotonic);
  try {
    return await store.join((joined) => {
      budget.restart();
      return runEach(request, operations, budget, batches, joined);
    });
  } finally {
    await store.end();
  }
}

async function runAtomic(
  request: ApiRequest,
  operations: readonly PreparedOperation[],
  batches: Batches,
  { store }: JoinedOperations,
): Promise<ApiResponse> {
  const budget = createTransactionBudget(store, batches.monotonic);
  const attempt = (isRetry: boolean): Promise<ApiResponse> =>
    store.join(async (joined) => {
      budget.restart();
      const results = await runAll(request, operations, budget, batches, joined.transaction).catch(
        (error: unknown) => {
          const cause = joined.failure?.error;
          throw !isRetry && constraintViolation(cause) !== null ? cause : error;
        },
      );
      // An operation that succeeds in spite of a failed transaction has changed only some of its rows.
      if (joined.failure !== null) throw joined.failure.error;
      const response = responseOf(request, results);
      await request.storeResponse?.(joined.transaction, response);
      return response;
    });
  try {
    // Operations check their data before they write. A violated constraint therefore means that another writer has
    // committed after the check, and the second attempt checks the data of that writer.
    return await attempt(false).catch((error: unknown) => {
      if (constraintViolation(error) === null) throw error;
      return attempt(true);
    });
  } finally {
    await store.end();
  }
}

function responseOf({ format, path, changeSet }: ApiRequest, outcomes: readonly Outcome[]): ApiResponse {
  const results = outcomes.map(({ status, headers, body }) => ({
    status,
    headers,
    ...(body !== undefined && { body }),
  }));
  const keywords = { "@context": "/api/contexts/BatchResults", "@id": path, "@type": "BatchResults" };
  const document = { ...(format === "jsonld" && keywords), results };
  return withChangeSet({ status: 200, document }, changeSet);
}

/** Stored responses use space in the database, and reads can be repeated safely without a key. */
function needlessKey(): Problem {
  const message = "A batch that only reads does not support this header. Omit it.";
  return invalid([{ propertyPath: "Idempotency-Key", message, code: "invalid" }]);
}

function tooManyBatches(): Problem {
  return problem("unavailable", "Too many batches are in progress. Try again later.", retryLater);
}
