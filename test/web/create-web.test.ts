import { connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { problem } from "../../src/util/errors.ts";
import { maximumBody, type WebRequest, type WebRoute } from "../../src/web/route.ts";
import { send } from "../support/client.ts";
import { startWeb, type StartedWeb } from "../support/web.ts";

let web: StartedWeb;
let seen: WebRequest[];

afterEach(() => web.close());

function echo(method: "GET" | "POST", path: string, more: Partial<WebRoute> = {}): WebRoute {
  return {
    method,
    path,
    handle: async (request) => {
      seen.push(request);
      return { status: 200, headers: { "Content-Type": "text/plain" }, body: `${method} ${path}` };
    },
    ...more,
  };
}

async function start(...routes: WebRoute[]): Promise<void> {
  seen = [];
  web = await startWeb({ routes, bodyTimeoutMilliseconds: 300 });
}

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  send(web.url, method, path, undefined, { accept: null, headers });
const get = (path: string, headers?: Record<string, string>) => ask("GET", path, headers);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  send(web.url, "POST", path, body, { accept: null, contentType: null, headers });

describe("a route", () => {
  it("a route is found by path and method and receives its decoded parameters", async () => {
    await start(echo("GET", "/things/:name"), echo("POST", "/things/:name"));
    const answer = await get("/things/a%20b%2Fc?x=1&x=2");
    expect([answer.status, answer.text]).toEqual([200, "GET /things/:name"]);
    expect(seen[0]).toMatchObject({
      method: "GET",
      path: "/things/a%20b%2Fc",
      parameters: { name: "a b/c" },
      queryText: "x=1&x=2",
      body: "",
      address: "127.0.0.1",
    });
    expect((await post("/things/x", "a=b")).text).toBe("POST /things/:name");
    expect(seen[1]).toMatchObject({ method: "POST", body: "a=b" });
  });

  it.each([
    ["/things/new", "GET /things/new"],
    ["/things/7", "GET /things/:id"],
    ["/things/7/edit", "GET /things/:id/edit"],
  ])(
    "a route with literal segments has priority over one with parameters, in any order: %s",
    async (path, expected) => {
      await start(
        echo("GET", "/things/:id"),
        echo("GET", "/:kind/:id"),
        echo("GET", "/things/:id/edit"),
        echo("GET", "/things/new"),
      );
      expect((await get(path)).text).toBe(expected);
    },
  );

  it("a repeated route is rejected at startup", async () => {
    await start();
    const twice = startWeb({ routes: [echo("GET", "/a"), echo("POST", "/a"), echo("GET", "/a")] });
    await expect(twice).rejects.toThrow("Two routes have the method and path GET /a.");
  });

  it("HEAD returns the headers of GET without the body", async () => {
    await start(echo("GET", "/a"));
    const answer = await ask("HEAD", "/a");
    expect([answer.status, answer.headers["content-length"], answer.text]).toEqual([200, "6", ""]);
    expect(seen[0]?.method).toBe("GET");
  });

  it("OPTIONS and 405 list the allowed methods", async () => {
    await start(echo("GET", "/a"), echo("POST", "/b"));
    const options = await ask("OPTIONS", "/a");
    expect([options.status, options.headers["allow"]]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect(options.headers["access-control-allow-methods"]).toBeUndefined();
    for (const method of ["GET", "HEAD", "PUT", "DELETE", "PATCH"]) {
      const answer = await ask(method, "/b");
      expect([answer.status, answer.headers["allow"]]).toEqual([405, "POST, OPTIONS"]);
    }
    expect(seen).toEqual([]);
  });

  it("a route accepts requests of every origin only if it declares it", async () => {
    await start(echo("POST", "/open", { anyOrigin: true }), echo("POST", "/closed"));
    const headers = { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" };
    const preflight = await ask("OPTIONS", "/open", headers);
    expect(preflight.headers["access-control-allow-origin"]).toBe("*");
    expect(preflight.headers["access-control-allow-methods"]).toBe("POST, OPTIONS");
    expect(preflight.headers["access-control-allow-credentials"]).toBeUndefined();
    expect((await post("/open", "")).headers["access-control-allow-origin"]).toBe("*");
    const refused = await get("/open", headers);
    expect([refused.status, refused.headers["access-control-allow-origin"]]).toEqual([405, "*"]);
    expect((await post("/closed", "", headers)).headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("a route can replace standard headers and keeps all others", async () => {
    const handle = async () => ({
      status: 200,
      headers: { "Cache-Control": "max-age=5", "Set-Cookie": ["a=1", "b=2"] },
    });
    await start({ method: "GET", path: "/a", handle });
    const { headers, setCookies } = await get("/a");
    expect(headers["cache-control"]).toBe("max-age=5");
    expect(setCookies).toEqual(["a=1", "b=2"]);
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-powered-by"]).toBeUndefined();
  });
});

describe("a request target", () => {
  const long = (prefix: string, length: number): string => prefix.padEnd(length, "x");

  it.each([
    ["/nowhere", 404],
    ["/A", 404],
    ["/%61", 404],
    ["//a", 404],
    ["/a/../../etc/passwd", 404],
    ["/things/%E0%A4%A", 400],
    ["/things/%", 400],
    ["/things/%00", 200],
    [long("/things/", 8192), 200],
    [long("/things/", 8193), 414],
    [long("/a?", 8193), 414],
    ["http://elsewhere.example/a", 200],
    ["http://elsewhere.example/nowhere", 404],
    ["/a#part", 200],
    ["*", 404],
  ])("a request target is used unchanged: %.40s", async (target, status) => {
    await start(echo("GET", "/a"), echo("GET", "/things/:id"));
    const answer = await web.raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(web.lines.at(-1)?.fields).toMatchObject({ address: "127.0.0.1", method: "GET", status });
  });

  it("an absolute request target is reduced to its path and query", async () => {
    await start(echo("GET", "/a"));
    await web.raw("GET http://elsewhere.example/a?b=c HTTP/1.1\r\nHost: y\r\nConnection: close\r\n\r\n");
    expect(seen[0]).toMatchObject({ path: "/a", queryText: "b=c" });
  });

  it("a request with two hosts is rejected", async () => {
    await start(echo("GET", "/a"));
    const answer = await web.raw("GET /a HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n");
    expect(answer.slice(0, 12)).toBe("HTTP/1.1 400");
    expect(seen).toEqual([]);
  });
});

describe("a body", () => {
  it("a body of the maximum size is read, even in pieces", async () => {
    await start(echo("POST", "/a"));
    expect((await post("/a", "x".repeat(maximumBody))).status).toBe(200);
    expect(seen[0]?.body.length).toBe(maximumBody);
    const pieces = "4\r\na=%C\r\n4\r\n3%BC\r\n0\r\n\r\n";
    const head = "POST /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
    expect(await web.raw(head + pieces)).toContain("HTTP/1.1 200");
    expect(seen[1]?.body).toBe("a=%C3%BC");
  });

  it("a larger body is rejected with a response that the client can read", async () => {
    await start(echo("POST", "/a"));
    const declared = await post("/a", "x".repeat(maximumBody + 1));
    expect([declared.status, declared.headers["connection"]]).toEqual([413, "close"]);
    const head = "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    const size = (maximumBody + 1).toString(16);
    const answer = await web.raw(`${head}${size}\r\n${"x".repeat(maximumBody + 1)}\r\n0\r\n\r\n`);
    expect(answer).toContain("HTTP/1.1 413");
    expect(answer).toContain("The request body must not be larger than 65536 bytes");
    expect(seen).toEqual([]);
  });

  it.each([
    ["is not UTF-8", "Content-Length: 1\r\n\r\n\xff", 400],
    ["is compressed", "Content-Encoding: gzip\r\nContent-Length: 1\r\n\r\nx", 415],
    ["has an unknown content coding", "Transfer-Encoding: odd\r\nContent-Length: 1\r\n\r\nx", 400],
  ])("a body that %s is rejected", async (_, rest, status) => {
    await start(echo("POST", "/a"));
    const answer = await web.raw(`POST /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${rest}`);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(seen).toEqual([]);
  });

  it("a body that is aborted does not call the handler and logs no error", async () => {
    await start(echo("POST", "/a"));
    const socket = connect(Number(new URL(web.url).port), "127.0.0.1");
    socket.write("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc", () => {
      setTimeout(() => socket.destroy(), 20);
    });
    await vi.waitFor(() => expect(web.lines.at(-1)?.message).toBe("request"), 60_000);
    expect(web.lines.map(({ level }) => level)).toEqual(["info"]);
    expect(web.lines[0]?.fields).toMatchObject({ status: null, aborted: true });
    expect(seen).toEqual([]);
  });

  it("a body that stops arriving closes the connection", async () => {
    await start(echo("POST", "/a"));
    expect(await web.raw("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc")).toBe("");
    await vi.waitFor(() => expect(web.lines.at(-1)?.fields).toMatchObject({ aborted: true }), 60_000);
    expect(seen).toEqual([]);
  });

  it("an unread body does not affect the next request on the connection", async () => {
    await start(echo("GET", "/a"));
    const bodies = `POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc`;
    const answer = await web.raw(`${bodies}GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([...answer.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status)).toEqual(["404", "200"]);
  });
});

describe("an error in a handler", () => {
  const secret = "password hunter2 at /srv/partledger.db";

  it("a handler that throws causes a 500 without details, and the error is logged", async () => {
    await start({ method: "GET", path: "/a", handle: () => Promise.reject(new Error(secret)) });
    const answer = await get("/a");
    expect(answer.status).toBe(500);
    expect(answer.text).toBe("Internal Server Error\n");
    const [failed, request] = web.lines;
    expect(failed).toMatchObject({ level: "error", message: "The request failed." });
    expect((failed?.fields["err"] as Error).message).toBe(secret);
    expect(failed?.fields["requestId"]).toBe(request?.fields["requestId"]);
    expect(answer.headers["x-request-id"]).toBe(request?.fields["requestId"]);
  });

  it("a handler that throws synchronously or throws another value causes the same response", async () => {
    const handle = (): never => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw secret;
    };
    await start({ method: "GET", path: "/a", handle });
    expect((await get("/a")).status).toBe(500);
  });

  it("a handler that throws a problem returns it with its headers", async () => {
    const handle = (): never => {
      throw problem("too-many-requests", "Not so fast.", { headers: { "Retry-After": "7" } });
    };
    await start({ method: "GET", path: "/a", handle });
    const answer = await get("/a");
    expect([answer.status, answer.headers["retry-after"]]).toEqual([429, "7"]);
    expect(answer.text).toBe("Not so fast.\n");
    expect(web.lines.map(({ level }) => level)).toEqual(["info"]);
  });

  it("a header that cannot be sent causes a logged 500", async () => {
    await start({
      method: "GET",
      path: "/a",
      handle: async () => ({ status: 303, headers: { Location: "/\n" } }),
    });
    expect((await get("/a")).status).toBe(500);
    expect(web.lines.map(({ message }) => message)).toContain("Writing the response failed.");
  });

  it("a plain text is returned if the error page fails, too", async () => {
    seen = [];
    const onError = () => Promise.reject(new Error(secret));
    web = await startWeb({ routes: [], onError });
    const answer = await get("/a");
    expect([answer.status, answer.text]).toEqual([404, "Not found.\n"]);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });
});

describe("the log", () => {
  it("the log contains one line per request without query, body and cookies", async () => {
    await start(echo("POST", "/a"));
    await post("/a?token=geheim", "_password=geheim", { Cookie: "session=geheim" });
    await web.raw("GET *?token=geheim HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(web.lines.length).toBe(2);
    expect(JSON.stringify(web.lines)).not.toContain("geheim");
  });

  it("the log contains the client's request ID if it is valid", async () => {
    await start(echo("GET", "/a"));
    await get("/a", { "X-Request-Id": "from-the-client" });
    await get("/a", { "X-Request-Id": 'a b"c\\d <script>' });
    expect(web.lines[0]?.fields["requestId"]).toBe("from-the-client");
    expect(web.lines[1]?.fields["requestId"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});
