/** Derives the lots and orderdetails of the demo's parts from their categories. Every run produces the same data. */
import { formatDecimal, fromStored } from "../database/decimal.ts";
import type { Document } from "../exchange/transfer/exported-resources.ts";
import { names, type DemoPart } from "./demo-data.ts";

interface Supply {
  readonly category: string;
  readonly locations: readonly string[];
  readonly amounts: readonly number[];
  /** The price of one piece, in thousandths of the base currency. */
  readonly price: number;
}

const reels = ["A", "B", "C"].map((row) => `Workshop → Reel rack → Row ${row}`);
const drawers = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Workshop → Drawer cabinet → Drawer ${number}`);
const dry = ["Workshop → Dry cabinet"];

/** Price and stock by category. The first entry whose category is a prefix of the part's category applies. */
const supplies: readonly Supply[] = [
  {
    category: "Passive components → Resistors → Chip",
    locations: reels,
    amounts: [4_850, 320, 80, 9_600],
    price: 9,
  },
  {
    category: "Passive components → Capacitors → Ceramic",
    locations: reels,
    amounts: [3_900, 640, 95],
    price: 24,
  },
  { category: "Passive components", locations: drawers, amounts: [42, 8, 120], price: 310 },
  { category: "Discrete semiconductors", locations: drawers, amounts: [260, 35, 900], price: 140 },
  { category: "Integrated circuits → Microcontrollers", locations: dry, amounts: [12, 3, 45], price: 4_900 },
  { category: "Integrated circuits", locations: drawers, amounts: [18, 60, 5], price: 1_650 },
  { category: "Sensors", locations: dry, amounts: [14, 6], price: 3_800 },
  { category: "Consumables → Wire", locations: ["Workshop → Cable wall"], amounts: [48.5, 1.8], price: 620 },
  { category: "Consumables", locations: ["Workshop → Chemicals"], amounts: [380, 125], price: 95 },
  { category: "", locations: drawers, amounts: [75, 22, 9], price: 850 },
];

function supplyOf({ category }: DemoPart): Supply {
  const found = supplies.find((supply) => category.startsWith(supply.category));
  if (found === undefined) throw new Error(`No stock is defined for ${category}.`);
  return found;
}

function pick<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined) throw new Error("The list is empty.");
  return element;
}

const day = 86_400_000;

/**
 * Returns the lots of a part. Most parts have one lot; some have none or two. Some lots are expired or have an unknown
 * amount.
 */
export function lotsOf(part: DemoPart, index: number, now: Date): readonly Document[] {
  const { locations, amounts } = supplyOf(part);
  if (index % 13 === 7) return [];
  const daysFromNow = (days: number): string => new Date(now.getTime() + days * day).toISOString();
  const dateFromNow = (days: number): string => daysFromNow(days).slice(0, 10);
  const expires = part.ipn.startsWith("CHE");
  const first = {
    storage_location: names(pick(locations, index)),
    amount: pick(amounts, index),
    user_barcode: `LOT-${String(index + 1).padStart(4, "0")}`,
    ...(index % 3 === 0 && { last_stocktake_at: daysFromNow(-(index % 40)) }),
    ...(expires && { expiration_date: dateFromNow(200) }),
    ...(index % 17 === 11 && { instock_unknown: true, comment: "Count these." }),
    ...(index % 19 === 4 && { needs_refill: true }),
  };
  if (index % 7 !== 2 && !expires) return [first];
  const second = {
    storage_location: names(pick(locations, index + 1)),
    description: expires ? "Opened tin" : "Left over from the last batch",
    amount: Math.max(1, Math.floor(pick(amounts, index) / 10)),
    ...(expires && { expiration_date: dateFromNow(-30) }),
  };
  return [first, second];
}

interface Shop {
  readonly supplier: string;
  /** The ISO 4217 code of the currency, or `null` for the base currency. */
  readonly currency: string | null;
  /** The factor by which the supplier multiplies the price of a part. */
  readonly factor: number;
  readonly breaks: readonly (readonly [quantity: number, factor: number])[];
  readonly number: (part: DemoPart, index: number) => string;
  readonly properties?: Document;
}

const many = [
  [1, 1],
  [10, 0.82],
  [100, 0.61],
  [1_000, 0.44],
] as const;

const shops: readonly Shop[] = [
  {
    supplier: "DigiKey",
    currency: "USD",
    factor: 1.09,
    breaks: many,
    number: ({ name }) => `${name}-ND`,
    properties: { prices_includes_vat: false },
  },
  {
    supplier: "Reichelt",
    currency: null,
    factor: 1.19,
    breaks: [
      [1, 1],
      [50, 0.9],
    ],
    number: ({ name }) =>
      name
        .replaceAll(/[^A-Za-z0-9]+/g, " ")
        .trim()
        .toUpperCase(),
    properties: { prices_includes_vat: true },
  },
  {
    supplier: "Mouser",
    currency: null,
    factor: 1.02,
    breaks: many,
    number: ({ name }, index) => `${600 + (index % 250)}-${name}`,
    properties: { prices_includes_vat: false },
  },
  {
    supplier: "LCSC",
    currency: "USD",
    factor: 0.71,
    breaks: [
      [5, 1],
      [100, 0.7],
      [1_000, 0.52],
    ],
    number: (_, index) => `C${25_076 + index * 137}`,
  },
  {
    supplier: "Farnell",
    currency: "GBP",
    factor: 0.94,
    breaks: many,
    number: (_, index) => String(1_469_740 + index * 911),
  },
  {
    supplier: "Farnell",
    currency: "CHF",
    factor: 1.01,
    breaks: [[10, 1]],
    number: (_, index) => `${1_469_740 + index * 911}RL`,
    properties: { obsolete: true },
  },
];

export function offersOf(part: DemoPart, index: number): readonly Document[] {
  const { price } = supplyOf(part);
  if (index % 23 === 9) return [];
  const base = price * (0.7 + (index % 9) / 10);
  const first = index % shops.length;
  const second = (index * 3 + 1) % shops.length;
  return [...new Set(index % 4 === 3 ? [first] : [first, second])].map((place) => {
    const { supplier, currency, factor, breaks, number, properties } = pick(shops, place);
    const pricedetails = breaks.map(([quantity, discount]) => ({
      // `base` is in thousandths.
      price: formatDecimal(fromStored(Math.max(1, Math.round(base * factor * discount * 100)), 0)),
      min_discount_quantity: quantity,
      ...(currency !== null && { currency }),
    }));
    return { supplier: [supplier], supplierpartnr: number(part, index), ...properties, pricedetails };
  });
}

/** Returns the path of the custom state of a part, or `null` for most parts. */
export function stateOf(index: number): readonly string[] | null {
  if (index % 29 === 12) return ["Not for new designs", "Use up"];
  if (index % 17 === 5) return ["Prototypes only"];
  return index % 5 === 0 ? ["Approved"] : null;
}
