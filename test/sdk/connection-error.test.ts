/** Tests the errors of the TypeScript client for requests that get no response. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  ConnectionError,
  InvalidResponseError,
  createClient,
  type Client,
} from "../../sdk/typescript/src/index.ts";

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => server?.close());

afterEach(() => vi.unstubAllGlobals());

async function failureOf(
  baseUrl: string,
  fetch?: () => Promise<Response>,
  call = (client: Client): Promise<unknown> => client.parts.list({ name: "R1" }),
): Promise<ConnectionError> {
  const client = createClient({ baseUrl, token: "secret", retry: false, ...(fetch && { fetch }) });
  const error: unknown = await call(client).then(
    () => expect.fail("The request succeeded."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ConnectionError)) throw error;
  return error;
}

describe("a connection error", () => {
  it("names the address without the query, the reason and what to check", async () => {
    // No service has this port.
    const error = await failureOf("http://127.0.0.1:9");
    expect(error).toMatchObject({
      name: "ConnectionError",
      address: "http://127.0.0.1:9/api/parts",
      code: undefined,
    });
    expect(error.message).toMatch(
      /^GET http:\/\/127\.0\.0\.1:9\/api\/parts failed: bad port\. Check the address/,
    );
  });

  it("reports a service that is not running", async () => {
    const unused = createServer();
    await new Promise<void>((resolve) => unused.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(unused.address() as AddressInfo).port}`;
    await new Promise((resolve) => unused.close(resolve));
    const { message, code, cause } = await failureOf(address);
    expect(message).toBe(
      `GET ${address}/api/parts failed: connection refused (ECONNREFUSED). ` +
        "Check the address and the port, and that the service is running.",
    );
    expect(code).toBe("ECONNREFUSED");
    expect(cause).toBeInstanceOf(TypeError);
  });

  it("reports a connection that breaks, and a server without TLS", async () => {
    const broken = await failureOf(`http://127.0.0.1:${port}`);
    expect(broken.message).toContain(
      "failed: connection closed before the end of the response (UND_ERR_SOCKET).",
    );
    const withTls = await failureOf(`https://127.0.0.1:${port}`);
    expect(withTls.message).toContain(`GET https://127.0.0.1:${port}/api/parts failed: `);
  });

  it.each([
    ["ENOTFOUND", "host name not found (ENOTFOUND). Check the host name and the DNS server."],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "TLS failed (DEPTH_ZERO_SELF_SIGNED_CERT). Check whether the address"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "TLS failed (ERR_TLS_CERT_ALTNAME_INVALID)."],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "TLS failed (UNABLE_TO_VERIFY_LEAF_SIGNATURE)."],
    ["UND_ERR_CONNECT_TIMEOUT", "timeout (UND_ERR_CONNECT_TIMEOUT). Check the address"],
    ["EHOSTUNREACH", "host unreachable (EHOSTUNREACH). Check the address and the network."],
  ])("explains the code %s", async (code, expected) => {
    const cause = Object.assign(new Error("failed"), { code });
    const error = await failureOf("https://parts.example.com", async () => {
      throw new TypeError("fetch failed", { cause });
    });
    expect(error.message).toContain(`GET https://parts.example.com/api/parts failed: ${expected}`);
  });

  it("reads the code that Bun adds to the error itself", async () => {
    const { code, message } = await failureOf("https://parts.example.com", async () => {
      throw Object.assign(new TypeError("ECONNREFUSED: Unable to connect."), { code: "ECONNREFUSED" });
    });
    expect(code).toBe("ECONNREFUSED");
    expect(message).toContain("failed: connection refused (ECONNREFUSED). Check the address and the port");
  });

  it("contains the reason of Deno, but not its complete address", async () => {
    const prefix = "error sending request for url (https://parts.example.com/api/parts?name=R1)";
    const cause = new Error(`${prefix}: client error (Connect): tcp connect error: Connection refused`);
    const { message } = await failureOf("https://parts.example.com", async () => {
      throw new TypeError("fetch failed", { cause });
    });
    expect(message).toBe(
      "GET https://parts.example.com/api/parts failed: tcp connect error: Connection refused. " +
        "Check the address and the network.",
    );
  });

  it.each(["UND_ERR_SOCKET", "UND_ERR_HEADERS_TIMEOUT", undefined])(
    "with the code %s says that a write, but not a read, could have taken effect",
    async (code) => {
      const fetch = async (): Promise<Response> => {
        throw new TypeError("fetch failed", { cause: Object.assign(new Error("failed"), { code }) });
      };
      const effect = "The request could have taken effect.";
      const write = (client: Client) => client.partLots.withdraw(1, { amount: 1 });
      expect((await failureOf("https://parts.example.com", fetch, write)).message).toContain(effect);
      expect((await failureOf("https://parts.example.com", fetch)).message).not.toContain(effect);
    },
  );

  it("advises browsers to check CORS, and no other runtime", async () => {
    const fetch = async (): Promise<Response> => {
      throw new TypeError("Failed to fetch");
    };
    const outside = await failureOf("https://parts.example.com", fetch);
    expect(outside.message).toMatch(/failed: Failed to fetch\. Check the address and the network\.$/);
    vi.stubGlobal("document", {});
    const error = await failureOf("https://parts.example.com", fetch);
    expect(error.message).toContain(
      "failed: Failed to fetch. Check the address and the network, and that the service",
    );
  });
});

describe("a response that is not JSON", () => {
  it.each([
    ["text/html; charset=utf-8", "<!doctype html>", "a page instead of JSON"],
    ["application/json", '{ "id": 1', "invalid JSON ("],
    ["application/problem+json; charset=utf-8", "<problem>", "invalid JSON ("],
    ["text/plain", "Welcome", "invalid JSON ("],
  ])("is an error that names the address: %s", async (type, body, fault) => {
    const fetch = async () => new Response(body, { headers: { "Content-Type": type } });
    const client = createClient({ baseUrl: "https://example.com", fetch });
    const error: unknown = await client.parts
      .get(1, { properties: ["id"] })
      .catch((reason: unknown) => reason);
    if (!(error instanceof InvalidResponseError)) throw error;
    expect(error.message).toContain(`GET https://example.com/api/parts/1 returned ${fault}`);
    expect(error.message).toContain("Check `baseUrl` and the proxy.");
    expect(error).toMatchObject({ name: "InvalidResponseError", address: "https://example.com/api/parts/1" });
  });

  it("can be empty", async () => {
    const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
    const fetch = async () => new Response("", { headers });
    const client = createClient({ baseUrl: "https://example.com", fetch });
    expect(await client.getInfo()).toBeUndefined();
  });
});

it("requests without a response are repeated first", async () => {
  let requests = 0;
  const counting = createServer((request) => {
    requests += 1;
    request.socket.destroy();
  });
  await new Promise<void>((resolve) => counting.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(counting.address() as AddressInfo).port}`;
  const client = createClient({ baseUrl, retry: { retries: 1 } });
  await expect(client.getInfo()).rejects.toThrow(ConnectionError);
  counting.close();
  expect(requests).toBe(2);
});
