/** The row of what an entity is a part of, while it is being written. */
import type { ResourceName } from "../../../generated/resources.ts";
import { definitionOf } from "../../representation/definition.ts";
import type { Change, Columns, Owner, WriteContext } from "../writing/change.ts";
import { referredRow } from "../writing/referred-rows.ts";

type Row = Readonly<Columns>;

/**
 * The owner of a changed entity as it is to be: the one that is written by the same request, else the one that the
 * foreign key `column` refers to; null without one.
 */
export async function ownerRow(
  { owner, after, context }: Pick<Change, "owner" | "after" | "context">,
  resource: ResourceName,
  column: string,
): Promise<Row | null> {
  return rowOf(context, owner, resource, after[column]);
}

/** The part that an orderdetail or a price is about, through what is written by the same request. */
export async function partOfPrice(change: Change): Promise<Row | null> {
  const { owner, context } = change;
  const orderdetail = await ownerRow(change, "Orderdetail", "orderdetail_id");
  if (orderdetail === null) return null;
  return rowOf(context, owner?.owner ?? null, "Part", orderdetail["part_id"]);
}

/** Whether a part is counted in whole numbers: it has no unit, or one without fractions. */
export async function isPartCountedWhole(context: WriteContext, part: Row | null): Promise<boolean> {
  const id = part?.["part_unit_id"];
  if (typeof id !== "number") return true;
  const unit = await referredRow(context, context.definitions.MeasurementUnit, id);
  return unit?.["is_integer"] !== false;
}

async function rowOf(
  context: WriteContext,
  owner: Owner | null,
  resource: ResourceName,
  id: unknown,
): Promise<Row | null> {
  if (owner?.resource === resource && owner.columns !== undefined) return owner.columns;
  if (typeof id !== "number") return null;
  return referredRow(context, definitionOf(context.definitions, resource), id);
}
