/** Rules of currencies: the code is one of ISO 4217 and that of no other, a rate is worth something. */
import type { Change } from "../writing/change.ts";
import { changes } from "../writing/change.ts";

/** Knows the currencies of the world by their codes, those too that nobody pays with any more. */
const names = new Intl.DisplayNames(["en"], { type: "currency", fallback: "none" });

export function checkCurrency(change: Change<"Currency">): void {
  const { after } = change;
  const code = String(after.iso_code);
  if (changes(change, "iso_code") && names.of(code) === undefined) {
    change.violate("iso_code", `${code} is no currency code of ISO 4217.`, "iso-code");
  }
  const rate = after.exchange_rate;
  if (typeof rate === "number" && rate <= 0) {
    change.violate("exchange_rate", "This value should be positive.", "positive");
  }
}
