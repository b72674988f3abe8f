/**
 * Sends every read as a user who lacks the permission to read one resource. Elements of this resource that a response
 * embeds must have only their IDs and IRIs. The expectations come from the contract.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { serializePermissionData } from "../../src/identity/permission-data.ts";
import {
  isPermissionName,
  permission,
  permissions,
  type PermissionName,
} from "../../src/identity/permissions.ts";
import { api, type Api, type Json } from "../support/client.ts";
import { declaredOperations, type DeclaredOperation } from "../support/declared-operations.ts";
import { describeDialects } from "../support/dialects.ts";
import { concretePath, createInventory, type Inventory } from "../support/inventory.ts";
import { insertToken, insertUser, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

/** The permission to read the elements of a collection. All users can see the names of users. */
const readPermissions = new Map(
  declaredOperations().flatMap(({ role, path, permission }): [string, PermissionName][] => {
    const collection = /^(\/api\/\w+)\/\{id\}$/.exec(path)?.[1];
    const isNamed = role === "get" && collection !== undefined && isPermissionName(permission ?? "");
    return isNamed && permission !== "users.read" ? [[collection, permission as PermissionName]] : [];
  }),
);
const lackable = [...new Set(readPermissions.values())];
const reads = declaredOperations().filter(
  ({ method, documentation, scope }) => method === "GET" && !documentation && scope !== null,
);

/** Returns the embedded objects that contain more than an ID although `missing` is needed to read them. */
function described(value: unknown, missing: PermissionName, isRoot = true): Json[] {
  if (Array.isArray(value)) return value.flatMap((each) => described(each, missing, isRoot));
  if (typeof value !== "object" || value === null) return [];
  const document = value as Readonly<Record<string, unknown>>;
  const collection = /^(\/api\/\w+)\/\d+$/.exec(String(document["@id"]))?.[1] ?? "";
  const names = Object.keys(document).filter((name) => !["@id", "@type", "id"].includes(name));
  const isDescribed = !isRoot && readPermissions.get(collection) === missing && names.length > 0;
  const inner = Object.entries(document).flatMap(([name, each]) =>
    described(each, missing, name === "hydra:member"),
  );
  return isDescribed ? [document as Json, ...inner] : inner;
}

describeDialects("a user without the permission to read an embedded element", (dialect) => {
  let service: TestService;
  let inventory: Inventory;
  const admin = (): Api => api(service, tokens.full);
  const without = (missing: PermissionName): Api => api(service, `without ${missing}`.replaceAll(" ", "_"));

  beforeAll(async () => {
    // Otherwise, the service would add deliveries while the test compares them.
    service = await startService({ dialect, overrides: { webhooks: { sends: false } } });
    const created = await createInventory(admin());
    const iri = (collection: string): string => `/api/${collection}/${created[collection]}`;
    // Users refer to groups, projects to parts, locations to units, and prices of BOM entries to currencies.
    const build = await admin().post(
      "/api/parts",
      { name: "Built", category: iri("categories") },
      { expect: 201 },
    );
    await admin().patch(iri("projects"), { build_part: build.body["@id"] }, { expect: 200 });
    await admin().patch(
      iri("storage_locations"),
      { storage_type: iri("measurement_units") },
      { expect: 200 },
    );
    const priced = { name: "Panel", project: iri("projects"), price: "2", price_currency: iri("currencies") };
    const entry = await admin().post<{ id: number }>("/api/project_bom_entries", priced, { expect: 201 });
    inventory = { ...created, priced: entry.body.id };
    await service.store.transaction(async (transaction) => {
      for (const missing of lackable) {
        const now = new Date();
        const data = new Map([...permissions.keys()].map((name) => [name, name !== missing]));
        const name = `without ${missing}`;
        const userId = await insertUser(transaction, name, serializePermissionData(data), false, now);
        const text = name.replaceAll(" ", "_");
        await insertToken(transaction, { userId, name, text, scope: "full", validUntil: null, now });
      }
    });
  });
  afterAll(() => service.close());

  /** Looking up a code also requires the permission to read parts. */
  const includes = ({ permission: declared }: DeclaredOperation, missing: PermissionName): boolean => {
    const needed = declared === "tools.label_scanner" ? "parts.read" : (declared ?? "");
    return isPermissionName(needed) && permission(needed).alsoSet.includes(missing);
  };

  it.each(lackable)("%s: sees only its ID and IRI", async (missing) => {
    const operations = reads.filter((operation) => !includes(operation, missing));
    expect(operations.length).toBeGreaterThan(40);
    for (const operation of operations) {
      const { status, body } = await without(missing).get(concretePath(operation, inventory));
      if (status === 200) expect(described(body, missing), operation.operationId).toEqual([]);
    }
  });

  it.each<[PermissionName, string, string, string]>([
    ["parts.read", "projects", "build_part", "parts"],
    ["parts.read", "project_bom_entries", "part", "parts"],
    ["currencies.read", "priced", "price_currency", "currencies"],
    ["measurement_units.read", "storage_locations", "storage_type", "measurement_units"],
    ["groups.read", "users", "group", "groups"],
  ])(
    "%s: in %s, %s has only its ID, also in lists, selections, writes and JSON",
    async (missing, key, property, of) => {
      const collection = key === "priced" ? "project_bom_entries" : key;
      const path = `/api/${collection}/${inventory[key]}`;
      const client = without(missing);
      const { body: whole } = await admin().get(path, { expect: 200 });
      const hidden = whole[property] as unknown as {
        "@id": string;
        "@type": string;
        id: number;
        name: string;
      };
      expect(hidden.name).toEqual(expect.any(String));
      const linked = { "@id": `/api/${of}/${hidden.id}`, "@type": hidden["@type"], id: hidden.id };
      const read = await client.get(path, { expect: 200 });
      expect(read.body[property]).toEqual(linked);
      const plain = await client.get(path, { accept: "application/json", expect: 200 });
      expect(plain.body[property]).toEqual({ id: hidden.id });
      const selected = await client.get(`${path}?properties[${property}][]=name`, { expect: 200 });
      expect(selected.body[property]).toEqual({ "@id": linked["@id"], "@type": linked["@type"] });
      const list = await client.get(`/api/${collection}?id=${inventory[key]}`, { expect: 200 });
      expect(list.body["hydra:member"]?.[0]?.[property]).toEqual(linked);
      const changed = await client.patch(path, {}, { expect: 200 });
      expect(changed.body[property]).toEqual(linked);
      const batch = await client.post(
        "/api/batch",
        { operations: [{ method: "GET", path }] },
        { accept: "application/ld+json", expect: 200 },
      );
      if (collection !== "users") expect(batch.body["results"]?.[0]?.["body"]?.[property]).toEqual(linked);
      // The response to one user is not reused for another one.
      for (const [each, expected] of [
        [admin(), hidden],
        [client, linked],
      ] as const) {
        for (let count = 0; count < 3; count += 1)
          expect((await each.get(path, { expect: 200 })).body[property]).toEqual(expected);
      }
    },
  );

  it("sees the names of trees in parts, which parts.read includes", async () => {
    const { body } = await without("categories.read").get(`/api/parts/${inventory.parts}`, { expect: 200 });
    expect(body["category"]).toHaveProperty("full_path");
  });

  it("does not see deliveries of webhooks about elements that it cannot read", async () => {
    const deliver = (type: string, id: number): Promise<{ id: number }> =>
      service.store.transaction(({ db }) =>
        db
          .insertInto("webhook_deliveries")
          .values({
            webhook_id: inventory["webhooks"]!,
            message_id: `message ${type}`,
            event_type: `${type.toLowerCase()}.changed`,
            target_type: type,
            target_id: id,
            payload: JSON.stringify({ type: "part.changed", data: {} }),
            added_date: new Date().toISOString(),
          })
          .returning("id")
          .executeTakeFirstOrThrow(),
      );
    const [part, supplier] = [await deliver("Part", 1), await deliver("Supplier", 1)];
    const client = without("parts.read");
    const plain = { accept: "application/json", expect: 200 };
    const path = "/api/webhook_deliveries";
    const all = await admin().get<{ id: number }[]>(path, plain);
    const seen = await client.get<{ id: number }[]>(path, plain);
    expect(seen.body.map(({ id }) => id)).toEqual(
      all.body.map(({ id }) => id).filter((id) => id !== part.id),
    );
    expect(seen.headers["x-total-count"]).toBe(String(all.body.length - 1));
    expect(seen.body).toContainEqual(expect.objectContaining({ event_type: "ping" }));
    await client.get(`${path}/${supplier.id}`, { expect: 200 });
    for (const each of [`${path}/${part.id}`, `${path}?id=${part.id}`]) {
      const found = await client.get(each);
      expect([found.status, found.text.includes("part.changed")]).toEqual([
        each.includes("?") ? 200 : 404,
        false,
      ]);
    }
    await client.post(`${path}/${part.id}/resend`, {}, { expect: 404 });
    await admin().get(`${path}/${part.id}`, { expect: 200 });
  });
});
