/** Runs several operations in one request. Bodies and results have the types of the operations. */
import type { MethodResponse } from "openapi-fetch";
import type { Connection } from "./connection.ts";
import type { components, paths } from "./contract.ts";
import type { InitArguments, PathOf } from "./path-client.ts";
import { toProblemError } from "./problem.ts";
import { serializeQuery } from "./query.ts";
import type { Client } from "./resources.ts";
import { copyResponse } from "./responses.ts";

type Schemas = components["schemas"];
type Method = Schemas["BatchOperation"]["method"];
type BatchPath<M extends Method> = Extract<PathOf<Lowercase<M>>, `/api/${string}`>;
type Body<Data> = [Data] extends [never] ? undefined : Data;

interface OperationInit {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly header?: Readonly<Record<string, string>>;
  };
  readonly body?: unknown;
}

/** An operation in a batch. `Data` is the type of its response body. */
export interface BatchStep<Data> {
  /** Position in the batch, starting with 0. */
  readonly index: number;
  /**
   * Stands for a value of the response in later operations: `step.ref("@id")` is the IRI of the element that the operation
   * creates, `step.ref<number>("id")` its ID. A reference is a complete value in a body or in the path, not a part of a
   * text.
   */
  ref<Value = string>(path: string): Value;
  /** Only for the type of the result. */
  readonly data?: Data;
}

export interface BatchOptions {
  /** `false` runs each operation on its own, so that it fails or succeeds independently. Default: `true`. */
  readonly atomic?: boolean;
  /** `true` tries the batch: the service returns the same results, but changes nothing. Default: `false`. */
  readonly dryRun?: boolean;
  /** Batches with the same key take effect once. Default: a random key. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export interface BatchResults {
  /** All results, in the order of the operations. */
  readonly results: readonly Schemas["BatchResult"][];
  /**
   * Returns the response body of an operation.
   *
   * @throws {ProblemError} if the operation failed, in a batch that is not atomic
   */
  get<Data>(step: BatchStep<Data>): Data;
}

/** Collects operations. `Batch` is the body that it sends. */
export interface BatchBuilder {
  /** Adds an operation. The options are those of the client: `params` and `body`. */
  add<M extends Method, Path extends BatchPath<M>>(
    method: M,
    path: Path,
    ...init: InitArguments<Lowercase<M>, Path>
  ): BatchStep<Body<MethodResponse<Connection<paths>, Lowercase<M>, Path>>>;
  /**
   * Runs the operations, at most 500.
   *
   * @throws {ProblemError} if the batch is invalid, or an operation of an atomic batch failed (`isBatchProblem`)
   */
  run(options?: BatchOptions): Promise<BatchResults>;
}

/** A value that the service takes from an earlier result. Unlike such a text, it is not escaped. */
class Reference {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): never {
    throw new TypeError(`The reference ${this.text} must be a complete value in a body or in the path.`);
  }
}

/** Creates an empty batch. Texts that start with `$` need no escape, unlike in the API. */
export function createBatch(client: Pick<Client, "runBatch">): BatchBuilder {
  const operations: Schemas["BatchOperation"][] = [];
  return {
    add: (method, path, ...[init]) => {
      const index = operations.length;
      operations.push(toOperation(method, path, init ?? {}));
      // The value is known only when the batch runs.
      return {
        index,
        ref: <Value>(name: string) => new Reference(`$${index + 1}.${name}`) as unknown as Value,
      };
    },
    run: async ({ atomic = true, dryRun, idempotencyKey, signal } = {}) => {
      const options = {
        ...(dryRun !== undefined && { dryRun }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        ...(signal !== undefined && { signal }),
      };
      const body = await client.runBatch({ atomic, operations }, options);
      const results: BatchResults = {
        results: body.results,
        get: ({ index }) => bodyOf(body.results[index]),
      };
      copyResponse(body, results);
      return results;
    },
  };
}

function toOperation(method: Method, path: string, init: OperationInit): Schemas["BatchOperation"] {
  const { path: values = {}, query = {}, header } = init.params ?? {};
  const target = path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    return value instanceof Reference ? value.text : encodeURIComponent(String(value));
  });
  const search = serializeQuery(query);
  return {
    method,
    path: search === "" ? target : `${target}?${search}`,
    ...(header !== undefined && { headers: header }),
    ...(init.body !== undefined && { body: escaped(init.body) }),
  };
}

/** Returns a copy of the body in which only references start with a single `$`. */
function escaped(body: unknown): unknown {
  const text = JSON.stringify(body, (_name, value: unknown) => {
    if (value instanceof Reference) return value.text;
    return typeof value === "string" && value.startsWith("$") ? `$${value}` : value;
  });
  return JSON.parse(text) as unknown;
}

function bodyOf<Data>(result: Schemas["BatchResult"] | undefined): Data {
  if (result === undefined) throw new RangeError("The operation belongs to another batch.");
  const { status, headers, body } = result;
  if (status >= 400) throw toProblemError(body, new Response(null, { status, headers }));
  // The service returns bodies as the contract declares them.
  return body as Data;
}
