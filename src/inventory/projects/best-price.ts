/**
 * Finds the cheapest way to buy a quantity of a part. Prices are decimals (`database/decimal.ts`), so results are exact.
 */
import { calculateDecimal, placesOf } from "../../database/decimal.ts";
import { roundQuantity } from "../stock/amounts.ts";
import { groupBy } from "../../group-by.ts";
import type { Price } from "./prices.ts";

/** A quantity to buy at a specific price. */
export interface Purchase {
  readonly price: Price;
  readonly quantity: number;
  /** Total cost in the currency of the price, with five decimals, or with ten if the price has more than five. */
  readonly cost: bigint;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
  /** Total cost in the base currency, or `null` if the currency has no exchange rate. */
  readonly baseCost: bigint | null;
  /** Total cost by which purchases are compared: in the base currency if possible, with ten decimals. */
  readonly comparedCost: bigint;
}

/**
 * Returns the cheapest way to buy at least `missing` of a part, or `null` if the part has no price. Each supplier
 * charges the price with the largest `min_discount_quantity` that the quantity reaches, so buying more can be cheaper.
 * Prices without an exchange rate are compared only if the part has no other price, and only within the alphabetically
 * first currency.
 * @param prices prices of one part, in any order
 * @param isInteger whether the part is counted in whole numbers
 */
export function bestPurchase(
  prices: readonly Price[],
  missing: number,
  isInteger: boolean,
  baseCurrency: string,
): Purchase | null {
  return purchasesByOrderdetail(prices, missing, isInteger, baseCurrency)[0] ?? null;
}

/** Returns the cheapest purchase from each orderdetail, cheapest first. See {@link bestPurchase}. */
export function purchasesByOrderdetail(
  prices: readonly Price[],
  missing: number,
  isInteger: boolean,
  baseCurrency: string,
): Purchase[] {
  return [...groupBy(prices, ({ orderdetail }) => orderdetail).values()]
    .flatMap((offer) => {
      const [cheapest] = purchaseOptions(offer, missing, isInteger)
        .map(([price, quantity]) => purchaseOf(price, quantity, isInteger, baseCurrency))
        .sort(cheapestFirst);
      return cheapest ?? [];
    })
    .sort(cheapestFirst);
}

/** Returns the quantities to compare at one supplier, each with its price. */
function purchaseOptions(offer: readonly Price[], missing: number, isInteger: boolean): [Price, number][] {
  const steps = offer
    .map((price) => ({ price, from: roundQuantity(price.minimum, isInteger) }))
    .sort((a, b) => a.from - b.from || a.price.id - b.price.id);
  const current = steps.findLast(({ from }) => from <= missing);
  const larger = steps.filter(({ from }) => from > missing);
  const options = larger.map(({ price, from }): [Price, number] => [price, from]);
  return current === undefined ? options : [[current.price, missing], ...options];
}

function purchaseOf(price: Price, quantity: number, isInteger: boolean, baseCurrency: string): Purchase {
  const priceQuantity = roundQuantity(price.related, isInteger);
  const factors = { times: [quantity], by: [priceQuantity] };
  const cost = calculateDecimal(price.price, { ...factors, places: placesOf(price.price) });
  const currency = price.currency ?? baseCurrency;
  const purchase = { price, quantity, cost, currency };
  const exact = calculateDecimal(price.price, factors);
  if (currency === baseCurrency) return { ...purchase, baseCost: cost, comparedCost: exact };
  if (price.rate === null) return { ...purchase, baseCost: null, comparedCost: exact };
  const converted = { times: [quantity, price.rate], by: [priceQuantity] };
  return {
    ...purchase,
    baseCost: calculateDecimal(price.price, { ...converted, places: placesOf(price.price, price.rate) }),
    comparedCost: calculateDecimal(price.price, converted),
  };
}

function cheapestFirst(a: Purchase, b: Purchase): number {
  return (
    Number(a.baseCost === null) - Number(b.baseCost === null) ||
    (a.baseCost === null ? compare(a.currency, b.currency) : 0) ||
    compare(a.comparedCost, b.comparedCost) ||
    a.quantity - b.quantity ||
    a.price.orderdetail - b.price.orderdetail
  );
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Returns the total costs: first the total in the base currency, then one total for each currency without an exchange
 * rate.
 */
export function totalCosts(
  purchases: readonly Purchase[],
  baseCurrency: string,
): { readonly currency: string; readonly amount: bigint }[] {
  const totals = new Map<string, bigint>();
  for (const { cost, currency, baseCost } of purchases) {
    const key = baseCost === null ? currency : baseCurrency;
    totals.set(key, (totals.get(key) ?? 0n) + (baseCost ?? cost));
  }
  return [...totals]
    .map(([currency, amount]) => ({ currency, amount }))
    .sort(
      (a, b) =>
        Number(a.currency !== baseCurrency) - Number(b.currency !== baseCurrency) ||
        compare(a.currency, b.currency),
    );
}
