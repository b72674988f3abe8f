/**
 * The usual operations of a resource, made from its binding: list, children, members, log, get, create, update, delete. The
 * compiler knows which of them the contract declares; those with a role of their own are handed in.
 */
import { sql } from "kysely";
import type { SqlBool } from "kysely";
import type { Operation, OperationId } from "../../../generated/operations.ts";
import { operations } from "../../../generated/operations.ts";
import type { Resources } from "../../../generated/resources.ts";
import { resourceFacts } from "../../../generated/resources.ts";
import type { Answer, ApiRequest, Handler } from "../../contract/handler.ts";
import { requireMatch } from "../../contract/preconditions.ts";
import type { Reader } from "../../database/store.ts";
import { problem } from "../../errors.ts";
import { permissionName } from "../../identity/permissions.ts";
import type { StoredResource } from "../../representation/definition.ts";
import { definitionOf } from "../../representation/definition.ts";
import { applyChange, refuseFaults } from "../writing/apply.ts";
import type { Body, Row, WriteContext } from "../writing/change.ts";
import { deleteRow } from "../writing/delete.ts";
import type { FileDesk } from "../writing/file-desk.ts";
import { prepareChange } from "../writing/prepare.ts";
import { rowById } from "../writing/rows.ts";
import type { Inventory } from "./inventory.ts";
import { requirePermission } from "./element-permission.ts";
import { listHandler } from "./list-handlers.ts";
import { logHandler } from "./log-handler.ts";
import { membersHandler } from "./members.ts";
import { ownedListHandler } from "./owned-list.ts";
import { belongingOf } from "./owned-entities.ts";
import { withFiles } from "./request-files.ts";
import { occasionOf, rehearse, write } from "./write.ts";
import { changedAnswer, createdAnswer, represent } from "./written.ts";

type RoleName = keyof Resources[StoredResource]["operations"] | "other" | "replace" | "children" | "members";
type IdsOfRoles<
  R extends StoredResource,
  Role extends PropertyKey,
> = Resources[R]["operations"] extends infer Roles
  ? { [K in keyof Roles]: K extends Role ? Roles[K] : never }[keyof Roles] & OperationId
  : never;

/** Roles that {@link crud} supplies. */
type UsualRole = "list" | "children" | "members" | "log" | "get" | "create" | "update" | "replace" | "delete";

export type UsualHandlers<R extends StoredResource> = { readonly [Id in IdsOfRoles<R, UsualRole>]: Handler };
export type UnusualHandlers<R extends StoredResource> = {
  readonly [Id in IdsOfRoles<R, Exclude<RoleName, UsualRole>>]: Handler;
};
export type ResourceHandlers<R extends StoredResource> = UsualHandlers<R> & UnusualHandlers<R>;

/** The handlers of a resource: the usual ones, and `unusual` for operations with the role `other` or in their place. */
export function crud<R extends StoredResource>(
  inventory: Inventory,
  resource: R,
  unusual: UnusualHandlers<R> & Partial<UsualHandlers<R>>,
): ResourceHandlers<R> {
  const maker = makers(inventory, resource);
  const usual: Record<string, Handler> = {};
  for (const operation of operations) {
    if (operation.resource !== resource || operation.role === "other") continue;
    usual[operation.operationId] = maker[operation.role](operation);
  }
  // What the loop makes is what `UsualHandlers` names: both follow the operations of the resource in the contract.
  return { ...usual, ...unusual };
}

type Makers = Readonly<Record<UsualRole, (operation: Operation) => Handler>>;

function makers(inventory: Inventory, resource: StoredResource): Makers {
  const definition = definitionOf(inventory.definitions, resource);
  const facts = resourceFacts[resource];
  const belonging = belongingOf(definition);
  const reading =
    operations.find(({ resource: of, role }) => of === resource && role === "get")?.permission ?? null;
  const onlyId = inventory.plans.for(facts.item, new URLSearchParams("properties[]=id"));
  const exists = async (reader: Reader, id: number): Promise<void> => {
    if ((await onlyId.one(reader, id)) === null) throw problem("not-found");
  };

  /**
   * The row that a request changes or deletes.
   * @throws {Problem} 404; 403 where its element may not be changed; 412 where the client has seen another version
   */
  const rowToChange = async (reader: Reader, request: ApiRequest): Promise<Row> => {
    const row = await rowById(reader, definition, idOf(request.id));
    if (row === null) throw problem("not-found");
    belonging.authorizeRow(request, row, "edit");
    requireMatch(request, row.version);
    return row;
  };

  /** The log of an entity tells what is in it: it needs the permission to read that too. */
  const requireHistory = async (request: ApiRequest, reader: Reader, id: number): Promise<void> => {
    if (belonging.owned) return belonging.authorize(request, reader, id, "read", "show_history");
    if (reading !== null) requirePermission(request.principal, permissionName(reading));
    return exists(reader, id);
  };

  return {
    list: (operation) =>
      belonging.owned
        ? ownedListHandler(inventory, operation, definition)
        : listHandler(inventory, operation, resource, { scope: () => ({}) }),
    children: (operation) =>
      listHandler<{ parent: number }>(inventory, operation, resource, {
        base: (slot) => sql<SqlBool>`${sql.ref(`${definition.table}.parent_id`)} = ${slot("parent")}`,
        scope: async (request, reader) => {
          const id = idOf(request.id);
          await exists(reader, id);
          return { parent: id };
        },
      }),
    members: (operation) => membersHandler(inventory, operation, definition),
    log: (operation) =>
      logHandler(inventory, operation, resource, async (request, reader) => {
        const id = idOf(request.id);
        await requireHistory(request, reader, id);
        return id;
      }),
    get: () => async (request) => {
      const id = idOf(request.id);
      const plan = inventory.plans.for(facts.item, request.searchParams);
      if (belonging.owned) await belonging.authorize(request, inventory.store.read, id, "read");
      const entity = await plan.one(inventory.store.read, id);
      if (entity === null) throw problem("not-found");
      return { status: 200, ...represent(resource, entity, request.format === "jsonld") };
    },
    create: () => async (request) => {
      const body = request.body as Body;
      const columns = await columnsBefore(request, body);
      const prepare = async (context: WriteContext) => {
        const owner = await belonging.ownerOfNew(context, request, body);
        const target = { id: null, before: null, owner, columns };
        const change = await prepareChange(context, definition, body, target);
        refuseFaults(context);
        return { owner, change };
      };
      return writeWithFiles(request, prepare, async (context, { owner, change }) => {
        const { id } = await applyChange(change);
        await belonging.touch(context, owner);
        return createdAnswer({ inventory, context, request, resource, id });
      });
    },
    update: () => (request) => change(request, (body) => body),
    replace: () => (request) => change(request, (body) => ({ ...belonging.defaults, ...body })),
    delete: () => (request) =>
      withFiles({ inventory, request }, (files) =>
        write(inventory, occasionOf(request, files), async (context) => {
          const row = await rowToChange(context.transaction, request);
          await context.rules[definition.name]?.leaving?.(context, row);
          await deleteRow(context, definition, row);
          await belonging.touch(context, belonging.ownerOf(row));
          return { status: 204 };
        }),
      ),
  };

  /** What the rules make of a body before the transaction. */
  async function columnsBefore({ principal }: ApiRequest, body: Body) {
    const preparing = inventory.rules[resource]?.preparing;
    return (await preparing?.(body, (...names) => requirePermission(principal, ...names))) ?? {};
  }

  async function change(request: ApiRequest, complete: (body: Body) => Body): Promise<Answer> {
    const body = complete(request.body as Body);
    const columnsOfBody = await columnsBefore(request, body);
    const prepare = async (context: WriteContext) => {
      const row = await rowToChange(context.transaction, request);
      const id = row.id;
      const owner = await belonging.ownerAfter(context, request, body, row);
      const columns = { ...belonging.columnsOf(owner), ...columnsOfBody };
      const prepared = await prepareChange(context, definition, body, { id, before: row, columns });
      refuseFaults(context);
      return { id, row, owner, prepared };
    };
    return writeWithFiles(request, prepare, async (context, { id, row, owner, prepared }) => {
      const before = belonging.ownerOf(row);
      const moves = owner?.id !== before?.id;
      if (moves) await context.rules[definition.name]?.leaving?.(context, row);
      const { changed } = await applyChange(prepared, owner);
      if (changed) {
        await belonging.touch(context, before);
        if (moves) await belonging.touch(context, owner);
      }
      return changedAnswer({ inventory, context, request, resource, id });
    });
  }

  /** A write in its two halves. Where it needs files to be fetched, the first is also run before that. */
  function writeWithFiles<Prepared>(
    request: ApiRequest,
    prepare: (context: WriteContext) => Promise<Prepared>,
    apply: (context: WriteContext, prepared: Prepared) => Promise<Answer>,
  ): Promise<Answer> {
    const rehearsal = (files: FileDesk) => rehearse(inventory, occasionOf(request, files), prepare);
    return withFiles({ inventory, request, rehearse: rehearsal }, (files) =>
      write(inventory, occasionOf(request, files), async (context) => apply(context, await prepare(context))),
    );
  }
}

function idOf(id: number | null): number {
  if (id === null) throw problem("not-found");
  return id;
}
