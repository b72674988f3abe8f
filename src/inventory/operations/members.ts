/**
 * Handles the operations that list the entities of an owner, such as the orderdetails of a part or the BOM entries of a
 * project.
 */
import { sql, type SqlBool } from "kysely";
import type { Operation } from "../../../generated/operations.ts";
import { shapes, type ResourceName, type ShapeName } from "../../../generated/resources.ts";
import type { Handler } from "../../http/handler.ts";
import { problem } from "../../util/errors.ts";
import { definitionOf, type Definition } from "../../representation/definition.ts";
import { parseIri } from "../../representation/iri.ts";
import { rowById } from "../writing/read-rows.ts";
import type { Inventory } from "./inventory.ts";
import { listHandler } from "./list-handlers.ts";

/**
 * Creates the handler of `/api/<collection>/{id}/<members>`. The response schema of the operation, such as
 * `OrderdetailEmbeddedList`, determines the shape of the members. The handler returns 404 if the owner does not exist.
 */
export function membersHandler(inventory: Inventory, operation: Operation, definition: Definition): Handler {
  const owner = definitionOf(inventory.definitions, resourceAt(operation.path));
  const column = foreignKeyTo(definition, owner.name);
  return listHandler<{ owner: number }>(inventory, operation, definition.name, {
    shape: memberShape(operation),
    base: (slot) => sql<SqlBool>`${sql.ref(`${definition.table}.${column}`)} = ${slot("owner")}`,
    baseValues: async (request, reader) => {
      const { id } = request;
      if (id === null || (await rowById(reader, owner, id)) === null) throw problem("not-found");
      return { owner: id };
    },
  });
}

function resourceAt(path: string): ResourceName {
  const found = parseIri(path.replace(/\{id\}.*/, "1"));
  if (found === null) throw new Error(`${path}: no resource has this collection.`);
  return found.resource;
}

function foreignKeyTo(definition: Definition, owner: ResourceName): string {
  for (const property of definition.partOf ?? []) {
    const binding = definition.bindings[property];
    if (binding?.kind === "reference" && binding.resource === owner) return binding.column;
  }
  throw new Error(`${definition.name} cannot belong to a ${owner}.`);
}

function memberShape(operation: Operation): ShapeName {
  const name = operation.response?.schema?.replace(/List$/, "");
  const shape = Object.values(shapes).find((known) => known.name === name);
  if (shape === undefined) {
    throw new Error(`${operation.operationId}: the response schema must be a list of entities.`);
  }
  return shape.name;
}
