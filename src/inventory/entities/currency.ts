/** Currencies: bindings and the rate from the base currency. */
import { decimalScale, divideDecimal, formatFixed } from "../../database/decimal.ts";
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const currency = resource(
  "Currency",
  "currencies",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("Currency", "parent_id"),
    iso_code: bind.text("iso_code"),
    exchange_rate: bind.decimal("exchange_rate"),
    inverseExchangeRate: bind.computed(["exchange_rate"], inverse),
  }),
  { tree: true },
);

/** One divided by a rate, both in hundred-thousandths. */
function inverse(rate: number | null): string | null {
  return rate === null ? null : formatFixed(divideDecimal(decimalScale, rate / decimalScale));
}
