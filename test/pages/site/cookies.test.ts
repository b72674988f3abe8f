import { describe, expect, it } from "vitest";
import { createCookieJar } from "../../../src/pages/site/cookies.ts";

const overHttps = createCookieJar(true);
const overHttp = createCookieJar(false);

describe("cookies", () => {
  it("cannot be read by scripts by default, are not sent from other sites, and end with the browser", () => {
    expect(overHttp.write({ name: "a", value: "b" })).toBe("a=b; Path=/; HttpOnly; SameSite=Lax");
    expect(overHttp.write({ name: "a", value: "b", scriptable: true })).toBe("a=b; Path=/; SameSite=Lax");
  });

  it("are bound to host and HTTPS if the service uses HTTPS (RFC 6265bis §4.1.3.2)", () => {
    const cookie = overHttps.write({ name: "a", value: "b", maxAge: 60 });
    expect(cookie).toBe("__Host-a=b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax");
  });

  it("are removed with the same name and path", () => {
    expect(overHttps.write({ name: "a", value: null })).toBe(
      "__Host-a=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    );
  });

  it("can contain any text", () => {
    const value = 'ä; b="c", \\ %41';
    const written = overHttp.write({ name: "a", value }).split(";", 1)[0];
    expect(overHttp.read(written).get("a")).toBe(value);
  });

  it("over HTTPS are accepted only with the prefix, which no other host can set", () => {
    const header = "partledger_session=planted; __Host-partledger_session=own";
    expect(Object.fromEntries(overHttps.read(header))).toEqual({ partledger_session: "own" });
    expect(Object.fromEntries(overHttp.read(header))).toEqual({ partledger_session: "planted" });
  });

  it.each([undefined, "", ";;", "=", "=x", "a", "a=%E0%A4%A", "__proto__=x; toString=y", "\u0000=1"])(
    "ignores invalid cookies: %j",
    (header) => {
      expect(() => overHttp.read(header)).not.toThrow();
      expect(overHttp.read(header).get("partledger_session")).toBeUndefined();
    },
  );
});
