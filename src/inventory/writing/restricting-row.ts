/** Rows that restrict what may refer to them: categories, locations, everything that can be not selectable. */
import type { Definition } from "../../representation/definition.ts";
import type { Columns, WriteContext } from "./change.ts";
import { referredRow } from "./referred-rows.ts";

/** The row whose restrictions a write has to obey; null also where it came along with what is written. */
export async function restrictingRow(
  context: WriteContext,
  definition: Definition,
  id: number,
): Promise<Readonly<Columns> | null> {
  if (context.cameAlong?.(definition.name, id) === true) return null;
  return referredRow(context, definition, id);
}
