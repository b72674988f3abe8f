/** What tools say of their arguments: models fill them in by it. */
import { expect, it } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { tools } from "../../../generated/tools.ts";
import type { ToolContract } from "../../../generated/tools.ts";
import { createValidators } from "../../../src/contract/validators.ts";
import { createArgumentCheck } from "../../../src/mcp/tools/arguments.ts";

type Said = Readonly<Record<string, unknown>>;

const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

function argumentsOf({ inputSchema }: ToolContract): Readonly<Record<string, Said>> {
  return (inputSchema["properties"] ?? {}) as Record<string, Said>;
}

const changing = tools.filter(
  ({ operation }) => operation !== null && byId.get(operation.operationId)?.method === "PATCH",
);

it("there is a tool that changes only what it is sent", () => {
  expect(changing.map(({ name }) => name)).toContain("update_part");
});

it.each(changing)("$name, which leaves alone what is not sent, says no default", (tool) => {
  for (const [name, schema] of Object.entries(argumentsOf(tool))) {
    expect(JSON.stringify(schema), name).not.toMatch(/"default":|default/i);
  }
});

it("create_part says what is missing is made", () => {
  const tool = tools.find(({ name }) => name === "create_part");
  expect(tool && argumentsOf(tool)["minamount"]?.["description"]).toMatch(/ Default: `0`\.$/);
});

it.each(tools.filter((tool) => "properties" in argumentsOf(tool)))(
  "$name takes at least one of its properties, since none could mean all",
  (tool) => {
    expect(argumentsOf(tool)["properties"]).toMatchObject({ type: "array", minItems: 1 });
  },
);

it("refuses an array that is too long without looking into it, and counts the violations that it does not list", () => {
  const tool = tools.find(({ name }) => name === "check_stock");
  const check = createArgumentCheck(tool?.inputSchema ?? {}, createValidators({}));
  expect(() => check({ part_ids: Array.from({ length: 1000 }, () => "x") })).toThrow(
    /^part_ids: This collection should contain 50 elements or less\.$/,
  );
  expect(() => check({ part_ids: Array.from({ length: 50 }, () => "x") })).toThrow(
    /\n30 more violations are not listed\.$/,
  );
});
