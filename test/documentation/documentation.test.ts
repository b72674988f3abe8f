import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { readAsset } from "../../src/util/assets.ts";
import { api, send, type Answer, type Api } from "../support/client.ts";
import { startService, type TestService } from "../support/service.ts";

type Document = Record<string, unknown>;

interface TaggedDocument {
  readonly tags: readonly { readonly name: string; readonly "x-displayName"?: string }[];
  readonly "x-tagGroups": readonly { readonly tags: readonly string[] }[];
}

const contract = JSON.parse(readAsset("openapi.json").toString()) as Document;
const resources = [...new Set(operations.flatMap(({ resource }) => resource ?? []))];

let service: TestService;
/** A client without a token, because the documentation is public. */
let client: Api;

beforeAll(async () => {
  service = await startService();
  client = api(service);
});

afterAll(() => service?.close());

describe("documents", () => {
  test("the entry point names the address of each list", async () => {
    const { body } = await client.get<Document>("/api", { expect: 200 });
    const { "@context": context, "@id": id, "@type": type, ...lists } = body;
    expect([context, id, type]).toEqual(["/api/contexts/Entrypoint", "/api", "Entrypoint"]);
    expect(Object.values(lists).sort()).toEqual(
      operations.flatMap(({ role, path }) => (role === "list" ? [path] : [])).sort(),
    );
    expect((await client.get("/api.jsonld", { expect: 200 })).body).toEqual(body);
  });

  test("every tag of the contract has a display name and is in exactly one group", () => {
    const { tags, "x-tagGroups": groups } = contract as unknown as TaggedDocument;
    expect(groups.flatMap((group) => group.tags).sort()).toEqual(tags.map(({ name }) => name).sort());
    expect(tags.filter((tag) => !tag["x-displayName"])).toEqual([]);
  });

  test("/api/docs returns the contract, the Hydra description or the page, depending on Accept", async () => {
    const read = async (accept: string): Promise<string | null> =>
      (await client.get("/api/docs", { accept, expect: 200 })).mediaType;
    expect(await read("application/vnd.openapi+json")).toBe("application/vnd.openapi+json");
    expect(await read("application/ld+json")).toBe("application/ld+json");
    expect(await read("*/*")).toBe("text/html");
    await client.get("/api/docs", { accept: "application/json", expect: 406 });
  });

  test.each([
    ...resources.filter((name) => name !== "Documentation" && name !== "Health"),
    "Entrypoint",
    "Error",
    "ConstraintViolation",
  ])("documents contain the context of %s with the URL of the service", async (name) => {
    const { body, text } = await client.get<Document>(`/api/contexts/${name}`, { expect: 200 });
    expect(body["@context"]).toMatchObject({ "@vocab": `${service.url}/api/docs.jsonld#` });
    expect(text).not.toContain("{base}");
  });

  test.each(["Nothing", "EDAPartInfo", "constructor", "__proto__", "toString"])(
    "documents contain no context of %s",
    async (name) => {
      await client.get(`/api/contexts/${name}`, { expect: 404 });
    },
  );

  test("documents contain the public URL if it is configured", async () => {
    const other = await startService({ environment: { PUBLIC_URL: "https://parts.example.com" } });
    try {
      const { body, headers, text } = await api(other).get<Document>("/api/docs.jsonld", { expect: 200 });
      expect(body["@id"]).toBe("https://parts.example.com/api/docs.jsonld");
      expect(headers["link"]).toContain("<https://parts.example.com/api/docs.jsonld>; rel=");
      expect(text).not.toContain("{base}");
    } finally {
      await other.close();
    }
  });

  test.each([
    "/api",
    "/api/docs",
    "/api/docs/reference",
    "/api/docs.json",
    "/api/docs.json?spec_version=3.0",
    "/api/docs.yaml",
    "/api/docs.jsonld",
    "/api/contexts/Part",
    "/errors/404",
    "/validation_errors/not-blank",
  ])("documents are the same for everyone and can be cached: %s", async (path) => {
    const asked = { accept: "*/*", headers: { Origin: "https://elsewhere.example" } };
    const first = await client.get(path, { ...asked, expect: 200 });
    expect(first.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=600",
      etag: expect.stringMatching(/^"[^"]+"$/) as string,
    });
    expect(first.headers["access-control-expose-headers"]).toContain("Link");
    const again = await client.get(path, {
      accept: "*/*",
      headers: { "If-None-Match": first.headers["etag"]! },
      expect: 304,
    });
    expect(again.bytes).toHaveLength(0);
  });

  test.each(["/api/docs.json", "/api/docs.jsonld"])(
    "documents ignore Accept if the path names the format: %s",
    async (path) => {
      await client.get(path, { accept: "text/csv", expect: 200 });
    },
  );

  test("documents are served without checking credentials", async () => {
    await client.get("/api/docs.json", { authorization: "Bearer wrong", expect: 200 });
  });
});

describe("the page", () => {
  test.each([
    ["/api", null],
    ["/api/", null],
    ["/api/parts", null],
    ["/api/parts/999", null],
    ["/api/parts", "text/html,application/xhtml+xml,*/*;q=0.8"],
    ["/api/docs", "text/html"],
    ["/api/docs/", null],
  ])("GET and HEAD of %s with Accept %s require no token", async (path, accept) => {
    const page = await client.get<string>(path, { accept, expect: 200 });
    expect(page.mediaType).toBe("text/html");
    expect(page.body).toContain("<h1>API documentation</h1>");
    const head = await client.request("HEAD", path, undefined, { accept, expect: 200 });
    expect([head.mediaType, head.headers["etag"]]).toEqual(["text/html", page.headers["etag"]]);
  });

  test("the documentation page rejects writes, even without an Accept header", async () => {
    await client.post("/api/parts", { name: "x" }, { accept: null, expect: 401 });
  });

  test("allows scripts and styles of the service only, and no other hosts", async () => {
    const { headers, body } = await client.get<string>("/api/docs", { accept: "text/html", expect: 200 });
    const policy = headers["content-security-policy"]!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(body).not.toMatch(/<script(?![^>]* src="\/assets\/)|<style|\sstyle=|\son[a-z]+=/);
    expect(body.match(/(?:src|href)="[^"]*"/g)!.filter((link) => /"(?:https?:)?\/\//.test(link))).toEqual([]);
  });
});

describe("the API reference", () => {
  test("the API reference is a page that anyone can read, also without an Accept header", async () => {
    for (const accept of ["text/html,*/*;q=0.8", null]) {
      const { mediaType, body } = await client.get<string>("/api/docs/reference", { accept, expect: 200 });
      expect(mediaType).toBe("text/html");
      expect(body).toContain("<title>API reference · Partledger</title>");
    }
    await client.get("/api/docs/reference", { accept: "application/json", expect: 406 });
    await client.get("/api/docs/reference?page=1", { accept: "text/html", expect: 400 });
  });

  test("the API reference and the interactive page link to each other", async () => {
    for (const [path, link] of [
      ["/api/docs/reference", "/api/docs"],
      ["/api/docs", "/api/docs/reference"],
    ] as const) {
      const { body } = await client.get<string>(path, { accept: "text/html", expect: 200 });
      expect(body).toContain(`<a href="${link}">`);
    }
  });

  test("loads only scripts of the service, one of which contains the contract", async () => {
    const { headers, body } = await client.get<string>("/api/docs/reference", {
      accept: "text/html",
      expect: 200,
    });
    const policy = headers["content-security-policy"]!;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const scripts = [...body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path]) => path!);
    expect(scripts).toEqual([
      expect.stringMatching(/^\/assets\/theme\.js\?v=/),
      expect.stringMatching(/^\/assets\/reference\.js\?v=/),
    ]);
    const script = await send<string>(service.url, "GET", scripts[1]!, undefined, { accept: "*/*" });
    expect(script.mediaType).toBe("text/javascript");
    const missing = operations.filter(
      ({ operationId }) => !script.text.includes(`"operationId":"${operationId}"`),
    );
    expect(missing).toEqual([]);
  });
});

describe("assets of the documentation", () => {
  let addresses: string[];

  beforeAll(async () => {
    const pages = await Promise.all(
      ["/api/docs", "/api/docs/reference"].map((path) =>
        client.get<string>(path, { accept: "text/html", expect: 200 }),
      ),
    );
    addresses = [
      ...new Set(
        pages.flatMap(({ body }) =>
          [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!),
        ),
      ),
    ];
  });

  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer<string>> =>
    send<string>(service.url, "GET", path, undefined, { accept: "*/*", headers });

  test("an asset with the current version in its path is cached permanently", async () => {
    expect(addresses).toHaveLength(10);
    for (const address of addresses) {
      const answer = await get(address);
      expect(answer.status, address).toBe(200);
      expect(answer.mediaType).toMatch(
        /^(text\/(css|javascript)|image\/(svg\+xml|png)|application\/manifest\+json)$/,
      );
      expect(answer.headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'") as string,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
      const again = await get(address, { "If-None-Match": answer.headers["etag"]! });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
  });

  test("the manifest names icons and pages of the service", async () => {
    const manifest = addresses.find((address) => address.includes("manifest"))!;
    const { icons, start_url, scope, shortcuts } = JSON.parse((await get(manifest)).text) as {
      readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
      readonly start_url: string;
      readonly scope: string;
      readonly shortcuts: readonly { readonly url: string }[];
    };
    for (const { src, type, sizes } of icons) {
      const { status, mediaType, bytes } = await get(new URL(src, `${service.url}${manifest}`).pathname);
      expect([status, mediaType]).toEqual([200, type]);
      if (type === "image/png") {
        // The width and height of the first chunk (PNG §11.2.2).
        expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
      }
    }
    expect([start_url, scope]).toEqual(["/", "/"]);
    for (const { url } of shortcuts) {
      const { status, headers } = await get(url);
      expect([status, headers["location"]]).toEqual([303, expect.stringContaining("/login")]);
    }
  });

  test("an asset with another version in its path is cached briefly", async () => {
    const { headers } = await get(addresses[0]!.replace(/\?v=.*/, "?v=old"));
    expect(headers["cache-control"]).toBe("public, max-age=600");
  });

  test("an asset is compressed for clients that accept compression", async () => {
    const address = addresses.find((candidate) => candidate.includes("swagger-ui-bundle"))!;
    const plain = await get(address);
    const compressed = await get(address, { "Accept-Encoding": "br" });
    expect(compressed.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(compressed.headers["etag"]).not.toBe(plain.headers["etag"]);
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(brotliDecompressSync(compressed.bytes).equals(plain.bytes)).toBe(true);
  });

  test("an asset accepts only GET and HEAD", async () => {
    const head = await send(service.url, "HEAD", addresses[0]!);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    const post = await send(service.url, "POST", addresses[0]!);
    expect([post.status, post.headers["allow"]]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    "/assets/",
    "/assets/package.json",
    "/assets/../package.json",
    "/assets/%2e%2e/package.json",
    "/assets/__proto__",
  ])("no other files are served: %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
