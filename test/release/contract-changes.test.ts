import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Contract, Operation, Schema } from "../../codegen/document.ts";
import { findContractChanges } from "../../codegen/release/contract-changes.ts";
import { judgeChanges } from "../../codegen/release/judge-changes.ts";

/** A small contract. `schema` is the body of a request and of a response. */
function contract(): Contract {
  const body = { "application/json": { schema: { $ref: "#/components/schemas/Lot" } } };
  return {
    openapi: "3.1.0",
    info: { title: "Test", version: "1.0.0" },
    security: [{ apiToken: ["read_only"] }],
    paths: {
      "/lots": {
        post: {
          operationId: "createLot",
          security: [{ apiToken: ["edit"] }],
          "x-permission": "lots.create",
          parameters: [
            { $ref: "#/components/parameters/Limit" },
            { name: "order", in: "query", schema: { type: "string", enum: ["asc", "desc"] } },
          ],
          requestBody: { content: { ...body, "application/ld+json": {} } },
          responses: {
            201: { description: "Created", headers: { ETag: {} }, content: body },
            404: { $ref: "#/components/responses/NotFound", description: "" },
          },
        },
      },
    },
    components: {
      parameters: {
        Limit: {
          name: "limit",
          in: "query",
          schema: { type: "integer", minimum: 1, maximum: 100, default: 30 },
        },
      },
      responses: {
        NotFound: {
          description: "Not found",
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
      schemas: {
        Problem: { type: "object", required: ["status"], properties: { status: { type: "integer" } } },
        Lot: {
          type: "object",
          required: ["id", "name"],
          properties: {
            id: { type: "integer", readOnly: true },
            name: { type: "string", maxLength: 255 },
            state: { type: "string", enum: ["new", "used"] },
            owner: { anyOf: [{ $ref: "#/components/schemas/User" }, { type: "null" }] },
            parent: { $ref: "#/components/schemas/Lot" },
            tags: { type: "array", items: { type: "string" } },
            date: { type: ["string", "null"], format: "date" },
            secret: { type: "string", writeOnly: true },
          },
        },
        User: { allOf: [{ $ref: "#/components/schemas/Named" }, { type: "object" }] },
        Named: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  };
}

interface Parts {
  readonly document: Contract;
  readonly operation: Operation;
  readonly schemas: Record<string, Schema>;
  readonly lot: Schema;
  /** The properties of Lot. */
  readonly properties: Record<string, Schema>;
}

function findings(change: (parts: Parts) => void): readonly string[] {
  const document = contract();
  const { schemas } = document.components;
  const lot = schemas.Lot!;
  const operation = document.paths["/lots"]!.post!;
  change({ document, operation, schemas, lot, properties: lot.properties! });
  return findContractChanges(contract(), document).map(({ severity, text }) =>
    severity === "breaking" ? text : `${severity}: ${text}`,
  );
}

type Case = readonly [title: string, change: (parts: Parts) => void, expected: readonly string[]];

const compatible: readonly Case[] = [
  ["an unchanged contract", () => undefined, []],
  [
    "a new operation and an optional parameter",
    ({ document, operation }) => {
      document.paths["/new"] = { get: { operationId: "new", responses: {} } };
      operation.parameters?.push({ name: "new", in: "query", schema: {} });
    },
    [],
  ],
  ["a new optional property", ({ properties }) => void (properties.new = { type: "string" }), []],
  ["a wider limit", ({ properties }) => void (properties.name!.maxLength = 300), []],
  ["a new error status", ({ operation }) => void (operation.responses["409"] = { description: "" }), []],
  ["a lower scope", ({ operation }) => void (operation.security = [{ apiToken: ["read_only"] }]), []],
  ["access without a token", ({ operation }) => void (operation.security = []), []],
  ["a new text", ({ lot }) => void (lot.description = "A lot."), []],
  ["a limit of a property in responses only", ({ properties }) => void (properties.id!.maximum = 5), []],
];

const breaking: readonly Case[] = [
  ["a removed path", ({ document }) => void delete document.paths["/lots"], ["POST /lots: was removed"]],
  [
    "another operationId",
    ({ operation }) => void (operation.operationId = "addLot"),
    ["POST /lots: the operationId changed from createLot to addLot"],
  ],
  [
    "a higher scope",
    ({ operation }) => void (operation.security = [{ apiToken: ["admin"] }]),
    ['POST /lots: requires [{"apiToken":["admin"]}], was [{"apiToken":["edit"]}]'],
  ],
  [
    "another permission",
    ({ operation }) => void (operation["x-permission"] = "lots.edit"),
    ["POST /lots: requires the permission lots.edit, was lots.create"],
  ],
  [
    "a removed parameter",
    ({ operation }) => void operation.parameters?.pop(),
    ["POST /lots: the query parameter order was removed"],
  ],
  [
    "a new required parameter",
    ({ operation }) => operation.parameters?.push({ name: "new", in: "header", required: true, schema: {} }),
    ["POST /lots: the header parameter new is now required"],
  ],
  [
    "a parameter in a changed style",
    ({ document }) => Object.assign(document.components.parameters!.Limit!, { explode: false }),
    ["POST /lots: the query parameter limit is serialized differently"],
  ],
  [
    "narrower limits and another default",
    ({ document }) =>
      Object.assign(document.components.parameters!.Limit!.schema, { minimum: 2, maximum: 50, default: 10 }),
    [
      "POST /lots query parameter limit (request): maximum is 50, was 100",
      "POST /lots query parameter limit (request): minimum is 2, was 1",
      "POST /lots query parameter limit (request): the default is 10, was 30",
    ],
  ],
  [
    "a required body",
    ({ operation }) => void (operation.requestBody!.required = true),
    ["POST /lots: now requires a request body"],
  ],
  [
    "a removed media type of a request",
    ({ operation }) => void delete operation.requestBody!.content["application/ld+json"],
    ["POST /lots: the request body application/ld+json was removed"],
  ],
  [
    "a removed body",
    ({ operation }) => void (operation.requestBody = { content: {} }),
    [
      "POST /lots: the request body application/json was removed",
      "POST /lots: the request body application/ld+json was removed",
    ],
  ],
  [
    "another success status",
    ({ operation }) => {
      operation.responses["200"] = operation.responses["201"]!;
      delete operation.responses["201"];
    },
    ["POST /lots 201: was removed", "POST /lots: can now return 200"],
  ],
  [
    "a removed header",
    ({ operation }) => void delete operation.responses["201"]!.headers,
    ["POST /lots 201: the header ETag was removed"],
  ],
  [
    "a removed media type of a shared response",
    ({ document }) => void (document.components.responses!.NotFound!.content = {}),
    ["POST /lots 404: the response body application/problem+json was removed"],
  ],
  [
    "a removed property",
    ({ properties }) => void delete properties.tags,
    ["Lot.tags (request): was removed", "Lot.tags (response): was removed"],
  ],
  [
    "a property that is removed from requests",
    ({ properties }) => void (properties.tags!.readOnly = true),
    ["Lot.tags (request): was removed"],
  ],
  [
    "a property that is removed from responses",
    ({ properties }) => void (properties.tags!.writeOnly = true),
    ["Lot.tags (response): was removed"],
  ],
  [
    "a newly required property",
    ({ lot }) => lot.required?.push("tags"),
    ["Lot.tags (request): is now required"],
  ],
  [
    "an optional property in responses",
    ({ lot }) => void (lot.required = ["id"]),
    ["Lot.name (response): is no longer always present"],
  ],
  [
    "rejected unknown properties",
    ({ lot }) => void (lot.unevaluatedProperties = false),
    ["Lot (request): rejects unknown properties"],
  ],
  [
    "a lower limit, a pattern and a format",
    ({ properties }) => Object.assign(properties.name!, { maxLength: 10, pattern: "a", format: "email" }),
    [
      "Lot.name (request): maxLength is 10, was 255",
      'Lot.name (request): pattern is "a", was not set',
      'Lot.name (request): format is "email", was not set',
    ],
  ],
  [
    "another type",
    ({ properties }) => void (properties.name = { type: "integer" }),
    [
      "Lot.name (request): the type changed from string to integer",
      "Lot.name (response): the type changed from string to integer",
    ],
  ],
  [
    "a wider number in responses",
    ({ properties }) => void (properties.id!.type = "number"),
    ["Lot.id (response): the type changed from integer to number"],
  ],
  [
    "a value that becomes nullable in responses",
    ({ properties }) => void (properties.name!.type = ["string", "null"]),
    ["Lot.name (response): can now be null"],
  ],
  [
    "a value that is no longer nullable in requests",
    ({ properties }) => {
      properties.owner = { $ref: "#/components/schemas/User" };
      properties.date!.type = "string";
    },
    ["Lot.owner (request): no longer accepts null", "Lot.date (request): no longer accepts null"],
  ],
  [
    "another format of a nullable value in responses",
    ({ properties }) => void (properties.date!.format = "date-time"),
    [
      'Lot.date (request): format is "date-time", was "date"',
      "Lot.date (response): the format changed from date to date-time",
    ],
  ],
  [
    "a removed value",
    ({ properties }) => void (properties.state!.enum = ["new"]),
    ['Lot.state (request): no longer accepts "used"'],
  ],
  [
    "a value that is no longer limited",
    ({ properties }) => void delete properties.state!.enum,
    ["Lot.state (response): is no longer limited to certain values"],
  ],
  [
    "another type of items",
    ({ properties }) => void (properties.tags!.items = { type: "integer" }),
    [
      "Lot.tags[] (request): the type changed from string to integer",
      "Lot.tags[] (response): the type changed from string to integer",
    ],
  ],
  [
    "a change in a schema of allOf",
    ({ schemas }) => void (schemas.Named!.required = []),
    ["User.name (response): is no longer always present"],
  ],
  [
    "a renamed schema",
    ({ schemas, properties }) => {
      schemas.Account = schemas.User!;
      delete schemas.User;
      properties.owner!.anyOf![0] = { $ref: "#/components/schemas/Account" };
    },
    ["schema User: was removed or renamed"],
  ],
];

describe("comparing the contract with the last release", () => {
  it.each(compatible)("accepts %s", (_title, change, expected) => {
    expect(findings(change)).toEqual(expected);
  });

  it.each(breaking)("reports %s", (_title, change, expected) => {
    expect(findings(change)).toEqual(expected);
  });

  it("warns about a new value in responses", () => {
    expect(findings(({ properties }) => properties.state!.enum!.push("broken"))).toEqual([
      'warning: Lot.state (response): has the new value "broken"',
    ]);
  });

  it("finds the removal of any operation or schema of the real contract", async () => {
    const text = await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8");
    const real = JSON.parse(text) as Contract;
    expect(findContractChanges(real, real)).toEqual([]);
    const empty = { ...real, paths: {}, components: { schemas: {} } };
    const removed = findContractChanges(real, empty);
    expect(removed).toHaveLength(
      Object.keys(real.components.schemas).length +
        Object.values(real.paths).flatMap((item) => Object.keys(item).filter((key) => key !== "parameters"))
          .length,
    );
  });
});

describe("accepted changes", () => {
  const change = (text: string) => ({ severity: "breaking", text }) as const;

  it("are no errors", () => {
    expect(judgeChanges([change("a")], [{ change: "a", reason: "unused" }]).errors).toEqual([]);
  });

  it("must occur in the contract", () => {
    expect(judgeChanges([], [{ change: "a", reason: "unused" }]).errors).toEqual([
      'openapi/accepted-changes.yaml: remove "a". The contract has no such change.',
    ]);
  });

  it("are the remedy for other breaking changes", () => {
    expect(judgeChanges([change("a"), { severity: "warning", text: "b" }], [])).toEqual({
      warnings: ["b"],
      errors: [
        "breaking: a",
        "These changes break clients. Undo them, or add them with a reason to openapi/accepted-changes.yaml.",
      ],
    });
  });
});
