/** Determines which changes can be taken back. */
import { sql, type RawBuilder } from "kysely";

/** The types of elements whose changes cannot be taken back. */
const excluded: readonly string[] = ["User", "Group", "Webhook"];

/** Whether changes of elements of this type can be taken back. */
export function isUndoable(type: string): boolean {
  return !excluded.includes(type);
}

/** Returns the SQL condition for {@link isUndoable}. */
export function undoableSql(type: RawBuilder<string | null>): RawBuilder<boolean> {
  return sql<boolean>`${type} not in (${sql.join(excluded.map((name) => sql.lit(name)))})`;
}
