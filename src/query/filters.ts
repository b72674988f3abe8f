/** Converts query parameters to filter conditions. Reports all violations together. */
import type { Filter, Parameter } from "../../generated/operations.ts";
import { ancestorsFilter } from "./ancestors-filter.ts";
import { booleanFilter } from "./boolean-filter.ts";
import { allOf, type Condition } from "./condition.ts";
import { dateFilter } from "./date-filter.ts";
import { equalsFilter } from "./equals-filter.ts";
import { entityFilter } from "./entity-filter.ts";
import type { FieldBinding, OwnedTable } from "./field-binding.ts";
import { likeFilter } from "./like-filter.ts";
import { withOwned, withoutOwned } from "./owned-filter.ts";
import { ownerFilter } from "./owner-filter.ts";
import { parameterFilter } from "./parameter-filter.ts";
import { rangeFilter } from "./range-filter.ts";
import { tagFilter } from "./tag-filter.ts";

/** A query parameter of a list, as the contract declares it. */
export type ListParameter = Pick<Parameter, "name" | "filter">;

/** A query parameter that filters or sorts a list (`x-filter` in the contract). */
export interface FilterParameter {
  readonly name: string;
  readonly filter: Filter;
}

/** Maps keys (see {@link filterKey}) to the bindings of the properties by which a list can be filtered or sorted. */
export type FieldBindings = ReadonlyMap<string, FieldBinding>;

/**
 * Returns the key of the property that a filter refers to. The key of a property of owned records has a prefix.
 * @example filterKey({ property: "storage_location", through: "partLots" }) // "partLots.storage_location"
 */
export function filterKey({ property, through }: Pick<Filter, "property" | "through">): string {
  return through === undefined ? property : `${through}.${property}`;
}

/**
 * Creates the condition of a filter from its value, which is raw text or already converted by the schema. If there are
 * several values, a row must match all of them.
 * @throws {Problem} 400 naming the parameter
 */
export function toCondition(
  parameter: FilterParameter,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  if (Array.isArray(value)) {
    return allOf(value.map((one: unknown) => toCondition(parameter, one, table, field)));
  }
  const { through } = field;
  if (through === undefined) return ofRow(parameter, value, table, field);
  const [outer, ...inner] = through;
  const innermost = inner.at(-1) ?? outer;
  const condition = ofRow(parameter, value, innermost.table, field);
  // For owned records, `false` means that the property is true for no record. It does not mean that the property is
  // false for one record.
  if (field.type === "boolean" && condition.shape === "false") {
    const opposite = ofRow(parameter, true, innermost.table, field);
    return withoutOwned(table, outer, withNested(outer, inner, opposite));
  }
  return withOwned(table, outer, withNested(outer, inner, condition));
}

/** Returns the condition for a record of the outer table that owns, through the inner tables, a matching record. */
function withNested(outer: OwnedTable, inner: readonly OwnedTable[], condition: Condition): Condition {
  const [next, ...rest] = inner;
  return next === undefined ? condition : withOwned(outer.table, next, withNested(next, rest, condition));
}

/** Returns the condition for a row of the table that has the property. */
function ofRow(
  { name, filter }: FilterParameter,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  switch (filter.kind) {
    case "like":
      return likeFilter(name, value, table, field);
    case "entity":
      return entityFilter(name, value, table, field);
    case "ancestors":
      return ancestorsFilter(name, value, table, field);
    case "tag":
      return tagFilter(name, value, table, field);
    case "boolean":
      return booleanFilter(name, value, table, field);
    case "range":
      return rangeFilter(name, filter.operator ?? "", value, table, field);
    case "date":
      return dateFilter(name, filter.operator ?? "", value, table, field);
    case "equals":
      return equalsFilter(name, value, table, field);
    case "parameter":
      return parameterFilter(name, value, table, field);
    case "owner":
      return ownerFilter(name, value, table, field);
    case "order":
      throw new Error(`The parameter ${name} is a sort parameter, not a filter.`);
  }
}
