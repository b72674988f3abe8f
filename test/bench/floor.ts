/**
 * The floor, which runs in its own process: a bare `node:http` server that executes the SQL statements of the service on
 * the same database and serializes the recorded document. It validates nothing and builds no document from rows.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { deserialize } from "node:v8";
import { sqliteFile } from "./commits.ts";
import { openPostgres, openSqlite } from "./floor-database.ts";
import type { Program } from "./record.ts";

export interface FloorInput {
  /** The URL of the database. */
  readonly database: string;
  readonly port: number;
  readonly programs: readonly Program[];
}

/** The first argument is the path of a {@link FloorInput} serialized with `v8.serialize`. */
await serve(deserialize(readFileSync(process.argv[2] ?? "")) as FloorInput);

async function serve({ database, port, programs }: FloorInput): Promise<void> {
  const file = sqliteFile(database);
  const prepare = file === null ? await openPostgres(database) : openSqlite(file);
  type Answer = Program & { readonly run: () => Promise<void> | undefined };
  const answers = new Map<string, { readonly list: Answer[]; next: number }>();
  for (const program of programs) {
    const key = `${program.method} ${program.path}`;
    let entry = answers.get(key);
    if (entry === undefined) answers.set(key, (entry = { list: [], next: 0 }));
    entry.list.push({ ...program, run: prepare(program.statements) });
  }

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
    const sendAnswer = ({ status, bytes, document }: Answer): void =>
      send(status, bytes ?? JSON.stringify(document));
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
