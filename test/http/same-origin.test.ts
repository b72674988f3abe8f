import { describe, expect, it } from "vitest";
import { isSameOrigin, provesSameOrigin } from "../../src/http/request/same-origin.ts";

const own = "https://parts.example";

describe("same-origin checks", () => {
  it.each([
    // Columns: headers, whether they do not contradict the same origin, whether they prove it.
    [{ "sec-fetch-site": "same-origin" }, true, true],
    [{ "sec-fetch-site": "same-origin", origin: own }, true, true],
    [{ origin: own }, true, true],
    [{ origin: "http://192.0.2.1:8080", host: "192.0.2.1:8080" }, false, false],
    [{}, true, false],
    [{ host: "parts.example" }, true, false],
    [{ referer: `${own}/` }, true, false],
    [{ "sec-fetch-site": "same-site" }, false, false],
    [{ "sec-fetch-site": "cross-site" }, false, false],
    [{ "sec-fetch-site": "none" }, false, false],
    [{ "sec-fetch-site": "cross-site", origin: own }, false, false],
    [{ "sec-fetch-site": "same-origin", origin: "https://evil.example" }, false, false],
    [{ origin: "https://evil.example" }, false, false],
    [{ origin: "null" }, false, false],
    [{ origin: "" }, false, false],
    [{ origin: "http://parts.example" }, false, false],
    [{ origin: `${own}:8443` }, false, false],
    [{ origin: `${own}.evil.example` }, false, false],
    [{ origin: "https://evil.example", host: "evil.example" }, false, false],
  ])("the headers %j are checked for the same origin", (headers, notContradicted, proved) => {
    expect(isSameOrigin(headers, own)).toBe(notContradicted);
    expect(provesSameOrigin(headers, own)).toBe(proved);
  });

  it("without HTTPS, the origin can be any address that the Host header names", () => {
    const local = "http://127.0.0.1:8080";
    const headers = { origin: "http://192.0.2.1:8080", host: "192.0.2.1:8080" };
    expect(provesSameOrigin(headers, local)).toBe(true);
    expect(provesSameOrigin({ ...headers, host: "127.0.0.1:8080" }, local)).toBe(false);
    expect(provesSameOrigin({ ...headers, origin: "https://192.0.2.1:8080" }, local)).toBe(false);
  });
});
