/**
 * Lists of attachments and parameters across all elements: they hold what belongs to the kinds of elements that the
 * principal may read, and neither filters nor totals tell of the rest.
 */
import type { RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Operation } from "../../../generated/operations.ts";
import type { ResourceName } from "../../../generated/resources.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Definition } from "../../representation/definition.ts";
import { mayReadElements } from "./element-permission.ts";
import type { Inventory } from "./inventory.ts";
import { listHandler } from "./list-handlers.ts";

/** The handler of such a list. Who may read every kind gets a list without conditions, which is the usual case. */
export function ownedListHandler(
  inventory: Inventory,
  operation: Operation,
  definition: Definition,
): Handler {
  const owners = Object.entries(definition.owners ?? {}) as [ResourceName, string][];
  const everything = listHandler(inventory, operation, definition.name, { scope: () => ({}) });
  const restricted = listHandler<Record<string, boolean>>(inventory, operation, definition.name, {
    base: (slot) => {
      const kinds = owners.map(
        ([resource, column]): RawBuilder<SqlBool> =>
          sql`(${sql.ref(`${definition.table}.${column}`)} is not null and cast(${slot(resource)} as boolean))`,
      );
      return sql<SqlBool>`(${sql.join(kinds, sql` or `)})`;
    },
    scope: ({ principal }) =>
      Object.fromEntries(owners.map(([resource]) => [resource, mayReadElements(principal, resource)])),
  });
  return (request) => {
    const all = owners.every(([resource]) => mayReadElements(request.principal, resource));
    return all ? everything(request) : restricted(request);
  };
}
