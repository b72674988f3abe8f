/** Tests that docs/agents.md says the same as the page “Connect AI agents” about each application. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mcpClients, type McpClient } from "../../src/pages/mcp-clients.ts";

const text = readFileSync(new URL("../../docs/agents.md", import.meta.url), "utf8");

function identityCell({ trial, metadataDocument }: McpClient): string {
  if (trial.kind === "documented") return "not known";
  return metadataDocument === null ? "registration" : `registration or \`${metadataDocument}\``;
}

function triedCell({ trial }: McpClient): string {
  switch (trial.kind) {
    case "run":
      return `${trial.program}, ${trial.month}`;
    case "replayed":
      return `Requests replayed, ${trial.month}`;
    case "documented":
      return "Not tried";
  }
}

it("docs/agents.md lists each application, how it identifies itself, and what was tried", () => {
  const [, rows = ""] = /^\| Application .*\n\| -+ .*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const cells = rows
    .trim()
    .split("\n")
    .map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(cells).toEqual(
    mcpClients.map((client) => [
      client.name,
      identityCell(client),
      client.withToken === null ? "no" : "yes",
      triedCell(client),
    ]),
  );
});
