/** Tests the limits for responses that are being built or not yet read, and for clients that do not read. */
import type { ServerResponse } from "node:http";
import { EventEmitter, once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { sendFile } from "../../src/attachments/serve-file.ts";
import type { Content, Logger } from "../../src/http/handler.ts";
import { listen, type RequestHandler } from "../../src/http/http-server.ts";
import { closeSignal } from "../../src/http/request/close-signal.ts";
import {
  createLargeResponses,
  defaultMaximumBytes,
  type ResponseContext,
  type LargeResponsesOptions,
} from "../../src/http/limits/large-responses.ts";
import { anonymous } from "../../src/http/pipeline/authorize.ts";
import { eventStream } from "../../src/inventory/changes/event-stream.ts";

const kB = 1024;
const unavailable = { status: 503, headers: { "Retry-After": "10" } };

function request(userId: number, more: Partial<ResponseContext> = {}): ResponseContext {
  const response = new EventEmitter() as ServerResponse;
  const principal = { ...anonymous, userId };
  return { principal, address: "192.0.2.1", response, method: "GET", finishBuilding: null, ...more };
}

function content(bytes: number, reusable = false): Content {
  return { mediaType: "application/json", body: Buffer.alloc(bytes), reusable };
}

/** Creates the functions under test with a limit of 2,000 kB. */
function limited(options: LargeResponsesOptions = {}) {
  const answers = createLargeResponses({ maximumBytes: 2000 * kB, waitTimeoutMilliseconds: 20, ...options });
  const count = (userId: number, kilobytes: number, more: Partial<ResponseContext> = {}) => {
    const asked = request(userId, more);
    const setBytes = answers.countUnsent(asked, content(kilobytes * kB));
    return { setBytes, send: () => asked.response.emit("finish"), close: () => asked.response.emit("close") };
  };
  return { ...answers, count };
}

describe("the limit of unsent bytes", () => {
  it("rejects a request if its user has half of the unsent bytes, and any request at the limit", () => {
    const { count } = limited();
    const first = count(1, 600);
    count(1, 600);
    expect(() => count(1, 64)).toThrow(expect.objectContaining(unavailable));
    count(1, 63);
    count(2, 1200);
    expect(() => count(3, 64)).toThrow(expect.objectContaining(unavailable));
    first.close();
    first.send();
    count(3, 300);
    expect(() => count(1, 64)).toThrow(expect.objectContaining(unavailable));
  });

  it("counts unauthenticated clients by address", () => {
    const { count } = limited();
    count(0, 1200);
    expect(() => count(0, 300, { principal: anonymous })).toThrow(expect.objectContaining(unavailable));
    count(0, 300, { address: "192.0.2.2" });
  });

  it("counts compressed bytes after compression", () => {
    const { count } = limited();
    count(1, 1200).setBytes?.(10 * kB);
    const second = count(1, 1200);
    second.close();
    second.setBytes?.(5000 * kB);
    count(1, 600);
  });

  it("counts a body once if several responses share it", () => {
    const { countUnsent, count } = limited();
    const shared = content(1200 * kB, true);
    const requests = Array.from({ length: 3 }, () => request(1));
    for (const asked of requests) countUnsent(asked, shared)?.(100);
    count(2, 700);
    for (const { response } of requests.slice(1)) response.emit("finish");
    expect(() => count(1, 300)).toThrow(expect.objectContaining(unavailable));
    requests[0]?.response.emit("finish");
    count(1, 300);
  });

  it("rejects neither writes nor lists that waited for a slot", () => {
    const { count } = limited();
    count(1, 1200);
    count(1, 1200, { method: "PATCH" });
    count(1, 1200, { finishBuilding: () => undefined });
  });

  it("rejects writes of a user who has half of the unsent bytes in responses to writes", () => {
    const { checkWrite, count } = limited();
    const write = request(1, { method: "PATCH" });
    count(1, 1200);
    count(1, 900, { method: "PATCH" });
    checkWrite(write);
    const last = count(1, 100, { method: "POST" });
    expect(() => checkWrite(write)).toThrow(expect.objectContaining(unavailable));
    checkWrite(request(2, { method: "PATCH" }));
    last.send();
    checkWrite(write);
  });

  it("the limit of unsent bytes is an eighth of the heap and at most 128 MiB", () => {
    expect(defaultMaximumBytes(240_000_000)).toBe(30_000_000);
    expect(defaultMaximumBytes(8_000_000_000)).toBe(128 * kB * kB);
  });
});

describe("lists of many items", () => {
  it("lists of many items are built one at a time", async () => {
    const { startBuilding } = limited({ waitTimeoutMilliseconds: 30_000 });
    const end = await startBuilding(request(1));
    const second = startBuilding(request(2));
    const closed = request(2);
    const gone = startBuilding(closed);
    closed.response.emit("close");
    await expect(gone).rejects.toThrow();
    end();
    (await second)();
  });

  it("lists of other users do not wait for a user with too many unsent bytes", async () => {
    const { startBuilding, count } = limited();
    const unsent = count(1, 1200);
    const refused = expect(startBuilding(request(1))).rejects.toMatchObject(unavailable);
    (await startBuilding(request(2)))();
    await refused;
    const later = startBuilding(request(1));
    unsent.send();
    (await later)();
  });

  it("lists of many items are rejected if more than eight of a user wait, and those of other users wait", async () => {
    const { startBuilding } = limited({ waitTimeoutMilliseconds: 30_000 });
    const end = await startBuilding(request(1));
    const waiting = Array.from({ length: 8 }, () => startBuilding(request(1)));
    await expect(startBuilding(request(1))).rejects.toMatchObject(unavailable);
    waiting.push(startBuilding(request(2)));
    end();
    await Promise.all(waiting.map(async (started) => (await started)()));
  });
});

describe("a client that does not read the response", () => {
  const ignore = (): void => undefined;
  const logger: Logger = { debug: ignore, info: ignore, warn: ignore, error: ignore, child: () => logger };
  const size = 32 * 1024 * 1024;

  /** Serves `answer` and returns a way to request it. */
  async function serve(answer: RequestHandler): Promise<() => Socket> {
    const { url, close } = await listen({
      port: 0,
      host: "127.0.0.1",
      logger,
      writeTimeoutMilliseconds: 1000,
      handlers: [answer],
    });
    onTestFinished(close);
    return () => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.on("error", ignore);
      socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
      onTestFinished(() => void socket.destroy());
      return socket;
    };
  }

  it("a client that does not read is disconnected, unlike one that reads with pauses", async () => {
    const body = Buffer.alloc(size, "x");
    const closed: Promise<unknown>[] = [];
    const ask = await serve(async (_, response) => {
      closed.push(once(response, "close"));
      response.end(body);
      return true;
    });
    const stalled = ask().pause();
    const reading = ask();
    let received = 0;
    let pauses = 0;
    // The sum of the pauses exceeds the timeout, but no single pause does.
    for await (const chunk of reading) {
      received += (chunk as Buffer).length;
      if (received < (size / 30) * pauses) continue;
      pauses += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(received).toBeGreaterThan(size);
    expect(pauses).toBeGreaterThan(25);
    await Promise.all(closed);
    let taken = 0;
    stalled.on("data", (chunk: Buffer) => (taken += chunk.length));
    await once(stalled.resume(), "close");
    expect(taken).toBeLessThan(size);
  });

  it("a client that does not read is disconnected while a file is streamed", async () => {
    let finished: boolean | undefined;
    const directory = await mkdtemp(join(tmpdir(), "partledger-stalled-file-"));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const file = join(directory, "file");
    await writeFile(file, Buffer.alloc(size));
    const ask = await serve(async (incoming, response) => {
      await sendFile(incoming, response, {
        stored: { key: "", size, modified: new Date(), open: () => Promise.resolve(createReadStream(file)) },
        mediaType: "application/octet-stream",
        fileName: "file",
        private: false,
        immutable: true,
        purpose: "view",
      });
      finished = response.writableFinished;
      return true;
    });
    ask().pause();
    await expect.poll(() => finished).toBe(false);
  });

  it("a client that does not read is disconnected from an event stream, and frees its place", async () => {
    let hasEnded = false;
    let pages = 0;
    const data = "x".repeat(100_000);
    const ask = await serve(async (incoming, response) => {
      const page = { next: 1, latest: 2 };
      const { send } = eventStream({
        client: {
          request: incoming,
          closed: closeSignal(response),
          authenticate: () => Promise.resolve(anonymous),
        },
        notifier: {
          wait: () => Promise.resolve(true),
          closed: new AbortController().signal,
          close: ignore,
        },
        heartbeatMilliseconds: 100,
        principal: anonymous,
        first: page,
        read: () => Promise.resolve(page),
        documents: () => [{ id: (pages += 1), data }],
        end: () => (hasEnded = true),
      });
      await Promise.resolve(send?.(incoming, response)).catch(ignore);
      return true;
    });
    ask().pause();
    await expect.poll(() => hasEnded).toBe(true);
    expect(pages * data.length).toBeLessThan(size);
  });
});
