/** Rules of prices: positive prices, unique minimum quantities, and quantities that fit the unit. */
import { sql } from "kysely";
import { decimalIn } from "../../database/decimal.ts";
import { roundQuantity } from "../stock/amounts.ts";
import { changes, type Change, type Rules } from "../writing/write-context.ts";
import { applyUnit } from "./applied-unit.ts";
import { partHasIntegerAmounts, partOfPrice } from "./owner-row.ts";
import { checkOwnedCount } from "./owned-rules.ts";
import { checkSelectable } from "./tree-rules.ts";

const quantities = ["price_related_quantity", "min_discount_quantity"] as const;

export const pricedetailRules: Rules<"Pricedetail"> = {
  unique: [
    {
      columns: { orderdetail_id: null, min_discount_quantity: 1 },
      property: "min_discount_quantity",
      message: "A price with this minimum quantity already exists.",
      temporary: { column: "min_discount_quantity", value: sql`-id` },
    },
  ],
  async check(change) {
    checkPrice(change);
    await checkSelectable(change, "currency");
    await checkQuantities(change);
    await checkOwnedCount(change, "orderdetail_id", "orderdetail");
  },
};

function checkPrice(change: Change<"Pricedetail">): void {
  const price = decimalIn(change.after, "price");
  if (price === null) return change.violate("price", "This field is missing.", "missing");
  if (price <= 0n) change.violate("price", "This value should be positive.", "positive");
}

async function checkQuantities(change: Change<"Pricedetail">): Promise<void> {
  const { before, context } = change;
  const isMoved = changes(change, "orderdetail_id");
  const changed = quantities.filter((column) => isMoved || changes(change, column));
  if (changed.length === 0) return;
  const isInteger = await partHasIntegerAmounts(context, await partOfPrice(change));
  const wasInteger = async () =>
    partHasIntegerAmounts(context, await partOfPrice({ context, owner: null, after: before ?? {} }));
  for (const column of changed) {
    const isStored = before !== null && isMoved;
    await applyUnit(change, column, { isInteger, wasInteger, isMoved: isStored, round: roundQuantity });
  }
}
