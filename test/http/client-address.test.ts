import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddressReader } from "../../src/http/request/client-address.ts";
import { api } from "../support/client.ts";
import { startService } from "../support/service.ts";
import { memoryLogger } from "../support/web.ts";

function requestFrom(peer: string | undefined, forwarded?: string | string[]): IncomingMessage {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
}

describe("the address of a client", () => {
  const proxies = ["127.0.0.1", "10.0.0.0/8", "::1"];

  it.each([
    ["192.0.2.1", undefined, "192.0.2.1"],
    ["192.0.2.1", "198.51.100.1", "192.0.2.1"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["::1", "2001:db8::1", "2001:db8::1"],
    ["127.0.0.1", "203.0.113.9, 198.51.100.1, 10.1.2.3", "198.51.100.1"],
    ["127.0.0.1", ["203.0.113.9", "198.51.100.1"], "198.51.100.1"],
    ["127.0.0.1", "198.51.100.1, unknown", "127.0.0.1"],
    ["127.0.0.1", "", "127.0.0.1"],
    ["127.0.0.1", "10.0.0.1, 10.0.0.2", "10.0.0.1"],
    [undefined, "198.51.100.1", ""],
  ])("a request from %s with X-Forwarded-For %j has the client address %s", (peer, forwarded, expected) => {
    expect(clientAddressReader(proxies)(requestFrom(peer, forwarded))).toBe(expected);
  });
});

describe("an untrusted proxy", () => {
  it("an untrusted proxy is logged once with the setting to change", () => {
    const logger = memoryLogger();
    const addressOf = clientAddressReader(["10.0.0.0/8"], logger);
    addressOf(requestFrom("127.0.0.1"));
    addressOf(requestFrom("10.0.0.1", "198.51.100.1"));
    expect(logger.lines).toEqual([]);
    for (const peer of ["127.0.0.1", "127.0.0.1", "192.0.2.1"]) {
      expect(addressOf(requestFrom(peer, "198.51.100.1"))).toBe(peer);
    }
    expect(logger.lines).toMatchObject([{ level: "warn", fields: { peer: "127.0.0.1" } }]);
    for (const word of ["X-Forwarded-For", "127.0.0.1", "add it to TRUSTED_PROXIES"]) {
      expect(logger.lines[0]?.message).toContain(word);
    }
  });

  it.each([
    [{}, 1],
    [{ TRUSTED_PROXIES: "127.0.0.1" }, 0],
  ])(
    "the service warns of an untrusted proxy with %j: %i times, for API and pages together",
    async (environment, times) => {
      const logger = memoryLogger();
      const service = await startService({ environment, overrides: { logger } });
      try {
        const headers = { "X-Forwarded-For": "198.51.100.1" };
        for (const path of ["/login", "/api/parts", "/nowhere"]) {
          await api(service).get(path, { accept: "*/*", headers });
        }
      } finally {
        await service.close();
      }
      const warnings = logger.lines.filter(({ level, fields }) => level === "warn" && "peer" in fields);
      expect(warnings).toHaveLength(times);
      const requests = logger.lines.filter(({ message }) => message === "request");
      const address = times === 1 ? "127.0.0.1" : "198.51.100.1";
      expect(requests.map(({ fields }) => fields["address"])).toEqual(Array(3).fill(address));
    },
  );
});
