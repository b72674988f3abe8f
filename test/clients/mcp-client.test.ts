/** Tests the features of the MCP SDK clients in each protocol version that they support. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { api, type Api } from "../support/client.ts";
import { createInventory, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { sampledClients, statusOf, type Fetch, type McpClient } from "./mcp-clients.ts";

let service: TestService;
let rest: Api;
let inventory: Inventory;
/**
 * Offset of the service's clock in milliseconds. Each client gets its own minute, because calls are limited per
 * minute.
 */
let ahead = 0;

beforeAll(async () => {
  service = await startService({ overrides: { now: () => new Date(Date.now() + ahead) } });
  rest = api(service, tokens.full);
  inventory = await createInventory(rest);
});

afterAll(() => service?.close());

describe.each(sampledClients)("the client $name", ({ version, prepare }) => {
  let client: McpClient;

  beforeAll(() => {
    ahead += 60_000;
  });

  beforeEach(async () => {
    client = await prepare({ url: service.url, token: tokens.full }).connect();
  });

  afterEach(() => client.close());

  test("connects with the expected protocol version and reads the server information", () => {
    expect(client.version).toBe(version);
    expect(client.instructions).toMatch(/Inventory of electronic parts/);
    expect(client.serverInfo).toMatchObject({ name: "partledger" });
  });

  test("lists tools with their titles, descriptions and schemas", async () => {
    const tools = await client.tools();
    expect(tools.length).toBeGreaterThan(1);
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(name).toMatch(/^[a-z][a-z_]{2,63}$/);
      expect(title, name).toMatch(/\S/);
      expect(description, name).toMatch(/\S/);
      expect(inputSchema, name).toMatchObject({ type: "object" });
      expect(outputSchema, name).toMatchObject({ type: "object" });
      for (const hint of ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]) {
        expect(annotations?.[hint], `${name} ${hint}`).toBeTypeOf("boolean");
      }
    }
  });

  test("the client receives a document that matches its schema, also as text", async () => {
    await client.tools();
    const { isError, text, document } = await client.call("get_part_details", { id: inventory.parts });
    expect(isError).toBe(false);
    expect(document).toMatchObject({ "@type": "Part", id: inventory.parts, name: "Sample" });
    expect(JSON.parse(text)).toEqual(document);
  });

  test("the client receives a readable message about an invalid call", async () => {
    const missing = await client.call("get_part_details", { id: 999_999 });
    expect(missing).toMatchObject({ isError: true, document: undefined });
    expect(missing.text).toMatch(/search_parts/);
    const wrong = await client.call("get_part_details", { id: "three", speed: 1 });
    expect(wrong).toMatchObject({ isError: true, document: undefined });
    expect(wrong.text).toMatch(/^id: /m);
    expect(wrong.text).toMatch(/^speed: /m);
  });

  test.each(["no_such_tool", "", "constructor", "__proto__"])(
    "the client cannot call the unknown tool “%s”",
    (name) => expect(client.call(name, {})).rejects.toMatchObject({ code: -32602 }),
  );

  test("reads a part as a resource by its ID", async () => {
    expect(await client.resources()).toEqual([]);
    expect(await client.templates()).toEqual(["part://{id}"]);
    const part = JSON.parse(await client.read(`part://${inventory.parts}`)) as unknown;
    expect(part).toMatchObject({ "@type": "Part", id: inventory.parts, name: "Sample" });
  });

  test.each(["part://999999", "part://zero", "part://../users/1", "file:///etc/passwd"])(
    "the client cannot read the resource %s",
    (uri) => expect(client.read(uri)).rejects.toMatchObject({ code: -32602 }),
  );

  test("gets a prompt with its arguments filled in", async () => {
    expect(await client.prompts()).toEqual(["what_to_reorder"]);
    expect(await client.prompt("what_to_reorder", { supplier: "Mouser" })).toContain('"Mouser"');
    await expect(client.prompt("no_such_prompt", {})).rejects.toMatchObject({ code: -32602 });
  });

  // Later protocol versions have no ping request.
  test.runIf(version < "2026")("pings", async () => {
    expect(await client.ping()).toEqual({});
  });

  test("makes many concurrent calls on one connection and receives the response to each", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => (inventory.other_parts ?? 0) + index);
    const answers = await Promise.all(ids.map((id) => client.call("get_part_details", { id })));
    expect(answers.map(({ document }) => document?.["id"])).toEqual(ids);
  });

  test("fails after it is closed, and a new client works", async () => {
    await client.close();
    await expect(client.call("get_part_details", { id: inventory.parts })).rejects.toThrow();
    client = await prepare({ url: service.url, token: tokens.full }).connect();
    expect((await client.call("get_part_details", { id: inventory.parts })).isError).toBe(false);
  });

  test("validates results against the output schema and rejects one that does not match", async () => {
    /** Changes the output schemas as a proxy could, so that valid results no longer match. */
    const promising: Fetch = async (url, init) => {
      const answer = await fetch(url, init);
      const text = await answer.text();
      const changed = text.replaceAll(/"outputSchema":\{/g, '"outputSchema":{"maxProperties":1,');
      return new Response(answer.status === 202 ? null : changed, {
        status: answer.status,
        headers: { "Content-Type": answer.headers.get("content-type") ?? "text/plain" },
      });
    };
    const strict = await prepare({ url: service.url, token: tokens.full, fetch: promising }).connect();
    await strict.tools();
    await expect(strict.call("get_part_details", { id: inventory.parts })).rejects.toThrow(/schema/i);
    await strict.close();
  });

  test.each([
    ["no", undefined],
    ["a wrong", "plt_wrong"],
    ["an expired", tokens.expired],
    ["a disabled user's", tokens.disabled],
  ])("the client cannot connect with %s token", async (_, token) => {
    const options = { url: service.url, ...(token !== undefined && { token }) };
    expect(await prepare(options).connect().catch(statusOf)).toBe(401);
  });

  test("the client cannot connect without the permission for MCP", async () => {
    expect(
      await prepare({ url: service.url, token: tokens.withoutPermissions }).connect().catch(statusOf),
    ).toBe(403);
  });
});
