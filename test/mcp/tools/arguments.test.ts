/** Tests the argument schemas of tools, from which models construct calls. */
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

it("there is a tool that changes only the properties that are sent", () => {
  expect(changing.map(({ name }) => name)).toContain("update_part");
});

it.each(changing)("$name keeps omitted properties and therefore declares no default", (tool) => {
  for (const [name, schema] of Object.entries(argumentsOf(tool))) {
    expect(JSON.stringify(schema), name).not.toMatch(/"default":|default/i);
  }
});

it("create_part describes the defaults of omitted properties", () => {
  const tool = tools.find(({ name }) => name === "create_part");
  expect(tool && argumentsOf(tool)["minamount"]?.["description"]).toMatch(/ Default on creation: `0`\.$/);
});

it.each(tools.filter((tool) => "properties" in argumentsOf(tool)))(
  "$name requires at least one property, because an empty list could mean all",
  (tool) => {
    expect(argumentsOf(tool)["properties"]).toMatchObject({ type: "array", minItems: 1 });
  },
);

it("an array that is too long is rejected without validating its items, and omitted violations are counted", () => {
  const tool = tools.find(({ name }) => name === "check_stock");
  const check = createArgumentCheck(tool?.inputSchema ?? {}, createValidators({}));
  expect(() => check({ part_ids: Array.from({ length: 1000 }, () => "x") })).toThrow(
    /^part_ids: This collection should contain 50 elements or less\.$/,
  );
  expect(() => check({ part_ids: Array.from({ length: 50 }, () => "x") })).toThrow(
    /\n30 more violations are not listed\.$/,
  );
});
