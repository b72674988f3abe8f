import { readdir, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { safeFetch, type FetchOptions } from "../../src/attachments/safe-fetch.ts";
import { temporaryStorage } from "./temporary-storage.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Starts a server on loopback and a fetch function that treats `127.0.0.1` as an allowed address. The resolver maps
 * every host name to that address.
 */
async function setUp(answer: Answer, more: Partial<FetchOptions> = {}) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  const { storage, directory } = await temporaryStorage();
  const options: FetchOptions = {
    storage,
    maxBytes: 1_000,
    lookup: async () => [{ address: "127.0.0.1", family: 4 }],
    allow: (address) => address === "127.0.0.1",
    ...more,
  };
  return {
    port,
    requests,
    fetch: (location: string, host = "files.example") =>
      safeFetch(`http://${host}:${port}${location}`, options),
    get: (url: string) => safeFetch(url, options),
    staged: () => readdir(path.join(directory, "tmp")),
  };
}

const hello: Answer = (_, response) => void response.end("Hello");
const refused = (text: string): Error =>
  expect.objectContaining({
    name: "FileRefused",
    code: "download",
    message: expect.stringContaining(text) as string,
  }) as Error;

describe("fetching a file from a URL", () => {
  it("stores the response of the server in a temporary file and sends no credentials", async () => {
    let headers: IncomingMessage["headers"] = {};
    const { fetch, port } = await setUp((request, response) => {
      headers = request.headers;
      response.setHeader("Content-Type", "Text/Plain; charset=utf-8").end("Hello");
    });
    const file = await fetch("/a/data%20sheet.txt?x=y.pdf");
    expect(await readFile(file.staged.path, "utf8")).toBe("Hello");
    expect(file).toMatchObject({ fileName: "data sheet.txt" });
    expect(headers).toMatchObject({ host: `files.example:${port}`, "accept-encoding": "identity" });
    expect(headers).not.toHaveProperty("authorization");
  });

  it.each([
    ['attachment; filename="../../evil.pdf"', "/x", "evil.pdf"],
    ["attachment; filename*=UTF-8''%e2%82%ac.pdf; filename=x.pdf", "/x", "€.pdf"],
    ["inline", "/x/y.pdf", "y.pdf"],
    ["garbage;;;=", "/y.pdf", "y.pdf"],
    [undefined, "/", null],
    [undefined, "/%2e%2e%2fetc%2fpasswd", "passwd"],
    [undefined, "/%ff", "%ff"],
  ])(
    "names the file after Content-Disposition %j, otherwise after the path %j",
    async (disposition, location, name) => {
      const { fetch } = await setUp((_, response) => {
        if (disposition !== undefined) response.setHeader("Content-Disposition", disposition);
        response.end("x");
      });
      expect((await fetch(location)).fileName).toBe(name);
    },
  );

  it.each([
    "http://127.0.0.1",
    "http://localhost",
    "http://[::1]",
    "http://[::ffff:127.0.0.1]",
    "http://2130706433",
    "http://0x7f.1",
    "http://0177.0.0.1",
    "http://127.1",
    "http://0",
    "http://169.254.169.254",
    "http://[fe80::1]",
  ])("rejects %s without connecting, because it is not a public address", async (origin) => {
    const { get, port, requests } = await setUp(hello);
    const { storage } = await temporaryStorage();
    await expect(
      safeFetch(`${origin}:${port}/latest/meta-data/`, { storage, maxBytes: 1_000 }),
    ).rejects.toThrow(refused("public IP address"));
    expect(requests).toEqual([]);
    void get;
  });

  it.each(["127.0.0.1", "10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"])(
    "rejects a host name that resolves to %s",
    async (address) => {
      const { storage } = await temporaryStorage();
      const lookup = async () => [{ address, family: address.includes(":") ? 6 : 4 }];
      await expect(safeFetch("http://rebind.example/", { storage, maxBytes: 1_000, lookup })).rejects.toThrow(
        refused("public IP address"),
      );
    },
  );

  it("connects only to the allowed addresses of a host", async () => {
    const { fetch, requests } = await setUp(hello, {
      lookup: async () => [
        { address: "127.0.0.2", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ],
    });
    await fetch("/x");
    expect(requests).toHaveLength(1);
  });

  it("resolves a host once and connects to the address that was checked (DNS rebinding)", async () => {
    const lookup = vi.fn<NonNullable<FetchOptions["lookup"]>>();
    lookup
      .mockResolvedValueOnce([{ address: "127.0.0.1", family: 4 }])
      .mockResolvedValue([{ address: "127.0.0.9", family: 4 }]);
    const { fetch, requests } = await setUp(hello, { lookup });
    expect((await fetch("/x")).staged.size).toBe(5);
    expect(lookup).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(1);
  });

  it("checks the address of the open connection", async () => {
    let asked = 0;
    const { fetch, staged } = await setUp(hello, { allow: () => asked++ === 0 });
    await expect(fetch("/x")).rejects.toThrow(refused("public IP address"));
    expect(asked).toBe(2);
    expect(await staged()).toEqual([]);
  });

  it("follows redirects and checks each target", async () => {
    const { fetch, requests } = await setUp((request, response) => {
      if (request.url === "/a")
        response
          .writeHead(302, { Location: "//other.example:" + request.headers.host!.split(":")[1] + "/b" })
          .end();
      else if (request.url === "/b") response.writeHead(308, { Location: "c.pdf" }).end();
      else response.end("Hello");
    });
    expect((await fetch("/a")).fileName).toBe("c.pdf");
    expect(requests.map((line) => line.replace(/:\d+/, ""))).toEqual([
      "files.example /a",
      "other.example /b",
      "other.example /c.pdf",
    ]);
  });

  it.each([
    ["http://127.0.0.2/x", "public IP address"],
    ["http://[::1]/x", "public IP address"],
    ["http://inside.example/x", "public IP address"],
    ["file:///etc/passwd", "Only http"],
    ["gopher://x/", "Only http"],
    ["http://user:secret@files.example/", "user name"],
    ["http://", "Only http"],
  ])("rejects a redirect to %s", async (location, reason) => {
    const { fetch, requests, staged } = await setUp(
      (_, response) => response.writeHead(302, { Location: location }).end(),
      {
        lookup: async (host) => [
          { address: host === "inside.example" ? "10.0.0.1" : "127.0.0.1", family: 4 },
        ],
      },
    );
    await expect(fetch("/x")).rejects.toThrow(refused(reason));
    expect(requests).toHaveLength(1);
    expect(await staged()).toEqual([]);
  });

  it("stops after five redirects", async () => {
    const { fetch, requests } = await setUp((_, response) =>
      response.writeHead(302, { Location: "/x" }).end(),
    );
    await expect(fetch("/x")).rejects.toThrow(refused("redirects too many times"));
    expect(requests).toHaveLength(6);
  });

  it.each([
    ["ftp://files.example/x", "Only http"],
    ["file:///etc/passwd", "Only http"],
    ["not a url", "Only http"],
    ["javascript:alert(1)", "Only http"],
    ["http://u:p@files.example/", "user name"],
    ["http://u@files.example/", "user name"],
  ])("rejects %s", async (url, reason) => {
    const { get } = await setUp(hello);
    await expect(get(url)).rejects.toThrow(refused(reason));
  });

  it("rejects ports that are not allowed", async () => {
    const { fetch, requests } = await setUp(hello, { allowPort: (port) => port === 443 });
    await expect(fetch("/x")).rejects.toThrow(refused("port"));
    expect(requests).toEqual([]);
  });

  it("rejects a file that exceeds the limit, whether or not Content-Length announces it", async () => {
    for (const answer of [
      (_: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(200, { "Content-Length": "1001" }).write("x"),
      (_: IncomingMessage, response: ServerResponse) =>
        void response.write("x".repeat(600)) === void setTimeout(() => response.end("x".repeat(600)), 5),
    ]) {
      const { fetch, staged } = await setUp(answer);
      await expect(fetch("/x")).rejects.toThrow(refused("larger than the maximum of 1 kB (1000 bytes)"));
      expect(await staged()).toEqual([]);
    }
  });

  it("accepts a file of exactly the maximum size", async () => {
    const { fetch } = await setUp((_, response) => response.end("x".repeat(1_000)));
    expect((await fetch("/x")).staged.size).toBe(1_000);
  });

  it.each([404, 500, 204, 206, 304])("rejects a response with status %i", async (status) => {
    const { fetch, staged } = await setUp((_, response) => response.writeHead(status).end());
    await expect(fetch("/x")).rejects.toThrow(refused(`returned status ${status}`));
    expect(await staged()).toEqual([]);
  });

  it("rejects a compressed response, which could be a decompression bomb", async () => {
    const { fetch } = await setUp((_, response) =>
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("x")),
    );
    await expect(fetch("/x")).rejects.toThrow(refused("encoding"));
  });

  it("times out if the server sends nothing, stops in the middle or sends too slowly", async () => {
    const silent: Answer = () => undefined;
    const stalling: Answer = (_, response) => void response.write("x");
    const dribbling: Answer = (_, response) => {
      const timer = setInterval(() => response.write("x"), 5);
      response.on("close", () => clearInterval(timer));
    };
    for (const [answer, reason] of [
      [silent, "did not respond"],
      [stalling, "did not respond"],
      [dribbling, "took too long"],
    ] as const) {
      const { fetch, staged } = await setUp(answer, { idleMilliseconds: 60, totalMilliseconds: 300 });
      await expect(fetch("/x"), reason).rejects.toThrow(refused(reason));
      expect(await staged()).toEqual([]);
    }
  });

  it("times out if the resolver does not respond", async () => {
    const { fetch } = await setUp(hello, {
      lookup: () => new Promise(() => undefined),
      totalMilliseconds: 30,
    });
    await expect(fetch("/x")).rejects.toThrow(refused("took too long"));
  });

  it("error messages do not reveal details about hosts and servers", async () => {
    const { get } = await setUp(hello, {
      lookup: async (host) => {
        if (host === "nope.invalid") throw new Error("getaddrinfo ENOTFOUND nope.invalid 10.0.0.53");
        return [{ address: "127.0.0.1", family: 4 }];
      },
    });
    await expect(get("http://nope.invalid/x.png")).rejects.toMatchObject({
      message: "The host name of the URL cannot be resolved.",
    });
    await expect(get("http://files.example:1/")).rejects.toMatchObject({
      message: "The file could not be downloaded: the server did not respond correctly.",
    });
  });

  it("rejects a response that is incomplete or not HTTP", async () => {
    const { fetch, staged } = await setUp((_, response) => {
      response.writeHead(200, { "Content-Length": "10" }).write("x", () => response.socket?.destroy());
    });
    await expect(fetch("/x")).rejects.toThrow(refused("did not respond correctly"));
    expect(await staged()).toEqual([]);
    const garbage = await setUp((_, response) => void response.socket?.end("nonsense\r\n\r\n"));
    await expect(garbage.fetch("/x")).rejects.toThrow(refused("did not respond correctly"));
  });

  it("stops when the signal of the caller aborts", async () => {
    const caller = new AbortController();
    const { fetch, staged } = await setUp(
      (_, response) => void response.write("x", () => caller.abort(new Error("gone"))),
      { signal: caller.signal },
    );
    await expect(fetch("/x")).rejects.toThrow();
    expect(await staged()).toEqual([]);
  });
});
