/**
 * Records the SQL statements and the response of each request for the floor, so that the floor follows every change of the
 * queries.
 */
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import Database from "better-sqlite3";
import pg from "pg";
import { readConfig } from "../../src/config/config.ts";
import { createService } from "../../src/service.ts";
import { openWriter, sqliteFile, type Environment } from "./commits.ts";
import { get, headersOf, tokenRequest, type BenchRequest } from "./requests.ts";

export interface RecordedStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** The name of a prepared statement of PostgreSQL. */
  readonly name?: string;
}

/** The minimum work for a request. */
export interface Program {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly statements: readonly RecordedStatement[];
  readonly document: unknown;
  /** The response body of a cached response, which the floor sends instead of `document`. */
  readonly bytes?: Buffer;
}

export interface Recorder {
  record(request: BenchRequest): Promise<Program>;
  /** Sends a GET request without recording it. Returns the document. */
  read(path: string): Promise<unknown>;
  close(): Promise<void>;
}

/** After this time, a service that has handled a request does nothing more. */
const backgroundMilliseconds = 2000;

/**
 * Runs a service with the variables in `environment` and records all SQL statements of the process until the recorder
 * is closed.
 */
export async function startRecorder(environment: Environment): Promise<Recorder> {
  const log: RecordedStatement[] = [];
  const isSqlite = sqliteFile(environment.DATABASE_URL) !== null;
  const writer = await openWriter(environment.DATABASE_URL);
  const listen = isSqlite ? listenToSqlite : listenToPostgres;
  const restore = listen((statement) => log.push(statement));
  const service = await createService(readConfig({ ...environment, LOG_LEVEL: "silent" }));
  const { url } = await service.listen(0, "127.0.0.1");

  async function send(request: BenchRequest) {
    const { method, path, body, status } = request;
    // `fetch` would decompress the response, and the floor must send the same bytes.
    const sent = httpRequest(url + path, {
      method,
      headers: { "Accept-Encoding": "identity", ...headersOf(request) },
    });
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    const bytes = await buffer(answer);
    const isCompressed = answer.headers["content-encoding"] === "gzip";
    const text = (isCompressed ? gunzipSync(bytes) : bytes).toString();
    if (answer.statusCode !== status)
      throw new Error(`${method} ${path} returned ${answer.statusCode}: ${text.slice(0, 500)}`);
    return { document: JSON.parse(text) as unknown, bytes };
  }

  // The service writes the use of the token in the background. These statements belong to no request.
  await send(tokenRequest);
  await setTimeout(backgroundMilliseconds);

  return {
    record: async (request) => {
      const { method, path, status, isCached = false } = request;
      if (isCached) await send(request);
      // After a commit, the service cannot use cached results.
      await writer.commit();
      log.length = 0;
      const { document, bytes } = await send(request);
      const statements = log.filter(({ sql }) => !(isSqlite ? isViewControl : isConnectionLock)(sql));
      return { method, path, status, statements, document, ...(isCached && { bytes }) };
    },
    read: async (path) => (await send(get(path))).document,
    close: async () => {
      await service.close();
      restore();
      await writer.close();
    },
  };
}

/** On SQLite, the floor handles one request at a time, so it needs no transaction for a consistent view of the data. */
function isViewControl(sql: string): boolean {
  return sql === "begin" || sql === "rollback";
}

/** Whether a statement belongs to a new connection, not to a request. */
function isConnectionLock(sql: string): boolean {
  return sql.includes("pg_advisory_lock_shared");
}

type Prepare = (this: unknown, sql: string) => Record<"all" | "run", (...values: unknown[]) => unknown>;

/** Calls `listener` for each statement that better-sqlite3 runs. Returns a function that removes the listener. */
function listenToSqlite(listener: (statement: RecordedStatement) => void): () => void {
  const prototype = Database.prototype as unknown as { prepare: Prepare };
  const { prepare } = prototype;
  prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    for (const method of ["all", "run"] as const) {
      const original = statement[method].bind(statement);
      statement[method] = (values: unknown = []) => {
        listener({ sql, values: values as readonly unknown[] });
        return original(values);
      };
    }
    return statement;
  };
  return () => {
    prototype.prepare = prepare;
  };
}

type Query = (this: unknown, config: string | pg.QueryConfig, ...rest: unknown[]) => unknown;

/** The same for the connections of `pg`, which send every statement with this method. */
function listenToPostgres(listener: (statement: RecordedStatement) => void): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (config, ...rest) {
    const { text, values = [], name } = typeof config === "string" ? { text: config } : config;
    listener({ sql: text, values, ...(name !== undefined && { name }) });
    return query.call(this, config, ...rest);
  };
  return () => {
    prototype.query = query;
  };
}
