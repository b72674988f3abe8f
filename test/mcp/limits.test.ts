/** Tests the size and rate limits of `/mcp`. */
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createPrincipal, type Principal } from "../../src/identity/principal.ts";
import { callsPerMinute, createCallLimit } from "../../src/mcp/call-limit.ts";
import { maximumBatch } from "../../src/mcp/json-rpc.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { sendBody, callMethod } from "./mcp-requests.ts";

const eras = ["2025", "2026"] as const;
const user = { userId: 1, username: "ada", scope: "full" } as const;
const ofToken = (tokenId: number): Principal =>
  createPrincipal({ ...user, tokenId, tokenName: "agent", client: null }, []);
const mebibyte = 1024 * 1024;

describeOneDialect("limits of /mcp", (dialect) => {
  let service: TestService;
  afterEach(() => service.close());

  it("limits the requests of a credential per minute, then reports when to continue", async () => {
    let now = new Date("2026-11-21T10:00:00.000Z");
    service = await startService({ dialect, overrides: { now: () => now } });
    const call = (token: string, times = 1) =>
      sendBody(
        service,
        Array.from({ length: times }, (_, id) => ({
          jsonrpc: "2.0",
          id,
          method: "tools/call",
          params: { name: "get_part_details", arguments: { id: 1 } },
        })),
        { token },
      );
    for (let calls = 0; calls < callsPerMinute; calls += maximumBatch) {
      expect((await call(tokens.full, maximumBatch)).status).toBe(200);
    }

    now = new Date("2026-11-21T10:00:45.500Z");
    const refused = await callMethod(
      service,
      "2026",
      "tools/call",
      { name: "get_part_details", arguments: {} },
      { id: "x" },
    );
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("15");
    expect(refused.message).toMatchObject({ id: "x", error: { code: -32000 } });
    const resource = await callMethod(service, "2025", "resources/read", { uri: "part://1" });
    expect(resource.status).toBe(429);

    // Only requests with a response count. Other tokens of the same user are not affected.
    for (const era of eras) expect((await callMethod(service, era, "tools/list")).status).toBe(429);
    const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
    expect((await sendBody(service, notification)).status).toBe(202);
    expect((await call(tokens.edit)).status).toBe(200);

    now = new Date("2026-11-21T10:01:00.000Z");
    expect((await call(tokens.full)).status).toBe(200);
  });

  it("counts the requests of all processes together", async () => {
    const now = new Date("2026-11-21T10:00:00.000Z");
    service = await startService({ dialect, overrides: { now: () => now } });
    const [one, other] = [createCallLimit(service.store), createCallLimit(service.store)];
    const principal = ofToken(7);
    expect(await one(principal, callsPerMinute - 10, now)).toEqual({ allowed: true });
    expect(await other(principal, 10, now)).toEqual({ allowed: true });
    expect(await other(principal, 1, now)).toEqual({ allowed: false, retryAfter: 60 });
    expect(await one(principal, 1, now)).toEqual({ allowed: false, retryAfter: 60 });
    // Applications that act for a user are counted separately.
    const agent = (clientId: string): Principal =>
      createPrincipal({ ...user, tokenId: null, tokenName: null, client: "Agent", clientId }, []);
    expect(await one(agent("a"), callsPerMinute, now)).toEqual({ allowed: true });
    expect(await other(agent("a"), 1, now)).toEqual({ allowed: false, retryAfter: 60 });
    // Clients choose their own names, so names do not matter.
    expect(await other(agent("b"), 1, now)).toEqual({ allowed: true });
  });

  it("rejects no call if a slow body arrives after the end of a minute", async () => {
    service = await startService({ dialect });
    const before = new Date("2026-11-21T10:00:59.900Z");
    const now = new Date("2026-11-21T10:01:00.100Z");
    const limit = createCallLimit(service.store);
    const [busy, late] = [ofToken(7), ofToken(8)];
    for (let calls = 0; calls < callsPerMinute; calls += 1) {
      expect(await limit(busy, 1, now), `call ${calls}`).toEqual({ allowed: true });
      if (calls % 5 === 0) expect(await limit(late, 1, before)).toEqual({ allowed: true });
    }
    expect((await limit(busy, 1, now)).allowed).toBe(false);
  });

  it("forgets calls that were counted while the clock was ahead", async () => {
    service = await startService({ dialect });
    const limit = createCallLimit(service.store);
    const principal = ofToken(7);
    const [ahead, now] = [new Date("2027-11-21T10:00:00.000Z"), new Date("2026-11-21T10:00:00.000Z")];
    expect(await limit(principal, 1, ahead)).toEqual({ allowed: true });
    expect(await limit(principal, callsPerMinute, now)).toEqual({ allowed: true });
    expect(await limit(principal, 1, now)).toEqual({ allowed: false, retryAfter: 60 });
  });

  it("parses a large body only if it can still be answered", async () => {
    const now = new Date("2026-11-21T10:00:00.000Z");
    service = await startService({ dialect, overrides: { now: () => now } });
    const call = { jsonrpc: "2.0", id: 1, method: "ping" };
    const body = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"__proto__":{}}}`;
    expect((await sendBody(service, body)).status).toBe(400);
    for (let calls = maximumBatch; calls < callsPerMinute; calls += maximumBatch) {
      const batch = Array.from({ length: maximumBatch }, (_, id) => ({ ...call, id }));
      expect((await sendBody(service, batch)).status).toBe(200);
    }
    // The malformed request counts too.
    for (let calls = 1; calls < maximumBatch; calls += 1) {
      expect((await sendBody(service, call)).status).toBe(200);
    }
    expect((await sendBody(service, body)).status).toBe(429);
  });

  it("accepts bodies of 1 MiB and rejects larger ones without reading them", async () => {
    service = await startService({ dialect });
    const padded = (length: number): string => {
      const [start, end] = ['{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"x":"', '"}}}'];
      return start + "x".repeat(length - start.length - end.length) + end;
    };
    expect((await sendBody(service, padded(mebibyte))).status).toBe(200);
    const { status, message } = await sendBody(service, padded(mebibyte + 1));
    expect([status, message.error?.code]).toEqual([413, -32000]);
    const declared = await raw(
      service,
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${tokens.full}\r\n` +
        "Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{",
    );
    expect(declared).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("rejects an endless body without a length", async () => {
    service = await startService({ dialect });
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    const answer = await raw(
      service,
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${tokens.full}\r\n` +
        `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

/** Sends bytes and returns the first response. */
async function raw({ url }: TestService, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
  const [answer] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return answer.toString("latin1");
}
