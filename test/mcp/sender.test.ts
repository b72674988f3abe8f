/** Tests which `Host` and `Origin` headers a service accepts, depending on its address and settings. */
import { describe, expect, it } from "vitest";
import { createSenderCheck } from "../../src/mcp/sender.ts";

interface Place {
  readonly listensOn?: string;
  readonly publicUrl?: string | null;
  readonly corsAllowOrigin?: RegExp | null;
}

function accepts(place: Place, host: string | undefined, origin?: string): boolean {
  const { listensOn = "127.0.0.1", publicUrl = null, corsAllowOrigin = null } = place;
  const check = createSenderCheck({ listensOn: () => listensOn, publicUrl, corsAllowOrigin });
  return check({ ...(host !== undefined && { host }), ...(origin !== undefined && { origin }) }) === null;
}

const local: Place = {};
const proxied: Place = { publicUrl: "https://parts.example.com" };
const open: Place = { listensOn: "0.0.0.0" };
const openBehindProxy: Place = { listensOn: "::", publicUrl: "https://parts.example.com" };
const named: Place = { listensOn: "Parts.lan" };

describe("the Host header", () => {
  it.each<[string, Place, string | undefined, boolean]>([
    ["on loopback", local, "localhost:8080", true],
    ["on loopback", local, "LOCALHOST", true],
    ["on loopback", local, "127.0.0.1", true],
    ["on loopback", local, "127.0.0.1:1", true],
    ["on loopback", local, "[::1]:8080", true],
    ["on loopback", local, "127.0.0.2:8080", true],
    ["on loopback", local, "evil.example", false],
    ["on loopback", local, "localhost.evil.example:8080", false],
    ["on loopback", local, "192.168.1.5:8080", false],
    ["on loopback", local, "", false],
    ["on loopback", local, undefined, false],
    ["on loopback", local, "localhost@evil.example", false],
    ["on loopback", local, "localhost:port", false],
    ["on loopback", local, "local host", false],
    ["on loopback", local, "127.0.0.1:8080, evil.example", false],
    ["on loopback behind a proxy", proxied, "parts.example.com", true],
    ["on loopback behind a proxy", proxied, "PARTS.example.com:443", true],
    ["on loopback behind a proxy", proxied, "127.0.0.1:8080", true],
    ["on loopback behind a proxy", proxied, "parts.example.com.evil.example", false],
    ["on all addresses", open, "192.168.1.5:8080", true],
    ["on all addresses", open, "[fe80::1]:8080", true],
    ["on all addresses", open, "localhost:8080", true],
    ["on all addresses", open, "evil.example:8080", false],
    ["on all addresses behind a proxy", openBehindProxy, "parts.example.com", true],
    ["on all addresses behind a proxy", openBehindProxy, "192.168.1.5:8080", false],
    ["on all addresses behind a proxy", openBehindProxy, "localhost:8080", false],
    ["on a name", named, "parts.lan:8080", true],
    ["on a name", named, "other.lan:8080", false],
    ["on ::1", { listensOn: "::1" }, "localhost:8080", true],
    ["on localhost", { listensOn: "localhost" }, "evil.example", false],
  ])("the Host header of a service %s (%o) that is %s is accepted: %s", (_where, place, host, expected) => {
    expect(accepts(place, host)).toBe(expected);
  });
});

describe("the Origin header", () => {
  const cors: Place = { ...proxied, corsAllowOrigin: /https:\/\/\w+\.example\.com/g };
  it.each<[string, Place, string, string, boolean]>([
    ["on loopback", local, "localhost:8080", "http://localhost:6274", true],
    ["on loopback", local, "localhost:8080", "https://127.0.0.1", true],
    ["on loopback", local, "localhost:8080", "http://[::1]:3000", true],
    ["on loopback", local, "localhost:8080", "null", false],
    ["on loopback", local, "localhost:8080", "", false],
    ["on loopback", local, "localhost:8080", "http://evil.example", false],
    ["on loopback", local, "localhost:8080", "http://localhost.evil.example", false],
    ["on loopback", local, "localhost:8080", "http://localhost@evil.example", false],
    ["on loopback", local, "localhost:8080", "chrome-extension://abc", false],
    ["on loopback behind a proxy", proxied, "parts.example.com", "https://parts.example.com", true],
    ["on loopback behind a proxy", proxied, "parts.example.com", "http://parts.example.com", false],
    ["on loopback behind a proxy", proxied, "parts.example.com", "https://parts.example.com:8443", false],
    ["on all addresses", open, "192.168.1.5:8080", "http://192.168.1.5:8080", true],
    ["on all addresses", open, "192.168.1.5:8080", "http://192.168.1.6:8080", false],
    ["on all addresses", open, "192.168.1.5:8080", "http://192.168.1.5:8081", false],
    ["on all addresses behind a proxy", openBehindProxy, "parts.example.com", "http://localhost:3000", false],
    ["that allows others", cors, "parts.example.com", "https://inspector.example.com", true],
    ["that allows others", cors, "parts.example.com", "https://evil.example", false],
    ["that allows others", cors, "parts.example.com", "https://a.example.com.evil.example", false],
  ])(
    "the Origin header of a service %s (%o, %s) that is %s is accepted: %s",
    (_where, place, host, origin, expected) => {
      expect(accepts(place, host, origin)).toBe(expected);
      expect(accepts(place, host, origin)).toBe(expected);
    },
  );
});
