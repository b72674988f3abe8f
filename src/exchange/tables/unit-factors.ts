/** Converts between units of length, mass and volume. `quantities.ts` recognizes the units of quantities. */

/** The symbols and names of units, each with its quantity and its size in the first unit of this quantity. */
const sizes: Readonly<Record<string, readonly [quantity: string, size: number]>> = {
  m: ["length", 1],
  cm: ["length", 0.01],
  mm: ["length", 0.001],
  km: ["length", 1000],
  ft: ["length", 0.3048],
  g: ["mass", 1],
  kg: ["mass", 1000],
  mg: ["mass", 0.001],
  l: ["volume", 1],
  ml: ["volume", 0.001],
};

const symbols: Readonly<Record<string, string>> = {
  meter: "m",
  meters: "m",
  metre: "m",
  metres: "m",
  metro: "m",
  metros: "m",
  mètre: "m",
  mètres: "m",
  centimeter: "cm",
  centimeters: "cm",
  centimetre: "cm",
  centimetres: "cm",
  millimeter: "mm",
  millimeters: "mm",
  millimetre: "mm",
  millimetres: "mm",
  kilometer: "km",
  kilometre: "km",
  foot: "ft",
  feet: "ft",
  gram: "g",
  grams: "g",
  gramm: "g",
  kilogram: "kg",
  kilograms: "kg",
  kilogramm: "kg",
  liter: "l",
  liters: "l",
  litre: "l",
  litres: "l",
};

/** Returns the size of a unit in another unit, or `null` if it is unknown. Units are given by symbol or name. */
export function unitFactor(from: string, to: string): number | null {
  const [one, other] = [symbolOf(from), symbolOf(to)];
  if (one === other) return 1;
  const [quantity, size = 0] = own(sizes, one) ?? [];
  const [otherQuantity, otherSize = 0] = own(sizes, other) ?? [];
  return quantity === undefined || quantity !== otherQuantity ? null : size / otherSize;
}

/** Returns an amount in the other unit, with the decimals that amounts can have. */
export function convertAmount(amount: number, factor: number): number {
  return factor === 1 ? amount : Number((amount * factor).toFixed(9));
}

function symbolOf(unit: string): string {
  const name = unit.normalize("NFKC").trim().toLowerCase();
  return own(symbols, name) ?? name;
}

function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
