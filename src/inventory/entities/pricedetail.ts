/** Binds pricedetails to their table. `rules/pricedetail-rules.ts` checks them. */
import { calculateDecimal, formatFixed, fromStored, placesOf } from "../../database/decimal.ts";
import type { ColumnValue } from "../../representation/binding.ts";
import { resource } from "../../representation/definition.ts";
import { roundQuantity, hasIntegerAmounts } from "../stock/amounts.ts";

const isInteger = "orderdetail.part.partUnit.is_integer";

export const pricedetail = resource(
  "Pricedetail",
  "pricedetails",
  (bind) => ({
    id: bind.column("id"),
    price: bind.decimal("price"),
    currency: bind.reference("Currency", "currency_id"),
    currency_iso_code: bind.computed(["currency.iso_code"], (code) =>
      typeof code === "string" ? code : null,
    ),
    // The quantity is rounded when it is read, because the unit can become an integer unit after the quantity was
    // stored.
    price_related_quantity: bind.derived(
      "price_related_quantity",
      ["price_related_quantity", isInteger],
      quantity,
    ),
    min_discount_quantity: bind.derived(
      "min_discount_quantity",
      ["min_discount_quantity", isInteger],
      quantity,
    ),
    price_per_unit: bind.computed(
      ["price", "price_remainder", "price_related_quantity", isInteger],
      (stored, remainder, related, whole) => {
        const price = fromStored(stored, remainder);
        return formatFixed(
          calculateDecimal(price, { by: [quantity(related, whole)], places: placesOf(price) }),
        );
      },
    ),
    orderdetail: bind.reference("Orderdetail", "orderdetail_id"),
    addedDate: bind.timestamp("added_date"),
    lastModified: bind.timestamp("last_modified"),
  }),
  { partOf: ["orderdetail"] },
);

function quantity(stored: number, whole: ColumnValue): number {
  return roundQuantity(stored, hasIntegerAmounts(whole));
}
