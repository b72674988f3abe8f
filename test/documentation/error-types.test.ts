/** Opens the `type` of problem documents, as a program and as a browser. */
import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { components } from "../../generated/types.ts";
import { problemDocument } from "../../src/http/response/problem-document.ts";
import { invalid, problemKinds, type ViolationCode } from "../../src/util/errors.ts";
import { api, send, type Answer, type Api, type Json } from "../support/client.ts";
import { contractDocument } from "../support/declared-operations.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

type ErrorType = components["schemas"]["ErrorType"];
type ValidationErrorType = components["schemas"]["ValidationErrorType"];

const codes = contractDocument().components.schemas["ViolationCode"]!["enum"] as readonly ViolationCode[];
const statuses = [...new Set(Object.values(problemKinds).map(({ status }) => status))];
const json = "application/json";
const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
/** docs/errors.md, without the spaces that align the columns. */
const table = readFileSync(new URL("../../docs/errors.md", import.meta.url), "utf8").replace(/ +/g, " ");

let service: TestService;
/** A client without a token. */
let client: Api;

beforeAll(async () => {
  service = await startService();
  client = api(service);
});
afterAll(() => service?.close());

/** Returns the type that the service sends for violations with these codes. */
function typeOf(...violated: readonly ViolationCode[]): string {
  const violations = violated.map((code) => ({ propertyPath: "name", message: "Invalid.", code }));
  return String(problemDocument(invalid(violations), "json")["type"]);
}

async function open<Body>(path: string, accept: string | null = json): Promise<Body> {
  return (await client.get<Body>(path, { accept, expect: 200 })).body;
}

async function openPage(path: string) {
  const { mediaType, text } = await client.get(path, { accept: browser, expect: 200 });
  expect(mediaType).toBe("text/html");
  return parse(text);
}

const asText = (markdown: string): string => markdown.replaceAll("`", "");

describe("an error type", () => {
  it.each(statuses)("of the status %i has a cause and a remedy, as JSON and as a page", async (status) => {
    const type = `/errors/${status}`;
    const errorType = await open<ErrorType>(type);
    const [{ title } = { title: "" }] = Object.values(problemKinds).filter((kind) => kind.status === status);
    expect(errorType).toMatchObject({ type, status, title });
    expect(table).toContain(`| \`${status}\` | ${errorType.cause} | ${errorType.remedy} |`);

    const page = await openPage(type);
    expect(page.querySelector("h1")?.textContent).toBe(`${status} ${title}`);
    expect(page.querySelectorAll("dd").map(({ textContent }) => textContent)).toEqual(
      [errorType.cause, errorType.remedy].map(asText),
    );
    expect(page.querySelector('main a[href="/api/docs"]')).not.toBeNull();
  });

  it("is JSON-LD by default, like other data", async () => {
    const expected = {
      "@context": "/api/contexts/Error",
      "@id": "/errors/404",
      "@type": "ErrorType",
      ...(await open<ErrorType>("/errors/404")),
    };
    for (const accept of ["application/ld+json", "*/*", null])
      expect(await open<Json>("/errors/404", accept)).toEqual(expected);
    expect(await open<Json>("/errors/404.jsonld")).toEqual(expected);
    await open<Json>(expected["@context"], "application/ld+json");
  });

  it.each(["/errors/418", "/errors/200", "/errors/0404", "/errors/999999999"])(
    "of a status that the service does not send does not exist: %s",
    async (path) => {
      const { body } = await client.get(path, { accept: browser, expect: 404 });
      expect(body["detail"]).toContain("It sends 400, 401, 403, 404, 405,");
    },
  );

  it.each(["/errors/abc", "/errors/-404", "/errors/4e2", "/errors/404/1", "/errors/__proto__"])(
    "does not exist without a valid status: %s",
    async (path) => {
      const { status, body } = await send(service.url, "GET", path);
      expect([status, body["type"]]).toEqual([404, "/errors/404"]);
    },
  );
});

describe("a validation error type", () => {
  it.each(codes)("of the code %s has a cause and a remedy, as JSON and as a page", async (code) => {
    const type = typeOf(code);
    expect(type).toBe(`/validation_errors/${code}`);
    const { rules, ...members } = await open<ValidationErrorType>(type);
    expect(members).toEqual({ type, status: 422, title: "Unprocessable Content" });
    expect(rules.map((rule) => rule.code)).toEqual([code]);
    const [{ cause, remedy } = { cause: "", remedy: "" }] = rules;
    expect(table).toContain(`| \`${code}\` | ${cause} | ${remedy} |`);

    const page = await openPage(type);
    expect(page.querySelectorAll("h2").map(({ textContent }) => textContent)).toEqual([code]);
    expect(page.querySelectorAll("dd")).toHaveLength(2);
  });

  it("lists each code of several violations once, in the order of the violations", async () => {
    const type = typeOf("not-null", "not-blank", "not-null");
    expect(type).toBe("/validation_errors/0=not-null;1=not-blank;2=not-null");
    const { rules, ...members } = await open<ValidationErrorType>(type);
    expect(rules.map(({ code }) => code)).toEqual(["not-null", "not-blank"]);
    expect(members.type).toBe(type);
    const page = await openPage(type);
    expect(page.querySelectorAll("h2").map(({ textContent }) => textContent)).toEqual([
      "not-null",
      "not-blank",
    ]);
  });

  it("opens with as many codes as a response can have, and no more", async () => {
    const all = Array.from({ length: 120 }, (_, index) => codes[index % codes.length]!);
    const { rules } = await open<ValidationErrorType>(typeOf(...all));
    expect(rules.map(({ code }) => code)).toEqual(codes.slice(0, 100));
    const longest = Array.from({ length: 100 }, () => "attachment-type-required" as const);
    expect((await open<ValidationErrorType>(typeOf(...longest))).rules).toHaveLength(1);
    const more = [...longest, "not-blank"].map((code, index) => `${index}=${code}`).join(";");
    const { body } = await client.get(`/validation_errors/${more}`, { expect: 404 });
    expect(body["detail"]).toContain("up to 100 codes");
  });

  it("opens if clients encode the codes", async () => {
    const plain = await open<ValidationErrorType>("/validation_errors/0=not-blank;1=not-null");
    for (const codes of [
      "0%3Dnot-blank%3B1%3Dnot-null",
      "0=not-blank%3b1=not%2Dnull",
      "0=not-blank;1=not-null/",
    ])
      expect(await open(`/validation_errors/${codes}`)).toEqual(plain);
  });

  it.each([
    "no-code",
    "NOT-BLANK",
    "constructor",
    "0=not-blank;1=no-code",
    "%3Cscript%3E",
    "not-blank%2Fnot-null",
  ])("of an unknown code does not exist: %s", async (path) => {
    const { body } = await client.get(`/validation_errors/${path}`, { accept: browser, expect: 404 });
    expect(body["detail"]).toMatch(/^Unknown violation code .* lists the codes of this version\.$/);
    expect(String(body["detail"]).length).toBeLessThan(400);
  });

  it.each(["0=", "1=not-blank", "0=not-blank;2=not-null", "0=not-blank;", "0=not-blank;not-null", "a=b"])(
    "does not exist in another form: %s",
    async (codes) => {
      await client.get(`/validation_errors/${codes}`, { accept: json, expect: 404 });
    },
  );

  it("of a long unknown code does not exist", async () => {
    for (const length of [3_000, 5_000, 8_000]) {
      const { text } = await client.get(`/validation_errors/${"x".repeat(length)}`, { expect: 404 });
      expect(text.length).toBeLessThan(1_000);
    }
  });

  it.each([
    ["%00", 404],
    [";", 404],
    ["%ff", 400],
  ])("does not exist for other texts: %s returns %i", async (codes, status) => {
    await client.get(`/validation_errors/${codes}`, { expect: status });
  });
});

describe("both operations", () => {
  it.each(["/errors/404", "/validation_errors/not-blank"])(
    "support HEAD, are public and reject writes: %s",
    async (path) => {
      for (const accept of [json, browser]) {
        const head = await client.request("HEAD", path, undefined, { accept, expect: 200 });
        const get = await client.get(path, { accept, authorization: "Bearer wrong", expect: 200 });
        expect([head.mediaType, head.headers["etag"]]).toEqual([get.mediaType, get.headers["etag"]]);
      }
      const refused = await send(service.url, "POST", path, {});
      expect([refused.status, refused.headers["allow"]]).toEqual([405, "OPTIONS, HEAD, GET"]);
      await client.get(path, { accept: "text/csv", expect: 406 });
      await client.get(`${path}?page=1`, { expect: 400 });
    },
  );

  it("the page loads only files of the service", async () => {
    const { headers, text } = await client.get("/errors/404", { accept: browser, expect: 200 });
    expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self'");
    expect(text).not.toMatch(/<script(?![^>]* src="\/assets\/)|<style|\sstyle=|\son[a-z]+=/);
  });

  it("the addresses above them are not in the contract", async () => {
    for (const path of ["/errors", "/validation_errors"])
      expect((await send(service.url, "GET", path)).status).toBe(404);
  });
});

describe("the type of real problem documents", () => {
  const part = { name: "", category: null, colour: "red" };
  const requests: readonly (readonly [string, () => Promise<Answer>])[] = [
    ["an unknown path", () => send(service.url, "GET", "/api/nothing")],
    ["an unknown parameter", () => api(service, tokens.full).get("/api/parts?colour=red")],
    ["a missing token", () => client.get("/api/parts")],
    ["a missing permission", () => api(service, tokens.withoutPermissions).get("/api/parts")],
    ["a wrong method", () => send(service.url, "DELETE", "/api/docs")],
    ["an unsupported format", () => api(service, tokens.full).get("/api/parts", { accept: "text/turtle" })],
    ["one violation", () => api(service, tokens.full).post("/api/categories", { name: "" })],
    ["several violations", () => api(service, tokens.full).post("/api/parts", part)],
    ["an unknown error type", () => client.get("/errors/418")],
  ];

  it.each(requests)("opens after %s", async (_title, request) => {
    const { status, body } = await request();
    const type = String(body["type"]);
    const errorType = await open<ErrorType | ValidationErrorType>(type);
    expect(errorType).toMatchObject({ type, status });
    if ("rules" in errorType) {
      const violations = body["violations"] as unknown as readonly { readonly code: string }[];
      const violated = [...new Set(violations.map(({ code }) => code))];
      expect(errorType.rules.map(({ code }) => code)).toEqual(violated);
    }
    await openPage(type);
  });
});
