/** Rules of measurement units: a symbol is that of one unit, and prefixes need a symbol to stand before. */
import type { Change } from "../writing/change.ts";

export function checkUnit(change: Change): void {
  const { after } = change;
  // Forms send what is empty, and many units may have no symbol.
  if (after["unit"] === "") after["unit"] = after["unit_folded"] = null;
  if (after["use_si_prefix"] === true && (after["unit"] ?? null) === null) {
    change.violate("use_si_prefix", "Only a unit with a symbol can have SI prefixes.", "unit-required");
  }
}
