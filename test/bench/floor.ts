/**
 * The baseline, which runs in its own process: a bare `node:http` server that executes the SQL statements of the
 * service on the same database and serializes the recorded document. It validates nothing and builds no document from
 * rows.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import { deserialize } from "node:v8";
import { gzip as compress } from "node:zlib";
import { sqliteFile } from "./database-url.ts";
import { openPostgres, openSqlite } from "./floor-database.ts";
import type { Program } from "./record.ts";

export interface BaselineInput {
  /** The URL of the database. */
  readonly database: string;
  readonly port: number;
  readonly programs: readonly Program[];
  /** Runs on SQLite, whatever the database is. */
  readonly calibration: Program;
}

/** The first argument is the path of a {@link BaselineInput} serialized with `v8.serialize`. */
await serve(deserialize(readFileSync(process.argv[2] ?? "")) as BaselineInput);

async function serve({ database, port, programs, calibration }: BaselineInput): Promise<void> {
  const file = sqliteFile(database);
  const prepare = file === null ? await openPostgres(database) : openSqlite(file);
  interface Answer {
    readonly status: number;
    readonly run: () => Promise<void> | undefined;
    readonly document: unknown;
    readonly bytes: Uint8Array | undefined;
    readonly isCompressed: boolean;
  }
  const answers = new Map<string, { readonly list: Answer[]; next: number }>();
  const add = (
    { method, path, status, document, bytes, gzip, statements }: Program,
    run = prepare(statements),
  ) => {
    const key = `${method} ${path}`;
    let entry = answers.get(key);
    if (entry === undefined) answers.set(key, (entry = { list: [], next: 0 }));
    entry.list.push({ status, document, bytes, isCompressed: gzip, run });
  };
  for (const program of programs) add(program);
  add(calibration, openSqlite(":memory:")(calibration.statements));

  const answerTo = (request: IncomingMessage): Answer | undefined => {
    const entry = answers.get(`${request.method} ${request.url}`);
    return entry?.list[entry.next++ % entry.list.length];
  };

  const server = createServer((request, response) => {
    const send = (status: number, body: string | Uint8Array): void => {
      response.writeHead(status, {
        "Content-Type": "application/ld+json",
        "Content-Length": typeof body === "string" ? Buffer.byteLength(body) : body.length,
      });
      response.end(body);
    };
    const sendAnswer = (found: Answer): void => {
      if (found.bytes !== undefined) return send(found.status, found.bytes);
      const text = found.document === null ? "" : JSON.stringify(found.document);
      if (found.isCompressed) compress(text, (_error, compressed) => send(found.status, compressed));
      else send(found.status, text);
    };
    const respond = (): void => {
      const found = answerTo(request);
      if (found === undefined) return send(404, "");
      const running = found.run();
      if (running === undefined) return sendAnswer(found);
      running.then(
        () => sendAnswer(found),
        (error: unknown) => send(500, String(error)),
      );
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
