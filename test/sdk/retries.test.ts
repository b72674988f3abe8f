/** Tests when the TypeScript client repeats requests, with a server that fails as the cases describe. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ConnectionError, createClient, type Client } from "../../sdk/typescript/src/paths.ts";

/**
 * A response to a request. `break` closes the connection instead, and `truncate` closes it after the first bytes of the
 * body.
 */
type Step =
  { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | "break" | "truncate";

const ok: Step = { status: 200 };
const busy: Step = { status: 503, headers: { "Retry-After": "0" } };
const limited: Step = { status: 429, headers: { "Retry-After": "0" } };

let server: Server;
let baseUrl: string;
let client: Client;
let steps: Step[];
/** The method and the body of each request. */
let received: string[];

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push(`${request.method} ${await text(request)}`.trim());
  const step = steps.shift() ?? ok;
  if (step === "break") {
    request.socket.destroy();
    return;
  }
  if (step === "truncate") {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "600" });
    response.write("{}", () => setTimeout(() => request.socket.destroy(), 20));
    return;
  }
  response.writeHead(step.status, { "Content-Type": "application/json", ...step.headers }).end("{}");
}

beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createClient({ baseUrl, token: "token" });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  steps = [];
  received = [];
});

const get = async (other = client) => (await other.GET("/api/info")).response.status;

describe("requests", () => {
  const body = { name: "R1", category: "/api/categories/1" };
  const post = async (header: { "Idempotency-Key"?: string }) =>
    (await client.POST("/api/parts", { params: { header }, body })).response.status;

  it.each([
    ["429", [limited, ok], 200, 2],
    ["503", [busy, busy, ok], 200, 3],
    ["a broken connection", ["break", ok], 200, 2],
    ["a truncated body", ["truncate", ok], 200, 2],
  ] as [string, Step[], number, number][])(
    "are repeated after %s",
    async (_name, given, status, requests) => {
      steps = given;
      expect(await get()).toBe(status);
      expect(received).toHaveLength(requests);
    },
  );

  it.each([400, 401, 404, 409, 422, 500, 502])("are not repeated after the status %i", async (status) => {
    steps = [{ status, headers: { "Retry-After": "0" } }, ok];
    expect(await get()).toBe(status);
    expect(received).toHaveLength(1);
  });

  it("are repeated three times, after which the last response is returned", async () => {
    steps = [busy, busy, busy, busy, ok];
    expect(await get()).toBe(503);
    expect(received).toHaveLength(4);
  });

  it("are not repeated if they could take effect twice", async () => {
    steps = [busy, ok];
    expect(await post({})).toBe(503);
    steps = [busy, ok];
    const patched = await client.PATCH("/api/parts/{id}", { params: { path: { id: 1 } }, body: {} });
    expect(patched.response.status).toBe(503);
    expect(received).toHaveLength(2);
  });

  it("are repeated with the same body if they have an idempotency key", async () => {
    steps = ["break", busy, "truncate", ok];
    expect(await post({ "Idempotency-Key": "delivery-1" })).toBe(200);
    expect(received).toEqual(Array.from({ length: 4 }, () => `POST ${JSON.stringify(body)}`));
  });

  it("wait for the first attempt if it is still in progress after the connection broke", async () => {
    steps = ["break", { status: 409, headers: { "Retry-After": "0" } }, ok];
    expect(await post({ "Idempotency-Key": "delivery-2" })).toBe(200);
    expect(received).toHaveLength(3);
  });

  it("without a complete response are connection errors", async () => {
    steps = ["truncate", "truncate", ok];
    const failed = createClient({ baseUrl, retry: { retries: 1 } }).getInfo();
    await expect(failed).rejects.toThrow(ConnectionError);
    await expect(failed).rejects.toThrow(
      `GET ${baseUrl}/api/info failed: connection closed before the end of the response (UND_ERR_SOCKET).`,
    );
    expect(received).toHaveLength(2);
    steps = ["truncate"];
    await expect(post({})).rejects.toThrow("The request could have taken effect.");
    expect(received).toHaveLength(3);
  });

  it("of the methods are repeated with their own idempotency key after a truncated body", async () => {
    steps = ["truncate", ok];
    expect(await client.parts.create(body)).toEqual({});
    expect(received).toHaveLength(2);
  });

  it("are repeated if they only delete", async () => {
    steps = [busy, ok];
    const deleted = await client.DELETE("/api/parts/{id}", { params: { path: { id: 1 } } });
    expect(deleted.response.status).toBe(200);
  });
});

describe("the delay", () => {
  async function seconds(run: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    await run();
    return (performance.now() - start) / 1_000;
  }

  it("is the number of seconds or the date in Retry-After", async () => {
    steps = [{ status: 503, headers: { "Retry-After": "1" } }, ok];
    expect(await seconds(get)).toBeGreaterThanOrEqual(0.99);
    // Without `Retry-After`, the delay is longer than this limit.
    const impatient = createClient({ baseUrl, retry: { maximumDelay: 0.2 } });
    steps = [{ status: 503, headers: { "Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT" } }, ok];
    expect(await get(impatient)).toBe(200);
  });

  it("is below a second at first if Retry-After is missing or invalid", async () => {
    steps = [{ status: 503, headers: { "Retry-After": "soon" } }, ok];
    expect(await seconds(get)).toBeGreaterThanOrEqual(0.24);
    expect(received).toHaveLength(2);
  });

  it("has a limit, beyond which the response is returned at once", async () => {
    steps = [{ status: 429, headers: { "Retry-After": "61" } }, ok];
    expect(await get()).toBe(429);
    const impatient = createClient({ baseUrl, retry: { maximumDelay: 5 } });
    steps = [{ status: 503, headers: { "Retry-After": "6" } }, ok];
    expect(await get(impatient)).toBe(503);
  });

  it("ends when the signal aborts", async () => {
    steps = [{ status: 503, headers: { "Retry-After": "30" } }];
    const controller = new AbortController();
    const request = client.GET("/api/info", { signal: controller.signal });
    await expect.poll(() => received.length).toBe(1);
    controller.abort(new Error("Stopped by the user"));
    await expect(request).rejects.toThrow("Stopped by the user");
    expect(received).toHaveLength(1);
  });
});

it("retries can be limited or disabled", async () => {
  steps = [busy, busy, ok];
  expect(await get(createClient({ baseUrl, retry: { retries: 1 } }))).toBe(503);
  steps = [busy, ok];
  expect(await get(createClient({ baseUrl, retry: false }))).toBe(503);
  expect(received).toHaveLength(3);
});
