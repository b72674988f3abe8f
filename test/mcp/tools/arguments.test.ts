/** Tests the argument schemas of tools, from which models construct calls. */
import { expect, it } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { tools, type ToolContract } from "../../../generated/tools.ts";
import { createValidators } from "../../../src/http/validation/validators.ts";
import { createArgumentCheck, type CheckArguments } from "../../../src/mcp/tools/arguments.ts";

type Said = Readonly<Record<string, unknown>>;

function checkOf(name: string): CheckArguments {
  const tool = tools.find((each) => each.name === name);
  if (tool === undefined) throw new Error(`There is no tool ${name}.`);
  return createArgumentCheck(tool, createValidators({}));
}

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

it.each(tools.filter((tool) => "properties" in argumentsOf(tool)))(
  "$name requires at least one property, because an empty list could mean all",
  (tool) => {
    expect(argumentsOf(tool)["properties"]).toMatchObject({ type: "array", minItems: 1 });
  },
);

it("an array that is too long is rejected without validating its items, and omitted violations are counted", () => {
  const check = checkOf("check_stock");
  expect(() => check({ part_ids: Array.from({ length: 1000 }, () => "x") })).toThrow(
    /^part_ids: This collection should contain 50 elements or less\.$/,
  );
  expect(() => check({ part_ids: Array.from({ length: 50 }, () => "x") })).toThrow(
    /\n30 more violations are not listed\.$/,
  );
});

const eda = (value: Said): Said => ({ part_id: 1, eda_info: value });

it.each<[string, Said, Said]>([
  ["get_part_details", { id: "5" }, { id: 5 }],
  ["get_part_details", { id: "5.0", limit: "10", offset: "0" }, { id: 5, limit: 10, offset: 0 }],
  ["get_part_details", { id: 5, limit: null, offset: "", properties: null }, { id: 5 }],
  ["get_part_details", { id: 5, properties: "name" }, { id: 5, properties: ["name"] }],
  ["get_part_details", { id: 5, properties: '["name", "ipn"]' }, { id: 5, properties: ["name", "ipn"] }],
  ["check_stock", { part_ids: 5 }, { part_ids: [5] }],
  ["check_stock", { part_ids: "5" }, { part_ids: [5] }],
  ["check_stock", { part_ids: "[5, 6]" }, { part_ids: [5, 6] }],
  ["check_stock", { part_ids: ["5", 6] }, { part_ids: [5, 6] }],
  ["check_stock", { part_ids: ' ["5", "6"]' }, { part_ids: [5, 6] }],
  [
    "search_parts",
    { keyword: "5", regex: "False", name: "true" },
    { keyword: "5", regex: false, name: true },
  ],
  ["search_parts", { keyword: "null", cursor: "", limit: null }, { keyword: "null" }],
  ["search_parts", { keyword: "[5]" }, { keyword: "[5]" }],
  ["list_categories", { keyword: "", cursor: null }, {}],
  ["list_categories", { keyword: null }, { keyword: null }],
  ["find_alternatives", { part_id: 1, tolerance: "2.5e1" }, { part_id: 1, tolerance: 25 }],
  [
    "add_stock",
    { lot_id: "3", amount: "0.5", change_comment: "" },
    { lot_id: 3, amount: 0.5, change_comment: "" },
  ],
  [
    "move_stock",
    { lot_id: 3, amount: 1, to_lot_id: "", storage_location_id: "7" },
    { lot_id: 3, amount: 1, storage_location_id: 7 },
  ],
  // A text can be cleared, and a reference removed.
  [
    "update_part",
    { part_id: 1, description: "", tags: "", ipn: "" },
    { part_id: 1, description: "", tags: "", ipn: "" },
  ],
  ["update_part", { part_id: 1, manufacturing_status: "" }, { part_id: 1, manufacturing_status: "" }],
  [
    "update_part",
    { part_id: 1, footprint_id: null, ipn: null },
    { part_id: 1, footprint_id: null, ipn: null },
  ],
  [
    "update_part",
    { part_id: 1, footprint_id: "null", mass: "null" },
    { part_id: 1, footprint_id: null, mass: null },
  ],
  ["update_part", { part_id: 1, footprint_id: "", mass: "", minamount: null }, { part_id: 1 }],
  // A name can neither be cleared nor be null.
  ["update_part", { part_id: 1, name: "", category_id: null }, { part_id: 1 }],
  ["update_part", { part_id: 1, description: null, favorite: null }, { part_id: 1 }],
  ["create_part_lot", { part_id: 1, expiration_date: "" }, { part_id: 1 }],
  ["update_part", eda({ exclude_from_bom: "true", value: "" }), eda({ exclude_from_bom: true, value: "" })],
  [
    "update_part",
    { part_id: 1, eda_info: '{"value": "10k", "exclude_from_sim": "FALSE"}' },
    eda({ value: "10k", exclude_from_sim: false }),
  ],
  ["update_part", { part_id: 1, eda_info: "" }, { part_id: 1 }],
])("%s understands %j", (name, given, understood) => {
  expect(checkOf(name)(given)).toEqual(understood);
});

it.each<[string, Said, string]>([
  [
    "get_part_details",
    { id: "five" },
    "id: This value should be of type integer, not string. Send a whole number such as 5.",
  ],
  ["get_part_details", { id: "" }, "id: "],
  ["get_part_details", { id: null }, "id: "],
  ["get_part_details", { id: "5.5" }, "id: "],
  ["get_part_details", { id: "1,000" }, "id: "],
  ["get_part_details", { id: "05" }, "id: "],
  ["get_part_details", { id: "0x5" }, "id: "],
  ["get_part_details", { id: "9007199254740993" }, "id: "],
  ["get_part_details", { id: [5] }, "id: "],
  ["get_part_details", { id: true }, "id: "],
  ["get_part_details", { id: 5, properties: "[name" }, "properties: "],
  ["get_part_details", { id: 5, properties: { name: true } }, "properties: "],
  ["get_part_details", { id: 5, properties: [] }, "properties: "],
  ["get_part_details", { id: 5, limit: "null" }, "limit: "],
  ["check_stock", { part_ids: "1,2" }, "part_ids[0]: "],
  [
    "check_stock",
    { part_ids: "[1, 2" },
    "part_ids: This value should be of type array, not string. Send an array such as [1, 2].",
  ],
  ["check_stock", { part_ids: "" }, "part_ids: "],
  ["check_stock", { part_ids: "[[1]]" }, "part_ids[0]: "],
  ["check_stock", { part_ids: `${"[".repeat(40)}1${"]".repeat(40)}` }, "must not be nested deeper"],
  [
    "add_stock",
    { lot_id: 1, amount: "2,5" },
    "amount: This value should be of type number, not string. Send a number such as 2.5.",
  ],
  ["add_stock", { lot_id: 1, amount: "1e999" }, "amount: "],
  ["add_stock", { lot_id: 1, amount: " 5 pcs" }, "amount: "],
  [
    "search_parts",
    { keyword: "x", regex: "yes" },
    "regex: This value should be of type boolean, not string. Send true or false.",
  ],
  ["search_parts", { keyword: "x", regex: 1 }, "regex: "],
  ["search_parts", { keyword: 5 }, "keyword: "],
  ["update_part", { part_id: 1, eda_info: "[1]" }, "eda_info: "],
  ["update_part", { part_id: 1, eda_info: '{"__proto__": {"value": "x"}}' }, "eda_info: "],
  ["update_part", { part_id: 1, eda_info: "{" }, "eda_info: "],
])("%s refuses the unclear %j", (name, given, message) => {
  expect(() => checkOf(name)(given)).toThrow(message);
});
