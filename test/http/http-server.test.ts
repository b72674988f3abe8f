/** Tests the HTTP server: its URL, and a shutdown that completes running requests. */
import { once } from "node:events";
import { Agent, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../src/http/http-server.ts";
import { send } from "../support/client.ts";
import { memoryLogger } from "../support/web.ts";

test("a shutdown completes the running request and closes a connection with further pipelined requests", async () => {
  let asked = 0;
  const server = await listen({
    port: 0,
    host: "127.0.0.1",
    handlers: [
      async (_request, response) => {
        asked += 1;
        for (let turns = 0; turns < 20; turns += 1) await setImmediate();
        response.end("whole");
        return true;
      },
    ],
    logger: memoryLogger(),
    graceMilliseconds: 600_000,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: string[] = [];
  const ask = async (): Promise<void> => {
    const sent = request(server.url, { agent }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    answers.push(Buffer.concat(await response.toArray()).toString());
  };
  const flood = (async () => {
    for (;;) await ask();
  })();
  const refused = flood.catch((error: unknown) => error);
  while (asked < 5) await setImmediate();
  await server.close();
  expect(await refused).toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ECONNRESET/) as string });
  expect(new Set(answers)).toEqual(new Set(["whole"]));
  expect(answers.length).toBeGreaterThanOrEqual(asked);
  agent.destroy();
});

test("a shutdown does not wait for an idle connection", async () => {
  const server = await listen({
    port: 0,
    host: "127.0.0.1",
    handlers: [],
    logger: memoryLogger(),
    graceMilliseconds: 600_000,
  });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(server.server, "connection");
  await server.close();
  await once(socket.resume(), "close");
});

/**
 * Starts a server that counts the unsent responses to pipelined requests. The first `held` requests wait for
 * `release`.
 */
async function startCounting(held: number, answer: Buffer) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const counts = { handled: 0, unsent: 0, mostUnsent: 0 };
  const server = await listen({
    port: 0,
    host: "127.0.0.1",
    handlers: [
      async (_request, response) => {
        counts.handled += 1;
        counts.unsent += 1;
        counts.mostUnsent = Math.max(counts.mostUnsent, counts.unsent);
        response.once("close", () => (counts.unsent -= 1));
        if (counts.handled <= held) await released;
        response.end(answer);
        return true;
      },
    ],
    logger: memoryLogger(),
  });
  onTestFinished(() => server.close());
  const open = () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { counts, release, open };
}

const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const patch = "PATCH / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}";

test.each([
  ["reads", get],
  ["writes", patch],
])("handles pipelined %s one after the other, so that only one response is in memory", async (_, text) => {
  const body = Buffer.alloc(1024 * 1024, "x");
  const { counts, open } = await startCounting(0, body);
  const requests = 30;
  const socket = open();
  socket.write(text.repeat(requests));
  await expect.poll(() => counts.handled).toBeGreaterThan(0);
  let received = 0;
  for await (const chunk of socket) {
    received += (chunk as Buffer).length;
    if (received > requests * body.length) break;
  }
  expect(counts).toMatchObject({ handled: requests, mostUnsent: 1 });
});

test("closes a connection with more than 32 waiting pipelined requests", async () => {
  const { counts, open, release } = await startCounting(2, Buffer.from("x"));
  const accepted = open();
  accepted.write(get + patch.repeat(32));
  await expect.poll(() => counts.handled).toBe(1);
  const refused = open();
  refused.write(get + patch.repeat(33));
  await once(refused.resume(), "close");
  release();
  await expect.poll(() => counts.handled).toBe(34);
});

test.each(["0.0.0.0", "127.0.0.1"])(
  "prints a URL that a browser can open when it listens on %s",
  async (host) => {
    const handlers = [
      async (_request: IncomingMessage, response: ServerResponse) => {
        response.end("opened");
        return true;
      },
    ];
    const server = await listen({ port: 0, host, handlers, logger: memoryLogger() });
    try {
      expect(new URL(server.url).hostname).toBe(host === "0.0.0.0" ? "localhost" : host);
      expect((await send(server.url, "GET", "/")).text).toBe("opened");
    } finally {
      await server.close();
    }
  },
);

test("a handler that fails returns 500, or closes the connection if the response has begun", async () => {
  const logger = memoryLogger();
  const server = await listen({
    port: 0,
    host: "127.0.0.1",
    handlers: [
      (request, response) => {
        if (request.url === "/begun") response.write("some");
        throw new Error("secret reason");
      },
    ],
    logger,
  });
  onTestFinished(() => server.close());
  const { status, text } = await send(server.url, "GET", "/");
  expect({ status, text }).toEqual({ status: 500, text: "Internal Server Error\n" });
  await expect(send(server.url, "GET", "/begun")).rejects.toThrow();
  expect(logger.lines.map(({ level }) => level)).toEqual(["error", "error"]);
});
