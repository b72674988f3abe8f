/** Rules of prices: positive prices, unique minimum quantities and rounded quantities. */
import { roundQuantity } from "../stock/amounts.ts";
import type { Change, Rules } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
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
    },
  ],
  async check(change) {
    checkPrice(change);
    await checkSelectable(change, "currency");
    await applyUnit(change);
    await checkOwnedCount(change, "orderdetail_id", "orderdetail");
  },
};

function checkPrice(change: Change<"Pricedetail">): void {
  const price = change.after.price;
  if (typeof price !== "number") return change.violate("price", "This field is missing.", "missing");
  // A price below half of 1/100,000 was rounded to 0 before this check.
  if (price <= 0) change.violate("price", "This value should be positive.", "positive");
}

async function applyUnit(change: Change<"Pricedetail">): Promise<void> {
  const { after, context } = change;
  const moves = changes(change, "orderdetail_id");
  const rounded = quantities.filter(
    (column) => typeof after[column] === "number" && (moves || changes(change, column)),
  );
  if (rounded.length === 0) return;
  const isInteger = await partHasIntegerAmounts(context, await partOfPrice(change));
  for (const column of rounded) after[column] = roundQuantity(Number(after[column]), isInteger);
}
