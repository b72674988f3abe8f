/** Tests the MCP endpoint `/mcp`, which supports both protocol generations on one path, without sessions. */
import { describe, expect, it } from "vitest";
import { version } from "../../src/util/version.ts";
import { useService } from "../inventory/running-service.ts";
import { connectAs, sendBody, callMethod, type ProtocolVersion } from "./mcp-requests.ts";

const eras: readonly ProtocolVersion[] = ["2025", "2026"];
const running = useService("sqlite");

function initialize(protocolVersion: string): object {
  const clientInfo = { name: "Test client", version: "1.0" };
  return {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion, capabilities: {}, clientInfo },
  };
}

describe("versions with initialize", () => {
  it.each(["2025-03-26", "2025-06-18", "2025-11-25"])(
    "speaks %s with the client that requests it",
    async (asked) => {
      const { status, headers, message } = await sendBody(running.service, initialize(asked));
      expect(status).toBe(200);
      expect(message.result).toMatchObject({
        protocolVersion: asked,
        serverInfo: { name: "partledger", title: "Partledger", version },
        capabilities: { tools: {}, resources: {}, prompts: {} },
      });
      // The session ID contains the name of the client; see endpoint.test.ts.
      expect(headers["mcp-session-id"]).toMatch(/^[\x21-\x7e]+$/);
    },
  );

  it.each(["2031-01-01", "2024-11-05", "2024-10-07"])(
    "offers its newest version instead of %s",
    async (asked) => {
      const { message } = await sendBody(running.service, initialize(asked));
      expect(message.result).toMatchObject({ protocolVersion: "2025-11-25" });
    },
  );

  it("accepts notifications without a response body", async () => {
    const { status, text } = await sendBody(running.service, {
      jsonrpc: "2.0",
      method: "notifications/initialized",
    });
    expect([status, text]).toEqual([202, ""]);
  });

  it("a session ID is neither required nor checked", async () => {
    const sessionId = (await connectAs(running.service, "Test client")) ?? "";
    expect((await callMethod(running.service, "2025", "ping", {}, { sessionId, token: null })).status).toBe(
      401,
    );
    for (const id of [sessionId, "made up"]) {
      expect((await callMethod(running.service, "2025", "ping", {}, { sessionId: id })).status).toBe(200);
    }
    expect((await callMethod(running.service, "2025", "ping")).status).toBe(200);
  });

  it("streams responses that proxies must not buffer", async () => {
    const { headers } = await callMethod(running.service, "2025", "ping");
    expect(headers).toMatchObject({
      "content-type": "text/event-stream",
      "x-accel-buffering": "no",
      "cache-control": "no-cache, no-transform",
    });
  });

  it.each(["2025-03-26", undefined])("processes batches at version %s", async (asked) => {
    const { status, messages } = await sendBody(
      running.service,
      [
        { jsonrpc: "2.0", id: "a", method: "ping" },
        { jsonrpc: "2.0", id: "b", method: "prompts/list" },
        { jsonrpc: "2.0", method: "notifications/initialized" },
      ],
      asked === undefined ? {} : { headers: { "MCP-Protocol-Version": asked } },
    );
    expect(status).toBe(200);
    expect(messages.map(({ id }) => id).sort()).toEqual(["a", "b"]);
  });
});

describe("version 2026-07-28", () => {
  it("reports its capabilities before any other request", async () => {
    const { status, message } = await callMethod(running.service, "2026", "server/discover");
    expect(status).toBe(200);
    expect(message.result).toMatchObject({
      supportedVersions: ["2026-07-28"],
      capabilities: { tools: {}, resources: {}, prompts: {} },
      cacheScope: "private",
      _meta: { "io.modelcontextprotocol/serverInfo": { name: "partledger", version } },
    });
  });

  it.each(["tools/list", "prompts/list", "resources/list", "resources/templates/list"])(
    "reports for %s how long it can be cached, privately",
    async (method) => {
      const { message } = await callMethod(running.service, "2026", method);
      const result = message.result as unknown as { ttlMs: number; cacheScope: string };
      expect(result.ttlMs).toBeGreaterThan(0);
      expect(result.cacheScope).toBe("private");
    },
  );

  it("returns 404 for an unknown method", async () => {
    const { status, message } = await callMethod(running.service, "2026", "nothing/here");
    expect([status, message.error?.code]).toEqual([404, -32601]);
  });

  it.each([
    ["a method that differs from the header", { "Mcp-Method": "tools/call" }],
    ["a version that differs from the header", { "MCP-Protocol-Version": "2025-11-25" }],
  ])("rejects %s", async (_what, headers) => {
    const { status, message } = await callMethod(running.service, "2026", "tools/list", {}, { headers });
    expect([status, message.error?.code]).toEqual([400, -32020]);
  });

  it("ends a subscription at once, because no list changes during a connection", async () => {
    const { status, messages } = await callMethod(running.service, "2026", "subscriptions/listen", {
      notifications: { toolsListChanged: true },
    });
    expect(status).toBe(200);
    expect(messages.at(-1)).toMatchObject({ id: 1, result: { resultType: "complete" } });
  });
});

describe.each(eras)("with version %s", (era) => {
  it("keeps request IDs unchanged", async () => {
    for (const id of ["", "a string", "7", 0, -3, 4_000_000_000]) {
      const { message } = await callMethod(running.service, era, "prompts/list", {}, { id });
      expect(message.id).toBe(id);
    }
  });

  it.each([[1.5], [null], [true], [[1]], [{}]])("rejects the request ID %j", async (id) => {
    const { status, message } = await callMethod(running.service, era, "prompts/list", {}, { id });
    expect(status).toBe(400);
    expect([-32600, -32700]).toContain(message.error?.code);
  });

  it("lists the same tools in the same order every time", async () => {
    const names = async (): Promise<unknown> => {
      const { message } = await callMethod(running.service, era, "tools/list");
      return (message.result as unknown as { tools: { name: string }[] }).tools.map(({ name }) => name);
    };
    expect(await names()).toEqual(await names());
  });

  it.each(["tools/list", "prompts/list", "resources/list", "resources/templates/list"])(
    "returns all entries on one page and rejects cursors: %s",
    async (method) => {
      const { message } = await callMethod(running.service, era, method, { cursor: "made up" });
      expect(message.error?.code).toBe(-32602);
    },
  );

  it.each<[string, string, Record<string, unknown>]>([
    ["an unknown tool", "tools/call", { name: "launch_missiles", arguments: {} }],
    ["a name that is not a string", "tools/call", { name: 7, arguments: {} }],
    ["arguments that are an array", "tools/call", { name: "get_part_details", arguments: [1] }],
    ["no name", "tools/call", {}],
    ["an unknown prompt", "prompts/get", { name: "be_evil" }],
  ])("rejects %s as invalid parameters", async (_what, method, params) => {
    const { message } = await callMethod(running.service, era, method, params, {
      headers: era === "2026" && params["name"] === 7 ? { "Mcp-Name": "7" } : {},
    });
    expect(message.error?.code).toBe(-32602);
  });

  it.each([
    ["an unknown argument", { id: 1, colour: "red" }],
    ["an argument of another type", { id: { much: "more" } }],
    ["a string that cannot be stored", { id: 1, properties: ["a\0b"] }],
    ["a lone surrogate", { id: 1, properties: ["\ud83d"] }],
    ["no arguments", {}],
  ])("reports %s to the model in the result of the tool", async (_what, args) => {
    const { status, message } = await callMethod(running.service, era, "tools/call", {
      name: "get_part_details",
      arguments: args,
    });
    expect(status).toBe(200);
    expect(message.result).toMatchObject({ isError: true, content: [{ type: "text" }] });
  });
});
