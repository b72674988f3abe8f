import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api, type Api } from "../support/client.ts";
import { requestErrors } from "../support/contract.ts";
import { declaredOperations } from "../support/declared-operations.ts";
import {
  changeBody,
  concretePath,
  creationBody,
  createInventory,
  type Inventory,
} from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

const changes = declaredOperations().filter(({ role }) => role === "update" || role === "replace");
const creations = declaredOperations().filter(({ role }) => role === "create");
const formats = ["application/json", "application/ld+json"];

/** Removes the IDs of the entries in lists, because a new entity cannot own entries of an existing one. */
function withoutOwnedIds(value: unknown, inList = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutOwnedIds(entry, true));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !inList || (name !== "id" && name !== "@id"));
  return Object.fromEntries(
    members.map(([name, member]) => [name, Array.isArray(member) ? withoutOwnedIds(member) : member]),
  );
}

/** Resources without a name that are unique by other properties. */
const uniqueByRelation = ["part_associations", "pricedetails"];

describe("a client that sends a whole document back", () => {
  let service: TestService;
  let client: Api;
  let inventory: Inventory;

  beforeAll(async () => {
    service = await startService();
    client = api(service, tokens.full);
    inventory = await createInventory(client);
  });
  afterAll(async () => {
    await service.close();
  });

  it.each(
    changes.flatMap((operation) =>
      formats.map((accept) => [operation.operationId, accept, operation] as const),
    ),
  )("%s accepts %s, as its schema declares", async (_id, accept, operation) => {
    const path = concretePath(operation, inventory);
    const { body } = await client.get(path, { accept, expect: 200 });
    const schemas = Object.entries(operation.body ?? {}).filter(([type]) => type.endsWith("json"));
    for (const [, schema] of schemas) expect(requestErrors(schema, body)).toBeNull();
    await client.request(operation.method, path, body, { accept, expect: 200 });
  });

  it.each(
    creations.flatMap((operation) =>
      formats.map((accept) => [operation.operationId, accept, operation] as const),
    ),
  )("%s creates a copy from %s", async (operationId, accept, { path }) => {
    const collection = path.slice("/api/".length);
    const { body } = await client.get<Record<string, unknown>>(`${path}/${inventory[collection]}`, {
      accept,
      expect: 200,
    });
    const name = `${operationId}_${formats.indexOf(accept)}`;
    const { element, ...unique } = creationBody(collection, name, inventory);
    const copy = {
      ...(withoutOwnedIds(body) as object),
      ...(uniqueByRelation.includes(collection) ? unique : changeBody(collection, name)),
      ...(collection === "currencies" && { iso_code: formats.indexOf(accept) === 0 ? "CHF" : "SEK" }),
      ...(collection === "project_bom_entries" && { part: null }),
      // JSON omits undefined properties.
      master_picture_attachment: undefined,
      associated_parts_as_owner: undefined,
      // Plain JSON does not state the type of the element.
      ...(element !== undefined && accept === "application/json" && { element }),
    };
    await client.post(path, copy, { accept, expect: 201 });
  });

  it.each(["attachments", "parameters"])(
    "a copy from plain JSON needs the IRI of its element: %s",
    async (collection) => {
      const accept = "application/json";
      const { body } = await client.get(`/api/${collection}/${inventory[collection]}`, {
        accept,
        expect: 200,
      });
      const answer = await client.post<Record<string, unknown>>(`/api/${collection}`, body, {
        accept,
        expect: 400,
      });
      expect(answer.body["violations"]).toMatchObject([{ propertyPath: "element", code: "invalid-iri" }]);
    },
  );
});
