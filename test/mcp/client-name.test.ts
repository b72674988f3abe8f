/** Tests the name of the client in the change log. `endpoint.test.ts` tests how it is transmitted. */
import { expect, it } from "vitest";
import { withClient } from "../../src/mcp/client-name.ts";
import type { ToolCaller } from "../../src/mcp/tools/tool.ts";

it.each([
  ["x".repeat(99), "\u{1f469}".repeat(255)],
  ["x".repeat(100), "\u{1f469}".repeat(255)],
  ["\u{1f469}".repeat(100), "y".repeat(255)],
])("a long client name is truncated between two characters: %#", (clientName, tokenName) => {
  const caller = { principal: { client: null, tokenName }, clientName } as ToolCaller;
  const client = withClient(caller).client ?? "";
  expect(client).not.toMatch(/\p{Cs}/u);
  expect([...client]).toHaveLength(255);
  expect(`${clientName} (${tokenName})`.startsWith(client)).toBe(true);
});

it.each([
  ["Claude Code", "at work", "Claude Code (at work)"],
  ["Claude Code", null, "Claude Code"],
  [null, "at work", null],
])("the application %o with the token %o has the name %o", (clientName, tokenName, expected) => {
  const caller = { principal: { client: null, tokenName }, clientName } as ToolCaller;
  expect(withClient(caller).client).toBe(expected);
});
