import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lintFromString, parseYaml } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAsset } from "../../src/util/assets.ts";
import { api, type Api } from "../support/client.ts";
import { startService, type TestService } from "../support/service.ts";

interface OpenApiDocument {
  readonly openapi: string;
  readonly externalDocs: { readonly url: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: {
      readonly oauth2: { readonly flows: { readonly authorizationCode: Readonly<Record<string, unknown>> } };
    };
  };
}

interface Schema {
  readonly properties?: object;
  readonly additionalProperties?: unknown;
}

const contract = JSON.parse(readAsset("openapi.json").toString()) as OpenApiDocument;

let service: TestService;
let client: Api;

beforeAll(async () => {
  service = await startService();
  client = api(service);
});

afterAll(() => service?.close());

async function read(path: string, accept = "*/*"): Promise<OpenApiDocument> {
  const { text } = await client.get(path, { accept, expect: 200 });
  return (path.includes(".yaml") ? parseYaml(text) : JSON.parse(text)) as OpenApiDocument;
}

/** Loads a copy, because the parser modifies the document. */
function load(document: OpenApiDocument): Promise<unknown> {
  return SwaggerParser.validate(structuredClone(document) as never);
}

describe("OpenAPI documents", () => {
  it.each([
    ["/api/docs.json", "application/json"],
    ["/api/docs.json", "application/vnd.openapi+json"],
    ["/api/docs.json?spec_version=3.1", "application/json"],
    ["/api/docs.yaml", "application/yaml"],
    ["/api/docs.yaml?spec_version=3.1", "application/yaml"],
  ])("OpenAPI documents contain the contract and the URL of the service: %s as %s", async (path, accept) => {
    const { mediaType } = await client.get(path, { accept, expect: 200 });
    expect(mediaType).toBe(accept);
    const { components } = contract;
    const flow = components.securitySchemes.oauth2.flows.authorizationCode;
    const authorizationCode = {
      ...flow,
      authorizationUrl: `${service.url}/oauth/authorize`,
      tokenUrl: `${service.url}/oauth/token`,
      refreshUrl: `${service.url}/oauth/token`,
    };
    const oauth2 = { ...components.securitySchemes.oauth2, flows: { authorizationCode } };
    expect(await read(path, accept)).toEqual({
      ...contract,
      externalDocs: { ...contract.externalDocs, url: `${service.url}/api/docs/reference` },
      servers: [{ ...contract.servers[0], url: service.url }],
      components: { ...components, securitySchemes: { ...components.securitySchemes, oauth2 } },
    });
  });

  it("the 3.0 document is the same in JSON and YAML and has all operations and schemas", async () => {
    const document = await read("/api/docs.json?spec_version=3.0");
    expect(document.openapi).toBe("3.0.3");
    expect(document.servers[0]?.url).toBe(service.url);
    const names = ({ paths, components: { schemas } }: OpenApiDocument) => [
      Object.entries(paths).map(([path, item]) => [path, Object.keys(item)]),
      Object.keys(schemas),
    ];
    // The schemas of webhooks, which version 3.0 does not have.
    const omitted = /^Webhook(?:(?:Change|Ping|Sync)Event|Timestamp)$/;
    const [paths, schemas] = names(contract);
    expect(names(document)).toEqual([paths, schemas?.filter((name) => !omitted.test(String(name)))]);
    expect(await read("/api/docs.yaml?spec_version=3.0")).toEqual(document);
  });

  it("the 3.0 document loads in a tool that rejects OpenAPI 3.1", async () => {
    await expect(load(contract)).rejects.toThrow("Unsupported OpenAPI version: 3.1");
    await load(await read("/api/docs.json?spec_version=3.0"));
  });

  it("the 3.0 document has no linter problems, and its examples match their schemas", async () => {
    const { text } = await client.get("/api/docs.json?spec_version=3.0", { accept: "*/*", expect: 200 });
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = await lintFromString({ source: text, absoluteRef: "/openapi-3.0.json", config });
    const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
    expect(found).toEqual([]);
  });

  it.each(["3.0", "3.1"])("every URL of the service in the %s document is absolute", async (version) => {
    const { text } = await client.get(`/api/docs.json?spec_version=${version}`, {
      accept: "*/*",
      expect: 200,
    });
    const relative: unknown[] = [];
    JSON.parse(text, (key, value: unknown) => {
      if (/^(?:url|\w+Url)$/.test(key) && typeof value === "string" && value.startsWith("/"))
        relative.push(value);
      return value;
    });
    expect(relative.filter((value) => !String(value).startsWith("/api/attachments"))).toEqual([]);
  });

  it("every request media type in the contract has an example", () => {
    const missing = Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) => {
        const { requestBody } = operation as { requestBody?: { content: Record<string, object> } };
        return Object.entries(requestBody?.content ?? {}).flatMap(([mediaType, media]) =>
          "example" in media ? [] : [`${method} ${path} ${mediaType}`],
        );
      }),
    );
    expect(missing).toEqual([]);
  });

  // In TypeScript, the type of additional properties must include the types of all named properties.
  it.each(["3.0", "3.1"])(
    "no schema of the %s document names a property beside typed additional properties",
    async (version) => {
      const { text } = await client.get(`/api/docs.json?spec_version=${version}`, {
        accept: "*/*",
        expect: 200,
      });
      const found: unknown[] = [];
      JSON.parse(text, (_key, value: unknown) => {
        const { properties, additionalProperties } = (value ?? {}) as Schema;
        if (typeof additionalProperties === "object" && properties !== undefined) found.push(value);
        return value;
      });
      expect(found).toEqual([]);
    },
  );

  it.each(["2.0", "3.0.0", ""])("OpenAPI documents are not available in version %j", async (version) => {
    for (const path of ["/api/docs.json", "/api/docs.yaml"]) {
      const query = `?spec_version=${version}`;
      const { text } = await client.get(path + query, { accept: "*/*", expect: 400 });
      expect(text).toContain("spec_version");
    }
  });

  it("YAML documents are not available as JSON at the YAML path", async () => {
    await client.get("/api/docs.yaml", { accept: "application/json", expect: 406 });
  });
});

describe("the server of OpenAPI documents", () => {
  const serverFor = async (host: string, target = client): Promise<string | undefined> => {
    const { text } = await target.get("/api/docs.json", {
      accept: "application/json",
      headers: { Host: host },
      expect: 200,
    });
    return (JSON.parse(text) as OpenApiDocument).servers[0]?.url;
  };

  it.each(["parts.local", "parts.local:8080", "part_db:8080", "192.168.1.20:8080", "[fd00::20]:8080"])(
    "the server of OpenAPI documents is the host of the request: %s",
    async (host) => {
      expect(await serverFor(host)).toBe(`http://${host}`);
    },
  );

  it.each(["a/b", "user@parts.local", "parts.local:port"])(
    "OpenAPI documents are not available with a malformed Host header: %s",
    async (host) => {
      await client.get("/api/docs.json", { headers: { Host: host }, expect: 400 });
    },
  );

  it("the server of OpenAPI documents is the address of the service if the Host header has an invalid port", async () => {
    expect(await serverFor("parts.local:99999")).toBe(service.url);
  });

  it("documents for the host of the request are not stored in shared caches", async () => {
    const { headers } = await client.get("/api/docs.json", { headers: { Host: "parts.local" }, expect: 200 });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("the server of OpenAPI documents is PUBLIC_URL if it is set, whatever the host of the request", async () => {
    const other = await startService({ environment: { PUBLIC_URL: "https://parts.example.com" } });
    try {
      expect(await serverFor("parts.local", api(other))).toBe("https://parts.example.com");
    } finally {
      await other.close();
    }
  });

  it("documents for different hosts have different entity tags", async () => {
    const tagFor = async (host: string) => {
      const options = { accept: "application/json", headers: { Host: host }, expect: 200 };
      return (await client.get("/api/docs.json", options)).headers["etag"]!;
    };
    const tag = await tagFor("a.example");
    expect(await tagFor("a.example")).toBe(tag);
    expect(await tagFor("b.example")).not.toBe(tag);
    await client.get("/api/docs.json", {
      accept: "application/json",
      headers: { Host: "a.example", "If-None-Match": tag },
      expect: 304,
    });
  });
});
