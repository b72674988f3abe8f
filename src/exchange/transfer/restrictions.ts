/**
 * Determines which tree elements restrict an import. An exported inventory can contain entities that violate later
 * restrictions, such as lots in a full location. Therefore, an element that the file describes does not restrict the
 * other records of the file, even if an earlier import, which was interrupted, created the element.
 */
import { definitionOf } from "../../representation/definition.ts";
import type { WriteBatch } from "../../inventory/operations/create-entity.ts";
import { rowById } from "../../inventory/writing/read-rows.ts";
import type { Field, FieldsByResource } from "./fields.ts";
import type { References } from "./find-referenced-entities.ts";
import type { Document, TreeName } from "./exported-resources.ts";

const company = ["not_selectable", "auto_product_url"];

/**
 * Maps trees to the properties that restrict or change entities that refer to an element. For all other trees, the only
 * such property is `not_selectable`.
 */
const restrictions: Readonly<Partial<Record<TreeName, readonly string[]>>> = {
  Category: ["not_selectable", "partname_regex"],
  Manufacturer: company,
  StorageLocation: [
    "not_selectable",
    "is_full",
    "only_single_part",
    "limit_to_existing_parts",
    "part_owner_must_match",
    "owner",
  ],
  Supplier: company,
};

/** The dependencies for comparing records with existing elements. */
export interface Lookups extends WriteBatch {
  readonly references: References;
  readonly fields: FieldsByResource;
}

/** Returns whether a record describes an existing element with the same restrictions. */
export async function describesRestrictions(
  { inventory, transaction, references, fields }: Lookups,
  tree: TreeName,
  id: number,
  document: Document,
): Promise<boolean> {
  const row = await rowById(transaction, definitionOf(inventory.definitions, tree), id);
  if (row === null) return false;
  const named = restrictions[tree] ?? ["not_selectable"];
  for (const field of fields(tree)) {
    if (!named.includes(field.name)) continue;
    const stored = row[columnOf(field)] ?? null;
    const described = document[field.name] ?? (field.kind === "scalar" ? field.fallback : null) ?? null;
    const isCode = field.kind === "code" && typeof described === "string";
    if ((isCode ? await references.code(field.resource, described) : described) !== stored) return false;
  }
  return true;
}

function columnOf(field: Field): string {
  const binding = "binding" in field ? field.binding : undefined;
  if (binding === undefined || !("column" in binding))
    throw new Error(`The field ${field.name} has no column.`);
  return binding.column;
}
