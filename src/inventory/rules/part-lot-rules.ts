/**
 * Rules of lots: amounts that fit the unit, unique barcodes and the restrictions of storage locations. The restrictions apply
 * when a lot is moved or gets another part or owner, and when its amount increases. Existing lots that violate a
 * restriction are kept.
 */
import { sql } from "kysely";
import { changes, type Change, type Row, type Rules } from "../writing/write-context.ts";
import { referencedRow, restrictingRow } from "../writing/referenced-rows.ts";
import { roundAmount } from "../stock/amounts.ts";
import { applyUnit } from "./applied-unit.ts";
import { checkLotPermissions, requireOwnerOf } from "./lot-permissions.ts";
import { partHasIntegerAmounts, ownerPart } from "./owner-row.ts";
import { checkOwnedCount } from "./owned-rules.ts";
import { checkSelectable } from "./tree-rules.ts";

export const partLotRules: Rules<"PartLot"> = {
  unique: [
    {
      columns: { user_barcode: null },
      normalized: true,
      property: "user_barcode",
      message: "Another lot already has this barcode.",
      temporary: { column: "user_barcode", value: sql`null` },
    },
  ],
  async check(change) {
    await checkAmount(change);
    checkLotPermissions(change, await hasIntegerAmounts(change));
    clearEmptyBarcode(change);
    await checkOwnedCount(change, "part_id", "part");
    await checkSelectable(change, "storage_location");
    await checkLocation(change);
  },
  authorize(context, row, operation) {
    if (operation === "delete") requireOwnerOf(context, row);
  },
  // This rule also runs if the lot is deleted together with its part.
  beforeDelete(context, rows) {
    for (const row of rows) requireOwnerOf(context, row);
  },
};

async function checkAmount(change: Change<"PartLot">): Promise<void> {
  const { before, context } = change;
  const isMoved = changes(change, "part_id");
  if (!isMoved && !changes(change, "amount")) return;
  await applyUnit(change, "amount", {
    isInteger: await hasIntegerAmounts(change),
    wasInteger: async () => {
      const part = await referencedRow(context, context.definitions.Part, before?.part_id ?? 0);
      return partHasIntegerAmounts(context, part);
    },
    isMoved: before !== null && isMoved,
    round: roundAmount,
  });
}

async function hasIntegerAmounts(change: Change<"PartLot">): Promise<boolean> {
  return partHasIntegerAmounts(change.context, await ownerPart(change));
}

function clearEmptyBarcode({ after }: Change<"PartLot">): void {
  if (after.user_barcode === "") {
    after.user_barcode = null;
    after.user_barcode_folded = null;
  }
}

async function checkLocation(change: Change<"PartLot">): Promise<void> {
  const { after, context } = change;
  const locationId = after.storage_location_id;
  if (typeof locationId !== "number") return;
  const enters = changes(change, "storage_location_id") || changes(change, "part_id");
  if (!enters && !changes(change, "amount") && !changes(change, "owner_id")) return;
  const location = await restrictingRow(context, context.definitions.StorageLocation, locationId);
  if (location === null) return;
  if (location.is_full === true) await checkFullLocation(change, enters);
  if (enters) await checkOtherLots(change, location);
  if (enters || changes(change, "owner_id")) checkOwner(change, location);
}

async function checkFullLocation(change: Change<"PartLot">, enters: boolean): Promise<void> {
  if (enters) {
    change.violate("storage_location", "The storage location is full. Nothing can be added to it.", "full");
    return;
  }
  if (!changes(change, "amount")) return;
  const [before, after] = [change.before?.amount ?? 0, change.after.amount ?? 0];
  if (after <= roundAmount(before, await hasIntegerAmounts(change))) return;
  change.violate("amount", "The storage location is full. The amount cannot be increased.", "full");
}

/** Checks `limit_to_existing_parts` and `only_single_part` against the other lots in the location. */
async function checkOtherLots(change: Change<"PartLot">, location: Row<"StorageLocation">): Promise<void> {
  const onlyExistingParts = location.limit_to_existing_parts === true;
  const onlySinglePart = location.only_single_part === true;
  if (!onlyExistingParts && !onlySinglePart) return;
  const { hasSamePart, hasOtherParts } = await partsIn(change, location.id);
  if (hasSamePart) return;
  if (onlyExistingParts) {
    const message = "The storage location accepts only parts that it already contains.";
    change.violate("storage_location", message, "only-existing-parts");
  }
  if (onlySinglePart && hasOtherParts) {
    const message = "The storage location accepts only one part and already contains another.";
    change.violate("storage_location", message, "only-single-part");
  }
}

async function partsIn(
  { after, context, id }: Change<"PartLot">,
  location: number,
): Promise<{ readonly hasSamePart: boolean; readonly hasOtherParts: boolean }> {
  // ID 0 matches no lot: a part that is being created has no other lots.
  const part = after.part_id ?? 0;
  const count = (condition: string) =>
    sql<number>`coalesce(sum(case when part_id ${sql.raw(condition)} ${part} then 1 else 0 end), 0)`;
  const counts = await context.transaction.db
    .selectFrom("part_lots")
    .select([count("=").as("same"), count("<>").as("others")])
    .where("storage_location_id", "=", location)
    .where("id", "<>", id ?? 0)
    .executeTakeFirstOrThrow();
  return { hasSamePart: Number(counts.same) > 0, hasOtherParts: Number(counts.others) > 0 };
}

function checkOwner({ after, violate }: Change<"PartLot">, location: Row<"StorageLocation">): void {
  if (location.part_owner_must_match !== true) return;
  const [owner, wanted] = [after.owner_id ?? null, location.owner_id ?? null];
  if (owner === null || wanted === null || owner === wanted) return;
  violate("owner", "The storage location accepts only lots of its owner.", "owner-must-match");
}
