/**
 * Which elements of trees restrict what an import creates. An inventory may contain what its own restrictions forbid by
 * now (a full location with lots in it), so elements that the file describes do not restrict the rest of the file. That
 * covers elements that an earlier, interrupted import of the same file created.
 */
import { definitionOf } from "../../representation/definition.ts";
import type { WriteBatch } from "../operations/create-entity.ts";
import { rowById } from "../writing/rows.ts";
import type { Field, FieldsByResource } from "./fields.ts";
import type { References } from "./references.ts";
import type { Document, TreeName } from "./resources.ts";

const company = ["not_selectable", "auto_product_url"];

/** Properties that restrict or change what refers to an element. All other trees have `not_selectable` only. */
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

/** What is needed to compare records with what is there. */
export interface Lookups extends WriteBatch {
  readonly references: References;
  readonly fields: FieldsByResource;
}

/** Whether a record describes an existing element with the restrictions that it has. */
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
