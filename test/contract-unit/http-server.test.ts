/** The HTTP server: the URL where it listens, and how it stops: running requests end, further ones are not awaited. */
import { once } from "node:events";
import { Agent, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { listen } from "../../src/contract/http-server.ts";
import { memoryLogger } from "../support/web.ts";

test("finishes what is under way, and closes a connection on which more and more is asked", async () => {
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

test.each(["0.0.0.0", "127.0.0.1"])("has a URL that can be opened when it listens on %s", async (host) => {
  const handlers = [
    async (_request: IncomingMessage, response: ServerResponse) => {
      response.end("opened");
      return true;
    },
  ];
  const server = await listen({ port: 0, host, handlers, logger: memoryLogger() });
  try {
    expect(new URL(server.url).hostname).toBe(host === "0.0.0.0" ? "localhost" : host);
    expect(await (await fetch(server.url)).text()).toBe("opened");
  } finally {
    await server.close();
  }
});
