import { describe, expect, it } from "vitest";
import { readForm, readParameters } from "../../src/oauth/form.ts";
import { OAuthProblem } from "../../src/oauth/oauth-error.ts";

describe("parameters (RFC 6749 §3.1 and appendix B)", () => {
  it("parameters are decoded as form data", () => {
    const { get, repeated, malformed } = readParameters("a=x+y%20z&b=%C3%BC&c=%2B&d=1=2&e");
    expect([get("a"), get("b"), get("c"), get("d"), get("e"), get("f")]).toEqual([
      "x y z",
      "ü",
      "+",
      "1=2",
      null,
      null,
    ]);
    expect({ repeated, malformed }).toEqual({ repeated: [], malformed: false });
  });

  it("empty parameters count as omitted", () => {
    const { get, all } = readParameters("scope=&state=&&=x");
    expect([get("scope"), get("state"), all("scope")]).toEqual([null, null, []]);
  });

  it.each(["state=a&state=b", "state=a&state=a", "state=&state=a", "state&state", "st%61te=a&state=b"])(
    "repeated parameters are detected: %s",
    (text) => {
      expect(readParameters(text).repeated).toEqual(["state"]);
    },
  );

  it("repeated parameters are in the order in which they are repeated", () => {
    expect(readParameters("a=1&b=1&b=2&a=2&c=").repeated).toEqual(["b", "a"]);
  });

  it("the parameter resource can be repeated (RFC 8707 §2)", () => {
    const { all, repeated } = readParameters("resource=a&resource=b");
    expect({ all: all("resource"), repeated }).toEqual({ all: ["a", "b"], repeated: [] });
  });

  it.each([
    ["a truncated escape", "a=%"],
    ["an invalid escape", "a=%zz"],
    ["bytes that are not UTF-8", "a=%ff"],
    ["overlong UTF-8", "a=%c0%80"],
    ["an encoded surrogate", "a=%ed%a0%80"],
    ["NUL", "a=x%00"],
    ["a line break", "a=x%0d%0aSet-Cookie"],
    ["an invalid name", "%ff=a"],
  ])("parameters with %s are omitted and reported", (_, text) => {
    const { get, malformed } = readParameters(`${text}&b=1`);
    expect({ a: get("a"), b: get("b"), malformed }).toEqual({ a: null, b: "1", malformed: true });
  });

  it("parameters cannot access object prototypes", () => {
    const { get, repeated } = readParameters("__proto__=x&constructor=y");
    expect([get("__proto__"), get("constructor"), get("toString"), repeated]).toEqual(["x", "y", null, []]);
  });
});

describe("the form of a request (RFC 6749 §3.2)", () => {
  const read = (body: string, contentType?: string, query = "") =>
    readForm({
      headers: contentType === undefined ? {} : { "content-type": contentType },
      body,
      query: new URLSearchParams(query),
    });
  const form = "application/x-www-form-urlencoded";

  it.each([form, `${form}; charset=utf-8`, "Application/X-WWW-Form-Urlencoded", `${form};charset=UTF-8`])(
    "accepts a form with the Content-Type %s",
    (type) => {
      expect(read("grant_type=refresh_token", type).get("grant_type")).toBe("refresh_token");
    },
  );

  it.each([undefined, "", "application/json", "multipart/form-data; boundary=x", "text/plain", `${form}x`])(
    "rejects a form with the Content-Type %s",
    (type) => {
      expect(() => read("grant_type=refresh_token", type)).toThrow(/^invalid_request: .*urlencoded/);
    },
  );

  it.each([
    "client_id",
    "client_secret",
    "grant_type",
    "code",
    "code_verifier",
    "redirect_uri",
    "refresh_token",
    "scope",
    "resource",
    "token",
  ])("rejects %s in the query, where it would be logged", (name) => {
    const attempt = () => read("grant_type=refresh_token", form, `${name}=s3cret`);
    expect(attempt).toThrow(`The parameter ${name} must be in the request body`);
    expect(attempt).not.toThrow(/s3cret/);
  });

  it("accepts a form with other parameters in the query (RFC 6749 §3.2)", () => {
    expect(read("code=x", form, "tenant=1").get("code")).toBe("x");
  });

  it("rejects a repeated or malformed parameter without repeating its value", () => {
    expect(() => read("code=a&code=b", form)).toThrow(
      "invalid_request: The parameter code must not be repeated",
    );
    expect(() => read("code=%ff", form)).toThrow("invalid_request: A parameter is not encoded correctly.");
    expect(() => read('"\u00fc=a&"\u00fc=b', form)).toThrow(OAuthProblem);
    expect(() => read('"\u00fc=a&"\u00fc=b', form)).toThrow("The parameter '? must not be repeated");
  });
});
