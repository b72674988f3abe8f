/**
 * Determines which tree elements restrict an import. An inventory can contain entities that violate later restrictions,
 * such as lots in a full location. Elements that the file describes therefore do not restrict its other records, even
 * if an earlier, interrupted import created the elements.
 */
import { definitionOf } from "../../representation/definition.ts";
import type { WriteBatch } from "../operations/create-entity.ts";
import { rowById } from "../writing/rows.ts";
import type { Field, FieldsByResource } from "./fields.ts";
import type { References } from "./references.ts";
import type { Document, TreeName } from "./resources.ts";

const company = ["not_selectable", "auto_product_url"];

/**
 * Properties that restrict or change the entities that refer to an element, by tree. Trees that are not listed only
 * have `not_selectable`.
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

/** Data for comparing records with existing elements. */
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
  if (binding === undefined || !("column" in binding)) throw new Error(`${field.name} has no column`);
  return binding.column;
}
