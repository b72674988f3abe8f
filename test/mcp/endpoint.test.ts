/** Tests internal errors, disconnected and stalled clients, client names and logging. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { problem } from "../../src/util/errors.ts";
import {
  bothTypes,
  callTool,
  connectAs,
  envelope,
  sendBody,
  callMethod,
  type ProtocolVersion,
  type CallOptions,
} from "./mcp-requests.ts";
import { startSampleEndpoint, textResult, type SampleEndpoint } from "./sample-endpoint.ts";

let endpoint: SampleEndpoint;
afterEach(() => endpoint.close());

const eras: readonly ProtocolVersion[] = ["2025", "2026"];

describe.each(eras)("with version %s", (era) => {
  it("an internal error is logged, and the client gets no details", async () => {
    endpoint = await startSampleEndpoint({
      tools: { broken: () => Promise.reject(new Error("the password is secret")) },
      readPart: () => Promise.reject(new Error("the password is secret")),
    });
    for (const [method, params] of [
      ["tools/call", { name: "broken", arguments: {} }],
      ["resources/read", { uri: "part://1" }],
    ] as const) {
      const { text, message } = await callMethod(endpoint, era, method, params);
      expect(message.error?.code).toBe(-32603);
      expect(text).not.toContain("password");
    }
    const errors = endpoint.lines.filter(({ level }) => level === "error");
    expect(errors.map(({ fields }) => (fields["err"] as Error).message)).toEqual([
      "the password is secret",
      "the password is secret",
    ]);
  });

  it("a busy database is not an internal error", async () => {
    endpoint = await startSampleEndpoint({ readPart: () => Promise.reject(problem("unavailable")) });
    const { message } = await callMethod(endpoint, era, "resources/read", { uri: "part://1" });
    expect(message.error).toMatchObject({ code: -32000, data: { status: 503 } });
    expect(endpoint.lines.some(({ level }) => level === "error")).toBe(false);
  });

  it("a disconnect aborts the signal of the call and logs no error", async () => {
    let begun: () => void;
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    let finished = false;
    const aborted: boolean[] = [];
    endpoint = await startSampleEndpoint({
      tools: {
        slow: async (_args, { signal }) => {
          begun();
          await new Promise((resolve) => signal.addEventListener("abort", resolve));
          aborted.push(signal.aborted);
          await sleep(20);
          finished = true;
          return textResult("done all the same");
        },
      },
    });
    const socket = await askAndWait(endpoint.url, era);
    await beginning;
    socket.destroy();
    await expect.poll(() => finished).toBe(true);
    expect(aborted).toEqual([true]);
    const { fields } = await endpoint.requestLine();
    expect(fields).toMatchObject({ aborted: true, tool: "slow" });
    expect(endpoint.lines.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
  });

  it("a slow reader gets the complete response", async () => {
    const long = "long answer ".repeat(200_000);
    endpoint = await startSampleEndpoint({ tools: { long: () => Promise.resolve(textResult(long)) } });
    const { structuredContent } = await callTool(endpoint, era, "long", {});
    expect(structuredContent).toEqual({ text: long });
  });

  it("the log contains the caller and the tool, but no arguments", async () => {
    endpoint = await startSampleEndpoint({
      tools: { sample: () => Promise.resolve(textResult("secret answer")) },
    });
    await callTool(endpoint, era, "sample", { password: "secret question" });
    const { fields, level } = await endpoint.requestLine();
    expect(level).toBe("info");
    expect(fields).toMatchObject({
      method: "POST",
      path: "/mcp",
      status: 200,
      user: "agent",
      address: "192.0.2.7",
      mcpMethod: "tools/call",
      tool: "sample",
    });
    expect(fields["ms"]).toBeTypeOf("number");
    expect(JSON.stringify(endpoint.lines)).not.toContain("secret");
  });
});

it("invalid names are not logged", async () => {
  endpoint = await startSampleEndpoint();
  await sendBody(endpoint, { jsonrpc: "2.0", id: 1, method: "tools/call\nfaked line", params: {} });
  expect((await endpoint.requestLine()).fields["mcpMethod"]).toBe("?");
});

it("names of unknown tools are not logged, because they can contain anything", async () => {
  endpoint = await startSampleEndpoint({ tools: { sample: () => Promise.resolve(textResult("")) } });
  await callMethod(endpoint, "2025", "tools/call", { name: "hunter2", arguments: {} });
  expect((await endpoint.requestLine()).fields["tool"]).toBe("?");
});

it("at most five names of a batch are logged, and unknown names once", async () => {
  endpoint = await startSampleEndpoint();
  const methods = [
    "bad name",
    "bad name 2",
    "ping",
    "tools/list",
    "prompts/list",
    "resources/list",
    "a",
    "b",
  ];
  await sendBody(
    endpoint,
    methods.map((method, id) => ({ jsonrpc: "2.0", id, method })),
  );
  expect((await endpoint.requestLine()).fields["mcpMethod"]).toBe(
    "?,ping,tools/list,prompts/list,resources/list",
  );
});

it("a stalled body is rejected", async () => {
  endpoint = await startSampleEndpoint({ bodyTimeoutMilliseconds: 50 });
  const answer = await raw(endpoint.url, (socket) =>
    socket.write(
      "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    ),
  );
  expect(answer).toBe("");
  expect((await endpoint.requestLine()).fields).toMatchObject({ aborted: true });
  expect((await callMethod(endpoint, "2026", "tools/list")).status).toBe(200);
});

describe("the client's name", () => {
  interface Sent extends Pick<CallOptions, "sessionId" | "headers"> {
    /** The name of the OAuth client. */
    readonly client?: string;
    /** Whether the client sends `initialize` first. */
    readonly connect?: boolean;
  }

  async function nameOf(
    era: ProtocolVersion,
    clientName: string,
    { client, connect: connects = false, ...sent }: Sent = {},
  ): Promise<unknown> {
    let name: unknown;
    endpoint = await startSampleEndpoint({
      client: client ?? null,
      tools: {
        sample: (_args, caller) => {
          name = caller.clientName;
          return Promise.resolve(textResult(""));
        },
      },
    });
    const sessionId = connects ? await connectAs(endpoint, clientName) : undefined;
    const options = { clientName, ...(sessionId !== undefined && { sessionId }), ...sent };
    await callTool(endpoint, era, "sample", {}, options);
    return name;
  }

  it.each([
    ["Claude Code", "Claude Code"],
    ["  two\n lines\u0000 ", "two lines"],
    ["turned \u202e around", "turned around"],
    ["x".repeat(500), "x".repeat(100)],
    ["👩".repeat(101), "👩".repeat(100)],
    ["\u0007", null],
  ])("the client's name is sanitized: %j", async (given, expected) => {
    expect(await nameOf("2026", given)).toBe(expected);
  });

  it("the client's name is the name of the OAuth application, if there is one", async () => {
    expect(await nameOf("2026", "Another client", { client: "Claude\u200b" })).toBe("Claude");
  });

  it.each(["Claude Code", "\u00c9diteur \u{1f469} \u4e2d\u6587", "x".repeat(100), "\u{1f469}".repeat(100)])(
    "the client's name is part of the session ID of older clients, which send it only in initialize: %s",
    async (name) => {
      expect(await nameOf("2025", name, { connect: true })).toBe(name);
    },
  );

  it.each(["Turned \u202e\naround", "y".repeat(5_000)])(
    "the client's name is sanitized before it is encoded: %j",
    async (name) => {
      const tidied = await nameOf("2025", name, { connect: true });
      expect(tidied).toBe(name.startsWith("y") ? "y".repeat(100) : "Turned around");
    },
  );

  it.each([
    undefined,
    "",
    "made up",
    "0b7d6c1e-2f07-4f3e-9f0e-1a2b3c4d5e6f",
    "0b7d6c1e-2f07-4f3e-9f0e-1a2b3c4d5e6f.",
    "0b7d6c1e-2f07-4f3e-9f0e-1a2b3c4d5e6f.%00",
    `0b7d6c1e-2f07-4f3e-9f0e-1a2b3c4d5e6f.${"QUFB".repeat(200)}`,
    `0b7d6c1e-2f07-4f3e-9f0e-1a2b3c4d5e6f.${Buffer.from("\u0000\n").toString("base64url")}`,
  ])("the client's name is unknown for a session ID without a name: %j", async (sessionId) => {
    expect(await nameOf("2025", "Claude Code", sessionId === undefined ? {} : { sessionId })).toBeNull();
  });

  it("the client's name is sanitized again when it is decoded", async () => {
    const name = Buffer.from("admin\u202e\nagent").toString("base64url");
    const sessionId = `0b7d6c1e-2f07-4f3e-9f0e-1a2b3c4d5e6f.${name}`;
    expect(await nameOf("2025", "", { sessionId })).toBe("admin agent");
  });

  it("the client's name is taken from each request that contains it", async () => {
    const name = Buffer.from("Another").toString("base64url");
    const headers = { "Mcp-Session-Id": `0b7d6c1e-2f07-4f3e-9f0e-1a2b3c4d5e6f.${name}` };
    expect(await nameOf("2026", "Claude Code", { headers })).toBe("Claude Code");
  });

  it("the client's name needs no session ID if the token identifies the application, or if there is no name", async () => {
    endpoint = await startSampleEndpoint({ client: "Claude" });
    expect(await connectAs(endpoint, "Claude Code")).toBeUndefined();
    await endpoint.close();
    endpoint = await startSampleEndpoint();
    expect(await connectAs(endpoint, "\u0007")).toBeUndefined();
  });

  it("the client's name is encoded in visible ASCII, with a unique random part", async () => {
    endpoint = await startSampleEndpoint();
    const one = await connectAs(endpoint, "\u4e2d\u6587");
    expect(one).toMatch(/^[\x21-\x7e]+$/);
    expect(await connectAs(endpoint, "\u4e2d\u6587")).not.toBe(one);
  });
});

/** Calls the tool `slow` on a new connection and returns the socket. */
async function askAndWait(url: string, era: ProtocolVersion): Promise<Socket> {
  const params = { name: "slow", arguments: {}, ...(era === "2026" && { _meta: envelope() }) };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  const head = [
    "POST /mcp HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    `Accept: ${bothTypes}`,
    `Content-Length: ${body.length}`,
    ...(era === "2026"
      ? ["MCP-Protocol-Version: 2026-07-28", "Mcp-Method: tools/call", "Mcp-Name: slow"]
      : []),
  ];
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  return socket;
}

/** Reads until the server closes the connection. */
function raw(url: string, begin: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => begin(socket));
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => (answer += chunk));
    socket.on("close", () => resolve(answer)).on("error", () => resolve(answer));
  });
}
