/** Finds the columns by which list parameters filter and sort. */
import type { Filter } from "../../../generated/operations.ts";
import { resourceFacts } from "../../../generated/resources.ts";
import type { FieldBinding, ReferenceTarget, SubstringIndex } from "../../query/field-binding.ts";
import { filterKey, type FieldBindings, type ListParameter } from "../../query/filters.ts";
import {
  definitionOf,
  ownerColumnOf,
  type Definition,
  type Definitions,
} from "../../representation/definition.ts";
import { ownerNames } from "../entities/owners.ts";

/** Text properties of up to 65,535 characters. No index supports sorting by these properties. */
const longTexts: ReadonlySet<string> = new Set(["comment", "description"]);

/** The texts of parts that the search index contains. */
const substringIndexes: ReadonlyMap<string, SubstringIndex> = new Map([
  ["name", "names"],
  ["ipn", "names"],
  ["manufacturer_product_number", "names"],
  ["orderdetails.supplierpartnr", "names"],
  ["tags", "texts"],
  ["description", "texts"],
  ["comment", "texts"],
]);

/** The number of leading characters of a long text that a cursor contains. */
const orderPrefix = 100;

/**
 * Returns the field bindings of all filter and order parameters.
 * @throws {Error} if a parameter refers to a property that cannot be filtered or sorted
 */
export function fieldBindings(
  definitions: Definitions,
  definition: Definition,
  parameters: readonly ListParameter[],
): FieldBindings {
  const fields = new Map<string, FieldBinding>();
  for (const { filter } of parameters) {
    if (filter === undefined || fields.has(filterKey(filter))) continue;
    const bind = filter.through === undefined ? fieldBinding : ownedBinding;
    const key = filterKey(filter);
    const substringIndex = definition.name === "Part" ? substringIndexes.get(key) : undefined;
    const bound = bind(definitions, definition, filter);
    fields.set(key, substringIndex === undefined ? bound : { ...bound, substringIndex });
  }
  return fields;
}

/** Returns the binding of a filter on the entities in an owned list, in nested lists, or that refer to the item. */
function ownedBinding(definitions: Definitions, definition: Definition, filter: Filter): FieldBinding {
  const [list = "", ...nested] = (filter.through ?? "").split(".");
  const { owned, column } = ownedDefinition(definitions, definition, list);
  const outer = { table: owned.table, column };
  if (nested.length === 0) return { ...fieldBinding(definitions, owned, filter), through: [outer] };
  const inner = ownedBinding(definitions, owned, { ...filter, through: nested.join(".") });
  return { ...inner, through: [outer, ...(inner.through ?? [])] };
}

/** Returns the entities of an owned list, or of a resource with one reference to the item, and their foreign key. */
function ownedDefinition(
  definitions: Definitions,
  definition: Definition,
  name: string,
): { readonly owned: Definition; readonly column: string } {
  const list = definition.bindings[name];
  if (list?.kind === "owned") {
    const owned = definitionOf(definitions, list.resource);
    return { owned, column: ownerColumnOf(owned, definition, list) };
  }
  const owned = Object.values<Definition>(definitions).find((each) => each.name === name);
  const references = Object.values(owned?.bindings ?? {}).flatMap((binding) =>
    binding.kind === "reference" && binding.resource === definition.name ? [binding.column] : [],
  );
  const [column] = references;
  if (owned === undefined || column === undefined || references.length > 1)
    throw new Error(
      `${name} is neither a list of ${definition.name} nor a resource with one reference to it.`,
    );
  return { owned, column };
}

function fieldBinding(
  definitions: Definitions,
  definition: Definition,
  { property, kind, nullable = false }: Filter,
): FieldBinding {
  const condition = definition.conditions?.[property];
  if (condition !== undefined) return { property, column: "", type: "boolean", condition };
  const [object = "", member] = property.split(".");
  const binding = definition.bindings[object];
  switch (binding?.kind) {
    case "column": {
      const { column } = binding;
      if (property === "id") return { property, column, type: "reference", target: targetOf(definition) };
      if (binding.folded) {
        const folded = `${column}_folded`;
        return {
          property,
          column,
          folded,
          type: "text",
          nullable,
          ...(binding.sortable === true && { sortable: true }),
          ...(longTexts.has(property) && { orderPrefix }),
        };
      }
      return { property, column, type: kind === "boolean" ? "boolean" : columnType(kind), nullable };
    }
    case "timestamp":
    case "instant":
      return { property, column: binding.column, type: "date", nullable };
    case "computed": {
      // A filter on a computed property compares the stored value.
      const [column, ...others] = "writes" in binding ? [binding.writes] : binding.columns;
      if (typeof column !== "string" || others.length > 0) break;
      if (binding.folded === true)
        return { property, column, folded: `${column}_folded`, type: "text", nullable };
      return { property, column, type: columnType(kind), nullable };
    }
    case "reference": {
      const target = targetOf(definitionOf(definitions, binding.resource));
      return { property, column: binding.column, type: "reference", target };
    }
    case "value": {
      const column = member === undefined ? undefined : binding.members[member];
      if (column === undefined) break;
      return { property, column, type: columnType(kind), nullable };
    }
    case "owner":
      return { property, column: "", type: "reference", owners: ownersOf(definition) };
    default:
  }
  throw new Error(`${definition.name}: ${property} can be neither filtered nor sorted.`);
}

function targetOf({ name, table, tree }: Definition): ReferenceTarget {
  return { table, collection: resourceFacts[name].collection ?? "", tree: tree === true };
}

/** Returns the foreign keys of the owners that the contract declares for the property `element`. */
function ownersOf({ owners = {} }: Definition): ReadonlyMap<string, string> {
  return new Map(
    ownerNames.map((name) => [resourceFacts[name].collection ?? "", owners[name] ?? ""] as const),
  );
}

/**
 * Returns the type of a column without a case-folded copy. A text column of this kind supports only the filter
 * `equals`.
 */
function columnType(kind: string): FieldBinding["type"] {
  return kind === "equals" ? "text" : "number";
}
