/**
 * Finds entities of this database that a copied entity would duplicate, by the keys that must be unique anyway. The
 * copy then refers to them instead.
 */
import { sql, type SqlBool } from "kysely";
import type { Transaction } from "../../database/store.ts";
import { definitionOf, type Definitions } from "../../representation/definition.ts";
import { parseIri } from "../../representation/iri.ts";
import { ownerNames, owners } from "../../inventory/entities/owners.ts";
import type { Creatable } from "../../inventory/operations/create-entity.ts";
import { isTree } from "../transfer/exported-resources.ts";
import type { Body } from "../../inventory/writing/write-context.ts";
import { anyDatabase } from "../../inventory/writing/read-rows.ts";

/** Returns the ID of the entity with the same unique key as the body, or `null` if there is none. */
export async function findExisting(
  transaction: Transaction,
  definitions: Definitions,
  resource: Creatable,
  body: Body,
): Promise<number | null> {
  const conditions = keyOf(resource, body);
  if (conditions === null) return null;
  let query = anyDatabase(transaction).selectFrom(definitionOf(definitions, resource).table).select("id");
  for (const condition of conditions) query = query.where(condition);
  return (await query.executeTakeFirst())?.id ?? null;
}

function keyOf(resource: Creatable, body: Body) {
  const equal = (column: string, value: unknown) =>
    sql<SqlBool>`${sql.ref(column)} = ${typeof value === "string" || typeof value === "number" ? value : ""}`;
  if (resource === "Currency") return [equal("iso_code", body["iso_code"] ?? "")];
  if (isTree(resource) || resource === "Project") {
    return [
      sql<SqlBool>`coalesce(parent_id, 0) = ${idIn(body["parent"]) ?? 0}`,
      equal("name", body["name"] ?? ""),
    ];
  }
  if (resource === "Attachment" || resource === "Parameter") {
    const element = parseIri(String(body["element"]));
    const owner = ownerNames.find((name) => name === element?.resource);
    if (owner === undefined || element === null) return null;
    const inElement = [equal(owners[owner], element.id), equal("name", body["name"] ?? "")];
    return resource === "Attachment"
      ? [...inElement, equal("attachment_type_id", idIn(body["attachment_type"]) ?? 0)]
      : [...inElement, equal("group_name", body["group"] ?? "")];
  }
  if (resource === "PartAssociation") {
    return [
      equal("part_id", idIn(body["owner"]) ?? 0),
      equal("other_part_id", idIn(body["other"]) ?? 0),
      equal("type", body["type"] ?? 0),
    ];
  }
  return null;
}

function idIn(value: unknown): number | null {
  return typeof value === "string" ? (parseIri(value)?.id ?? null) : null;
}
