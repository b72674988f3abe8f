/**
 * Creates one element of each resource through the API. Generated tests use the elements in the paths of operations.
 */
import type { Api } from "./client.ts";
import type { DeclaredOperation } from "./declared-operations.ts";
import { requiredOf, trees } from "./trees.ts";

/** Element ID by collection, such as `parts`. */
export type Inventory = Readonly<Record<string, number>>;

/** A text file for `upload.data`. */
export const textFile = "data:text/plain;base64,SGVsbG8=";

/** A PNG image with one transparent pixel, for `upload.data`. */
export const picture =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==";

/** Returns the body of a new element with a unique name. */
export function creationBody(
  collection: string,
  name: string,
  inventory: Inventory,
): Record<string, unknown> {
  const part = `/api/parts/${inventory.parts}`;
  switch (collection) {
    case "parts":
      return { name, category: `/api/categories/${inventory.categories}` };
    case "attachments":
      return {
        name,
        element: part,
        attachment_type: `/api/attachment_types/${inventory.attachment_types}`,
        upload: { data: picture, filename: "pixel.png" },
      };
    case "parameters":
      return { name, element: part, value_typical: 5 };
    case "part_lots":
      return {
        description: name,
        part,
        storage_location: `/api/storage_locations/${inventory.storage_locations}`,
        amount: 1000,
      };
    case "orderdetails":
      return { supplierpartnr: name, part, supplier: `/api/suppliers/${inventory.suppliers}` };
    case "pricedetails":
      return {
        price: "1.25",
        currency: `/api/currencies/${inventory.currencies}`,
        // Each orderdetail has one price per minimum quantity.
        min_discount_quantity: (quantitiesUsed += 1),
        orderdetail: `/api/orderdetails/${inventory.orderdetails}`,
      };
    case "part_associations":
      return { owner: part, ...nextAssociation(inventory), other_type: name };
    case "project_bom_entries":
      return { name, project: `/api/projects/${inventory.projects}` };
    case "webhooks":
      return { name, url: "http://127.0.0.1:9/" };
    case "imports":
      // The client sends this text as a CSV file. The file has no records.
      return "name,category_path\n" as unknown as Record<string, unknown>;
    case "column_mappings":
      return { name, columns: ["Teil=name"] };
    case "users":
      return { name: name.replaceAll(" ", "_") };
    default:
      return { name, ...requiredOf(collection) };
  }
}

/** Changes for resources without a name, by collection. */
const changes: Readonly<Record<string, (text: string) => Record<string, unknown>>> = {
  orderdetails: (text) => ({ supplierpartnr: text }),
  pricedetails: () => ({ price: "2.5" }),
  part_associations: (text) => ({ comment: text }),
};

/** Returns a body that changes an element of a collection. */
export function changeBody(collection: string, text: string): Record<string, unknown> {
  return changes[collection]?.(text) ?? { name: text };
}

/** Request bodies of actions, by path. Each body can be sent repeatedly. */
const actionBodies: Readonly<Record<string, (inventory: Inventory) => Record<string, unknown>>> = {
  addStock: () => ({ amount: 1 }),
  withdrawStock: () => ({ amount: 1 }),
  countStock: () => ({ amount: 1000 }),
  moveStock: ({ storage_locations: location }) => ({
    amount: 1,
    storage_location: `/api/storage_locations/${location}`,
  }),
  buildProject: () => ({ quantity: 1 }),
  // The client sends this text as a CSV file.
  importProjectBom: () => "Reference,Value,Qty\n,Posted,1\n" as unknown as Record<string, unknown>,
  createLabels: ({ parts: id }) => ({ options: {}, elements: { ids: [id] } }),
  previewLabels: ({ parts: id }) => ({ options: {}, elements: { ids: [id] } }),
  generateLabels: ({ label_profiles: profileId, parts: id }) => ({ profileId, elementIds: String(id) }),
  runBatch: () => ({ operations: [{ method: "GET", path: "/api/info" }] }),
};

/** Returns the body of a POST request that creates an element or runs an action, or `undefined` if it has no body. */
export function postBody(
  { operationId, path, body }: Pick<DeclaredOperation, "operationId" | "path"> & { readonly body: unknown },
  name: string,
  inventory: Inventory,
): Record<string, unknown> | undefined {
  if (body === null) return undefined;
  const collection = collectionOfPath(path);
  if (path.endsWith("/merge")) return { into: `/api/${collection}/${inventory[collection]}` };
  if (path.endsWith("/restore")) return { at: new Date().toISOString() };
  const action = actionBodies[operationId];
  return action === undefined ? creationBody(collection, name, inventory) : action(inventory);
}

/**
 * Number of additional parts. Two parts can have each type of association only once, so repeated requests need more
 * parts.
 */
const otherParts = 24;
const associationTypes = 3;
let associations = 0;

function nextAssociation({ other_parts: first = 0 }: Inventory) {
  associations += 1;
  const other = first + (Math.floor(associations / associationTypes) % otherParts);
  return { other: `/api/parts/${other}`, type: associations % associationTypes };
}

let quantitiesUsed = 0;

/**
 * Creates one element of each resource. `client` needs all permissions.
 * @param given existing elements to use, by collection
 */
export async function createInventory(
  client: Api,
  name = "Sample",
  given: Inventory = {},
): Promise<Inventory> {
  const inventory: Record<string, number> = { ...given };
  const make = async (collection: string, body: Record<string, unknown>): Promise<void> => {
    const { body: made } = await client.post<{ id: number }>(`/api/${collection}`, body, { expect: 201 });
    inventory[collection] = made.id;
  };
  for (const collection of trees) {
    if (!(collection in given)) await make(collection, creationBody(collection, name, inventory));
  }
  await make("parts", {
    ...creationBody("parts", name, inventory),
    // The contract examples of the search and scan operations match this part.
    description: "Resistor, 0603",
    gtin: "4006381333931",
    footprint: `/api/footprints/${inventory.footprints}`,
    manufacturer: `/api/manufacturers/${inventory.manufacturers}`,
    partUnit: `/api/measurement_units/${inventory.measurement_units}`,
    partCustomState: `/api/part_custom_states/${inventory.part_custom_states}`,
  });
  const { parts = 0 } = inventory;
  for (let made = 0; made < otherParts && !("other_parts" in given); made += 1) {
    await make("parts", creationBody("parts", `${name} ${made}`, inventory));
    inventory["other_parts"] ??= inventory["parts"] ?? 0;
  }
  inventory["parts"] = parts;
  for (const collection of ["part_lots", "orderdetails", "pricedetails", "part_associations"]) {
    await make(collection, creationBody(collection, name, inventory));
  }
  await make("project_bom_entries", {
    ...creationBody("project_bom_entries", name, inventory),
    part: `/api/parts/${parts}`,
  });
  // Deleted by tests, so nothing refers to these elements.
  const { projects = 0 } = inventory;
  await make("projects", { name: `${name} below`, parent: `/api/projects/${projects}` });
  inventory["projects"] = projects;
  await make("attachments", creationBody("attachments", name, inventory));
  await make("parameters", creationBody("parameters", name, inventory));
  await make("groups", creationBody("groups", name, inventory));
  const group = `/api/groups/${inventory.groups}`;
  await make("users", { ...creationBody("users", name, inventory), group });
  // The following elements refer to the others, so the others can no longer be deleted.
  const owner = `/api/users/${inventory.users}`;
  await client.patch(`/api/storage_locations/${inventory.storage_locations}`, { owner }, { expect: 200 });
  await make("label_profiles", creationBody("label_profiles", name, inventory));
  await make("webhooks", creationBody("webhooks", name, inventory));
  const ping = await client.post<{ id: number }>(
    `/api/webhooks/${inventory["webhooks"]}/ping`,
    {},
    { expect: 201 },
  );
  inventory["webhook_deliveries"] = ping.body.id;
  await make("column_mappings", creationBody("column_mappings", name, inventory));
  await make("imports", creationBody("imports", name, inventory));
  await finishedImport(client, inventory["imports"] ?? 0);
  const { body } = await client.get<{ id: number }[]>("/api/log_entries?itemsPerPage=1", {
    accept: "application/json",
    expect: 200,
  });
  inventory["log_entries"] = body[0]!.id;
  const sets = await client.get<{ id: number }[]>("/api/change_sets?itemsPerPage=1&order[id]=asc", {
    accept: "application/json",
    expect: 200,
  });
  inventory["change_sets"] = sets.body[0]!.id;
  return inventory;
}

/** Returns a change set that `undoChangeSet` can undo, or an undo that `redoChangeSet` can redo. */
export async function newChangeSet(client: Api, operationId: string, name: string): Promise<string> {
  const created = await client.post("/api/footprints", { name }, { expect: 201 });
  const set = created.headers["partledger-change-set"] ?? "";
  if (operationId !== "redoChangeSet") return set;
  const undone = await client.post(`/api/change_sets/${set}/undo`, undefined, { expect: 200 });
  return undone.headers["partledger-change-set"] ?? "";
}

/** Starts an undo in the background, and returns its ID. The service must be limited to one element per transaction. */
export async function finishedUndo(client: Api): Promise<number> {
  const operations = ["Undone 1", "Undone 2"].map((name) => ({
    method: "POST",
    path: "/api/footprints",
    body: { name },
  }));
  const { headers } = await client.post("/api/batch", { operations }, { expect: 200 });
  const path = `/api/change_sets/${headers["partledger-change-set"]}/undo`;
  const { body } = await client.post<{ id: number }>(path, undefined, { expect: 202 });
  for (;;) {
    const { body: undo } = await client.get<{ status: string }>(`/api/change_set_undos/${body.id}`, {
      expect: 200,
    });
    if (undo.status !== "running") return body.id;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Waits until an import has finished. */
export async function finishedImport(client: Api, id: number): Promise<void> {
  for (;;) {
    const { body } = await client.get(`/api/imports/${id}`, { expect: 200 });
    if (body["finished"] !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Returns the collection of a path, such as `parts` for `/api/parts/{id}/log`. */
export function collectionOfPath(path: string): string {
  return /^\/api\/([a-z_]+)/.exec(path)?.[1] ?? "";
}

/**
 * Returns the path of an operation with the ID of an existing element and the required query parameters.
 * @param id ID to use instead
 */
export function concretePath(
  operation: DeclaredOperation,
  inventory: Inventory,
  id?: number | string,
): string {
  return pathWithoutQuery(operation, inventory, id) + requiredQuery(operation);
}

/** Returns the path of an operation with the ID of an existing element, without a query. */
export function pathWithoutQuery(
  { path }: DeclaredOperation,
  inventory: Inventory,
  id?: number | string,
): string {
  return path
    .replace("{id}", String(id ?? inventory[collectionOfPath(path)] ?? 1))
    .replace("{type}", String(id ?? "Part"))
    .replace("{status}", String(id ?? 404))
    .replace("{codes}", String(id ?? "not-blank"));
}

/** Returns the required query parameters with their examples as a query string, or an empty string. */
export function requiredQuery({ parameters }: DeclaredOperation): string {
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === "query" && parameter.required === true)
      .map(({ name, schema }) => [name, String((schema.examples as readonly unknown[])[0])]),
  );
  return query.size === 0 ? "" : `?${query.toString()}`;
}
