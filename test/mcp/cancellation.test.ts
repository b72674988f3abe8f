/** Tests calls that are cancelled by a notification, a disconnect or the time limit of the service. */
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { sendBody, callMethod, type ProtocolVersion } from "./mcp-requests.ts";
import { startSampleEndpoint, textResult, type SampleEndpoint, type SampleTool } from "./sample-endpoint.ts";

const eras: readonly ProtocolVersion[] = ["2025", "2026"];

let endpoint: SampleEndpoint;
afterEach(() => endpoint.close());

const list = (id: unknown): object => ({ jsonrpc: "2.0", id, method: "prompts/list" });
const cancel = (params: unknown): object => ({ jsonrpc: "2.0", method: "notifications/cancelled", params });

describe("a cancellation", () => {
  it.each([{ requestId: 99 }, { requestId: "made up", reason: "The user canceled the request." }])(
    "a cancellation of an unknown request is accepted without a response: %o",
    async (params) => {
      endpoint = await startSampleEndpoint();
      const { status, text } = await sendBody(endpoint, cancel(params));
      expect([status, text]).toEqual([202, ""]);
    },
  );

  it.each([
    ["after it", [list(1), cancel({ requestId: 1 })]],
    ["before it", [cancel({ requestId: 1, reason: "never mind" }), list(1)]],
    ["with others", [list(1), list("2"), list(3), cancel({ requestId: "2" })]],
    [
      "in another notation",
      '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1.0}}]',
    ],
  ])(
    "a cancellation of a request in its own batch is rejected, because it would wait forever: %s",
    async (_how, batch) => {
      endpoint = await startSampleEndpoint();
      const { status, message } = await sendBody(endpoint, batch);
      expect([status, message.error?.code]).toEqual([400, -32600]);
    },
  );

  it.each([
    ["another ID", cancel({ requestId: 2 })],
    ["the same digits as text", cancel({ requestId: "1" })],
    ["an array", cancel({ requestId: [1] })],
    ["nothing", cancel({})],
    ["no ID", { jsonrpc: "2.0", method: "notifications/cancelled" }],
  ])(
    "a cancellation of another request does not affect the rest of its batch: %s",
    async (_what, cancellation) => {
      endpoint = await startSampleEndpoint();
      const { status, messages } = await sendBody(endpoint, [list(1), cancellation]);
      expect([status, messages.map(({ id }) => id)]).toEqual([200, [1]]);
    },
  );

  it("a separate cancellation has no effect, because there are no sessions: the call is answered", async () => {
    const steps = createSteps();
    endpoint = await startSampleEndpoint({ tools: { slow: steps.tool } });
    const call = callMethod(endpoint, "2025", "tools/call", { name: "slow", arguments: {} }, { id: 7 });
    await expect.poll(steps.begun).toBe(true);
    expect((await sendBody(endpoint, cancel({ requestId: 7 }))).status).toBe(202);
    expect(steps.aborted()).toBe(false);
    steps.finish();
    expect((await call).message).toMatchObject({ id: 7, result: { isError: false } });
  });
});

// endpoint.test.ts tests clients that disconnect.
describe.each(eras)("the service, with version %s", (era) => {
  it("aborts a call that takes too long and closes its connection", async () => {
    const steps = createSteps();
    endpoint = await startSampleEndpoint({ answerTimeoutMilliseconds: 100, tools: { slow: steps.tool } });
    const answer = await callMethod(endpoint, era, "tools/call", { name: "slow", arguments: {} }).catch(
      () => null,
    );
    expect(answer).toBeNull();
    await expect.poll(steps.aborted).toBe(true);
    // The status is not checked: an event stream of an older version may have sent it already.
    expect((await endpoint.requestLine()).fields).toMatchObject({ aborted: true, tool: "slow" });
    expect(endpoint.lines.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
    expect((await callMethod(endpoint, era, "tools/list")).status).toBe(200);
  });
});

interface Steps {
  /** Runs until the test ends it or its caller disconnects. */
  readonly tool: SampleTool;
  readonly begun: () => boolean;
  readonly finish: () => void;
  readonly aborted: () => boolean;
}

function createSteps(): Steps {
  const finished = new AbortController();
  let caller: AbortSignal | undefined;
  return {
    tool: async (_args, { signal }) => {
      caller = signal;
      await once(AbortSignal.any([signal, finished.signal]), "abort");
      return textResult("");
    },
    begun: () => caller !== undefined,
    finish: () => finished.abort(),
    aborted: () => caller?.aborted === true,
  };
}
