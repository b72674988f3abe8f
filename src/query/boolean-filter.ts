/** Filters lists by a boolean property, as in `favorite=true`. */
import { sql, type RawBuilder } from "kysely";
import type { Dialect } from "../database/store.ts";
import { badParameter } from "./bad-parameter.ts";
import type { Condition } from "./condition.ts";
import { columnOf, type FieldBinding } from "./field-binding.ts";

/**
 * Creates the condition. The value is `true`, `false`, `1` or `0`. Rows with a null value never match. The value is
 * part of the SQL instead of a parameter, because otherwise the database could not use a partial index.
 * @throws {Problem} 400 naming the parameter
 */
export function booleanFilter(
  parameter: string,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  switch (String(value)) {
    case "true":
    case "1":
      return { shape: "true", values: [], sql: (_, dialect) => sql`${booleanOf(table, field, dialect)}` };
    case "false":
    case "0":
      return {
        shape: "false",
        values: [],
        sql: (_, dialect) => sql`not ${booleanOf(table, field, dialect)}`,
      };
    default:
      throw badParameter(parameter, 'This value should be "true" or "false".');
  }
}

function booleanOf(table: string, field: FieldBinding, dialect: Dialect): RawBuilder<unknown> {
  return field.condition === undefined ? columnOf(table, field) : sql`(${field.condition(table, dialect)})`;
}
