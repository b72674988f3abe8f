/** Stopping the HTTP server: what is under way is finished, and who goes on asking is not waited for. */
import { once } from "node:events";
import { Agent, request } from "node:http";
import type { IncomingMessage } from "node:http";
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
