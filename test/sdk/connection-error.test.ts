/** Tests the errors of the TypeScript client for requests that get no response. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConnectionError, createClient } from "../../sdk/typescript/src/index.ts";

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => server?.close());

async function failureOf(baseUrl: string, fetch?: () => Promise<Response>): Promise<ConnectionError> {
  const client = createClient({ baseUrl, token: "secret", retry: false, ...(fetch && { fetch }) });
  const error: unknown = await client.parts.list({ name: "R1" }).then(
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
    expect(broken.message).toContain("failed: connection closed before the response (UND_ERR_SOCKET).");
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

  it("explains what browsers report", async () => {
    const error = await failureOf("https://parts.example.com", async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(error.message).toContain(
      "failed: Failed to fetch. Check the address and the network, and that the service",
    );
  });
});

it("a page of another server is an error that names the address", async () => {
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  const fetch = async () => new Response("<!doctype html>", { headers });
  const client = createClient({ baseUrl: "https://example.com", fetch });
  await expect(client.parts.get(1)).rejects.toThrow(
    "GET https://example.com/api/parts/1 returned a page instead of JSON. Check `baseUrl` and the proxy.",
  );
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
