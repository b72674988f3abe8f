/**
 * Finds the cheapest way to buy a quantity of a part. Prices are decimals (`database/decimal.ts`), so results are exact.
 */
import { calculateDecimal, placesOf } from "../../database/decimal.ts";
import { roundQuantity } from "../stock/amounts.ts";
import { groupBy } from "../../util/group-by.ts";
import { basisOf, priceBases, vatDivisor, type PriceBasis, type Pricing } from "./price-basis.ts";
import type { Price } from "./prices.ts";

export interface Purchase {
  readonly price: Price;
  readonly quantity: number;
  /** Total cost in the currency of the price, with five decimals, or with ten if the price has more than five. */
  readonly cost: bigint;
  readonly currency: string;
  /** Total cost in the base currency, or `null` if the currency has no exchange rate. */
  readonly baseCost: bigint | null;
  /** Whether `cost` includes VAT. `null` if unknown. */
  readonly includesVat: boolean | null;
  /** The basis at which the purchase is compared with others. */
  readonly basis: PriceBasis;
  /** Total cost at this basis, in the base currency if possible, rounded like `cost`. */
  readonly costAtBasis: bigint;
  /** `costAtBasis` with ten decimals. */
  readonly comparedCost: bigint;
}

/** The cheapest purchase of a part, or the cheapest purchase at each basis if they cannot be compared. */
export interface BestPurchase {
  readonly best: Purchase | null;
  readonly alternatives: readonly Purchase[];
}

/**
 * Returns the cheapest way to buy at least `missing` of a part. Each supplier charges the price with the largest
 * `min_discount_quantity` that the quantity reaches, so buying more can be cheaper. Prices without an exchange rate are
 * compared only if the part has no other price, and only within the alphabetically first currency.
 * @param prices prices of one part, in any order
 * @param isInteger whether the part is counted in whole numbers
 */
export function bestPurchase(
  prices: readonly Price[],
  missing: number,
  isInteger: boolean,
  pricing: Pricing,
): BestPurchase {
  const purchases = competing(purchasesByOrderdetail(prices, missing, isInteger, pricing));
  const first = purchases[0] ?? null;
  if (first === null || commonBasis(purchases) !== null) return { best: first, alternatives: [] };
  const cheapest = priceBases.flatMap(
    (basis) => purchases.find((purchase) => purchase.basis === basis) ?? [],
  );
  return { best: null, alternatives: cheapest };
}

/**
 * Returns the cheapest purchase from each orderdetail, sorted by basis, then by cost. Those in currencies without an
 * exchange rate come last. See {@link bestPurchase}.
 */
export function purchasesByOrderdetail(
  prices: readonly Price[],
  missing: number,
  isInteger: boolean,
  pricing: Pricing,
): Purchase[] {
  return [...groupBy(prices, ({ orderdetail }) => orderdetail).values()]
    .flatMap((offer) => {
      const [cheapest] = purchaseOptions(offer, missing, isInteger)
        .map(([price, quantity]) => purchaseOf(price, quantity, isInteger, pricing))
        .sort(cheapestFirst);
      return cheapest ?? [];
    })
    .sort(cheapestFirst);
}

/** Returns the purchases that are compared with the first one: in currencies with an exchange rate, or in its currency. */
export function competing(purchases: readonly Purchase[]): readonly Purchase[] {
  const [first] = purchases;
  if (first === undefined) return [];
  return purchases.filter(({ baseCost, currency }) =>
    first.baseCost === null ? currency === first.currency : baseCost !== null,
  );
}

/** Returns the basis of all purchases, or null if there is none or they have different bases. */
export function commonBasis(purchases: readonly Purchase[]): PriceBasis | null {
  const [first] = purchases;
  return first !== undefined && purchases.every(({ basis }) => basis === first.basis) ? first.basis : null;
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

function purchaseOf(price: Price, quantity: number, isInteger: boolean, pricing: Pricing): Purchase {
  const { includesVat, rate } = price;
  const priceQuantity = roundQuantity(price.related, isInteger);
  const currency = price.currency ?? pricing.baseCurrency;
  const isBase = currency === pricing.baseCurrency;
  const conversion = isBase || rate === null ? [] : [rate];
  const places = placesOf(price.price, ...conversion);
  const own = { times: [quantity], by: [priceQuantity] };
  const converted = { times: [quantity, ...conversion], by: [priceQuantity] };
  const atBasis = { ...converted, by: [priceQuantity, vatDivisor(includesVat, pricing)] };
  return {
    price,
    quantity,
    cost: calculateDecimal(price.price, { ...own, places: placesOf(price.price) }),
    currency,
    baseCost: isBase || rate !== null ? calculateDecimal(price.price, { ...converted, places }) : null,
    includesVat,
    basis: basisOf(includesVat, pricing),
    costAtBasis: calculateDecimal(price.price, { ...atBasis, places }),
    comparedCost: calculateDecimal(price.price, atBasis),
  };
}

function cheapestFirst(a: Purchase, b: Purchase): number {
  return (
    Number(a.baseCost === null) - Number(b.baseCost === null) ||
    (a.baseCost === null ? compare(a.currency, b.currency) : 0) ||
    priceBases.indexOf(a.basis) - priceBases.indexOf(b.basis) ||
    compare(a.comparedCost, b.comparedCost) ||
    a.quantity - b.quantity ||
    a.price.orderdetail - b.price.orderdetail
  );
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}

export interface TotalCost {
  readonly currency: string;
  readonly basis: PriceBasis;
  readonly amount: bigint;
}

/**
 * Returns the total costs: first the totals in the base currency, then those of each currency without an exchange rate.
 * Costs with different bases are never added.
 */
export function totalCosts(purchases: readonly Purchase[], baseCurrency: string): TotalCost[] {
  const groups = groupBy(purchases, ({ currency, baseCost, basis }) =>
    [baseCost === null ? currency : baseCurrency, basis].join(" "),
  );
  return [...groups.values()]
    .map(([first, ...others]) => ({
      currency: first.baseCost === null ? first.currency : baseCurrency,
      basis: first.basis,
      amount: others.reduce((sum, { costAtBasis }) => sum + costAtBasis, first.costAtBasis),
    }))
    .sort(
      (a, b) =>
        Number(a.currency !== baseCurrency) - Number(b.currency !== baseCurrency) ||
        compare(a.currency, b.currency) ||
        priceBases.indexOf(a.basis) - priceBases.indexOf(b.basis),
    );
}
