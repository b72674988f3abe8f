/** Tests invalid requests to `/mcp`, and the headers of responses. */
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { maximumBatch } from "../../src/mcp/json-rpc.ts";
import { useService } from "../inventory/running-service.ts";
import { api, send } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { bothTypes, envelope, sendBody, callMethod } from "./mcp-requests.ts";

const running = useService("sqlite");

describe("invalid requests", () => {
  it.each(["GET", "DELETE", "PUT", "PATCH", "HEAD"])(
    "another method returns 405 with the allowed methods: %s",
    async (method) => {
      const { status, headers, text } = await api(running.service, tokens.full).request(
        method,
        "/mcp",
        undefined,
        {
          accept: "text/event-stream",
        },
      );
      expect([status, headers["allow"]]).toEqual([405, "POST, OPTIONS"]);
      if (method !== "HEAD") expect(JSON.parse(text)).toMatchObject({ jsonrpc: "2.0", id: null });
    },
  );

  it.each(["/mcp", "/mcp/"])("a request gets a response without a redirect at %s", async (path) => {
    const { status, headers, message } = await callMethod(running.service, "2025", "ping", {}, { path });
    expect([status, headers["location"], message.result]).toEqual([200, undefined, {}]);
  });

  it.each(["/mcp/x", "/mcp//", "/MCP", "/mcp.json", "/en/mcp"])(
    "the endpoint does not exist at %s",
    async (path) => {
      const { status } = await callMethod(running.service, "2025", "ping", {}, { path });
      expect(status).toBe(404);
    },
  );

  const bad: readonly [string, string, number, number][] = [
    ["nothing", "", 400, -32700],
    ["a truncated object", '{"jsonrpc":"2.0"', 400, -32700],
    ["an unterminated array", "[".repeat(200_000), 400, -32700],
    ["a deeply nested value", `${"[".repeat(5_000)}${"]".repeat(5_000)}`, 400, -32600],
    ["no UTF-8", "\u0000", 400, -32700],
    ["a number", "7", 400, -32600],
    ["null", "null", 400, -32600],
    ["a string", '"ping"', 400, -32600],
    ["an empty object", "{}", 400, -32600],
    ["an empty batch", "[]", 400, -32600],
    ["a batch of numbers", "[1,2]", 400, -32600],
    ["another version of JSON-RPC", '{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32600],
    ["a method that is a number", '{"jsonrpc":"2.0","id":1,"method":7}', 400, -32600],
    ["parameters that are an array", '{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', 400, -32600],
    [
      "a prototype key",
      '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"__proto__":{"a":1}}}',
      400,
      -32600,
    ],
  ];
  it.each(bad)("an invalid request is rejected: %s", async (_what, body, status, code) => {
    const answer = await sendBody(running.service, body);
    expect([answer.status, answer.message.error?.code]).toEqual([status, code]);
  });

  it.each(["2025", "2026"] as const)("arguments can be empty or JSON text (%s)", async (version) => {
    const call = async (given: unknown) =>
      (
        await callMethod(running.service, version, "tools/call", {
          name: "search_parts",
          arguments: given,
        })
      ).message;
    expect((await call('{"keyword":"resistor"}')).result).toMatchObject({
      structuredContent: { "hydra:totalItems": 0 },
    });
    for (const none of [null, ""]) {
      const { result } = await call(none);
      expect(result).toMatchObject({ isError: true });
      expect(JSON.stringify(result)).toContain("keyword");
    }
    for (const unclear of [[], "resistor", 7, "[1]"]) {
      expect((await call(unclear)).error).toMatchObject({
        code: -32602,
        message: 'The arguments of a tool must be a JSON object, such as {"keyword": "resistor"}.',
      });
    }
  });

  it.each(["dry_run=true", "x=1&dry%5Frun=0"])("`dry_run` in the query is rejected: %s", async (query) => {
    const body = { name: "create_part", arguments: { name: "Tried", category_id: 1 } };
    const { status, message } = await callMethod(running.service, "2026", "tools/call", body, {
      path: `/mcp?${query}`,
      id: "tried",
    });
    expect(status).toBe(400);
    expect(message).toMatchObject({
      id: "tried",
      error: {
        code: -32600,
        message: 'The query parameter "dry_run" is not supported. Use the argument "dry_run" of the tool.',
      },
    });
  });

  it("a request with invalid UTF-8 is rejected", async () => {
    const { status, message } = await sendBody(running.service, Buffer.from([0x22, 0xff, 0xfe, 0x22]));
    expect([status, message.error?.code]).toEqual([400, -32700]);
  });

  it("a request with more messages than a batch can contain is rejected", async () => {
    const batch = Array.from({ length: maximumBatch + 1 }, (_, id) => ({
      jsonrpc: "2.0",
      id,
      method: "ping",
    }));
    const { status, message } = await sendBody(running.service, batch);
    expect([status, message.error?.code]).toEqual([400, -32600]);
  });

  it.each(["2025-06-18", "2025-11-25", "2026-07-28"])("a batch is rejected at version %s", async (asked) => {
    const { status, message } = await sendBody(running.service, [{ jsonrpc: "2.0", id: 1, method: "ping" }], {
      headers: { "MCP-Protocol-Version": asked },
    });
    expect([status, message.error?.code]).toEqual([400, -32600]);
  });

  it("a batch of both protocol generations is rejected", async () => {
    const { status } = await sendBody(running.service, [
      { jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: envelope() } },
    ]);
    expect(status).toBe(400);
  });

  it.each(["1999-01-01", "2024-11-05", "nonsense", "2031-01-01"])(
    "a request with protocol version %s is rejected",
    async (asked) => {
      const { status, message } = await sendBody(
        running.service,
        { jsonrpc: "2.0", id: 1, method: "ping" },
        { headers: { "MCP-Protocol-Version": asked } },
      );
      expect(status).toBe(400);
      expect(message.error?.message).toBeTruthy();
    },
  );

  it.each([
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["application/json; charset=latin1", 415],
    [null, 415],
    ["application/json; charset=utf-8", 200],
  ])("the Content-Type of a request is checked: %s", async (contentType, status) => {
    const answer = await sendBody(running.service, '{"jsonrpc":"2.0","id":1,"method":"ping"}', {
      contentType,
    });
    expect(answer.status).toBe(status);
  });

  it("a compressed request is rejected", async () => {
    const { status } = await sendBody(running.service, "x", { headers: { "Content-Encoding": "gzip" } });
    expect(status).toBe(415);
  });

  it.each([
    [bothTypes, 200],
    ["*/*", 200],
    [null, 200],
    ["application/json", 406],
    ["text/html", 406],
  ])("the Accept header of a request is checked: %s", async (accept, status) => {
    const answer = await sendBody(running.service, { jsonrpc: "2.0", id: 1, method: "ping" }, { accept });
    expect(answer.status).toBe(status);
  });

  it("a request with a URL that is too long is rejected", async () => {
    const { status } = await callMethod(
      running.service,
      "2025",
      "ping",
      {},
      { path: `/mcp?${"x".repeat(9_000)}` },
    );
    expect(status).toBe(414);
  });
});

describe("responses", () => {
  it("responses are compressed if the client accepts it", async () => {
    const _meta = envelope();
    const { headers, bytes } = await send(
      running.service.url,
      "POST",
      "/mcp",
      { jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta } },
      {
        accept: bothTypes,
        authorization: `Bearer ${tokens.full}`,
        headers: {
          "Accept-Encoding": "gzip",
          "MCP-Protocol-Version": "2026-07-28",
          "Mcp-Method": "tools/list",
        },
      },
    );
    expect(headers).toMatchObject({ "content-encoding": "gzip", "content-type": "application/json" });
    expect(JSON.parse(gunzipSync(bytes).toString())).toMatchObject({ id: 1, result: {} });
  });

  it("responses contain the ID of their request and cannot be cached or embedded", async () => {
    const { headers } = await callMethod(
      running.service,
      "2026",
      "tools/list",
      {},
      {
        headers: { "X-Request-Id": "from-the-client-1" },
      },
    );
    expect(headers).toMatchObject({
      "x-request-id": "from-the-client-1",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
});
