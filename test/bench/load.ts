/**
 * The load generator: each of a few connections sends its next request when it has received the response. It writes to
 * sockets directly, because the Node.js HTTP client costs as much CPU time as the servers.
 */
import { connect } from "node:net";
import type { Socket } from "node:net";
import type { BenchRequest } from "./scenarios.ts";
import { headersOf } from "./scenarios.ts";

export interface LoadOptions {
  readonly port: number;
  readonly requests: readonly BenchRequest[];
  readonly token: string;
  readonly connections: number;
  readonly milliseconds: number;
  /** Whether each request is sent at most once. Default: the requests are repeated until the time is over. */
  readonly once?: boolean;
  /** Whether each connection waits for the first response of the one before, so that workers get them in turn. */
  readonly inTurn?: boolean;
}

export interface LoadResult {
  readonly answered: number;
  readonly seconds: number;
}

/**
 * Sends the requests until the time is over.
 *
 * @throws {Error} if a response has another status than expected
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { port, requests, token, connections, milliseconds, once = false, inTurn = false } = options;
  const messages = requests.map((request) => ({ request, bytes: serialize(request, token) }));
  let sent = 0;
  let answered = 0;
  const started = performance.now();
  const isOver = (): boolean =>
    performance.now() - started >= milliseconds || (once && sent >= messages.length);

  /** @param onFirstAnswer is called after the first response */
  const drive = async (onFirstAnswer: () => void): Promise<void> => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    try {
      await new Promise<void>((resolve, reject) => {
        socket.on("error", reject);
        socket.on("close", () => reject(new Error("The server closed the connection.")));
        let current = messages[0];
        const next = (): void => {
          if (isOver()) return resolve();
          current = messages[sent++ % messages.length];
          if (current !== undefined) socket.write(current.bytes);
        };
        onAnswers(socket, (status) => {
          if (status !== current?.request.status) {
            reject(new Error(`${current?.request.method} ${current?.request.path} answered ${status}.`));
            return;
          }
          answered += 1;
          onFirstAnswer();
          next();
        });
        socket.once("connect", next);
      });
    } finally {
      socket.destroy();
    }
  };

  const driven: Promise<void>[] = [];
  while (driven.length < connections) {
    let first: () => void = () => undefined;
    const firstAnswer = new Promise<void>((resolve) => (first = resolve));
    const drivenOne = drive(first);
    driven.push(drivenOne);
    if (inTurn) await Promise.race([firstAnswer, drivenOne]);
  }
  await Promise.all(driven);
  return { answered, seconds: (performance.now() - started) / 1000 };
}

function serialize(request: BenchRequest, token: string): Buffer {
  const { method, path, body } = request;
  const headers = {
    Host: "127.0.0.1",
    ...headersOf(request, token),
    ...(body !== undefined && { "Content-Length": String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`);
}

const headEnd = Buffer.from("\r\n\r\n");

/** Calls `callback` with the status of each complete response. Every response must have a `Content-Length`. */
function onAnswers(socket: Socket, callback: (status: number) => void): void {
  let head: Buffer | null = null;
  let status = 0;
  let missing = 0;
  socket.on("data", (chunk: Buffer) => {
    if (missing > 0) {
      missing -= chunk.length;
    } else {
      head = head === null ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(headEnd);
      if (end < 0) return;
      const text = head.toString("latin1", 0, end);
      status = Number(text.slice(9, 12));
      missing =
        Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - headEnd.length);
      head = null;
    }
    if (missing === 0) callback(status);
  });
}
