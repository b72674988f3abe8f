/**
 * The requests whose SQL is recorded: every operation that uses the database, and each filter, order and pagination of
 * lists. Parameters that differ only in their operator are recorded once.
 */
import {
  operations,
  type Filter,
  type Operation,
  type Parameter,
  type Role,
} from "../../generated/operations.ts";
import { definitions } from "../../src/inventory/definitions.ts";
import type { Definition } from "../../src/representation/definition.ts";
import type { Api } from "../support/client.ts";
import { declaredOperations } from "../support/declared-operations.ts";
import {
  changeBody,
  collectionOfPath,
  creationBody,
  createInventory,
  picture,
  postBody,
  requiredQuery,
  type Inventory,
} from "../support/inventory.ts";
import { requiredOf, trees } from "../support/trees.ts";

export interface Case {
  readonly operation: Operation;
  readonly path: string;
  readonly body?: unknown;
}

export interface Data {
  /** An element of each collection. Other elements refer to these. */
  readonly used: Inventory;
  /** An element of each collection that can be deleted. */
  readonly spare: Inventory;
  /** A time after the creation of all elements and before their changes. */
  readonly createdBy: string;
}

/**
 * Creates two elements of each collection, because queries for one and for many rows differ. Each tree element gets two
 * children.
 */
export async function makeData(client: Api): Promise<Data> {
  const used = await createInventory(client, "Sample");
  const second = await createInventory(client, "Second");
  for (const collection of trees) {
    const parent = `/api/${collection}/${used[collection]}`;
    for (const name of ["Child", "Sibling"])
      await client.post(`/api/${collection}`, { ...requiredOf(collection), name, parent }, { expect: 201 });
  }
  await client.patch(`/api/parts/${used.parts}`, everySearchedProperty, { expect: 200 });
  await client.patch(`/api/parts/${second.parts}`, { minamount: 1e6 }, { expect: 200 });
  const lots = [
    [used, { needs_refill: true, user_barcode: "Sample", comment: "Sample" }],
    [second, { instock_unknown: true }],
  ] as const;
  for (const [{ part_lots: lot }, changes] of lots)
    await client.patch(`/api/part_lots/${lot}`, changes, { expect: 200 });
  const spare: Record<string, number> = {};
  for (const { path } of operations.filter(({ role }) => role === "create")) {
    const collection = collectionOfPath(path);
    const { body } = await client.post<{ id: number }>(path, creationBody(collection, "Spare", used), {
      expect: 201,
    });
    spare[collection] = body.id;
  }
  spare["change_sets"] = await changeSetOf(client, "/api/footprints", { name: "Undone" });
  const toRedo = await changeSetOf(client, "/api/footprints", { name: "Redone" });
  const undo = await changeSetOf(client, `/api/change_sets/${toRedo}/undo`);
  return { used: { ...used, change_set_redos: undo }, spare, createdBy: new Date().toISOString() };
}

/** Sends a POST request and returns the ID of its change set. */
async function changeSetOf(client: Api, path: string, body?: object): Promise<number> {
  const { status, text, headers } = await client.post(path, body);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return Number(headers["partledger-change-set"]);
}

/**
 * Creates elements with everything that a merge moves, and returns the requests that merge them. They are recorded after
 * those of the resources, so that the elements do not change the latter.
 */
export async function mergeCases(client: Api, { used }: Data): Promise<readonly Case[]> {
  const merged = await createInventory(client, "Merged");
  const rate = { exchange_rate: "2" };
  for (const { currencies } of [used, merged])
    await client.patch(`/api/currencies/${currencies}`, rate, { expect: 200 });
  for (const collection of merges.map(({ path }) => collectionOfPath(path))) {
    const source = `/api/${collection}/${merged[collection]}`;
    const child = { ...requiredOf(collection), name: "Merged child", parent: source };
    await client.post(`/api/${collection}`, child, { expect: 201 });
    for (const element of [source, `/api/${collection}/${used[collection]}`]) {
      const attachment = { ...creationBody("attachments", "Same", used), element };
      await client.post("/api/attachments", attachment, { expect: 201 });
    }
    await client.post("/api/parameters", { name: "Merged", element: source }, { expect: 201 });
  }
  return merges.map((operation) => {
    const collection = collectionOfPath(operation.path);
    const path = operation.path.replace("{id}", String(merged[collection]));
    return { operation, path, body: { into: `/api/${collection}/${used[collection]}` } };
  });
}

const merges = operations.filter(({ role }) => role === "merge");

/** Values that match the filters below. For a list without matches, the service would not read a page. */
const everySearchedProperty = {
  name: "Sample",
  description: "Sample",
  comment: "Sample",
  ipn: "Sample",
  gtin: "4006381333931",
  manufacturer_product_number: "Sample",
  tags: "sample",
  favorite: true,
  needs_review: true,
  mass: 5,
  minamount: 5,
};

const order: readonly Role[] = [
  "list",
  "children",
  "members",
  "get",
  "log",
  "other",
  "create",
  "update",
  "replace",
  "merge",
  "delete",
  "restore",
];

/**
 * Returns the requests of a resource. Requests that read come first, so that no element is missing. Those that restore come
 * last, because they restore a changed and a deleted element.
 */
export function casesOf(resource: string, data: Data): readonly Case[] {
  return operations
    .filter((operation) => operation.resource === resource)
    .sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
    .flatMap((operation) => casesOfOperation(operation, data));
}

/** The resources that have operations. */
export const resources: readonly string[] = [
  // Imports run in the background, at the same time as later requests.
  ...new Set(
    operations.flatMap(({ resource }) => (resource === null || resource === "Import" ? [] : [resource])),
  ),
];

function casesOfOperation(operation: Operation, { used, spare, createdBy }: Data): Case[] {
  const collection = collectionOfPath(operation.path);
  const elements = operation.role === "delete" ? spare : used;
  const path = operation.path.replace("{id}", String(elements[collection])) + queryOf(operation);
  const request = (body?: unknown): Case[] => [{ operation, path, ...(body !== undefined && { body }) }];
  switch (operation.role) {
    case "list":
    case "members":
      return listCases(operation, path);
    case "merge":
      return [];
    case "restore":
      return [used, spare].map((inventory) => ({
        operation,
        path: operation.path.replace("{id}", String(inventory[collection])),
        body: { at: createdBy },
      }));
    case "create":
      return request(creationBody(collection, "Created", used));
    case "update":
      return request(changeBody(collection, "Changed"));
    case "replace":
      return request({ ...creationBody(collection, "Replaced", used), upload: { data: picture } });
    case "other":
      if (operation.operationId === "undoChangeSet")
        return ["?dry_run=true", ""].map((query) => ({
          operation,
          path: `${operation.path.replace("{id}", String(spare[collection]))}${query}`,
        }));
      if (operation.operationId === "redoChangeSet")
        return [{ operation, path: operation.path.replace("{id}", String(used["change_set_redos"])) }];
      // Only the undo of a large change set can be read.
      if (operation.operationId === "getChangeSetUndo") return [];
      if (operation.operationId === "searchParts")
        return [...request(), { operation, path: `${path}&category=1%2B%2B&in_stock=1&order[name]=asc` }];
      if (operation.operationId === "exportParts")
        return ["", "?category=1%2B%2B&order[name]=asc", "?q=resistor+0603", "?format=jsonl"].map(
          (query) => ({
            operation,
            path: path + query,
          }),
        );
      if (operation.operationId === "exportProjectBom")
        return [...request(), { operation, path: `${path}?format=kicad` }];
      if (operation.operationId === "countParts")
        return [
          ...request(),
          ...["&category=1%2B%2B", "&q=resistor+0603"].map((query) => ({ operation, path: path + query })),
          ...["supplier", "currency", "project"].map((by) => ({
            operation,
            path: path.replace("category", by),
          })),
          { operation, path: `${path.replace("category", "storage_location")}&category=1%2B%2B` },
        ];
      if (operation.operationId === "countPartTags" || operation.operationId === "summarizePartParameters")
        return [...request(), { operation, path: `${path}?category=1%2B%2B` }];
      return request(operation.method === "POST" ? postBody(operation, "Posted", used) : undefined);
    case "get":
    case "children":
    case "log":
    case "delete":
      return request();
  }
}

/** Returns the required query parameters of an operation. */
function queryOf({ operationId }: Operation): string {
  // A query with several words also runs the statements for partial matches, unlike the example of the contract.
  if (operationId === "searchParts") return "?q=resistor+0603";
  const declared = declaredOperations().find((each) => each.operationId === operationId);
  return declared === undefined ? "" : requiredQuery(declared);
}

function listCases(operation: Operation, path: string): Case[] {
  const queries = [
    "",
    "?page=2&itemsPerPage=2",
    "?cursor=",
    ...operation.parameters.flatMap((parameter) => filterQueries(parameter)),
  ];
  if (operation.resource === "Part") queries.push("?category=1%2B%2B&name=sam%25&order[name]=desc");
  return queries.map((query) => ({ operation, path: path + query }));
}

function filterQueries({ name, filter }: Parameter): string[] {
  if (filter === undefined) return [];
  return valuesOf(name, filter).map((value) => `?${name}=${encodeURIComponent(value)}`);
}

const equalTo: Readonly<Record<string, string>> = {
  kind: "element_edited",
  target_type: "Part",
  target_id: "1",
  gtin: "4006381333931",
  status: "failed",
  "options.supported_element": "part",
};

/** Whether elements of the resource can have children. */
function isTree(resource: string | undefined): boolean {
  const definition = Object.values<Definition>(definitions).find(({ name }) => name === resource);
  return definition?.tree === true;
}

function valuesOf(name: string, { kind, resource, property, through }: Filter): readonly string[] {
  switch (kind) {
    case "like":
      return name === "name" ? ["sample", "sam%", "%ampl%", "s_mple"] : ["sam%"];
    case "entity":
      return isTree(resource) ? ["1", "1,1+", "1++"] : ["1"];
    case "ancestors":
      return ["1"];
    case "tag":
      return ["sample"];
    case "boolean":
      // For a condition on another table, `false` needs a different query than `true`.
      return through !== undefined || property in (definitions.Part.conditions ?? {}) ? ["1", "0"] : ["1"];
    case "range":
      return name.endsWith("[between]") ? ["1..9"] : name.endsWith("[gt]") ? ["1"] : [];
    case "date":
      return name.endsWith("[after]") ? ["2020-01-01"] : [];
    case "equals":
      return [equalTo[name] ?? "1"];
    case "parameter":
      return ["Sam%", "Sample:1..9 V", "Sample:>1", "Sample:5"];
    case "owner":
      return ["/api/parts/1"];
    case "order":
      return name === "order[id]" ? ["desc"] : ["asc"];
  }
}
