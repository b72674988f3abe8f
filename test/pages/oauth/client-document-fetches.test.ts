/** Tests attacks on the service by the host of a client ID metadata document, and on internal hosts (SSRF). */
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sniffMediaType } from "../../../src/attachments/media-type.ts";
import { fileHeaders } from "../../../src/attachments/serve-file.ts";
import type { GuardOptions } from "../../../src/outgoing/guarded-request.ts";
import { forgetFailures } from "../../support/service.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { pageOf, redirectUri, useDocumentSite } from "./document-site.ts";
import { startOAuthSite, type OAuthSite } from "./oauth-site.ts";

const started = useDocumentSite();

/** Opens an authorization request at a service with other addresses or names. */
async function askWith(guard: GuardOptions | undefined, ...clientIds: string[]): Promise<PageResult[]> {
  const site = await startOAuthSite({
    environment: { OAUTH_CIMD_ENABLED: "1" },
    ...(guard !== undefined && { clientDocuments: guard }),
  });
  try {
    const admin = await site.as("admin");
    const pages: PageResult[] = [];
    for (const clientId of clientIds) pages.push(await admin.get(pageOf(clientId)));
    return pages;
  } finally {
    await site.close();
  }
}

/** Listens on an address and ends each connection. */
async function countConnections(address: string, port: number) {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.on("error", () => undefined).destroy();
  });
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  return { connections: () => count, close: () => void server.close() };
}

const loopback = { address: "127.0.0.1", family: 4 };
const internal = { address: "10.0.0.1", family: 4 };

describe("an internal host in another notation", () => {
  let site: OAuthSite;
  let admin: Visitor;
  beforeAll(async () => {
    site = await startOAuthSite({ environment: { OAUTH_CIMD_ENABLED: "1" } });
    admin = await site.as("admin");
  });
  afterAll(() => site?.close());

  test.each([
    ["a decimal number", "2130706433", "must be a normalized URL"],
    ["a hexadecimal number", "0x7f000001", "must be a normalized URL"],
    ["an octal number", "0177.0.0.1", "must be a normalized URL"],
    ["a short number", "127.1", "must be a normalized URL"],
    ["a number with a dot at the end", "127.0.0.1.", "must be a normalized URL"],
    ["full-width digits", "\uff11\uff12\uff17.0.0.1", "must be a normalized URL"],
    ["an uncompressed IPv6 address", "[0:0:0:0:0:0:0:1]", "must be a normalized URL"],
    ["an IPv4 address in hexadecimal IPv6", "[::ffff:a9fe:a9fe]", "its host has no public IP address"],
    ["an IPv6 address with a zone", "[fe80::1%25lo]", "must be an https URL"],
    ["6to4", "[2002:7f00:1::]", "its host has no public IP address"],
    ["a name of this computer", "localhost", "its host has no public IP address"],
    ["another name of this computer", "parts.localhost", "its host has no public IP address"],
    ["an internal port", "127.0.0.1:5432", "its host has no public IP address"],
  ])("is refused: %s (%s)", async (_, address, reason) => {
    await forgetFailures(site);
    const refused = await admin.get(pageOf(`https://${address}/client.json`), { follow: false });
    expect([refused.status, refused.location]).toEqual([401, null]);
    expect(refused.words).toContain(reason);
  });
});

describe("a host name with several addresses", () => {
  test("is used only with its allowed addresses", async () => {
    const { host } = started();
    const clientId = host.publish("/several.json");
    const [allowed, first] = [loopback.address, "127.0.0.2"];
    const { connections, close } = await countConnections(first, Number(new URL(clientId).port));
    try {
      const lookup = async () => [{ ...loopback, address: first }, loopback];
      const [shown] = await askWith({ ...host.guard, lookup, allow: (each) => each === allowed }, clientId);
      expect(shown?.status).toBe(200);
      expect(connections()).toBe(0);
      const all = { ...host.guard, lookup, allow: () => true };
      expect((await askWith(all, clientId))[0]?.status).toBe(401);
      expect(connections()).toBe(1);
    } finally {
      close();
    }
  });

  test("is checked again for each fetch, so it cannot change later (DNS rebinding)", async () => {
    const { host } = started();
    const clientId = host.publish("/rebound.json", {}, { "Cache-Control": "no-store" });
    let lookups = 0;
    const lookup = async () => [(lookups += 1) === 1 ? loopback : internal];
    const [first, second] = await askWith({ ...host.guard, lookup }, clientId, clientId);
    expect(first?.status).toBe(200);
    expect(second?.status).toBe(401);
    expect(second?.words).toContain("its host has no public IP address");
    expect(lookups).toBe(2);
  });

  test("has 5 seconds to resolve", async () => {
    const { host } = started();
    const never = new Promise<never>(() => undefined);
    const [refused] = await askWith({ ...host.guard, lookup: () => never }, host.publish("/slow-name.json"));
    expect(refused?.status).toBe(401);
    expect(refused?.words).toContain("the server did not respond within 5 seconds");
  }, 30_000);
});

describe("a host that does not follow the protocol", () => {
  let silent: Server;
  beforeAll(async () => {
    silent = createServer((socket) => socket.on("error", () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => void silent.close());

  test("has 5 seconds to accept an encrypted connection", async () => {
    const { admin } = started();
    const { port } = silent.address() as AddressInfo;
    const refused = await admin.get(pageOf(`https://app.example.com:${port}/client.json`));
    expect(refused.status).toBe(401);
    expect(refused.words).toContain("the server did not respond within 5 seconds");
  }, 30_000);

  test.each<[string, string]>([
    ["another protocol", "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"],
    ["no HTTP", "SSH-2.0-OpenSSH_9.6\r\n"],
    ["large headers", `HTTP/1.1 200 OK\r\nX: ${"x".repeat(70_000)}\r\n\r\n`],
    ["two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}"],
  ])("is refused with %s", async (_, text) => {
    const { admin, host } = started();
    host.serve("/raw.json", ({ socket }) => void socket?.end(text));
    const refused = await admin.get(pageOf(host.url("/raw.json")));
    expect(refused.status).toBe(401);
    expect(refused.words).toMatch(/the connection failed|did not respond within 5 seconds/);
  });

  test("is refused with a compressed document, which is not decompressed", async () => {
    const { admin, host } = started();
    for (const encoding of ["gzip", "br", "deflate", "zstd", "gzip, identity"]) {
      host.serve("/packed.json", { headers: { "Content-Encoding": encoding }, body: "x" });
      const refused = await admin.get(pageOf(host.url("/packed.json")));
      expect(refused.words).toContain("the server sent an unsupported Content-Encoding");
    }
  });
});

test("a file that a user uploads is not a metadata document, because its media type is text", async () => {
  const { admin, host } = started();
  const clientId = host.url("/media/upload.json");
  const text = JSON.stringify({ client_id: clientId, redirect_uris: [redirectUri] });
  const { "Content-Type": type = "" } = fileHeaders({
    mediaType: await sniffMediaType(Buffer.from(text)),
    fileName: "upload.json",
    private: false,
    immutable: true,
    purpose: "view",
  });
  host.serve("/media/upload.json", { headers: { "Content-Type": type }, body: text });
  const refused = await admin.get(pageOf(clientId));
  expect(refused.status).toBe(401);
  expect(refused.words).toContain("its Content-Type is not application/json");
});
