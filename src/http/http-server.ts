/**
 * Runs the HTTP server: calls the request handlers in order, limits slow and oversized requests, and shuts down
 * gracefully. The handlers write the responses.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Logger } from "./handler.ts";
import { serviceUrl } from "./request/service-url.ts";

/** Handles a request. Returns `false` if the request belongs to another handler. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly handlers: readonly RequestHandler[];
  readonly logger: Logger;
  /** The time that requests in progress have to complete during shutdown. */
  readonly graceMilliseconds?: number;
  readonly writeTimeoutMilliseconds?: number;
}

interface ListeningServer {
  readonly server: Server;
  readonly url: string;
  close(): Promise<void>;
}

/** A connection is closed if its headers do not arrive within this time or exceed 16 KiB. */
const headersTimeout = 15_000;
/** Uploads may take long. The body reader aborts a stalled upload earlier. */
const requestTimeout = 30 * 60_000;
const keepAliveTimeout = 65_000;
/**
 * A client that reads no data for this long is disconnected. Slow clients need minutes: when the send buffer (4 MB on
 * Linux) is full, the system reports progress only after a third of the buffer is free. At 20 kB/s, this takes a
 * minute.
 */
const writeTimeout = 3 * 60_000;
/** A connection with more pipelined requests than this is closed. */
const maximumPipelined = 32;
/** How often idle connections are closed during shutdown. */
const idleCheckMilliseconds = 20;

/**
 * Starts listening.
 * @throws {Error} with the system error code (`EADDRINUSE`, `EACCES`) if the server cannot bind to the address
 * @example const { url, close } = await listen({ host: "127.0.0.1", port: 8080, handlers: [pipeline], logger });
 */
export async function listen(options: ListenOptions): Promise<ListeningServer> {
  const { host, port, graceMilliseconds = 20_000 } = options;
  const { writeTimeoutMilliseconds = writeTimeout } = options;
  // The timeout restarts whenever the client reads data.
  function limitWriteTime(this: ServerResponse): void {
    this.setTimeout(writeTimeoutMilliseconds);
  }
  function limitWriteTimeOfRest(this: ServerResponse): void {
    if ((this.socket?.writableLength ?? 0) > 0) this.setTimeout(writeTimeoutMilliseconds);
  }
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    // During shutdown, each connection is closed after its response.
    if (!server.listening) response.shouldKeepAlive = false;
    // Files are piped into the response.
    response.on("pipe", limitWriteTime).on("prefinish", limitWriteTimeOfRest);
    void handle(request, response, options);
  };
  const server = createServer(
    { requestTimeout, headersTimeout, keepAliveTimeout, maxHeaderSize: 16 * 1024 },
    inOrder(answer),
  );
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  return {
    server,
    url: serviceUrl(address.address, address.port),
    close: () => stop(server, sockets, graceMilliseconds),
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Returns a function that answers the pipelined requests of a connection one after another. Node.js emits all of these
 * requests at once and would keep their responses in memory until the client has read the earlier responses.
 */
function inOrder(answer: Answer): Answer {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Node.js assigns the socket to a response when the previous response is sent, or never if the connection closes.
    if (response.socket !== null) return answer(request, response);
    const others = waiting.get(socket) ?? 0;
    if (others >= maximumPipelined) return void socket.destroy();
    waiting.set(socket, others + 1);
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // Node.js flushes the response after this event, so the next request must not start earlier.
      process.nextTick(answer, request, response);
    });
  };
}

/** Calls the handlers in order until one handles the request. Never rejects. */
async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { handlers, logger }: Pick<ListenOptions, "handlers" | "logger">,
): Promise<void> {
  try {
    for (const handler of handlers) if (await handler(request, response)) return;
    notFound(response);
    logger.info({ method: request.method, path: pathOf(request), status: 404 }, "request");
  } catch (error) {
    logger.error({ err: error }, "A request failed outside the API pipeline.");
    if (response.headersSent) response.destroy();
    else
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Internal Server Error\n");
  }
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

function notFound(response: ServerResponse): void {
  response
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" })
    .end("Not found. The API is at /api and its documentation at /api/docs.\n");
}

function stop(server: Server, sockets: ReadonlySet<Socket>, graceMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const forceCloseTimer = setTimeout(() => {
      server.closeAllConnections();
    }, graceMilliseconds);
    forceCloseTimer.unref();
    // Connections that are busy now are closed as soon as they become idle.
    const idle = setInterval(() => {
      server.closeIdleConnections();
      // Node.js treats a connection that has received no data as busy, and browsers open such connections in advance.
      // Before these connections are closed, the event loop must read their sockets, because a request may be pending.
      setImmediate(() => {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      });
    }, idleCheckMilliseconds);
    server.close(() => {
      clearTimeout(forceCloseTimer);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
