/**
 * The load generator: each of a few connections sends its next request when it has received the response. It writes to
 * sockets directly, because the Node.js HTTP client costs as much CPU time as the servers.
 */
import { connect, type Socket } from "node:net";
import { serialize, type BenchRequest } from "./requests.ts";

export interface LoadOptions {
  readonly port: number;
  /** They are repeated until the time is over. */
  readonly requests: readonly BenchRequest[];
  readonly connections: number;
  readonly milliseconds: number;
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
export async function load({ port, requests, connections, milliseconds }: LoadOptions): Promise<LoadResult> {
  const messages = requests.map((request) => ({ request, bytes: serialize(request, "keep-alive") }));
  let sent = 0;
  let answered = 0;
  const started = performance.now();

  const drive = async (): Promise<void> => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    try {
      await new Promise<void>((resolve, reject) => {
        socket.on("error", reject);
        socket.on("close", () => reject(new Error("The server closed the connection.")));
        let current = messages[0];
        const next = (): void => {
          if (performance.now() - started >= milliseconds) return resolve();
          current = messages[sent++ % messages.length];
          if (current !== undefined) socket.write(current.bytes);
        };
        onAnswers(socket, (status) => {
          if (status !== current?.request.status) {
            reject(new Error(`${current?.request.method} ${current?.request.path} returned ${status}.`));
            return;
          }
          answered += 1;
          next();
        });
        socket.once("connect", next);
      });
    } finally {
      socket.destroy();
    }
  };

  await Promise.all(Array.from({ length: connections }, drive));
  return { answered, seconds: (performance.now() - started) / 1000 };
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
