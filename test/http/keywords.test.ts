/** Tests the own keywords of the contract: their documentation, and what follows from `x-role` and `x-filters`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { operationsOf, type Contract, type Operation } from "../../codegen/document.ts";
import { addPipelineResponses } from "../../codegen/pipeline-responses.ts";
import { applyRoles, type Role } from "../../codegen/roles.ts";
import { addSharedKeywords } from "../../codegen/shared-properties.ts";

const directory = join(import.meta.dirname, "../../openapi");

/** Adds the names of all members that begin with `x-`. Names of headers begin with `X-`. */
function addKeywords(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, member] of Object.entries(value)) {
    if (name.startsWith("x-")) found.add(name);
    addKeywords(member, found);
  }
  return found;
}

it("the README has a table of exactly the keywords that the contract uses", () => {
  const used = new Set<string>();
  for (const file of readdirSync(directory, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".yaml")) addKeywords(parseYaml(readFileSync(join(directory, file), "utf8")), used);
  const rows = readFileSync(join(directory, "README.md"), "utf8").match(/^\| `x-.*?\|/gm) ?? [];
  const documented = new Set(rows.join().match(/x-[A-Za-z-]+/g));
  expect([...documented].sort()).toEqual([...used].sort());
});

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const roles: Record<string, Role> = {
  list: {
    description: "Returns {nouns}.",
    parameters: ["Page", "NameLike", "CommentLike", "OrderName"].map((name) => reference("parameters", name)),
    responses: {
      200: {
        description: "One page",
        content: { "application/json": { schema: reference("schemas", "{resource}List") } },
      },
    },
  },
  other: {},
};

function completed(operation: Partial<Operation>, other: Partial<Operation> = {}): Contract {
  const filter = (kind: string, property: string) => ({
    name: property,
    in: "query" as const,
    schema: {},
    "x-filter": { kind, property },
  });
  const contract: Contract = {
    openapi: "3.1.1",
    info: { title: "Samples", version: "1" },
    paths: {
      "/api/samples": {
        get: { operationId: "listSamples", tags: ["Sample"], "x-role": "list", responses: {}, ...operation },
      },
      "/api/search": {
        get: { operationId: "search", tags: ["Hit"], "x-role": "other", responses: {}, ...other },
      },
    },
    components: {
      schemas: { Sample: { type: "object", properties: { name: {} } }, SampleListed: {} },
      parameters: {
        Page: { name: "page", in: "query", schema: {} },
        NameLike: filter("like", "name"),
        CommentLike: filter("like", "comment"),
        OrderName: filter("order", "name"),
      },
      responses: {},
    },
  };
  applyRoles(contract, roles);
  addPipelineResponses(contract);
  return contract;
}

function parametersOf(contract: Contract, index = 0): string[] {
  const { parameters = [] } = operationsOf(contract)[index]!.operation;
  return parameters.map((parameter) =>
    "$ref" in parameter ? parameter.$ref.split("/").at(-1)! : parameter.name,
  );
}

it("a role adds parameters, a description and a response", () => {
  const contract = completed({});
  expect(parametersOf(contract)).toEqual(["Page", "NameLike", "OrderName"]);
  expect(contract.paths["/api/samples"]?.get).toMatchObject({
    description: "Returns {nouns}.",
    responses: {
      200: {
        headers: { "X-Request-Id": reference("headers", "RequestId"), Link: reference("headers", "Link") },
        content: { "application/json": { schema: reference("schemas", "SampleList") } },
      },
    },
  });
  expect(contract.components.schemas["SampleList"]).toMatchObject({
    items: reference("schemas", "SampleListed"),
  });
});

it("what an operation defines itself takes precedence over its role", () => {
  const content = { "text/csv": { schema: {} }, "application/json": { example: [] } };
  const contract = completed({
    description: "Own",
    responses: { 200: { description: "Own page", content }, 500: { description: "Own error" } },
  });
  const { description, responses } = contract.paths["/api/samples"]!.get!;
  expect(description).toBe("Own");
  expect(responses["500"]?.description).toBe("Own error");
  expect(responses["200"]).toMatchObject({
    description: "Own page",
    content: {
      "text/csv": {},
      "application/json": { example: [], schema: reference("schemas", "SampleList") },
    },
  });
});

it("x-omit removes the filters and sort orders of a property", () => {
  expect(parametersOf(completed({ "x-omit": ["name"] }))).toEqual(["Page"]);
});

it("x-filters adds the filters of a list and, if required, its sort orders", () => {
  expect(parametersOf(completed({}, { "x-filters": { of: "listSamples" } }), 1)).toEqual(["NameLike"]);
  const filters = { of: "listSamples", orders: true };
  expect(parametersOf(completed({}, { "x-filters": filters }), 1)).toEqual(["NameLike", "OrderName"]);
});

it.each([
  ["role", { "x-role": "lists" }, "listSamples: x-role is not in common/roles.yaml"],
  ["list of filters", { "x-filters": { of: "lists" } }, "listSamples: x-filters names no operation"],
])("codegen rejects an unknown %s", (_title, operation, message) => {
  expect(() => completed(operation)).toThrow(message);
});

it("an operation with x-permission has the errors and headers of authenticated requests", () => {
  const operation = completed({ "x-permission": "samples.read" }).paths["/api/samples"]!.get!;
  expect(Object.keys(operation.responses)).toEqual([
    "200",
    "400",
    "401",
    "403",
    "406",
    "414",
    "429",
    "500",
    "503",
  ]);
  expect(operation.responses["200"]?.headers).toHaveProperty("RateLimit");
});

it("an entity gets the shared keywords that it does not define", () => {
  const contract = completed({});
  contract.components.schemas["Sample"] = {
    "x-optional": [],
    properties: { id: {}, name: { maxLength: 9 }, comment: { description: "Own" } },
  };
  addSharedKeywords(contract, {
    all: { id: { readOnly: true }, comment: { description: "Shared" } },
    tree: { name: { description: "Name in a tree" } },
    limits: { name: { minLength: 1, maxLength: 255 }, comment: { maxLength: 99 } },
  });
  expect(contract.components.schemas["Sample"].properties).toEqual({
    id: { readOnly: true },
    name: { maxLength: 9 },
    comment: { description: "Own", maxLength: 99 },
  });
});
