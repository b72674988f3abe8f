import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createEventLoopWatchdog } from "../../src/http/limits/event-loop-watchdog.ts";
import { callMethod } from "../mcp/mcp-requests.ts";
import { api } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { visitor, type Visitor } from "../support/visitor.ts";
import { memoryLogger } from "../support/web.ts";

/** Milliseconds, just above the threshold of the watchdog plus its interval. */
const blocked = 1150;

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Warning {
  readonly ms: number;
  readonly requests: readonly { readonly requestId: string }[];
}

/** Waits for the first warning that contains the text. */
function warning({ lines }: ReturnType<typeof memoryLogger>, text: string): Promise<Warning> {
  const find = (): Warning => {
    const found = lines.find(
      (line) => line.message === "The event loop was blocked." && JSON.stringify(line).includes(text),
    );
    if (found === undefined) throw new Error(`No warning mentions ${text}.`);
    return found.fields as unknown as Warning;
  };
  return vi.waitFor(find, 60_000);
}

describe("a request that blocks the event loop for more than a second is logged", () => {
  const logger = memoryLogger();
  let service: TestService;
  let admin: Visitor;
  let blocks = false;

  beforeAll(async () => {
    const onStatement = (sql: string): void => {
      if (!blocks || !/\b(?:parts|search_)/.test(sql)) return;
      blocks = false;
      block(blocked);
    };
    service = await startService({ overrides: { logger, onStatement } });
    admin = visitor(service);
    await admin.signIn("admin");
  });
  afterAll(() => service.close());

  it.each<[string, (requestId: string) => Promise<unknown>, object]>([
    [
      "API operation",
      (id) => api(service, tokens.full).get("/api/parts?name=secret", { headers: { "X-Request-Id": id } }),
      { operation: "listParts", method: "GET", path: "/api/parts" },
    ],
    [
      "MCP tool",
      (id) =>
        callMethod(
          service,
          "2026",
          "tools/call",
          { name: "search_parts", arguments: { keyword: "secret" } },
          { headers: { "X-Request-Id": id } },
        ),
      { operation: "MCP tool search_parts", method: "POST", path: "/mcp" },
    ],
    [
      "page",
      (id) => admin.get("/parts/1?note=secret", { headers: { "X-Request-Id": id } }),
      { operation: "page GET /parts/{id}", method: "GET", path: "/parts/1" },
    ],
  ])(
    "a blocking request is logged with its name and without its arguments: %s",
    async (kind, request, logged) => {
      const requestId = `blocking-${kind.replace(" ", "-")}`;
      blocks = true;
      await request(requestId);
      const { ms, requests } = await warning(logger, requestId);
      expect(ms).toBeGreaterThan(1000);
      expect(requests[0]).toEqual({ requestId, ...logged });
      expect(JSON.stringify(requests)).not.toContain("secret");
    },
  );
});

it("the requests that started shortly before the block are listed first", async () => {
  const logger = memoryLogger();
  const watchdog = createEventLoopWatchdog(logger);
  const begin = (name: string): void => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: `/${name}` });
    watchdog.begin(request, { requestId: name, operation: null });
  };
  try {
    for (let index = 0; index < 20; index += 1) begin(`long-${index}`);
    await pause(200);
    begin("blocking");
    block(blocked);
    begin("waiting");
    const { requests } = await warning(logger, "blocking");
    expect(requests).toHaveLength(10);
    expect(requests[0]?.requestId).toBe("blocking");
    expect(requests.map(({ requestId }) => requestId)).not.toContain("waiting");
  } finally {
    watchdog.close();
  }
});
