/**
 * The baseline, which runs in its own process: a bare `node:http` server that executes the SQL statements of the
 * service on the same database and serializes the recorded document. It validates nothing and builds no document from
 * rows.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import { deserialize } from "node:v8";
import { gzip } from "node:zlib";
import Database from "better-sqlite3";
import type { Statement } from "better-sqlite3";
import type { Program } from "./record.ts";

export interface BaselineInput {
  readonly database: string;
  readonly port: number;
  readonly programs: readonly Program[];
}

interface Step {
  readonly run: () => unknown;
}

/** The first argument is the path of a {@link BaselineInput} serialized with `v8.serialize`. */
serve(deserialize(readFileSync(process.argv[2] ?? "")) as BaselineInput);

function serve({ database, port, programs }: BaselineInput): void {
  const handle = new Database(database);
  // The same settings as in the service.
  handle.pragma("synchronous = FULL");
  handle.pragma("foreign_keys = ON");
  handle.pragma("temp_store = MEMORY");
  handle.pragma("cache_size = -32000");
  const statements = new Map<string, Statement>();
  const prepare = (sql: string): Statement => {
    let statement = statements.get(sql);
    if (statement === undefined) statements.set(sql, (statement = handle.prepare(sql)));
    return statement;
  };
  const step = (sql: string, values: readonly unknown[]): Step => {
    const statement = prepare(sql);
    if (!statement.reader) return { run: () => statement.run(values) };
    statement.raw();
    return { run: () => statement.all(values) };
  };

  interface Answer {
    readonly status: number;
    readonly steps: readonly Step[];
    readonly document: unknown;
    readonly bytes: Uint8Array | null;
    readonly isCompressed: boolean;
  }
  const answers = new Map<string, { readonly list: Answer[]; next: number }>();
  for (const {
    method,
    path,
    status,
    document,
    bytes = null,
    gzip: isCompressed,
    statements: recorded,
  } of programs) {
    const key = `${method} ${path}`;
    let entry = answers.get(key);
    if (entry === undefined) answers.set(key, (entry = { list: [], next: 0 }));
    const steps = recorded.map(({ sql, values }) => step(sql, values));
    entry.list.push({ status, document, bytes, isCompressed, steps });
  }

  const answer = (request: IncomingMessage): Answer | undefined => {
    const entry = answers.get(`${request.method} ${request.url}`);
    const found = entry?.list[entry.next++ % entry.list.length];
    for (const { run } of found?.steps ?? []) run();
    return found;
  };

  const server = createServer((request, response) => {
    const send = (status: number, body: string | Uint8Array): void => {
      response.writeHead(status, {
        "Content-Type": "application/ld+json",
        "Content-Length": typeof body === "string" ? Buffer.byteLength(body) : body.length,
      });
      response.end(body);
    };
    const respond = (): void => {
      const found = answer(request);
      if (found === undefined) return send(404, "");
      if (found.bytes !== null) return send(found.status, found.bytes);
      const text = found.document === null ? "" : JSON.stringify(found.document);
      if (found.isCompressed) gzip(text, (_error, compressed) => send(found.status, compressed));
      else send(found.status, text);
    };
    if (request.method === "GET") return respond();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      JSON.parse(Buffer.concat(chunks).toString("utf8"));
      respond();
    });
  });
  server.listen(port, "127.0.0.1");
}
