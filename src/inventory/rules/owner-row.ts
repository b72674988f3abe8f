/** The row of what an entity is a part of, while it is being written. */
import type { ResourceName } from "../../../generated/resources.ts";
import { definitionOf } from "../../representation/definition.ts";
import type { Change, Columns } from "../writing/change.ts";
import { rowById } from "../writing/rows.ts";

/**
 * The owner of a changed entity as it is to be: the one that is written by the same request, else the one that the
 * foreign key `column` refers to; null without one.
 */
export async function ownerRow(
  { owner, after, context }: Change,
  resource: ResourceName,
  column: string,
): Promise<Readonly<Columns> | null> {
  if (owner?.resource === resource && owner.columns !== undefined) return owner.columns;
  const id = after[column];
  if (typeof id !== "number") return null;
  return rowById(context.transaction, definitionOf(context.definitions, resource), id);
}
