/**
 * Creates the standard handlers of a resource from its bindings: list, children, members, log, get, create, update,
 * replace, delete and merge. Every other operation in the contract requires a custom handler, which the types enforce.
 */
import { sql, type SqlBool } from "kysely";
import { operations, type Operation, type OperationId } from "../../../generated/operations.ts";
import { resourceFacts, type Resources } from "../../../generated/resources.ts";
import type { ApiResponse, ApiRequest, Handler } from "../../http/handler.ts";
import { requireMatch } from "../../http/request/preconditions.ts";
import type { Reader } from "../../database/store.ts";
import { problem } from "../../util/errors.ts";
import { groupBy } from "../../util/group-by.ts";
import { definitionOf, type Definition, type StoredResource } from "../../representation/definition.ts";
import { itemOf } from "../../representation/collection.ts";
import { mergeElements, mergeTarget, type MergeBody } from "../merging/merge-elements.ts";
import { applyChange, throwIfInvalid, writeCollectedLog } from "../writing/apply.ts";
import type { Body, Row, WriteContext } from "../writing/write-context.ts";
import { deleteRow } from "../writing/delete.ts";
import { actorOf } from "../../history/log-entry.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { prepareChange } from "../writing/prepare.ts";
import { rowById } from "../writing/read-rows.ts";
import type { ExportAs } from "./export-list.ts";
import type { Inventory } from "./inventory.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import { listHandler } from "./list-handlers.ts";
import { logHandler } from "./log-handler.ts";
import { membersHandler } from "./members.ts";
import { oldVersion } from "./old-version.ts";
import { writeWithFiles } from "./write-with-files.ts";
import { updatedResponse, createdResponse } from "./write-responses.ts";

type RoleName =
  keyof Resources[StoredResource]["operations"] | "other" | "replace" | "children" | "members" | "merge";
type IdsOfRoles<
  R extends StoredResource,
  Role extends PropertyKey,
> = Resources[R]["operations"] extends infer Roles
  ? { [K in keyof Roles]: K extends Role ? Roles[K] : never }[keyof Roles] & OperationId
  : never;

/** The operation roles that {@link crud} implements. */
type StandardRole =
  "list" | "children" | "members" | "log" | "get" | "create" | "update" | "replace" | "delete" | "merge";

type StandardHandlers<R extends StoredResource> = { readonly [Id in IdsOfRoles<R, StandardRole>]: Handler };
type CustomHandlers<R extends StoredResource> = {
  readonly [Id in IdsOfRoles<R, Exclude<RoleName, StandardRole>>]: Handler;
};
type ResourceHandlers<R extends StoredResource> = StandardHandlers<R> & CustomHandlers<R>;

const operationsOf = groupBy(operations, ({ resource }) => resource);

/** What the standard handlers of a resource share. */
interface Crud {
  readonly inventory: Inventory;
  readonly resource: StoredResource;
  readonly definition: Definition;
  readonly exportAs: ExportAs | undefined;
}

/**
 * Returns the handlers of a resource. Handlers in `custom` replace standard handlers.
 * @param exportAs exports the list in other formats than JSON
 */
export function crud<R extends StoredResource>(
  inventory: Inventory,
  resource: R,
  custom: CustomHandlers<R> & Partial<StandardHandlers<R>>,
  exportAs?: ExportAs,
): ResourceHandlers<R> {
  const shared: Crud = {
    inventory,
    resource,
    definition: definitionOf(inventory.definitions, resource),
    exportAs,
  };
  const standard: Record<string, Handler> = {};
  for (const operation of operationsOf.get(resource) ?? []) {
    const { role } = operation;
    if (role === "other") continue;
    standard[operation.operationId] = factories[role](shared, operation);
  }
  // The loop creates exactly the handlers of `StandardHandlers`: both list the resource's operations in the contract.
  return { ...standard, ...custom };
}

const factories: Readonly<Record<StandardRole, (crud: Crud, operation: Operation) => Handler>> = {
  list: ({ inventory, resource, exportAs }, operation) =>
    listHandler(inventory, operation, resource, { baseValues: async () => ({}), exportAs }),
  children: childrenHandler,
  members: ({ inventory, definition }, operation) => membersHandler(inventory, operation, definition),
  log: elementLogHandler,
  get: (crud) => (request) => getElement(crud, request),
  create: (crud) => (request) => save(crud, request, { isNew: true }),
  update: (crud) => (request) => save(crud, request, {}),
  replace: (crud) => (request) =>
    save(crud, request, { defaults: crud.inventory.rules[crud.resource]?.putDefaults }),
  delete: (crud) => (request) => deleteElement(crud, request),
  merge: (crud) => (request) => mergeElement(crud, request),
};

function childrenHandler(crud: Crud, operation: Operation): Handler {
  const { inventory, resource, definition } = crud;
  return listHandler<{ parent: number }>(inventory, operation, resource, {
    base: (slot) => sql<SqlBool>`${sql.ref(`${definition.table}.parent_id`)} = ${slot("parent")}`,
    baseValues: async (request, reader) => ({ parent: await existingId(crud, request, reader) }),
  });
}

function elementLogHandler(crud: Crud, operation: Operation): Handler {
  const { inventory, resource } = crud;
  const readPermission = operationPermission(resource, "get");
  return logHandler(inventory, operation, resource, async (request, reader) => {
    // The log contains values of the entity, so reading the log also requires the permission to read the entity.
    if (readPermission !== null) requirePermission(request.principal, readPermission);
    await existingId(crud, request, reader);
  });
}

const onlyId = new URLSearchParams("properties[]=id");

/**
 * Returns the ID in the path.
 * @throws {Problem} 404 if the element does not exist
 */
async function existingId(
  { inventory, resource }: Crud,
  request: ApiRequest,
  reader: Reader,
): Promise<number> {
  const id = request.id ?? 0;
  const plan = inventory.plans.for(resourceFacts[resource].item, null, onlyId);
  if ((await plan.one(reader, id)) === null) throw problem("not-found");
  return id;
}

async function getElement(
  { inventory, resource, definition }: Crud,
  request: ApiRequest,
): Promise<ApiResponse> {
  if (request.query["at"] !== undefined) return oldVersion(inventory, definition, request);
  const { store, plans } = inventory;
  const plan = plans.for(resourceFacts[resource].item, request.principal, request.searchParams);
  const id = request.id ?? 0;
  // On PostgreSQL, the plan is one statement, which needs no transaction.
  const entity =
    store.dialect === "sqlite"
      ? await store.readTransaction((reader) => plan.one(reader, id))
      : await plan.one(store.read, id);
  if (entity === null) throw problem("not-found");
  return { status: 200, ...itemOf(resource, entity, request.format === "jsonld") };
}

interface SaveOptions {
  readonly isNew?: boolean;
  /** The values of properties that the body does not contain. */
  readonly defaults?: Body | undefined;
}

/**
 * Prepares and applies a write. If files must be downloaded, the write is also prepared as a check before the download.
 */
async function save(
  crud: Crud,
  request: ApiRequest,
  { isNew = false, defaults }: SaveOptions,
): Promise<ApiResponse> {
  const { inventory, resource } = crud;
  const body = { ...defaults, ...(request.body as Body) };
  const change = { isNew, body, columns: await preparedColumns(crud, request, body) };
  const check = (context: WriteContext) => prepare(crud, context, request, change);
  return writeWithFiles({ inventory, request, check, groupCommit: isShort(crud, body) }, async (context) => {
    const { id } = await applyChange(await check(context));
    const written = { inventory, context, request, resource, id };
    return isNew ? createdResponse(written) : updatedResponse(written);
  });
}

/** Runs the `beforeTransaction` rule of the resource and returns the columns that the rule sets. */
async function preparedColumns({ inventory, resource }: Crud, { principal }: ApiRequest, body: Body) {
  const beforeTransaction = inventory.rules[resource]?.beforeTransaction;
  return (await beforeTransaction?.(body, (...names) => requirePermission(principal, ...names))) ?? {};
}

/** Whether a write neither moves files nor changes the paths of all descendants of an element. */
function isShort({ definition, resource }: Crud, body: Body): boolean {
  return definition.tree !== true && resource !== "Attachment" && body.attachments === undefined;
}

interface SavedChange {
  readonly isNew: boolean;
  readonly body: Body;
  readonly columns: Awaited<ReturnType<typeof preparedColumns>>;
}

async function prepare(
  crud: Crud,
  context: WriteContext,
  request: ApiRequest,
  { isNew, body, columns }: SavedChange,
) {
  const before = isNew ? null : await rowFor("update", crud, context, request);
  const prepared = await prepareChange(context, crud.definition, body, { before, columns });
  // The version is checked after the permissions, because some permissions depend on the change.
  if (before !== null) requireMatch(request, before.version);
  throwIfInvalid(context);
  return prepared;
}

/**
 * Returns the row with the ID in the path, if the rules allow the operation.
 * @throws {Problem} 404, or 403 if the rules deny access to the row
 */
async function rowFor(
  operation: "update" | "delete",
  { definition, resource }: Crud,
  context: WriteContext,
  request: ApiRequest,
): Promise<Row> {
  const row = await rowById(context.transaction, definition, request.id ?? 0);
  if (row === null) throw problem("not-found");
  await context.rules[resource]?.authorize?.(context, row, operation);
  return row;
}

async function deleteElement(crud: Crud, request: ApiRequest): Promise<ApiResponse> {
  const { inventory, definition } = crud;
  return writeWithFiles({ inventory, request }, async (context) => {
    const row = await rowFor("delete", crud, context, request);
    requireMatch(request, row.version);
    await deleteRow(context, definition, row);
    return { status: 204 };
  });
}

async function mergeElement(crud: Crud, request: ApiRequest): Promise<ApiResponse> {
  const { inventory, resource, definition } = crud;
  return writeWithFiles({ inventory, request }, async (context) => {
    const source = await rowFor("delete", crud, context, request);
    const target = await mergeTarget(context, definition, request.body as MergeBody);
    requireMatch(request, source.version);
    const writeLog = () => writeCollectedLog(context, actorOf(request.principal, request.changeSet));
    await mergeElements({ context, definition, source, target, writeLog });
    return updatedResponse({ inventory, context, request, resource, id: target.id });
  });
}
