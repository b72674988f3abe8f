/**
 * The basis of a price: with VAT, without VAT, or unspecified. Prices are compared and summed only at the same basis. With
 * `VAT_RATE`, prices with VAT are converted to prices without VAT.
 */

export interface Pricing {
  readonly baseCurrency: string;
  /** The VAT in percent. Null if prices with and without VAT cannot be compared. */
  readonly vatRate: number | null;
}

export type PriceBasis = "net" | "gross" | "unspecified";

/** All bases, in the order in which responses list them. */
export const priceBases: readonly PriceBasis[] = ["net", "gross", "unspecified"];

export function basisOf(includesVat: boolean | null, { vatRate }: Pick<Pricing, "vatRate">): PriceBasis {
  if (includesVat === null) return "unspecified";
  return includesVat && vatRate === null ? "gross" : "net";
}

/** Returns the number by which a price is divided to get the price at its basis. */
export function vatDivisor(includesVat: boolean | null, { vatRate }: Pick<Pricing, "vatRate">): number {
  // A rate has at most four decimals, so this removes only floating-point errors.
  return includesVat === true && vatRate !== null ? Number((1 + vatRate / 100).toFixed(6)) : 1;
}
