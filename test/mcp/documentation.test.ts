/** Tests that docs/agents.md lists the limits, and all tools with their requirements. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tools } from "../../generated/tools.ts";
import { callsPerMinute } from "../../src/mcp/call-limit.ts";
import { maximumBatch } from "../../src/mcp/json-rpc.ts";
import { maximumText } from "../../src/mcp/tools/results.ts";

const text = readFileSync(new URL("../../docs/agents.md", import.meta.url), "utf8");

it("docs/agents.md lists every tool with its title, scope and all permissions", () => {
  const rows = text.split("\n").flatMap((line) => {
    const [, name, title, scope, permissions] =
      /^\| `(\w+)` +\| (.*?) +\| `(\w+)` +\| (.*?) +\|$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, title, scope, permissions }];
  });
  expect(rows).toEqual(
    tools.map(({ name, title, scope, permission, alsoNeeds }) => ({
      name,
      title,
      scope,
      permissions: [permission, ...alsoNeeds].map((needed) => `\`${needed}\``).join(", "),
    })),
  );
});

it("docs/agents.md lists the limits", () => {
  expect(text).toContain(`${callsPerMinute} requests per minute for each token`);
  expect(text).toContain(`Up to ${maximumBatch} messages in a batch`);
  expect(text).toContain(`more than ${maximumText.toLocaleString("en")} characters`);
});
