/** Creates the methods of the client from the table of operations. */
import type { Connection } from "./connection.ts";
import type { OperationRow, ResourceRows } from "./operation-row.ts";
import { clientRows, resourceRows } from "./operation-table.ts";
import { collect, pageSizeFor, readPages } from "./pages.ts";
import { unwrap, type Result } from "./problem.ts";
import type { Batch, Client } from "./resources.ts";
import { rememberResponse } from "./responses.ts";

/** Sends a request: `request` of openapi-fetch, which accepts no path without the types of the contract. */
type Send = (method: string, path: string, init: object) => Promise<Result>;

type Members = Readonly<Record<string, unknown>>;

/** The arguments of a call. */
interface Call {
  readonly path: Members;
  readonly values: Members;
  readonly body: unknown;
  readonly query: Members;
  readonly options: Members;
}

interface Exchange {
  readonly data: unknown;
  readonly response: Response;
}

type Method = (...values: readonly unknown[]) => unknown;

/** Creates the client with all methods. */
export function createMethods(connection: Connection<object>): Client {
  const send = connection.request as unknown as Send;
  const resources = Object.entries(resourceRows).map(([name, rows]) => [name, methodsOf(send, rows)]);
  // The interface and the table are generated from the same operations.
  return { ...Object.fromEntries(resources), ...methodsOf(send, clientRows) } as Client;
}

function methodsOf(send: Send, rows: ResourceRows): Members {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => [
      [name, (...values: readonly unknown[]) => startCall(send, row, values)],
      ...(row.pages === true ? readersOf(send, name, row) : []),
    ]),
  );
}

/** The methods that read the pages of a list. Only the list of a resource has `all` and `getFirst`. */
function readersOf(send: Send, name: string, row: OperationRow): [name: string, Method][] {
  const iterate = (...values: readonly unknown[]): AsyncGenerator<unknown, void, undefined> => {
    const call = toCall(row, values);
    return readPages(async (query) => {
      const result = await send(row.method, row.path, toInit(row, { ...call, query }));
      // Lists are arrays.
      const items = (await unwrap(result)) as readonly unknown[];
      return { items, response: result.response };
    }, call.query);
  };
  const readers: [name: string, Method][] = [[name.replace(/^list/, "iterate"), iterate]];
  if (name !== "list") return readers;
  const all: Method = (query = {}, options) => {
    const { limit } = (options ?? {}) as { readonly limit?: number };
    return collect(iterate({ itemsPerPage: pageSizeFor(limit), ...(query as object) }, options), limit);
  };
  const getFirst: Method = async (query = {}, options) => {
    const call = toCall(row, [{ ...(query as object), itemsPerPage: 1 }, options]);
    const { data } = await exchangeOf(send, row, call);
    const [first = null] = data as readonly unknown[];
    return first;
  };
  return [...readers, ["all", all], ["getFirst", getFirst]];
}

/** Starts a call. The promise has a response too, because results without a body are `undefined`. */
function startCall(send: Send, row: OperationRow, values: readonly unknown[]): Promise<unknown> {
  const exchange = async (): Promise<Exchange> => exchangeOf(send, row, toCall(row, values));
  const promise: Promise<unknown> = exchange().then(({ data, response }) => {
    rememberResponse(promise, response);
    return data;
  });
  return promise;
}

async function exchangeOf(send: Send, row: OperationRow, call: Call): Promise<Exchange> {
  const result = await send(row.method, row.path, toInit(row, call));
  const data: unknown = await unwrap(result);
  rememberResponse(data, result.response);
  return { data, response: result.response };
}

/**
 * Assigns the arguments.
 *
 * @throws {TypeError} if a required argument is missing, which is possible only without type checking
 */
function toCall(row: OperationRow, values: readonly unknown[]): Call {
  const rest = [...values];
  const take = (name: string): [name: string, value: unknown] => {
    const value = rest.shift();
    if (value === undefined) throw new TypeError(`${row.method} ${row.path} requires "${name}".`);
    return [name, value];
  };
  const path = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => take(name));
  const required = (row.values ?? []).map(take);
  const body = row.body === undefined ? undefined : take("body")[1];
  const query = row.query === true ? rest.shift() : undefined;
  return {
    path: Object.fromEntries(path),
    values: Object.fromEntries(required),
    body,
    query: (query ?? {}) as Members,
    options: (rest.shift() ?? {}) as Members,
  };
}

/** Returns the options of openapi-fetch. Options of a write that are not listed here are query parameters. */
function toInit(row: OperationRow, { path, values, body, query, options }: Call): object {
  const {
    signal,
    comment,
    dryRun,
    ifMatch,
    idempotencyKey,
    contentType,
    limit: _limit,
    ...further
  } = options;
  const key = idempotencyKey ?? (row.key === true && !isReadingBatch(body) ? randomKey() : undefined);
  const isFile = typeof body === "string" || body instanceof Blob;
  const headers = {
    ...(row.accept !== undefined && { Accept: row.accept }),
    ...(isFile && { "Content-Type": contentType ?? row.body }),
    ...(ifMatch !== undefined && { "If-Match": ifMatch }),
    ...(key !== undefined && { "Idempotency-Key": key }),
  };
  return {
    params: { path, query: { ...values, ...query, ...further, _comment: comment, dry_run: dryRun } },
    headers,
    body,
    ...(isFile && { bodySerializer: (file: unknown) => file }),
    ...(signal !== undefined && { signal }),
    ...(row.accept !== undefined && { parseAs: row.accept.startsWith("text/") ? "text" : "blob" }),
  };
}

/** The service accepts no key for a batch that only reads. */
function isReadingBatch(body: unknown): boolean {
  const { operations } = (body ?? {}) as Partial<Batch>;
  return operations?.every(({ method }) => method === "GET") === true;
}

/** `crypto.randomUUID` is missing in pages without HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
