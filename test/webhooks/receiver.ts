/** A receiver of webhooks on loopback, whose responses a test sets. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: WebhookMessage;
  readonly at: number;
}

interface WebhookMessage {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type Respond = (received: Received, response: ServerResponse) => void | Promise<void>;

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Sets the response. By default, the receiver returns 204. */
  respond(respond: Respond): void;
  /** Waits until this number of requests has arrived. */
  waitFor(count: number, timeout?: number): Promise<readonly Received[]>;
  /** Forgets the requests. */
  clear(): void;
  close(): Promise<void>;
}

export const accept: Respond = (_received, response) => void response.writeHead(204).end();

export function status(code: number, headers: Readonly<Record<string, string>> = {}): Respond {
  return (_received, response) => void response.writeHead(code, headers).end(`status ${code}`);
}

/** @param port the port of an earlier receiver, to start it again */
export async function startReceiver(port = 0): Promise<Receiver> {
  let received: Received[] = [];
  let respond = accept;
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const event = JSON.parse(body) as WebhookMessage;
      const entry = { headers: request.headers, body, event, at: performance.now() };
      received.push(entry);
      await respond(entry, response);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: used } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${used}/hook`,
    get received() {
      return received;
    },
    respond: (next) => {
      respond = next;
    },
    waitFor: async (count, timeout = 60_000) => {
      await eventually(
        () => received.length >= count,
        timeout,
        () => `${received.length} of ${count} requests`,
      );
      return received;
    },
    clear: () => {
      received = [];
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Waits until a condition is true. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  timeout = 60_000,
  describe: () => string = () => "the condition",
): Promise<void> {
  const end = performance.now() + timeout;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Not within ${timeout} ms: ${describe()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Verifies the signature with the reference implementation of Standard Webhooks. Throws if it is wrong. */
export function verify({ headers, body }: Received, secret: string): void {
  new Webhook(secret).verify(body, headers as Record<string, string>);
}
