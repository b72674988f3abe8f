/** Large answers: one at a time, and no more while clients do not read. */
import type { ServerResponse } from "node:http";
import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { createLargeAnswers, defaultMaximumBytes } from "../../src/contract/large-answers.ts";
import { listen } from "../../src/contract/http-server.ts";
import type { Logger } from "../../src/contract/handler.ts";

const response = (): ServerResponse => new EventEmitter() as ServerResponse;
const unavailable = { status: 503, headers: { "Retry-After": "10" } };
/** Whether a promise is settled after all work that is ready. */
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let settled = false;
  const settle = (): void => void (settled = true);
  promise.then(settle, settle);
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
};

describe("the limit of large answers", () => {
  it("builds one at a time, in order", async () => {
    const { begin } = createLargeAnswers();
    const first = await begin("a");
    const [second, third] = [begin("b"), begin("c")];
    expect(await isSettled(second)).toBe(false);
    first.end();
    (await second).end();
    expect(await isSettled(third)).toBe(true);
  });

  it("lets no client hold more than half of the bytes, and all together not much more than all", async () => {
    const { begin } = createLargeAnswers({ maximumBytes: 100, patienceMilliseconds: 20 });
    const hold = async (owner: string, bytes: number) => {
      const turn = await begin(owner);
      const held = response();
      turn.hold(held, bytes);
      turn.end();
      return held;
    };
    const first = await hold("a", 60);
    await expect(begin("a")).rejects.toMatchObject(unavailable);
    await hold("b", 60);
    await expect(begin("c")).rejects.toMatchObject(unavailable);
    first.emit("close");
    first.emit("finish");
    await hold("c", 30);
    await hold("a", 20);
    await expect(begin("a")).rejects.toMatchObject(unavailable);
  });

  it("keeps nobody waiting behind a client that holds too much", async () => {
    const { begin } = createLargeAnswers({ maximumBytes: 100, patienceMilliseconds: 50 });
    const turn = await begin("a");
    turn.hold(response(), 60);
    const [own, other] = [begin("a"), begin("b")];
    own.catch(() => undefined);
    turn.end();
    expect(await isSettled(other)).toBe(true);
    await expect(own).rejects.toMatchObject(unavailable);
  });

  it("bounds how many wait", async () => {
    const { begin } = createLargeAnswers({ maximumWaiting: 1, patienceMilliseconds: 50 });
    await begin("a");
    const waiting = begin("b");
    await expect(begin("c")).rejects.toMatchObject(unavailable);
    await expect(waiting).rejects.toMatchObject(unavailable);
  });

  it("shrinks with the heap", () => {
    expect(defaultMaximumBytes(240_000_000)).toBe(30_000_000);
    expect(defaultMaximumBytes(8_000_000_000)).toBe(128 * 1024 * 1024);
  });
});

describe("a client that does not read", () => {
  const ignore = (): void => undefined;
  const logger: Logger = { debug: ignore, info: ignore, warn: ignore, error: ignore, child: () => logger };

  it("is disconnected, while one that reads slowly gets everything", async () => {
    const body = Buffer.alloc(32 * 1024 * 1024, "x");
    const closed: Promise<unknown>[] = [];
    const { url, close } = await listen({
      port: 0,
      host: "127.0.0.1",
      logger,
      writeTimeoutMilliseconds: 300,
      handlers: [
        (_, answer) => {
          closed.push(once(answer, "close"));
          answer.end(body);
          return true;
        },
      ],
    });
    const request = (): ReturnType<typeof connect> => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.on("error", ignore);
      socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
      return socket;
    };
    const stalled = request().pause();
    const slow = request();
    const readAll = async (socket: ReturnType<typeof connect>, pause: number): Promise<number> => {
      let received = 0;
      for await (const chunk of socket) {
        received += (chunk as Buffer).length;
        if (pause > 0 && received % 7 === 0) await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return received;
    };
    expect(await readAll(slow, 5)).toBeGreaterThan(body.length);
    await Promise.all(closed);
    expect(await readAll(stalled, 0).catch(() => 0)).toBeLessThan(body.length);
    stalled.destroy();
    await close();
  });
});
