/** Formats prices, which are decimals. */

export function money(decimal: string): string {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return `${whole}.${fraction.padEnd(2, "0")}`;
}

/** Formats a price without trailing zeros, but with at least two decimal places. */
export function priceText(price: string): string {
  return money(price).replace(/(\.\d\d\d*?)0+$/, "$1");
}
