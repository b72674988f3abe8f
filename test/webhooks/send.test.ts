/** Attempts reach only allowed addresses, follow no redirects and end in time. */
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowNetworks } from "../../src/outgoing/public-address.ts";
import { createSend } from "../../src/webhooks/send.ts";
import { startReceiver, status, type Receiver } from "./receiver.ts";

const never = new AbortController().signal;
const attempt = (url: string) => ({ url, headers: { "webhook-id": "msg_1" }, body: "{}" });
const notPublic =
  "The URL does not resolve to a public IP address. Allow its network with WEBHOOK_ALLOWED_NETWORKS.";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

describe("without allowed networks, an attempt is not sent to", () => {
  const send = createSend({
    userAgent: "test",
    lookup: (host) =>
      Promise.resolve(
        host === "internal.example.com"
          ? [
              { address: "10.1.2.3", family: 4 },
              { address: "fd00::1", family: 6 },
            ]
          : [{ address: "127.0.0.1", family: 4 }],
      ),
  });

  it("an IPv4 address in an IPv6 address, which no network allows", async () => {
    const { port } = new URL(receiver.url);
    const { error } = await send(attempt(`http://[::ffff:127.0.0.1]:${port}`), never);
    expect(error).toBe(
      'The URL does not resolve to a public IP address. Write the IPv4 address without "::ffff:".',
    );
  });

  it.each([
    "http://127.0.0.1",
    "http://127.1",
    "http://2130706433",
    "http://0x7f000001",
    "http://0.0.0.0",
    "http://[::1]",
    "http://[fe80::1]",
    "http://10.0.0.1",
    "http://172.16.0.1",
    "http://192.168.1.1",
    "http://169.254.169.254/latest/meta-data",
    "http://100.64.0.1",
    "http://[64:ff9b::7f00:1]",
    "http://localhost",
    "http://internal.example.com",
    "https://rebound.example.com",
  ])("%s", async (url) => {
    const { port } = new URL(receiver.url);
    const target = new URL(url);
    target.port = port;
    expect(await send(attempt(target.href), never)).toMatchObject({
      succeeded: false,
      status: null,
      error: notPublic,
    });
    expect(receiver.received).toEqual([]);
  });
});

describe("with an allowed network", () => {
  const allow = allowNetworks(["127.0.0.0/8", "10.1.0.0/16"]);

  it.each([
    ["127.0.0.1", true],
    ["10.1.255.1", true],
    ["10.2.0.1", false],
    ["169.254.169.254", false],
    ["::1", false],
    ["93.184.216.34", true],
    ["no address", false],
  ])("%s is allowed: %s", (address, isAllowed) => {
    expect(allow(address)).toBe(isAllowed);
  });

  it("only allowed addresses of a host are used", async () => {
    receiver.clear();
    const send = createSend({
      userAgent: "test",
      allow,
      lookup: () =>
        Promise.resolve([
          { address: "10.2.0.1", family: 4 },
          { address: "127.0.0.1", family: 4 },
        ]),
    });
    const result = await send(attempt(receiver.url.replace("127.0.0.1", "both.example.com")), never);
    expect(result).toMatchObject({ succeeded: true, status: 204, body: "", error: null });
    expect(receiver.received[0]!.headers["host"]).toMatch(/^both\.example\.com:/);
  });

  const send = createSend({ userAgent: "test", allow, timeoutMilliseconds: 200 });

  it("a redirect is not followed", async () => {
    receiver.clear();
    receiver.respond(status(307, { Location: receiver.url }));
    const error = "The server returned status 307. Redirects are not followed.";
    expect(await send(attempt(receiver.url), never)).toMatchObject({ succeeded: false, status: 307, error });
    expect(receiver.received).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, unknown]>([
    ["500", {}, null],
    ["429", { "Retry-After": "120" }, 120_000],
    ["503", { "Retry-After": new Date(Date.now() + 60_000).toUTCString() }, expect.closeTo(60_000, -4)],
    ["503", { "Retry-After": "soon" }, null],
    ["503", { "Retry-After": "-5" }, null],
  ])("%s with %o is a failure", async (code, headers, retryAfter) => {
    receiver.respond(status(Number(code), headers));
    const result = await send(attempt(receiver.url), never);
    expect(result).toMatchObject({
      succeeded: false,
      status: Number(code),
      body: `status ${code}`,
      retryAfter,
    });
  });

  it.each<[string, string, string]>([
    ["responds with another protocol", "SSH-2.0-OpenSSH_9.6\r\n", "The server did not respond correctly."],
    [
      "switches to another protocol",
      "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n",
      "The server did not respond correctly.",
    ],
    [
      "sends large headers",
      `HTTP/1.1 200 OK\r\nX: ${"x".repeat(100_000)}\r\n\r\n`,
      "The headers of the response are too large.",
    ],
    [
      "sends an incomplete head",
      "HTTP/1.1 200 OK\r\nX-Drip: 1",
      "The server did not respond within 0.2 seconds.",
    ],
    ["sends nothing", "", "The server did not respond within 0.2 seconds."],
  ])("a server that %s fails", async (_title, text, error) => {
    const server = createServer((socket) => socket.on("error", () => undefined).write(text)).listen(
      0,
      "127.0.0.1",
    );
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(await send(attempt(`http://127.0.0.1:${port}`), never)).toMatchObject({ succeeded: false, error });
    server.close();
  });

  it("a refused connection is a failure", async () => {
    const closed = await startReceiver();
    await closed.close();
    const error = "The server refused the connection.";
    expect(await send(attempt(closed.url), never)).toMatchObject({ succeeded: false, status: null, error });
  });
});
