/** Tests `null` for each object and list that requests can contain: it resets the property, or it is rejected. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { requestComponents, resourceFacts, type ResourceName } from "../../generated/resources.ts";
import type { JsonSchema } from "../../src/http/operation.ts";
import { propertyNames, propertySchema, resolveSchema } from "../../src/http/validation/schemas.ts";
import { api, type Api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { createInventory, creationBody, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

function typesOf(schema: JsonSchema): string[] {
  const { type, anyOf } = resolveSchema(schema, requestComponents);
  return [type, ...(Array.isArray(anyOf) ? anyOf.map(typesOf) : [])].flat(2) as string[];
}

/** The objects and lists in the bodies of PATCH requests, without references. */
const found = Object.keys(requestComponents)
  .filter((name) => name.endsWith("Patch"))
  .flatMap((name) => {
    const component = { $ref: `#/components/schemas/${name}` };
    return propertyNames(component, requestComponents).flatMap((property) => {
      const types = typesOf(propertySchema(component, property, requestComponents) ?? {});
      if (types.includes("string") || !(types.includes("object") || types.includes("array"))) return [];
      return [{ resource: name.slice(0, -"Patch".length), property, isNullable: types.includes("null") }];
    });
  });

/** The objects that `null` resets, each with a value. */
const objects: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "Part eda_info": { reference_prefix: "R", value: "10k", visibility: true, kicad_symbol: "Device:R" },
  "Category eda_info": { reference_prefix: "R", exclude_from_bom: true, kicad_symbol: "Device:R" },
  "Footprint eda_info": { kicad_footprint: "Resistor_SMD:R_0603" },
  "User permissions": { "parts.read": true },
  "Group permissions": { "parts.read": true },
};

/** Objects that are commands: `null` requests nothing. */
const commands = ["Attachment upload"];

describeOneDialect("null", (dialect) => {
  let service: TestService;
  let client: Api;
  let inventory: Inventory;
  beforeAll(async () => {
    service = await startService({ dialect });
    client = api(service, tokens.full);
    inventory = await createInventory(client);
  });
  afterAll(() => service.close());

  it("is tested for each object that can be null", () => {
    const nullable = found.filter(({ isNullable }) => isNullable);
    const names = nullable.map(({ resource, property }) => `${resource} ${property}`);
    expect(names.sort()).toEqual([...Object.keys(objects), ...commands].sort());
  });

  it.each(Object.entries(objects))("resets %s in PATCH", async (name, value) => {
    const [resource = "", property = ""] = name.split(" ");
    const path = await create(resource);
    const options = { accept: "application/json", expect: 200 };
    const before = (await client.get(path, options)).body[property];
    const changed = await client.patch(path, { [property]: value }, options);
    expect(changed.body[property]).toMatchObject(value);
    const reset = await client.patch(path, { [property]: null }, options);
    expect(reset.body[property]).toEqual(before);
    expect((await client.get(path, options)).body[property]).toEqual(before);
    const batch = { atomic: true, operations: [{ method: "PATCH", path, body: { [property]: value } }] };
    await client.post("/api/batch", batch, { expect: 200 });
    const back = { atomic: true, operations: [{ method: "PATCH", path, body: { [property]: null } }] };
    await client.post("/api/batch", back, { expect: 200 });
    expect((await client.get(path, options)).body[property]).toEqual(before);
  });

  it("writes the removed values to the change log", async () => {
    const path = await create("Footprint");
    await client.patch(path, { eda_info: { kicad_footprint: "A:B" } }, { expect: 200 });
    await client.patch(path, { eda_info: null }, { expect: 200 });
    const { body } = await client.get(`${path}/log`, { expect: 200 });
    expect(JSON.stringify(body)).toContain('"eda_info.kicad_footprint":{"old":"A:B","new":null}');
  });

  const lists = found.filter(({ isNullable }) => !isNullable);
  it.each(lists)("is rejected for the list $property of $resource", async ({ resource, property }) => {
    const path = await create(resource);
    const { status, body } = await client.patch(path, { [property]: null });
    expect([400, 422]).toContain(status);
    expect(body["violations"]).toMatchObject([{ propertyPath: property }]);
  });

  let count = 0;
  async function create(resource: string): Promise<string> {
    const { collection } = resourceFacts[resource as ResourceName];
    if (collection === null) throw new Error(`${resource} has no collection.`);
    const name = `Null${(count += 1)}`;
    const { body } = await client.post<{ id: number }>(
      collection,
      creationBody(collection.replace("/api/", ""), name, inventory),
      { accept: "application/json", expect: 201 },
    );
    return `${collection}/${body.id}`;
  }
});
