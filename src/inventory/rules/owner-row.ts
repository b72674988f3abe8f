/** Finds the part that an entity belongs to: either the part that the same request writes, or the stored part. */
import type { ColumnValue, Owner, WriteContext } from "../writing/write-context.ts";
import { referencedRow } from "../writing/referenced-rows.ts";

/** The columns of a part that determine how its amounts are rounded. */
interface PartUnit {
  readonly part_unit_id?: ColumnValue;
}

interface PartMember {
  readonly context: WriteContext;
  readonly owner: Owner | null;
  readonly after: { readonly part_id?: number | null };
}

interface OrderdetailMember {
  readonly context: WriteContext;
  readonly owner: Owner | null;
  readonly after: { readonly orderdetail_id?: number | null };
}

/** Returns the part that a changed entity belongs to, or `null` if there is none. */
export async function ownerPart({ context, owner, after }: PartMember): Promise<PartUnit | null> {
  return partOf(context, owner, after.part_id);
}

/**
 * Returns the part of a changed price, or `null` if there is none. The part is found through the orderdetail that owns
 * the price.
 */
export async function partOfPrice({ context, owner, after }: OrderdetailMember): Promise<PartUnit | null> {
  if (owner?.resource === "Orderdetail" && owner.columns !== undefined) {
    return partOf(context, owner.owner ?? null, owner.columns["part_id"]);
  }
  if (typeof after.orderdetail_id !== "number") return null;
  const orderdetail = await referencedRow(context, context.definitions.Orderdetail, after.orderdetail_id);
  return partOf(context, owner?.owner ?? null, orderdetail?.part_id);
}

/**
 * Returns whether amounts of the part are whole numbers. This is the case for parts without a unit or with an integer
 * unit.
 */
export async function partHasIntegerAmounts(context: WriteContext, part: PartUnit | null): Promise<boolean> {
  const id = part?.part_unit_id;
  if (typeof id !== "number") return true;
  const unit = await referencedRow(context, context.definitions.MeasurementUnit, id);
  return unit?.is_integer !== false;
}

async function partOf(context: WriteContext, owner: Owner | null, id: unknown): Promise<PartUnit | null> {
  if (owner?.resource === "Part" && owner.columns !== undefined) return owner.columns;
  return typeof id === "number" ? referencedRow(context, context.definitions.Part, id) : null;
}
