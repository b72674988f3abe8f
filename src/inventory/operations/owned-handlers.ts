/**
 * Adds permission checks to the handlers of attachments and parameters: reading these entities requires the permission
 * to read the elements that own them. The rules check write access.
 */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { operations, type Operation } from "../../../generated/operations.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { ApiRequest, Handler, Handlers } from "../../http/handler.ts";
import type { Reader } from "../../database/store.ts";
import { problem } from "../../util/errors.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { Definition } from "../../representation/definition.ts";
import { ownerNames, type OwnerName } from "../entities/owners.ts";
import type { Columns } from "../writing/columns.ts";
import { rowById } from "../writing/read-rows.ts";
import type { Inventory } from "./inventory.ts";
import { listHandler } from "./list-handlers.ts";
import { logHandler } from "./log-handler.ts";
import { oldRow } from "./old-version.ts";

/**
 * An element type and its foreign key. Attachments of users are their images, which these operations do not change.
 */
interface Kind {
  readonly element: OwnerName | "User";
  readonly column: string;
}

const readPermission = ({ element }: Kind): PermissionName =>
  element === "User" ? "users.read" : `${elementGroups[element]}.read`;

/** Returns `handlers`, restricted to entities whose owner the principal can read. */
export function ownedHandlers<H extends Handlers>(
  inventory: Inventory,
  resource: "Attachment" | "Parameter",
  handlers: H,
): H {
  const definition: Definition = inventory.definitions[resource];
  const kinds = ([...ownerNames, "User"] as const).flatMap((element): Kind[] => {
    const column = definition.owners?.[element];
    return column === undefined ? [] : [{ element, column }];
  });

  /** @throws {Problem} 404, or 403 naming the missing permission */
  const authorize = async (request: ApiRequest, reader: Reader): Promise<Kind> => {
    const row = await rowById(reader, definition, request.id ?? 0);
    if (row === null) throw problem("not-found");
    return authorizeRow(request, row);
  };
  const authorizeRow = ({ principal, id }: ApiRequest, row: Readonly<Columns>): Kind => {
    const kind = kinds.find(({ column }) => typeof row[column] === "number");
    if (kind === undefined) throw new Error(`${resource} ${id} has no owner.`);
    requirePermission(principal, readPermission(kind));
    return kind;
  };
  const authorizeLog = async (request: ApiRequest, reader: Reader): Promise<void> =>
    requireHistory(request, await authorize(request, reader));
  const requireHistory = (request: ApiRequest, { element }: Kind): void => {
    if (element === "User")
      throw problem("forbidden", "The change log of a user's image cannot be read through the API.");
    requirePermission(request.principal, `${elementGroups[element]}.show_history`);
  };

  const wrap = (operation: Operation, handler: Handler): Handler => {
    if (operation.role === "list") return visibleList(inventory, operation, definition, kinds, handler);
    if (operation.role === "log") return logHandler(inventory, operation, resource, authorizeLog);
    if (operation.permission !== "element.read") return handler;
    return async (request) => {
      const { read } = inventory.store;
      if (request.query["at"] === undefined) await authorize(request, read);
      else requireHistory(request, authorizeRow(request, await oldRow(read, definition, request)));
      return handler(request);
    };
  };
  const wrapped: Record<string, Handler> = {};
  for (const operation of operations) {
    const handler = handlers[operation.operationId];
    if (operation.resource === resource && handler !== undefined)
      wrapped[operation.operationId] = wrap(operation, handler);
  }
  return { ...handlers, ...wrapped };
}

/**
 * Restricts a list to entities whose owner the principal can read. Filters and totals ignore all other entities.
 * Usually the principal can read every element type, and `handler` runs without this restriction.
 */
function visibleList(
  inventory: Inventory,
  operation: Operation,
  { name, table }: Definition,
  kinds: readonly Kind[],
  handler: Handler,
): Handler {
  const restricted = listHandler<Record<string, boolean>>(inventory, operation, name, {
    base: (slot) => {
      const conditions = kinds.map(
        ({ element, column }): RawBuilder<SqlBool> =>
          sql`(${sql.ref(`${table}.${column}`)} is not null and cast(${slot(element)} as boolean))`,
      );
      return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
    },
    baseValues: async ({ principal }) =>
      Object.fromEntries(kinds.map((kind) => [kind.element, principal.can(readPermission(kind))])),
  });
  return (request) => {
    const all = kinds.every((kind) => request.principal.can(readPermission(kind)));
    return all ? handler(request) : restricted(request);
  };
}
