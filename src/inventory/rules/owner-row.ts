/** The part that an entity belongs to, while the part is being written or as it is stored. */
import type { ColumnValue, Owner, WriteContext } from "../writing/change.ts";
import { referencedRow } from "../writing/referenced-rows.ts";

/** What counting in the unit of a part needs of it. */
interface CountedPart {
  readonly part_unit_id?: ColumnValue;
}

interface InPart {
  readonly context: WriteContext;
  readonly owner: Owner | null;
  readonly after: { readonly part_id?: number | null };
}

interface InOrderdetail {
  readonly context: WriteContext;
  readonly owner: Owner | null;
  readonly after: { readonly orderdetail_id?: number | null };
}

/** The part of a changed entity: the one that the same request writes, else the stored one; null without one. */
export async function ownerPart({ context, owner, after }: InPart): Promise<CountedPart | null> {
  return partOf(context, owner, after.part_id);
}

/** The part of the orderdetail of a changed price, as {@link ownerPart}. */
export async function partOfPrice({ context, owner, after }: InOrderdetail): Promise<CountedPart | null> {
  if (owner?.resource === "Orderdetail" && owner.columns !== undefined) {
    return partOf(context, owner.owner ?? null, owner.columns["part_id"]);
  }
  if (typeof after.orderdetail_id !== "number") return null;
  const orderdetail = await referencedRow(context, context.definitions.Orderdetail, after.orderdetail_id);
  return partOf(context, owner?.owner ?? null, orderdetail?.part_id);
}

/** Whether a part is counted in whole numbers: it has no unit, or one without fractions. */
export async function partHasIntegerAmounts(
  context: WriteContext,
  part: CountedPart | null,
): Promise<boolean> {
  const id = part?.part_unit_id;
  if (typeof id !== "number") return true;
  const unit = await referencedRow(context, context.definitions.MeasurementUnit, id);
  return unit?.is_integer !== false;
}

async function partOf(context: WriteContext, owner: Owner | null, id: unknown): Promise<CountedPart | null> {
  if (owner?.resource === "Part" && owner.columns !== undefined) return owner.columns;
  return typeof id === "number" ? referencedRow(context, context.definitions.Part, id) : null;
}
