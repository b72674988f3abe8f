/** Formats amounts of parts with their unit. */

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 9 });

/** Formats an amount, such as “4,850” or “12.5 m”. */
export function amountText(amount: number, unit: string | null): string {
  const digits = number.format(amount);
  return unit === null ? digits : `${digits} ${unit}`;
}

/** Formats the stock of a part: “unknown”, or the known amount with “+ unknown”, if lots have an unknown amount. */
export function stockText(
  { total_instock: total, partLots: lots }: StockOfPart,
  unit: string | null,
): string {
  if (!lots.some(({ instock_unknown: isUnknown }) => isUnknown)) return amountText(total, unit);
  return total === 0 ? "unknown" : `${amountText(total, unit)} + unknown`;
}

interface StockOfPart {
  readonly total_instock: number;
  readonly partLots: readonly { readonly instock_unknown: boolean }[];
}
