import { parseHydraDocumentation, type Api, type Resource } from "@api-platform/api-doc-parser";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { operations, type Role } from "../../generated/operations.ts";
import { contractDocument } from "../support/declared-operations.ts";
import { api } from "../support/client.ts";
import { createInventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

/** Maps a role in the contract to the type of the operation in the parser. */
const types: Partial<Record<Role, string>> = {
  list: "list",
  create: "create",
  get: "show",
  update: "edit",
  replace: "edit",
  delete: "delete",
};

const listed = [
  ...new Set(operations.filter(({ role }) => role === "list").map(({ resource }) => resource!)),
];

describe("api-doc-parser", () => {
  let service: TestService;
  let complaints: unknown[][];

  beforeAll(async () => {
    service = await startService();
    await createInventory(api(service, tokens.full));
  });

  afterAll(() => service?.close());

  beforeEach(() => {
    complaints = [];
    for (const method of ["error", "warn"] as const) {
      vi.spyOn(console, method).mockImplementation((...values) => void complaints.push(values));
    }
  });

  afterEach(() => {
    vi.restoreAllMocks();
    expect(complaints).toEqual([]);
  });

  let parsed: Promise<{ readonly api: Api }> | undefined;
  /** Parses the API documentation once for all tests. */
  async function parse(): Promise<Api> {
    const headers = { Authorization: `Bearer ${tokens.admin}` };
    parsed ??= parseHydraDocumentation(`${service.url}/api`, { headers });
    return (await parsed).api;
  }

  async function resource(title: string): Promise<Resource> {
    const found = (await parse()).resources!.find((candidate) => candidate.title === title);
    expect(found, title).toBeDefined();
    return found!;
  }

  test("finds exactly the resources that have a list", async () => {
    const { title, resources } = await parse();
    expect(title).toBe("Partledger");
    expect(resources!.map((found) => found.title).sort()).toEqual([...listed].sort());
    expect(resources!.map(({ url }) => url).sort()).toEqual(
      operations.flatMap(({ role, path }) => (role === "list" ? [service.url + path] : [])).sort(),
    );
  });

  test.each(listed)("finds the operations of %s", async (name) => {
    const expected = operations.flatMap(({ resource: of, role, method, operationId }) =>
      of === name && types[role] !== undefined ? [`${types[role]} ${method} ${operationId}`] : [],
    );
    const found = (await resource(name)).operations!;
    expect(
      found.map((operation) => `${operation.type} ${operation.method} ${operation.name}`).sort(),
    ).toEqual(expected.sort());
  });

  test.each(listed)("finds the properties of %s and which of them are writable", async (name) => {
    const { schemas } = contractDocument().components;
    const readable = Object.keys(schemas[name]!.properties!).filter((field) => field !== "id");
    const writable = Object.entries(schemas[`${name}Patch`]?.properties ?? {})
      .filter(([, property]) => (property as { readOnly?: boolean }).readOnly !== true)
      .map(([field]) => field);
    const { readableFields, writableFields } = await resource(name);
    expect(readableFields!.map((field) => field.name).sort()).toEqual(readable.sort());
    expect(writableFields!.map((field) => field.name).sort()).toEqual(writable.sort());
    expect(readableFields!.length).toBeGreaterThan(5);
  });

  test.each(listed)("finds the filters of %s", async (name) => {
    const { parameters } = operations.find(({ resource: of, role }) => of === name && role === "list")!;
    const expected = parameters
      .filter(({ filter }) => filter !== undefined)
      .map((parameter) => parameter.name);
    const found = await (await resource(name)).getParameters!();
    expect(found.map(({ variable }) => variable)).toEqual(expected);
  });

  test("distinguishes links from embedded objects, and strings from numbers and dates", async () => {
    const fields = new Map((await resource("Part")).fields!.map((field) => [field.name, field]));
    expect(fields.get("category")).toMatchObject({ required: true, reference: null, maxCardinality: 1 });
    expect(fields.get("category")!.embedded).toMatchObject({ title: "Category" });
    expect(fields.get("parameters")!.embedded).toMatchObject({ title: "Parameter" });
    expect(fields.get("parameters")!.maxCardinality).toBeNull();
    expect(fields.get("mass")!.type).toBe("decimal");
    expect(fields.get("favorite")!.type).toBe("boolean");
    expect(fields.get("addedDate")!.type).toBe("dateTime");
    const parent = (await resource("Category")).fields!.find((field) => field.name === "parent")!;
    expect(parent).toMatchObject({ embedded: null, reference: { title: "Category" } });
  });
});
